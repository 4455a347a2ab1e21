"""Records one page in mm: lines, shapes, text that fits, and whatever does not fit or leaves the margin."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import chain
from typing import Protocol

from desktop.core.paper import Field
from desktop.views.paper.sheet.fields import Entry, Later, PageOrigin
from desktop.views.paper.sheet.ink import A4, BLACK, LEADING, MARGIN, MEDIUM, PT, THIN, Align, Area, Mode, PaperSize
from desktop.views.paper.sheet.marks import (
    Mark,
    Overflow,
    PageDrawing,
    Pen,
    Photo,
    Point,
    Round,
    Stroke,
    Turn,
)
from desktop.views.paper.text import fitting
from desktop.views.paper.text.fit import Fit
from desktop.views.paper.text.known import KnownMarks, alone
from desktop.views.paper.text.typeface import Style, Typeface, typeface

__all__ = ["Align", "Canvas", "Carry"]


class Carry(Protocol):
    """Takes a text that did not fit, to print it on a further page."""

    @property
    def mark(self) -> str:
        """What is behind the cut text, e.g. 2枚目へ."""

    def take(self, text: str) -> None:
        """Keep the whole text."""


class Canvas:
    """One page under construction."""

    def __init__(
        self,
        mode: Mode,
        *,
        landscape: bool = False,
        true_size: bool = False,
        face: Typeface | None = None,
        paper: PaperSize | None = None,
        base: PaperSize | None = None,
        fit: Fit | None = None,
    ):
        """Begin an empty page.

        Args:
            paper: the one it is arranged for and printed on in true size; None: A4, and set on any other.
            base: the one it is arranged for to be set on any other, also enlarged; None: A4, never enlarged.
            fit: how an A4 layout is set on other paper; None: it is not.
        """
        self.mode = mode
        self.paper = paper
        self.base = base
        self.fit = fit
        self.face = face or (typeface() if fit is None else typeface(fit.across))
        self.landscape = landscape
        self.true_size = true_size
        size = base or paper or A4
        width, height = (size.height, size.width) if landscape else (size.width, size.height)
        self.live = Area(MARGIN, MARGIN, width - 2 * MARGIN, height - 2 * MARGIN)
        self.pieces: list[tuple[Mark, ...]] = []
        """What is drawn so far, in order; marks drawn together are one."""
        self.count = 0
        """How many marks they are."""
        self.frames: list[Area] = []
        self.entries: list[Entry] = []
        self.came: PageOrigin | None = None
        """What is here of a page that this one was made of; `frames` and `entries` are what was drawn since."""
        self.cuts: list[Overflow] = []
        self.sections: list[float] = []
        self.kept: list[tuple[float, float]] = []
        self.heads: dict[str, Area] = {}
        self.portrait = b""
        self.kind = (mode.value, self.face)
        """What a piece depends on beside its own arguments."""
        self.left_over = 0
        """How many texts did not fit."""
        self._bleeding: list[int] = []
        self._turn: Turn | None = None
        self._bleeds = False
        self._window: Area | None = None
        self._seen: list[Mark] = []
        self._looking = False

    def drawing(self, title: str = "", *, faces_back: bool = False) -> PageDrawing:
        """Return the page as recorded so far."""
        return PageDrawing(
            mode=self.mode,
            marks=KnownMarks.of(self.pieces),
            frames=self.all_frames,
            entries=self.all_entries,
            cuts=tuple(self.cuts),
            bleeding=tuple(self._bleeding),
            landscape=self.landscape,
            true_size=self.true_size,
            title=title,
            paper=self.paper,
            base=self.base,
            faces_back=faces_back,
            window=self._window,
            seen=tuple(self._seen),
        )

    @property
    def marks(self) -> list[Mark]:
        """All that is drawn so far."""
        return list(chain.from_iterable(self.pieces))

    @property
    def places(self) -> list[Area]:
        """Where values of the sheet stand."""
        own = [entry.area for entry in self.entries]
        return own if self.came is None else [*self.came.places, *own]

    @property
    def all_entries(self) -> Sequence[Entry]:
        """Where values of the sheet stand, and what they look like there."""
        came, own = self.came, tuple(self.entries)
        return own if came is None else Later(lambda: (*came.entries(), *own))

    @property
    def all_frames(self) -> Sequence[Area]:
        """Every box and frame."""
        came, own = self.came, tuple(self.frames)
        return own if came is None else Later(lambda: (*came.frames(), *own))

    def add_all(self, pieces: Iterable[tuple[Mark, ...]]) -> None:
        """Lay down all that a page holds."""
        self.pieces = [piece for piece in pieces if piece]
        self.count = sum(map(len, self.pieces))

    @property
    def plain(self) -> bool:
        """Tell whether marks go straight onto the page: not turned, cut or let out of the margin."""
        return self._turn is None and not self._bleeds and not self._looking

    @property
    def overflows(self) -> list[Overflow]:
        """What does not fit so far."""
        return list(self.drawing().overflows)

    @contextmanager
    def turned(self, x: float, y: float, degrees: float) -> Iterator[None]:
        """Turn what is drawn inside clockwise about a point; turns do not nest."""
        self._turn = Turn(x, y, degrees)
        try:
            yield
        finally:
            self._turn = None

    @contextmanager
    def bleeding(self) -> Iterator[None]:
        """Let what is drawn inside leave the margin (crop marks)."""
        self._bleeds = True
        try:
            yield
        finally:
            self._bleeds = False

    @contextmanager
    def through(self, window: Area) -> Iterator[None]:
        """Cut what is drawn inside at the edges of a window; a page has one."""
        self._window, self._looking = window, True
        try:
            yield
        finally:
            self._looking = False

    def line(
        self,
        start: Point,
        end: Point,
        width: float = THIN,
        dash: tuple[float, float] | None = None,
        *,
        round_cap: bool = False,
    ) -> None:
        """Draw a straight line."""
        self._add(Stroke((start, end), Pen(width, dash, round_cap), turn=self._turn))

    def polyline(self, points: Sequence[Point], width: float = MEDIUM, *, round_cap: bool = True) -> None:
        """Draw connected lines."""
        self._add(Stroke(tuple(points), Pen(width, None, round_cap), turn=self._turn))

    def polygon(
        self, points: Sequence[Point], width: float = MEDIUM, fill: str = "", dash: tuple[float, float] | None = None
    ) -> None:
        """Draw a closed polygon; a width of 0 leaves the outline out."""
        pen = Pen(width, dash) if width else None
        self._add(Stroke(tuple(points), pen, fill, closed=True, turn=self._turn))

    def rect(
        self,
        area: Area,
        width: float = MEDIUM,
        dash: tuple[float, float] | None = None,
        fill: str = "",
        radius: float = 0.0,
    ) -> None:
        """Draw a rectangle; a width of 0 leaves the outline out and counts as no frame."""
        if width:
            self.frames.append(area)
        self._add(Round(area, Pen(width, dash) if width else None, fill, radius, turn=self._turn))

    def title_at(self, y: float, below: float) -> None:
        """Note where a section begins, and up to where its title and the first of what it holds stay together."""
        self.sections.append(y)
        self.kept.append((y, below))

    def head_at(self, heading: str, free: Area) -> None:
        """Note where at a heading a continuation mark fits."""
        self.heads.setdefault(heading, free)

    def frame(self, area: Area) -> None:
        """Count an area as a frame that other marks draw (a cell of a track)."""
        self.frames.append(area)

    def ellipse(
        self, area: Area, width: float = MEDIUM, dash: tuple[float, float] | None = None, fill: str = ""
    ) -> None:
        """Draw a circle or an ellipse."""
        if width:
            self.frames.append(area)
        self._add(Round(area, Pen(width, dash) if width else None, fill, None, turn=self._turn))

    def arc(
        self,
        area: Area,
        start: float,
        span: float,
        width: float = MEDIUM,
        dash: tuple[float, float] | None = None,
    ) -> None:
        """Draw an arc of the ellipse in `area`; degrees counter-clockwise from three o'clock."""
        self._add(Round(area, Pen(width, dash), "", None, start, span, self._turn))

    def photo(self, area: Area, data: bytes) -> None:
        """Lay a picture into an area, which has its proportions."""
        self._add(Photo(area, data, self._turn))

    def width(self, text: str, pt: float, *, bold: bool = False, tabular: bool = False) -> float:
        """Return how wide a text would be, in mm."""
        return self.face.width(text, Style(pt, bold, tabular))

    def text(
        self,
        area: Area,
        text: str,
        pt: float,
        *,
        bold: bool = False,
        tabular: bool = False,
        align: Align = "left",
        colour: str = BLACK,
        outline: float = 0.0,
        carry: Carry | None = None,
        shorten: bool = False,
        field: Field | None = None,
    ) -> None:
        """Set a label, name or number, vertically centred: shrunk, then wrapped, then carried over or reported.

        Args:
            shorten: what is only repeated here may end in … instead.
            field: which value of the sheet this is, where it may be filled in.
        """
        begun = self.count
        if text or field is None:
            args = (area, text, pt, bold, tabular, align, colour, outline)
            lines = fitting.whole(*args, shorten, self._turn, self.face)
            if lines is None:
                style = Style(pt, bold, tabular)
                fitted = self._left_over(fitting.label(text, area.w, area.h, style, self.face), area, text, carry)
                lines = fitting.placed(fitted, area, align, self.face, colour, outline, self._turn)
            if self._looking or self._bleeds:
                for line in lines:
                    self._add(line)
            elif lines:
                self.pieces.append(lines)
                self.count += len(lines)
        if field is not None:
            self.entries.append(Entry(field, area, ((begun, self.count),), pt, align))

    def prose(
        self,
        area: Area,
        text: str,
        pt: float,
        *,
        pitch: float | None = None,
        bold: bool = False,
        carry: Carry | None = None,
        field: Field | None = None,
    ) -> float:
        """Set running text from the top of an area; return the y below its last line.

        Args:
            pitch: mm from line to line where the text is on ruled lines; None: by its size.
            field: which value of the sheet this is, where it may be filled in.
        """
        if field is not None and not text:
            self.entries.append(Entry(field, area, pt=pt, align="left", several=True))
            return area.y
        begun = self.count

        def step(size: float) -> float:
            return pitch or size * PT * LEADING

        def room(size: float) -> int:
            return int((area.h + 0.05) / step(size))

        fitted = fitting.running(text, area.w, room, Style(pt, bold), self.face)
        if not fitted.complete:
            fitted = self._left_over(fitted, area, text, carry)
        pace = step(fitted.style.pt)
        for index, line in enumerate(fitted.lines):
            if line:
                middle = area.y + pace * (index + 0.5)
                self._add(fitting.line_at(area, middle, line, fitted.style, "left", self.face, turn=self._turn))
        if field is not None:
            self.entries.append(Entry(field, area, ((begun, self.count),), pt, "left", several=True))
        return area.y + pace * len(fitted.lines)

    def mark(
        self, area: Area, on: bool, draw: Callable[[Canvas, Area], None], field: Field | None = None, begun: int = -1
    ) -> None:
        """Draw a tick, a slash or a ring where it is on.

        Args:
            field: which value of the sheet it says, where it may be ticked.
            begun: the first of the marks that belong to it; -1: what is drawn here.
        """
        begun = self.count if begun < 0 else begun
        if on:
            draw(self, area)
        if field is not None:
            self.entries.append(Entry(field, area, ((begun, self.count),), on=on, draw=draw))

    def _left_over(self, fitted: fitting.Fitted, area: Area, text: str, carry: Carry | None) -> fitting.Fitted:
        self.left_over += 1
        if carry is None:
            self.cuts.append(Overflow("cut", text, area))
            return fitted
        carry.take(text)
        fits = self.face.width(carry.mark, fitted.style) <= area.w
        return fitting.shortened(fitted, area.w, carry.mark if fits else "…", self.face)

    def _add(self, mark: Mark) -> None:
        if self._looking:
            self._seen.append(mark)
            return
        if self._bleeds:
            self._bleeding.append(self.count)
        self.pieces.append(alone(mark))
        self.count += 1
