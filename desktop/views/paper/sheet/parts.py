"""What sheets are made of: section titles, boxes, ticks, tracks, writing lines, dice, tags."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence

from desktop.core.paper import Field
from desktop.core.paper import lost as lost_point
from desktop.views.paper.sheet.canvas import Align, Canvas, Carry
from desktop.views.paper.sheet.fields import Entry
from desktop.views.paper.sheet.ink import (
    BLACK,
    FINISHED,
    HEAVY,
    LABEL,
    LEADING,
    MEDIUM,
    PT,
    ROW,
    SPARE,
    THIN,
    TINT,
    TITLE,
    WHITE,
    WRITING,
    Area,
)
from desktop.views.paper.sheet.marks import Mark, bounds
from desktop.views.paper.sheet.stamps import stamped
from desktop.views.paper.text.fitting import running
from desktop.views.paper.text.known import Known
from desktop.views.paper.text.typeface import Style

SECTION = 5.5
"""mm: height of a section title with its rule."""
FIRST = 6.0
"""mm below a title that stay with it."""
GAP = 0.9
"""mm between a rule and what is under it."""
ENOUGH = 26.0
"""mm: room at the end of a page that is worth ruling."""
TICK = 4.0
SPENT = 5.2
"""mm: tick boxes; those that are a resource are larger."""


@stamped
def section(canvas: Canvas, area: Area, title: str, note: str = "") -> Area:
    """Draw a section title over the width of an area; return what is left below it.

    Args:
        note: the rule one forgets, at most one line.
    """
    rule = area.y + SECTION - 0.9
    canvas.title_at(area.y, area.y + SECTION + FIRST)
    canvas.rect(Area(area.x, area.y + 0.7, 2.4, 3.2), 0, fill=BLACK)
    wide = min(canvas.width(title, TITLE, bold=True), area.w - 3.6)
    canvas.text(Area(area.x + 3.6, area.y, wide + 0.1, 4.6), title, TITLE, bold=True)
    left = area.x + 3.6 + wide + 2
    canvas.head_at(title, Area(left, area.y, area.right - left, 4.6))
    if note:
        canvas.text(Area(left, area.y, area.right - left, 4.6), note, LABEL, align="right")
    canvas.line((area.x, rule), (area.right, rule), HEAVY)
    return area.part(top=SECTION)


@stamped
def box(
    canvas: Canvas,
    area: Area,
    label: str = "",
    value: str = "",
    *,
    corner: str = "",
    foot: str = "",
    pt: float = FINISHED,
    bold: bool = True,
    width: float = MEDIUM,
    tint: bool = False,
    align: Align = "centre",
    carry: Carry | None = None,
    field: Field | None = None,
) -> None:
    """Draw a box: label upper left, start value or unit upper right, sum at the foot, value in the middle."""
    canvas.rect(area, width, fill=TINT if tint else "")
    head = area.part(1, 0.5, area.w - 2, 3.2)
    wide = canvas.width(label, LABEL)
    beside = not label or wide + canvas.width(corner, LABEL) + 1 <= head.w
    if label:
        canvas.text(head.part(w=min(wide + 0.1, head.w)), label, LABEL)
    if corner:
        place = head.part(wide + 0.8 if label else 0.0) if beside else head.part(top=3.0, h=3.2)
        canvas.text(place, corner, LABEL, align="right")
    if foot:
        canvas.text(Area(area.x + 0.5, area.bottom - 3.9, area.w - 1, 3.4), foot, LABEL, align="centre")
    if value or field is not None:
        top = 3.0 if label or corner else 0.0
        low = 3.4 if foot else 0.4 if top else 0.0
        inner = area.part(1, top, area.w - 2, area.h - top - low)
        canvas.text(inner, value, pt, bold=bold, align=align, carry=carry, field=field)


@stamped
def tick(
    canvas: Canvas, area: Area, ticked: bool = False, *, width: float = MEDIUM, field: Field | None = None
) -> None:
    """Draw a tick box, with its tick."""
    canvas.rect(area, width)
    canvas.mark(area, ticked, check_mark, field)


def tick_at(
    canvas: Canvas,
    x: float,
    middle: float,
    ticked: bool = False,
    size: float = TICK,
    *,
    field: Field | None = None,
) -> None:
    """Draw a square tick box by its left edge and its middle."""
    tick(canvas, Area(x, middle - size / 2, size, size), ticked, field=field)


def check_mark(canvas: Canvas, area: Area) -> None:
    """Draw the tick alone."""
    canvas.polyline(
        [
            (area.x + area.w * 0.2, area.y + area.h * 0.52),
            (area.x + area.w * 0.42, area.y + area.h * 0.76),
            (area.x + area.w * 0.82, area.y + area.h * 0.24),
        ],
        HEAVY,
    )


@stamped
def slash(canvas: Canvas, area: Area, clear: float = 0.8) -> None:
    """Strike a lost point out."""
    canvas.line((area.x + clear, area.bottom - clear), (area.right - clear, area.y + clear), HEAVY, round_cap=True)


def cells(origin: Area, count: int, per_row: int = 0) -> tuple[Area, ...]:
    """Return the cells of a track: `origin` is the first, neighbours share an edge."""
    per_row = per_row or count
    return tuple(
        Area(origin.x + (n % per_row) * origin.w, origin.y + (n // per_row) * origin.h, origin.w, origin.h)
        for n in range(count)
    )


def track(
    canvas: Canvas,
    boxes: Sequence[Area],
    solid: int,
    *,
    lost: Container[int] = (),
    width: float = MEDIUM,
    path: str = "",
) -> None:
    """Draw boxes that share lines: the first `solid` ones are yours, the rest dashed; lost ones tinted and slashed.

    Args:
        path: the number of which the boxes say how much is left.
    """
    _track(canvas, tuple(boxes), solid, tuple(n for n in range(len(boxes)) if n in lost), width, path)


@stamped
def _track(canvas: Canvas, boxes: tuple[Area, ...], solid: int, lost: tuple[int, ...], width: float, path: str) -> None:
    tints: dict[int, tuple[int, int]] = {}
    for index, cell in enumerate(boxes):
        canvas.frame(cell)
        if index in lost:
            tints[index] = (canvas.count, canvas.count + 1)
            canvas.rect(cell.inset(0.01), 0, fill=TINT)
    for cell in boxes[solid:]:
        _sides(canvas, cell, boxes, THIN, SPARE)
    for index, cell in enumerate(boxes[:solid]):
        canvas.polygon(
            [(cell.x, cell.y), (cell.right, cell.y), (cell.right, cell.bottom), (cell.x, cell.bottom)], width
        )
        begun = canvas.count
        if index in lost:
            slash(canvas, cell)
        if path:
            spans = (*([tints[index]] if index in tints else []), (begun, canvas.count))
            field = lost_point(path, index)
            canvas.entries.append(Entry(field, cell, spans, on=index in lost, draw=slash))


def _sides(canvas: Canvas, cell: Area, boxes: Sequence[Area], width: float, dash: tuple[float, float] | None) -> None:
    """Draw a cell without its left side where a neighbour shares it, so that dashes do not run double."""
    joined = any(abs(b.right - cell.x) < 0.01 and abs(b.y - cell.y) < 0.01 for b in boxes)
    below = any(abs(b.bottom - cell.y) < 0.01 and abs(b.x - cell.x) < 0.01 for b in boxes)
    if not below:
        canvas.line((cell.x, cell.y), (cell.right, cell.y), width, dash)
    canvas.line((cell.right, cell.y), (cell.right, cell.bottom), width, dash)
    canvas.line((cell.x, cell.bottom), (cell.right, cell.bottom), width, dash)
    if not joined:
        canvas.line((cell.x, cell.y), (cell.x, cell.bottom), width, dash)


def above_line(row: Area) -> Area:
    """Return where to write in a row whose writing line is 0.3 mm above its end: two lines stay clear of it."""
    return Area(row.x, row.y - 0.15, row.w, row.h)


def writing_line(canvas: Canvas, x: float, y: float, right: float) -> None:
    """Draw a line to write on."""
    canvas.line((x, y), (right, y), THIN, WRITING)


@stamped
def writing_lines(
    canvas: Canvas,
    area: Area,
    text: str = "",
    *,
    pitch: float = 6.2,
    pt: float = ROW,
    carry: Carry | None = None,
    field: Field | None = None,
) -> None:
    """Fill an area with lines to write on; typed text is on them, or without lines where only that holds it."""
    count, inner = int((area.h + 0.05) / pitch), area.part(0, 0.9)
    lines = (lambda _: count, lambda size: int(inner.h / (size * PT * LEADING)))
    if text and [_holds(canvas, inner, text, pt, room) for room in lines] == [False, True]:
        canvas.prose(inner, text, pt, carry=carry, field=field)
        return
    for n in range(count):
        writing_line(canvas, area.x, area.y + (n + 1) * pitch, area.right)
    if text or field is not None:
        canvas.prose(area.part(0, 0.9, h=count * pitch), text, pt, pitch=pitch, carry=carry, field=field)


def _holds(canvas: Canvas, area: Area, text: str, pt: float, room: Callable[[float], int]) -> bool:
    return running(text, area.w, room, Style(pt), canvas.face).complete


@stamped
def die(canvas: Canvas, area: Area, face: int = 0) -> None:
    """Draw a six-sided die with its pips; 0 leaves it empty."""
    canvas.rect(area, MEDIUM, radius=area.w * 0.2)
    radius = area.w * 0.09
    for column, row in _PIPS.get(face, ()):
        x, y = area.centre + (column - 1) * area.w * 0.26, area.middle + (row - 1) * area.h * 0.26
        canvas.ellipse(Area(x - radius, y - radius, 2 * radius, 2 * radius), 0, fill=BLACK)


_PIPS = {
    1: ((1, 1),),
    2: ((0, 0), (2, 2)),
    3: ((0, 0), (1, 1), (2, 2)),
    4: ((0, 0), (2, 0), (0, 2), (2, 2)),
    5: ((0, 0), (2, 0), (1, 1), (0, 2), (2, 2)),
    6: ((0, 0), (2, 0), (0, 1), (2, 1), (0, 2), (2, 2)),
}


@stamped
def bar(
    canvas: Canvas, area: Area, text: str, pt: float = ROW, *, align: Align = "centre", shorten: bool = False
) -> None:
    """Draw a black strip with white bold text: the system tag, a group head, one strip per page.

    Args:
        shorten: what is only repeated here may end in … instead.
    """
    canvas.rect(area, 0, fill=BLACK)
    canvas.text(area.inset(1.5, 0), text, pt, bold=True, colour=WHITE, align=align, shorten=shorten)


def _below(marks: tuple[Mark, ...]) -> float:
    return max(bounds(mark).bottom for mark in marks)


_BELOW = Known(_below)


def ruled_below(canvas: Canvas, bottom: float, title: str) -> None:
    """Rule what remains below all that a page holds, if it is worth it."""
    live, top = canvas.live, max(_BELOW.all(canvas.pieces), default=bottom) + 3.2
    if bottom - top >= ENOUGH:
        writing_lines(canvas, section(canvas, Area(live.x, top, live.w, bottom - top), title))
