"""Sums of dice and numbers as values: what they come to, how that is written, and how likely it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Literal, TypeAlias, assert_never

from desktop.core.notation.reading import listed
from desktop.core.odds import Weights, convolve, repeat
from desktop.core.own_checks.pool import Pool
from desktop.core.tables.dice import Order, TableDice
from desktop.core.value import Value

LARGEST = 999_999_999
"""Of a result, either side of zero; what is beyond it stops there."""
MOST_PAIRS = 60_000
"""Pairs of values that one step of the chances looks at; nobody waits for more."""
Filter = Literal["", "KH", "KL", "DH", "DL", "MAX", "MIN"]
Rounding = Literal["", "F", "C", "R"]
"""Of a quotient: towards the smaller (also `F`), the greater, or the nearer one, halves away from zero."""


class Number(Value):
    """A number as it stands."""

    value: int


class Rolled(Value):
    """Dice of one kind that are added up, all of them or the largest or smallest ones."""

    count: int
    sides: int
    filter: Filter = ""
    number: int = 1
    """Of dice that are kept (`K`) or left out (`D`)."""

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


class Digits(Value):
    """So many throws of two dice that are read as tens and units (`D66`), added up."""

    times: int
    size: int
    order: Order = ""
    written: str = ""
    """The letter for the order as somebody wrote it."""

    @property
    def dice(self) -> TableDice:
        """One of the throws."""
        return TableDice(count=2, size=self.size, digits=True, order=self.order)


class Factor(Value):
    """What stands behind `*` or `/`."""

    sign: Literal["*", "/"]
    by: Expression
    rounding: Rounding = ""


class Product(Value):
    """One thing multiplied and divided by others, from left to right."""

    first: Expression
    rest: tuple[Factor, ...]


class Sum(Value):
    """Things added (1) and taken off (-1)."""

    parts: tuple[tuple[Literal[1, -1], Expression], ...]


Leaf: TypeAlias = Number | Rolled | Digits
Expression: TypeAlias = Number | Rolled | Digits | Product | Sum


def sum_of(parts: Sequence[tuple[Literal[1, -1], Expression]]) -> Expression:
    """Add up in the one way in which it is written: `3--2` is `3+2`, and a single thing is itself."""
    plain: list[tuple[Literal[1, -1], Expression]] = []
    for sign, part in parts:
        while isinstance(part, Sum) and len(part.parts) == 1:
            sign, part = (1 if sign == part.parts[0][0] else -1), part.parts[0][1]
        if isinstance(part, Number) and part.value < 0:
            sign, part = (1 if sign == -1 else -1), Number(value=-part.value)
        plain.append((sign, part))
    if len(plain) == 1 and plain[0][0] == 1:
        return plain[0][1]
    if len(plain) == 1 and isinstance(plain[0][1], Number):
        return Number(value=-plain[0][1].value)
    return Sum(parts=tuple(plain))


def leaves(node: Expression) -> Iterator[Leaf]:
    """Go through dice and numbers in reading order."""
    match node:
        case Number() | Rolled() | Digits():
            yield node
        case Product():
            yield from leaves(node.first)
            for factor in node.rest:
                yield from leaves(factor.by)
        case Sum():
            for _, part in node.parts:
                yield from leaves(part)
        case _:
            assert_never(node)


def sides_of(leaf: Leaf) -> tuple[int, ...]:
    """Return the dice of one leaf."""
    match leaf:
        case Number():
            return ()
        case Rolled():
            return (leaf.sides,) * leaf.count
        case Digits():
            return leaf.dice.sides * leaf.times
        case _:
            assert_never(leaf)


def sides(node: Expression) -> tuple[int, ...]:
    """Return all dice, in reading order."""
    return tuple(side for leaf in leaves(node) for side in sides_of(leaf))


def counting(node: Expression, faces: Sequence[int]) -> tuple[bool, ...]:
    """Tell of each die whether it counts."""
    lying, told = iter(faces), list[bool]()
    for leaf in leaves(node):
        own = _taken(leaf, lying)
        told += leaf.pool.counting(own) if isinstance(leaf, Rolled) else (True,) * len(own)
    return tuple(told)


def worth(node: Expression, faces: Sequence[int], over_zero: int | None = 1) -> int:
    """Return what faces come to.

    Args:
        over_zero: what a division by zero gives.

    Raises:
        ZeroDivisionError: there is one and `over_zero` is None.
    """
    lying = iter(faces)
    return _reckon(node, lambda leaf: leaf_value(leaf, _taken(leaf, lying)), over_zero)


def spelled(node: Expression, faces: Sequence[int]) -> str:
    """Write with the faces behind what they come to: `9[4,5]+3`; those of which some are left out in their order."""
    lying = iter(faces)

    def leaf_text(leaf: Leaf) -> str:
        own = _taken(leaf, lying)
        if isinstance(leaf, Number):
            return written(leaf)
        order = sorted(own) if isinstance(leaf, Rolled) and leaf.filter else own
        return f"{leaf_value(leaf, own)}[{listed(order)}]"

    return _spell(node, leaf_text)


def written(node: Expression) -> str:
    """Write as players do, so that it is read again as the same."""
    return _spell(node, _leaf_written)


def leaf_value(leaf: Leaf, faces: Sequence[int]) -> int:
    """Return what the faces of one leaf come to."""
    match leaf:
        case Number():
            return leaf.value
        case Rolled():
            return leaf.pool.value(faces)
        case Digits():
            return sum(leaf.dice.value(faces[at : at + 2]) for at in range(0, len(faces), 2))
        case _:
            assert_never(leaf)


def _taken(leaf: Leaf, lying: Iterator[int]) -> tuple[int, ...]:
    return tuple(next(lying) for _ in sides_of(leaf))


def _reckon(node: Expression, value: Callable[[Leaf], int], over_zero: int | None) -> int:
    match node:
        case Number() | Rolled() | Digits():
            return value(node)
        case Product():
            found = _reckon(node.first, value, over_zero)
            for factor in node.rest:
                found = _combined(factor, found, _reckon(factor.by, value, over_zero), over_zero)
            return found
        case Sum():
            return _held(sum(sign * _reckon(part, value, over_zero) for sign, part in node.parts))
        case _:
            assert_never(node)


def _combined(factor: Factor, number: int, by: int, over_zero: int | None) -> int:
    if factor.sign == "*":
        return _held(number * by)
    if by == 0 and over_zero is not None:
        return over_zero
    return _divided(number, by, factor.rounding)


def _divided(number: int, by: int, rounding: Rounding) -> int:
    match rounding:
        case "" | "F":
            return number // by
        case "C":
            return -(-number // by)
        case "R":
            half_up = (2 * abs(number) + abs(by)) // (2 * abs(by))
            return half_up if (number < 0) == (by < 0) else -half_up
        case _:
            assert_never(rounding)


def _held(number: int) -> int:
    return max(-LARGEST, min(LARGEST, number))


def _spell(node: Expression, leaf: Callable[[Leaf], str]) -> str:
    match node:
        case Number() | Rolled() | Digits():
            return leaf(node)
        case Product():
            text = _within(node.first, leaf)
            for factor in node.rest:
                text += f"{factor.sign}{_within(factor.by, leaf)}{factor.rounding}"
            return text
        case Sum():
            parts = [f"{'-' if sign < 0 else '+'}{_bracketed(part, leaf)}" for sign, part in node.parts]
            return "".join(parts).removeprefix("+")
        case _:
            assert_never(node)


def _within(node: Expression, leaf: Callable[[Leaf], str]) -> str:
    """Write something within a product."""
    return f"({_spell(node, leaf)})" if isinstance(node, Product) else _bracketed(node, leaf)


def _bracketed(node: Expression, leaf: Callable[[Leaf], str]) -> str:
    return f"({_spell(node, leaf)})" if isinstance(node, Sum) else _spell(node, leaf)


def _leaf_written(leaf: Leaf) -> str:
    match leaf:
        case Number():
            return str(leaf.value)
        case Rolled():
            number = "" if leaf.filter in ("", "MAX", "MIN") else str(leaf.number)
            return f"{leaf.count}D{leaf.sides}{leaf.filter}{number}"
        case Digits():
            times = "" if leaf.times == 1 else str(leaf.times)
            return f"{times}D{leaf.size}{leaf.size}{leaf.written}"
        case _:
            assert_never(leaf)


# chances


@lru_cache(maxsize=256)
def weights(node: Expression) -> Weights | None:
    """Return in how many of the equally likely ways each result comes; None where that would take too long."""
    match node:
        case Number():
            return {node.value: 1}
        case Rolled():
            return None if node.pool.too_large else node.pool.weights()
        case Digits():
            one = node.dice.weights()
            return repeat(one, node.times) if _quick(node.times, one) else None
        case Product():
            return _product(node)
        case Sum():
            return _added(node)
        case _:
            assert_never(node)


def _quick(times: int, one: Mapping[int, int]) -> bool:
    return times * (max(one) - min(one)) * len(one) <= MOST_PAIRS


def _product(node: Product) -> Weights | None:
    found = weights(node.first)
    for factor in node.rest:
        by = weights(factor.by)
        if found is None or by is None or len(found) * len(by) > MOST_PAIRS:
            return None
        after: Weights = {}
        for number, ways in found.items():
            for other, more in by.items():
                value = _combined(factor, number, other, 1)
                after[value] = after.get(value, 0) + ways * more
        found = after
    return found


def _added(node: Sum) -> Weights | None:
    found: Weights = {0: 1}
    for sign, part in node.parts:
        more = weights(part)
        if more is None or len(found) * len(more) > MOST_PAIRS:
            return None
        found = convolve(found, more, sign)
    return found
