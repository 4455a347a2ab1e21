"""The check (行為判定): both numbers, the window for cards, one 1D100, success or failure.

A separate check and the check inside an action are the same `CommonCheck`; only the caller differs. It knows nothing of
the engine: the characters present, the moment and who is concealed are passed in.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Any, Literal

from pydantic import JsonValue

from desktop.core.custom.profile import ProfileField
from desktop.core.expression.tree import Const, Formula
from desktop.core.problem import Refusal
from desktop.core.rolls.check import VALUE, Concealment, DiceRequest, Option, ThrowRecord
from desktop.core.rolls.codes import typed
from desktop.core.rolls.dice import Throw, wrong_count
from desktop.core.rolls.odds import Odds, OddsRow
from desktop.core.rolls.outcome import Change, Outcome
from desktop.core.sheet import AnyName
from desktop.core.value import Value, Viewer
from desktop.core.words import Phrase, phrase
from desktop.systems.common.cards.effects import affect, differences, effect_sums, ended, running
from desktop.systems.common.cards.in_hand import in_hand, worked
from desktop.systems.common.cards.library import Library, fill
from desktop.systems.common.cards.numbers import Reader, formula_text, is_compound
from desktop.systems.common.cards.points import CardFormulas
from desktop.systems.common.cards.schema import Card, CardCheck
from desktop.systems.common.cards.usage import Moment, Use, obstacles, pay
from desktop.systems.common.dice_checks import not_offered, value_in
from desktop.systems.common.odds import (
    D100,
    D100_DICE,
    Number,
    d100,
    odds,
    outcome,
    plain,
    row,
    shown,
    succeeds,
    sure_success,
)
from desktop.systems.common.settings import CommonSettings
from desktop.systems.common.sheet import CommonSheet, has_succeeded
from desktop.systems.common.values import play_game
from desktop.systems.common.view import change_text

ROLL = "roll"
"""Option id of ロールへ."""
ON = "difficulty"
"""Option id of 難易度の算出へ."""
ROLES: dict[str, tuple[str, ...]] = {"self": ("user", "targets"), "none": ("user",)}
"""The targets of a card that is an option of the check, and in which roles it reaches its user."""
USUAL = CardCheck()
"""判定値: 技能値 of the card; 難易度: the same kind of the target."""

CheckStep = Literal["judge", "difficulty", "roll", "done"]


class Numbers(Value):
    """Where the two numbers of a check come from."""

    judge: Formula
    difficulty: Formula
    judge_text: str = ""
    difficulty_text: str = ""
    """The words that the GM reads a number out of, where a formula asks for one."""
    kind: AnyName = ""
    modifier: int = 0
    difficulty_modifier: int = 0
    typed_judge: int | None = None
    typed_difficulty: int | None = None
    """What the GM reads out of words (CM-AMB-86)."""


class Trial(Value):
    """One check of one character against one target, as far as it has gone."""

    user: str = ""
    """Sheet id; empty where bare numbers are tested."""
    against: str = ""
    """Sheet id of the target; empty where there is none."""
    numbers: Numbers
    secret: bool = False
    """難易度 is the scenario's and not to be known (CM-APP-07)."""
    step: CheckStep = "judge"
    judge: Fraction | None = None
    difficulty: Fraction | None = None
    """Both frozen by ロールへ (CM-AMB-75)."""
    throw: Throw | None = None
    value: int | None = None
    """The 1D100 value; None while open, and where no throw was needed (CM-AMB-73)."""
    success: bool | None = None


@dataclass(frozen=True)
class CommonCheck:
    """A trial among people, who may use cards in it."""

    trial: Trial
    library: Library
    settings: CommonSettings
    people: tuple[CommonSheet, ...] = ()
    """The characters who may use cards in it, as the check has changed them."""
    before: tuple[CommonSheet, ...] = ()
    """The same before the check; empty where the caller tracks the changes."""
    moments: Mapping[str, Moment] = field(default_factory=dict)
    """The moment of the battle by sheet id; missing: outside any battle."""
    profile: tuple[ProfileField, ...] = ()
    """The campaign's own fields, which cards may change."""
    known: frozenset[str] = frozenset()
    """Sheet ids of those whose numbers and cards players may know."""

    @property
    def title(self) -> Phrase:
        """What is tested against what."""
        judge, difficulty = self.pair
        kind, s, d = self.trial.numbers.kind, shown(judge), shown(difficulty)
        if not kind:
            return phrase("判定値 {s} 難易度 {d}", s=s, d=d)
        return phrase("{kind} 判定値 {s} 難易度 {d}", kind=kind, s=s, d=d)

    @property
    def pair(self) -> tuple[Number, Number]:
        """判定値 and 難易度: frozen, or as they are now (CM-CHK-05, CM-CHK-06, CM-AMB-75)."""
        trial = self.trial
        if trial.judge is not None and trial.difficulty is not None:
            return plain(trial.judge), plain(trial.difficulty)
        return self._pair(self.people)

    def _pair(self, people: Sequence[CommonSheet]) -> tuple[Number, Number]:
        numbers = self.trial.numbers
        judge, difficulty = numbers.judge, numbers.difficulty
        if isinstance(judge, Const) and isinstance(difficulty, Const) and not self.settings.skill_floor:
            # plain whole numbers, computed at every keystroke: no sheet is needed
            return judge.value + numbers.modifier, difficulty.value + numbers.difficulty_modifier
        user = _named(self.trial.user, people)
        against = _named(self.trial.against, people)
        reader = Reader(user or EMPTY_SHEET, against, numbers.kind, self.library, self.settings, self.profile)
        more, difficulty_more = numbers.modifier, numbers.difficulty_modifier
        return (
            plain(reader.value(judge, numbers.typed_judge, more, numbers.judge_text)),
            plain(reader.value(difficulty, numbers.typed_difficulty, difficulty_more, numbers.difficulty_text)),
        )

    @property
    def _window(self) -> bool:
        return self.trial.step in ("judge", "difficulty")

    @property
    def _request(self) -> DiceRequest:
        return DiceRequest.model_construct(
            sides=D100_DICE,
            label=_FIRST_IS_LARGER,
            rule="CM-CHK-07",
            who=self.trial.user,
            values=(D100.minimum, D100.maximum),
        )

    @property
    def wants(self) -> DiceRequest | None:
        """Two D20 for 1D100, once the window has closed."""
        return self._request if self.trial.step == "roll" else None

    @property
    def thrown(self) -> tuple[ThrowRecord, ...]:
        """The one throw."""
        return (
            ()
            if self.trial.throw is None
            else (ThrowRecord.model_construct(request=self._request, throw=self.trial.throw),)
        )

    @property
    def options(self) -> tuple[Option, ...]:
        """ロールへ first, then every 制限:行為判定 card that may be known to be there."""
        if not self._window:
            return ()
        onward = [Option(id=ROLL, label="ロールへ", rule="CM-AMB-97", primary=True)]
        if self.trial.step == "judge":
            onward.append(Option(id=ON, label="難易度の算出へ", rule="CM-CHK-04"))
        # what only the GM sees is behind the rest, so that a number means the same under the cover and without it
        uses = sorted(self.uses(), key=lambda use: self._closed(use.sheet.id))
        return (*onward, *(self._option(use) for use in uses))

    def _closed(self, who: str) -> bool:
        """Tell whether the cards of a character in this check are concealed from the players."""
        return who in (self.trial.user, self.trial.against) and who not in self.known

    def uses(self) -> tuple[Use, ...]:
        """List every copy with 制限:行為判定 in the hands that count (CM-AMB-76: also of those who do not act).

        Cards for others are used at the table, where their targets are named (CM-TGT-02).
        Of bystanders only those whose cards players may know: to see the others' would betray them (CM-APP-07).
        """
        cards = self.library.for_checks
        return tuple(
            Use(sheet, copy, in_hand(card, sheet, self.library, self.settings), self.library, self.settings, moment)
            for sheet in self._hands()
            for copy in sheet.copies
            if (card := cards.get(copy.card)) is not None and card.target.kind in ROLES
            for moment in (replace(self.moments.get(sheet.id, OUTSIDE), check_open=True),)
        )

    def _hands(self) -> Iterator[CommonSheet]:
        for sheet in self.people:
            concerned = sheet.id in (self.trial.user, self.trial.against)
            helps = self.settings.helpers == "anyone" or sheet.id == self.trial.user
            if helps and (concerned or sheet.id in self.known):
                yield sheet

    def _called(self, use: Use) -> Phrase:
        """Name a card, and its owner where another character acts."""
        if use.sheet.id == self.trial.user:
            return phrase("<{kind}>", kind=use.kind)
        return phrase("{name}：<{kind}>", name=use.sheet.name, kind=use.kind)

    def _option(self, use: Use) -> Option:
        problems = obstacles(use)
        return Option(
            id=option_id(use),
            label=self._called(use),
            rule="CM-LIM-05",
            payer=use.sheet.id,
            cost=phrase("1 回"),
            effect=_use_text(use),
            enabled=not problems,
            reason=problems[0].message if problems else phrase(""),
        )

    def concealment(self, viewer: Viewer) -> Concealment:
        """Conceal the numbers of concealed characters, and those of a drop item (CM-AMB-50, CM-APP-07)."""
        trial = self.trial
        closed = {who for who in (trial.user, trial.against) if who and who not in self.known}
        if viewer.gm or not (closed or trial.secret):
            return Concealment()
        return Concealment(
            title=phrase("<{kind}> の行為判定", kind=trial.numbers.kind),
            odds=True,
            target=True,
            total=True,
            changes=True,
            hidden_options=tuple(option_id(use) for use in self.uses() if use.sheet.id in closed),
            may_look=True,
        )

    @property
    def outcome(self) -> Outcome | None:
        """The result."""
        trial = self.trial
        if trial.step != "done":
            return None
        judge, difficulty = self.pair
        if trial.value is None:
            return sure_success(self._changes())
        throws = () if trial.throw is None else (trial.throw,)
        return outcome(judge, difficulty, trial.value, throws, self._changes(), self._formulas())

    def _formulas(self) -> tuple[str, str]:
        """Write what 判定値 and 難易度 are computed by, where that is more than one number (なぜ？)."""
        numbers = self.trial.numbers
        if not (is_compound(numbers.judge) or is_compound(numbers.difficulty)):
            return "", ""
        game = play_game(self.library, self.settings, self.profile)
        return formula_text(numbers.judge, game), formula_text(numbers.difficulty, game)

    def _changes(self) -> tuple[Change, ...]:
        pairs = zip(self.before, self.people if self.before else (), strict=True)
        changed = [(before, after) for before, after in pairs if before is not after]
        if not changed:
            return ()
        cause = phrase("<{kind}> の行為判定", kind=self.trial.numbers.kind)
        return tuple(change for pair in changed for change in differences(*pair, cause, "CM-AMB-75"))

    @property
    def done(self) -> bool:
        """Tell whether the throw has been judged."""
        return self.trial.step == "done"

    def odds(self) -> Odds:
        """The chance now, and what each card still open would make of it."""
        judge, difficulty = self.pair
        pairs: dict[tuple[str, str, str], tuple[Number, Number]] = {}
        rows = tuple(self._row(use, pairs) for use in self.uses()) if self._window else ()
        return odds(judge, difficulty, rows)

    def _row(self, use: Use, pairs: dict[tuple[str, str, str], tuple[Number, Number]]) -> OddsRow:
        """Write the line of one copy.

        Args:
            pairs: numbers known already; copies of one kind in one hand are alike.
        """
        key = (use.sheet.id, use.card.id, use.copy.choice)
        if key not in pairs:
            concerned = use.sheet.id in (self.trial.user, self.trial.against)
            pairs[key] = self._pair(tuple(self._played(use))) if concerned else self.pair
        return row(phrase("<{kind}>", kind=use.kind), *pairs[key], legal=not obstacles(use))

    def _played(self, use: Use) -> Iterator[CommonSheet]:
        for sheet in self.people:
            computed = CardFormulas(sheet, self.library, self.settings, self.profile)
            yield _with_card(sheet, use.card, use.copy.choice, computed) if sheet is use.sheet else sheet

    def throw(self, throw: Throw) -> CommonCheck:
        """Take two D20 and judge them.

        Raises:
            Refusal: `wrong_count`.
        """
        if self.trial.step != "roll" or throw.sides != D100_DICE:
            raise wrong_count(2 if self.trial.step == "roll" else 0, len(throw.faces))
        return self._judged(d100(throw), throw)

    def with_typed_value(self, value: int) -> CommonCheck:
        """Take the finished value of a 1D100 that was thrown elsewhere (CM-APP-04).

        Raises:
            Refusal: `value_out_of_range`, `wrong_count`.
        """
        if self.trial.step != "roll":
            raise wrong_count(0, 1)
        return self._judged(typed(D100, value).value, None)

    def _judged(self, value: int | None, throw: Throw | None) -> CommonCheck:
        """Judge a value (None: sure without a throw); check effects end, a success is noted (CM-SEC-07)."""
        judge, difficulty = self.pair
        success = value is None or succeeds(judge, difficulty, value)
        trial = self.trial.model_copy(update={"step": "done", "throw": throw, "value": value, "success": success})
        people = tuple([ended(sheet, ("check",), self.settings) for sheet in self.people])
        if success:
            people = tuple([has_succeeded(p, trial.numbers.kind) if p.id == trial.user else p for p in people])
        return replace(self, trial=trial, people=people)

    def frozen(self) -> CommonCheck:
        """Close the window: both numbers are fixed (CM-AMB-75); a sure success may need no throw (CM-AMB-73)."""
        judge, difficulty = self.pair
        trial = self.trial.model_copy(
            update={"step": "roll", "judge": Fraction(judge), "difficulty": Fraction(difficulty)}
        )
        check = replace(self, trial=trial)
        sure = self.settings.skip_sure and difficulty == 0 and judge >= 1
        return check._judged(None, None) if sure else check

    def choose(self, option: str, args: Mapping[str, JsonValue] | None = None) -> CommonCheck:
        """Use a card, or continue.

        Raises:
            Refusal: the option is not there, or a limit forbids it.
        """
        if self._window and option == ROLL:
            return self.frozen()
        if option == VALUE:
            return self.with_typed_value(value_in(args))
        if self.trial.step == "judge" and option == ON:
            return replace(self, trial=self.trial.model_copy(update={"step": "difficulty"}))
        for use in self.uses() if self._window else ():
            if option == option_id(use):
                problems = obstacles(use)
                if problems:
                    raise Refusal(problems[0])
                paid = pay(use)
                computed = CardFormulas(paid, self.library, self.settings, self.profile)
                roles, fighting = ROLES[use.card.target.kind], use.moment.in_battle
                after = affect(paid, use.card, use.copy.choice, roles, self.settings, computed, fighting)
                return replace(self, people=tuple(after if s is use.sheet else s for s in self.people))
        raise not_offered(option)

    def sums(self, option: str) -> tuple[Phrase, ...]:
        """Say what formulas of the card come to that an option would use."""
        for use in self.uses() if self._window else ():
            if option == option_id(use):
                computed = CardFormulas(pay(use), self.library, self.settings, self.profile)
                of_card = worked(use.card, "limits", self.library, self.settings)
                return (*of_card, *effect_sums(use.card, use.copy.choice, computed, self.library, self.settings))
        return ()


EMPTY_SHEET = CommonSheet(id="nobody")
"""The character of a check with plain numbers: every 技能値 is 10 (CM-CARD-05)."""
OUTSIDE = Moment()
_FIRST_IS_LARGER = phrase("1D100：1回目が大きい位")


def _named(sheet_id: str, people: Sequence[CommonSheet]) -> CommonSheet | None:
    for person in people:
        if person.id == sheet_id:
            return person
    return None


def option_id(use: Use) -> str:
    """Return the option id of a copy in a character's hand."""
    return f"{use.sheet.id}.{use.copy.id}"


def _with_card(sheet: CommonSheet, card: Card, choice: str, computed: CardFormulas) -> CommonSheet:
    adding = (effect for effect in card.effects if effect.op == "add" and computed.takes_place(effect))
    new = tuple(running(card, choice, effect, computed) for effect in adding)
    return sheet.evolve(effects=(*sheet.effects, *new))


def with_ids(sheet: CommonSheet) -> CommonSheet:
    """Give an id to every copy that has none, so that each can be named."""
    if all(copy.id for copy in sheet.copies):
        return sheet

    def named(rows: tuple[Any, ...], letter: Literal["a", "i"]) -> tuple[Any, ...]:
        return tuple(copy if copy.id else copy.evolve(id=f"{letter}{n}") for n, copy in enumerate(rows, start=1))

    return sheet.evolve(abilities=named(sheet.abilities, "a"), items=named(sheet.items, "i"))


def _use_text(use: Use) -> Phrase:
    """Write what a card changes in this check in a few words; of any other card its text."""
    effects = use.card.effects
    if len(effects) != 1 or effects[0].op != "add" or effects[0].formula is not None or effects[0].only_if is not None:
        return phrase("{text}", text=use.card.text)
    (effect,) = effects
    return change_text(effect.stat, effect.scope, fill(effect.ref, use.copy.choice), effect.amount)
