"""Exact chances of dice that are looked at one by one.

A throw ends after a thousand dice; that this could cut one short is less likely than any number that is shown.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache

from desktop.core.notation.reading import Comparison
from desktop.core.rolls.odds import Odds, OddsRow
from desktop.core.words import phrase

MOST_ROWS = 10
"""Numbers of successes that the table goes up to."""
MOST_DICE = 40
MOST_GROWTH = 60
"""Larger or longer growing pools get no odds: computing them takes too long."""


@lru_cache(maxsize=256)
def meeting(sides: int, wanted: Comparison) -> Fraction:
    """How likely one die meets a comparison."""
    return Fraction(sum(wanted.met(face) for face in range(1, sides + 1)), sides)


def of_each(shares: Sequence[Fraction]) -> Odds:
    """Return the chances of so many successes of dice that each succeed for themselves."""
    return _at_least([[1 - share, share] for share in shares])


def rerolled(dice: Sequence[int], again: Comparison, wanted: Comparison) -> Odds:
    """Return the chances of so many successes where dice that meet `again` bring new ones along."""
    return _at_least([_chain(sides, again, wanted) for sides in dice[: MOST_DICE + 1]])


@lru_cache(maxsize=64)
def _chain(sides: int, again: Comparison, wanted: Comparison) -> list[Fraction]:
    """Chances of 0, 1, 2 … successes of one die and all that it brings along, as far as the table goes.

    With G for the series of these chances, G = end + on · G, where `end` are the faces that end it and `on` the others,
    each either a success or none.
    """
    faces = range(1, sides + 1)
    on = [0, 0]
    end = [0, 0]
    for face in faces:
        (on if again.met(face) else end)[wanted.met(face)] += 1
    left, found = sides - on[0], list[Fraction]()
    for number in range(MOST_ROWS + 1):
        before = found[-1] * on[1] if found else Fraction(0)
        found.append((before + (end[number] if number < 2 else 0)) / left)
    return found


def growing(sides: int, again: int, wanted: Comparison) -> Fraction:
    """How likely a die that continues from `again` upwards grows to a number that meets a comparison."""
    target = wanted.target
    below = _grown_below(sides, again, target)
    up_to = _grown_below(sides, again, target + 1)
    return {
        ">=": 1 - below,
        ">": 1 - up_to,
        "<": below,
        "<=": up_to,
        "=": up_to - below,
        "<>": 1 - up_to + below,
    }[wanted.sign]


@lru_cache(maxsize=256)
def _grown_below(sides: int, again: int, limit: int) -> Fraction:
    """How likely a die ends below a number; it grows by 2 at least with every further one."""
    going: dict[int, Fraction] = {0: Fraction(1)}
    ended = Fraction(0)
    while going:
        following: dict[int, Fraction] = {}
        for value, share in going.items():
            for face in range(1, min(sides, limit - value - 1) + 1):
                if face < again:
                    ended += share / sides
                else:
                    following[value + face] = following.get(value + face, Fraction(0)) + share / sides
        going = following
    return ended


def _at_least(each: Sequence[Sequence[Fraction]]) -> Odds:
    """Return rows for one success or more, two or more, and so on."""
    if len(each) > MOST_DICE:
        return Odds()
    found = [Fraction(1)]
    for own in each:
        following = [Fraction(0)] * min(len(found) + len(own) - 1, MOST_ROWS + 1)
        for number, share in enumerate(found):
            for more, other in enumerate(own):
                if number + more <= MOST_ROWS:
                    following[number + more] += share * other
        found = following
    left, rows = Fraction(1), list[OddsRow]()
    for number, share in enumerate(found[:MOST_ROWS], 1):
        left -= share
        if left > 0:
            rows.append(OddsRow(label=phrase("成功数 {n} 以上", n=number), chance=left))
    return Odds(rows=tuple(rows))
