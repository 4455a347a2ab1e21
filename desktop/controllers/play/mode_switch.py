"""準備 and 卓: sheets are prepared, or the play page is shown; the window shows one of the two."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from desktop.controllers.campaign.open_campaign import OpenCampaign
from desktop.controllers.campaign.tabs import Tabs
from desktop.controllers.program.notifier import Notifier
from desktop.models.sheet.document import SheetDocument
from desktop.views.window.main_window import MainWindow

if TYPE_CHECKING:
    from desktop.controllers.play.play_page import PlayPageController
    from desktop.controllers.tray.tray import TrayRequests
    from desktop.views.play.tracker_view import TrackerView


class ModeSwitch(QObject):
    """Switches between the two; the play page is made when it is first shown."""

    shown = Signal(bool)
    """Whether it is the play page that is shown now."""
    picked = Signal(str)
    """A character was selected in play, by sheet id."""
    rule_requested = Signal(str)
    """The id of a rule that is to be read in full."""
    tracker_made = Signal()
    """An engine is shown in play for the first time."""

    def __init__(
        self,
        open_campaign: OpenCampaign,
        window: MainWindow,
        notifier: Notifier,
        tray: Callable[[], TrayRequests],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._open_campaign, self._window, self._notifier, self._tray = open_campaign, window, notifier, tray
        self._play_page: PlayPageController | None = None
        self.play_shown = False
        """Whether the play page is shown, not where sheets are prepared."""
        window.mode_chosen.connect(self.show)

    @property
    def play_page(self) -> PlayPageController:
        """The play page."""
        if self._play_page is None:
            from desktop.controllers.play.play_page import PlayPageController

            self._play_page = PlayPageController(
                self._window, self._open_campaign, self._notifier, self._tray(), parent=self
            )
            self._play_page.picked.connect(self.picked)
            self._play_page.page.rule_requested.connect(self.rule_requested)
            self._play_page.page.tracker_made.connect(self.tracker_made)
        return self._play_page

    def lead_on(self) -> None:
        """On the play page, go where something must be chosen before anything continues, else where letters act."""
        if self.play_shown:
            self.play_page.keys.read()
            self.play_page.step.lead_on()

    def take_page_step(self) -> None:
        """On the play page, take the step that the page has and the tray may not show."""
        if self.play_shown:
            self.play_page.step.take_from_tray()

    def wait(self) -> None:
        """On the play page, wait for the first key."""
        if self.play_shown:
            self.play_page.wait()

    def lift(self) -> None:
        """On the play page, show what is under the cover of the tray, or cover it again."""
        if self.play_shown:
            self.play_page.lift()

    def go_to_dice(self) -> None:
        """On the play page, put the focus where dice are due, if they are."""
        if self.play_shown:
            self.play_page.go_to_dice()

    @property
    def selected(self) -> str:
        """Sheet id of the character selected in play; empty: none, or play is not visible."""
        return self.play_page.selected if self.play_shown else ""

    def show(self, play: bool) -> None:
        """Show the play page, or where sheets are prepared."""
        self.play_shown = play
        self._window.show_mode(play=play)
        if play:
            self._window.ui.sidePanel.setVisible(True)
            self._window.ui.commandBar.setVisible(True)
            self.play_page.show(True)
        elif self._play_page is not None:
            self._play_page.show(False)
        self.shown.emit(play)

    def leave(self) -> None:
        """Take the play page out of the window."""
        self._window.mode_chosen.disconnect(self.show)
        if self._play_page is not None:
            self._play_page.leave()
        self._window.show_mode(play=False)


class Selection:
    """Reads it off the tabs, and off the table while that is shown."""

    def __init__(self, tabs: Tabs, modes: ModeSwitch) -> None:
        self._tabs, self._modes = tabs, modes

    @property
    def front(self) -> SheetDocument | None:
        """The finished sheet in front, if one is."""
        return self._tabs.sheet.document if self._tabs.sheet is not None else None

    @property
    def who(self) -> str:
        """Sheet id of the current character: in front, or selected in play; empty: none."""
        if self._modes.play_shown:
            return self._modes.selected
        return self.front.sheet.id if self.front is not None else ""

    @property
    def engine(self) -> str:
        """Name of the battle or session that is looked at; empty where none is: whichever runs."""
        return self._modes.play_page.engine if self._modes.play_shown else ""

    def lead_to_dice(self) -> None:
        """Take the usual steps of what runs until dice are due, if they come."""
        if self._modes.play_shown:
            self._modes.play_page.step.lead_to_dice()

    def select(self, who: str) -> None:
        """Select a character in play; elsewhere nothing is selected."""
        if self._modes.play_shown:
            self._modes.play_page.select(who)

    @property
    def tracker(self) -> TrackerView | None:
        """Where the battle or session that is looked at is shown; None: play is not visible, or none runs."""
        return self._modes.play_page.tracker if self._modes.play_shown else None
