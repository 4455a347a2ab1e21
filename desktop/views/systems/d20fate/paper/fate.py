"""Fate dice as circles that take a real die, and conditions with 「いつまで」."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

from desktop.core.paper import Field, How
from desktop.core.words import phrase
from desktop.systems.d20fate.resolve import starting_pool
from desktop.systems.d20fate.sheet import Condition
from desktop.systems.d20fate.tables import ConditionKind
from desktop.views.paper.sheet.canvas import Canvas
from desktop.views.paper.sheet.ink import HEAVY, LABEL, ROW, SPARE, THIN, Area
from desktop.views.paper.sheet.parts import above_line, section, tick_at, writing_line
from desktop.views.paper.sheet.stamps import Identity, once
from desktop.views.paper.sheet.tables import Column
from desktop.views.paper.text.kinsoku import clean
from desktop.views.systems.d20fate.paper.form import LEFT, RIGHT, SECOND, D20FateForm

CONDITIONS = phrase("状態{listed}", listed="")
"""A heading above a list, of which English has a plural."""
TOP = 128.6
"""mm: where both sections begin."""
CIRCLES, SIDE, PITCH = 8, 10.0, 11.6
"""Circles on the first page, mm across, mm from one to the next."""
PLACES, PLACE = 6, 6.2
"""Conditions on the first page in two columns, mm from one to the next."""
LINES = 3
"""Lines to write on in place of fate dice."""
NAME = 17.0
"""mm: room for the name of a condition."""


def draw(form: D20FateForm) -> None:
    """Draw both sections."""
    sheet = form.sheet
    shown = None if sheet is None else (sheet.is_pc, sheet.fate_dice, sheet.conditions)
    key = (_draw, shown, Identity(form.game), Identity(form.words))
    once(form.canvas, key, lambda: _draw(form), form.remainder)


def _draw(form: D20FateForm) -> None:
    if form.game.settings.fate_enabled:
        _dice(form)
    else:
        _lines(form)
    _conditions(form)


def _lines(form: D20FateForm) -> None:
    """Leave the room of the dice to a pencil where the campaign does without them."""
    section(form.canvas, Area(10, TOP, LEFT, 5), form.say("手控え"))
    for index in range(LINES):
        writing_line(form.canvas, 10, TOP + 12 + index * 6.2, 10 + LEFT)


def _dice(form: D20FateForm) -> None:
    canvas, say, settings = form.canvas, form.say, form.game.settings
    words = phrase("セッション開始時に{n}。スタントで＋{m}", n=settings.fate_session_start, m=settings.fate_stunt)
    section(canvas, Area(10, TOP, LEFT, 5), say("フェイト・ダイス"), say(words))
    first = starting_pool(form.sheet.is_pc if form.sheet else True, settings)
    held = form.sheet.fate_dice if form.sheet is not None else first
    moving = form.sheet is not None and form.mode.moving
    solid = max(first, held) if moving else (held if form.sheet is not None else first)
    for index in range(CIRCLES):
        circle = Area(10 + index * PITCH, TOP + 6.4, SIDE, SIDE)
        yours = index < solid
        canvas.ellipse(circle, HEAVY if yours else THIN, None if yours else SPARE)
        if yours:
            form.canvas.mark(circle, moving and index >= held, _strike, _die_field(form, index, solid))
    if solid > CIRCLES:
        text = say(phrase("全部で {n} 個", n=held if moving else solid))
        form.remainder.text(say("フェイト・ダイス"), "", text, Field("fate_dice", True))
    boost = phrase("ブースト：失敗したとき、その判定に＋1d{die}（1の目のときは使えない）", die=settings.fate_boost_die)
    if settings.fate_boost_when_hopeless or not settings.natural_auto:
        boost = phrase("ブースト：失敗したとき、その判定に＋1d{die}", die=settings.fate_boost_die)
    lines = (boost, phrase("リロール：失敗したとき、d20を振り直す（1の目でもよい）"))
    for index, line in enumerate(lines):
        canvas.text(Area(10, TOP + 17.4 + index * 3.9, LEFT, 3.8), say(line), LABEL)


def _die_field(form: D20FateForm, index: int, solid: int) -> Field | None:
    """Return the place of a die; where there are more than circles, striking them out would not say how many."""
    return Field("fate_dice", True, How.LOST, nth=index + 1) if form.sheet is None or solid <= CIRCLES else None


def _strike(canvas: Canvas, circle: Area) -> None:
    """Strike a spent die out, clear of its edge."""
    reach = circle.w / 2 - 1.6
    dx, dy = reach * cos(pi / 4), reach * sin(pi / 4)
    start, end = (circle.centre - dx, circle.middle + dy), (circle.centre + dx, circle.middle - dy)
    canvas.line(start, end, HEAVY, round_cap=True)


def _conditions(form: D20FateForm) -> None:
    """Draw the campaign's conditions to tick, then lines for others; typed ones are in their place (D20-AMB-35)."""
    canvas, say = form.canvas, form.say
    section(canvas, Area(SECOND, TOP, RIGHT, 5), say(CONDITIONS), say("効果は有利・不利を決める目安"))
    names = [row.name for row in form.game.rows("conditions", ConditionKind)]
    typed = list(form.sheet.conditions) if form.sheet is not None and form.mode.moving else []
    shown, rest = arranged(names, typed)
    kept = form.sheet.conditions if form.sheet is not None else ()
    free = len(kept)
    for head in Area(SECOND, TOP + 5.5, RIGHT, 3.4).columns(0, 0, gap=3):
        canvas.text(head.part(NAME + 6.4), say("いつまで"), LABEL)
    columns = Area(SECOND, TOP + 8.6, RIGHT, PLACE).columns(0, 0, gap=3)
    for index, (name, condition) in enumerate(shown):
        cut = columns[index % 2]
        number = _number(name, condition, kept)
        if number < 0:
            number, free = free, free + 1
        _place(form, Area(cut.x, cut.y + index // 2 * PLACE, cut.w, PLACE), name, condition, number)
    heads = (Column(say("状態"), 0, "left"), Column(say("いつまで"), 80, "left"))
    form.remainder.rows(say(CONDITIONS), heads, [(clean(row.text), clean(row.until)) for row in rest])


def _number(name: str, condition: Condition | None, kept: Sequence[Condition]) -> int:
    """Return which condition of the sheet a place is for; −1: one that is still to come."""
    if condition is not None:
        return next(number for number, row in enumerate(kept) if row is condition)
    return next((number for number, row in enumerate(kept) if name and row.text == name), -1)


def arranged(
    names: Sequence[str], typed: Sequence[Condition]
) -> tuple[list[tuple[str, Condition | None]], list[Condition]]:
    """Lay known and typed conditions onto the places of the page; return the places and what is left over.

    At least two places stay free for others on an untouched page.
    """
    known = list(names[: PLACES - 2])
    left = list(typed)
    places: list[tuple[str, Condition | None]] = []
    for name in known:
        found = next((row for row in left if row.text == name), None)
        if found is not None:
            left.remove(found)
        places.append((name, found))
    while len(places) < PLACES:
        places.append(("", left.pop(0) if left else None))
    return places, left


def _place(form: D20FateForm, area: Area, name: str, condition: Condition | None, number: int) -> None:
    canvas, say, path = form.canvas, form.say, f"conditions.{number}"
    fixed = ((f"{path}.text", name),) if name else ()
    present = Field(path, True, How.PRESENT, fixed=fixed)
    tick_at(canvas, area.x, area.middle, condition is not None, field=present)
    heading = say(CONDITIONS)
    left, line = (above_line(cut) for cut in (area.part(5.2, w=NAME), area.part(NAME + 6.4)))
    if not name:
        writing_line(canvas, left.x, area.bottom - 0.3, left.right)
    writing_line(canvas, line.x, area.bottom - 0.3, line.right)
    text = say(name) if name else (condition.text if condition is not None else "")
    written = None if name else Field(f"{path}.text", True)
    canvas.text(left, text, ROW, carry=form.remainder.carry(heading, heading), field=written)
    until, carry = condition.until if condition else "", form.remainder.carry(heading, say("いつまで"))
    canvas.text(line, until, LABEL, carry=carry, field=Field(f"{path}.until", True, fixed=fixed))
