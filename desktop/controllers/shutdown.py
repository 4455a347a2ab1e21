"""Handles the end of the desktop session: everything is written and restored at the next start."""

from __future__ import annotations

import os
import signal
from types import FrameType
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, QSocketNotifier
from PySide6.QtGui import QGuiApplication

from desktop.controllers.main import MainController

SIGNS = ("SIGTERM", "SIGINT", "SIGHUP")
"""By which a system asks a program to end; Windows asks its windows."""


class Shutdown(QObject):
    """Receives requests to end the program."""

    def __init__(self, app: QGuiApplication, main: MainController) -> None:
        super().__init__(main)
        self._main = main
        self._reader = self._writer = -1
        self._before: dict[str, Any] = {}
        app.commitDataRequest.connect(lambda _manager: main.save())

    def listen(self) -> None:
        """Handle signals from now on: they wake up Qt's loop, without which Python's handlers do not run."""
        if os.name == "nt":
            return
        self._reader, self._writer = os.pipe()
        os.set_blocking(self._writer, False)
        signal.set_wakeup_fd(self._writer, warn_on_full_buffer=False)
        self._before = {name: signal.signal(getattr(signal, name), _heard) for name in SIGNS}
        QSocketNotifier(self._reader, QSocketNotifier.Type.Read, self).activated.connect(self._end)

    def stop(self) -> None:
        """Hear nothing any more."""
        if self._writer >= 0:
            signal.set_wakeup_fd(-1)
            for name, before in self._before.items():
                signal.signal(getattr(signal, name), before)
            os.close(self._reader)
            os.close(self._writer)
            self._reader = self._writer = -1

    def _end(self) -> None:
        os.read(self._reader, 64)
        self._main.end()
        QCoreApplication.exit(0)


def _heard(_number: int, _frame: FrameType | None) -> None:
    """Take a sign without dying of it; what is done follows in Qt's loop."""
