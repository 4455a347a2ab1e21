"""Dice notation of the field: `2D6+3>=7`, `5d10`, `d20-1`, read into numbers without ever evaluating text."""

from __future__ import annotations

import re

from desktop.core.dice import Throw
from desktop.core.numbers import narrow
from desktop.core.problem import refuse
from desktop.core.value import Value
from desktop.core.words import phrase

LARGEST_COUNT = 100
LARGEST_SIDES = 1000
_DICE = re.compile(r"([+-]?)(?:([0-9]{0,3})D([0-9]{1,4})|([0-9]{1,6}))", re.IGNORECASE)
_LINE = re.compile(r"(?P<sum>[0-9D+\-]+)(?:(?P<compare>>=|<=|>|<|=)(?P<target>-?[0-9]{1,6}))?", re.IGNORECASE)


class DiceTerm(Value):
    """Some dice of one kind; `sign` is 1 or -1."""

    count: int
    sides: int
    sign: int = 1


class DiceFormula(Value):
    """A sum of dice and a number, and what it is compared with."""

    terms: tuple[DiceTerm, ...]
    constant: int = 0
    compare: str = ""
    """One of `>=`, `<=`, `>`, `<`, `=`, or empty."""
    target: int | None = None

    @property
    def sides(self) -> tuple[int, ...]:
        """The dice to throw, in order."""
        return tuple(term.sides for term in self.terms for _ in range(term.count))

    def total(self, throw: Throw) -> int:
        """Add the faces of a throw of `sides` up.

        >>> from desktop.core.dice import throw_of
        >>> parse("2D6+3").total(throw_of((6, 6), (4, 2)))
        9
        """
        values, result = list(throw.values), self.constant
        for term in self.terms:
            taken, values = values[: term.count], values[term.count :]
            result += term.sign * sum(taken)
        return result

    def met(self, total: int) -> bool | None:
        """Tell whether a total meets the comparison; None without one."""
        if self.target is None:
            return None
        return {
            ">=": total >= self.target,
            "<=": total <= self.target,
            ">": total > self.target,
            "<": total < self.target,
            "=": total == self.target,
        }[self.compare]

    def __str__(self) -> str:
        parts = [f"{'-' if t.sign < 0 else '+'}{t.count}D{t.sides}" for t in self.terms]
        if self.constant:
            parts.append(f"{self.constant:+d}")
        end = "" if self.target is None else f"{self.compare}{self.target}"
        return "".join(parts).removeprefix("+") + end


def looks_like_dice(text: str) -> bool:
    """Tell whether a line is meant as dice notation at all."""
    return re.match(r"[0-9]{0,3}[dD][0-9]", plain(text)) is not None


def plain(text: str) -> str:
    """Bring full-width letters and signs to plain ones and take the spaces out."""
    return "".join(narrow(text).replace("≧", ">=").replace("≦", "<=").split())


def parse(text: str) -> DiceFormula:
    """Read a line of dice notation.

    >>> str(parse("２d６＋3 >= 7"))
    '2D6+3>=7'

    Raises:
        Refusal: it is not dice notation, or asks for impossible dice.
    """
    line = plain(text)
    match = _LINE.fullmatch(line)
    terms, constant, place = [], 0, 0
    if match is None:
        raise _bad(text)
    for part in _DICE.finditer(match["sum"]):
        if part.start() != place or (place and not part[1]):
            raise _bad(text)
        place = part.end()
        sign = -1 if part[1] == "-" else 1
        if part[3] is None:
            constant += sign * int(part[4])
            continue
        term = DiceTerm(count=int(part[2] or 1), sides=int(part[3]), sign=sign)
        _check(term)
        terms.append(term)
    if place != len(match["sum"]) or not terms or sum(t.count for t in terms) > LARGEST_COUNT:
        raise _bad(text)
    target = None if match["target"] is None else int(match["target"])
    return DiceFormula(terms=tuple(terms), constant=constant, compare=match["compare"] or "", target=target)


def _check(term: DiceTerm) -> None:
    if not 1 <= term.count <= LARGEST_COUNT or not 2 <= term.sides <= LARGEST_SIDES:
        raise refuse(
            "bad_dice",
            "",
            phrase("{count} 個の d{sides} は振れません。", count=term.count, sides=term.sides),
            phrase("1〜{n} 個、2〜{s} 面にしてください。", n=LARGEST_COUNT, s=LARGEST_SIDES),
        )


def _bad(text: str) -> Exception:
    return refuse(
        "bad_notation",
        "",
        phrase("「{text}」はダイスの書き方として読めません。", text=text[:60]),
        phrase("2D6+3>=7 のように書いてください。"),
    )
