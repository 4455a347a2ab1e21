"""Exact chances of a check: 達成値 = 1D100 × (判定値 + 難易度) must be greater than 難易度 × 100."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from math import ceil, floor

from desktop.core.rolls.odds import Odds, OddsRow
from desktop.core.words import Phrase, phrase

FACES = 100

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
