"""Bonds with their boxes on the left, and experience (EN-ENI-01…11, EN-XP-01…03, EN-GRW-01)."""

from __future__ import annotations

from functools import partial

from desktop.core.paper import Field, one_of, ticked
from desktop.core.words import phrase, signed_text
from desktop.systems.enishi.tables import Named, tables
from desktop.views.paper.sheet.ink import FINISHED, HEAVY, LABEL, NAME, THIN, Area
from desktop.views.paper.sheet.parts import SPENT, box, section, tick, tick_at, writing_lines
from desktop.views.paper.sheet.stamps import Identity, once
from desktop.views.paper.sheet.tables import Column
from desktop.views.paper.text.kinsoku import clean
from desktop.views.systems.enishi.paper.form import LEFT, RIGHT, EnishiForm

TOP = 183.6
BOND, PITCH = 6.1, 9.8
"""mm: height of a bond's row, distance of the relations."""
QUESTIONS = {
    "finished": "最後まで参加した",
    "cooperated": "他のPCと協力して行動できた",
    "appeared": "他のPCが主人公のステージに登場した",
    "led": "リーダー役を積極的に果たした",
    "excellent": "特に優秀な活躍（全員で話し合う）",
}
"""The checklist as questions answered at the end of the session."""


def draw(form: EnishiForm) -> None:
    """Draw bonds and experience."""
    if form.game.settings.bonds_used:
        _bonds(form)
    else:
        left_to_write(form, Area(10, TOP, LEFT, 52))
    _experience(form)


def left_to_write(form: EnishiForm, area: Area) -> None:
    """Leave a pencil the room of a part that the campaign does without."""
    writing_lines(form.canvas, section(form.canvas, area, form.say("手控え")))


def _bonds(form: EnishiForm) -> None:
    words = Identity(form.words)
    once(form.canvas, (_heads, words), lambda: _heads(form))
    bonds = form.sheet.bonds if form.sheet is not None else ()
    for index in range(tables().bond_max):
        bond = bonds[index] if index < len(bonds) else None
        shown = (bond.person, bond.relation, bond.box and form.mode.moving) if bond else ("", "", False)
        once(form.canvas, (_bond, index, shown, words), partial(_bond, form, index, *shown))
    _more_bonds(form)


def _heads(form: EnishiForm) -> None:
    canvas, say = form.canvas, form.say
    note = say("マス：1シナリオ1回、その人に関わる判定・行動に")
    section(canvas, Area(10, TOP, LEFT, 5), say("所縁（えにし）"), note)
    head = Area(10, TOP + 5.8, LEFT, 3.6)
    canvas.text(Area(10, head.y, 8.2, head.h), say("マス"), LABEL, align="centre")
    canvas.text(Area(19, head.y, 20, head.h), say("相手の名"), LABEL)
    for relation, left in _places():
        canvas.text(Area(left, head.y, PITCH, head.h).inset(0.4, 0), say(relation.name), LABEL, align="centre")


def _places() -> list[tuple[Named, float]]:
    """Return the relations with the x where their columns begin."""
    relations = tables().relations
    first = 120 - PITCH * len(relations)
    return [(relation, first + n * PITCH) for n, relation in enumerate(relations)]


def _bond(form: EnishiForm, index: int, person: str, relation: str, used: bool) -> None:
    """Draw one row, the same in all modes but for ticks and the name."""
    canvas, places = form.canvas, _places()
    row = Area(10, TOP + 9.5 + index * BOND, LEFT, BOND)
    square = Area(row.x + 1, row.y + 0.4, SPENT, SPENT)
    tick(canvas, square, used, width=HEAVY, field=ticked(f"bonds.{index}.box", True))
    canvas.line((18.5, row.bottom), (row.right, row.bottom), THIN)
    place = Area(19.2, row.y, places[0][1] - 20, row.h)
    carry = form.remainder.carry(form.say("所縁（えにし）"), form.say("相手の名"))
    canvas.text(place, person, NAME, carry=carry, field=Field(f"bonds.{index}.person"))
    for one, left in places:
        field = one_of(f"bonds.{index}.relation", one.id)
        tick_at(canvas, left + PITCH / 2 - 2, row.middle, relation == one.id, field=field)


def _more_bonds(form: EnishiForm) -> None:
    """Carry what a GM allowed beyond seven (EN-ENI-07)."""
    if form.sheet is None:
        return
    names = {relation.id: form.say(relation.name) for relation in tables().relations}
    columns = (Column(form.say("マス"), 12), Column(form.say("相手の名"), 0, "left"), Column(form.say("関係"), 40))
    rows = [
        ("✓" if bond.box and form.mode.moving else "", clean(bond.person), names.get(bond.relation, ""))
        for bond in form.sheet.bonds[tables().bond_max :]
    ]
    form.remainder.rows(form.say("所縁（えにし）"), columns, rows)


def _experience(form: EnishiForm) -> None:
    canvas, say, sheet = form.canvas, form.say, form.sheet
    section(canvas, Area(124, TOP, RIGHT, 5), say("経験点"), say("1項目1点"))
    shown = (
        ("獲得", sheet.xp_total if sheet else None, "xp_total"),
        ("使用", sheet.xp_spent if sheet else None, "xp_spent"),
        ("残り", form.value("xp_left") if sheet else None, ""),
    )
    row = Area(124, TOP + 5.8, RIGHT, 9.4)
    for cut, (label, value, path) in zip(row.columns(0, 0, 0, gap=1.4), shown, strict=True):
        field = Field(path, True) if path else None
        number, start = form.moving(value), form.start(value)
        box(canvas, cut, say(label), number, corner=start, pt=FINISHED, width=HEAVY, field=field)
    for index, (earned, question) in enumerate(QUESTIONS.items()):
        middle = TOP + 18.4 + index * 4.95
        on = sheet is not None and form.mode.moving and bool(getattr(sheet.xp_checklist, earned))
        tick_at(canvas, 124, middle, on, field=ticked(f"xp_checklist.{earned}", True))
        canvas.text(Area(129.2, middle - 2.2, 70.8, 4.4), say(question), LABEL)
    if form.game.settings.effects_used:
        _support(form, TOP + 43.8)
    growth = tables().growth
    prices = phrase(
        "成長：CLV＋1＝{clv}　SLV＋1／新スキル＝{skill}　財産{points}＝{cost}",
        clv=growth["clv"],
        skill=growth["skill_up"],
        points=growth["wealth_points"],
        cost=growth["wealth_cost"],
    )
    canvas.text(Area(124, TOP + 47.2, RIGHT, 4), say(prices), LABEL)


def _support(form: EnishiForm, middle: float) -> None:
    """Draw the small boxes for effects used in support of another character (EN-XP-03)."""
    canvas, say, sheet = form.canvas, form.say, form.sheet
    log = sheet.effect_log if sheet is not None and form.mode.moving else ()
    used = [use.xp for use in log if use.support]
    groups = ((say("援護で使用　マス＋1"), used.count(1), 4, 124.0), (say("CLV＋2"), used.count(2), 3, 171.4))
    for label, count, boxes, left in groups:
        wide = min(canvas.width(label, LABEL), (46.0 if boxes == 4 else 28.6) - 1.2 - boxes * 4)
        canvas.text(Area(left, middle - 2, wide + 0.1, 4), label, LABEL)
        for index in range(boxes):
            tick(canvas, Area(left + wide + 1 + index * 4, middle - 2, 4, 4), index < count)
        if count > boxes:
            text = say(phrase("{label} 計{n}回", label=label, n=signed_text(count)))
            form.remainder.text(say("経験点"), "", text)
