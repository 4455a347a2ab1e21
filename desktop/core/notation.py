"""Dice notation of the field: `2D6+3>=7`, `5d10`, `D66`, read into numbers without ever evaluating text.

What stands behind a line of a chat palette (`2D6+3>=7 攻撃`) is a label. A `D66` is two dice, as in random tables.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from desktop.core.dice import Throw
from desktop.core.numbers import narrow
from desktop.core.problem import refuse
from desktop.core.sheet import ShortText
from desktop.core.tables.dice import dice_of
from desktop.core.value import Value
from desktop.core.words import phrase

LARGEST_COUNT = 100
LARGEST_SIDES = 1000
MOST_LABEL = 100
_DICE = re.compile(
    r"([+-]?)(?:(?P<digits>D([2-9])\3[ASDN]?)(?![0-9])|([0-9]{0,3})D([0-9]{1,4})|([0-9]{1,6}))", re.IGNORECASE
)
_LINE = re.compile(r"(?P<sum>[0-9DASN+\-]+)(?:(?P<compare>[<>=!]{1,3})(?P<target>-?[0-9]{1,6}))?", re.IGNORECASE)
_TWO_NUMBERS = re.compile(r"[0-9]\s+[0-9]")
"""`2D6 2` is no die of 62 sides."""
_LABEL = re.compile(r"(?!D[0-9])(?:[^\W\d_]|[【《「『〈(\[〔“\"])", re.IGNORECASE)
_COMPARE = {
    **dict.fromkeys((">=", "=>"), ">="),
    **dict.fromkeys(("<=", "=<"), "<="),
    **dict.fromkeys(("=", "==", "==="), "="),
    **dict.fromkeys(("<>", "!=", "=!"), "<>"),
    ">": ">",
    "<": "<",
}
"""Ways in which comparisons are written in the field."""


class DiceTerm(Value):
    """Some dice of one kind; `sign` is 1 or -1."""

    count: int
    sides: int
    sign: int = 1
    digits: str = ""
    """Two dice that are read as tens and units, as they are written: `D66`, `D66A`; empty: they are added up."""

    def value(self, faces: Sequence[int]) -> int:
        """Return the number that the faces make."""
        read = dice_of(self.digits) if self.digits else None
        return self.sign * (sum(faces) if read is None else read.value(faces))

    def __str__(self) -> str:
        return self.digits or f"{self.count}D{self.sides}"


class DiceFormula(Value):
    """A sum of dice and a number, and what it is compared with."""

    terms: tuple[DiceTerm, ...]
    constant: int = 0
    compare: str = ""
    """One of `>=`, `<=`, `>`, `<`, `=`, `<>`, or empty."""
    target: int | None = None
    label: ShortText = ""
    """What they are thrown for, in somebody's own words."""

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
            result += term.value(taken)
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
            "<>": total != self.target,
        }[self.compare]

    def __str__(self) -> str:
        parts = [f"{'-' if term.sign < 0 else '+'}{term}" for term in self.terms]
        if self.constant:
            parts.append(f"{self.constant:+d}")
        end = "" if self.target is None else f"{self.compare}{self.target}"
        return "".join(parts).removeprefix("+") + end


def looks_like_dice(text: str) -> bool:
    """Tell whether a line is meant as dice notation at all."""
    return re.match(r"[+-]?(?:[0-9]+[+-])*[0-9]{0,3}[dD][0-9]", plain(text)) is not None


def plain(text: str) -> str:
    """Bring full-width letters and signs to plain ones and take the spaces out."""
    signs = narrow(text).replace("≧", ">=").replace("≦", "<=").replace("≥", ">=").replace("≤", "<=")
    return "".join(signs.split())


def parse(text: str) -> DiceFormula:
    """Read a line of dice notation.

    >>> str(parse("２d６＋3 >= 7")), parse("2D6>=7 【運動】判定").label
    ('2D6+3>=7', '【運動】判定')

    Raises:
        Refusal: it is not dice notation, or asks for impossible dice.
    """
    dice, label = _apart(text)
    match = _LINE.fullmatch(plain(dice))
    terms, constant, place = [], 0, 0
    if match is None or _TWO_NUMBERS.search(narrow(dice)) or (match["compare"] or ">") not in _COMPARE:
        raise _bad(text)
    for part in _DICE.finditer(match["sum"]):
        if part.start() != place or (place and not part[1]):
            raise _bad(text)
        place = part.end()
        sign = -1 if part[1] == "-" else 1
        if part[6] is not None:
            constant += sign * int(part[6])
            continue
        term = _term(part, sign)
        _check(term)
        terms.append(term)
    if place != len(match["sum"]) or not terms or sum(t.count for t in terms) > LARGEST_COUNT:
        raise _bad(text)
    target = None if match["target"] is None else int(match["target"])
    compare = _COMPARE.get(match["compare"] or "", "")
    return DiceFormula(terms=tuple(terms), constant=constant, compare=compare, target=target, label=label)


def _apart(text: str) -> tuple[str, str]:
    """Take a line apart into dice and the label behind them: it begins with a letter or a bracket."""
    words = text.split()
    begins = (n for n, word in enumerate(words) if n and _LABEL.match(narrow(word)))
    at = next(begins, len(words))
    return " ".join(words[:at]), " ".join(words[at:])[:MOST_LABEL]


def _term(part: re.Match[str], sign: int) -> DiceTerm:
    if part["digits"]:
        return DiceTerm(count=2, sides=int(part[3]), sign=sign, digits=part["digits"].upper())
    return DiceTerm(count=int(part[4] or 1), sides=int(part[5]), sign=sign)


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
