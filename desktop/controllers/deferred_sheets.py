"""Writes what play has made of sheets that are not open shortly after, one at a time, so that no key waits for them."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.controllers.autosave import LONGEST, PAUSE
from desktop.controllers.people import CampaignPeople
from desktop.core.problem import TakujoError
from desktop.services.campaign import Campaign

BETWEEN = 15
"""Milliseconds between two files: the disk is waited for at each, and a key that is pressed then waits for one."""


class DeferredSheets(QObject):
    """Writes the deferred sheets of one campaign."""

    failed = Signal(object)
    """The `TakujoError`: what keeps a file from being written; it is tried again with the next step."""

    def __init__(self, campaign: Campaign, people: CampaignPeople, parent: QObject) -> None:
        super().__init__(parent)
        self._campaign, self._people = campaign, people
        self._pause = QTimer(self, interval=PAUSE, singleShot=True)
        self._deadline = QTimer(self, interval=LONGEST, singleShot=True)
        self._next = QTimer(self, interval=BETWEEN, singleShot=True)
        self._waiting: list[str] = []
        """Sheets still to write of those that were deferred when the timer fired."""
        for timer in (self._pause, self._deadline):
            timer.timeout.connect(self._begin)
        self._next.timeout.connect(self._write_next_sheet)

    def start(self) -> None:
        """Start the timer for a deferred sheet."""
        self._pause.start()
        if not self._deadline.isActive():
            self._deadline.start()

    def flush(self) -> bool:
        """Write everything now; False when something cannot be."""
        self._begin()
        while self._waiting:
            if not self._write_next_sheet():
                return False
        self._next.stop()
        return True

    def _begin(self) -> None:
        self._pause.stop()
        self._deadline.stop()
        self._waiting = list(self._people.deferred)
        if self._waiting:
            self._next.start()

    def _write_next_sheet(self) -> bool:
        """Write one sheet; keys that were pressed meanwhile come before the next one."""
        try:
            self._people.write_deferred(self._waiting[0])
            if not self._waiting[1:]:
                self._campaign.sync()
        except TakujoError as error:
            self._waiting = []
            self._next.stop()
            self.failed.emit(error)
            return False
        self._waiting.pop(0)
        if self._waiting:
            self._next.start()
        return True
