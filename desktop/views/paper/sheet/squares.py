"""QR codes as squares on a page: vector marks, sharp at every size."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from desktop.views.paper.sheet.canvas import Canvas
from desktop.views.paper.sheet.ink import CODE, Area


def squares(text: str) -> list[list[bool]]:
    """Return a code of error level M as rows of dark and light squares."""
    import segno  # only who prints codes needs it

    made = segno.make(text, error="m", boost_error=False, micro=False)
    return [[bool(square) for square in row] for row in made.matrix]


def draw_squares(canvas: Canvas, rows: Sequence[Sequence[bool]], left: float, top: float, module: float) -> None:
    """Draw a code, each run of dark squares as one mark."""
    for number, row in enumerate(rows):
        for first, last in _runs(row):
            area = Area(left + first * module, top + number * module, (last - first) * module, module)
            canvas.rect(area, 0, fill=CODE)


def _runs(row: Sequence[bool]) -> Iterator[tuple[int, int]]:
    start = -1
    for place, dark in enumerate([*row, False]):
        if dark and start < 0:
            start = place
        elif not dark and start >= 0:
            yield start, place
            start = -1
