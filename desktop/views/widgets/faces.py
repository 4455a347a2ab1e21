"""Faces of real dice as people type them: digits one after the other, full-width ones too, 0 for the 10 of a d10."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

SEPARATORS = " ,、，.・/\t\n"


@dataclass(frozen=True)
class FacesRead:
    """What a line of typed faces means for given dice."""

    values: tuple[int, ...]
    pending: str = ""
    """Digits of a number that may go on."""
    accepted: int = 0
    """How many characters of the line were understood."""
    wrong: tuple[int, int] | None = None
    """(sides, number) of the first impossible face; sides 0: there are no dice left for it."""


def read_faces(text: str, sides: Sequence[int], *, final: bool = False) -> FacesRead:
    """Read typed faces.

    A die of up to ten sides takes one digit; larger ones take digits until no further one could follow, or a space.
    On a d100 two digits stand for tens and units, `00` for 100.

    Args:
        final: True when Enter was pressed, so that a number cannot go on.

    >>> read_faces("4１", (6, 6)).values
    (4, 1)
    >>> read_faces("70", (10, 10)).values
    (7, 10)
    >>> read_faces("2", (20,)).pending, read_faces("2", (20,), final=True).values, read_faces("17", (20,)).values
    ('2', (2,), (17,))
    """
    values: list[int] = []
    pending, wrong, done = "", None, 0
    for place, raw in enumerate(text):
        char = unicodedata.normalize("NFKC", raw)
        if char in SEPARATORS:
            if pending:
                number = _number(pending, sides[len(values)])
                if not _valid(number, sides[len(values)]):
                    wrong = (sides[len(values)], number)
                    break
                values.append(number)
                pending = ""
        elif not char.isdecimal() or len(char) != 1:
            break
        elif len(values) >= len(sides):
            wrong = (0, int(char))
            break
        else:
            side = sides[len(values)]
            pending += char
            if not _possible(pending, side):
                wrong = (side, int(pending))
                pending = pending[:-1]
                break
            if _complete(pending, side):
                values.append(_number(pending, side))
                pending = ""
        done = place + 1
    if final and pending and wrong is None and _valid(_number(pending, sides[len(values)]), sides[len(values)]):
        values.append(_number(pending, sides[len(values)]))
        pending = ""
    return FacesRead(tuple(values), pending, done, wrong)


def _number(digits: str, sides: int) -> int:
    number = int(digits)
    return sides if number == 0 and sides in (10, 100) and len(digits) == len(str(sides)) - 1 else number


def _valid(number: int, sides: int) -> bool:
    return 1 <= number <= sides


def _possible(digits: str, sides: int) -> bool:
    """Tell whether the digits are a face, or may become one."""
    if sides <= 10:
        return _valid(_number(digits, sides), sides)
    if int(digits) == 0:
        return len(digits) < len(str(sides)) - (0 if sides == 100 else 1) or _valid(_number(digits, sides), sides)
    return _valid(int(digits), sides)


def _complete(digits: str, sides: int) -> bool:
    """Tell whether no further digit can follow."""
    if sides <= 10:
        return True
    if sides == 100:
        return len(digits) == 2
    return int(digits) > 0 and (int(digits) * 10 > sides or len(digits) == len(str(sides)))
