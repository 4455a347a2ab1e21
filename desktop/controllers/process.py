"""What surrounds the window in its process: crashes, the end of the desktop session, later instances, and memory."""

from __future__ import annotations

import contextlib
import faulthandler
import gc
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from types import FrameType, TracebackType
from typing import TYPE_CHECKING, Any, TextIO

from PySide6.QtCore import QCoreApplication, QObject, QSocketNotifier, QTimer, Signal
from PySide6.QtGui import QGuiApplication

from desktop import __version__
from desktop.controllers.main import MainController
from desktop.services.program.instance import Instance, Message

if TYPE_CHECKING:
    from desktop.views.dialogs.help import CrashDialog


HANGS_AFTER = 20
"""Seconds without an answer after which the stacks of all threads are written down."""
BEAT = 5_000
"""Milliseconds between two signs of life."""
MOST = 20
"""Reports of one run; what fails at every repaint must not fill a disk."""
SIGNS = ("SIGTERM", "SIGINT", "SIGHUP")
"""By which a system asks a program to end; Windows asks its windows."""
LOOK = 1_000
"""Milliseconds between two looks."""
YOUNG = 10_000
"""Objects made and kept since the last look at young ones; a step makes some thousands, nearly all of them values."""
MIDDLE, FULL = 10, 10
"""Collections of the generation below after which this one comes."""
OVERDUE = 100
"""Collections of the middle generation after which a full one comes in the middle of play too: some thousand steps.

It takes a tenth of a second once thousands of lines and all rule systems' rules are in memory; otherwise it waits
for a rest.
"""
RESTING = 1_000
"""A second in which fewer objects than these came was one of rest."""
REST = 10
"""Looks in a row at rest, after which the program counts as idle."""


class CrashReporter(QObject):
    """Reports exceptions that Python would write to an invisible terminal: saves, writes them down here, and says so.

    Nothing is ever sent. Under hand-over nothing is shown, for the dialog belongs to the GM; the log has it all.
    """

    _happened = Signal(str)

    def __init__(self, main: MainController, logs: Path, clock: Callable[[], float] = time.time) -> None:
        super().__init__(main)
        self._main, self.logs, self._clock = main, logs, clock
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
        from desktop.services.program import crash_log

        if error is None or issubclass(kind, (KeyboardInterrupt, SystemExit)) or self._count >= MOST:
            return
        self._count += 1
        text = crash_log.report(error, __version__, now=self._clock())
        crash_log.write(self.logs, text)
        self._happened.emit(text)  # queued when it comes from another thread

    def _show(self, text: str) -> None:
        if not self._saving:
            QTimer.singleShot(0, self, self._save)
        self._saving = False
        if self._main.window.locked:
            return
        if self._dialog is None:
            from desktop.views.dialogs.help import CrashDialog
            from desktop.views.folder_opening import open_folder

            self._dialog = dialog = CrashDialog(self._main.window)
            dialog.destroyed.connect(self._gone)
            dialog.ui.folderButton.clicked.connect(lambda: open_folder(self.logs, dialog.show_message))
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
        self.logs, self._patience = logs, patience
        self._file: TextIO | None = None
        self.timer = QTimer(self, interval=BEAT)
        self.timer.timeout.connect(self._beat)

    def start(self) -> None:
        """Begin to watch; a write error is ignored."""
        from desktop.services.program import crash_log

        stacks = self.logs / crash_log.STACKS
        with contextlib.suppress(OSError):
            self.logs.mkdir(parents=True, exist_ok=True)
            crash_log.put_aside(stacks)
            self._file = stacks.open("a", encoding="utf-8")
        if self._file is not None:
            faulthandler.enable(self._file)
            self._beat()
            self.timer.start()

    def stop(self) -> None:
        """End watching."""
        self.timer.stop()
        faulthandler.cancel_dump_traceback_later()
        if self._file is not None:
            faulthandler.disable()
            self._file.close()
            self._file = None

    def _beat(self) -> None:
        if self._file is not None:
            faulthandler.dump_traceback_later(self._patience, file=self._file)


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


def due(count: tuple[int, int, int], rested: int) -> int | None:
    """Return the generation to look through, None for none.

    Args:
        count: as `gc.get_count()` says it.
        rested: how many looks in a row found rest.
    """
    young, middle, full = count
    if full > OVERDUE or (full > FULL and rested >= REST):
        return 2
    if young <= YOUNG:
        return None
    return 1 if middle > MIDDLE else 0


class Collector(QObject):
    """Looks for garbage instead of Python, between events, once it has started.

    When a `QObject` ends, and when one connection is disconnected, Qt asks the sender's `disconnectNotify` while it
    holds a lock of its connections. PySide answers by looking for an override in Python, and that makes objects. A
    collection that began there could throw other `QObject`s away, each of which wants one of the same few locks in
    its turn: the program would stand still for ever, at the table. In the event loop nothing is held. What is not
    part of a circle goes at once, as ever.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._before = self._rested = 0
        self.timer = QTimer(self, interval=LOOK)
        self.timer.timeout.connect(self.look)

    def start(self) -> None:
        """Begin; objects that exist by now are taken to stay."""
        gc.disable()
        gc.freeze()
        self.timer.start()

    def look(self) -> None:
        """Collect what is due."""
        now = gc.get_count()
        self._rested = self._rested + 1 if 0 <= now[0] - self._before < RESTING else 0
        generation = due(now, self._rested)
        if generation is not None:
            gc.collect(generation)
        self._before = gc.get_count()[0]


class Calls(QObject):
    """Brings messages from that thread to the window's."""

    _heard = Signal(object)

    def __init__(self, instance: Instance, answer: Callable[[Message], None], parent: QObject) -> None:
        super().__init__(parent)
        self._instance, self._answer = instance, answer
        self._heard.connect(self._pass)

    def start(self) -> None:
        """Listen from now on."""
        self._instance.listen(self._heard.emit)

    def _pass(self, message: Message) -> None:
        self._answer(message)
