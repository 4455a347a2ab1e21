"""Ends breaks and timers when their time has come, in whatever mode the window is, and says so; nothing stops."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from desktop.controllers.campaign.open_campaign import OpenCampaign
from desktop.controllers.program.notifier import Notifier
from desktop.core.problem import TakujoError
from desktop.services.storage.store import now

if TYPE_CHECKING:
    from desktop.core.prepared.gm_notes import CustomState

LONGEST_WAIT = 60_000
"""Milliseconds; a laptop that slept, a clock that was set, or a disk that writes again, is noticed after that."""


class Timers(QObject):
    """Waits for the next time that matters.

    Args:
        locked: tells whether the kiosk is open: names of timers are the GM's.
        clock: tells the time, with its zone.
    """

    def __init__(
        self,
        open_campaign: OpenCampaign,
        notifier: Notifier,
        locked: Callable[[], bool],
        parent: QObject,
        clock: Callable[[], datetime] = now,
    ) -> None:
        super().__init__(parent)
        self._open_campaign, self._notifier, self.locked, self.clock = open_campaign, notifier, locked, clock
        self.due = QTimer(self, singleShot=True)
        self.due.timeout.connect(self.look)
        open_campaign.play_session.stepped.connect(self._wait)

    def look(self) -> None:
        """End what is due now, and wait for the next."""
        gm_notes = self._open_campaign.play_session.gm_notes
        for mark in gm_notes.expired(self.clock()):
            try:
                self._open_campaign.play_session.unmark(mark, expired=True)
            except TakujoError as error:  # the disk refuses: it is there as over, and is tried again later
                self._notifier.show_error(error)
                self.due.start(LONGEST_WAIT)
                return
            self._notifier.notify(self._end_text(mark))
        self._wait()

    def _end_text(self, mark: CustomState) -> str:
        if mark.rest:
            return self.tr("休憩が終わりました。")
        if self.locked() or self._open_campaign.play_session.gm_notes.secret(mark):
            return self.tr("タイマーの時間になりました。")
        return self.tr("「{name}」の時間になりました。").format(name=mark.name)

    def _wait(self, _stepped: object = None) -> None:
        times = [mark.due for mark in self._open_campaign.play_session.gm_notes.marks if mark.due is not None]
        if not times:
            self.due.stop()
            return
        left = (min(times) - self.clock()).total_seconds() * 1000
        self.due.start(min(LONGEST_WAIT, max(50, int(left) + 50)))

    def leave(self) -> None:
        """Wait no more: the campaign is left."""
        self.due.stop()
