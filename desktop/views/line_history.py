"""Lines that were entered before, brought back by the arrows of a line edit."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit

from desktop.views.widgets.spin import is_step_of_window

MOST = 50
"""Lines kept."""


class LineHistory(QObject):
    """Up brings the line before back, Down the one after; a line that is being written is left alone."""

    def __init__(self, edit: QLineEdit) -> None:
        super().__init__(edit)
        self._edit = edit
        self._lines: list[str] = []
        self._at = 0
        edit.installEventFilter(self)

    def add(self, line: str) -> None:
        """Keep a line that was entered."""
        if line.strip():
            self._lines = [*(kept for kept in self._lines if kept != line), line][-MOST:]
        self._at = len(self._lines)

    def forget(self) -> None:
        """Keep none of them."""
        self._lines, self._at = [], 0

    def _move(self, step: int) -> bool:
        """Show another line; False while the line is being edited."""
        text = self._edit.text()
        shown = self._lines[self._at] if self._at < len(self._lines) else ""
        if text not in ("", shown):
            return False
        at = (self._at if text else len(self._lines)) + step
        if not 0 <= at <= len(self._lines):
            return bool(text)
        self._at = at
        self._edit.setText(self._lines[at] if at < len(self._lines) else "")
        return True

    # Qt's names from here on

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the arrows where no line is being written, and leave undo to the window where nothing is typed."""
        if watched is self._edit and event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if is_step_of_window(event, self._edit):
                event.ignore()
                return True
        elif watched is self._edit and event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
            if step is not None and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier and self._move(step):
                return True
        return super().eventFilter(watched, event)
