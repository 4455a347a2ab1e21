"""The chances that stand at the foot of a printed sheet."""

from __future__ import annotations

from desktop.systems.kotodama.odds import at_least


def odds_table(pools: range, most: int = 4) -> tuple[tuple[int, ...], ...]:
    """Return chances in whole per cent, rounded half up: one row per number of hits from 1, one column per pool."""
    return tuple(tuple(_percent(pool, hits) for pool in pools) for hits in range(1, most + 1))


def _percent(pool: int, hits: int) -> int:
    chance = at_least(pool, hits) * 100
    return (2 * chance.numerator + chance.denominator) // (2 * chance.denominator)
