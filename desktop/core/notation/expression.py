"""Sums of dice and numbers as values: what they come to, how that is written, and how likely it is."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache, reduce
from typing import Literal, TypeAlias, assert_never

from desktop.core.custom.checks.pool import Pool
from desktop.core.expression.names import DICE
from desktop.core.expression.tree import (
    LARGEST,
    Const,
    Evaluator,
    Formula,
    Quotient,
    Ref,
    Rounded,
    Sum,
    Times,
    to_whole,
)
from desktop.core.expression.writing import with_labels
from desktop.core.notation.reading import listed
from desktop.core.rolls.odds import Weights, repeat
from desktop.core.tables.dice import Order, TableDice
from desktop.core.value import Value

MOST_PAIRS = 60_000
"""Limit of value pairs that one step of the odds computes."""
Filter = Literal["", "KH", "KL", "DH", "DL", "MAX", "MIN"]


class Rolled(Value):
    """Dice of one kind that are added up, all of them or the largest or smallest ones."""

    count: int
    sides: int
    filter: Filter = ""
    number: int = 1
    """Of dice that are kept (`K`) or left out (`D`)."""

    @property
    def each(self) -> tuple[int, ...]:
        """The sides of every die."""
        return (self.sides,) * self.count

    @property
    def pool(self) -> Pool:
        """The dice, and which of them are kept."""
        kept = max(0, self.count - self.number) if self.filter.startswith("D") else min(self.number, self.count)
        match self.filter:
            case "":
                return Pool(count=self.count, sides=self.sides)
            case "KH" | "DL" | "MAX":
                return Pool(count=self.count, sides=self.sides, keep="highest", kept=kept)
            case "KL" | "DH" | "MIN":
                return Pool(count=self.count, sides=self.sides, keep="lowest", kept=kept)
            case _:
                assert_never(self.filter)

    def total(self, faces: Sequence[int]) -> int:
        """Return what faces come to."""
        return self.pool.value(faces)

    def counting(self, faces: Sequence[int]) -> tuple[bool, ...]:
        """Tell of each die whether it counts."""
        return tuple(self.pool.counting(faces))

    def weights(self) -> Weights | None:
        """Return the ways to each total; None where that would take too long."""
        return None if self.pool.too_large else self.pool.weights()

    def __str__(self) -> str:
        number = "" if self.filter in ("", "MAX", "MIN") else str(self.number)
        return f"{self.count}D{self.sides}{self.filter}{number}"


class Digits(Value):
    """So many throws of two dice that are read as tens and units (`D66`), added up."""

    times: int
    size: int
    order: Order = ""
    written: str = ""
    """The letter for the order as it was typed."""

    @property
    def each(self) -> tuple[int, ...]:
        """The sides of every die."""
        return self._dice.sides * self.times

    @property
    def _dice(self) -> TableDice:
        return TableDice(count=2, size=self.size, digits=True, order=self.order)

    def total(self, faces: Sequence[int]) -> int:
        """Return what faces come to."""
        return sum(self._dice.value(faces[at : at + 2]) for at in range(0, len(faces), 2))

    def counting(self, faces: Sequence[int]) -> tuple[bool, ...]:
        """Tell of each die whether it counts: all do."""
        return (True,) * len(faces)

    def weights(self) -> Weights | None:
        """Return the ways to each total; None where that would take too long."""
        one = self._dice.weights()
        return repeat(one, self.times) if self.times * (max(one) - min(one)) * len(one) <= MOST_PAIRS else None

    def __str__(self) -> str:
        return f"{'' if self.times == 1 else self.times}D{self.size}{self.size}{self.written}"


Dice: TypeAlias = Rolled | Digits


class DiceSum(Value):
    """An expression whose numbers `0`, `1` … are what the dice come to, in reading order."""

    formula: Formula
    dice: tuple[Dice, ...] = ()

    @property
    def sides(self) -> tuple[int, ...]:
        """The sides of every die, in reading order."""
        return tuple(side for one in self.dice for side in one.each)

    def with_die(self, sides: int) -> DiceSum:
        """Return a sum with one more die of its kind, or of a new one."""
        parts = self.formula.of if isinstance(self.formula, Sum) else (self.formula,)
        for part in parts:
            place = int(part.id) if isinstance(part, Ref) else None
            if (
                place is not None
                and isinstance(one := self.dice[place], Rolled)
                and (one.sides, one.filter) == (sides, "")
            ):
                more = one.evolve(count=one.count + 1)
                return self.evolve(dice=(*self.dice[:place], more, *self.dice[place + 1 :]))
        added = Sum(of=(*parts, Ref(id=str(len(self.dice)))))
        return self.evolve(formula=added, dice=(*self.dice, Rolled(count=1, sides=sides)))

    def counting(self, faces: Sequence[int]) -> tuple[bool, ...]:
        """Tell of each die whether it counts."""
        return tuple(counts for one, own in self._dealt(faces) for counts in one.counting(own))

    def worth(self, faces: Sequence[int] = (), over_zero: int | None = 1) -> int:
        """Return what faces come to.

        Args:
            over_zero: what a division by zero gives.

        Raises:
            Refusal: there is one and `over_zero` is None.
        """
        totals = [one.total(own) for one, own in self._dealt(faces)]
        return int(_DiceEvaluator(lambda name: totals[int(name)], over_zero).value(self.formula))

    def spelled(self, faces: Sequence[int]) -> str:
        """Write with the faces behind what they come to: `9[4,5]+3`; those of which some are left out in order."""
        return self._written([_values_text(one, own) for one, own in self._dealt(faces)])

    def __str__(self) -> str:
        return self._written(list(map(str, self.dice)))

    def _written(self, dice: Sequence[str]) -> str:
        return with_labels(self.formula, {str(place): text for place, text in enumerate(dice)}, DICE)

    def _dealt(self, faces: Sequence[int]) -> Iterator[tuple[Dice, tuple[int, ...]]]:
        lying = iter(faces)
        for one in self.dice:
            yield one, tuple(next(lying) for _ in one.each)


def _values_text(dice: Dice, faces: Sequence[int]) -> str:
    order = sorted(faces) if isinstance(dice, Rolled) and dice.filter else faces
    return f"{dice.total(faces)}[{listed(order)}]"


class _DiceEvaluator(Evaluator):
    """Stops at `LARGEST` on the way, and may give a number for a division by zero, as dice bots do."""

    def __init__(self, number: Callable[[str], int], over_zero: int | None) -> None:
        super().__init__(number)
        self._over_zero = over_zero

    def bounded(self, number: Fraction) -> Fraction:
        return max(Fraction(-LARGEST), min(Fraction(LARGEST), number))

    def divided(self, number: Fraction | int, by: Fraction | int) -> Fraction:
        if not by and self._over_zero is not None:
            return Fraction(self._over_zero)
        return super().divided(number, by)


@lru_cache(maxsize=256)
def weights(of: DiceSum) -> Weights | None:
    """Return in how many of the equally likely ways each result comes; None where that would take too long."""
    return _weights(of.formula, of.dice)


def _weights(formula: Formula, dice: Sequence[Dice]) -> Weights | None:
    match formula:
        case Const():
            return {formula.value: 1}
        case Ref():
            return dice[int(formula.id)].weights()
        case Sum():
            return _paired([_weights(part, dice) for part in formula.of], operator.add)
        case Times():
            return _paired([_weights(part, dice) for part in formula.of], operator.mul)
        case Rounded(of=Quotient(of=first, by=by)):
            return _paired([_weights(first, dice), _weights(by, dice)], _quotient(formula))
        case _:
            raise TypeError(f"no line of dice: {formula!r}")


def _quotient(formula: Rounded) -> Callable[[int, int], int]:
    return lambda number, by: to_whole(Fraction(number, by), formula.kind) if by else 1


def _paired(all_weights: Sequence[Weights | None], join: Callable[[int, int], int]) -> Weights | None:
    def step(found: Weights | None, more: Weights | None) -> Weights | None:
        if found is None or more is None or len(found) * len(more) > MOST_PAIRS:
            return None
        return _joined(found, more, join)

    return reduce(step, all_weights)


def _joined(found: Mapping[int, int], more: Mapping[int, int], join: Callable[[int, int], int]) -> Weights:
    after: Weights = {}
    for number, ways in found.items():
        for other, times in more.items():
            value = max(-LARGEST, min(LARGEST, join(number, other)))
            after[value] = after.get(value, 0) + ways * times
    return after
