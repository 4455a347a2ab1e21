"""Which value of the sheet stands in which place of a page, so that paper can be filled in and read back.

A layout says it where it draws the value: one source for form-fillable PDFs, for 紙から戻す and for what the page for a
pencil leaves empty.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from desktop.views.paper.ink import Area


class How(StrEnum):
    """How a place says its value."""

    WRITTEN = "written"
    """As text or a number."""
    TICKED = "ticked"
    """A box that is ticked for yes."""
    ONE_OF = "one_of"
    """One box of several of which one is ticked."""
    COUNTED = "counted"
    """One box of a row; the value is how many are ticked."""
    LOST = "lost"
    """One box of a row that repeats a written number; the value is how many are not struck out."""
    RINGED = "ringed"
    """One number of a row that repeats a written number; the value is the one that is ringed."""
    PRESENT = "present"
    """A box that is ticked where a list has this row."""


@dataclass(frozen=True, slots=True)
class Field:
    """A value of the sheet by its dotted path; a number past the end of a list is a new row of it."""

    path: str
    moves: bool = False
    """It changes in play: the pencil page leaves it empty."""
    how: How = How.WRITTEN
    option: str = ""
    """`ONE_OF`, `RINGED`: the value that is meant."""
    nth: int = 0
    """`COUNTED`, `LOST`: which box, from 1."""
    fixed: tuple[tuple[str, str], ...] = ()
    """Path and value of what the page says of a new row before anybody writes."""

    @property
    def repeats(self) -> bool:
        """Tell whether the value is also written elsewhere on the page."""
        return self.how in (How.LOST, How.RINGED)


@dataclass(frozen=True, slots=True)
class Entry:
    """A place on a page, in mm."""

    field: Field
    area: Area
    spans: tuple[tuple[int, int], ...] = ()
    """Which marks of the page are the value: from, up to."""
    pt: float = 0.0
    align: str = "centre"
    several: bool = False
    """Text of several lines."""
    on: bool = False
    draw: Callable[[Any, Area], None] | None = None
    """Draws what a ticked place looks like onto a canvas; None: a place for text."""


def ticked(path: str, moves: bool = False) -> Field:
    """Return the place of a yes or no."""
    return Field(path, moves, How.TICKED)


def one_of(path: str, option: str, moves: bool = False) -> Field:
    """Return the place of one choice of several."""
    return Field(path, moves, How.ONE_OF, option)


def counted(path: str, index: int, moves: bool = True) -> Field:
    """Return the place of one box of a row, counted from 0."""
    return Field(path, moves, How.COUNTED, nth=index + 1)


def lost(path: str, index: int) -> Field:
    """Return the place of one point of a track, counted from 0."""
    return Field(path, True, How.LOST, nth=index + 1)
