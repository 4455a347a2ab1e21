"""Places blocks in columns on one page: so many rows of each as there is room for, never across a place to cut.

Lower papers are made by cutting the page, so rows of all columns leave a gap at the same heights.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple, Protocol

from desktop.views.paper.sheet.ink import Area
from desktop.views.paper.sheet.parts import SECTION

BELOW_TITLE, BETWEEN = 0.6, 2.4
"""mm between a title and its first row, and between blocks."""
CUT = 0.8
"""mm that stay empty at a place to cut."""


class PlacedBlock(Protocol):
    """A block on paper; all its rows have one height."""

    @property
    def head(self) -> float:
        """mm of a line of headings above the rows."""

    @property
    def pitch(self) -> float:
        """mm of a row."""

    @property
    def rows(self) -> int:
        """How many rows it wants."""

    @property
    def least(self) -> int:
        """How many it must have."""

    @property
    def most(self) -> int:
        """How many it can use where there is room left."""


class Wish(NamedTuple):
    """What a block asks for, without what it says: sheets of one game ask for the same."""

    head: float
    pitch: float
    rows: int
    least: int
    most: int


class Placed(NamedTuple):
    """Where a block stands."""

    title: Area
    head: Area
    rows: tuple[Area, ...]


class Shelf(NamedTuple):
    """From where to where rows may stand, in mm."""

    top: float
    bottom: float


def wish_of(part: PlacedBlock) -> Wish:
    """Return what a block asks for."""
    return Wish(part.head, part.pitch, part.rows, part.least, part.most)


@lru_cache(256)
def placed(parts: tuple[Wish, ...], column: Area, shelves: tuple[Shelf, ...]) -> tuple[Placed, ...]:
    """Place blocks below each other, as many from the first as have a place.

    Args:
        column: its left edge and width; the heights are those of the shelves.
    """
    for count in range(len(parts), 0, -1):
        kept = parts[:count]
        rows = _fitting(kept, column, shelves)
        if rows is not None:
            return tuple(_set(kept, rows, column, shelves) or ())
    return ()


@lru_cache(256)
def whole(parts: tuple[Wish, ...], found: tuple[Placed, ...]) -> bool:
    """Tell whether every block has all the rows that it wants."""
    return len(found) == len(parts) and all(
        len(place.rows) >= part.rows for part, place in zip(parts, found, strict=True)
    )


def _fitting(parts: Sequence[Wish], column: Area, shelves: Sequence[Shelf]) -> list[int] | None:
    """Return how many rows each block gets; None: they do not fit even at their least."""
    room = sum(shelf.bottom - shelf.top for shelf in shelves)
    rows = [max(part.least, min(part.rows, int(room / part.pitch))) for part in parts]
    while _set(parts, rows, column, shelves) is None:
        spare = [(rows[n] - part.least) * part.pitch for n, part in enumerate(parts)]
        widest = max(range(len(parts)), key=spare.__getitem__)
        if spare[widest] <= 0:
            return None
        rows[widest] -= 1
    growing = True
    while growing:
        growing = False
        for number, part in enumerate(parts):
            if rows[number] < part.most:
                more = [*rows[:number], rows[number] + 1, *rows[number + 1 :]]
                if _set(parts, more, column, shelves) is not None:
                    rows, growing = more, True
    return rows


def _set(parts: Sequence[Wish], rows: Sequence[int], column: Area, shelves: Sequence[Shelf]) -> list[Placed] | None:
    """Run rows down the shelves; None: the last shelf ends before them."""
    found: list[Placed] = []
    shelf, y = 0, shelves[0].top
    for part, count in zip(parts, rows, strict=True):
        first = SECTION + BELOW_TITLE + part.head + (part.pitch if count else 0.0)
        if y + first > shelves[shelf].bottom:
            shelf += 1
            if shelf == len(shelves):
                return None
            y = shelves[shelf].top
        title = Area(column.x, y, column.w, SECTION)
        head = Area(column.x, y + SECTION + BELOW_TITLE, column.w, part.head)
        y = head.y + part.head
        areas = []
        for _ in range(count):
            if y + part.pitch > shelves[shelf].bottom:
                shelf += 1
                if shelf == len(shelves):
                    return None
                y = shelves[shelf].top
            areas.append(Area(column.x, y, column.w, part.pitch))
            y += part.pitch
        found.append(Placed(title, head, tuple(areas)))
        y += BETWEEN
    return found


def shelves(top: float, bottom: float, first: float, other: float) -> tuple[Shelf, ...]:
    """Divide a page into shelves as high as lower papers are.

    Args:
        first: mm of the first one.
        other: mm of each other one.
    """
    found = [Shelf(top, min(bottom, top + first))]
    while found[-1].bottom < bottom - 12:
        begin = found[-1].bottom + CUT
        found.append(Shelf(begin, min(bottom, begin + other)))
    return tuple(found)
