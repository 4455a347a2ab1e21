"""Enter presses the button that has the focus: Qt leaves it dead outside dialogs, and on buttons without a default."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QToolButton, QWidget

ENTERS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def is_enter(event: QKeyEvent) -> bool:
    """Tell whether a key is Enter with nothing held."""
    return event.key() in ENTERS and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier


def press_focused(place: QWidget, event: QKeyEvent) -> bool:
    """Press the button of a place that has the focus, if Enter was pressed and one has it; False: neither."""
    focus = place.window().focusWidget()
    if not is_enter(event) or not isinstance(focus, QPushButton | QToolButton) or not place.isAncestorOf(focus):
        return False
    focus.click()
    return True
