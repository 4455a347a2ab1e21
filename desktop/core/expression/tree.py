"""Formulas of a game definition as plain data: a tree of sums, products and look-ups over the numbers of a sheet.

A formula is never text that is run. `formula_reader` reads what a person types into a tree, `writing` writes it.
"""

from __future__ import annotations

import math
import operator
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Annotated, Literal, TypeAlias, assert_never

from pydantic import BeforeValidator, Field
from pydantic_core import PydanticCustomError

from desktop.core.problem import Refusal, refuse
from desktop.core.value import Value
from desktop.core.words import phrase

DEEPEST = 40
"""Formulas within formulas; a typed line of brackets comes nowhere near it."""
MOST_PARTS = 300
"""Numbers and signs of one formula."""
TOO_DEEP = "formula_too_deep"
"""The mistake of a formula that passes one of these two."""
LARGEST = 999_999_999
"""Of a result, either side of zero: what every field of a sheet can hold. No denominator is larger either."""
TALLEST, FINEST = LARGEST**MOST_PARTS, LARGEST**4
"""Of numerator and denominator on the way to a result: what is multiplied first may be divided later."""
TOO_LARGE = "too_large"
"""The refusal of a formula whose numbers pass one of these."""


class Const(Value):
    """A literal number."""

    kind: Literal["const"] = "const"
    value: int = Field(ge=-LARGEST, le=LARGEST)


class Ref(Value):
    """A number of the sheet, by `Named.id`."""

    kind: Literal["ref"] = "ref"
    id: str = Field(min_length=1, max_length=240)


class Sum(Value):
    """All parts added up."""

    kind: Literal["sum"] = "sum"
    of: tuple[Formula, ...] = Field(min_length=1, max_length=MOST_PARTS)


class Times(Value):
    """All parts multiplied."""

    kind: Literal["times"] = "times"
    of: tuple[Formula, ...] = Field(min_length=1, max_length=MOST_PARTS)


class Quotient(Value):
    """One number divided by another, exactly."""

    kind: Literal["over"] = "over"
    of: Formula
    by: Formula


class Rounded(Value):
    """A number brought to a whole one: 切り捨て as the rule system does it, 切り上げ upwards, 四捨五入 the nearest."""

    kind: Literal["floor", "ceil", "round"] = "floor"
    of: Formula


class Extreme(Value):
    """The least or the greatest of several."""

    kind: Literal["min", "max"] = "max"
    of: tuple[Formula, ...] = Field(min_length=1, max_length=MOST_PARTS)


class Stage(Value):
    """One row of a look-up: from this number on, that result."""

    least: int = Field(ge=-LARGEST, le=LARGEST)
    value: int = Field(ge=-LARGEST, le=LARGEST)


class LookUp(Value):
    """A table: the result of the last row that the number reaches; below the first row there is none."""

    kind: Literal["table"] = "table"
    of: Formula
    rows: tuple[Stage, ...] = Field(min_length=1, max_length=MOST_PARTS)


class Unread(Value):
    """Typed text that does not parse yet; a draft keeps it, a game in play never has it."""

    kind: Literal["unread"] = "unread"
    text: str = Field(max_length=1000)


Formula: TypeAlias = Annotated[
    Const | Ref | Sum | Times | Quotient | Rounded | Extreme | LookUp | Unread, Field(discriminator="kind")
]


def inner(formula: Formula) -> tuple[Formula, ...]:
    """Return the formulas that a formula is directly made of."""
    match formula:
        case Const() | Ref() | Unread():
            return ()
        case Sum() | Times() | Extreme():
            return formula.of
        case Quotient():
            return formula.of, formula.by
        case Rounded() | LookUp():
            return (formula.of,)
        case _:
            assert_never(formula)


def refs(formula: Formula) -> Iterator[str]:
    """Name every number that a formula asks for, in reading order, with repetitions."""
    if isinstance(formula, Ref):
        yield formula.id
    for part in inner(formula):
        yield from refs(part)


def size(formula: Formula) -> int:
    """Count the numbers, signs and rows that a formula is made of."""
    rows = len(formula.rows) if isinstance(formula, LookUp) else 0
    return 1 + rows + sum(map(size, inner(formula)))


Cut: TypeAlias = Literal["floor", "toward_zero"]
"""How a rule system cuts a fraction off (`Settings.cut`)."""


def cut_off(number: Fraction | int, cut: Cut) -> int:
    """Return the whole number that is left of one."""
    return math.floor(number) if cut == "floor" else math.trunc(number)


def to_whole(number: Fraction | int, kind: Literal["floor", "ceil", "round"], cut: Cut = "floor") -> int:
    """Bring a number to a whole one; halves are rounded away from zero.

    >>> to_whole(Fraction(-7, 2), "round"), to_whole(Fraction(-7, 2), "ceil"), to_whole(Fraction(7, 2), "floor")
    (-4, -3, 3)
    """
    match kind:
        case "floor":
            return cut_off(number, cut)
        case "ceil":
            return math.ceil(number)
        case "round":
            nearest = math.floor(abs(Fraction(number)) + Fraction(1, 2))
            return nearest if number >= 0 else -nearest
        case _:
            assert_never(kind)


class Evaluator:
    """Works formulas out exactly.

    Args:
        number: gives what a `Ref` stands for, or raises `Refusal`.
        cut: what 切り捨て does.
    """

    def __init__(self, number: Callable[[str], Fraction | int], cut: Cut = "floor") -> None:
        self._number, self._cut = number, cut

    def value(self, formula: Formula) -> Fraction | int:
        """Return what a formula comes to.

        Raises:
            Refusal: a division by zero, a table without a row for the number, numbers that grow beyond `TALLEST` or
                `FINEST`, or whatever `number` refuses.
        """
        match formula:
            case Const():
                return formula.value
            case Ref():
                return self._number(formula.id)
            case Sum():
                return self._joined(operator.add, formula.of)
            case Times():
                return self._joined(operator.mul, formula.of)
            case Quotient():
                return self.bounded(self.divided(self.value(formula.of), self.value(formula.by)))
            case Rounded():
                return to_whole(self.value(formula.of), formula.kind, self._cut)
            case Extreme():
                values = [self.value(part) for part in formula.of]
                return min(values) if formula.kind == "min" else max(values)
            case LookUp():
                return _looked_up(formula.rows, self.value(formula.of))
            case Unread():
                raise refuse("unread", "", phrase("まだ読めない計算式です。"), phrase("計算式を書き直してください。"))
            case _:
                assert_never(formula)

    def _joined(self, join: Callable[[Fraction, Fraction], Fraction], parts: Sequence[Formula]) -> Fraction:
        result = Fraction(self.value(parts[0]))
        for part in parts[1:]:
            result = self.bounded(join(result, Fraction(self.value(part))))
        return result

    def bounded(self, number: Fraction) -> Fraction:
        """Return an intermediate number of which each further step is as quick as the first.

        Raises:
            Refusal: it is none.
        """
        if abs(number.numerator) > TALLEST or number.denominator > FINEST:
            raise refuse(
                TOO_LARGE,
                "",
                phrase("計算の途中の数が大きすぎます。"),
                phrase("掛け算を減らすか、途中で切り捨てる計算式にしてください。"),
                overridable=False,
            )
        return number

    def divided(self, number: Fraction | int, by: Fraction | int) -> Fraction:
        """Divide; zero is refused."""
        if by:
            return Fraction(number) / by
        raise refuse(
            "divided_by_zero",
            "",
            phrase("0 で割るところがあります。"),
            phrase("割る数を 最大(1、…) のように囲み、0 にならないようにしてください。"),
            overridable=False,
        )


def evaluate(formula: Formula, number: Callable[[str], Fraction | int], cut: Cut = "floor") -> Fraction | int:
    """Work a formula out exactly.

    Args:
        number: gives what a `Ref` stands for, or raises `Refusal`.
        cut: what 切り捨て does.

    Raises:
        Refusal: as `Evaluator.value`.
    """
    return Evaluator(number, cut).value(formula)


def divided_by_zero(formula: Formula) -> Quotient | None:
    """Return the first division that comes to nothing on every sheet: by a zero that is written or reckons to one."""
    if isinstance(formula, Quotient) and next(refs(formula.by), None) is None:
        try:
            if not evaluate(formula.by, _unknown_name):
                return formula
        except Refusal:  # something else in it cannot be reckoned, and says so itself
            pass
    return next((found for part in inner(formula) if (found := divided_by_zero(part)) is not None), None)


def _unknown_name(name: str) -> int:
    raise KeyError(name)


def whole(formula: Formula, number: Callable[[str], Fraction | int], cut: Cut = "floor") -> int:
    """Reckon a formula to a whole number, its fraction cut off; what is beyond `LARGEST` stops there.

    Raises:
        Refusal: as `evaluate`.
    """
    return max(-LARGEST, min(LARGEST, cut_off(evaluate(formula, number, cut), cut)))


def _looked_up(rows: Sequence[Stage], number: Fraction | int) -> int:
    reached = [row for row in rows if row.least <= number]
    if not reached:
        raise refuse(
            "below_the_table",
            "",
            phrase("段階の表に {n} の行がありません。", n=written_number(number)),
            phrase("表のはじめにもっと小さい数の行を書いてください。"),
            overridable=False,
        )
    return max(reached, key=lambda row: row.least).value


def written_number(number: Fraction | int) -> str:
    """Write an exact number as people do, with a real minus sign.

    >>> written_number(Fraction(-7, 2)), written_number(3), written_number(Fraction(1, 2))
    ('−3 1/2', '3', '1/2')
    """
    exact = Fraction(number)
    whole, rest = divmod(abs(exact), 1)
    parts = [str(whole)] if whole or not rest else []
    if rest:
        parts.append(f"{rest.numerator}/{rest.denominator}")
    return ("−" if exact < 0 else "") + " ".join(parts)


def _shallow(raw: object) -> object:
    """Let only trees in that are neither too deep nor too large, before anything walks down them."""
    parts, level = 0, [raw]
    for _ in range(DEEPEST * 2):  # a level of the tree is a mapping and, mostly, a list
        level = [below for part in level for below in _below(part)]
        parts += len(level)
        if parts > MOST_PARTS * 4:
            break
        if not level:
            return raw
    raise PydanticCustomError(TOO_DEEP, "a formula is too deep or too long")


def _below(part: object) -> Sequence[object]:
    if isinstance(part, Value):
        return [value for value in part.__dict__.values() if not isinstance(value, str)]
    if isinstance(part, Mapping):
        return [value for value in part.values() if not isinstance(value, str)]
    return list(part) if isinstance(part, (list, tuple)) else ()


DefinitionFormula: TypeAlias = Annotated[Formula, BeforeValidator(_shallow)]
"""A formula that comes from a file: its depth and length are bounded before it is read."""
