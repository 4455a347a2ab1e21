"""Lower pages of the same width: a sheet's page is cut between its sections, for A5 and for large type.

A5 lies on its side, where it is as wide as an upright A4 page, so that every section keeps its columns and its type;
two or three such pages hold what one A4 page does. Large type is the same, enlarged to the whole width of the paper.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import accumulate, chain
from typing import NamedTuple, TypeAlias

from desktop.views.paper.sheet.canvas import Canvas
from desktop.views.paper.sheet.fields import Entry, Later, PageOrigin
from desktop.views.paper.sheet.ink import A4, MARGIN, Area, PaperSize
from desktop.views.paper.sheet.marks import Glyphs, Mark, Photo, Round, Stroke, bounds
from desktop.views.paper.text.known import Known

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
    """Return the layout size for a paper, as wide as A4 and as high as the paper's shape; None: A4 as it is.

    It is printed on the paper's long side, which it fills.
    """
    if not large and paper.width >= SMALLEST:
        return None
    factor = (paper.height - 2 * MARGIN) / (WIDE - 2 * MARGIN)
    return PaperSize(paper.id, (paper.width - 2 * MARGIN) / factor + 2 * MARGIN, WIDE)


def in_bands(canvas: Canvas, base: PaperSize, top: float, bottom: float, *, lying: bool = True) -> list[Canvas]:
    """Cut a page into lower ones between its sections; one that is too high for the paper is set on it smaller.

    Args:
        lying: the paper lies on its side.
        top: y where each of them begins.
        bottom: y where each of them ends.
    """
    if canvas.base is not None and lying:
        return [canvas]
    whole = _Whole(canvas.pieces, canvas.places, canvas.all_frames, canvas.all_entries)
    cutting = _cutting(_spans(canvas, whole.places), tuple(canvas.sections), top, bottom - top)
    contents: list[list[tuple[Mark, ...]]] = [[] for _ in cutting.bands]
    for shares in cutting.shares.all(whole.pieces):
        for number, marks in shares:
            contents[number].append(marks)
    pages = []
    for band, kept in zip(cutting.bands, contents, strict=True):
        wide, high = (base.width + band.more, base.height) if lying else (base.width, base.height + band.more)
        page = Canvas(canvas.mode, landscape=lying, face=canvas.face, base=PaperSize(base.id, wide, high))
        page.add_all(kept)
        page.came = whole.share(band)
        page.cuts = [replace(one, area=_down(one.area, band.down)) for one in canvas.cuts if band.holds(one.area)]
        pages.append(page)
    return pages


def _spans(canvas: Canvas, places: Iterable[Area]) -> tuple[Span, ...]:
    """Return from where to where marks stand with nothing empty between them, from the top down."""
    found = set(chain.from_iterable(_STANDING.all(canvas.pieces)))
    found.update(canvas.kept, [(area[1], area[1] + area[3]) for area in places])
    return _merged(found)


def _merged(found: set[Span]) -> tuple[Span, ...]:
    """Join spans with nothing empty between them."""
    spans: list[Span] = []
    for begin, end in sorted(found):
        if spans and begin <= spans[-1][1] + TOUCHING:
            spans[-1] = (spans[-1][0], max(end, spans[-1][1]))
        else:
            spans.append((begin, end))
    return tuple(spans)


def _standing(marks: tuple[Mark, ...]) -> tuple[Span, ...]:
    """Return from where to where the marks of a piece stand."""
    return _merged({(area.y, area.bottom) for area in map(bounds, marks)})


_STANDING = Known(_standing)


class _Band(NamedTuple):
    """What of a page begins between two heights."""

    begin: float
    end: float
    down: float = 0.0
    """mm it is moved down."""
    more: float = 0.0
    """mm it is higher than the paper has room for."""

    def holds(self, area: Area) -> bool:
        """Tell whether something begins here."""
        return self.begin <= area[1] < self.end


class _Whole(NamedTuple):
    """What a page holds that is cut."""

    pieces: Sequence[tuple[Mark, ...]]
    places: Sequence[Area]
    frames: Sequence[Area]
    entries: Sequence[Entry]

    def share(self, band: _Band) -> PageOrigin:
        """Return what belongs to a part, computed on demand: printing alone needs none of it."""
        down = band.down
        return PageOrigin(
            Later(lambda: (_down(area, down) for area in self.places if band.holds(area))),
            lambda: self._entries(band),
            lambda: (_down(area, down) for area in self.frames if band.holds(area)),
        )

    def _entries(self, band: _Band) -> Iterator[Entry]:
        """Return the places of a part, with those marks counted that are kept there."""
        number = (0, *accumulate(band.holds(bounds(mark)) for mark in chain.from_iterable(self.pieces)))
        for entry in self.entries:
            if band.holds(entry.area):
                spans = tuple([(number[start], number[stop]) for start, stop in entry.spans])
                yield Entry(entry.field, _down(entry.area, band.down), spans, *entry[3:])


class _Cutting:
    """Where pages are cut that have marks at the same heights, and what becomes of their pieces."""

    def __init__(self, bands: Sequence[_Band]) -> None:
        self.bands = bands
        self.shares: Known[tuple[Mark, ...], tuple[tuple[int, tuple[Mark, ...]], ...]] = Known(self._shares)
        """Of a piece, by the numbers of the bands in which its marks begin: those, moved down."""
        self._edges = [band.begin for band in bands[1:]]

    def _shares(self, piece: tuple[Mark, ...]) -> tuple[tuple[int, tuple[Mark, ...]], ...]:
        found: dict[int, list[Mark]] = {}
        for mark in piece:
            number = bisect_right(self._edges, bounds(mark).y)
            found.setdefault(number, []).append(_moved(mark, self.bands[number].down))
        return tuple((number, tuple(marks)) for number, marks in found.items())


@lru_cache(64)
def _cutting(spans: tuple[Span, ...], sections: tuple[float, ...], top: float, room: float) -> _Cutting:
    """Return how to cut; most sheets of one system have marks at the same heights."""
    bands, begin = [], 0
    if not spans:
        return _Cutting([_Band(-1e9, 1e9)])
    while begin < len(spans):
        end = _last(spans, begin, room, sections)
        start, stop = spans[begin][0], spans[end - 1][1]
        limit = spans[end][0] if end < len(spans) else 1e9
        low = -1e9 if begin == 0 else start - TOUCHING
        bands.append(_Band(low, limit - TOUCHING, top - start, max(0.0, stop - start - room)))
        begin = end
    return _Cutting(bands)


def _last(spans: Sequence[Span], begin: int, room: float, sections: Sequence[float]) -> int:
    """Return before which span to cut: before a section where one begins, else wherever there is room."""
    fits = [n for n in range(begin + 1, len(spans) + 1) if spans[n - 1][1] - spans[begin][0] <= room]
    if len(spans) in fits:
        return len(spans)
    titles = [n for n in fits if any(0 <= y - spans[n][0] < ABOVE for y in sections)]
    return max(titles or fits, default=begin + 1)


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
