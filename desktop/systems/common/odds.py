"""Exact chances of a check: 達成値 = 1D100 × (判定値 + 難易度) must be greater than 難易度 × 100."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from math import ceil, floor

from desktop.core.odds import Odds, OddsRow, Weights, convolve
from desktop.core.words import Phrase, phrase

FACES = 100
TABLE_JUDGES = (0, 1, 5, 8, 9, 10, 11, 12, 13, 15, 16, 17, 20, 21, 25, 26, 30, 40, 50)
TABLE_DIFFICULTIES = (0, 1, 5, 8, 10, 11, 12, 15, 16, 20, 25, 30, 40, 50)
"""Rows and columns of the printed odds table."""

Number = int | Fraction


def succeeds(judge: Number, difficulty: Number, value: int) -> bool:
    """Tell whether a 1D100 value succeeds; equality fails (CM-CHK-07, CM-CHK-08, CM-ODDS-03)."""
    return value * (judge + difficulty) > difficulty * 100


@lru_cache(maxsize=4096)
def successes(judge: Number, difficulty: Number) -> int:
    """Count the values of 1D100 that succeed, for any sign of the numbers (CM-ODDS-01, CM-AMB-72)."""
    total = judge + difficulty
    if total == 0:
        return FACES if difficulty < 0 else 0
    border = Fraction(difficulty) * 100 / Fraction(total)
    if total > 0:
        return max(0, min(FACES, FACES - floor(border)))
    return max(0, min(FACES, ceil(border) - 1))


def smallest(judge: Number, difficulty: Number) -> int | None:
    """Return the smallest 1D100 value that succeeds, or None when none does."""
    count = successes(judge, difficulty)
    if not count:
        return None
    return FACES - count + 1 if judge + difficulty > 0 else 1


def success_chance(judge: Number, difficulty: Number) -> Fraction:
    """Return the chance of success."""
    return Fraction(successes(judge, difficulty), FACES)


def achievement_weights(judge: int, difficulty: int) -> Weights:
    """Return 達成値 → number of 1D100 values that give it."""
    found: Weights = {}
    for value in range(1, FACES + 1):
        key = value * (judge + difficulty)
        found[key] = found.get(key, 0) + 1
    return found


def hits_weights(chances: Sequence[int]) -> Weights:
    """Return number of hits → weight for checks against several targets (CM-CHK-02).

    Args:
        chances: successful values out of 100 of each target; the weights sum to 100 to the power of their number.
    """
    total: Weights = {0: 1}
    for ways in chances:
        total = convolve(total, {0: FACES - ways, 1: ways})
    return {hits: weight for hits, weight in total.items() if weight}


def row(label: Phrase | str, judge: Number, difficulty: Number, current: bool = False, legal: bool = True) -> OddsRow:
    """Make one line: what is played, and the chance that results."""
    return OddsRow(
        label=label,
        chance=success_chance(judge, difficulty),
        current=current,
        legal=legal,
        note=_note(smallest(judge, difficulty)),
    )


def _note(limit: int | None) -> Phrase:
    return phrase("成功なし") if limit is None else phrase("{n} 以上で成功", n=limit)


def odds(judge: Number, difficulty: Number, rows: Sequence[OddsRow] = ()) -> Odds:
    """Return what a person should see before throwing."""
    count = successes(judge, difficulty)
    return Odds(
        success=Fraction(count, FACES),
        ways=f"{count} / {FACES}",
        rows=(row(phrase("いまのまま"), judge, difficulty, current=True), *rows),
    )
