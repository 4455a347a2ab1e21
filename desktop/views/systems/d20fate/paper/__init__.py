"""The printed sheet of d20fate: an A4 page with skills and their summands, further pages for what it cannot hold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from desktop.core.game import Game
from desktop.core.paper import Field, ticked
from desktop.core.words import Words
from desktop.services.text.catalogue import Catalogue
from desktop.systems.d20fate import SYSTEM
from desktop.systems.d20fate.settings import D20FateSettings
from desktop.systems.d20fate.sheet import D20FateSheet, Skill
from desktop.systems.d20fate.tables import SkillKind
from desktop.views.paper.protocol import PaperContext, SheetPaper
from desktop.views.paper.sheet.ink import HEAVY, LABEL, NAME, NUMBER, ROW, THIN, Area, Mode
from desktop.views.paper.sheet.marks import PageDrawing
from desktop.views.paper.sheet.overflow import Remainder
from desktop.views.paper.sheet.page import bind
from desktop.views.paper.sheet.parts import box, section, tick_at
from desktop.views.paper.sheet.stamps import Identity, once
from desktop.views.paper.sheet.tables import Column
from desktop.views.paper.text.kinsoku import clean
from desktop.views.systems.d20fate.paper import fate, reference, table_fields
from desktop.views.systems.d20fate.paper.fate import ABILITIES_TOP, ROWS, ROWS_TOP, short_name
from desktop.views.systems.d20fate.paper.form import RIGHT, SECOND, D20FateForm

LINES = 10
"""Rows on the first page."""
CUTS = (8.0, 35.0, 13.0, 0.0, 16.0)
"""mm: tick, name, ability, summands, sum."""


def draw(form: D20FateForm) -> None:
    """Draw the section."""
    canvas, say = form.canvas, form.say
    always = form.game.settings.proficiency_applies == "always"
    note = "合計 ＝ 能力修正＋習熟ボーナス" if always else "合計 ＝ 能力修正＋習熟ボーナス（印のある技能だけ）"
    section(canvas, Area(SECOND, ABILITIES_TOP, RIGHT, 5), say("技能"), say(note))
    heads = Area(SECOND, ABILITIES_TOP + 5.7, RIGHT, 3.4).columns(*CUTS)
    canvas.text(heads[0].part(w=CUTS[0] + CUTS[1]), say("習熟　技能"), LABEL)
    for cut, head in zip(heads[2:], ("能力", "内訳", "合計"), strict=True):
        canvas.text(cut, say(head), LABEL, align="centre")
    skills = _skills(form)
    pitch = ROWS / LINES
    for index in range(LINES):
        row = Area(SECOND, ROWS_TOP - 0.4 + index * pitch, RIGHT, pitch)
        _row(form, row, skills[index] if index < len(skills) else None, f"skills.{index}")
    _more(form, skills[LINES:])


def _skills(form: D20FateForm) -> Sequence[Skill]:
    """Return the sheet's skills; on the blank page those every new sheet starts with."""
    if form.sheet is not None:
        return form.sheet.skills
    return [Skill(id=row.id, name=row.name, ability=row.ability) for row in form.game.rows("skills", SkillKind)]


class _Shown(NamedTuple):
    """What a row says of a skill."""

    name: str
    trained: bool
    code: str
    parts: str
    total: str
    finished: bool


def _row(form: D20FateForm, row: Area, skill: Skill | None, path: str) -> None:
    shown = None if skill is None else _shown(form, skill)
    key = (_draw_row, row, path, shown, Identity(form.words))
    once(form.canvas, key, lambda: _draw_row(form, row, path, shown), form.remainder)


def _shown(form: D20FateForm, skill: Skill) -> _Shown:
    total, code = f"skill_total.{skill.id}", short_name(form, skill.ability)
    named = _named(form, skill)
    return _Shown(named, skill.trained, code, form.parts(total), form.number(total), total in form.numbers)


def _draw_row(form: D20FateForm, row: Area, path: str, skill: _Shown | None) -> None:
    canvas = form.canvas
    mark, name, ability, parts, total = row.columns(*CUTS)
    tick_at(canvas, mark.x + 1, row.middle, skill is not None and skill.trained, field=ticked(f"{path}.trained"))
    canvas.line((row.x, row.bottom), (total.x - 1, row.bottom), THIN)
    place = total.part(0, 0.5, h=total.h - 1)
    if skill is None:
        canvas.text(name.part(0, w=name.w - 1), "", NAME, field=Field(f"{path}.name"))
        canvas.text(ability, "", ROW, align="centre", field=Field(f"{path}.ability"))
        box(canvas, place, width=HEAVY)
        return
    heading = form.say("技能")
    carry = form.remainder.carry(heading, heading)
    canvas.text(name.part(0, w=name.w - 1), skill.name, NAME, bold=skill.trained, carry=carry)
    canvas.text(ability, skill.code, ROW, align="centre", carry=form.remainder.carry(heading, form.say("能力")))
    taker = form.remainder.carry(heading, form.say("内訳"))
    canvas.text(parts.inset(0.4, 0), skill.parts, ROW, align="centre", carry=taker)
    box(canvas, place, value=skill.total, pt=NUMBER, width=HEAVY, tint=skill.finished)


def _named(form: D20FateForm, skill: Skill) -> str:
    return form.say(form.game.marked("skills", skill.id, skill.name))


def _more(form: D20FateForm, skills: Sequence[Skill]) -> None:
    columns = (
        Column(form.say("習熟"), 16),
        Column(form.say("技能"), 0, "left"),
        Column(form.say("能力"), 30),
        Column(form.say("内訳"), 40),
        Column(form.say("合計"), 20, bold=True, pt=NUMBER),
    )
    rows = [
        (
            "○" if skill.trained else "",
            clean(_named(form, skill)),
            short_name(form, skill.ability),
            form.parts(f"skill_total.{skill.id}"),
            form.number(f"skill_total.{skill.id}"),
        )
        for skill in skills
    ]
    form.remainder.rows(form.say("技能"), columns, rows)


class D20FatePaper(SheetPaper):
    """Draws a character in one of the three modes (D20-PHY-09)."""

    def pages(
        self,
        sheet: D20FateSheet | None,
        game: Game[D20FateSettings],
        mode: Mode,
        words: Words,
        context: PaperContext,
    ) -> list[PageDrawing]:
        """Return the first page and, where it is too small, further ones."""
        shown = None if mode is Mode.BLANK else sheet
        form = D20FateForm(
            canvas=context.canvas(Mode.BLANK if shown is None else mode),
            sheet=shown,
            game=game,
            words=words,
            remainder=Remainder(words.say(context.further)),
            numbers=SYSTEM.derive(shown, game) if shown is not None else {},
            chances=context.chances,
        )
        form.canvas.portrait = context.portrait_of(shown)
        whole = context.frame(Catalogue().info(SYSTEM.id).name, form.canvas.mode, words, shown, game.notice)
        frame = whole.fitted(form.canvas, form.remainder)
        bottom = frame.foot_top(form.canvas)
        fate.draw_abilities(form)
        draw(form)
        fate.draw_fate(form)
        table_fields.draw(form)
        reference.draw(form, bottom)
        more = frame.further(form.remainder, form.canvas, bottom)
        return bind(frame, [form.canvas, *more])
