"""Runs texts and table rows down the page and on over as many pages as they need."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from desktop.core.paper import Field
from desktop.views.paper.sheet.canvas import Canvas
from desktop.views.paper.sheet.fields import Entry
from desktop.views.paper.sheet.ink import (
    FLOOR,
    HEAVY,
    LABEL,
    LEADING,
    MEDIUM,
    PT,
    ROW,
    THIN,
    TINT,
    Area,
    Mode,
    PaperSize,
)
from desktop.views.paper.sheet.parts import SECTION, cells, section, slash, tick, tick_at
from desktop.views.paper.sheet.tables import Column
from desktop.views.paper.text import fitting
from desktop.views.paper.text.fit import Fit
from desktop.views.paper.text.kinsoku import wrap
from desktop.views.paper.text.typeface import Style

TOP = 18.0
"""mm: where a further page begins, below its head."""
INDENT = 32.0
"""mm: room for a label at the left of its text."""
SQUARE = 6.5
"""mm: side of a box that is spent."""
HEAD, ROW_HEIGHT, RIM = 4.6, 6.3, 1.6
"""mm: height of a table's head, least height of a row, space beside and above its text."""


class Flow:
    """Fills page after page from the top; heads and feet are drawn by the caller."""

    def __init__(self, mode: Mode, bottom: float, base: PaperSize | None = None, fit: Fit | None = None) -> None:
        """Begin the first page.

        Args:
            fit: how the page is set on other paper; None: it is not.
            base: size of the landscape layout; None: A4, upright.
        """
        self._mode = mode
        self._base, self._fit = base, fit
        self._bottom = bottom
        self._y = TOP
        self._heading = ""
        self.canvases = [self._begun()]

    def _begun(self) -> Canvas:
        return Canvas(self._mode, landscape=self._base is not None, base=self._base, fit=self._fit)

    @property
    def _canvas(self) -> Canvas:
        return self.canvases[-1]

    def _strip(self, height: float) -> tuple[Area, bool]:
        """Take a strip of the page and tell whether a new page had to begin for it."""
        fresh = self._turned(height)
        live = self._canvas.live
        strip = Area(live.x, self._y, live.w, height)
        self._y += height
        return strip, fresh

    def _turned(self, height: float) -> bool:
        """Begin a page where this one has no room for so much; tell whether it had none."""
        full = self._y + height > self._bottom - 1
        if full:
            self.canvases.append(self._begun())
            self._y = TOP
            self._title()
        return full

    def _title(self) -> None:
        if self._heading:
            live = self._canvas.live
            section(self._canvas, Area(live.x, self._y, live.w, SECTION), self._heading)
            self._y += SECTION + 0.6

    def space(self, height: float) -> None:
        """Leave some space."""
        self._y += height

    def heading(self, text: str) -> None:
        """Begin a section; its title comes again on every page it runs over."""
        self._heading = ""
        if self._y + SECTION + 16 > self._bottom:
            self.canvases.append(self._begun())
            self._y = TOP
        self._heading = text
        self._title()

    def text(self, label: str, text: str, place: Field | None = None) -> None:
        """Set running text, its label at the left.

        Args:
            place: which value of the sheet it is; of a text that runs over the page, the part on the first one.
        """
        beside = bool(label) and self._canvas.face.width(label, Style(LABEL)) <= INDENT - 2
        if label and not beside:
            self._lines(label, Style(ROW, bold=True), 0.0)
        self._turned(ROW * PT * LEADING)
        page, begun = self._canvas, self._canvas.count
        first = self._lines(text, Style(ROW), INDENT if beside else 0.0)
        if first and place is not None:
            low = self._y if page is self._canvas else self._bottom
            area = first[1].part(INDENT if beside else 0.0, h=low - first[1].y)
            spans = ((begun, page.count),)
            page.entries.append(Entry(place, area, spans, ROW, "left", several=area.h > 2 * first[1].h))
        if beside and first:
            canvas, strip = first
            canvas.text(strip.part(w=INDENT - 2), label, LABEL)
        self.space(1.2)

    def tick(self, label: str, on: bool, place: Field) -> None:
        """Set a box to tick, and what it says."""
        strip, _ = self._strip(ROW_HEIGHT)
        tick_at(self._canvas, strip.x, strip.middle, on, field=place)
        self._canvas.text(strip.part(6), label, ROW, shorten=True)

    def _lines(self, text: str, style: Style, indent: float) -> tuple[Canvas, Area] | None:
        """Set lines and return the place of the first one."""
        first = None
        face = self._canvas.face
        for line in wrap(text, self._canvas.live.w - indent, face.measure(style)):
            strip, _ = self._strip(style.pt * PT * LEADING)
            first = first or (self._canvas, strip)
            self._canvas.text(strip.part(indent), line, style.pt, bold=style.bold)
        return first

    def boxes(self, count: int, ticked: int, lost_from: int) -> None:
        """Set rows of boxes that are spent; the first ones ticked, or the last ones slashed."""
        per_row = int(self._canvas.live.w / SQUARE)
        for start in range(0, count, per_row):
            strip, _ = self._strip(SQUARE)
            for index, cell in enumerate(cells(strip.part(w=SQUARE), min(per_row, count - start)), start):
                tick(self._canvas, cell, index < ticked, width=HEAVY)
                if index >= lost_from:
                    slash(self._canvas, cell)
        self.space(1.2)

    def table(self, columns: Sequence[Column], rows: Sequence[Sequence[str]]) -> None:
        """Set table rows, each as high as its longest text; the head comes again on every page."""
        begun = False
        for row in rows:
            height = self._height(columns, row)
            if height > self._bottom - 1 - TOP - HEAD - SECTION - 1:
                begun = False
                self._long(columns, row)
                continue
            if not begun or self._y + height > self._bottom - 1:
                self._head(columns, height)
                begun = True
            strip, _ = self._strip(height)
            self._row(strip, columns, row)
        self.space(1.2)

    def _long(self, columns: Sequence[Column], row: Sequence[str]) -> None:
        """Set a row that is higher than a page as text, each cell beside the head of its column."""
        for column, cell in zip(columns, row, strict=False):
            if cell:
                self.text(column.head, cell)

    def _head(self, columns: Sequence[Column], first: float) -> None:
        """Draw the head where the first row still fits under it."""
        if self._y + HEAD + first > self._bottom - 1:
            self._y = self._bottom
        strip, _ = self._strip(HEAD)
        self._canvas.rect(strip, MEDIUM, fill=TINT)
        for column, cut in zip(columns, strip.columns(*(c.width for c in columns)), strict=True):
            self._canvas.text(cut.inset(0.8, 0), column.head, LABEL, align=column.align)

    def _height(self, columns: Sequence[Column], row: Sequence[str]) -> float:
        area = Area(0, 0, self._canvas.live.w, 1000.0)
        fit = partial(fitting.label, height=1000.0, face=self._canvas.face)
        lines = 1
        for column, cut, cell in zip(columns, area.columns(*(c.width for c in columns)), row, strict=False):
            style = Style(column.pt, column.bold, column.tabular)
            lines = max(lines, len(fit(cell, cut.w - RIM, style=style).lines))
        return max(ROW_HEIGHT, lines * FLOOR * PT * fitting.TIGHT + RIM)

    def _row(self, strip: Area, columns: Sequence[Column], row: Sequence[str]) -> None:
        cuts = strip.columns(*(c.width for c in columns))
        for column, cut, cell in zip(columns, cuts, row, strict=False):
            self._canvas.text(
                cut.inset(RIM / 2, 0.4),
                cell,
                column.pt,
                bold=column.bold,
                tabular=column.tabular,
                align=column.align,
            )
        for cut in cuts[1:]:
            self._canvas.line((cut.x, strip.y), (cut.x, strip.bottom), THIN)
        self._canvas.rect(strip, THIN)
