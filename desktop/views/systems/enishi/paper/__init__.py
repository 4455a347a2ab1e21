"""The printed sheet of 2d6+SLV: an A4 page around the 28 skills (EN-SKL-01…03), further pages for the rest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

from desktop.core.game import AnyGame
from desktop.core.paper import Field
from desktop.core.words import Words
from desktop.services.text.catalogue import Catalogue
from desktop.systems.enishi import SYSTEM
from desktop.systems.enishi.settings import Settings
from desktop.systems.enishi.sheet import FieldSkill, Sheet
from desktop.systems.enishi.tables import Category, tables
from desktop.views.paper.protocol import PaperContext, SheetPaper
from desktop.views.paper.sheet.ink import LABEL, MEDIUM, NAME, NUMBER, ROW, THIN, TINT, Area, Mode
from desktop.views.paper.sheet.marks import PageDrawing
from desktop.views.paper.sheet.overflow import Remainder
from desktop.views.paper.sheet.page import bind
from desktop.views.paper.sheet.parts import section, writing_line
from desktop.views.paper.sheet.stamps import Identity, once
from desktop.views.paper.sheet.tables import Column
from desktop.views.paper.text.kinsoku import clean
from desktop.views.systems.enishi.paper import gear, life, people, reference
from desktop.views.systems.enishi.paper.form import EnishiForm

TOP = 85.0
"""mm: where the section begins."""
ROW_HEIGHT, SLV = 6.0, 8.0
"""mm: height of a row, width of its box."""
NAMED = 0.42
"""Share of a row that a skill takes at most behind whose name a person writes."""
BRACKET = 1.7
"""mm: room of a bracket round what is written."""
HINTS = {
    "perception": "不意打ち",
    "will": "抵抗行動・SP",
    "athletics": "防御行動・移動",
    "vigour": "LP・移動",
    "brawling": "素手／蹴り",
    "stealth": "不意打ち",
    "tactics": "行動順番",
    "riches": "財産",
    "medicine": "手当て 7",
}
"""What a skill is for beyond its name."""
FIELD_KINDS = ("art", "knowledge")
FIELD_LINES = 4


class _Line(NamedTuple):
    """One row: its word, its level (None: a spare line), and what is written behind the word."""

    word: str
    slv: int | None
    hint: str = ""
    field: str = ""
    bracketed: bool = False
    tongue: bool = False
    learnt: str = ""
    """Languages beside the mother tongue, below it."""
    path: str = ""
    """Where its level is in the sheet."""
    field_path: str = ""
    """Where what is written behind the word is in the sheet."""
    fixed: tuple[tuple[str, str], ...] = ()


def draw(form: EnishiForm) -> None:
    """Draw the section."""
    note = "達成値 ＝ 2d6＋SLV＋修正　　1-1 ファンブル（達成値0・自動的失敗）　2〜6のゾロ目 ダブルアップ（もう1d6）"
    section(form.canvas, Area(10, TOP, 190, 5), form.say("スキル"), form.say(note))
    words, shown = Identity(form.words), form.sheet is not None
    columns = Area(10, TOP + 6.4, 190, 41).columns(0, 0, 0, 0, 0, gap=2)
    for category, area in zip(tables().categories, columns, strict=True):
        once(form.canvas, (_head, area, category.id, words), partial(_head, form, area, category))
        top = area.y + 4.9
        for index, line in enumerate(_lines(form, category)):
            place = Area(area.x, top + index * ROW_HEIGHT, area.w, ROW_HEIGHT)
            once(form.canvas, (_row, place, line, shown, words), partial(_row, form, place, line))
        form.canvas.line((area.right - SLV, top), (area.right, top), MEDIUM)


def _head(form: EnishiForm, area: Area, category: Category) -> None:
    canvas = form.canvas
    head = area.part(h=4.6)
    canvas.rect(head, 0, fill=TINT)
    canvas.text(head.part(1.4, w=4), category.id, NAME, bold=True)
    canvas.text(head.part(5.8, w=head.w - 5.8 - SLV - 1), form.say(category.name), ROW, bold=True)
    canvas.text(head.part(head.w - SLV), form.say("SLV"), LABEL, align="centre")


def _row(form: EnishiForm, area: Area, line: _Line) -> None:
    canvas, shown = form.canvas, form.sheet is not None
    owned = shown and bool(line.slv)
    level = area.part(area.w - SLV)
    if owned:
        canvas.rect(level, 0, fill=TINT)
    canvas.frame(level)
    for x in (level.x, level.right):
        canvas.line((x, area.y), (x, area.bottom), MEDIUM)
    canvas.line((area.x, area.bottom), (level.x, area.bottom), THIN)
    canvas.line((level.x, area.bottom), (level.right, area.bottom), MEDIUM)
    word = form.say(line.word)
    if line.learnt:
        _languages(form, area.part(w=area.w - SLV), line, owned)
        _level(form, level, line, owned)
        return
    room = area.w - SLV - 2
    share = NAMED if line.tongue or line.bracketed else 0.55 if line.hint else 1.0
    wide = min(canvas.width(word, NAME, bold=True), room * share)
    canvas.text(area.part(1, w=wide + 0.1), word, NAME, bold=owned)
    rest = Area(area.x + wide + 2, area.y, level.x - area.x - wide - 3, area.h)
    if line.hint:
        canvas.text(rest, form.say(line.hint), LABEL, align="right")
    if line.bracketed or line.tongue:
        _written(form, rest, line)
    _level(form, level, line, owned)


def _level(form: EnishiForm, level: Area, line: _Line, owned: bool) -> None:
    shown = form.sheet is not None
    number = str(line.slv) if shown and line.slv is not None else ""
    place, pt = Field(line.path, fixed=line.fixed), NUMBER if owned else NAME
    form.canvas.text(level.inset(0.4, 0), number, pt, bold=owned, align="centre", field=place)


def _languages(form: EnishiForm, area: Area, line: _Line, owned: bool) -> None:
    """Draw the mother tongue beside the word and the languages below both, in one row."""
    canvas, say = form.canvas, form.say
    upper, lower = area.part(1, 0.2, area.w - 2, 2.9), area.part(1, 2.9, area.w - 2, 2.9)
    word = say(line.word)
    wide = min(canvas.width(word, LABEL, bold=owned), upper.w * NAMED)
    canvas.text(upper.part(w=wide + 0.1), word, LABEL, bold=owned)
    carry = form.remainder.carry(say("スキル"), word)
    mark, left = say("母"), wide + 1.2
    canvas.text(upper.part(left), mark, LABEL)
    left += canvas.width(mark, LABEL) + 0.8
    canvas.text(upper.part(left), line.field, LABEL, carry=carry, field=Field("mother_tongue"))
    canvas.text(lower, line.learnt, LABEL, carry=carry, field=Field("languages"))


def _written(form: EnishiForm, area: Area, line: _Line) -> None:
    """Draw the field in its brackets, or the mother tongue with the languages."""
    canvas = form.canvas
    if line.tongue:
        mark = form.say("母")
        wide = canvas.width(mark, LABEL)
        canvas.text(area.part(w=wide + 0.1), mark, LABEL)
        inner = area.part(wide + 0.8)
    else:
        canvas.text(area.part(w=BRACKET), "（", LABEL)
        canvas.text(area.part(area.w - BRACKET), "）", LABEL, align="right")
        inner = area.inset(BRACKET, 0)
    writing_line(canvas, inner.x, area.bottom - 0.8, inner.right)
    carry = form.remainder.carry(form.say("スキル"), form.say(line.word))
    place = Field(line.field_path, fixed=line.fixed) if line.field_path else None
    if line.tongue:  # the PDF field takes what was learnt in its right half
        room = max(canvas.width(line.field, ROW) + 0.4, inner.w / 2)
        if room <= inner.w - 4:
            canvas.text(inner.part(room, h=5.2), "", ROW, field=Field("languages"))
            inner = inner.part(w=room)
    canvas.text(inner.part(h=5.2), line.field, ROW, carry=carry, field=place)


def _lines(form: EnishiForm, category: Category) -> Iterator[_Line]:
    sheet = form.sheet
    for skill, word in zip(category.skills, category.names, strict=True):
        if skill in FIELD_KINDS:
            continue
        slv = sheet.slv(skill) if sheet is not None else None
        path = f"skills.{skill}"
        if skill == "language":
            tongue, learnt = (sheet.mother_tongue, sheet.languages) if sheet is not None else ("", ())
            text = form.say("・").join(clean(one) for one in learnt)
            alone = "" if learnt else "mother_tongue"
            yield _Line(word, slv, field=clean(tongue), tongue=True, path=path, field_path=alone, learnt=text)
        else:
            yield _Line(word, slv, HINTS.get(skill, ""), path=path)
    if FIELD_KINDS[0] in category.skills:
        yield from _fields(form)


def _fields(form: EnishiForm) -> Iterator[_Line]:
    """Lay owned 芸術 and 知識 onto four lines; without enough of them the lines alternate, spare."""
    known = form.sheet.fields if form.sheet is not None else ()
    owned, free = list(enumerate(known)), len(known)
    words = tables().skills
    placed: list[tuple[str, int, FieldSkill | None]] = []
    for index in range(FIELD_LINES):
        usual = FIELD_KINDS[index % 2]
        last = owned[0] if len(owned) >= FIELD_LINES - index else None
        found = next((pair for pair in owned if pair[1].kind == usual), last)
        if found is not None:
            owned.remove(found)
            placed.append((found[1].kind, *found))
        else:
            placed.append((usual, free, None))
            free += 1
    _carry(form, [row for _, row in owned])
    for kind, number, row in placed:
        path = f"fields.{number}"
        yield _Line(
            words[kind],
            row.slv if row else None,
            field=clean(row.field) if row else "",
            bracketed=True,
            path=f"{path}.slv",
            field_path=f"{path}.field",
            fixed=((f"{path}.kind", kind),),
        )


def _carry(form: EnishiForm, rows: Sequence[FieldSkill]) -> None:
    words = tables().skills
    columns = (
        Column(form.say("スキル"), 40, "left"),
        Column(form.say("分野"), 0, "left"),
        Column(form.say("SLV"), 20, bold=True, pt=NUMBER),
    )
    form.remainder.rows(
        form.say("スキル"), columns, [(form.say(words[r.kind]), clean(r.field), str(r.slv)) for r in rows]
    )


class EnishiPaper(SheetPaper):
    """Draws a character in one of the three modes (EN-TAB-09)."""

    def pages(
        self, sheet: Sheet | None, game: AnyGame, mode: Mode, words: Words, context: PaperContext
    ) -> list[PageDrawing]:
        """Return the first page and, where it is too small, further ones."""
        shown = None if mode is Mode.BLANK else sheet
        form = EnishiForm(
            canvas=context.canvas(Mode.BLANK if shown is None else mode),
            sheet=shown,
            game=game.known(Settings),
            words=words,
            remainder=Remainder(words.say(context.further)),
            numbers=SYSTEM.derive(shown, game.known(Settings)) if shown is not None else {},
        )
        form.canvas.portrait = context.portrait_of(shown)
        whole = context.frame(Catalogue().info(SYSTEM.id).name, form.canvas.mode, words, shown, game.notice)
        frame = whole.fitted(form.canvas, form.remainder)
        bottom = frame.foot_top(form.canvas)
        life.draw(form)
        draw(form)
        gear.draw(form)
        people.draw(form)
        reference.draw(form, bottom)
        more = frame.further(form.remainder, form.canvas, bottom)
        return bind(frame, [form.canvas, *more])
