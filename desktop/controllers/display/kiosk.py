"""The kiosk: the GM's computer, limited to one player's sheet until the PIN is given."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from desktop.controllers.campaign.edits import History
from desktop.controllers.campaign.open_campaign import Open, OpenCampaign
from desktop.controllers.campaign.resume_point import ResumePoint
from desktop.controllers.campaign.tabs import Tabs
from desktop.controllers.program.program import Program

if TYPE_CHECKING:
    from desktop.controllers.display.hand_over import HandOver
    from desktop.controllers.program.pin_lock import EmptyLock


class KioskMode(QObject):
    """Begins a hand-over, or goes back into one, and puts the GM's own pages in its place when it ends.

    Args:
        restore: opens what was open when the campaign was left.
    """

    lock_changed = Signal()
    """The kiosk was opened or closed."""
    ended = Signal()
    """The GM's pages are there again."""

    def __init__(
        self,
        program: Program,
        open_campaign: OpenCampaign,
        history: History,
        tabs: Tabs,
        resume_point: ResumePoint,
        restore: Callable[[], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._program, self._open_campaign, self._history = program, open_campaign, history
        self._tabs, self._resume_point, self._restore = tabs, resume_point, restore
        self.lock: HandOver | None = None
        """What holds the window while a player has it."""

    def begin(self, sheet_id: str, pin: str, *, free: bool = False) -> None:
        """Open the kiosk until the PIN is given; not while something cannot be written."""
        if self._tabs.flush():
            self._lock().begin(sheet_id, pin, free=free)

    def resume(self, first: EmptyLock) -> None:
        """Go back into the lock that a crash interrupted; what the GM had open stays shut until it ends."""
        self._resume_point.suspended = True
        self._lock(first).resume()

    def close(self) -> None:
        """Close the kiosk without a PIN, where it is open."""
        if self.lock is not None:
            self.lock.close()

    def _lock(self, first: EmptyLock | None = None) -> HandOver:
        from desktop.controllers.display.hand_over import HandOver

        program = self._program
        lock = HandOver(
            self._open_campaign, self._history, program.window, program.session, program.notifier, self, first=first
        )
        lock.ended.connect(self._end)
        self.lock = lock
        self.lock_changed.emit()
        return lock

    def _end(self, controller: Open | None) -> None:
        """Close the kiosk and show what the player has made."""
        self.lock = None
        self.lock_changed.emit()
        if self._resume_point.suspended:
            self._resume_point.suspended = False
            self._restore()
        if controller is not None:
            path = controller.autosave.stored.path
            if not self._open_campaign.close(controller):
                self._tabs.add(controller)  # it cannot be written now; nothing of it may be lost
            elif os.path.isfile(path):
                self._open_campaign.open_path(path)
        self.ended.emit()
