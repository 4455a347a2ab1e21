"""Exact chances of checks and contests without fate dice (section 13); those with fate dice are in `fate_odds`."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from desktop.systems.d20fate.resolve import SIDES, ContestStanding, Mode, lead, resolve_check
from desktop.systems.d20fate.settings import D20FateSettings

FAR = 2 * SIDES
"""A difference at which totals can no longer change anything."""


def clamp(value: int, low: int, high: int) -> int:
    """Keep a number inside the range beyond which nothing changes."""
    return min(max(value, low), high)


@lru_cache(maxsize=8)
def natural_weights(mode: Mode) -> Mapping[int, int]:
    """Adopted face → ways, of 20 or of 400 (D20-ODD-02)."""
    if mode is Mode.NORMAL:
        return dict.fromkeys(range(1, SIDES + 1), 1)
    low_first = {face: 2 * (SIDES - face) + 1 for face in range(1, SIDES + 1)}
    if mode is Mode.DISADVANTAGE:
        return low_first
    return {face: low_first[SIDES + 1 - face] for face in range(1, SIDES + 1)}


@lru_cache(maxsize=512)
def ways(needed: int, mode: Mode, auto: bool = True) -> tuple[int, int]:
    """Return winning and possible ways for a needed face, over 20 or 400 (D20-ODD-01)."""
    weights = natural_weights(mode)
    good = sum(n for face, n in weights.items() if resolve_check(face, face, needed, auto).success)
    return good, sum(weights.values())


@lru_cache(maxsize=512)
def _success(needed: int, mode: Mode, auto: bool) -> Fraction:
    return Fraction(*ways(needed, mode, auto))


def success_chance(modifier: int, dc: int, mode: Mode = Mode.NORMAL, auto: bool = True) -> Fraction:
    """Chance to succeed against a DC with no fate die (D20-ODD-01)."""
    return _success(clamp(dc - modifier, 0, SIDES + 1), mode, auto)


def must_roll(modifier: int, dc: int, mode: Mode, settings: D20FateSettings) -> bool:
    """D20-LAW-01, D20-AMB-30: tell whether the chance of failure is too large to go without dice."""
    failing = 1 - success_chance(modifier, dc, mode, settings.natural_auto)
    return failing * 100 > settings.must_roll_threshold


class ContestOdds(NamedTuple):
    """Ways out of all ways of one throw of both sides."""

    actor: int
    opponent: int
    again: int
    """Ways to a tie without a winner, after which both throw again."""

    @property
    def chance(self) -> Fraction:
        """Chance that the actor wins in the end."""
        return Fraction(self.actor, self.actor + self.opponent)

    @property
    def written(self) -> str:
        """The chance over the natural denominator, e.g. `210 / 400`."""
        return f"{self.actor} / {self.actor + self.opponent}"


@lru_cache(maxsize=4096)
def _contest(difference: int, own: Mode, other: Mode, settings: D20FateSettings, swap: bool) -> ContestOdds:
    counts = {"actor": 0, "opponent": 0, "": 0}
    theirs = natural_weights(other)
    for face, n in natural_weights(own).items():
        mine = ContestStanding(face, face + difference)
        for facing, m in theirs.items():
            counts[lead(mine, ContestStanding(facing, facing), settings, swap)] += n * m
    return ContestOdds(counts["actor"], counts["opponent"], counts[""])


def contest_odds(
    difference: int,
    own: Mode = Mode.NORMAL,
    other: Mode = Mode.NORMAL,
    settings: D20FateSettings | None = None,
    swap: bool = False,
) -> ContestOdds:
    """Chance of the actor by difference of modifiers (D20-ODD-05)."""
    return _contest(clamp(difference, -FAR, FAR), own, other, settings or D20FateSettings(), swap)
