"""Lower pages of the same width: a sheet's page is cut between its sections, for A5 and for large type.

A5 lies on its side, where it is as wide as an upright A4 page, so that every section keeps its columns and its type;
two or three such pages hold what one A4 page does. Large type is the same, enlarged to the whole width of the paper.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import chain
from typing import NamedTuple, TypeAlias

from desktop.views.paper.canvas import Canvas
from desktop.views.paper.fields import Came, Entry
from desktop.views.paper.ink import A4, MARGIN, Area, PaperSize
from desktop.views.paper.known import Known, alone
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
    standing = _STANDING.all(canvas.pieces)
    spans = _spans(canvas, standing)
    if not spans:
        return [_piece(canvas, _Band(-1e9, 1e9), base, 0.0, 0.0, lying)]
    room = bottom - top
    bands, moved, begin = [], [], 0
    while begin < len(spans):
        end = _last(spans, begin, room, canvas.sections)
        start, stop = spans[begin][0], spans[end - 1][1]
        limit = spans[end][0] if end < len(spans) else 1e9
        low = -1e9 if begin == 0 else start - TOUCHING
        bands.append(_Band(low, limit - TOUCHING))
        moved.append((top - start, max(0.0, stop - start - room)))
        begin = end
    _sort(canvas.pieces, standing, bands)
    return [_piece(canvas, band, base, down, more, lying) for band, (down, more) in zip(bands, moved, strict=True)]


def _spans(canvas: Canvas, standing: Iterable[_Standing]) -> list[Span]:
    """Return from where to where marks stand with nothing empty between them, from the top down."""
    found = set(chain.from_iterable([one[0] for one in standing]))
    found.update(canvas.kept, [(area[1], area[1] + area[3]) for area in canvas.places])
    return list(_merged(found))


def _merged(found: Iterable[Span]) -> tuple[Span, ...]:
    """Join spans with nothing empty between them."""
    spans: list[Span] = []
    for begin, end in sorted(set(found)):
        if spans and begin <= spans[-1][1] + TOUCHING:
            spans[-1] = (spans[-1][0], max(end, spans[-1][1]))
        else:
            spans.append((begin, end))
    return tuple(spans)


class _Standing(NamedTuple):
    """From where to where the marks of a piece stand, and between which y they begin."""

    spans: tuple[Span, ...]
    highest: float
    lowest: float


def _standing(marks: tuple[Mark, ...]) -> _Standing:
    areas = list(map(bounds, marks))
    tops = [area.y for area in areas]
    return _Standing(_merged((area.y, area.bottom) for area in areas), min(tops), max(tops))


_STANDING = Known(_standing)


@lru_cache(64)
def _down_by(by: float) -> Known[tuple[Mark, ...], tuple[Mark, ...]]:
    """Return what moves marks down, and knows already where most of them come to lie."""
    return Known(lambda marks: tuple(_moved(mark, by) for mark in marks))


class _Band:
    """What of a page begins between two heights, and how its marks are counted then."""

    def __init__(self, begin: float, end: float) -> None:
        self.begin, self.end = begin, end
        self.pieces: list[tuple[Mark, ...]] = []
        self._from: list[int] = []
        self._to: list[int] = []
        self._count = 0

    def take(self, number: int, piece: tuple[Mark, ...]) -> None:
        """Take a piece, its first mark being that of a number on the page."""
        self.pieces.append(piece)
        self._from.append(number)
        self._to.append(self._count)
        self._count += len(piece)

    def holds(self, area: Area) -> bool:
        """Tell whether something begins here."""
        return self.begin <= area[1] < self.end

    def number(self, number: int) -> int:
        """Return how many of the marks before one are kept."""
        piece = bisect_right(self._from, number) - 1
        if piece < 0:
            return 0
        return self._to[piece] + min(number - self._from[piece], len(self.pieces[piece]))


def _sort(pieces: Sequence[tuple[Mark, ...]], standing: Sequence[_Standing], bands: Sequence[_Band]) -> None:
    """Give every piece to the band in which it begins; one that begins in several is given mark by mark."""
    edges = [band.begin for band in bands[1:]]
    number = 0
    for piece, (_, highest, lowest) in zip(pieces, standing, strict=True):
        place = bisect_right(edges, highest)
        if place == bisect_right(edges, lowest):
            bands[place].take(number, piece)
        else:
            for count, mark in enumerate(piece, number):
                bands[bisect_right(edges, bounds(mark).y)].take(count, alone(mark))
        number += len(piece)


def _last(spans: Sequence[Span], begin: int, room: float, sections: Sequence[float]) -> int:
    """Return before which span to cut: before a section where one begins, else wherever there is room."""
    fits = [n for n in range(begin + 1, len(spans) + 1) if spans[n - 1][1] - spans[begin][0] <= room]
    if len(spans) in fits:
        return len(spans)
    titles = [n for n in fits if any(0 <= y - spans[n][0] < ABOVE for y in sections)]
    return max(titles or fits, default=begin + 1)


def _piece(canvas: Canvas, band: _Band, base: PaperSize, down: float, more: float, lying: bool) -> Canvas:
    """Return the part of a page as a page of its own.

    Args:
        down: mm it is moved down.
        more: mm it is higher than the paper has room for.
    """
    wide, high = (base.width + more, base.height) if lying else (base.width, base.height + more)
    piece = Canvas(canvas.mode, landscape=lying, face=canvas.face, base=PaperSize(base.id, wide, high))
    piece.lay_all(_down_by(down).all(band.pieces))
    frames, entries = canvas.all_frames, canvas.all_entries
    piece.came = Came(
        [_down(area, down) for area in canvas.places if band.holds(area)],
        lambda: (_entry(one, band, down) for one in entries if band.holds(one.area)),
        lambda: (_down(area, down) for area in frames if band.holds(area)),
    )
    piece.cuts = [replace(one, area=_down(one.area, down)) for one in canvas.cuts if band.holds(one.area)]
    return piece


def _entry(entry: Entry, band: _Band, down: float) -> Entry:
    spans = tuple([(band.number(start), band.number(stop)) for start, stop in entry.spans])
    return Entry(entry.field, _down(entry.area, down), spans, *entry[3:])


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
