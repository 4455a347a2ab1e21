"""Filling boxes of choices again after every step, without signals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtWidgets import QComboBox


def fill(box: QComboBox, items: Sequence[tuple[str, Any]]) -> None:
    """Offer these texts for these values; what was chosen stays, where it is still there. No signal is sent."""
    if [(box.itemText(n), box.itemData(n)) for n in range(box.count())] == list(items):
        return
    chosen = box.currentData()
    blocked = box.blockSignals(True)
    box.clear()
    for text, value in items:
        box.addItem(text, value)
    box.setCurrentIndex(max(0, box.findData(chosen)))
    box.blockSignals(blocked)


def choose(box: QComboBox, value: Any) -> None:
    """Show a choice. No signal is sent."""
    blocked = box.blockSignals(True)
    box.setCurrentIndex(max(0, box.findData(value)))
    box.blockSignals(blocked)
