"""What the dice of one command say, and what every command is asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Literal, Protocol, TypeAlias

from desktop.core.odds import Odds
from desktop.core.value import Value
from desktop.core.words import Phrase, Spoken, phrase

Wave: TypeAlias = tuple[int, ...]
"""Faces thrown together."""
Sign = Literal[">=", "<=", ">", "<", "=", "<>"]
MOST_THROWN = 1000
"""Dice that one command throws at most, those thrown again among them; then it stops."""

MANY = 30
"""Dice that are listed one by one; of more of them each face is counted."""


class Comparison(Value):
    """What a number is held against."""

    sign: Sign
    target: int

    def met(self, number: int) -> bool:
        """Tell whether a number meets it."""
        return {
            ">=": number >= self.target,
            "<=": number <= self.target,
            ">": number > self.target,
            "<": number < self.target,
            "=": number == self.target,
            "<>": number != self.target,
        }[self.sign]

    def __str__(self) -> str:
        return f"{self.sign}{self.target}"


class Reading(Value):
    """How one command ended."""

    label: Spoken = ""
    success: bool | None = None
    headline: Spoken = ""
    """The large result where it is no total."""
    total: int | None = None
    target: int | None = None
    detail: Phrase = phrase("")
    counts: tuple[tuple[bool, ...], ...] = ()
    """Of every wave, whether each die counts."""


class Command(Protocol):
    """Something that dice are thrown for; a frozen value."""

    def due(self, waves: Sequence[Wave]) -> tuple[int, ...]:
        """Return the dice to throw after these waves; none: it is over."""

    def read(self, waves: Sequence[Wave]) -> Reading:
        """Describe the present result."""

    def odds(self) -> Odds:
        """Exact chances before anything is thrown."""

    def __str__(self) -> str:
        """Write it as players do, so that it is read again as the same."""


def listed(faces: Sequence[int]) -> str:
    """Write faces one after the other; of many, how often each is there, where that is much shorter.

    >>> listed((6, 1, 6)), listed((6, 1, 6, 6) * 10)
    ('6,1,6', '1×10,6×30')
    """
    found = Counter(faces)
    if len(faces) <= MANY or len(found) > len(faces) / 3:
        return ",".join(map(str, faces))
    return ",".join(f"{face}×{found[face]}" for face in sorted(found))


def counted(successes: int) -> Phrase:
    """Say how many dice met what was wanted."""
    return phrase("成功数 {n}", n=successes)
