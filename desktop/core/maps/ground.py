"""A board as one viewer may see it: its shape, what is drawn and noted on it, and what may be done there now."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import Field, JsonValue

from desktop.core.maps.grid import Grid
from desktop.core.value import Value
from desktop.core.words import Spoken

Length = Annotated[float, Field(ge=-200, le=200)]
Point = tuple[Length, Length]
"""Across and down from the middle of the board, in hex sides."""


class Aim(Value):
    """A step that may be taken on the board now; the GM only."""

    id: str
    """Unlike any other on this board."""
    who: str
    """Sheet id of the character who acts."""
    label: Spoken
    note: Spoken = ""
    """What it costs, in a few signs."""
    event: Mapping[str, JsonValue]
    """The event as plain data, complete but for `targets` or `hexes`."""
    kind: Literal["go", "people", "hexes", "all"]
    """go: choose one of `hexes` to move to; people, hexes: choose up to `most` of them; all: no choice."""
    hexes: tuple[int, ...] = ()
    people: tuple[str, ...] = ()
    """Whom it can reach, or for `all` whom it concerns."""
    most: int = 1
    after: Spoken = ""
    """What is written in a hex that can be gone to, e.g. what is left to act with."""


class GroundNote(Value):
    """A word about a hex: terrain, a trap, a door."""

    at: int
    text: str
    secret: bool = False


class Stroke(Value):
    """A line drawn by hand, in hex sides from the middle of the board."""

    points: tuple[Point, ...] = Field(min_length=1, max_length=2000)


class Ground(Value):
    """The board under the tokens."""

    grid: Grid = Grid()
    drop: str = ""
    """Kind of the event that puts a character on a hex (`who`, `hex`); empty: this viewer moves no token."""
    aims: tuple[Aim, ...] = ()
    notes: tuple[GroundNote, ...] = ()
    strokes: tuple[Stroke, ...] = ()
    picture: str = ""
    """File name of a picture behind the hexes, kept where the campaign keeps its portraits."""
