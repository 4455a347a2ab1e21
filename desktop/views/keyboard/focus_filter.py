"""Filters of events that see only what they are for: a filter of the whole program is asked for every repaint."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid


class FocusFilter(QObject):
    """Filters the events of the widget that has the focus in a window, or of the window where none has it.

    Args:
        window: the window; it has no filter until `watch`.
    """

    def __init__(self, window: QWidget, parent: QObject) -> None:
        super().__init__(parent)
        self._focus_window = window
        self._watched: QWidget | None = None

    def watch(self, on: bool) -> None:
        """Filter events from now on, or no more."""
        app = QApplication.instance()
        if not isinstance(app, QApplication):
            return
        if self._watched is not None:
            app.focusChanged.disconnect(self._follow)
            self._leave()
        if on:
            app.focusChanged.connect(self._follow)
            self._follow(None, QApplication.focusWidget())

    def _leave(self) -> None:
        if self._watched is not None and isValid(self._watched):
            self._watched.removeEventFilter(self)
        self._watched = None

    def _follow(self, _old: QWidget | None, new: QWidget | None) -> None:
        self._leave()
        inside = new if new is not None and new.window() is self._focus_window else None
        self._watched = inside or self._focus_window
        self._watched.installEventFilter(self)


class NextPress(QObject):
    """Tells of the next press of a mouse button on any widget."""

    pressed = Signal()

    def wait(self) -> None:
        """Wait for a press."""
        app = QApplication.instance()
        if app is not None:
            app.installEventFilter(self)

    def stop(self) -> None:
        """Wait no more."""
        app = QApplication.instance()
        if app is not None:
            app.removeEventFilter(self)

    # Qt's names from here on

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the press through."""
        if event.type() is QEvent.Type.MouseButtonPress and isinstance(watched, QWidget):
            self.stop()
            self.pressed.emit()
        return False
