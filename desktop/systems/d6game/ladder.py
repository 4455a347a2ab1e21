"""The hands while a check waits for its dice: which of them succeed, and what each of them brings (D6G-PHY-01)."""

from __future__ import annotations

from fractions import Fraction

from desktop.core.odds import OddsRow
from desktop.core.words import phrase, plus
from desktop.systems.d6game.checks import HandCheck
from desktop.systems.d6game.hands import RANK, TOTAL, hand_ways
from desktop.systems.d6game.stakes import SAMPLES


def ladder(check: HandCheck) -> tuple[OddsRow, ...]:
    """Return every hand that can be read, best first; the weakest that succeeds is the one that counts now."""
    ways = hand_ways(check.settings.scores)
    results = {result.read: result for faces in SAMPLES if (result := check.resolve(faces))}
    reads = sorted(results, key=lambda read: (read.score, RANK[read.hand]), reverse=True)
    enough = next((read for read in reversed(reads) if results[read].success), None)
    pool = check.rules.label(check.settings.pool)
    return tuple(
        OddsRow.model_construct(
            label=phrase("{hand}（{n}点）", hand=check.rules.label(read.hand), n=read.score),
            chance=Fraction(ways[read.hand], TOTAL),
            current=read == enough,
            legal=results[read].success,
            note=phrase("{pool} {n}", pool=pool, n=plus(results[read].delta)),
        )
        for read in reads
    )
