"""Drives one check after another through the dice tray: parameters, odds, dice, choices, result. Knows no system.

What was thrown or declared is posted before anything of it is shown; the scene only delays showing it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtGui import QKeyEvent

from desktop.controllers.tray import tray_words
from desktop.controllers.tray.tray import RULING
from desktop.controllers.tray.tray_picture import SheetSource, TrayContents, TrayPicture, fit_again
from desktop.controllers.tray.typed_faces import TypedFaces
from desktop.core.notation import KIND as LINE
from desktop.core.play import Choose, ThrowEvent
from desktop.core.problem import TakujoError
from desktop.core.rolls.check import PASS, PASSES, CheckKind
from desktop.core.rolls.dice import Dice, filled
from desktop.core.rolls.roll import Asked, Roll, Step
from desktop.core.words import Words
from desktop.models.play.play_session import PlaySessionModel
from desktop.services.play.history import Stepped
from desktop.views.tray.dice_tray import DiceTray
from desktop.views.tray.entry import Mode
from desktop.views.tray.picks import PicksView

MOST_WINDOWS = 40
"""Windows that one key closes at most."""


class CheckSource(SheetSource, Protocol):
    """What the tray asks about the people of the campaign."""

    def kinds(self, who: str) -> tuple[CheckKind, ...]:
        """Return the kinds of check that a character can make now."""


class DiceTrayController(QObject):
    """Prepares checks in a tray and passes throws and choices on to the play session.

    Args:
        dice: whatever throws when the program is asked to.
    """

    closed = Signal()
    """Enter took the last choice of a check of what runs."""
    looked = Signal()
    """The cover was lifted, or put back."""
    went_on = Signal()
    """A check that a battle or a session had asked for is over and has been read."""

    def __init__(
        self,
        tray: DiceTray,
        dice: Dice,
        words: Words,
        play_session: PlaySessionModel,
        people: CheckSource,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent or tray)
        self.tray, self.dice, self._words, self._play_session, self._people = tray, dice, words, play_session, people
        self._kinds: tuple[CheckKind, ...] = ()
        self._asked: Asked | None = None
        """What is asked for now, also where it was refused and no check is in the tray."""
        self._refused = False
        """What is asked for was refused, and the tray shows why."""
        self._ruled: Asked | None = None
        """The same as a ruling of the GM, where a ruling would do."""
        self._before: Asked | None = None
        """What was prepared where a line of dice is now; it comes back after it."""
        self._broke_in = False
        """The line is where a battle or a session had asked for a check."""
        self._kept: tuple[int, ...] = ()
        """Faces of real dice whose throw was undone."""
        self._thrown = "", 0
        """The last check, and how often dice were thrown in it."""
        self._lifted: Roll | None = None
        """The concealed check that is revealed at the moment."""
        self._faces = TypedFaces(tray, words, lambda: self.roll, self._post, self._preview)
        self._picture = TrayPicture(tray, words, play_session, people, self)
        self._connect()
        self._show()

    @property
    def roll(self) -> Roll | None:
        """The check under way; None before the first, or where what is asked for was refused."""
        roll = self._play_session.roll
        return roll if roll is not None and roll.asked == self._asked else None

    @property
    def wanted(self) -> tuple[int, ...]:
        """Sides of the dice that are waited for, so that bare numbers are faces; empty when none are."""
        wants = self.roll.check.wants if self.roll is not None else None
        return wants.sides if wants is not None else ()

    @property
    def lifted(self) -> bool:
        """Whether the running check is revealed at the moment; the next step conceals it again."""
        return self._lifted is not None and self._lifted is self.roll

    @property
    def facing(self) -> str:
        """Whose check is in the tray, by sheet id."""
        return self._asked.who if self._asked is not None else ""

    def prepare(self, who: str, kind_id: str, params: Mapping[str, Any]) -> None:
        """Put a check into the tray; its odds are there before anything is thrown. An unknown kind is the first."""
        self._kinds = self._people.kinds(who)
        kind = next((k for k in self._kinds if k.id == kind_id), self._kinds[0])
        given = {p.id: params.get(p.id, p.default) for p in kind.params} | dict(params)
        self._start(Asked(kind=kind.id, who=who, params=given))

    def throw_line(self, who: str, line: str) -> None:
        """Throw a line of dice, or wait for the faces of real ones; what lay there comes back after it."""
        if self._asked is None or self._asked.kind != LINE:
            self._broke_in = self.roll is not None and bool(self.roll.engine)
            self._before = None if self._broke_in else self._asked
        self._faces.forget()
        self._start(Asked(kind=LINE, who=who, params={"line": line}))
        if self.tray.mode is Mode.APP:
            self._guard(self.throw)
        else:
            self.tray.focus()

    def render(self, roll: Roll) -> None:
        """Show the check that lay there before there was a tray."""
        self._prepared(roll)

    def refresh(self) -> None:
        """Read the sheets again for a check that has not begun; once thrown it keeps what it was thrown with."""
        roll = self.roll
        if roll is None or not roll.begun:
            asked = self._asked
            if asked is not None:
                before, self._kinds = self._kinds, self._people.kinds(asked.who)
                still = asked.without_gone(before, self._kinds)
                if still is not asked:
                    self._start(still)
                    return
            try:
                self._play_session.refresh()
            except TakujoError:
                assert asked is not None
                self._start(asked)
            else:
                if self._refused and asked is not None:
                    self._start(asked)  # what was in the way may be gone

    def refresh_words(self) -> None:
        """Show the check by the current names."""
        self.refresh()
        self._picture.show(self._now)

    def stand_out(self, on: bool) -> None:
        """Fill the tray's button and give it its key, or not where the keys are for something else."""
        self.tray.stand_out(on)

    def focus(self) -> None:
        """Put the focus into the tray."""
        self.tray.focus()

    @property
    def typing(self) -> bool:
        """Whether the focus is where faces are typed."""
        return self.tray.ui.entry.hasFocus() or self.tray.ui.beside.hasFocus()

    @property
    def typed(self) -> str:
        """What has been typed of the faces that are wanted."""
        return self.tray.ui.entry.text()

    def type_key(self, event: QKeyEvent) -> None:
        """Take a key as if the focus were where faces are typed, and go there."""
        self.tray.focus()
        QCoreApplication.sendEvent(self.tray.ui.entry, event)

    def settle(self) -> bool:
        """Let moving dice rest at once; False: none moved."""
        return self.tray.settle()

    def go_on(self) -> None:
        """Do what the tray's button says; with real dice it throws nothing."""
        self._enter()

    @property
    def picks(self) -> PicksView:
        """Where the tray shows what letters pick."""
        return self.tray.picks

    @property
    def declaring(self) -> bool:
        """Whether letters choose what is declared now."""
        return self.tray.declaring

    def declare(self) -> bool:
        """Let the next letters choose an option; False: nothing is offered."""
        return self.tray.declare()

    def withdraw(self) -> None:
        """Let letters choose no option any more."""
        self.tray.withdraw()

    @property
    def refused(self) -> bool:
        """Whether what is asked for cannot be tested, and the tray says why."""
        return self._refused

    def declare_by(self, letter: str) -> bool:
        """Take a letter of an option; False: no option has it."""
        return self.tray.declare_by(letter)

    def set_animated(self, animated: bool) -> None:
        """Let dice tumble, or show them at rest at once."""
        self.tray.set_animated(animated)

    def enter_faces(self, values: Sequence[int]) -> None:
        """Take faces of real dice for the dice wanted now.

        Raises:
            Refusal: other dice, or none were wanted.
        """
        self._faces.enter(values)

    def throw(self, typed: Sequence[int] = ()) -> None:
        """Throw the dice wanted now, but for those whose faces are `typed` (KO-TBL-10)."""
        wants = self.roll.check.wants if self.roll else None
        if wants is not None:
            thrown = filled(wants.sides, typed, self.dice)
            self._post(ThrowEvent(faces=thrown.values, origin=thrown.origin))

    # the check

    def _connect(self) -> None:
        tray = self.tray
        tray.kind_chosen.connect(self._change_kind)
        tray.params_edited.connect(self._change_params)
        tray.mode_chosen.connect(lambda _mode: self.tray.focus())
        tray.go_on_requested.connect(self._enter)
        tray.throw_requested.connect(self._continue)
        tray.rest_requested.connect(lambda typed: self._guard(lambda: self.throw(typed)))
        tray.back_requested.connect(lambda: self._guard(self._play_session.step_back))
        tray.option_chosen.connect(self._choose)
        tray.again_requested.connect(self._again)
        tray.why_requested.connect(lambda: self._picture.explain(self._now))
        tray.cover_toggled.connect(self._lift)
        tray.cancel_requested.connect(self._cancel)
        tray.resume_requested.connect(lambda: self._guard(self._take_up))
        tray.throw_finished.connect(self._show_result)
        self._play_session.stepped.connect(self._stepped)
        self._play_session.prepared.connect(self._prepared)

    def _guard(self, act: Any) -> None:
        """Do something that may be refused; the tray shows why."""
        try:
            act()
        except TakujoError as error:
            self.tray.show_problem(tray_words.sentence(error, self._words))

    def _start(self, asked: Asked) -> None:
        self._asked = asked
        self._refused, self._ruled = False, None
        try:
            self._play_session.prepare(asked)
        except TakujoError as error:
            ruled = asked.evolve(params={**asked.params, RULING: True})
            self._refused = True
            self._ruled = ruled if error.problem.overridable and self._play_session.possible(ruled) else None
            self._play_session.clear()
            self._show()
            self.tray.show_problem(tray_words.sentence(error, self._words))

    def _prepared(self, roll: Roll | None) -> None:
        """Another check is in the tray, or the same made again from its sheets; then it is drawn if it looks new."""
        stood = not (self.lifted or self._faces.values or self._refused)
        if roll is not None and (roll.engine or roll.asked.kind == LINE):
            self._kinds = ()  # what a battle asks for is no choice of the tray, nor is what was typed
        elif roll is not None and (self._asked is None or roll.asked.who != self._asked.who or not self._kinds):
            self._kinds = self._people.kinds(roll.asked.who)
        self._asked = roll.asked if roll is not None else None
        self._lifted = None
        self._faces.forget()
        self._refused, self._ruled = False, None
        if roll is None:
            self.went_on.emit()  # a listener may prepare the next check at once; the tray is not drawn empty first
        if stood and roll is not None and self._picture.keep(self._now):
            self.tray.show_problem("")
        elif roll is not None or self.roll is None:
            self._show()

    def _take_up(self) -> None:
        self._play_session.take_up(self._play_session.suspended[-1].id)
        self.tray.focus()

    def _cancel(self) -> None:
        if self.roll is None or not self.roll.done:  # a cover may hide that it is over
            self._guard(self._play_session.cancel)
        elif self._asked is not None:
            self._start(self._asked)
        if self._asked is not None and self.roll is None:
            self._start(self._asked)

    def _change_kind(self, kind_id: str) -> None:
        asked = self._asked
        if asked is not None:
            known = {param.id for kind in self._kinds if kind.id == kind_id for param in kind.params}
            kept = {name: value for name, value in asked.given.items() if name in known}
            self.prepare(asked.who, kind_id, kept)

    def _change_params(self, params: Mapping[str, Any]) -> None:
        if self._asked is not None and params != self._asked.params:
            self._start(self._asked.evolve(params={**self._asked.params, **params}))

    def _enter(self) -> None:
        """Continue as the button says; with real dice it throws nothing."""
        wants = self.roll.check.wants if self.roll is not None else None
        if self.tray.mode is Mode.HAND and fit_again(self._kept, wants):
            self._guard(lambda: self._faces.enter(self._kept))
        elif self.wanted and self.tray.mode is Mode.HAND:
            self.tray.show_problem(self.tr("目を打ってください。アプリが振るなら Space です。"))
        else:
            self._continue()

    def _continue(self) -> None:
        """Do what the button says: throw, take the primary option, or continue to the next check."""
        roll = self.roll
        if roll is None and self._ruled is not None:
            self._start(self._ruled)
        if roll is None:
            return
        primary = next((o for o in roll.check.options if o.primary and o.enabled), None)
        if primary is not None and primary.forfeits:
            self.tray.show_problem(
                self.tr("まだ宣言できることがあります。E で選ぶか、Shift+Enter で使わずに進みます。")
            )
        elif roll.check.wants is not None:
            self.throw()
        elif roll.diceless:
            self._post(ThrowEvent(faces=()))
        elif roll.done:
            self._next()
        elif primary is not None:
            self._accept(primary.id)
            if self.roll is not None and self.roll.done and self.roll.engine:
                self.closed.emit()  # a check beside what runs leads nowhere: the next Enter would choose there

    def _accept(self, option: str) -> None:
        """Take an option, then what was shown with it: unused windows, up to the next dice or choice."""
        for _ in range(MOST_WINDOWS):
            self._choose(option)
            roll = self.roll
            if roll is None or roll.check.wants is not None:
                return
            usual = next((o for o in roll.check.options if o.primary and o.enabled and not o.forfeits), None)
            if usual is None or not (usual.id in PASSES or usual.foreseen):
                return
            option = usual.id

    def _next(self) -> None:
        """Continue: to the check that was suspended, else once more to the same; what a battle asked for was once."""
        roll = self.roll
        line = self._asked is not None and self._asked.kind == LINE
        if self._play_session.suspended:
            self._guard(self._take_up)
        elif line and not self._broke_in:
            self._put_back()
        elif roll is not None and (roll.engine or line):
            self.empty()
            self.tray.focus()
            self.went_on.emit()  # a listener may continue with what is due on the page
            self._faces.focus_next()
            return
        elif self._asked is not None:
            given = {name: value for name, value in self._asked.given.items() if name != RULING}
            self.prepare(self._asked.who, self._asked.kind, given)
        self.tray.focus()

    def _put_back(self) -> None:
        """Prepare again what a line of dice took the place of."""
        if self._before is None:
            self.empty()
        else:
            self.prepare(self._before.who, self._before.kind, self._before.given)

    def empty(self) -> None:
        """Empty the tray; a check that waits for more is kept."""
        self._play_session.clear()
        self._asked = None
        self._show()

    def _again(self) -> None:
        """Make the same check once more, and throw when the program throws."""
        if self._asked is not None and (self.roll is None or not self.roll.engine):
            self._start(self._asked)
        self.tray.focus()
        if self.tray.mode is Mode.APP:
            self.throw()

    def _post(self, step: Step) -> None:
        if self.roll is not None:
            self._guard(lambda: self._play_session.post(step))

    def _choose(self, option: str) -> None:
        """Choose an option, after closing the windows before its own."""
        roll = self.roll
        checks = (roll.check, *roll.ahead) if roll is not None else ()
        windows = next((n for n, check in enumerate(checks) if any(o.id == option for o in check.options)), 0)
        for _ in range(windows):
            self._post(Choose(option=PASS))
        self._post(Choose(option=option))

    def _stepped(self, stepped: Stepped) -> None:
        """Show what has been posted; thrown dice first, what they mean when they are at rest."""
        asked = self._asked
        if asked is not None and self._kinds and any(change.sheet == asked.who for change in stepped.changes):
            before, self._kinds = self._kinds, self._people.kinds(asked.who)  # they depend on the character's state
            if self.roll is None:
                self._asked = asked.without_gone(before, self._kinds)
        if stepped.roll is not None and (self._asked is None or stepped.roll.asked != self._asked):
            self._prepared(stepped.roll)
        was, self._thrown = self._thrown, _thrown(stepped.roll)
        undone = was[0] == self._thrown[0] and was[1] > self._thrown[1]
        if undone or any(entry.kind == "void" for entry in stepped.entries):
            self._kept = self._faces.last
        elif stepped.dice is not None:
            self._kept = ()
        typed, self._lifted = bool(self._faces.values), None
        self._faces.forget()
        if stepped.dice is not None:
            self._picture.reveal(self._now, tumble=stepped.dice.origin != "hand")
        elif typed or not self._picture.is_current(self._now):
            self._show()
        else:
            self.tray.show_problem("")

    def _lift(self, lifted: bool) -> None:
        self._lifted = self.roll if lifted else None
        self._show()
        self.looked.emit()

    # showing

    def _show_result(self) -> None:
        """Dice are at rest: say what they mean, and throw on where the program throws."""
        self._picture.show(self._now)
        roll = self.roll
        if roll is None or roll.check.wants is None or not roll.begun:
            return
        thrown = roll.check.thrown
        # what the program threw under a cover it throws on: waiting would tell how many dice are thrown again
        hidden = bool(thrown) and thrown[-1].throw.origin == "app" and roll.check.wants.secret
        again = hidden and thrown[-1].request.who == roll.check.wants.who
        if again or (self.tray.mode is Mode.APP and not roll.check.options):
            self.throw()

    @property
    def _now(self) -> TrayContents:
        """All that is in the tray."""
        return TrayContents(
            self.roll,
            self._asked,
            self._kinds,
            self._faces.values,
            self.lifted,
            tuple(roll.id for roll in self._play_session.suspended),
            self._play_session.playing.chances,
            self._kept,
            ruled=self._ruled is not None,
        )

    def _show(self) -> None:
        self._picture.render(self._now)

    def _preview(self) -> None:
        self._picture.preview(self._now)


def _thrown(roll: Roll | None) -> tuple[str, int]:
    return (roll.id, len(roll.check.thrown)) if roll is not None else ("", 0)
