"""The check (行為判定): both numbers, the window for cards, one 1D100, success or failure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from desktop.core.check import DiceRequest, Option
from desktop.core.dice import Throw, wrong_count
from desktop.core.odds import Odds, OddsRow
from desktop.core.outcome import Change, Outcome
from desktop.core.problem import Refusal
from desktop.core.words import Phrase, phrase
from desktop.systems.common.cards.effects import affect, differences, ended, running
from desktop.systems.common.cards.expressions import Reader
from desktop.systems.common.cards.library import Library
from desktop.systems.common.cards.payment import pay
from desktop.systems.common.cards.schema import Card, CardCheck, Expression
from desktop.systems.common.cards.usage import Moment, Use, obstacles
from desktop.systems.common.dice_checks import not_offered
from desktop.systems.common.odds import Number, odds, row
from desktop.systems.common.resolve import D100_DICE, d100, outcome, plain
from desktop.systems.common.settings import CommonSettings
from desktop.systems.common.sheet import CommonSheet

ROLL = "roll"
"""Option id of ロールへ."""


@dataclass(frozen=True)
class Numbers:
    """Where the two numbers of a check come from."""

    judge: Expression
    difficulty: Expression
    kind: str = ""
    modifier: int = 0
    difficulty_modifier: int = 0


@dataclass(frozen=True)
class CommonCheck:
    """One check of one character against one target, outside any session state."""

    numbers: Numbers
    library: Library
    settings: CommonSettings
    people: tuple[CommonSheet, ...] = ()
    """Everybody who may use cards in it, the actor first; their sheets as the check has changed them."""
    before: tuple[CommonSheet, ...] = ()
    target: int | None = None
    """Index of the target in `people`."""
    window: bool = False
    """判定値の算出 and 難易度の算出 are open (CM-AMB-97)."""
    result: Outcome | None = None

    @property
    def title(self) -> Phrase:
        """What is tested against what."""
        judge, difficulty = self.pair
        return phrase("{kind} 判定値 {s} 難易度 {d}", kind=self.numbers.kind, s=str(judge), d=str(difficulty))

    @property
    def pair(self) -> tuple[Number, Number]:
        """判定値 and 難易度 as they stand now (CM-CHK-05, CM-CHK-06, CM-AMB-75)."""
        return self._pair(self.people)

    def _pair(self, people: Sequence[CommonSheet]) -> tuple[Number, Number]:
        numbers = self.numbers
        actor = people[0] if people else CommonSheet()
        target = people[self.target] if self.target is not None else None
        reader = Reader(actor, target, numbers.kind, self.library, self.settings)
        return (
            plain(reader.value(numbers.judge, more=numbers.modifier)),
            plain(reader.value(numbers.difficulty, more=numbers.difficulty_modifier)),
        )

    @property
    def wants(self) -> DiceRequest | None:
        """Two D20 for 1D100, once the window has closed."""
        if self.window or self.done:
            return None
        return DiceRequest(sides=D100_DICE, label=phrase("1D100：1回目が大きい位"), rule="CM-CHK-07")

    @property
    def options(self) -> tuple[Option, ...]:
        """ロールへ first, then every 制限:行為判定 card in anybody's hand."""
        if not self.window:
            return ()
        onward = Option(id=ROLL, label="ロールへ", rule="CM-AMB-97", primary=True)
        return (onward, *(self._option(use) for use in self._uses()))

    def _uses(self) -> tuple[Use, ...]:
        return check_uses(self.people, self.library, self.settings)

    def _option(self, use: Use) -> Option:
        problems = obstacles(use)
        return Option(
            id=f"{use.sheet.id}.{use.copy.id}",
            label=phrase("<{kind}>", kind=use.kind),
            rule="CM-LIM-05",
            payer=use.sheet.id,
            cost=phrase("1 回"),
            effect=phrase("{text}", text=use.card.text),
            enabled=not problems,
            reason=problems[0].message if problems else phrase(""),
        )

    @property
    def outcome(self) -> Outcome | None:
        """The result."""
        return self.result

    @property
    def done(self) -> bool:
        """Tell whether the throw has been judged."""
        return self.result is not None

    def odds(self) -> Odds:
        """The chance now, and what each card still open would make of it."""
        judge, difficulty = self.pair
        rows = tuple(self._row(use) for use in self._uses()) if self.window else ()
        return odds(judge, difficulty, rows)

    def _row(self, use: Use) -> OddsRow:
        people = tuple(_with_card(s, use.card, use.copy.choice) if s is use.sheet else s for s in self.people)
        judge, difficulty = self._pair(people)
        return row(phrase("<{kind}>", kind=use.kind), judge, difficulty, legal=not obstacles(use))

    def throw(self, throw: Throw) -> CommonCheck:
        """Take two D20 and judge them; both numbers are frozen.

        Raises:
            Refusal: `wrong_count`.
        """
        if self.window or self.done or throw.sides != D100_DICE:
            raise wrong_count(0 if self.window or self.done else 2, len(throw.faces))
        judge, difficulty = self.pair
        changes = self._changes() if self.before else ()
        return replace(self, result=outcome(judge, difficulty, d100(throw), (throw,), changes))

    def _changes(self) -> tuple[Change, ...]:
        cause = phrase("<{kind}> の行為判定", kind=self.numbers.kind)
        found: list[Change] = []
        for before, after in zip(self.before, self.people, strict=True):
            if before is not after:
                found += differences(before, ended(after, ("check",), self.settings), cause, "CM-AMB-75")
        return tuple(found)

    def choose(self, option: str, args: Mapping[str, Any] | None = None) -> CommonCheck:
        """Use a card, or go on to the throw.

        Raises:
            Refusal: the option is not there, or a limit forbids it.
        """
        if not self.window:
            raise not_offered(option)
        if option == ROLL:
            return replace(self, window=False)
        for use in self._uses():
            if option == f"{use.sheet.id}.{use.copy.id}":
                problems = obstacles(use)
                if problems:
                    raise Refusal(problems[0])
                after = affect(pay(use), use.card, use.copy.choice, ("user", "targets"), self.settings)
                return replace(self, people=tuple(after if s is use.sheet else s for s in self.people))
        raise not_offered(option)


def _with_card(sheet: CommonSheet, card: Card, choice: str) -> CommonSheet:
    new = tuple(running(card, choice, effect) for effect in card.effects if effect.op == "add")
    return sheet.evolve(effects=(*sheet.effects, *new))


def check_uses(people: Sequence[CommonSheet], library: Library, settings: CommonSettings) -> tuple[Use, ...]:
    """List every copy with 制限:行為判定 among these people (CM-AMB-76: also those who do not act)."""
    moment = Moment(check_open=True)
    hands = people if settings.helpers == "anyone" else people[:1]
    return tuple(
        Use(sheet=sheet, copy=copy, card=card, library=library, settings=settings, moment=moment)
        for sheet in hands
        for copy in sheet.copies
        if (card := library.by_id.get(copy.card)) is not None and card.limit("check") is not None
    )


def with_ids(sheet: CommonSheet) -> CommonSheet:
    """Give an id to every copy that has none, so that each can be named."""
    if all(copy.id for copy in sheet.copies):
        return sheet

    def named(rows: tuple[Any, ...], letter: Literal["a", "i"]) -> tuple[Any, ...]:
        return tuple(copy if copy.id else copy.evolve(id=f"{letter}{n}") for n, copy in enumerate(rows, start=1))

    return sheet.evolve(abilities=named(sheet.abilities, "a"), items=named(sheet.items, "i"))


USUAL = CardCheck()
"""判定値: 技能値 of the card; 難易度: the same kind of the target."""
