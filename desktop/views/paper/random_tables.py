"""The random tables of a campaign on paper: name and dice, then a ruled row for every range of numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from desktop.core.tables.table import RandomTable, by_id, span_text
from desktop.core.words import Typed, Words, phrase
from desktop.views.paper.protocol import PaperContents, Printout
from desktop.views.paper.sheet.canvas import Canvas
from desktop.views.paper.sheet.foot import FOOT, draw_feet
from desktop.views.paper.sheet.ink import LEADING, MEDIUM, PT, THIN, Area, Mode
from desktop.views.paper.sheet.marks import PageDrawing
from desktop.views.paper.text.kinsoku import clean, wrap
from desktop.views.paper.text.typeface import Style

HEAD, TEXT = 14.0, 10.5
"""Points of a table's name, and of its rows."""
NUMBERS = 20.0
"""mm: the column of numbers."""
AIR, BETWEEN = 1.6, 6.0
"""mm: within a row, between tables."""
LEAST_ROWS = 2
"""Rows that are below a table's name before a page may end."""


def open_tables(contents: PaperContents) -> tuple[RandomTable, ...]:
    """Return the tables that are not secret."""
    return tuple(table for table in contents.game.definition.tables if not table.secret)


def closed_tables(contents: PaperContents) -> tuple[RandomTable, ...]:
    """Return the tables that only the GM sees."""
    return tuple(table for table in contents.game.definition.tables if table.secret)


class _Pages:
    """Writes tables one below the other, and begins pages."""

    def __init__(self, contents: PaperContents) -> None:
        self._contents, self._words = contents, contents.words
        self._canvases: list[Canvas] = []
        self._top = 0.0
        self._begin()

    def add(self, table: RandomTable) -> None:
        """Write a table; its name comes again at the head of a further page."""
        rows = [self._lines(row) for row in _rows(table, self._contents.game.definition.tables, self._words)]
        pace = TEXT * PT * LEADING
        heights = [len(lines) * pace + AIR for _, lines in rows]
        head = HEAD * PT * LEADING + 2.5
        first = head + sum(heights[:LEAST_ROWS])
        if self._top > self._live.y and self._top + first > self._bottom:
            self._begin()
        self._head(table)
        for (numbers, lines), high in zip(rows, heights, strict=True):
            if self._top + high > self._bottom:
                self._begin()
                self._head(table)
            self._row(numbers, lines, high, pace)
        self._top += BETWEEN

    def drawings(self, title: str) -> list[PageDrawing]:
        """Return the pages, each with its foot."""
        draw_feet(self._canvases, clean(self._contents.context.campaign_title), self._words)
        return [canvas.drawing(title) for canvas in self._canvases]

    @property
    def _live(self) -> Area:
        return self._canvases[-1].live

    @property
    def _bottom(self) -> float:
        return self._live.bottom - FOOT

    def _begin(self) -> None:
        self._canvases.append(Canvas(Mode.FILLED, base=self._contents.context.paper))
        self._top = self._live.y

    def _head(self, table: RandomTable) -> None:
        canvas, live, high = self._canvases[-1], self._live, HEAD * PT * LEADING
        dice = table.thrown
        canvas.text(Area(live.x, self._top, live.w - 32, high), clean(table.name), HEAD, bold=True, shorten=True)
        text = self._words.say("割合") if table.by_shares and dice is None else dice.text if dice else ""
        canvas.text(Area(live.right - 30, self._top, 30, high), text, TEXT, align="right")
        self._top += high + 1
        canvas.line((live.x, self._top), (live.right, self._top), MEDIUM)
        self._top += 1.5

    def _lines(self, row: tuple[str, str]) -> tuple[str, list[str]]:
        face, style = self._canvases[-1].face, Style(TEXT)
        wide = self._live.w - NUMBERS
        return row[0], wrap(row[1], wide, lambda text: face.width(text, style)) or [""]

    def _row(self, numbers: str, lines: Sequence[str], high: float, pace: float) -> None:
        canvas, live = self._canvases[-1], self._live
        canvas.text(Area(live.x, self._top, NUMBERS - 2, pace), numbers, TEXT, bold=True)
        for place, line in enumerate(lines):
            canvas.text(Area(live.x + NUMBERS, self._top + place * pace, live.w - NUMBERS, pace), line, TEXT)
        self._top += high
        canvas.line((live.x, self._top - AIR / 2), (live.right, self._top - AIR / 2), THIN)


def _rows(table: RandomTable, tables: Sequence[RandomTable], words: Words) -> Iterator[tuple[str, str]]:
    """Yield numbers and text of every row; one that leads on names the next table, save one of the GM's to players."""
    known = by_id(tables)
    for row, span in zip(table.rows, table.spans, strict=True):
        text = row.text.strip()
        following = known.get(row.then or "")
        if following is not None:
            named = phrase("→ {table}", table=Typed(following.name))
            leads = words.say(phrase("→ GMが振る表") if following.secret and not table.secret else named)
            text = f"{text} {leads}".strip()
        numbers = span_text(*span)
        yield numbers if words.language == "en" else numbers.replace("–", "〜"), text


def pages(tables: Sequence[RandomTable], contents: PaperContents) -> list[PageDrawing]:
    """Draw tables on as few pages as they need; none where there are none."""
    if not tables:
        return []
    flow = _Pages(contents)
    for table in tables:
        flow.add(table)
    return flow.drawings(contents.words.say("表"))


TABLES = (
    Printout(
        "random_tables",
        "表",
        lambda contents: pages(open_tables(contents), contents),
        there=lambda contents: bool(open_tables(contents)),
    ),
    Printout(
        "gm_tables",
        "表（GMだけが見る）",
        lambda contents: pages(closed_tables(contents), contents),
        gm=True,
        there=lambda contents: bool(closed_tables(contents)),
    ),
)
