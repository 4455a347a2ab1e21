"""The power table as a campaign plays it (EN-PWR-01)."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.core.numbers import span
from desktop.core.words import Phrase, phrase
from desktop.systems.enishi.tables import DamageRow, PowerRow


def band_of(rows: Sequence[PowerRow], achievement: int) -> PowerRow:
    """Return the band that an achievement is in; below the first one that one counts (EN-PWR-07)."""
    return next((row for row in reversed(rows) if achievement >= row.start), rows[0])


def loss(row: DamageRow) -> Phrase | str:
    """Say what a point of damage takes: LP−1かSP−2.

    >>> str(loss(DamageRow(id="wound", lp=1, sp=2)))
    'LP−1かSP−2'
    """
    parts = [f"{pool}−{n}" for pool, n in (("LP", row.lp), ("SP", row.sp)) if n]
    return phrase("{a}か{b}", a=parts[0], b=parts[1]) if len(parts) > 1 else "".join(parts) or "なし"


def spans(rows: Sequence[PowerRow]) -> list[tuple[Phrase | str, PowerRow]]:
    """Write from where to where each band reaches.

    >>> spans((PowerRow(id="a", start=0), PowerRow(id="b", start=3), PowerRow(id="c", start=4)))[1][0]
    '3'
    """
    ends = [*(row.start - 1 for row in rows[1:]), None]
    return [(span(row.start, end), row) for row, end in zip(rows, ends, strict=True)]
