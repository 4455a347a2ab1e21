"""Lower pages of the same width: a sheet's page is cut between its sections, for A5 and for large type.

A5 lies on its side, where it is as wide as an upright A4 page, so that every section keeps its columns and its type;
two or three such pages hold what one A4 page does. Large type is the same, enlarged to the whole width of the paper.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import replace

from desktop.views.paper.canvas import Canvas
from desktop.views.paper.ink import A4, MARGIN, Area, PaperSize
from desktop.views.paper.marks import Glyphs, Mark, Photo, Round, Stroke, bounds

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


def _spans(canvas: Canvas) -> list[tuple[float, float]]:
    """Return from where to where marks stand with nothing empty between them, from the top down."""
    found = [(area.y, area.bottom) for area in (*map(bounds, canvas.marks), *(one.area for one in canvas.entries))]
    spans: list[tuple[float, float]] = []
    for begin, end in sorted([*found, *canvas.kept]):
        if spans and begin <= spans[-1][1] + TOUCHING:
            spans[-1] = (spans[-1][0], max(end, spans[-1][1]))
        else:
            spans.append((begin, end))
    return spans


def _last(spans: Sequence[tuple[float, float]], begin: int, room: float, sections: Sequence[float]) -> int:
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
    numbers = [n for n, mark in enumerate(canvas.marks) if band[0] <= bounds(mark).y < band[1]]
    piece.marks = [_moved(canvas.marks[n], down) for n in numbers]
    piece.frames = [_down(area, down) for area in canvas.frames if band[0] <= area.y < band[1]]
    piece.entries = [
        one._replace(
            area=_down(one.area, down),
            spans=tuple((bisect_left(numbers, start), bisect_left(numbers, stop)) for start, stop in one.spans),
        )
        for one in canvas.entries
        if band[0] <= one.area.y < band[1]
    ]
    piece.cuts = [replace(cut, area=_down(cut.area, down)) for cut in canvas.cuts if band[0] <= cut.area.y < band[1]]
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
