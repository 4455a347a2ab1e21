"""What pages of a file have in common: it is found a few pages ahead, drawn once, and every page refers to it.

Sheets of one system differ in their values; heads, frames, labels and empty boxes are the same. A layer is drawn in two
parts, its fills below all that a page has of its own, its lines and texts above it, so that the picture is the one of
the whole page, where fills come first, too. Where that would make a difference (something of the page's own is below
a fill, or a coloured text upon a line), the page is drawn whole.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, islice, pairwise
from typing import NamedTuple, TypeAlias

from desktop.views.paper.sheet.ink import BLACK, WHITE, Area, PaperSize
from desktop.views.paper.sheet.marks import Glyphs, Mark, PageDrawing, Photo, Round, bounds
from desktop.views.paper.sheet.painting import Placement
from desktop.views.paper.text.known import Known, pieces_of

Piece: TypeAlias = tuple[Mark, ...]

AHEAD = 12
"""Pages that are compared before they are written; few, to save time and memory.

Sheets of two, three and four pages all end with one of them.
"""
LEAST = 25
"""Marks that are worth a layer."""
LIKE, NEARLY = 0.2, 0.6
"""How many of a page's marks another has that is like it, and how many of what those share who are most like it."""
MOST = 24
"""Layers of one file; pages that share none of them are drawn whole then."""
NEAR = 0.3
"""mm: about a line's middle everything is on it."""
_NEVER = 1 << 30
"""Upon every fill."""


class Split(NamedTuple):
    """A page, the layer that it is on, and what it has of its own."""

    page: PageDrawing
    layer: Layer | None
    own: Sequence[Piece]


class _Looks(NamedTuple):
    """What of a piece matters for the order in which it is drawn."""

    fills: tuple[tuple[Area, str], ...] = ()
    coloured: tuple[Area, ...] = ()
    """Where texts stand that are not black."""
    apart: bool = False
    """Turned shapes, which are drawn one by one."""
    covers: bool = False
    """Something that has to stay in the order of the page."""


class _Counted(NamedTuple):
    """A page that waits: what it consists of, by numbers that equal pieces share."""

    page: PageDrawing
    kind: tuple[object, ...]
    pieces: tuple[Piece, ...]
    numbers: list[int]
    known: frozenset[int]
    delicate: frozenset[int]
    """What is filled or coloured."""


class Layer:
    """Pieces that pages have in common, in their order."""

    def __init__(self, kind: tuple[object, ...], pieces: Sequence[Piece], numbers: Sequence[int]) -> None:
        """Begin a layer.

        Args:
            kind: how its pages lie on paper.
            numbers: of its pieces.
        """
        self.kind, self.pieces, self.numbers = kind, pieces, frozenset(numbers)
        self.marks = sum(map(len, pieces))
        self._order = list(numbers)
        self._fills = [(rank, *fill) for rank, one in enumerate(_LOOKS.all(pieces)) for fill in one.fills]
        self._lines = [line for mark in chain.from_iterable(pieces) for line in _lines(mark)]
        self._above: Known[Piece, int] = Known(self._pieces_before)

    def own(self, page: _Counted) -> list[Piece] | None:
        """Return what a page has beside the layer; None: it cannot lie upon it."""
        if page.kind != self.kind or not self.numbers <= page.known:
            return None
        numbers = self.numbers
        if [number for number in page.numbers if number in numbers] != self._order:
            return None
        own = [piece for piece, number in zip(page.pieces, page.numbers, strict=True) if number not in numbers]
        return None if page.delicate - numbers and not self._lets(page) else own

    def _lets(self, page: _Counted) -> bool:
        """Tell whether nothing of a page's own has to be drawn before something of the layer that comes first."""
        rank = 0
        for piece, number in zip(page.pieces, page.numbers, strict=True):
            if number in self.numbers:
                rank += 1
            elif number in page.delicate and self._above(piece) > rank:
                return False
        return True

    def _pieces_before(self, piece: Piece) -> int:
        """Return how many pieces of the layer must have been drawn before this one; more than there are: it never can.

        It comes above their fills and below their lines.
        """
        [looks] = _LOOKS.all([piece])
        if any(_meet(text, line) for text in looks.coloured for line in self._lines):
            return _NEVER
        upon = (
            rank + 1
            for area, colour in looks.fills
            for rank, other, theirs in self._fills
            if colour != theirs and _meet(area, other)
        )
        return max(upon, default=0)


def alone(pages: Iterable[PageDrawing]) -> Iterator[Split]:
    """Return pages that share nothing."""
    for page in pages:
        yield Split(page, None, ())


class Layers:
    """Finds what pages share as they come."""

    def __init__(self, size: PaperSize) -> None:
        """Begin with no layer.

        Args:
            size: the paper, unless a page has its own.
        """
        self._size = size
        self._layers: list[Layer] = []
        self._number: Known[Piece, int] = Known(self._numbered)
        self._marks: list[int] = []
        """How many marks a piece holds, by its number."""
        self._delicate: set[int] = set()
        self._covering: set[int] = set()

    def split(self, pages: Iterable[PageDrawing]) -> Iterator[Split]:
        """Return pages with what they share, in their order."""
        coming = iter(pages)
        while drawn := list(islice(coming, AHEAD)):
            if len(drawn) == 1 and not self._layers:
                yield Split(drawn[0], None, ())
                continue
            some = list(map(self._counted, drawn))
            for place, page in enumerate(some):
                yield self._split(page, some[place + 1 :])

    def _counted(self, page: PageDrawing) -> _Counted:
        pieces = pieces_of(page.marks)
        numbers = self._number.all(pieces)
        kind = (Placement.on(page, self._size), page.paper, page.landscape)
        known = frozenset(numbers)
        return _Counted(page, kind, pieces, numbers, known, known & self._delicate)

    def _numbered(self, piece: Piece) -> int:
        number, looks = len(self._marks), _looks(piece)
        self._marks.append(len(piece))
        if looks.fills or looks.coloured:
            self._delicate.add(number)
        if looks.covers:
            self._covering.add(number)
        return number

    def _split(self, page: _Counted, waiting: Sequence[_Counted]) -> Split:
        if page.page.window is not None or not self._covering.isdisjoint(page.known):
            return Split(page.page, None, page.pieces)
        for layer in self._layers:
            own = layer.own(page)
            if own is not None:
                return Split(page.page, layer, own)
        new = self._found(page, waiting)
        own = None if new is None else new.own(page)
        if new is None or own is None:
            return Split(page.page, None, page.pieces)
        self._layers.append(new)
        self._layers.sort(key=lambda one: -one.marks)
        return Split(page.page, new, own)

    def _found(self, page: _Counted, waiting: Sequence[_Counted]) -> Layer | None:
        """Return what a page has in common with those that wait and with layers that are like it."""
        if len(self._layers) >= MOST:
            return None
        size = self._size_of
        alike = [page.known & other.known for other in waiting if other.kind == page.kind]
        sizes = list(map(size, alike))
        most = max(sizes, default=0)
        if most <= LIKE * size(page.known):
            return None
        near = (one for one, marks in zip(alike, sizes, strict=True) if marks > NEARLY * most)
        common = page.known.intersection(*near)
        for layer in self._layers:
            if layer.kind == page.kind and size(common & layer.numbers) > NEARLY * size(layer.numbers):
                common = common & layer.numbers
        looks = _LOOKS.all(page.pieces)
        kept = [
            (piece, number)
            for piece, number, look in zip(page.pieces, page.numbers, looks, strict=True)
            if number in common and not look.apart
        ]
        layer = Layer(page.kind, [piece for piece, _ in kept], [number for _, number in kept])
        return layer if layer.marks >= LEAST else None

    def _size_of(self, pieces: Iterable[int]) -> int:
        """Return how many marks pieces hold: one may be a page's head, another all its rules."""
        return sum(map(self._marks.__getitem__, pieces))


def _looks(marks: Piece) -> _Looks:
    fills: list[tuple[Area, str]] = []
    coloured: list[Area] = []
    apart = covers = False
    for mark in marks:
        if isinstance(mark, Glyphs):
            if mark.colour != BLACK:
                coloured.append(bounds(mark))
            continue
        if isinstance(mark, Photo) or mark.fill == WHITE or (mark.turn is not None and mark.fill):
            covers = True
            continue
        apart = apart or mark.turn is not None
        if mark.fill:
            fills.append((bounds(mark), mark.fill))
    return _Looks(tuple(fills), tuple(coloured), apart, covers)


_LOOKS = Known(_looks)


def _lines(mark: Mark) -> Iterator[Area]:
    """Return where the lines of a shape run."""
    if isinstance(mark, (Glyphs, Photo)) or mark.pen is None:
        return
    area = bounds(mark)
    if isinstance(mark, Round) and mark.radius != 0.0:
        yield area
        return
    corners = mark.corners()
    closed = isinstance(mark, Round) or mark.closed
    for one, other in pairwise((*corners, corners[0]) if closed else corners):
        left, top = min(one[0], other[0]), min(one[1], other[1])
        yield Area(left, top, abs(one[0] - other[0]), abs(one[1] - other[1])).inset(-NEAR)


def _meet(one: Area, other: Area) -> bool:
    return one.x < other.right and other.x < one.right and one.y < other.bottom and other.y < one.bottom
