"""Ends breaks and timers when their time has come, in whatever mode the window is, and says so; nothing stops."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from PySide6.QtCore import QObject, QTimer

from desktop.controllers.teller import Teller
from desktop.controllers.workspace import Workspace
from desktop.core.problem import TakujoError
from desktop.services.store import now

LONGEST_WAIT = 60_000
"""Milliseconds; a laptop that slept, or a clock that was set, is noticed after that."""


class Timers(QObject):
    """Waits for the next time that matters.

    Args:
        clock: tells the time, with its zone.
    """

    def __init__(
        self, workspace: Workspace, teller: Teller, parent: QObject, clock: Callable[[], datetime] = now
    ) -> None:
        super().__init__(parent)
        self._workspace, self._teller, self._clock = workspace, teller, clock
        self._due = QTimer(self, singleShot=True)
        self._due.timeout.connect(self.look)
        workspace.evening.stepped.connect(self._wait)

    def look(self) -> None:
        """End what is due now, and wait for the next."""
        margin = self._workspace.evening.margin
        for mark in margin.late(self._clock()):
            try:
                self._workspace.evening.unmark(mark, late=True)
            except TakujoError as error:  # the disk refuses: it stands there as over, and is tried again
                self._teller.tell(error)
                break
            said = self.tr("休憩が終わりました。") if mark.rest else self._over(self._workspace.words.say(mark.label))
            self._teller.notify(self.tr("タイマーの時間になりました。") if margin.hidden(mark.who) else said)
        self._wait()

    def _over(self, name: str) -> str:
        return self.tr("「{name}」の時間になりました。").format(name=name)

    def _wait(self, _stepped: object = None) -> None:
        times = [mark.due for mark in self._workspace.evening.margin.marks if mark.due is not None]
        if not times:
            self._due.stop()
            return
        left = (min(times) - self._clock()).total_seconds() * 1000
        self._due.start(min(LONGEST_WAIT, max(50, int(left) + 50)))

    def leave(self) -> None:
        """Wait no more: the 卓 is left."""
        self._due.stop()
