"""What the campaign has decided for itself: its custom fields, permanent modifiers, and notes."""

from __future__ import annotations

from desktop.core.custom.profile import FieldKind, ProfileField
from desktop.core.custom.values import Track
from desktop.core.paper import Field, ticked
from desktop.core.words import signed_text
from desktop.systems.d20fate.sheet import HouseModifier
from desktop.systems.d20fate.tables import Ability
from desktop.views.paper.custom import own_text, place_of, rest
from desktop.views.paper.sheet.ink import FINISHED, LABEL, NUMBER, ROW, Area
from desktop.views.paper.sheet.parts import box, section, tick_at, writing_line, writing_lines
from desktop.views.paper.sheet.stamps import Identity, once
from desktop.views.paper.sheet.tables import Column
from desktop.views.paper.text.kinsoku import clean
from desktop.views.systems.d20fate.paper.form import LEFT, RIGHT, SECOND, D20FateForm, wide

TOP = 157.2
"""mm: where the block begins."""
OWN, OWN_HEIGHT = 6, 13.6
"""Boxes for custom fields on the first page, in rows of two; mm of a box."""
MODIFIERS, LINE = 3, 6.2
"""Lines for permanent modifiers on the first page; mm of a line."""
NOTES_TOP, NOTES = 184.6, 3
"""mm: where the notes begin, and their lines."""


def draw(form: D20FateForm) -> None:
    """Draw the block; most sheets have nothing in it."""
    sheet = form.sheet
    shown = None if sheet is None else (sheet.own, sheet.modifiers, sheet.memo)
    if shown is None or not any(shown):
        key = (_draw, shown is None, Identity(form.game), Identity(form.words))
        once(form.canvas, key, lambda: _draw(form), form.remainder)
    else:
        _draw(form)


def _draw(form: D20FateForm) -> None:
    _own(form)
    _modifiers(form)
    _notes(form)


def _own(form: D20FateForm) -> None:
    canvas, say = form.canvas, form.say
    section(canvas, Area(10, TOP, LEFT, 5), say("卓の自由項目"), say("HP・金貨など、卓で決めたもの"))
    fields = form.game.profile
    cuts = Area(10, TOP + 6.2, LEFT, OWN_HEIGHT).columns(0, 0, gap=2)
    for index in range(OWN):
        cut = cuts[index % 2]
        area = Area(cut.x, cut.y + index // 2 * (OWN_HEIGHT + 1.4), cut.w, cut.h)
        if index < len(fields):
            _field(form, area, fields[index])
        else:
            box(canvas, area)
    canvas.head_at(say("卓の項目"), canvas.heads[say("卓の自由項目")])
    rest(fields[OWN:], form.sheet, form.words, form.remainder)


def _field(form: D20FateForm, area: Area, field: ProfileField) -> None:
    """Draw a custom field; numbers change in play and are left to the pencil."""
    canvas, heading = form.canvas, form.say("卓の自由項目")
    label = clean(form.say(field.label))
    value = own_text(form.sheet, field, form.words)
    number = field.kind in (FieldKind.NUMBER, FieldKind.TRACK)
    held = form.sheet.own.get(field.id) if form.sheet is not None else None
    held = held.value if isinstance(held, Track) else held
    start = form.start(held) if number and isinstance(held, int) else ""
    box(canvas, area, corner=start)
    head = area.part(1, 0.5, area.w - 2 - (canvas.width(start, LABEL) + 1 if start else 0), 3.2)
    canvas.text(head, label, LABEL, carry=form.remainder.carry(heading))
    inner = area.part(1.5, 4, area.w - 3, area.h - 4.6)
    if field.kind is FieldKind.CHECK:
        tick_at(canvas, inner.centre - 2, inner.middle, bool(value), field=ticked(f"own.{field.id}"))
        return
    carry, place = (
        form.remainder.carry(heading, label),
        place_of(field) if not number else Field(f"own.{field.id}", True),
    )
    shown = "" if number and not form.mode.moving else value
    if field.kind is FieldKind.LONG:
        canvas.prose(inner, shown, LABEL, carry=carry, field=place)
    else:
        canvas.text(inner, shown, FINISHED, bold=True, align="centre", carry=carry, field=place)


def _modifiers(form: D20FateForm) -> None:
    """Draw what always counts, by name (D20-AMB-12); sums already hold it."""
    canvas, say = form.canvas, form.say
    section(canvas, Area(SECOND, TOP, RIGHT, 5), say("常時の修正"), say("アイテムや特殊能力。合計に入っている"))
    rows = form.sheet.modifiers if form.sheet is not None else ()
    for index in range(MODIFIERS):
        line = Area(SECOND, TOP + 5.6 + index * LINE, RIGHT, LINE)
        name, value, target = line.columns(44, 16, 0, gap=2)
        for cut in (name, value, target):
            writing_line(canvas, cut.x, cut.bottom, cut.right)
        _modifier(form, name, value, target, rows[index] if index < len(rows) else None, f"modifiers.{index}")
    heads = (Column(say("名前"), 0, "left"), Column(say("修正"), 24, pt=NUMBER), Column(say("対象"), 60, "left"))
    more = [(clean(row.name), wide(_signed(row.value)), clean(_target(form, row))) for row in rows[MODIFIERS:]]
    form.remainder.rows(say("常時の修正"), heads, more)


def _modifier(form: D20FateForm, name: Area, value: Area, target: Area, row: HouseModifier | None, path: str) -> None:
    canvas, heading = form.canvas, form.say("常時の修正")
    carry, number = form.remainder.carry(heading, form.say("名前")), wide(_signed(row.value)) if row else ""
    canvas.text(name.part(0.5), row.name if row else "", ROW, carry=carry, field=Field(f"{path}.name"))
    canvas.text(value, number, NUMBER, bold=True, align="centre", field=Field(f"{path}.value"))
    if row is not None:
        canvas.text(target, _target(form, row), ROW, carry=form.remainder.carry(heading, form.say("対象")))


def _signed(value: int) -> str:
    return f"+{value}" if value > 0 else signed_text(value)


def _target(form: D20FateForm, row: HouseModifier) -> str:
    """Name what a modifier applies to."""
    if not row.applies_to:
        return form.say("すべての判定")
    names = {ability.id: form.say(ability.shown) for ability in form.game.rows("abilities", Ability)}
    names |= {skill.id: form.say(skill.name) for skill in (form.sheet.skills if form.sheet is not None else ())}
    return names.get(row.applies_to, row.applies_to)


def _notes(form: D20FateForm) -> None:
    rest_of = section(form.canvas, Area(SECOND, NOTES_TOP, RIGHT, 5), form.say("メモ"))
    text = form.sheet.memo if form.sheet is not None else ""
    carry = form.remainder.carry(form.say("メモ"))
    writing_lines(form.canvas, rest_of.part(h=NOTES * LINE), text, carry=carry, field=Field("memo"))
