"""Drives one check after another through the dice tray: parameters, odds, dice, choices, result. Knows no system."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal

from desktop.controllers import tray_words
from desktop.controllers.tray_asked import Asked
from desktop.controllers.tray_table import NOBODY, Cast, Step, lay_out
from desktop.core.check import Check
from desktop.core.dice import Dice, Throw, throw_of
from desktop.core.game import Game
from desktop.core.outcome import Explained, Outcome
from desktop.core.problem import Refusal
from desktop.core.sheet import Sheet
from desktop.core.system import GameSystem
from desktop.core.words import Words
from desktop.views.dice import DiceGroup, Die
from desktop.views.dice_tray import DiceTray, Mode
from desktop.views.why_popup import WhyPopup


class DiceTrayController(QObject):
    """Prepares checks in a tray and tells how they ended.

    Args:
        dice: whatever throws when the program is asked to.
    """

    finished = Signal(object, object)
    """(Outcome, Check): every window has closed and every die lies still; sent once per check."""
    dice_thrown = Signal(object, object)
    """(DiceRequest, Throw)"""
    prepared = Signal(object)
    """Check: fresh, nothing thrown."""

    def __init__(self, tray: DiceTray, dice: Dice, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent or tray)
        self.tray, self._dice, self._words = tray, dice, words
        self._asked: Asked | None = None
        self._check: Check | None = None
        self._steps: tuple[Step, ...] = ()
        self._free: Throw | None = None
        self._told = False
        self._lifted = False
        self._typed: tuple[int, ...] = ()
        self._connect()
        self._show()

    @property
    def check(self) -> Check | None:
        """The check under way; None before the first."""
        return self._check

    @property
    def waiting(self) -> bool:
        """Tell whether dice are wanted, so that bare numbers are faces."""
        return self._check is not None and self._check.wants is not None

    def prepare(
        self,
        system: GameSystem[Any],
        game: Game[Any],
        sheet: Sheet | None,
        kind_id: str,
        params: Mapping[str, Any],
        party: Sequence[Sheet] = (),
    ) -> None:
        """Put a check into the tray; its odds stand there before anything is thrown. An unknown kind is the first."""
        kinds = system.check_kinds(sheet, game)
        kind = next((k for k in kinds if k.id == kind_id), kinds[0])
        given = {p.id: params.get(p.id, p.default) for p in kind.params} | dict(params)
        self._asked = Asked(system, game, sheet, tuple(party), kind, given)
        self.tray.show_kinds([(k.id, self._words.say(k.label)) for k in kinds], kind.id)
        self._start()

    def focus(self) -> None:
        """Put the focus into the tray."""
        self.tray.focus()

    def set_animated(self, animated: bool) -> None:
        """Let dice tumble, or lie still at once."""
        self.tray.set_animated(animated)

    def enter_faces(self, values: Sequence[int]) -> None:
        """Take faces of real dice for the dice wanted now.

        Raises:
            Refusal: other dice, or none were wanted.
        """
        request = self._check.wants if self._check else None
        self._submit(throw_of(request.sides if request else (), tuple(values)))

    def throw(self) -> None:
        """Throw the dice wanted now."""
        if self._check is not None and self._check.wants is not None:
            self._submit(self._dice.throw(self._check.wants.sides))

    def show_free(self, throw: Throw) -> None:
        """Show dice that belong to no check."""
        self._free = throw
        sheet = self._asked.sheet if self._asked else None
        colour = sheet.colour if sheet else NOBODY
        group = DiceGroup(tuple(Die(face.sides, face.value, colour) for face in throw.faces))
        self.tray.show_dice([group], tumble=throw.origin == "app")

    # the check

    def _connect(self) -> None:
        tray = self.tray
        tray.kind_chosen.connect(self._change_kind)
        tray.params_edited.connect(self._change_params)
        tray.mode_chosen.connect(lambda _mode: self.tray.focus())
        tray.throw_requested.connect(self._go_on)
        tray.faces_edited.connect(self._preview_faces)
        tray.faces_completed.connect(self._take_faces)
        tray.face_refused.connect(self._refuse_face)
        tray.back_requested.connect(self._step_back)
        tray.option_chosen.connect(self._choose)
        tray.again_requested.connect(self._again)
        tray.why_requested.connect(self._explain)
        tray.cover_toggled.connect(self._lift)
        tray.settled.connect(self._settle)

    def _start(self) -> None:
        """Make the check anew from what was asked."""
        self._steps, self._free, self._told, self._lifted, self._typed = (), None, False, False, ()
        asked = self._asked
        if asked is None:
            return
        try:
            self._check = asked.start()
        except Refusal as refusal:
            self._check = None
            self._show()
            self.tray.show_problem(tray_words.sentence(refusal, self._words))
            return
        self._show()
        self.prepared.emit(self._check)

    def _change_kind(self, kind: str) -> None:
        asked = self._asked
        if asked is not None:
            self.prepare(asked.system, asked.game, asked.sheet, kind, asked.kept_for(kind), asked.party)

    def _change_params(self, params: Mapping[str, Any]) -> None:
        if self._asked is not None and params != self._asked.params:
            self._asked = self._asked.changed(params)
            self._start()

    def _go_on(self) -> None:
        """Do what Enter means now: throw, take the primary option, or go on to the next check."""
        check = self._check
        if check is None:
            return
        primary = next((o for o in check.options if o.primary and o.enabled), None)
        if check.wants is not None:
            self.throw()
        elif check.done:
            self._start()
            self.tray.focus()
        elif primary is not None:
            self._choose(primary.id)

    def _again(self) -> None:
        """Make the same check once more, and throw when the program throws."""
        self._start()
        self.tray.focus()
        if self.tray.mode is Mode.APP:
            self.throw()

    def _entry_text(self) -> str:
        return self.tray.ui.entry.text()

    def _begin_by_typing(self, text: str) -> None:
        """A face typed after the end of a check is the first one of the next."""
        self._start()
        self.tray.ui.entry.setText(text)

    def _take_faces(self, values: tuple[int, ...]) -> None:
        if self._check is not None and self._check.done and self._steps:
            return  # one die: `faces_edited` has begun the next check with it already
        if self._check is not None and self._check.wants is not None:
            self.enter_faces(values)

    def _submit(self, throw: Throw) -> None:
        check = self._check
        if check is None or check.wants is None:
            return
        step = Step(check, check.wants, throw)
        try:
            self._check = check.throw(throw)
        except Refusal as refusal:
            self.tray.show_problem(tray_words.sentence(refusal, self._words))
            return
        self._steps, self._typed = (*self._steps, step), ()
        self.dice_thrown.emit(step.request, throw)
        self._reveal(tumble=throw.origin == "app")

    def _choose(self, option: str) -> None:
        check = self._check
        if check is None:
            return
        try:
            self._check = check.choose(option)
        except Refusal as refusal:
            self.tray.show_problem(tray_words.sentence(refusal, self._words))
            return
        self._reveal(tumble=False)

    def _step_back(self) -> None:
        """Take the last throw back while the check is still open."""
        if self._steps and not self._told:
            *kept, last = self._steps
            self._check, self._steps, self._typed = last.before, tuple(kept), ()
            self._show()

    def _lift(self, lifted: bool) -> None:
        self._lifted = lifted
        self._show()

    # showing

    def _reveal(self, *, tumble: bool) -> None:
        """Show the new dice first; what they mean follows when they lie still."""
        moving = tumble and self.tray.ui.diceView.dice.animated
        if moving:
            self.tray.show_problem("")
            self.tray.show_options(())
            self.tray.show_buttons(self.tr("止める"), enabled=True, again=False)
            self.tray.show_entry((), "")
        self.tray.show_dice(self._groups(), tumble=tumble)

    def _settle(self) -> None:
        """Dice lie still: say what they mean, throw on where the program throws, and tell once when it is over."""
        if self._check is None or self._free is not None:
            return
        self._show_all_but_dice()
        check = self._check
        if check.done and self._steps_or_outcome() and not self._told:
            self._told = True
            self.finished.emit(check.outcome, check)
        elif check.wants is not None and self._steps and not check.options and self.tray.mode is Mode.APP:
            self.throw()

    def _steps_or_outcome(self) -> bool:
        return self._check is not None and self._check.outcome is not None

    def _show(self) -> None:
        self.tray.show_dice(self._groups(), tumble=False)
        if self._check is None:
            self._show_all_but_dice()

    def _show_all_but_dice(self) -> None:
        tray, check, asked, words = self.tray, self._check, self._asked, self._words
        tray.show_problem("")
        kind = asked.kind if asked else None
        started = bool(self._steps) and check is not None and not check.done
        tray.show_params(kind, dict(asked.params) if asked else {}, words, open_=not started)
        wants = check.wants if check else None
        facing = f"{asked.sheet.name}　" if asked and asked.sheet and asked.sheet.name else ""
        follows = wants if self._steps else None
        tray.show_title(
            facing + words.say(check.title) if check else facing, words.say(follows.label) if follows else ""
        )
        hidden = self._secret and not self._lifted
        tray.show_cover(hidden if self._secret else None)
        outcome = check.outcome if check else None
        tray.show_result(tray_words.result(outcome, words) if outcome is not None and not hidden else None)
        before = self._steps[-1].before if self._steps else None
        tray.show_odds(tray_words.odds_now(check, before, words))
        tray.show_options(tray_words.options(check.options, words) if check else ())
        again = self._steps[0].request.sides if check is not None and check.done and self._steps else ()
        sides = wants.sides if wants else again
        tray.show_entry(sides, tray_words.entry_hint(sides), pad=wants is not None)
        primary = tray_words.primary(check, words)
        tray.show_buttons(primary, enabled=bool(primary), again=bool(check and check.done))

    @property
    def _secret(self) -> bool:
        return any(step.request.secret for step in self._steps)

    def _groups(self) -> list[DiceGroup]:
        asked = self._asked
        cast = Cast(asked.sheet if asked else None, asked.party if asked else (), self.tr("相手"))
        return lay_out(self._steps, self._check, cast, self._typed, lifted=self._lifted)

    def _preview_faces(self, values: tuple[int, ...]) -> None:
        """Lay typed dice onto the table one by one."""
        if self._check is not None and self._check.done and self._steps and (values or self._entry_text()):
            self._begin_by_typing(self._entry_text())
            return
        check = self._check
        if check is not None and check.wants is not None and len(values) < len(check.wants.sides):
            self._typed = values
            self.tray.show_problem("")
            scene = self.tray.ui.diceView.dice
            blocked = scene.blockSignals(True)
            self.tray.show_dice(self._groups(), tumble=False)
            scene.blockSignals(blocked)

    def _refuse_face(self, sides: int, value: int) -> None:
        if sides:
            self.tray.show_problem(tray_words.wrong_face(sides, value, self._words))

    def _explain(self) -> None:
        outcome: Outcome | None = self._check.outcome if self._check else None
        if outcome is None:
            return
        number = Explained(
            label=self._check.title if self._check else outcome.label,
            value=outcome.total,
            parts=outcome.parts,
            rule=outcome.rules[0] if outcome.rules else "",
        )
        popup = WhyPopup(self.tray)
        popup.explain("", number, self._words, self._words.say(outcome.detail), False)
        popup.open_under(self.tray.ui.whyButton)
