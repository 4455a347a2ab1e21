"""What a recorded page consists of: strokes, rounds and lines of text, all in mm, none of it knowing a device."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from desktop.views.paper.sheet.fields import Entry
from desktop.views.paper.sheet.ink import A4, BLACK, MARGIN, PT, Area, Mode, PaperSize
from desktop.views.paper.text.typeface import Style

Point: TypeAlias = tuple[float, float]


class Pen(NamedTuple):
    """A line's width in mm on paper (never scaled) and its dashes in mm."""

    width: float
    dash: tuple[float, float] | None = None
    round: bool = False


class Turn(NamedTuple):
    """A turn clockwise about a point."""

    x: float
    y: float
    degrees: float

    def point(self, at: Point) -> Point:
        """Return where a point lies after the turn."""
        angle = math.radians(self.degrees)
        dx, dy = at[0] - self.x, at[1] - self.y
        return (
            self.x + dx * math.cos(angle) - dy * math.sin(angle),
            self.y + dx * math.sin(angle) + dy * math.cos(angle),
        )


class Stroke(NamedTuple):
    """A line, a polyline, or (closed) a polygon."""

    points: tuple[Point, ...]
    pen: Pen | None
    fill: str = ""
    closed: bool = False
    turn: Turn | None = None

    def corners(self) -> tuple[Point, ...]:
        """Return points that enclose the mark, before the turn."""
        return self.points


class Round(NamedTuple):
    """A rectangle (with corners of `radius`), an ellipse (`radius` None), or an arc of it (`span` in degrees)."""

    area: Area
    pen: Pen | None
    fill: str = ""
    radius: float | None = 0.0
    start: float = 0.0
    span: float = 360.0
    turn: Turn | None = None

    def corners(self) -> tuple[Point, ...]:
        """Return points that enclose the mark, before the turn."""
        a = self.area
        return ((a.x, a.y), (a.right, a.y), (a.right, a.bottom), (a.x, a.bottom))


class Glyphs(NamedTuple):
    """One line of text, its left end at `x`, its vertical middle at `middle`."""

    x: float
    middle: float
    text: str
    style: Style
    width: float
    colour: str = BLACK
    outline: float = 0.0
    """mm: drawn as an outline of this width instead of solid."""
    turn: Turn | None = None

    @property
    def area(self) -> Area:
        """The space the line takes, before the turn."""
        height = self.style.pt * PT
        return Area(self.x, self.middle - height / 2, self.width, height)

    def corners(self) -> tuple[Point, ...]:
        """Return points that enclose the mark, before the turn."""
        a = self.area
        return ((a.x, a.y), (a.right, a.y), (a.right, a.bottom), (a.x, a.bottom))


class Photo(NamedTuple):
    """A picture that fills an area."""

    area: Area
    data: bytes
    """PNG or JPEG as the campaign keeps it."""
    turn: Turn | None = None

    def corners(self) -> tuple[Point, ...]:
        """Return points that enclose the mark, before the turn."""
        a = self.area
        return ((a.x, a.y), (a.right, a.y), (a.right, a.bottom), (a.x, a.bottom))


SLACK = 0.26
"""mm a mark may leave the live area: half of the heaviest line."""

Mark: TypeAlias = Stroke | Round | Glyphs | Photo


def bounds(mark: Mark) -> Area:
    """Return the smallest upright rectangle round a mark as it is on the page."""
    points = [mark.turn.point(p) if mark.turn else p for p in mark.corners()]
    left, top = min(p[0] for p in points), min(p[1] for p in points)
    return Area(left, top, max(p[0] for p in points) - left, max(p[1] for p in points) - top)


def _leaves(area: Area, live: Area) -> bool:
    return (
        area.x < live.x - SLACK
        or area.y < live.y - SLACK
        or area.right > live.right + SLACK
        or area.bottom > live.bottom + SLACK
    )


@dataclass(frozen=True)
class Overflow:
    """Something that does not fit: `cut` text, or a mark `outside` the margin."""

    kind: str
    what: str
    area: Area


@dataclass(frozen=True)
class PageDrawing:
    """One recorded page; A4 in mm, scaled to other paper by the painter."""

    mode: Mode
    marks: tuple[Mark, ...]
    frames: Sequence[Area] = ()
    """Every box and frame, whatever its line, so that the three modes coincide."""
    entries: Sequence[Entry] = ()
    """Where values of the sheet stand, in the order in which they are printed."""
    cuts: tuple[Overflow, ...] = ()
    """Texts that are not whole."""
    bleeding: tuple[int, ...] = ()
    """Numbers of the marks that may leave the margin."""
    landscape: bool = False
    true_size: bool = False
    """Never scaled: cards and maps that must measure what they say."""
    title: str = ""
    paper: PaperSize | None = None
    """The paper this page was arranged for and is printed on, whatever the others are printed on; None: any."""
    faces_back: bool = False
    """The next page is printed on the back of this one."""
    base: PaperSize | None = None
    """The paper this page was arranged for, to be set on any other, also enlarged; None: `paper`, or A4."""
    window: Area | None = None
    """The part of the page in which `seen` shows."""
    seen: tuple[Mark, ...] = ()
    """Marks that are cut at the window's edge: a piece of something larger than the page."""

    @property
    def size(self) -> tuple[float, float]:
        """Width and height in mm."""
        paper = self.base or self.paper or A4
        return (paper.height, paper.width) if self.landscape else (paper.width, paper.height)

    @property
    def live(self) -> Area:
        """The area inside the margins."""
        width, height = self.size
        return Area(MARGIN, MARGIN, width - 2 * MARGIN, height - 2 * MARGIN)

    @property
    def overflows(self) -> tuple[Overflow, ...]:
        """What does not fit: texts that were cut, and marks that leave the margin."""
        bleeding, live = frozenset(self.bleeding), self.live
        outside = (
            Overflow("outside", mark.text if isinstance(mark, Glyphs) else type(mark).__name__.lower(), bounds(mark))
            for number, mark in enumerate(self.marks)
            if number not in bleeding and _leaves(bounds(mark), live)
        )
        return (*self.cuts, *outside)

    def texts(self) -> tuple[str, ...]:
        """Return all lines of text in the order in which they were set."""
        return tuple(mark.text for mark in (*self.seen, *self.marks) if isinstance(mark, Glyphs))
