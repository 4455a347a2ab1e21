"""The top of the page: who, the formula, and the abilities with the number that is added to the die."""

from __future__ import annotations

from desktop.core.paper import Field
from desktop.core.words import signed_text
from desktop.systems.d20fate.sheet import gone_abilities, score, score_field
from desktop.systems.d20fate.tables import Ability
from desktop.views.paper.person import person
from desktop.views.paper.sheet.ink import BLACK, FINISHED, HEAVY, LABEL, MEDIUM, ROW, TINT, WHITE, Area
from desktop.views.paper.sheet.parts import box, section
from desktop.views.paper.sheet.stamps import Identity, once
from desktop.views.paper.sheet.tables import Column
from desktop.views.paper.text.kinsoku import clean
from desktop.views.systems.d20fate.paper.form import LEFT, D20FateForm

TOP, ROWS_TOP, ROWS = 43.4, 52.6, 73.2
"""mm: the section, its first row, and the height of all rows together."""
USUAL, MOST = 6, 9
"""Abilities as the rules have them, and as many as fit the page."""
CUTS = (26.0, 18.0, 18.0, 0.0)
"""mm: name, score, modifier, number to add."""


def draw(form: D20FateForm) -> None:
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
    section(canvas, Area(10, TOP, LEFT, 5), say("能力値"), say(rounding[form.game.settings.modifier_rounding]))
    cuts = Area(10, TOP + 5.7, LEFT, 3.4).columns(*CUTS, gap=2)
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
