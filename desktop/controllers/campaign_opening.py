"""What happens when a campaign comes into the window: the sheet is seen first, everything else comes in its turn."""

from __future__ import annotations

from PySide6.QtCore import QObject

from desktop.controllers.lazy_side_panel import LazySidePanel
from desktop.controllers.mode_switch import ModeSwitch
from desktop.controllers.opening_notices import OpeningNotices
from desktop.controllers.program import Program
from desktop.controllers.timers import Timers


class CampaignOpening(QObject):
    """Resumes the play session, has tray and log made, and shows the notices of the campaign: each of them once.

    Args:
        sheet_first: do so after the first paint, or as soon as one of them is needed.
    """

    def __init__(
        self,
        program: Program,
        notices: OpeningNotices,
        beside: LazySidePanel,
        modes: ModeSwitch,
        timers: Timers,
        parent: QObject,
        *,
        sheet_first: bool,
    ) -> None:
        super().__init__(parent)
        self._window, self._notifier = program.window, program.notifier
        self._notices, self._beside, self._modes, self._timers = notices, beside, modes, timers
        self._unseen, self._left = sheet_first, False
        self._resumes, self._greets = False, False
        """What is still to be done."""

    def open(self) -> None:
        """Make what is beside the sheet, or wait for the sheet's picture."""
        if self._unseen:
            self._window.after_picture(self._pictured)
        else:
            self._beside.take()

    def restore_place(self, *, play_shown: bool) -> None:
        """Continue where this campaign was left, once its documents are open."""
        self._resumes = True
        if play_shown or not self._unseen:
            self.resume()
        if play_shown:
            self._modes.show(True)
        self._greets = True
        if self._beside.exists:
            self.greet()
        elif not self._unseen:  # the first picture was a player's, and nothing was made behind it
            self._beside.take()
        if not self._resumes:
            self._notifier.guard(self._timers.look)

    def resume(self) -> None:
        """Continue with the play session, if that was put off."""
        if self._resumes:
            self._resumes = False
            self._notifier.guard(self._notices.resume)

    def greet(self) -> None:
        """Show the notices of this campaign once its log has been read, unless they are shown."""
        if self._greets:
            self._greets = False
            self._notices.show(self._beside.take().log.problem)

    def leave(self) -> None:
        """Let nothing come any more that waits for a picture."""
        self._left = True

    def _pictured(self) -> None:
        """Do what waited for the picture of the sheet; tray and log are not made behind a player's screen."""
        self._unseen = False
        if self._left:
            return
        self.resume()
        if not self._window.locked:
            self._beside.take()
        self._notifier.guard(self._timers.look)
