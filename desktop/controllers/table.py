"""The table (卓): one strip, one tracker and one button for the next step, all drawn from the evening."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QApplication

from desktop.controllers.arrivals import Arrivals
from desktop.controllers.boards import Boards
from desktop.controllers.encounters import Encounters
from desktop.controllers.group_check import GroupCheck
from desktop.controllers.margin import MarginController
from desktop.controllers.party import Party
from desktop.controllers.scenario_hand import ScenarioHand
from desktop.controllers.teller import Teller
from desktop.controllers.workspace import Workspace
from desktop.core.dice import RandomDice
from desktop.core.outcome import Change
from desktop.core.problem import Problem, Refusal, TakujoError
from desktop.core.shown import Gauge, Offer, PersonShown, Shown
from desktop.core.viewer import Viewer
from desktop.services import carrying
from desktop.views.contract import KnowsNext, LeadsOn, NamesNext, PlayShown, TakesCheck, TakesNumbers, system_view
from desktop.views.dialogs import asking
from desktop.views.dialogs.play import TouchDialog
from desktop.views.main_window import MainWindow
from desktop.views.table.party_strip import PartyStrip
from desktop.views.table.table_page import TablePage
from desktop.views.widgets.held import Still

GM = Viewer(gm=True)
PASS = "next"
"""The option that closes a window and uses nothing."""
MINUTE = 60_000
"""Milliseconds after which the strip says anew how long people have waited."""


def headed(text: str) -> str:
    """Begin with a capital what stands in the middle of a sentence elsewhere.

    >>> headed("setup step"), headed("宣言")
    ('Setup step', '宣言')
    """
    return text[:1].upper() + text[1:]


class TableController(QObject):
    """Shows what runs and posts what is asked; keeps only what is looked at and who is selected.

    Args:
        to_tray: puts the focus into the dice tray.
        prepare: puts a check into the tray (sheet id, kind, parameters).
        declare: lets the next digit take one of the tray's options; False: it has none.
    """

    picked = Signal(str)
    """Somebody was selected, by sheet id."""

    def __init__(
        self,
        window: MainWindow,
        workspace: Workspace,
        teller: Teller,
        to_tray: Callable[[], None],
        prepare: Callable[[str, str, Mapping[str, Any]], None],
        declare: Callable[[], bool],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._declare, self._choosing = declare, False
        self._window, self._workspace, self._teller = window, workspace, teller
        self._to_tray, self._prepare = to_tray, prepare
        self._words, self._evening = workspace.words, workspace.evening
        self._view = system_view(workspace.system.id)
        self.page = TablePage(self._view.trackers)
        self._still = Still(self.page)
        self.page.tracker_made.connect(self._still.forget)
        self.strip = PartyStrip(self._words)
        self._party = Party(workspace, self)
        self.arrivals = Arrivals(window, workspace, teller, self.people, self)
        self.arrivals.looked_at.connect(self._look_at)
        self.arrivals.scenario_taken.connect(self._show_scenario)
        self.encounters = Encounters(window, workspace, teller, self._bring, self.arrivals.fight, self)
        self.page.ui.encounterLayout.addWidget(self.encounters.list)
        self.scenario = ScenarioHand(self.page, workspace, teller, self.encounters.start_of_scenario, self)
        self.margin = MarginController(window, workspace, teller, self.page, lambda: self.machine, self)
        self._machine = ""
        self._selected = self._turn = ""
        self._places: dict[str, int] = {}
        """In which order people came to the strip: while something runs a number stays whose it is."""
        self.boards = Boards(self.page, workspace, teller, self._party, self.request, self.select, self)
        self._refused: tuple[str, dict[str, Any]] | None = None
        self._ended = ""
        self._shown = False
        self._minutes = QTimer(self, interval=MINUTE)
        self._minutes.timeout.connect(self._show_strip)
        window.ui.tableLayout.addWidget(self.page)
        window.ui.stripLayout.addWidget(self.strip)
        self.page.show()  # at once, not when the layout comes round to it: keys are pressed right away
        self.strip.show()
        self._connect()

    def _connect(self) -> None:
        page = self.page
        page.begin_requested.connect(self.arrivals.begin)
        page.close_requested.connect(self.close)
        page.recap_requested.connect(self._recap)
        page.join_requested.connect(self._join)
        page.group_requested.connect(self.group_check)
        page.machine_chosen.connect(self._choose)
        page.requested.connect(self.request)
        page.next_formed.connect(self._refresh_next)
        page.picked.connect(self.select)
        page.check_requested.connect(self._prepare)
        page.ruling_requested.connect(self._rule)
        page.board_wanted.connect(self.boards.want)
        self.strip.picked.connect(self.select)
        self._evening.stepped.connect(self._refresh)
        self._evening.prepared.connect(self._refresh_next)
        self._workspace.listed.connect(self._refresh)
        self._window.ui.nextButton.clicked.connect(self.next_step)
        self._window.escaped.connect(self._come_back)
        effects = QShortcut(self.page)
        effects.setObjectName("effects")
        effects.activated.connect(self.declare)
        self._window.give_keys(self.page)
        for number in range(1, 10):
            for key in (str(number), f"Alt+{number}"):
                shortcut = QShortcut(QKeySequence(key), self.page)
                shortcut.activated.connect(lambda n=number: self.select_number(n))
            start = QShortcut(QKeySequence(f"Ctrl+{number}"), self.page)
            start.activated.connect(lambda n=number: self.encounters.start_number(n))

    def leave(self) -> None:
        """Take the table's parts out of the window, and the sentence about its last session."""
        if self._ended and self._window.notice == self._ended:
            self._teller.quiet()
        self._window.ui.nextButton.clicked.disconnect(self.next_step)
        self._window.escaped.disconnect(self._come_back)
        self.margin.rest()
        self._minutes.stop()
        for widget in (self.page, self.strip):
            widget.setParent(None)
            widget.deleteLater()

    # showing

    def show(self, shown: bool) -> None:
        """Come to the front, or go; nothing is drawn while nobody looks."""
        self._shown = shown
        if shown:
            self._refresh()
            self.encounters.show()
            self.scenario.show()
            self._minutes.start()
        else:
            self.margin.rest()
            self._minutes.stop()

    @property
    def machine(self) -> str:
        """The machine that is looked at; empty: none runs."""
        running = self._evening.playing.running
        return self._machine if self._machine in running else next(iter(running), "")

    @property
    def selected(self) -> str:
        """Sheet id of whoever is selected; empty: nobody."""
        return self._selected

    def people(self) -> tuple[PersonShown, ...]:
        """Everybody on the strip, in the order of their keys: player characters first."""
        shown = self._evening.playing.shown(self.machine, GM) if self.machine else None
        if shown is not None:
            found = shown.people
        else:
            system, game = self._workspace.system, self._workspace.game
            found = tuple(system.person(sheet, game) for sheet in self._workspace.people.everybody() if sheet.is_pc)
            self._places.clear()
        party = {identifier: n for n, identifier in enumerate(self._workspace.table.party)}
        places = self._places
        for person in found:
            places.setdefault(person.id, len(places))

        def place(person: PersonShown) -> tuple[bool, int, int]:
            return not person.is_pc, party.get(person.id, len(party)), places[person.id]

        return tuple(sorted(self.margin.with_own(found), key=place))

    def _refresh(self, *_: object) -> None:
        self._forget_end()
        if not self._shown:
            return
        before = self._selected
        people = self._show_strip()
        with self._still.held():
            self._show_machine(people)
        self._refresh_next()
        if not before or self._selected == before:
            return
        if gone := all(person.id != before for person in people):
            self._leave_button()
        roll = self._evening.roll
        if gone or (roll is not None and not (roll.begun or roll.machine)):  # what was thrown is still being read
            self.picked.emit(self._selected)

    def _leave_button(self) -> None:
        """Take the focus off what bears the next person's name now: pressed twice, it would send two away."""
        focus = QApplication.focusWidget()
        if isinstance(focus, QAbstractButton) and self.page.isAncestorOf(focus):
            self.page.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_strip(self) -> tuple[PersonShown, ...]:
        people = self.people()
        self._follow_turn(people)
        if self._selected not in {p.id for p in people}:
            self._selected = people[0].id if people else ""
        self.strip.show_faces(self._party.faces(people, self._selected, playing=bool(self.machine)))
        self.margin.refresh(people, self._selected)
        return people

    def _follow_turn(self, people: Sequence[PersonShown]) -> None:
        """Select whose turn has come: keys and typed checks mean that person until another one is chosen."""
        turn = next((person.id for person in people if person.turn), "")
        if turn and turn != self._turn:
            self._selected = turn
        self._turn = turn

    def _show_machine(self, people: Sequence[PersonShown]) -> None:
        playing, machine = self._evening.playing, self.machine
        self.page.show_running(playing.running, playing.possible, machine)
        self.page.show_played(not machine and bool(self._evening.margin.scenes))
        shown = playing.shown(machine, GM) if machine else None
        if shown is not None:
            self.page.show_play(self._play(machine, shown), self._words, self._phase(shown))
        self.boards.show(machine, shown, people, self._selected)

    def _play(self, machine: str, shown: Shown) -> PlayShown:
        def what_if(event: Mapping[str, Any]) -> Shown | Problem:
            try:
                return self._evening.playing.what_if(machine, event)
            except Refusal as error:
                return error.problem

        key = self._window.keys.key("effects")
        playing = self._evening.playing
        return PlayShown(machine, shown, playing.offers(machine), self._selected, what_if, key, playing.chances)

    def _phase(self, shown: Shown) -> str:
        phase = headed(self._words.say(shown.phase)) if shown.phase else ""
        if not shown.round:
            return phase
        word = self._words.say(shown.round_word)
        return self.tr("第 {n} {word}　{phase}").format(n=shown.round, word=word, phase=phase)

    def _refresh_next(self, *_: object) -> None:
        """Name the next step on its button."""
        if not self._shown:
            return
        text, live = self._next_words()
        button = self._window.ui.nextButton
        button.setText(text)
        button.setEnabled(live)
        button.set_key_hint(self._window.keys.key("next_step"))

    def _next_words(self) -> tuple[str, bool]:
        offer, event = self.primary, self._next_event()
        if self._waits_in_tray:
            return self.tr("番号で選ぶ") if self._waits_for_choice else self.tr("ダイストレイで続ける"), True
        tracker = self.page.tracker(self.machine) if self.machine else None
        if event is not None and isinstance(tracker, NamesNext) and tracker.next_name:
            return tracker.next_name, True
        if event is not None:
            kind, who = event.get("kind"), event.get("who", "")
            own = [o for o in self._evening.playing.offers(self.machine) if o.kind == kind]
            offer = next((o for o in own if o.who == who), own[0] if own else offer)
            return (self._words.say(offer.label) if offer is not None else self.tr("次へ")), True
        if offer is not None:
            return self._words.say(offer.label) + ("" if offer.complete else "…"), True
        if self.machine and self._evening.playing.over(self.machine):
            return self.tr("片づける"), True
        if self._leader is not None:
            return self._leader.due, True
        if self.machine:
            return self.tr("選んで進めます"), False
        return self.tr("次の手順はありません"), False

    def _next_event(self) -> Mapping[str, Any] | None:
        """What the tracker's own form would do next."""
        tracker = self.page.tracker(self.machine) if self.machine else None
        return tracker.next_event() if isinstance(tracker, KnowsNext) else None

    @property
    def _leader(self) -> LeadsOn | None:
        """The tracker, where it can lead to what must be chosen before anything goes on."""
        tracker = self.page.tracker(self.machine) if self.machine else None
        return tracker if isinstance(tracker, LeadsOn) and tracker.due else None

    @property
    def _waits_in_tray(self) -> bool:
        """Tell whether the tray goes on: dice are due there, or a choice that no key may make in passing."""
        roll = self._evening.roll
        if roll is None or not roll.open:
            return self._dice_wait_beside
        return roll.machine != self.machine or roll.check.wants is not None or self.primary is None

    @property
    def _waits_for_choice(self) -> bool:
        """Tell whether the tray wants no dice but one of its choices, none of them the usual one."""
        roll = self._evening.roll
        mine = roll is not None and roll.open and roll.machine == self.machine
        return mine and roll is not None and roll.check.wants is None and self.primary is None

    @property
    def _dice_wait_beside(self) -> bool:
        """Tell whether what is looked at waits for dice while a check that has not begun, or is over, lies in front."""
        check = self._evening.playing.check(self.machine) if self.machine else None
        return check is not None and check.wants is not None

    @property
    def primary(self) -> Offer | None:
        """The step that N takes."""
        offers = self._evening.playing.offers(self.machine) if self.machine else ()
        return next((offer for offer in offers if offer.primary), None)

    # doing

    def select(self, person: str) -> None:
        """Choose somebody; keys and numbers go there."""
        self._selected = person
        self._refresh()
        self.picked.emit(person)

    def select_number(self, number: int) -> None:
        """Choose somebody by place on the strip, from 1; right after the key for choices, take one of the tracker's."""
        if self._choosing:
            self._choosing = False
            tracker = self.page.tracker(self.machine) if self.machine else None
            if isinstance(tracker, TakesNumbers):
                tracker.take(number)
            return
        people = self.people()
        if 0 < number <= len(people):
            self.select(people[number - 1].id)

    def declare(self) -> None:
        """Let the next digit take one of the choices that are numbered now: the tray's, else the tracker's."""
        self._choosing = False
        if self._declare():
            return
        tracker = self.page.tracker(self.machine) if self.machine else None
        if isinstance(tracker, TakesNumbers) and tracker.numbered:
            self.page.setFocus(Qt.FocusReason.ShortcutFocusReason)  # a digit in the tray would be a face
            self._choosing = True

    def fill(self, who: str, kind: str, params: Mapping[str, Any]) -> bool:
        """Let the tracker's form take a check; False: it asks for none of this person."""
        tracker = self.page.tracker(self.machine) if self.machine else None
        return isinstance(tracker, TakesCheck) and tracker.fill(who, kind, params)

    def next_step(self) -> None:
        """Take the primary step, or go where it waits."""
        offer, event = self.primary, self._next_event()
        if self._waits_in_tray:
            self._take_dice_up()
            self._to_tray()
            if self._waits_for_choice:
                self._declare()  # a number chooses now; N once more would lead nowhere
        elif event is not None:
            self.request(self.machine, event)
        elif offer is not None and offer.complete:
            self.request(self.machine, dict(offer.event))
        elif self.machine and self._evening.playing.over(self.machine):
            self.close(self.machine)
        elif self._leader is not None:
            self._leader.lead()

    def _take_dice_up(self) -> None:
        """Put the check of what is looked at in front, where another lies there that waits for nothing."""
        roll = self._evening.roll
        if roll is None or not roll.open:
            for held in [one for one in self._evening.parked if one.machine == self.machine]:
                self._evening.take_up(held.id)

    def hand_character(self) -> None:
        """Ask who plays whoever is selected from now on: somebody went home, or takes over (the log says so)."""
        sheet = self._workspace.people.sheet(self._selected)
        if sheet is None:
            return

        def given(name: str) -> None:
            change = Change(sheet=sheet.id, field="player", before=sheet.player, after=name.strip())
            self._workspace.change((change,))

        title = self.tr("{name} を操作するプレイヤー").format(name=sheet.name)
        asking.ask_text(self._window, title, self.tr("プレイヤーの名前"), sheet.player, given)

    def _come_back(self) -> None:
        """Leave a field for the table, where letters act again; from there, put a refusal away."""
        if not self._shown:
            return
        if self.page.hasFocus():
            self.page.show_refused("", ruling=False)
        self.page.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def lead_on(self) -> None:
        """Put the focus on what must be chosen before anything goes on, where something must."""
        if self._leader is not None:
            self._leader.lead()

    def close_windows(self) -> None:
        """Go on through every window that nobody uses, up to the next dice or the next choice; each is a step."""
        while (offer := self._open_window) is not None:
            before = self._evening.last
            self.request(self.machine, dict(offer.event))
            if self._evening.last == before:
                return

    @property
    def _open_window(self) -> Offer | None:
        """The step that closes a window for effects; None: dice are due, or something is to be chosen."""
        roll, offer = self._evening.roll, self.primary
        if roll is None or roll.machine != self.machine or self._waits_in_tray or offer is None:
            return None
        return offer if offer.kind == "choose" and offer.event.get("option") == PASS else None

    def close(self, name: str) -> None:
        """Put a machine away; after a session its summary is offered."""
        self._teller.guard(lambda: self._evening.close(name))
        if name == "session" and name not in self._evening.playing.running:
            self._ended = self.tr("セッションを終えました。")
            self._teller.notify(self._ended, self.tr("まとめと成長"), self._recap)

    def _forget_end(self) -> None:
        """Take the sentence about the last session away once something runs again; any other sentence stays."""
        if self._ended and self._evening.playing.running:
            if self._window.notice == self._ended:
                self._teller.quiet()
            self._ended = ""

    def _recap(self) -> None:
        self._teller.quiet()
        self._window.command.emit("recap")

    def back(self) -> None:
        """Take the last step of the story back."""
        self._teller.guard(lambda: self._evening.back())

    def again(self) -> None:
        """Do again what was taken back."""
        self._teller.guard(lambda: self._evening.forward())

    def request(self, machine: str, event: Mapping[str, Any]) -> None:
        """Post an event; where the rules refuse, say why, and let the GM overrule."""
        self._refused, self._choosing = None, False
        here = self._has_focus
        try:
            self._evening.play(machine, event)
        except Refusal as error:
            allowed = error.problem.overridable and self._evening.playing.overrules(machine, event)
            self._refused = (machine, dict(event)) if allowed else None
            problem = error.problem
            self.page.show_refused("△ " + problem.said(self._words), ruling=allowed, rule=problem.rule)
            return
        except TakujoError as error:
            self._teller.tell(error)
            return
        self.page.show_refused("", ruling=False)
        if here and not self._has_focus:  # what had it is gone, and Qt gives it to whatever comes next in the window
            self.page.setFocus(Qt.FocusReason.OtherFocusReason)
        self._after_step()

    @property
    def _has_focus(self) -> bool:
        focus = QApplication.focusWidget()
        return focus is not None and self.page.isAncestorOf(focus)

    def _rule(self, reason: str) -> None:
        refused = self._refused
        if refused is None:
            return
        machine, event = refused
        self._refused = None
        self.page.show_refused("", ruling=False)
        self._teller.guard(lambda: self._evening.play(machine, event, reason))
        self._after_step()

    def _after_step(self) -> None:
        roll = self._evening.roll
        if roll is not None and roll.machine and not roll.done:
            self._to_tray()

    def _look_at(self, name: str) -> None:
        """Show what begins now; the button that began it goes away, and letters act on the page."""
        self._machine = name
        self.page.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_scenario(self) -> None:
        """Another scenario is played from now on."""
        self.encounters.show()
        self.scenario.show()

    def _bring(self, who: Sequence[str]) -> None:
        self.arrivals.bring(self.machine, who)

    def _join(self, name: str) -> None:
        here = self.people() if self.machine == name else ()
        self.arrivals.join(name, here, self.encounters.lines(), self.encounters.start)

    def group_check(self) -> None:
        """Ask for the same check from several people."""
        chosen = tuple(p.id for p in self.people() if p.is_pc)
        GroupCheck(self._window, self._workspace, RandomDice(), self._to_tray, chosen).open()

    def touch(self, *, harm: bool) -> None:
        """Ask how far a number of the selected person moves."""
        person = next((p for p in self.people() if p.id == self._selected), None)
        if person is None or not any(g.field and g.value is not None for g in person.gauges):
            self._teller.notify(self.tr("変えられる値がありません。先に上の参加者を選んでください。"))
            return
        dialog = TouchDialog(person, self._words, harm=harm, parent=self._window)

        def given(gauge: Gauge, value: int) -> None:
            self._set(person.id, gauge, value, harm=harm)
            self._ask_blow(person.id, gauge, dialog)

        dialog.given.connect(given)
        dialog.open()

    def _set(self, who: str, gauge: Gauge, value: int, *, harm: bool) -> None:
        """Let damage and healing to the first gauge be what the rules call so; any other number is set by hand."""
        before = gauge.value or 0
        machine = self._evening.playing.machine(self.machine) if self.machine else None
        state = self._evening.playing.state(self.machine) if self.machine else None
        if machine is not None and state is not None and gauge.id == self._first_gauge(who):
            make = machine.harm if harm and value < before else machine.heal if not harm and value > before else None
            event = make(state, who, abs(value - before)) if make is not None else None
            if event is not None:
                name = self.machine
                self._teller.guard(lambda: self._evening.play(name, event.model_dump(mode="json")))
                return
        sheet = self._workspace.sheet(who)
        if sheet is not None:
            change = Change(sheet=who, field=gauge.field, before=carrying.held(sheet, gauge.field), after=value)
            self._workspace.change((change,))

    def _ask_blow(self, who: str, gauge: Gauge, dialog: TouchDialog) -> None:
        """Damage beyond the end of the first gauge may kill, so it is asked for once more (KO-TBL-18)."""
        state = self._evening.playing.state(self.machine) if self.machine else None
        if state is None or not dialog.beyond or gauge.id != self._first_gauge(who):
            return
        make = self._evening.playing.machine(self.machine).harm
        event = make(state, who, dialog.beyond) if make is not None else None
        if event is not None:
            self._refused = (self.machine, event.model_dump(mode="json"))
            name = next((person.name for person in self.people() if person.id == who), "")
            told = self.tr("{name} の{gauge}はもうありません。受けると死亡するルールもあります。")
            told = told.format(name=name, gauge=self._words.say(gauge.label))
            self.page.show_refused(f"△ {told}", ruling=True)

    def _first_gauge(self, who: str) -> str:
        person = next((p for p in self.people() if p.id == who), None)
        return next((gauge.id for gauge in person.gauges if gauge.field), "") if person is not None else ""

    def _choose(self, machine: str) -> None:
        self._machine = machine
        self._refresh()
