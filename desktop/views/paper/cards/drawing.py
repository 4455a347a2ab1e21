"""Cards as they are printed, in two sizes."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.views.paper.cards.face import Face
from desktop.views.paper.cards.plan import (
    BOX,
    BROAD,
    CELL,
    CORNER,
    FOOT,
    HEAD,
    LINE,
    MOST_BOXES,
    USE,
    chosen_room,
    inner_of,
    label_width,
    name_place,
    number_width,
    plan_of,
    uses_beside,
)
from desktop.views.paper.sheet.canvas import Canvas
from desktop.views.paper.sheet.ink import (
    FINISHED,
    FLOOR,
    HEAVY,
    LABEL,
    LEADING,
    MEDIUM,
    NUMBER,
    PT,
    ROW,
    SMALL,
    THIN,
    TINT,
    TITLE,
    Area,
)
from desktop.views.paper.sheet.parts import bar, tick, writing_lines
from desktop.views.paper.text.great import great
from desktop.views.paper.text.kinsoku import clean, wrap
from desktop.views.paper.text.typeface import Style


def draw(canvas: Canvas, outer: Area, face: Face, lines: Sequence[str] = ()) -> None:
    """Draw a card.

    Args:
        outer: as it is cut.
        lines: text that `pieces` has broken; empty: the face's own, which fits.
    """
    inner = inner_of(outer)
    canvas.rect(inner, HEAVY, radius=1.6)
    plan = plan_of(face, inner, canvas)
    _head(canvas, inner, face)
    _rules(canvas, plan.rules, face)
    _uses(canvas, plan.uses, face)
    across(canvas, inner, inner.y + HEAD)
    if inner.w >= BROAD and plan.rules.w:
        canvas.line((plan.text.x - 1.6, inner.y + HEAD + 1.2), (plan.text.x - 1.6, inner.bottom - FOOT - 1), THIN)
    else:
        if plan.rules.h:
            across(canvas, inner, plan.rules.bottom + 0.5)
        if plan.uses.h:
            across(canvas, inner, plan.uses.y - 0.4)
    across(canvas, inner, inner.bottom - FOOT)
    if lines:
        _set(canvas, plan.text, lines, FLOOR)
    elif face.text:
        canvas.prose(plan.text, face.text, TITLE)
    else:
        writing_lines(canvas, plan.text, pitch=6.4)
    row = Area(inner.x + 1.8, inner.bottom - FOOT + 0.2, inner.w - 3.6, FOOT - 0.4)
    canvas.text(row.part(w=row.w * 0.42), face.source, LABEL, shorten=True)
    canvas.text(row.part(row.w * 0.44), face.owner, LABEL, align="right", shorten=True)


def across(canvas: Canvas, inner: Area, y: float) -> None:
    """Draw a line from side to side."""
    canvas.line((inner.x + 1.4, y), (inner.right - 1.4, y), THIN)


def _set(canvas: Canvas, area: Area, lines: Sequence[str], pt: float) -> None:
    pace = pt * PT * LEADING
    for index, line in enumerate(lines):
        canvas.text(Area(area.x, area.y + index * pace, area.w, pace), line, pt)


def _head(canvas: Canvas, inner: Area, face: Face) -> None:
    room = inner.w - (CORNER + 4.4 if face.cost[1] else 2.8)
    wide = min(max(20.0, canvas.width(face.kind, SMALL, bold=True) + 3.4), room)
    tag = inner.part(1.4, 1.4, wide, 5)
    canvas.frame(tag)
    if face.dark:
        bar(canvas, tag, face.kind, SMALL)
    else:
        canvas.rect(tag, MEDIUM)
        canvas.text(tag.inset(1, 0), face.kind, SMALL, bold=True, align="centre", shorten=True)
    great(canvas, name_place(inner, face), face.name, FINISHED, align="left")
    label, value = face.cost
    if value:
        corner = inner.part(inner.w - 1.4 - CORNER, 1.2, CORNER, CORNER)
        canvas.rect(corner, MEDIUM, radius=1)
        canvas.text(corner.part(0.5, 0.6, CORNER - 1, 3.4), label, LABEL, align="centre", shorten=True)
        great(canvas, corner.part(1, 4, CORNER - 2, CORNER - 4.6), value, 17, shorten=True)


def _rules(canvas: Canvas, area: Area, face: Face) -> None:
    wide, y = label_width(face, canvas), area.y
    style = Style(FLOOR)
    for label, text in face.rules:
        canvas.text(Area(area.x, y, wide - 1.6, LINE + 0.7), label, LABEL, shorten=True)
        lines = wrap(clean(text), area.w - wide, canvas.face.measure(style))
        for number, line in enumerate(lines):
            place = Area(area.x + wide, y + number * LINE, area.w - wide, LINE + (0.7 if len(lines) == 1 else 0))
            canvas.text(place, line, SMALL if len(lines) == 1 else LABEL)
        y += 0.7 + LINE * max(1, len(lines))
    sign, chosen = face.chosen
    if chosen:
        box = Area(area.x, y + 0.4, area.w, 6.6)
        canvas.rect(box, MEDIUM, fill=TINT)
        head = f"{sign}＝"
        left = canvas.width(head, ROW)
        canvas.text(box.part(1, w=left + 0.1), head, ROW)
        canvas.text(box.part(left + 1.4, w=chosen_room(area.w, face.chosen, canvas) + 0.1), chosen, TITLE, bold=True)


def _uses(canvas: Canvas, area: Area, face: Face) -> None:
    y = area.y
    label, value = face.number
    beside = uses_beside(face, area.w, canvas)
    if value:
        draw_number(canvas, area, label, value)
        y += 1.2 if beside else 8.0
    for use in face.uses:
        row = Area(area.x, y, area.w, USE)
        if beside:
            row = row.part(number_width(face, area.w, canvas))
        boxes = use.most if use.most <= MOST_BOXES else 0
        left = row.right - boxes * (BOX + 0.4)
        for index in range(boxes):
            place = Area(left + index * (BOX + 0.4), row.middle - BOX / 2, BOX, BOX)
            tick(canvas, place, index < use.used)
        text = use.label if boxes else f"{use.label}　　／{use.most}"
        canvas.text(Area(row.x, row.y, left - row.x - 1, row.h), text, LABEL, align="right", shorten=True)
        y += USE


def draw_number(canvas: Canvas, area: Area, label: str, value: str) -> float:
    """Draw a number and the box for what becomes of it; return the width they take."""
    wide = min(canvas.width(label, LABEL) + 0.1, area.w - 20)
    canvas.text(area.part(w=wide, h=8.0), label, LABEL, shorten=True)
    for index, text in enumerate((value, "")):
        box = Area(area.x + wide + 1.4 + index * (CELL + 0.6), area.y + 1, CELL, 6)
        canvas.rect(box, MEDIUM, fill=TINT if text else "")
        canvas.text(box, text, NUMBER, bold=True, align="centre")
    return wide + 1.4 + 2 * CELL + 2.6
