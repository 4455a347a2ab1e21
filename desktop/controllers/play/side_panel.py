"""The panels beside the sheet of an open campaign: dice tray, log, and what the command line does with both.

A program that reopens the last sheet shows that first; the panels are made after its first paint, or as soon as one
of them is needed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from desktop.controllers.campaign.open_campaign import OpenCampaign
from desktop.controllers.play.mode_switch import Selection
from desktop.controllers.play.play import Play
from desktop.controllers.program.program import Program
from desktop.controllers.tray.dice_tray import DiceTrayController
from desktop.core.problem import Problem, TakujoError
from desktop.core.rolls.dice import RandomDice
from desktop.models.play.play_session import PlaySessionModel
from desktop.services.journal.journal import LogEntry
from desktop.services.journal.retelling import Retelling
from desktop.services.play.history import Stepped
from desktop.views.keyboard.key_map import KeyMap
from desktop.views.tray.dice_tray import DiceTray
from desktop.views.window.log_panel import LogPanel

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from desktop.controllers.tray.hot_seat import HotSeat


class SidePanel(QObject):
    """Makes tray, log and command line, and puts them into the window."""

    returned = Signal()
    """The screen that went round with a hidden check is the GM's again."""

    def __init__(self, program: Program, open_campaign: OpenCampaign, selection: Selection, parent: QObject) -> None:
        super().__init__(parent)
        self._program, self._open_campaign = program, open_campaign
        self._passing: HotSeat | None = None
        play_session, ui = open_campaign.play_session, program.window.ui
        self._view = view = DiceTray(ui.trayHost)
        self.tray = DiceTrayController(view, RandomDice(), open_campaign.words, play_session, open_campaign)
        self.tray.set_animated(open_campaign.animated)
        view.pass_requested.connect(lambda: self.passing.start())
        dice = view.ui.diceView.dice
        self.log = LogController(play_session, open_campaign.retelling, lambda: dice.tumbling, ui.logHost, self)
        view.throw_finished.connect(self.log.show_pending)
        self.play = Play(open_campaign, self.tray, program.window, program.notifier, selection, self)
        self.tray.went_on.connect(lambda: self.play.face(selection.who))
        ui.trayLayout.addWidget(view)
        ui.logHostLayout.addWidget(self.log.panel)
        if play_session.roll is not None:
            self.tray.render(play_session.roll)

    @property
    def passing(self) -> HotSeat:
        """The one screen that goes round; it is made when it is first wanted."""
        if self._passing is None:
            from desktop.controllers.tray.hot_seat import HotSeat, PinGate

            program, gate = self._program, PinGate(self._program.session)
            self._passing = HotSeat(program.window, self._open_campaign, program.notifier, RandomDice(), gate, self)
            self._passing.returned.connect(self.returned)
        return self._passing

    def set_keys(self, keys: KeyMap) -> None:
        """Write the keys on what they do."""
        self._view.set_keys(keys.key("again"), keys.key("effects"), keys.key("command_line.letter"))

    def stop(self) -> None:
        """Take the screen that goes round back."""
        if self._passing is not None:
            self._passing.stop()

    def leave(self) -> None:
        """Take tray and log out of the window."""
        self._view.show_at_rest()
        for view in (self._view, self.log.panel):
            view.hide()  # taken out of the window it would be styled once more
            view.deleteLater()


class LogController(QObject):
    """Shows the journal of the open campaign."""

    failed = Signal(object)
    """`TakujoError`: why a line cannot be undone."""
    went_back = Signal()
    """Lines were undone: play is at another line now."""

    def __init__(
        self,
        play_session: PlaySessionModel,
        retelling: Retelling,
        tumbling: Callable[[], bool] = lambda: False,
        place: QWidget | None = None,
        parent: QObject | None = None,
    ) -> None:
        """Follow a play session.

        Args:
            tumbling: whether dice are in the air; their result is on the disk by then, and shown when they are at rest.
            place: parent of the panel.
        """
        super().__init__(parent)
        self._play_session, self._tumbling = play_session, tumbling
        self._later: list[LogEntry] = []
        self.panel = LogPanel(place)
        self.problem: Problem | None = None
        """What is wrong with the file of the log, reported when the campaign opens."""
        self._read(retelling)
        self.panel.void_requested.connect(self.void)
        self.panel.back_to_requested.connect(self.back_to)
        play_session.stepped.connect(self._add)

    def void(self, entry: LogEntry) -> None:
        """Take one entry back; it stays visible, struck out."""
        self._go(lambda: self._play_session.back(entry.id))

    def back_to(self, identifier: str) -> None:
        """Go back to the state right after a line (ここまで戻す)."""
        self._go(lambda: self._play_session.back_to(identifier))

    def _go(self, move: Callable[[], Stepped]) -> None:
        try:
            move()
        except TakujoError as error:
            self.failed.emit(error)
            return
        self.went_back.emit()

    def _read(self, retelling: Retelling) -> None:
        try:
            log = self._play_session.log()
        except TakujoError as error:  # the campaign opens all the same
            self.problem = error.problem
            return
        self.problem = log.problem
        self.panel.model.set_log(retelling.log(log))

    def show_pending(self) -> None:
        """Dice are at rest: show what has been posted since they were thrown."""
        if self._tumbling():
            return
        later, self._later = self._later, []
        for entry in later:
            self.panel.model.add(entry)
        if later:
            self.panel.ui.list.arrange()

    def _add(self, stepped: Stepped) -> None:
        self._later += stepped.entries
        self.show_pending()
