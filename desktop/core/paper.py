"""Which value of a sheet a place on paper says, and what the place is called in a form.

A layout says it where it draws the value: one source for form-fillable PDFs, for 紙から戻す and for what the page for a
pencil leaves empty.
"""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple


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


PREFIXES = {How.LOST: "lost", How.RINGED: "ring", How.PRESENT: "has"}
"""Prefix in the name of a place that repeats a value or says that a row is there."""


class Field(NamedTuple):
    """A value of the sheet by its dotted path; a number past the end of a list is a new row of it."""

    path: str
    moves: bool = False
    """It changes in play: the pencil page leaves it empty."""
    how: How = How.WRITTEN
    option: str = ""
    """`ONE_OF`, `RINGED`: the value of the option."""
    nth: int = 0
    """`COUNTED`, `LOST`: which box, from 1."""
    fixed: tuple[tuple[str, str], ...] = ()
    """Path and value of what the page preprints in a new row."""

    @property
    def repeats(self) -> bool:
        """Tell whether the value is also written elsewhere on the page."""
        return self.how in (How.LOST, How.RINGED)

    @property
    def name(self) -> str:
        """What the place is called in a form: the path itself, where it is the only one that says this value.

        >>> Field("bonds.0.person").name, lost("lp", 6).name, counted("gauge_ticks", 0).name
        ('bonds.0.person', 'lost.lp.7', 'gauge_ticks.1')
        """
        steps = (PREFIXES.get(self.how, ""), self.path, str(self.nth) if self.nth else "")
        return ".".join(step for step in steps if step)


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
