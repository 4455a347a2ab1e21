"""Tables on paper: a tinted head, columns of one style each, rows of one height."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from desktop.core.paper import Field
from desktop.views.paper.canvas import Align, Canvas, Carry
from desktop.views.paper.ink import HEAVY, LABEL, MEDIUM, ROW, THIN, TINT, Area


@dataclass(frozen=True)
class Column:
    """One column: its head, its width in mm (0 shares what remains) and how its cells are set."""

    head: str
    width: float = 0.0
    align: Align = "centre"
    pt: float = ROW
    bold: bool = False
    tabular: bool = False
    tint: bool = False
    """Finished numbers, also below the head."""


@dataclass(frozen=True)
class Cell:
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
    cuts = area.columns(*(column.width for column in columns))
    bottom = area.y + head + row * len(rows)
    if head:
        canvas.rect(area.part(h=head), 0, fill=TINT)
    for column, cut in zip(columns, cuts, strict=True):
        if column.tint and rows:
            canvas.rect(Area(cut.x, area.y + head, cut.w, bottom - area.y - head), 0, fill=TINT)
        if column.head:
            canvas.text(cut.part(h=head).inset(0.8, 0), column.head, LABEL, align=column.align)
    for index, cells in enumerate(rows):
        top = area.y + head + index * row
        canvas.line((area.x, top), (area.right, top), THIN)
        for column, cut, cell in zip(columns, cuts, cells, strict=False):
            _cell(canvas, Area(cut.x, top, cut.w, row), column, cell)
    for cut in cuts[1:]:
        canvas.line((cut.x, area.y), (cut.x, bottom), THIN)
    canvas.rect(Area(area.x, area.y, area.w, bottom - area.y), HEAVY if heavy else MEDIUM)
    return bottom


def _cell(canvas: Canvas, area: Area, column: Column, cell: str | Cell) -> None:
    given = Cell(cell) if isinstance(cell, str) else cell
    inner = area.inset(0.9, 0.1)
    if given.lead:
        wide = canvas.width(given.lead, LABEL)
        canvas.text(inner.part(-0.3, w=min(wide, inner.w) + 0.1), given.lead, LABEL)
        inner = inner.part(min(wide, inner.w - 4))
    if given.tail:
        wide = canvas.width(given.tail, LABEL)
        canvas.text(inner.part(inner.w - wide - 0.1), given.tail, LABEL)
        inner = inner.part(w=inner.w - wide - 0.8)
    if given.text or given.field is not None:
        canvas.text(
            inner,
            given.text,
            given.pt or column.pt,
            bold=column.bold if given.bold is None else given.bold,
            tabular=column.tabular,
            align=given.align or column.align,
            carry=given.carry,
            field=given.field,
        )
