"""Tables on paper: a tinted head, columns of one style each, rows of one height."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from desktop.core.paper import Field
from desktop.views.paper.sheet.canvas import Align, Canvas, Carry
from desktop.views.paper.sheet.ink import HEAVY, LABEL, MEDIUM, ROW, THIN, TINT, Area
from desktop.views.paper.sheet.stamps import once, stamped


class Column(NamedTuple):
    """One column: its head, its width in mm (0 shares what remains) and how its cells are set."""

    head: str
    width: float = 0.0
    align: Align = "centre"
    pt: float = ROW
    bold: bool = False
    tabular: bool = False
    tint: bool = False
    """Finished numbers, also below the head."""


class Cell(NamedTuple):
    """A cell that differs from its column."""

    text: str = ""
    lead: str = ""
    """Small text at the left, before the number."""
    tail: str = ""
    """Small text at the right, behind the number: its unit."""
    bold: bool | None = None
    pt: float | None = None
    align: Align | None = None
    carry: Carry | None = None
    field: Field | None = None


def table(
    canvas: Canvas,
    area: Area,
    columns: Sequence[Column],
    rows: Sequence[Sequence[str | Cell]],
    *,
    row: float = 6.3,
    head: float = 4.6,
    heavy: bool = False,
) -> float:
    """Draw a table from the top of an area; return the y of its lower edge.

    Args:
        rows: a short row leaves its last cells empty.
    """
    known = tuple(columns)
    cuts = _grid(canvas, area, known, len(rows), row, head, heavy)
    for index, cells in enumerate(rows):
        if any(cells):
            top = area.y + head + index * row
            entries = tuple([cell if isinstance(cell, str) else cell._replace(carry=None) for cell in cells])
            places = _Places(known, cuts, top, row)
            once(canvas, (_row, places, entries), partial(_row, canvas, places, cells))
    return area.y + head + row * len(rows)


@stamped
def _grid(
    canvas: Canvas, area: Area, columns: tuple[Column, ...], rows: int, row: float, head: float, heavy: bool
) -> tuple[Area, ...]:
    """Draw a table without its cells; return its columns."""
    cuts = area.columns(*(column.width for column in columns))
    bottom = area.y + head + row * rows
    if head:
        canvas.rect(area.part(h=head), 0, fill=TINT)
    for column, cut in zip(columns, cuts, strict=True):
        if column.tint and rows:
            canvas.rect(Area(cut.x, area.y + head, cut.w, bottom - area.y - head), 0, fill=TINT)
        if column.head:
            canvas.text(cut.part(h=head).inset(0.8, 0), column.head, LABEL, align=column.align)
    for index in range(rows):
        top = area.y + head + index * row
        canvas.line((area.x, top), (area.right, top), THIN)
    for cut in cuts[1:]:
        canvas.line((cut.x, area.y), (cut.x, bottom), THIN)
    canvas.rect(Area(area.x, area.y, area.w, bottom - area.y), HEAVY if heavy else MEDIUM)
    return cuts


class _Places(NamedTuple):
    """Where the cells of a row stand, and how they are set."""

    columns: tuple[Column, ...]
    cuts: tuple[Area, ...]
    top: float
    high: float


def _row(canvas: Canvas, places: _Places, cells: Sequence[str | Cell]) -> None:
    """Draw what a row says; many sheets have the same."""
    columns, cuts, top, high = places
    for column, cut, cell in zip(columns, cuts, cells, strict=False):
        if cell:
            _cell(canvas, Area(cut.x, top, cut.w, high), column, cell)


def _cell(canvas: Canvas, area: Area, column: Column, cell: str | Cell) -> None:
    inner = area.inset(0.9, 0.1)
    if isinstance(cell, str):
        canvas.text(inner, cell, column.pt, bold=column.bold, tabular=column.tabular, align=column.align)
        return
    if cell.lead:
        wide = canvas.width(cell.lead, LABEL)
        canvas.text(inner.part(-0.3, w=min(wide, inner.w) + 0.1), cell.lead, LABEL)
        inner = inner.part(min(wide, inner.w - 4))
    if cell.tail:
        wide = canvas.width(cell.tail, LABEL)
        canvas.text(inner.part(inner.w - wide - 0.1), cell.tail, LABEL)
        inner = inner.part(w=inner.w - wide - 0.8)
    if cell.text or cell.field is not None:
        canvas.text(
            inner,
            cell.text,
            cell.pt or column.pt,
            bold=column.bold if cell.bold is None else cell.bold,
            tabular=column.tabular,
            align=cell.align or column.align,
            carry=cell.carry,
            field=cell.field,
        )
