"""A list of what may replace ○○ or □□, and is typed into: kinds or series, found by their reading, too."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QComboBox

from desktop.systems.common.cards.library import Library, spelled
from desktop.views.widgets.finder import READING


def fill_kinds(box: QComboBox, names: Sequence[str], library: Library) -> None:
    """Offer these names, none of them chosen."""
    box.clear()
    for name in names:
        found = library.resolve(name)
        box.addItem(name)
        box.setItemData(box.count() - 1, spelled(*found) if found is not None else "", READING)
    box.setCurrentIndex(-1)
    box.clearEditText()
