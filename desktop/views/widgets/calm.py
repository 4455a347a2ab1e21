"""Inputs that a wheel passes by: it scrolls the page, and changes nothing that lies under the pointer meanwhile."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QAbstractSpinBox, QComboBox, QWidget


class _Passing(QObject):
    """Sends a wheel on to what lies around the input that it belongs to."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the page have it."""
        if event.type() == QEvent.Type.Wheel:
            event.ignore()
            return True
        return False


def calm(box: QWidget) -> None:
    """Let the wheel pass by an input, which it does not give the focus either."""
    if box.focusPolicy() == Qt.FocusPolicy.WheelFocus:
        box.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    box.installEventFilter(_Passing(box))


def calm_all(page: QWidget) -> None:
    """Let it pass by every input that a page has by now."""
    for box in page.findChildren(QComboBox):
        calm(box)
    for spin in page.findChildren(QAbstractSpinBox):
        calm(spin)
