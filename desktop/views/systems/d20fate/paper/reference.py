"""The foot of the page: the five steps, results, chances by needed face, usual contests."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from desktop.core.game import AnyGame
from desktop.core.numbers import span
from desktop.core.words import phrase
from desktop.systems.d20fate.odds import success_chance
from desktop.systems.d20fate.resolve import Mode as Dice
from desktop.systems.d20fate.tables import Ability, DcPreset, Pairing, Reason, SkillKind
from desktop.views.paper.shares import share
from desktop.views.paper.sheet.ink import HEAVY, LABEL, ROW, SMALL, THIN, TINT, Area
from desktop.views.paper.sheet.parts import section
from desktop.views.paper.sheet.stamps import Identity, once
from desktop.views.paper.sheet.tables import Cell, Column, table
from desktop.views.paper.text.kinsoku import clean
from desktop.views.systems.d20fate.paper.form import LEFT, SECOND, D20FateForm

TOP = 209.8
"""mm: where the section begins."""
STEPS = (
    ("①宣言", "何をする？"),
    ("②指定", "能力とDC"),
    ("③ロール", "1d20"),
    ("④解決", "結果を語る"),
    ("⑤停止", "どうする？"),
)
"""D20-LOOP-01 to D20-LOOP-05, with what each of them asks."""
NEEDED = (5, 7, 8, 9, 10, 11, 12, 13, 15, 17)
"""Needed faces whose chances are printed (D20-ODD-01)."""
RESULT, PAIRING = 5.7, 11.4
"""mm: heights of a line of results and of a contest."""
TIES = {"actor": "同値は行動側", "status_quo": "同値は相手", "reroll": "同値は振り直し"}


def draw(form: D20FateForm, bottom: float) -> None:
    """Draw the section, above the foot; it is the same for all sheets of a game."""
    key = (_draw, bottom, Identity(form.game), Identity(form.words), form.chances)
    once(form.canvas, key, lambda: _draw(form, bottom), form.remainder)


def _draw(form: D20FateForm, bottom: float) -> None:
    text = "要る目 ＝ DC−修正の合計　数字は成功の％" if form.chances else "要る目 ＝ DC−修正の合計"
    section(form.canvas, Area(10, TOP, 190, 5), form.say("早見表"), form.say(text))
    _steps(form, Area(10, TOP + 6.2, LEFT, 10.4))
    _results(form, Area(10, TOP + 18, LEFT, bottom - TOP - 18))
    beside = 47.5 if form.chances else 0.0
    if form.chances:
        _chances(form, Area(SECOND, TOP + 6.2, 44, bottom - TOP - 7))
    _pairings(form, Area(SECOND + beside, TOP + 6.2, 94 - beside, bottom - TOP - 7))


def _steps(form: D20FateForm, area: Area) -> None:
    canvas = form.canvas
    cuts = area.columns(*(0 for _ in STEPS), gap=1.5)
    for index, (cut, (name, asks)) in enumerate(zip(cuts, STEPS, strict=True)):
        canvas.rect(cut, HEAVY, fill=TINT if index == len(STEPS) - 1 else "")
        canvas.text(cut.part(1, 0.8, cut.w - 2, 4.6), form.say(name), ROW, bold=True, align="centre")
        canvas.text(cut.part(1, 5.4, cut.w - 2, 4.2), form.say(asks), LABEL, align="centre")


def _results(form: D20FateForm, area: Area) -> None:
    canvas, say = form.canvas, form.say
    settings = form.game.settings
    lines = [
        ("成功", say("合計がDC以上。やりたいことができる")),
        ("失敗", say("合計がDC未満。できず、状況も悪くなる")),
        ("クリティカル", say(_natural(form, "出目20。必ず成功し、とびきりの効果"))),
        ("ファンブル", say(_natural(form, "出目1。必ず失敗し、大きな事故"))),
        ("有利", _reasons(form, "2個振り、高い目を使う", "advantages", area.w - 22)),
        ("不利", _reasons(form, "2個振り、低い目を使う", "disadvantages", area.w - 22)),
    ]
    for index, (word, text) in enumerate(lines):
        row = area.part(top=index * RESULT, h=RESULT)
        canvas.text(row.part(0, w=20.5), say(word), SMALL, bold=True)
        canvas.text(row.part(21), text, LABEL)
        canvas.line((row.x, row.bottom), (row.right, row.bottom), THIN)
    notes = area.part(top=len(lines) * RESULT + 0.6)
    canvas.text(notes.part(h=3.8), say("有利と不利がそろえば打ち消しあい、1個だけ振る。"), LABEL)
    presets = [
        say(phrase("{name} DC {low}〜{high}", name=row.name, low=row.low, high=row.high))
        if row.low != row.high
        else say(phrase("{name} DC {low}", name=row.name, low=row.low))
        for row in form.game.rows("dc_presets", DcPreset)
    ]
    canvas.text(notes.part(top=3.9, h=3.8), _joined(form, [clean(p) for p in presets], area.w, "　"), LABEL)
    if settings.critical_damage_multiplier != 2 and settings.natural_auto:
        words = phrase("クリティカルのダメージは {n} 倍。", n=settings.critical_damage_multiplier)
        canvas.text(notes.part(top=7.8, h=3.8), say(words), LABEL)


def _natural(form: D20FateForm, words: str) -> str:
    """Tell what naturals do where the campaign lets them decide (D20-GMV-03)."""
    settings = form.game.settings
    if settings.natural_auto:
        return words
    return "対抗判定だけ、合計より先に比べる" if settings.contest_natural_auto else "この卓では使わない"


def _reasons(form: D20FateForm, words: str, list_id: str, room: float) -> str:
    """Name as many of the campaign's reasons as there is room for."""
    names = [clean(form.say(row.name)) for row in form.game.rows(list_id, Reason)]
    held = _joined(form, names, room - form.canvas.width(f"{form.say(words)}（）", LABEL), form.say("・"))
    return form.say(phrase("{word}（{more}）", word=words, more=held) if held else words)


def _joined(form: D20FateForm, words: Sequence[str], room: float, between: str) -> str:
    text = ""
    for word in words:
        longer = f"{text}{between}{word}" if text else word
        if form.canvas.width(longer, LABEL) > room:
            break
        text = longer
    return text


def _chances(form: D20FateForm, area: Area) -> None:
    """Draw the chances by needed face, in whole per cent (D20-ODD-01)."""
    say, auto = form.say, form.game.settings.natural_auto
    heads = (("要る目", 11.0), ("普通", 9.0), ("有利なら", 0.0), ("不利なら", 0.0))
    columns = [Column(say(head), wide, pt=ROW, bold=not index) for index, (head, wide) in enumerate(heads)]
    rows: list[Sequence[str | Cell]] = [
        [say(span(face)), *(share(success_chance(0, face, dice, auto)) for dice in Dice)] for face in NEEDED
    ]
    height = min(5.5, (area.h - 4.6) / len(rows))
    table(form.canvas, area, columns, rows, row=height)


def _pairings(form: D20FateForm, area: Area) -> None:
    """Draw the usual contests; what the area cannot hold goes to a further page (D20-CON-03)."""
    canvas, say = form.canvas, form.say
    title = say(phrase("{word}（{more}）", word="対抗判定", more=TIES[form.game.settings.contest_tie]))
    canvas.text(area.part(h=4.4), title, SMALL, bold=True)
    pairings = form.game.rows("pairings", Pairing)
    room = int((area.h - 5) / PAIRING)
    for index, pairing in enumerate(pairings[:room]):
        row = area.part(top=5 + index * PAIRING, h=PAIRING)
        canvas.text(row.part(h=5), clean(say(pairing.name)), ROW, bold=True, shorten=True)
        canvas.text(row.part(top=5, h=5), sides(form.game, pairing, form.say), LABEL, shorten=True)
        canvas.line((row.x, row.bottom - 0.7), (row.right, row.bottom - 0.7), THIN)
    heads = (Column(say("対抗判定"), 60, "left"), Column(say("行動側 対 相手"), 0, "left"))
    more = [(clean(say(p.name)), clean(sides(form.game, p, form.say))) for p in pairings[room:]]
    form.remainder.rows(say("対抗判定"), heads, more)


def sides(game: AnyGame, pairing: Pairing, say: Callable[[str], str]) -> str:
    """Say what either side of a usual contest throws."""
    skills = {row.id: row for row in game.rows("skills", SkillKind)}
    abilities = {row.id: say(row.code or row.name) for row in game.rows("abilities", Ability)}

    def side(subject: str) -> str:
        skill = skills.get(subject)
        known = f"{say(skill.name)} {abilities.get(skill.ability, '')}" if skill else abilities.get(subject, "")
        return known or subject

    return f" {say('対')} ".join((side(pairing.actor), side(pairing.opponent)))
