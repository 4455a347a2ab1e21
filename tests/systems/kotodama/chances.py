"""The catalogue's questions about chances (KO-ENG-18), asked of the same functions as checks ask."""

from __future__ import annotations

from fractions import Fraction

from desktop.systems.kotodama import odds
from desktop.systems.kotodama.odds import at_least, step_pools
from desktop.systems.kotodama.roll import start_roll
from desktop.systems.kotodama.series import Handful, exactly
from desktop.systems.kotodama.settings import DEFAULTS, KotodamaSettings


def exact_hits(pool: int, hits: int, target: int = 8) -> Fraction:
    """Chance of exactly `hits`."""
    return exactly(Handful(pool, target), hits)


def mean(pool: int, target: int = 8, depth: int = 60) -> Fraction:
    """Expected number of hits, cut off where it no longer shows in ten decimals (KO-ODD-02)."""
    return sum((at_least(pool, k, target) for k in range(1, depth)), Fraction(0))


def ukatsu(pool: int, difficulty: int = 0, target: int = 8, rules: KotodamaSettings = DEFAULTS) -> Fraction:
    """Chance of an ウカツ! in a normal check (KO-ODD-05)."""
    return odds.ukatsu(start_roll(pool, target), max(1, difficulty), rules)


def extended(pool: int, goal: int) -> Fraction:
    """Chance that an extended check succeeds (KO-ODD-08)."""
    return sum(odds.extended_steps(goal, step_pools(pool)), Fraction(0))


def decimal10(value: Fraction) -> str:
    """Write a chance with ten decimals, rounded half up."""
    scaled = (2 * value.numerator * 10**10 + value.denominator) // (2 * value.denominator)
    return f"{scaled // 10**10}.{scaled % 10**10:010d}"
