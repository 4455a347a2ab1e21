"""The odds at the foot of a printed sheet."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from desktop.core.numbers import span
from desktop.core.words import Phrase, phrase
from desktop.systems.kotodama.odds import at_least
from desktop.systems.kotodama.roll import NORMAL_TARGET, SIDES, USUAL, Special
from desktop.systems.kotodama.settings import KotodamaSettings


def target_text(target: int) -> Phrase:
    """Name the faces that are hits; a 10 is read as 0 (KO-CHK-08)."""
    faces = tuple(str(face % SIDES) for face in range(target, SIDES + 1))
    return phrase("目標値{target}（{faces}）", target=target, faces=faces)


def again_text(settings: KotodamaSettings) -> Phrase | str:
    """Say which faces are thrown again."""
    first = settings.special.first_again(settings.normal_target)
    if first > SIDES:
        return "0は10と数える"
    if first == SIDES:
        return "0は10と数えてもう1個"
    return phrase("{faces}（0は10）ならもう1個", faces=span(first, SIDES))


def odds_table(
    pools: Iterable[int], most: int = 4, target: int = NORMAL_TARGET, special: Special = USUAL
) -> tuple[tuple[Fraction, ...], ...]:
    """Return the chances: one row per number of hits from 1, one column per pool."""
    return tuple(tuple(at_least(pool, hits, target, special) for pool in pools) for hits in range(1, most + 1))
