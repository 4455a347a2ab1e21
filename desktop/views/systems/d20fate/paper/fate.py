"""The upper blocks: who, the formula, abilities, then fate dice as circles, and conditions with 「いつまで」."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

from desktop.core.paper import Field, How
from desktop.core.words import phrase, signed_text
from desktop.systems.d20fate.resolve import starting_pool
from desktop.systems.d20fate.sheet import Condition, gone_abilities, score, score_field
from desktop.systems.d20fate.tables import Ability, ConditionKind
from desktop.views.paper.person import person
from desktop.views.paper.sheet.canvas import Canvas
from desktop.views.paper.sheet.ink import BLACK, FINISHED, HEAVY, LABEL, MEDIUM, ROW, SPARE, THIN, TINT, WHITE, Area
from desktop.views.paper.sheet.parts import above_line, box, section, tick_at, writing_line
from desktop.views.paper.sheet.stamps import Identity, once
from desktop.views.paper.sheet.tables import Column
from desktop.views.paper.text.kinsoku import clean
from desktop.views.systems.d20fate.paper.form import LEFT, RIGHT, SECOND, D20FateForm

ABILITIES_TOP, ROWS_TOP, ROWS = 43.4, 52.6, 73.2
"""mm: the section, its first row, and the height of all rows together."""
USUAL, MOST = 6, 9
"""Abilities as the rules have them, and as many as fit the page."""
CUTS = (26.0, 18.0, 18.0, 0.0)
"""mm: name, score, modifier, number to add."""


def draw_abilities(form: D20FateForm) -> None:
    """Draw everything down to the abilities."""
    _names(form)
    _formula(form)
    _abilities(form)


def _names(form: D20FateForm) -> None:
    canvas, sheet, say = form.canvas, form.sheet, form.say
    name, player, level, bonus = Area(10, 16.6, 190, 12.8).columns(88, 48, 20, 0, gap=2)
    for area, label in ((name, "名前"), (player, "プレイヤー")):
        box(canvas, area, say(label))
    person(canvas, form.words, form.remainder, sheet, (name, player))
    box(canvas, level, say("レベル"), signed_text(sheet.level) if sheet else "", pt=16, field=Field("level"))
    box(canvas, bonus, say("習熟ボーナス"), form.number("proficiency_bonus"), pt=16, tint=form.finished)


def _formula(form: D20FateForm) -> None:
    """Draw the one formula in the page's one black strip (D20-CORE-02)."""
    area = Area(10, 31.6, 190, 9)
    form.canvas.rect(area, 0, fill=BLACK)
    text = "1d20 ＋ 能力修正 ＋ 習熟ボーナス ≧ DC（目標値）で成功"
    form.canvas.text(area.inset(2, 0), form.say(text), 13, bold=True, colour=WHITE, align="centre")


def _abilities(form: D20FateForm) -> None:
    canvas, say = form.canvas, form.say
    rounding = {"floor": "修正 ＝（能力値−10）÷2　切り下げ", "toward_zero": "修正 ＝（能力値−10）÷2　0に近いほうへ"}
    section(
        canvas, Area(10, ABILITIES_TOP, LEFT, 5), say("能力値"), say(rounding[form.game.settings.modifier_rounding])
    )
    cuts = Area(10, ABILITIES_TOP + 5.7, LEFT, 3.4).columns(*CUTS, gap=2)
    for cut, head in zip(cuts[1:], ("値", "修正", "判定 1d20に足す"), strict=True):
        canvas.text(cut, say(head), LABEL, align="centre")
    gone = () if form.sheet is None else gone_abilities(form.sheet, form.game)
    abilities = (*form.game.rows("abilities", Ability), *gone)
    shown = abilities[:MOST]
    pitch = ROWS / max(USUAL, len(shown))
    for index, ability in enumerate(shown):
        _ability(form, Area(10, ROWS_TOP + index * pitch, LEFT, pitch - 1.6), ability)
    _more(form, abilities[MOST:])


def _ability(form: D20FateForm, row: Area, ability: Ability) -> None:
    texts = (form.say(ability.code), form.say(form.game.marked("abilities", ability.id, ability.name)))
    held = signed_text(score(form.sheet, ability.id)) if form.sheet is not None else ""
    shown = (*texts, held, form.number(f"{ability.id}_mod"), form.number(f"{ability.id}_total"))
    key = (_draw_ability, row, ability.id, shown, form.finished, Identity(form.words))
    once(form.canvas, key, lambda: _draw_ability(form, row, ability.id, shown), form.remainder)


def _draw_ability(form: D20FateForm, row: Area, ability: str, shown: tuple[str, str, str, str, str]) -> None:
    canvas = form.canvas
    code, word, held, bonus, added = shown
    name, points, modifier, total = row.columns(*CUTS, gap=2)
    canvas.rect(name, 0, fill=TINT)
    heading = form.say("能力値")
    carry = form.remainder.carry(heading, form.say("能力"))
    if code:
        wide = min(canvas.width(code, 13, bold=True), name.w * 0.55)
        canvas.text(name.part(1.4, w=wide + 0.1), code, 13, bold=True, carry=carry)
        canvas.text(name.part(wide + 3, w=name.w - wide - 3.8), word, ROW, carry=carry)
    else:
        canvas.text(name.inset(1.4, 0), word, 12, bold=True, carry=carry)
    box(canvas, points, value=held, pt=FINISHED, field=Field(score_field(ability)))
    box(canvas, modifier, value=bonus, pt=13, bold=False, width=MEDIUM)
    box(canvas, total, value=added, pt=16, width=HEAVY, tint=form.finished)


def _more(form: D20FateForm, abilities: tuple[Ability, ...]) -> None:
    """Carry the abilities that a campaign has beyond what fits."""
    columns = (
        Column(form.say("能力"), 0, "left"),
        Column(form.say("値"), 30),
        Column(form.say("修正"), 30),
        Column(form.say("判定 1d20に足す"), 40),
    )
    sheet = form.sheet
    rows = [
        (
            clean(form.say(form.game.marked("abilities", row.id, row.shown))),
            signed_text(score(sheet, row.id)) if sheet is not None else "",
            form.number(f"{row.id}_mod"),
            form.number(f"{row.id}_total"),
        )
        for row in abilities
    ]
    form.remainder.rows(form.say("能力値"), columns, rows)


def short_name(form: D20FateForm, ability: str) -> str:
    """Return an ability's code, or its name where the campaign gave it none."""
    row = next((a for a in form.game.rows("abilities", Ability) if a.id == ability), None)
    return "" if row is None else form.say(row.code or row.name)


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


def draw_fate(form: D20FateForm) -> None:
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
