"""The chances that stand at the foot of a printed sheet."""

from __future__ import annotations

from desktop.core.words import Phrase, phrase
from desktop.systems.kotodama.odds import at_least
from desktop.systems.kotodama.roll import NORMAL_TARGET, SIDES


def target_told(target: int) -> Phrase:
    """Name the faces that are hits; a 10 is read as 0 (KO-CHK-08)."""
    faces = tuple(str(face % SIDES) for face in range(target, SIDES + 1))
    return phrase("目標値{target}（{faces}）", target=target, faces=faces)


def odds_table(pools: range, most: int = 4, target: int = NORMAL_TARGET) -> tuple[tuple[int, ...], ...]:
    """Return chances in whole per cent, rounded half up: one row per number of hits from 1, one column per pool."""
    return tuple(tuple(_percent(pool, hits, target) for pool in pools) for hits in range(1, most + 1))


def _percent(pool: int, hits: int, target: int) -> int:
    chance = at_least(pool, hits, target) * 100
    return (2 * chance.numerator + chance.denominator) // (2 * chance.denominator)
