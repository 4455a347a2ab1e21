"""What must not be on a printed page: text on text or on a line, text that is cut, anything outside."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise

from desktop.views.paper.sheet.ink import PT, Area
from desktop.views.paper.sheet.marks import Glyphs, Mark, PageDrawing, Round, Stroke, bounds


def faults(pages: Iterable[PageDrawing]) -> list[object]:
    """Return everything that is wrong with pages as they are laid out."""
    return [fault for page in pages for fault in (*page.overflows, *collisions(page.marks))]


def collisions(marks: Iterable[Mark], slack: float = 0.3) -> list[tuple[str, str]]:
    """Return pairs of texts that overlap by more than `slack` mm both ways."""
    lines = sorted(((bounds(m), m.text) for m in marks if isinstance(m, Glyphs) and m.text), key=lambda p: p[0].y)
    found = []
    for index, (a, first) in enumerate(lines):
        for b, second in lines[index + 1 :]:
            if b.y >= a.bottom - slack:
                break
            if b.x < a.right - slack and b.right > a.x + slack and b.bottom > a.y + slack:
                found.append((first, second))
    return found


def struck(marks: Iterable[Mark]) -> list[str]:
    """Return texts that an upright or level line runs through, from the tops of their letters to below their tails."""
    every = [mark for mark in marks if getattr(mark, "turn", None) is None]
    lines = [line for mark in every for line in _lines(mark)]
    return [mark.text for mark in every if isinstance(mark, Glyphs) and mark.text.strip() and _hit(mark, lines)]


def _hit(mark: Glyphs, lines: Iterable[Area]) -> bool:
    em = mark.style.pt * PT
    body = Area(mark.x, mark.middle - 0.36 * em, mark.width, 0.83 * em)
    return any(
        line.x < body.right and line.right > body.x and line.y < body.bottom and line.bottom > body.y for line in lines
    )


def _lines(mark: Mark) -> Iterator[Area]:
    """Yield the vertical and horizontal lines of a mark."""
    if isinstance(mark, Stroke) and mark.pen is not None:
        points = (*mark.points, mark.points[0]) if mark.closed else mark.points
    elif isinstance(mark, Round) and mark.pen is not None and mark.radius is not None:
        points = (*mark.corners(), mark.corners()[0])
    else:
        return
    for (x, y), (to_x, to_y) in pairwise(points):
        if x == to_x or y == to_y:
            yield Area(min(x, to_x), min(y, to_y), abs(to_x - x), abs(to_y - y))
