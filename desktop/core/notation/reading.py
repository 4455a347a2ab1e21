"""What the dice of one command say, what every command is asked, and limits of what can be thrown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Literal, Protocol, TypeAlias

from desktop.core.problem import Refusal, refuse
from desktop.core.rolls.odds import Odds
from desktop.core.value import Value
from desktop.core.words import Phrase, Spoken, Typed, phrase

MOST_DICE = 200
"""Dice of one line that are thrown at once."""
MOST_SIDES = 10_000


def check_dice(count: int, sides: int) -> None:
    """Refuse an impossible number of dice or sides (`bad_dice`)."""
    if not 1 <= count <= MOST_DICE or not 2 <= sides <= MOST_SIDES:
        raise refuse(
            "bad_dice",
            "",
            phrase("{count} 個の d{sides} は振れません。", count=count, sides=sides),
            phrase("1〜{n} 個、2〜{s} 面にしてください。", n=MOST_DICE, s=MOST_SIDES),
        )


def check_count(number: int) -> None:
    """Refuse to keep or leave out a negative number of dice."""
    if number < 0:
        raise refuse(
            "bad_dice",
            "",
            phrase("{n} 個のダイスを残すことはできません。", n=number),
            phrase("4D6KH3 のように、0 以上の数を書いてください。"),
        )


def check_together(count: int) -> None:
    """Refuse more dice than one line may throw at once."""
    if count > MOST_DICE:
        raise refuse(
            "bad_dice",
            "",
            phrase("一度に振れるのは {n} 個までです（{count} 個）。", n=MOST_DICE, count=count),
            phrase("数か繰り返しを減らしてください。"),
        )


def bad(text: str) -> Refusal:
    """Say that something is no dice notation."""
    return refuse(
        "bad_notation",
        "",
        phrase("「{text}」はダイスの書き方として読めません。", text=Typed(text[:60])),
        phrase("2D6+3>=7 のように書いてください。"),
    )


def endless() -> Refusal:
    """Say that the number is missing from which dice are thrown again."""
    return refuse(
        "bad_notation",
        "",
        phrase("いくつ以上で振り足すかが書かれていません。"),
        phrase("5R6>=5 や 4U6[6] のように書いてください。"),
    )


def no_end() -> Refusal:
    """Say that dice would be thrown again for ever."""
    return refuse(
        "bad_notation",
        "",
        phrase("どの目でも振り足すことになり、終わりません。"),
        phrase("振り足す目を減らしてください。"),
    )


def over_zero() -> Refusal:
    """Say that a calculation divides by zero."""
    return refuse(
        "divided_by_zero", "", phrase("0 で割るところがあります。"), phrase("割る数を 0 でない数にしてください。")
    )


def wide_tally(most: int) -> Refusal:
    """Say how large dice may be that are counted by face."""
    return refuse(
        "bad_dice",
        "",
        phrase("目ごとに数えるダイスは {n} 面までです。", n=most),
        phrase("5TY6 のように書いてください。"),
    )


def bad_items(most: int) -> Refusal:
    """Say that there is nothing to choose from, or too much."""
    return refuse(
        "bad_notation",
        "",
        phrase("選ぶものは 1〜{n} 個です。", n=most),
        phrase("choice[右,左] のように書いてください。"),
    )


def bad_times(most: int) -> Refusal:
    """Say how often a line may be repeated."""
    return refuse(
        "bad_notation", "", phrase("繰り返しは 1〜{n} 回です。", n=most), phrase("x3 2D6 のように書いてください。")
    )


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
