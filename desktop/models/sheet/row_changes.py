"""What a table over rows tells: which cells to draw again, and what of a pasted text has no place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from desktop.core.problem import Problem, Severity
from desktop.core.words import phrase


def too_many_columns(beyond: int, known: int) -> Problem:
    """Say that a pasted text has more columns than the table."""
    return Problem(
        code="columns_left",
        rule="",
        message=phrase("貼り付けた表のうち、{n} 列はこの表に入りません（列は {m} つ）。", n=beyond, m=known),
        remedy=phrase("要る列を、この表と同じ順に並べてから貼り付けてください。"),
        severity=Severity.WARN,
    )


def differing(
    before: Sequence[tuple[str, ...]], after: Sequence[tuple[str, ...]], old: Sequence[Any], new: Sequence[Any]
) -> Iterator[tuple[int, int, int]]:
    """Yield what to draw again as (row, first column, last column); every row where rows came or went."""
    as_many = len(before) == len(after) == len(old) == len(new)
    for number, texts in enumerate(after):
        if not as_many or (old[number] is not new[number] and old[number] != new[number]):
            yield number, 0, len(texts) - 1
        elif before[number] != texts:
            places = [place for place, text in enumerate(texts) if text != before[number][place]]
            yield number, places[0], places[-1]


def common(a: Sequence[Any], b: Sequence[Any]) -> int:
    """Count the rows that are the same from the beginning on."""
    count = 0
    for x, y in zip(a, b, strict=False):
        if x is not y and x != y:
            break
        count += 1
    return count
