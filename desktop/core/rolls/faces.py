"""The one reader of dice faces as people type them: in the tray, on both command lines, full-width ones too.

A die of up to ten sides takes one key, and 0 is the 10 of a d10; `00` is the 100 of a d100.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from desktop.core.numbers import narrow
from desktop.core.problem import Refusal, refuse
from desktop.core.rolls.dice import Throw, throw_of, wrong_count
from desktop.core.words import phrase

SEPARATORS = " 　,、，､.．・･。｡;；/／|｜\t\n"
"""Marks between faces, without meaning (KO-TBL-02)."""

DIGITS = "0123456789"
_BETWEEN = re.compile(f"[{re.escape(SEPARATORS)}\\s]+")
_REPEATED = re.compile(r"([0-9])[*xX×]([1-9][0-9]?)")


@dataclass(frozen=True)
class FacesRead:
    """What a line of typed faces means for given dice."""

    values: tuple[int, ...]
    pending: str = ""
    """Digits of a number that may continue."""
    accepted: int = 0
    """How many characters of the line were understood."""
    wrong: tuple[int, int] | None = None
    """(sides, number) of the first impossible face; sides 0: there are no dice left for it."""


def read_faces(text: str, sides: Sequence[int], *, final: bool = False) -> FacesRead:
    """Read faces key by key, as they are typed.

    A die of up to ten sides takes one digit; larger ones take digits until no further one could follow, or a space.
    On a d100 two digits stand for tens and units, `00` for 100. Where a die takes one digit, `7x12` stands for twelve
    7s, once it cannot continue or a space follows; no digit follows it directly (KO-TBL-04).

    Args:
        final: True when Enter was pressed, so that a number cannot continue.

    >>> read_faces("4１", (6, 6)).values
    (4, 1)
    >>> read_faces("70", (10, 10)).values
    (7, 10)
    >>> read_faces("2", (20,)).pending, read_faces("2", (20,), final=True).values, read_faces("17", (20,)).values
    ('2', (2,), (17,))
    """
    values: list[int] = []
    pending, wrong, done, times = "", None, 0, ""
    line = narrow(text)
    for place, char in enumerate(line):
        if times and char in DIGITS:  # a repetition is separate: 1x100 is not ten 1s and a 10
            wrong = (0, int(times + char))
            break
        times = ""
        if pending.startswith(TIMES) or _repeats(line, place, sides, values):
            went = _repeated_faces(pending, char, sides, values)
            if isinstance(went, FacesRead):
                wrong = went.wrong
                break
            times = pending.removeprefix(TIMES) + char if pending and not went and char in DIGITS else ""
            pending = went
        elif char in SEPARATORS:
            if pending:
                number = _number(pending, sides[len(values)])
                if not _valid(number, sides[len(values)]):
                    wrong = (sides[len(values)], number)
                    break
                values.append(number)
                pending = ""
        elif char not in DIGITS:
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
    if final and pending.startswith(TIMES) and wrong is None:
        pending = _spread(pending, sides, values)
    elif final and pending and wrong is None and _valid(_number(pending, sides[len(values)]), sides[len(values)]):
        values.append(_number(pending, sides[len(values)]))
        pending = ""
    return FacesRead(tuple(values), pending, done, wrong)


TIMES = "x"
"""How a repetition that is being typed begins in `FacesRead.pending`."""
REPEATS = "*xX×"
"""Signs of a repetition."""


def _repeats(line: str, place: int, sides: Sequence[int], values: Sequence[int]) -> bool:
    """Tell whether a sign repeats the face before it, as an entry of its own."""
    free = place == 1 or (place > 1 and line[place - 2] in SEPARATORS)
    last = sides[len(values) - 1] if 0 < len(values) <= len(sides) else 0
    return line[place] in REPEATS and free and line[place - 1].isdigit() and 0 < last <= 10


def repeatable(text: str, sides: Sequence[int]) -> bool:
    """Tell whether the face at the end of a line, as typed so far, may be repeated."""
    line = narrow(text)
    read = read_faces(text, sides)
    return bool(line) and not read.pending and _repeats(line + TIMES, len(line), sides, read.values)


def _repeated_faces(pending: str, char: str, sides: Sequence[int], values: list[int]) -> str | FacesRead:
    """Take the next sign of a repetition; return what may continue, or why it may not."""
    refused = FacesRead(tuple(values), wrong=None)
    if not pending:
        return TIMES
    if char in SEPARATORS:
        return refused if pending == TIMES else _spread(pending, sides, values)
    if not char.isdigit() or (pending == TIMES and char == "0"):
        return refused
    times, left = int(pending[1:] + char), len(sides) - len(values)
    if times - 1 > left:
        return FacesRead(tuple(values), wrong=(0, times))
    pending += char
    return pending if times * 10 - 1 <= left and times < 10 else _spread(pending, sides, values)


def _spread(pending: str, sides: Sequence[int], values: list[int]) -> str:
    """Write the repeated faces down; return what is left to type on: nothing."""
    times = int(pending[1:] or 1)
    values += values[-1:] * min(times - 1, len(sides) - len(values))
    return ""


def may_be_faces(text: str) -> bool:
    """Tell whether a text holds nothing but digits and what may be between them."""
    return all(char in DIGITS or char in SEPARATORS for char in narrow(text))


def faces_in(text: str, sides: Sequence[int]) -> tuple[int, ...]:
    """Read a whole line for the dice that are wanted.

    Standing apart, a number is one face wherever that makes as many faces as there are dice; otherwise every key is a
    face, as in the tray (KO-TBL-03). `7x12` stands for twelve 7s (KO-TBL-04).

    >>> faces_in("10 3", (10, 10)), faces_in("10", (10, 10)), faces_in("7x3 ０", (10,) * 4)
    ((10, 3), (1, 10), (7, 7, 7, 10))

    Raises:
        Refusal: no faces, impossible ones, more or fewer than there are dice.
    """
    line = LineDice(text)
    try:
        faces = line.throw(sides).values
        if line.left:
            raise wrong_count(len(sides), len(sides) + line.left)
    except Refusal:
        read = read_faces(text, sides, final=True)
        if len(read.values) != len(sides) or read.accepted < len(text):
            raise
        return read.values
    return faces


class LineDice:
    """Real dice whose faces are in one line; hands them out as they are asked for.

    Raises:
        Refusal: from the start, when the line is no faces; from `throw`, when there are too few or an impossible one;
            from `done`, when some are left.
    """

    def __init__(self, text: str) -> None:
        self._left = [part for word in _BETWEEN.split(narrow(text)) if word for part in _repeated(word, text)]

    def throw(self, sides: Sequence[int]) -> Throw:
        """Take the next faces."""
        values: list[int] = []
        for side in sides:
            if not self._left:
                raise wrong_count(len(sides), len(values))
            values.append(self._next(side))
        return throw_of(sides, values, "hand")

    def _next(self, side: int) -> int:
        word = self._left.pop(0)
        number = _number(word, side)
        if _valid(number, side) and (side == 100 or word in (str(number), "0")):
            return number
        read = read_faces(word, (side,))
        if not read.values:
            return read.wrong[1] if read.wrong else number  # refused with the number that was written
        self._left.insert(0, word[read.accepted :])
        return read.values[0]

    @property
    def left(self) -> int:
        """How many numbers remain unused."""
        return len(self._left)

    def done(self) -> None:
        """Refuse left-over faces."""
        if self._left:
            raise wrong_count(0, self.left)


def _repeated(word: str, line: str) -> list[str]:
    repeat = _REPEATED.fullmatch(word)
    if repeat:
        return [repeat[1]] * int(repeat[2])
    if not (word.isascii() and word.isdecimal()) or len(word) > LONGEST_WORD:
        raise refuse(
            "bad_faces",
            "",
            phrase("「{text}」は出目として読めません。", text=line.strip()[:40]),
            phrase("4,4,2 のように数を並べてください。"),
        )
    return [word]


LONGEST_WORD = 200
"""Digits without anything between them at most; no pool has more dice."""


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
