"""The main window comes back as it was left: its size, whether it was maximised, and how its columns were divided."""

from __future__ import annotations

import contextlib
from typing import Any

from PySide6.QtCore import QObject, QSize

from desktop.services.program.preferences import Preferences
from desktop.services.program.state_file import StateFile
from desktop.views.window.main_window import MainWindow

KEY = "main"
"""Name of the main window in `Preferences.windows`."""
_MOST = 100_000
"""Pixels; no screen has as many."""


class WindowPlace(QObject):
    """Gives the window its last size at once, and remembers the present one when it closes."""

    def __init__(self, window: MainWindow, preferences: StateFile[Preferences]) -> None:
        super().__init__(window)
        self._window, self._preferences = window, preferences
        self._restore(preferences.value.windows.get(KEY))
        window.closing.connect(self.remember)

    def _restore(self, known: Any) -> None:
        """Take what was written, as far as it makes sense on the screen there is now."""
        if not isinstance(known, dict):
            return
        size, columns = _numbers(known.get("size"), 2), _numbers(known.get("columns"), 3)
        if size:
            room = self._window.screen().availableSize()
            self._window.resize(QSize(*size).boundedTo(room))
        if columns:
            self._window.columns = columns
        if known.get("maximised") is True:
            self._window.showMaximized()

    def remember(self) -> None:
        size = self._window.normalGeometry().size() if self._window.isMaximized() else self._window.size()
        columns = self._window.columns
        known = self._preferences.value.windows.get(KEY)
        before = known if isinstance(known, dict) else {}
        place = {
            "size": before.get("size", []) if self._window.isFullScreen() else [size.width(), size.height()],
            "maximised": self._window.isMaximized(),
            # a column that a builder or the definition hides has no width of its own
            "columns": columns if columns and all(columns) else before.get("columns", []),
        }
        from desktop.services.storage.file_errors import (
            FileError,  # brings the rules' values along; not needed to stand
        )

        with contextlib.suppress(FileError):  # a size that cannot be kept must not hold the door
            self._preferences.change(windows={**self._preferences.value.windows, KEY: place})


def _numbers(value: Any, count: int) -> list[int]:
    """Return so many positive numbers, or none when the file says anything else."""
    good = isinstance(value, list) and len(value) == count and all(type(n) is int and 0 < n < _MOST for n in value)
    return list(value) if good else []
