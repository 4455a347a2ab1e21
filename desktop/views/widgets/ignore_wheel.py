"""Inputs that ignore the wheel: it scrolls the page and never changes the value under the pointer."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QAbstractSpinBox, QComboBox, QWidget


class _WheelFilter(QObject):
    """Passes wheel events on to the parent of an input."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ignore wheel events."""
        if event.type() == QEvent.Type.Wheel:
            event.ignore()
            return True
        return False


def ignore_wheel(box: QWidget) -> None:
    """Let an input ignore the wheel, which does not focus it either."""
    if box.focusPolicy() == Qt.FocusPolicy.WheelFocus:
        box.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    box.installEventFilter(_WheelFilter(box))


def ignore_wheel_in(page: QWidget) -> None:
    """Let every present input of a page ignore the wheel, or the page itself where it is one."""
    if isinstance(page, QComboBox | QAbstractSpinBox):
        ignore_wheel(page)
    for box in page.findChildren(QComboBox):
        ignore_wheel(box)
    for spin in page.findChildren(QAbstractSpinBox):
        ignore_wheel(spin)
