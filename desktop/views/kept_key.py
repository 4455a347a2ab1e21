"""Keeps a menu line's key from the field that has the focus, where Qt gives that field the same key."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid


class KeptKey(QObject):
    """Lets one line's key act in every field of a window: Ctrl+K deletes to the line's end on X11 and macOS."""

    def __init__(self, window: QWidget, action: QAction) -> None:
        super().__init__(window)
        self._window, self._action = window, action
        self._watched: QWidget | None = None
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._watch)

    def _watch(self, _old: QWidget | None, new: QWidget | None) -> None:
        if self._watched is not None and isValid(self._watched):
            self._watched.removeEventFilter(self)
        self._watched = new if new is not None and new.window() is self._window else None
        if self._watched is not None:
            self._watched.installEventFilter(self)

    # Qt's names from here on

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Leave the key to the window's shortcuts."""
        if event.type() is not QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
            return False
        if not self._action.isEnabled() or QKeySequence(event.keyCombination()) not in self._action.shortcuts():
            return False
        event.ignore()
        return True
