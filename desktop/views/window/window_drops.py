"""Files dragged onto a window are the window's wherever they are let go, not text for the focused field."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QMimeData, QObject, Qt
from PySide6.QtGui import QDragLeaveEvent, QDropEvent
from PySide6.QtWidgets import QWidget

TAKES_FILES = "takesFiles"
"""Property of a widget that takes files itself: a portrait."""


class WindowDrops(QObject):
    """Handles drags before fields and tables do, which would write the name of a file into themselves.

    Args:
        refused: whether no files are taken now: a player has the computer.
        dropped: is given what was let go.
    """

    def __init__(
        self, window: QWidget, refused: Callable[[], bool], dropped: Callable[[Sequence[Path]], object]
    ) -> None:
        super().__init__(window)
        self._window, self._refused, self._dropped = window, refused, dropped
        self._passed = False
        """The drag is over something that takes files itself, and Qt knows of it."""

    def watch(self) -> None:
        """Filter the events of the native window; call when there is a new one."""
        handle = self._window.windowHandle()
        if handle is not None:
            handle.installEventFilter(self)

    def _is_elsewhere(self, event: QDropEvent) -> bool:
        """Tell whether the drag is over something that takes files itself."""
        under = self._window.childAt(event.position().toPoint())
        while under is not None and not under.property(TAKES_FILES):
            under = under.parentWidget()
        return under is not None and under.acceptDrops()

    # Qt's names from here on

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take files, or refuse them all while a player has the computer."""
        if not isinstance(event, QDropEvent) or not (files := _files(event.mimeData())):
            return super().eventFilter(watched, event)
        if not self._refused() and self._is_elsewhere(event):
            self._passed = True
            return super().eventFilter(watched, event)
        if self._passed:
            self._passed = False
            QCoreApplication.sendEvent(watched, QDragLeaveEvent())
        if self._refused():
            event.ignore()
            return True
        event.setDropAction(Qt.DropAction.CopyAction)  # a move would remove the file
        event.accept()
        if event.type() == QEvent.Type.Drop:
            self._dropped(files)
        return True


def _files(data: QMimeData) -> list[Path]:
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
