"""B5 and Letter: a sheet is set for the paper itself, not made smaller with its lines and letters.

Columns are as wide as the paper lets them be, type keeps its size, squares stay square, what a pencil needs keeps its
height. Letter is a little lower than A4: what is only read is set closer, on one page. B5 is a leaf with two sides: the
sections are at their full height on two pages, and what remains of the second one is ruled for notes.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import chain, pairwise

from desktop.views.paper.sheet.canvas import Canvas
from desktop.views.paper.sheet.fields import Entry, PageOrigin
from desktop.views.paper.sheet.ink import MARGIN, WRITING, Area
from desktop.views.paper.sheet.marks import Glyphs, Mark, Photo, Point, Round, Stroke, bounds
from desktop.views.paper.text.known import Known

SQUARE, ROUND = 6.8, 12.0
"""mm: boxes and circles up to this size keep their shape."""
APART = 0.6
"""mm that squares keep between each other, or they become as small as their columns."""
STRIP = 10.0
"""mm: height of the strips in which squares are looked up."""
EVEN, INSIDE = 0.02, 0.3
"""mm by which the sides of a square may differ, and by which a mark may stand out of the square it belongs to."""
PENCIL, MOST = 6.0, 7.0
"""mm that a row to write in keeps, and up to which height something is one."""
MOST_HEIGHTS = 4_000
"""Heights of one way that are kept in mind; then all are forgotten."""
CLOSEST = 0.82
"""How close what is only read may come."""


def set_on(canvas: Canvas, page: Canvas, top: float, bottom: float, down: float) -> Canvas:
    """Set the whole layout on the paper itself.

    Args:
        page: the empty page of that paper.
        top: y that stays where it is.
        bottom: y at which the layout ends.
        down: how much further from the top all of it lies, taken together.
    """
    assert canvas.fit is not None
    rungs = ((top, top), *_rungs(_rows(canvas) if down < 1 else (), top, bottom, down))
    squares = frozenset(chain.from_iterable(_SQUARES.all(canvas.pieces)))
    way = _way(canvas.fit.across, down, rungs, page.live, squares)
    page.add_all(way.pieces.all(canvas.pieces))
    frames, entries = canvas.all_frames, canvas.all_entries
    page.came = PageOrigin(
        way.area.all(canvas.places),
        lambda: (Entry(one.field, way.area(one.area), *one[2:]) for one in entries),
        lambda: map(way.area, frames),
    )
    page.cuts = [replace(cut, area=way.area(cut.area)) for cut in canvas.cuts]
    page.sections = [way.y(y) for y in canvas.sections]
    page.kept = [(way.y(begin), way.y(end)) for begin, end in canvas.kept]
    return page


@dataclass(frozen=True)
class _Anchor:
    """A square that keeps its shape, and where it comes to lie."""

    area: Area
    centre: Point
    size: float
    """Of its side, compared with the layout."""

    @property
    def placed(self) -> Area:
        side = self.area.w * self.size
        return Area(self.centre[0] - side / 2, self.centre[1] - self.area.h * self.size / 2, side, side)

    def point(self, x: float, y: float) -> Point:
        own = self.area
        return self.centre[0] + (x - own.centre) * self.size, self.centre[1] + (y - own.middle) * self.size


class _Way:
    """Where every point of a page comes to lie."""

    def __init__(self, across: float, down: float, rungs: Sequence[Point], live: Area, squares: Iterable[Area]) -> None:
        """Take the way.

        Args:
            rungs: from which y to which, in order; between them in proportion.
        """
        self.area: Known[Area, Area] = Known(self._area)
        self.pieces: Known[tuple[Mark, ...], tuple[Mark, ...]] = Known(self._piece)
        self._across, self._down, self._live = across, down, live
        self._from, self._to = [y for y, _ in rungs], [y for _, y in rungs]
        self._heights: dict[float, float] = {}
        """What `y` has found."""
        self._strips: dict[int, list[_Anchor]] = {}
        for anchor in self._anchors(squares):
            for strip in range(int(anchor.area.y // STRIP), int(anchor.area.bottom // STRIP) + 1):
                self._strips.setdefault(strip, []).append(anchor)

    def x(self, x: float) -> float:
        return MARGIN + (x - MARGIN) * self._across

    def y(self, y: float) -> float:
        known = self._heights.get(y)
        if known is None:
            if len(self._heights) >= MOST_HEIGHTS:
                self._heights.clear()
            known = self._heights[y] = self._down_to(y)
        return known

    def _down_to(self, y: float) -> float:
        above = bisect_right(self._from, y) - 1
        if above < 0:
            return self._to[0] + (y - self._from[0]) * self._down
        if above == len(self._from) - 1:
            return self._to[-1] + (y - self._from[-1]) * self._down
        share = (y - self._from[above]) / (self._from[above + 1] - self._from[above])
        return self._to[above] + share * (self._to[above + 1] - self._to[above])

    def _area(self, area: Area) -> Area:
        anchor = self._anchor(area)
        (left, top), (right, bottom) = (
            self._point(anchor, x, y) for x, y in ((area.x, area.y), (area.right, area.bottom))
        )
        return Area(left, top, right - left, bottom - top)

    def _piece(self, marks: tuple[Mark, ...]) -> tuple[Mark, ...]:
        """Return the place of marks that are drawn together."""
        return tuple(map(self._mark, marks))

    def _mark(self, mark: Mark) -> Mark:
        anchor = self._anchor(bounds(mark))
        if isinstance(mark, Glyphs):
            wide = mark.width * self._across
            middle = self._point(anchor, mark.x + mark.width / 2, mark.middle)
            return mark._replace(x=middle[0] - wide / 2, middle=middle[1], width=wide)
        if isinstance(mark, Stroke):
            return mark._replace(points=tuple(self._point(anchor, x, y) for x, y in mark.points))
        if isinstance(mark, Photo):
            return mark._replace(area=_inside(self.area(mark.area), mark.area))
        if anchor is not None and anchor.area == mark.area:
            return mark._replace(area=anchor.placed)
        return mark._replace(area=self.area(mark.area))

    def _point(self, anchor: _Anchor | None, x: float, y: float) -> Point:
        return (self.x(x), self.y(y)) if anchor is None else anchor.point(x, y)

    def _anchor(self, area: Area) -> _Anchor | None:
        """Return the square in which something lies."""
        for anchor in self._strips.get(int(area.middle // STRIP), ()):
            if _within(area, anchor.area):
                return anchor
        return None

    def _anchors(self, squares: Iterable[Area]) -> list[_Anchor]:
        """Return the squares that are alone; those that would come too close are as small as their columns or rows.

        Squares that share a line are a track, whose cells may be wider than high.
        """
        found: list[Area] = []
        for area in sorted(squares, key=lambda a: (-a.w, a.y, a.x)):
            if not any(_within(area, other) for other in found):
                found.append(area)
        found = [one for one in found if not any(one is not other and _meet(one, other, -EVEN) for other in found)]
        small = min(1.0, self._across, self._down)
        usual = (1.0 + small) / 2
        whole = [_Anchor(area, self._centre(area, usual), usual) for area in found]
        crowded = {
            one.area for one in whole for other in whole if one is not other and _meet(one.placed, other.placed, -APART)
        }
        return [
            _Anchor(one.area, self._centre(one.area, small), small) if one.area in crowded else one for one in whole
        ]

    def _centre(self, area: Area, size: float) -> Point:
        half = area.w * size / 2
        x = min(max(self.x(area.centre), self._live.x + half), self._live.right - half)
        return x, self.y(area.middle)


@lru_cache(32)
def _way(across: float, down: float, rungs: tuple[Point, ...], live: Area, squares: frozenset[Area]) -> _Way:
    """Return a way, with what it knows already: sheets of one system have the same squares."""
    return _Way(across, down, rungs, live, squares)


def _rows(canvas: Canvas) -> tuple[tuple[float, float], ...]:
    """Return from where to where rows to write in stand: places of values, and room above a line to write on."""
    places = tuple([(one.area.y, one.area.bottom) for one in canvas.entries if one.draw is None])
    return _high(places, tuple(chain.from_iterable(_LINES.all(canvas.pieces))))


@lru_cache(64)
def _high(places: tuple[tuple[float, float], ...], begun: tuple[Point, ...]) -> tuple[tuple[float, float], ...]:
    """Return the rows among places of values and between lines, by where those begin; most sheets have the same."""
    found, lines = list(places), dict[float, list[float]]()
    for x, y in begun:
        lines.setdefault(x, []).append(y)
    found += [pair for column in lines.values() for pair in pairwise(sorted(column))]
    return tuple(sorted({(begin, end) for begin, end in found if PENCIL - EVEN <= end - begin <= MOST}))


def _lines(marks: tuple[Mark, ...]) -> tuple[Point, ...]:
    """Return where lines to write on begin."""
    dashed = [one for one in marks if isinstance(one, Stroke) and one.pen is not None and one.pen.dash == WRITING]
    return tuple((round(one.points[0][0], 1), one.points[0][1]) for one in dashed)


def _squares(marks: tuple[Mark, ...]) -> tuple[Area, ...]:
    return tuple(mark.area for mark in marks if isinstance(mark, Round) and _square(mark))


_LINES, _SQUARES = Known(_lines), Known(_squares)


@lru_cache(64)
def _rungs(rows: tuple[tuple[float, float], ...], top: float, bottom: float, down: float) -> tuple[Point, ...]:
    """Return to which y each edge of a row goes: rows keep what a pencil needs, the rest makes room for them."""
    rows = tuple(row for row in rows if top <= row[0] and row[1] <= bottom)
    edges = sorted({top, bottom, *(edge for row in rows for edge in row)})
    pieces = [(begin, end) for begin, end in pairwise(edges) if end - begin > 0]
    needs = [
        max((max(down, PENCIL / (b - a)) for a, b in rows if a <= begin and end <= b), default=0.0)
        for begin, end in pieces
    ]
    wide = [end - begin for begin, end in pieces]
    room = (bottom - top) * down
    kept = sum(length * need for length, need in zip(wide, needs, strict=True))
    rest = sum(length for length, need in zip(wide, needs, strict=True) if not need)
    share = (room - kept) / rest if rest else 0.0
    if not kept or not rest or down >= 1:
        return ((bottom, top + room),)
    if share < CLOSEST:  # what is read would touch: rows give way, too
        needs = [need * (room - CLOSEST * rest) / kept for need in needs]
        share = CLOSEST
    found, y = [], top
    for (_, end), length, need in zip(pieces, wide, needs, strict=True):
        y += length * (need or share)
        found.append((end, y))
    return tuple(found)


def _square(mark: Round) -> bool:
    if mark.pen is None or abs(mark.area.w - mark.area.h) > EVEN or mark.turn is not None:
        return False
    return mark.area.w <= (SQUARE if mark.radius == 0.0 else ROUND)


def _within(area: Area, other: Area) -> bool:
    return (
        area.x >= other.x - INSIDE
        and area.y >= other.y - INSIDE
        and area.right <= other.right + INSIDE
        and area.bottom <= other.bottom + INSIDE
    )


def _meet(one: Area, other: Area, least: float) -> bool:
    """Tell whether two squares lie on each other by more than so many mm both ways."""
    return (
        one.x < other.right - least
        and other.x < one.right - least
        and one.y < other.bottom - least
        and other.y < one.bottom - least
    )


def _inside(area: Area, shape: Area) -> Area:
    """Return the largest area of a shape inside another, in its middle."""
    factor = min(area.w / shape.w, area.h / shape.h)
    wide, high = shape.w * factor, shape.h * factor
    return Area(area.centre - wide / 2, area.middle - high / 2, wide, high)
