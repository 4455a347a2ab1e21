"""The top of the page: name, player, and the definition's profile fields as boxes that flow (D6G-PRO-01)."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.core.custom.profile import FieldKind, ProfileField
from desktop.core.paper import Field, ticked
from desktop.views.paper.custom import own_text, place_of, rest, shown
from desktop.views.paper.person import beside_portrait
from desktop.views.paper.sheet.ink import HERO, LABEL, ROW, Area
from desktop.views.paper.sheet.parts import TICK, box, tick_at
from desktop.views.systems.d6game.paper.form import GAP, WIDE, D6GameForm, X

TOP, FIRST, NEXT = 16.6, 12.8, 10.6
"""mm: where the boxes begin; heights of the first and of further rows."""
LONG, LONG_PAIR = 15.6, 13.0
"""mm: heights of a long text alone, and of two beside each other."""
BETWEEN, SPACE = 1.4, 2.0
"""mm between rows and between boxes of one row."""
NAME, PLAYER = 62.0, 28.0
LEAST = {
    FieldKind.NUMBER: 18.0,
    FieldKind.FORMULA: 18.0,
    FieldKind.TRACK: 20.0,
    FieldKind.CHECK: 24.0,
    FieldKind.CHOICE: 20.0,
    FieldKind.TEXT: 24.0,
}
"""mm that a box takes at least."""
ROWS, LONG_ROWS = 2, 2
"""Further rows of short and of long boxes on the first page."""
HEADING = "プロフィール"


def draw(form: D6GameForm) -> float:
    """Draw the boxes; return the y below them."""
    short = [f for f in form.game.profile if f.kind is not FieldKind.LONG]
    long = [f for f in form.game.profile if f.kind is FieldKind.LONG]
    first, short = _taken(short, WIDE - NAME - PLAYER - SPACE)
    _first(form, first)
    y = TOP + FIRST
    for _ in range(ROWS):
        row, short = _taken(short, WIDE + SPACE)
        if row:
            _boxes(form, row, Area(X, y + BETWEEN, WIDE, NEXT))
            y += BETWEEN + NEXT
    y, long = _long(form, long, y)
    form.canvas.head_at(form.say("卓の項目"), Area(X, y + 0.2, WIDE, GAP - 0.3))
    rest([*short, *long], form.sheet if form.mode.typed else None, form.words, form.remainder)
    return y + GAP


def _taken(fields: Sequence[ProfileField], room: float) -> tuple[list[ProfileField], list[ProfileField]]:
    """Take as many fields as a row has room for; the order stays."""
    row: list[ProfileField] = []
    for field in fields:
        room -= LEAST[field.kind] + SPACE
        if room < -0.01:
            break
        row.append(field)
    return row, list(fields[len(row) :])


def _first(form: D6GameForm, fields: Sequence[ProfileField]) -> None:
    canvas, sheet = form.canvas, form.sheet
    widths = [LEAST[field.kind] for field in fields]
    spare = WIDE - NAME - PLAYER - sum(widths) - SPACE * (len(fields) + 1)
    # what is left over goes to the name first, it is the largest
    name_wide, share = NAME + spare * 0.4, spare * 0.6 / (len(fields) + 1)
    cuts = Area(X, TOP, WIDE, FIRST).columns(name_wide, *(w + share for w in widths), PLAYER + share, gap=SPACE)
    name, player, label = cuts[0], cuts[-1], form.word("name", 30)
    box(canvas, name, label)
    box(canvas, player, form.say("プレイヤー"))
    for field, cut in zip(fields, cuts[1:-1], strict=True):
        _field(form, field, cut)
    reading, who, whose = (sheet.reading, sheet.name, sheet.player) if sheet is not None else ("", "", "")
    left = canvas.width(label, LABEL) + 3
    name = beside_portrait(canvas, name)
    above = name.part(left, 0.5, name.w - left - 1, 3.2)
    form.typed(above, reading, LABEL, label, form.say("ふりがな"), align="right", field=Field("reading"))
    inner = name.part(1.5, 3.6, name.w - 3, name.h - 4)
    form.typed(inner, who, HERO, label, label, bold=True, field=Field("name"))
    inner = player.part(1.5, 3.6, player.w - 3, player.h - 4)
    form.typed(inner, whose, 12, label, form.say("プレイヤー"), bold=True, field=Field("player"))


def _boxes(form: D6GameForm, fields: Sequence[ProfileField], row: Area) -> None:
    widths = [LEAST[field.kind] for field in fields]
    share = (row.w - sum(widths) - SPACE * (len(fields) - 1)) / len(fields)
    for field, cut in zip(fields, row.columns(*(w + share for w in widths), gap=SPACE), strict=True):
        _field(form, field, cut)


def _field(form: D6GameForm, field: ProfileField, area: Area) -> None:
    """Draw one short field."""
    label = form.fit(form.say(field.label), area.w - 2, HEADING)
    box(form.canvas, area, label)
    text = own_text(form.sheet, field, form.words) if shown(form.mode, field) else ""
    inner = area.part(1.4, 3.6, area.w - 2.8, area.h - 4)
    if field.kind is FieldKind.CHECK:
        tick_at(form.canvas, area.centre - TICK / 2, inner.middle, bool(text), field=ticked(f"own.{field.id}"))
        return
    pt = 12.0 if area.h > NEXT else 10.5
    form.typed(inner, form.say(text), pt, HEADING, label, bold=True, align="left", field=place_of(field))


def _long(form: D6GameForm, fields: Sequence[ProfileField], y: float) -> tuple[float, list[ProfileField]]:
    """Draw long texts: one over the whole width, or two beside each other."""
    left = list(fields)
    for _ in range(LONG_ROWS):
        if not left:
            break
        alone = len(left) == 1
        row = Area(X, y + BETWEEN, WIDE, LONG if alone else LONG_PAIR)
        cuts = [row] if alone else list(row.columns(0, 0, gap=SPACE))
        for field, cut in zip(left, cuts, strict=False):
            _text(form, field, cut)
        left = left[len(cuts) :]
        y = row.bottom
    return y, left


def _text(form: D6GameForm, field: ProfileField, area: Area) -> None:
    label = form.fit(form.say(field.label), area.w - 2, HEADING)
    box(form.canvas, area, label)
    text = own_text(form.sheet, field, form.words) if form.mode.typed else ""
    carry = form.remainder.carry(form.say(HEADING), label)
    inner = area.part(1.8, 3.8, area.w - 3.6, area.h - 4.1)
    form.canvas.prose(inner, text, ROW, carry=carry, field=Field(f"own.{field.id}"))
