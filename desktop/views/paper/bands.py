"""Lower pages of the same width: a sheet's page is cut between its sections, for A5 and for large type.

A5 lies on its side, where it is as wide as an upright A4 page, so that every section keeps its columns and its type;
two or three such pages hold what one A4 page does. Large type is the same, enlarged to the whole width of the paper.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import chain
from typing import TypeAlias

from desktop.views.paper.canvas import Canvas
from desktop.views.paper.fields import Entry
from desktop.views.paper.ink import A4, MARGIN, Area, PaperSize
from desktop.views.paper.known import Pieces, keep_together
from desktop.views.paper.marks import Glyphs, Mark, Photo, Round, Stroke, bounds

Span: TypeAlias = tuple[float, float]
"""From which y to which."""

WIDE = A4.width
SMALLEST = 150.0
"""mm: paper that is narrower is always cut."""
TOUCHING = 0.05
"""mm between marks that belong together."""
ABOVE = 1.5
"""mm: a section's title may stand so far below the upper edge of its marks."""


def base_for(paper: PaperSize, *, large: bool) -> PaperSize | None:
    """Return the page that is laid out for a paper, as wide as A4 and as high as the paper's shape; None: A4 as it is.

    It is printed on the paper's long side, which it fills.
    """
    if not large and paper.width >= SMALLEST:
        return None
    factor = (paper.height - 2 * MARGIN) / (WIDE - 2 * MARGIN)
    return PaperSize(paper.id, (paper.width - 2 * MARGIN) / factor + 2 * MARGIN, WIDE)


def in_bands(canvas: Canvas, base: PaperSize, top: float, bottom: float, *, lying: bool = True) -> list[Canvas]:
    """Cut a page into lower ones between its sections; one that is too high for the paper is laid onto it smaller.

    Args:
        lying: the paper lies on its side.
        top: y where each of them begins.
        bottom: y where each of them ends.
    """
    if canvas.base is not None and lying:
        return [canvas]
    spans = _spans(canvas)
    if not spans:
        return [_piece(canvas, base, (0.0, 1e9), 0.0, 0.0, lying)]
    room = bottom - top
    pieces, begin = [], 0
    while begin < len(spans):
        end = _last(spans, begin, room, canvas.sections)
        start, stop = spans[begin][0], spans[end - 1][1]
        limit = spans[end][0] if end < len(spans) else 1e9
        low = -1e9 if begin == 0 else start - TOUCHING
        pieces.append(_piece(canvas, base, (low, limit - TOUCHING), top - start, max(0.0, stop - start - room), lying))
        begin = end
    return pieces


def _spans(canvas: Canvas) -> list[Span]:
    """Return from where to where marks stand with nothing empty between them, from the top down."""
    found = [*chain.from_iterable(_STANDING.all(canvas.marks)), *canvas.kept]
    return list(_merged([*found, *((one.area.y, one.area.bottom) for one in canvas.entries)]))


def _merged(found: Iterable[Span]) -> tuple[Span, ...]:
    """Join spans with nothing empty between them."""
    spans: list[Span] = []
    for begin, end in sorted(set(found)):
        if spans and begin <= spans[-1][1] + TOUCHING:
            spans[-1] = (spans[-1][0], max(end, spans[-1][1]))
        else:
            spans.append((begin, end))
    return tuple(spans)


def _standing(marks: tuple[Mark, ...]) -> tuple[Span, ...]:
    """Return from where to where marks stand, those of a piece together."""
    return _merged((area.y, area.bottom) for area in map(bounds, marks))


def _tops(marks: tuple[Mark, ...]) -> tuple[float, ...]:
    return tuple(bounds(mark).y for mark in marks)


_STANDING, _TOPS = Pieces(_standing), Pieces(_tops)


@lru_cache(64)
def _down_by(by: float) -> Pieces[Mark, tuple[Mark, ...]]:
    """Return what moves marks down, and knows already where most of them come to lie."""

    def moved(marks: tuple[Mark, ...]) -> tuple[Mark, ...]:
        found = tuple(_moved(mark, by) for mark in marks)
        keep_together(found)
        return found

    return Pieces(moved)


def _last(spans: Sequence[Span], begin: int, room: float, sections: Sequence[float]) -> int:
    """Return before which span to cut: before a section where one begins, else wherever there is room."""
    fits = [n for n in range(begin + 1, len(spans) + 1) if spans[n - 1][1] - spans[begin][0] <= room]
    if len(spans) in fits:
        return len(spans)
    titles = [n for n in fits if any(0 <= y - spans[n][0] < ABOVE for y in sections)]
    return max(titles or fits, default=begin + 1)


def _piece(canvas: Canvas, base: PaperSize, band: tuple[float, float], down: float, more: float, lying: bool) -> Canvas:
    """Return the part of a page as a page of its own.

    Args:
        band: from and up to which y.
        down: mm it is moved down.
        more: mm it is higher than the paper has room for.
    """
    wide, high = (base.width + more, base.height) if lying else (base.width, base.height + more)
    piece = Canvas(canvas.mode, landscape=lying, face=canvas.face, base=PaperSize(base.id, wide, high))
    begin, end = band
    numbers = [n for n, y in enumerate(chain.from_iterable(_TOPS.all(canvas.marks))) if begin <= y < end]
    piece.marks = list(chain.from_iterable(_down_by(down).all([canvas.marks[n] for n in numbers])))
    piece.frames = [_down(area, down) for area in canvas.frames if begin <= area.y < end]
    piece.entries = [
        Entry(
            one.field,
            _down(one.area, down),
            tuple([(bisect_left(numbers, start), bisect_left(numbers, stop)) for start, stop in one.spans]),
            *one[3:],
        )
        for one in canvas.entries
        if begin <= one.area.y < end
    ]
    piece.cuts = [replace(cut, area=_down(cut.area, down)) for cut in canvas.cuts if begin <= cut.area.y < end]
    return piece


def _down(area: Area, by: float) -> Area:
    return Area(area.x, area.y + by, area.w, area.h)


def _moved(mark: Mark, by: float) -> Mark:
    turn = None if mark.turn is None else mark.turn._replace(y=mark.turn.y + by)
    if isinstance(mark, Stroke):
        return mark._replace(points=tuple((x, y + by) for x, y in mark.points), turn=turn)
    if isinstance(mark, Glyphs):
        return mark._replace(middle=mark.middle + by, turn=turn)
    if isinstance(mark, Round):
        return mark._replace(area=_down(mark.area, by), turn=turn)
    return Photo(_down(mark.area, by), mark.data, turn)
