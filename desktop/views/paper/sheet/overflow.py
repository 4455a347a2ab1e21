"""Carries on what does not fit: texts and rows under their headings, on as many further pages as they need."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from desktop.core.paper import Field
from desktop.views.paper.sheet.canvas import Canvas
from desktop.views.paper.sheet.flow import Flow
from desktop.views.paper.sheet.ink import LABEL, Area, Mode, PaperSize
from desktop.views.paper.sheet.marks import Glyphs
from desktop.views.paper.sheet.tables import Column
from desktop.views.paper.text.fit import Fit
from desktop.views.paper.text.fitting import NARROWEST


@dataclass
class _Table:
    columns: tuple[Column, ...]
    rows: list[Sequence[str]] = field(default_factory=list)


@dataclass
class _Section:
    texts: list[tuple[str, str, Field | None]] = field(default_factory=list)
    tables: list[_Table] = field(default_factory=list)
    boxes: list[tuple[int, int, int]] = field(default_factory=list)


@dataclass(frozen=True)
class _Taker:
    remainder: Remainder
    section: str
    label: str

    @property
    def mark(self) -> str:
        return self.remainder.mark

    def take(self, text: str) -> None:
        self.remainder.cut(self.section, self.label, text)


class Remainder:
    """What one character's first page could not hold, in the order in which it came up."""

    def __init__(self, mark: str) -> None:
        self.mark = f"…{mark}"
        """Stands behind a text that was cut, e.g. …2枚目へ."""
        self._sections: dict[str, _Section] = {}
        self._whole: dict[str, None] = {}
        self.taken = 0
        """How often something was kept."""

    def __bool__(self) -> bool:
        return bool(self._sections)

    def carry(self, heading: str, label: str = "") -> _Taker:
        """Return what a canvas hands a cut text to."""
        return _Taker(self, heading, label)

    def text(self, heading: str, label: str, text: str, place: Field | None = None) -> None:
        """Keep a whole text under a heading, where the first page has nothing of it.

        Args:
            place: which value of the sheet it is, where it may be filled in and has no other place.
        """
        self._whole[heading] = None
        self.cut(heading, label, text, place)

    def cut(self, heading: str, label: str, text: str, place: Field | None = None) -> None:
        """Keep a whole text under a heading, where the first page says itself that it continues."""
        self.taken += 1
        self._sections.setdefault(heading, _Section()).texts.append((label, text, place))

    def rows(self, heading: str, columns: Sequence[Column], rows: Sequence[Sequence[str]]) -> None:
        """Keep table rows under a heading."""
        if rows:
            self.taken += 1
            self._whole[heading] = None
            self._sections.setdefault(heading, _Section()).tables.append(_Table(tuple(columns), list(rows)))

    def boxes(self, heading: str, count: int, *, ticked: int = 0, lost_from: int | None = None) -> None:
        """Keep boxes that the first page had no room for.

        Args:
            ticked: how many of them are ticked, from the first.
            lost_from: index of the first that is slashed; None: none is.
        """
        self.taken += 1
        self._whole[heading] = None
        self._sections.setdefault(heading, _Section()).boxes.append(
            (count, ticked, count if lost_from is None else lost_from)
        )

    def announce(self, canvas: Canvas) -> tuple[str, ...]:
        """Say at every heading of a page that runs over where it continues; return those that the page has not."""
        places = dict.fromkeys(canvas.heads[heading] for heading in self._whole if heading in canvas.heads)
        for place in places:
            _announce(canvas, place, self.mark)
        return tuple(heading for heading in self._whole if heading not in canvas.heads)

    def pages(
        self, mode: Mode, *, bottom: float, base: PaperSize | None = None, fit: Fit | None = None
    ) -> list[Canvas]:
        """Set everything on further pages.

        Args:
            fit: how they are set on other paper; None: they are not.
            bottom: y of the foot's rule.
            base: size of the landscape layout; None: A4, upright.
        """
        flow = Flow(mode, bottom, base, fit)
        for heading, content in self._sections.items():
            flow.heading(heading)
            for count, ticked, lost_from in content.boxes:
                flow.boxes(count, ticked, lost_from)
            for label, text, place in content.texts:
                flow.text(label, text, place)
            for rows in content.tables:
                flow.table(rows.columns, rows.rows)
            flow.space(2.6)
        return flow.canvases


def _announce(canvas: Canvas, free: Area, mark: str) -> None:
    """Set a mark behind a heading; a note that is there makes room."""
    wide = canvas.width(mark, LABEL, bold=True) + 0.1
    for number, piece in enumerate(canvas.pieces):
        if any(isinstance(known, Glyphs) and _covers(free, known.area) for known in piece):
            canvas.pieces[number] = tuple(
                _beside(known, free, wide + 1.5) if isinstance(known, Glyphs) and _covers(free, known.area) else known
                for known in piece
            )
    canvas.text(free.part(w=min(wide, free.w)), mark, LABEL, bold=True)


def _covers(free: Area, text: Area) -> bool:
    return free.y <= text.middle <= free.bottom and free.x - 0.5 <= text.x and text.right <= free.right + 0.5


def _beside(note: Glyphs, free: Area, taken: float) -> Glyphs:
    """Set a note narrower (長体) so that so much of the room is free; where that is too narrow, it gives way."""
    room = free.w - taken
    if note.width <= room and note.x >= free.x + taken:
        return note
    stretch = min(1.0, room / note.width)
    if stretch < NARROWEST:
        return note._replace(text="", width=0.0)
    return note._replace(
        x=free.right - note.width * stretch, width=note.width * stretch, style=note.style.narrowed(stretch)
    )
