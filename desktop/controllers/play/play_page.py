"""Play (卓): one strip, one tracker and one button for the next step, all drawn from the play session."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QApplication, QBoxLayout

from desktop.controllers.campaign.open_campaign import OpenCampaign
from desktop.controllers.play.attention import Attention
from desktop.controllers.play.boards import Boards
from desktop.controllers.play.context import PlayContext
from desktop.controllers.play.gm_notes import GmNotesController
from desktop.controllers.play.group_check import GroupCheck
from desktop.controllers.play.joining import Closing, Joining
from desktop.controllers.play.keys.table_keys import TableKeys
from desktop.controllers.play.next_step import NextStep
from desktop.controllers.play.party import Party
from desktop.controllers.play.prepared import Encounters, ScenarioHand
from desktop.controllers.play.requests import DamageController, Requests
from desktop.controllers.program.notifier import Notifier
from desktop.controllers.tray.tray import TrayRequests
from desktop.core.problem import Problem, Refusal
from desktop.core.rolls.dice import RandomDice
from desktop.core.rolls.outcome import Change
from desktop.core.view_models import CharacterView, PlayView
from desktop.views.contract import system_view
from desktop.views.dialogs import asking
from desktop.views.play.party_strip import PartyStrip
from desktop.views.play.play_page import PlayPage
from desktop.views.play.tracker_view import RunningEngine, TrackerView
from desktop.views.widgets.layouts.batched_layout import BatchedLayout
from desktop.views.window.main_window import MainWindow

MINUTE = 60_000
"""Milliseconds after which the strip says again how long people have waited."""


def headed(text: str) -> str:
    """Begin with a capital what is in the middle of a sentence elsewhere.

    >>> headed("setup step"), headed("宣言")
    ('Setup step', '宣言')
    """
    return text[:1].upper() + text[1:]


class PlayPageController(QObject):
    """Joins the parts of the play page to one page, and shows what runs."""

    picked = Signal(str)
    """A character was selected, by sheet id."""

    def __init__(
        self,
        window: MainWindow,
        open_campaign: OpenCampaign,
        notifier: Notifier,
        tray: TrayRequests,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._window, self._open_campaign, self._notifier, self._tray = window, open_campaign, notifier, tray
        self._words, self._play_session = open_campaign.words, open_campaign.play_session
        self.page = PlayPage(system_view(open_campaign.system.id).tracker, window.ui.playHost)
        self.page.name_recap(grows=open_campaign.system.grows)
        self._layout_batch = BatchedLayout(self.page)
        self.page.tracker_made.connect(self._layout_batch.forget)
        self._attention = Attention(open_campaign, self.page)
        context = PlayContext(window, open_campaign, notifier, self.page, tray, self._attention)
        self._context, self.people = context, context.people
        self.strip = PartyStrip(self._words, window.ui.stripHost)
        self._party = Party(open_campaign, self)
        self.joining = Joining(context, self)
        self.joining.looked_at.connect(self._look_at)
        self.joining.scenario_taken.connect(self._show_scenario)
        self.encounters = Encounters(context, self.joining, self)
        self.page.ui.encounterLayout.addWidget(self.encounters.list)
        self.scenario = ScenarioHand(context, self.encounters.start_of_scenario, self)
        self.gm_notes = GmNotesController(context, self)
        self.requests = Requests(context, self)
        self.boards = Boards(context, self._party, self.requests, self.select, self)
        self.damage = DamageController(context, self.requests, self)
        self._closing = Closing(context, self)
        self.step = NextStep(context, self.requests, self._closing, self.joining, self)
        self.keys = TableKeys(context, self.step, self.select, self.group_check, self.damage, self)
        self._shown = False
        self._minutes = QTimer(self, interval=MINUTE)
        self._minutes.timeout.connect(self._show_strip)
        window.ui.tableLayout.addWidget(self.page, 1)
        window.ui.stripLayout.addWidget(self.strip, 1)
        window.ui.stripLayout.addWidget(self.page.tools)
        self.strip.narrowed.connect(self._lay_out)
        self.page.show()  # at once, not when the layout comes round to it: keys are pressed right away
        self.strip.show()
        self._connect()

    def _connect(self) -> None:
        page = self.page
        page.begin_requested.connect(self.joining.begin)
        page.close_requested.connect(self._close)
        page.recap_requested.connect(self._closing.recap)
        page.join_requested.connect(self._join)
        page.group_requested.connect(self.group_check)
        page.engine_chosen.connect(self._choose)
        page.requested.connect(self.requests.post)
        page.next_formed.connect(self._refresh_next)
        page.next_formed.connect(self.boards.follow)
        page.picked.connect(self.select)
        page.check_requested.connect(self._tray.prepare)
        page.board_wanted.connect(self.boards.want)
        self.strip.picked.connect(self.select)
        self._play_session.stepped.connect(self._stepped)
        self._play_session.prepared.connect(self._refresh_next)
        self._open_campaign.listed.connect(self._refresh)
        self._window.ui.nextButton.clicked.connect(self.step.press)
        self._window.escaped.connect(self._return_to_page)
        self._window.notice_pressed.connect(self.wait)
        self._window.arrow_left.connect(page.lead)
        for number in range(1, 10):
            start = QShortcut(QKeySequence(f"Ctrl+{number}"), page)
            start.activated.connect(lambda n=number: self.encounters.start_number(n))

    def _lay_out(self, narrow: bool, flat: bool) -> None:
        """Put people beside the page, or above it where the window has no room."""
        ui, down, across = self._window.ui, QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        ui.tableLayout.setDirection(down if flat else across)
        ui.stripLayout.setDirection(across if flat else down)
        self.page.tools.set_narrow(narrow)

    def leave(self) -> None:
        """Take the play page's parts out of the window, and the sentence about its last session."""
        self._closing.forget()
        self._window.ui.nextButton.clicked.disconnect(self.step.press)
        self._window.escaped.disconnect(self._return_to_page)
        self._window.notice_pressed.disconnect(self.wait)
        self.keys.watch(False)
        self._window.arrow_left.disconnect(self.page.lead)
        self.gm_notes.rest()
        self._minutes.stop()
        for widget in (self.page, self.strip, self.page.tools):
            widget.hide()  # taken out of the window it would be styled once more
            widget.deleteLater()

    # showing

    def lift(self) -> None:
        """Show what is under the cover of the tray, or cover it again."""
        self._refresh()

    def show(self, shown: bool) -> None:
        """Show or hide the page; nothing is drawn while it is hidden."""
        self._shown = shown
        self.keys.watch(shown)
        if shown:
            self._refresh()
            self.encounters.show()
            self.scenario.show()
            self._minutes.start()
        else:
            self.gm_notes.rest()
            self._minutes.stop()

    def wait(self) -> None:
        """Wait on the page for the first key, which changes nothing that runs."""
        if self._shown and not self._window.locked:
            self._attention.named = False
            self.keys.wait()

    @property
    def engine(self) -> str:
        """Name of the visible engine; empty: none runs."""
        return self._attention.engine

    @property
    def selected(self) -> str:
        """Sheet id of the selected character; empty: none."""
        return self._attention.selected

    def _stepped(self, *_: object) -> None:
        """Show the step; after a check N begins no action of the character selected before it."""
        roll = self._play_session.roll
        if roll is not None and roll.engine:
            self._attention.named = False
        self.keys.stepped()
        self.step.withdraw_explanation()
        self._refresh()

    def _refresh(self, *_: object) -> None:
        self._closing.pass_on()
        if not self._shown:
            return
        before = self.selected
        people = self._show_strip()
        with self._layout_batch.batched():
            self._show_engine(people)
        self._refresh_next()
        self.keys.show()
        if not before or self.selected == before:
            return
        if gone := all(person.id != before for person in people):
            self._leave_button()
        roll = self._play_session.roll
        if gone or roll is None or not (roll.begun or roll.engine):  # what was thrown is still being read
            self.picked.emit(self.selected)

    def _leave_button(self) -> None:
        """Take the focus off what bears the next person's name now: pressed twice, it would send two away."""
        focus = QApplication.focusWidget()
        if isinstance(focus, QAbstractButton) and self.page.isAncestorOf(focus):
            self.page.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_strip(self) -> tuple[CharacterView, ...]:
        people = self.people()
        self._attention.follow(people)
        letters = self._open_campaign.letters.meet((one.id for one in people), keep=bool(self.engine))
        self.strip.show_faces(self._party.faces(people, letters, self.selected, playing=bool(self.engine)))
        self.gm_notes.refresh(people, self.selected)
        return people

    def _show_engine(self, people: Sequence[CharacterView]) -> None:
        playing, engine = self._play_session.playing, self.engine
        self.page.show_running(playing.running, playing.possible, engine)
        self.page.show_quiet(played=not engine and bool(self._play_session.gm_notes.scenes), no_characters=not people)
        shown = self._attention.shown
        if shown is not None:
            self.page.show_play(self._play(engine, shown), self._words, self._phase(shown))
        self.boards.show(engine, shown, people, self.selected)

    def _play(self, engine: str, shown: PlayView) -> RunningEngine:
        def what_if(*events: Mapping[str, Any]) -> PlayView | Problem:
            try:
                return self._play_session.playing.what_if(engine, *events)
            except Refusal as error:
                return error.problem

        key = self._window.keys.key("effects")
        playing = self._play_session.playing
        named, chances, lifted = self._attention.named, playing.chances, self._tray.lifted
        roll = self._play_session.roll
        declarable = roll.declarable if roll is not None and roll.engine == engine else ()
        letters = self._open_campaign.option_letters(declarable) if shown.check is not None else {}
        offers = playing.offers(engine)
        people = dict(self._open_campaign.letters.people)
        return RunningEngine(
            engine, shown, offers, self.selected, what_if, key, named, chances, letters, people, lifted
        )

    def _phase(self, shown: PlayView) -> str:
        phase = headed(self._words.say(shown.phase)) if shown.phase else ""
        if not shown.round:
            return phase
        word = self._words.say(shown.round_word)
        return self.tr("第 {n} {word}　{phase}").format(n=shown.round, word=word, phase=phase)

    def _refresh_next(self, *_: object) -> None:
        if self._shown:
            self.step.show()

    # doing

    def select(self, person: str) -> None:
        """Select the character to whom keys and numbers apply."""
        self._attention.select(person)
        self.step.withdraw_explanation()
        self._refresh()
        self.picked.emit(person)

    @property
    def tracker(self) -> TrackerView | None:
        """Where the engine in view is shown; None: none runs."""
        return self._attention.tracker

    def hand_character(self) -> None:
        """Ask for the new player of the selected character, and log the change."""
        sheet = self._open_campaign.people.sheet(self.selected)
        if sheet is None:
            return

        def given(name: str) -> None:
            change = Change(sheet=sheet.id, field="player", before=sheet.player, after=name.strip())
            self._open_campaign.change((change,))

        title = self.tr("{name} を操作するプレイヤー").format(name=sheet.name)
        asking.ask_text(self._window, title, self.tr("プレイヤーの名前"), sheet.player, given)

    def _return_to_page(self) -> None:
        """Leave a field for the play page, where letters act again, and put a refusal away."""
        if not self._shown:
            return
        if not self.page.ui.rulingReason.hasFocus():
            self.requests.put_away()
        self.page.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def back(self) -> None:
        """Undo the last step of play."""
        self._notifier.guard(lambda: self._play_session.back())
        self.go_to_dice()

    def again(self) -> None:
        """Redo what was undone."""
        self._notifier.guard(lambda: self._play_session.forward())
        self.go_to_dice()

    def go_to_dice(self) -> None:
        """Put the focus where dice are due, if they are: a digit is a face then, however one came there."""
        self.requests.go_to_dice()

    def _look_at(self, name: str) -> None:
        """Show what begins now; the button that began it goes away, and letters act on the page."""
        self._attention.look_at(name)
        self.page.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_scenario(self) -> None:
        """Another scenario is played from now on."""
        self.encounters.show()
        self.scenario.show()

    def _close(self, engine: str) -> None:
        """Put an engine away; its button may be that of the other engine now."""
        self._closing.close(engine)
        self._leave_button()

    def _join(self, name: str) -> None:
        here = self.people() if self.engine == name else ()
        self.joining.join(name, here, self.encounters.lines(), self.encounters.start)

    def group_check(self) -> None:
        """Ask for the same check from several people."""
        chosen = tuple(p.id for p in self.people() if p.is_pc)
        GroupCheck(self._window, self._open_campaign, RandomDice(), self._tray.focus, chosen).open()

    def _choose(self, engine: str) -> None:
        self._attention.look_at(engine)
        self._refresh()
