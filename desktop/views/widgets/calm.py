"""Inputs that ignore the wheel: it scrolls the page and never changes the value under the pointer."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QAbstractSpinBox, QComboBox, QWidget


class _Passing(QObject):
    """Passes wheel events on to the parent of an input."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ignore wheel events."""
        if event.type() == QEvent.Type.Wheel:
            event.ignore()
            return True
        return False


def calm(box: QWidget) -> None:
    """Let an input ignore the wheel, which does not focus it either."""
    if box.focusPolicy() == Qt.FocusPolicy.WheelFocus:
        box.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    box.installEventFilter(_Passing(box))


def calm_all(page: QWidget) -> None:
    """Let every present input of a page ignore the wheel, or the page itself where it is one."""
    if isinstance(page, QComboBox | QAbstractSpinBox):
        calm(page)
    for box in page.findChildren(QComboBox):
        calm(box)
    for spin in page.findChildren(QAbstractSpinBox):
        calm(spin)
