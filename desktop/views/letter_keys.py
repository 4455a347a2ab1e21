"""Keys that write a character and choose a menu item all the same, where no field takes text."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QWidget

from desktop.views.key_map import chord
from desktop.views.names_in import names_in


class LetterKeys:
    """The letters of one window: each acts unless a field takes it, or a list that has it in a name."""

    def __init__(self, window: QWidget) -> None:
        self._window = window
        self._shortcuts: list[QShortcut] = []

    def clear(self) -> None:
        """Let every letter write again."""
        for shortcut in self._shortcuts:
            shortcut.setEnabled(False)
            shortcut.deleteLater()
        self._shortcuts = []

    def add(self, key: str, action: QAction) -> None:
        """Let a letter choose a line."""
        shortcut = QShortcut(QKeySequence(key), self._window)
        shortcut.activated.connect(lambda: self._press(shortcut, action))
        self._shortcuts.append(shortcut)

    def _press(self, shortcut: QShortcut, action: QAction) -> None:
        focus, key = self._window.focusWidget(), shortcut.key()
        if focus is None or not names_in(focus, key.toString()):
            action.trigger()
            return
        first = chord(key)
        pressed = QKeyEvent(QEvent.Type.KeyPress, first.key(), first.keyboardModifiers(), key.toString().lower())
        shortcut.setEnabled(False)  # the key goes to the list this once
        QApplication.sendEvent(focus, pressed)
        shortcut.setEnabled(True)
