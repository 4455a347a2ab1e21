"""What success and failure of a check would mean, before anything is thrown: the moves of every hand, in one line."""

from __future__ import annotations

from collections.abc import Iterable

from desktop.core.words import Phrase, phrase, plus
from desktop.systems.d6game.checks import HandCheck
from desktop.systems.d6game.hands import Hand
from desktop.systems.d6game.resolve import Resolved

SAMPLES = (
    (1, 2, 3, 4, 6),
    (1, 1, 2, 3, 4),
    (1, 1, 2, 2, 3),
    (1, 1, 1, 2, 3),
    (1, 1, 1, 2, 2),
    (1, 2, 3, 4, 5),
    (1, 1, 1, 1, 2),
    (1, 1, 1, 1, 1),
)
"""Dice of every hand, weakest first (D6G-HND-01 to -08)."""


def stakes(check: HandCheck) -> Phrase:
    """Say by how much the pool moves: with success, with failure, and with no hand where that is another matter."""
    results = [check.resolve(faces) for faces in SAMPLES]
    good = _moves(result for result in results if result.success)
    bad = _moves(result for result in results if not result.success and not result.fumble)
    worst = _moves(result for result in results if not result.success and result.fumble)
    pool = check.rules.label(check.settings.pool)
    parts = [phrase("成功なら{pool} {n}", pool=pool, n=good)] if good is not None else []
    bad, worst = (worst, None) if bad is None or bad == worst else (bad, worst)
    if bad is not None:
        parts.append(phrase("失敗なら {n}", n=bad))
    if worst is not None:
        parts.append(phrase("{hand}なら {n}", hand=check.rules.label(Hand.NO_HAND), n=worst))
    return phrase("{parts}", parts=tuple(parts))


def _moves(results: Iterable[Resolved]) -> Phrase | str | None:
    found = sorted({result.delta for result in results})
    if not found:
        return None
    low, high = plus(found[0]), plus(found[-1])
    return low if low == high else phrase("{low}〜{high}", low=low, high=high)
