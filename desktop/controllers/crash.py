"""Keeps the program alive when something unforeseen happens: saves, writes it down here, and says so.

Nothing is ever sent. Under hand-over nothing is shown, for the dialog belongs to the GM; the log has it all the same.
"""

from __future__ import annotations

import contextlib
import faulthandler
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, TextIO

from PySide6.QtCore import QObject, QTimer, Signal

from desktop import __version__

if TYPE_CHECKING:
    from desktop.controllers.main import MainController
    from desktop.views.dialogs.crash import CrashDialog

HANGS_AFTER = 20
"""Seconds without an answer after which the stacks of all threads are written down."""
BEAT = 5_000
"""Milliseconds between two signs of life."""
MOST = 20
"""Reports of one run; what fails at every repaint must not fill a disk."""


class CrashReporter(QObject):
    """Reports exceptions that Python would write to an invisible terminal."""

    _happened = Signal(str)

    def __init__(self, main: MainController, logs: Path, clock: Callable[[], float] = time.time) -> None:
        super().__init__(main)
        self._main, self._logs, self._clock = main, logs, clock
        self._count = 0
        self._dialog: CrashDialog | None = None
        self._saving = False
        """True from the begin of saving until it has come to its end, or until its own error is reported."""
        self._happened.connect(self._show)

    def install(self) -> None:
        """Listen from now on, on every thread."""
        self._before = sys.excepthook, threading.excepthook
        sys.excepthook = self.take
        threading.excepthook = lambda args: self.take(args.exc_type, args.exc_value, args.exc_traceback)

    def uninstall(self) -> None:
        """Leave errors to Python again."""
        sys.excepthook, threading.excepthook = self._before

    def take(self, kind: type[BaseException], error: BaseException | None, _trace: TracebackType | None = None) -> None:
        """Write an error down; the rest follows when the program is back in its loop."""
        from desktop.services import crash_log

        if error is None or issubclass(kind, (KeyboardInterrupt, SystemExit)) or self._count >= MOST:
            return
        self._count += 1
        text = crash_log.report(error, __version__, now=self._clock())
        crash_log.write(self._logs, text)
        self._happened.emit(text)  # queued when it comes from another thread

    def _show(self, text: str) -> None:
        if not self._saving:
            QTimer.singleShot(0, self, self._save)
        self._saving = False
        if self._main.window.locked:
            return
        if self._dialog is None:
            from desktop.views.dialogs.crash import CrashDialog
            from desktop.views.folder_opening import open_folder

            self._dialog = dialog = CrashDialog(self._main.window)
            dialog.destroyed.connect(self._gone)
            dialog.ui.folderButton.clicked.connect(lambda: open_folder(self._logs, dialog.show_message))
            dialog.show()
        self._dialog.add(text)

    def _save(self) -> None:
        self._saving, saved = True, False
        try:
            saved = self._main.save()
            self._saving = False
        finally:
            if self._dialog is not None:
                self._dialog.show_saved(saved=saved)

    def _gone(self) -> None:
        self._dialog = None


class Watchdog(QObject):
    """Writes the stack of every thread when the window has not answered for a while, or when the program crashes."""

    def __init__(self, logs: Path, parent: QObject | None = None, *, patience: float = HANGS_AFTER) -> None:
        super().__init__(parent)
        self._logs, self._patience = logs, patience
        self._file: TextIO | None = None
        self._timer = QTimer(self, interval=BEAT)
        self._timer.timeout.connect(self._beat)

    def start(self) -> None:
        """Begin to watch; a write error is ignored."""
        from desktop.services import crash_log

        stacks = self._logs / crash_log.STACKS
        with contextlib.suppress(OSError):
            self._logs.mkdir(parents=True, exist_ok=True)
            crash_log.put_aside(stacks)
            self._file = stacks.open("a", encoding="utf-8")
        if self._file is not None:
            faulthandler.enable(self._file)
            self._beat()
            self._timer.start()

    def stop(self) -> None:
        """End watching."""
        self._timer.stop()
        faulthandler.cancel_dump_traceback_later()
        if self._file is not None:
            faulthandler.disable()
            self._file.close()
            self._file = None

    def _beat(self) -> None:
        if self._file is not None:
            faulthandler.dump_traceback_later(self._patience, file=self._file)
