"""The top of the page: who, LP and SP, the gauge, mobility and moves, wealth."""

from __future__ import annotations

from fractions import Fraction
from math import ceil

from desktop.core.numbers import out_of
from desktop.core.paper import Field, counted, one_of, ticked
from desktop.core.words import phrase, signed_text
from desktop.systems.enishi.derived import moves, thing_cost
from desktop.systems.enishi.tables import loss, tables
from desktop.views.paper.person import person
from desktop.views.paper.sheet.ink import (
    FINISHED,
    HEAVY,
    LABEL,
    MEDIUM,
    NUMBER,
    ROW,
    SPARE,
    THIN,
    TINT,
    Area,
)
from desktop.views.paper.sheet.parts import box, cells, section, tick, tick_at, track
from desktop.views.paper.sheet.stamps import Identity, once
from desktop.views.paper.sheet.tables import Cell, Column, table
from desktop.views.systems.enishi.paper.form import LEFT, RIGHT, EnishiForm

SQUARES, SMALL = 9, 5.2
"""Squares of LP and SP in one row; mm of a square where two rows are needed."""
GAUGE = 8
"""Gauge boxes on the first page."""
FACTORS = (("×2", "×1", "÷2"), ("×1", "÷2", "÷4"), ("×3", "×1.5", "×¾"))
"""Cruise, auxiliary and full move in metres per point of mobility, by depth (EN-WAT-01)."""


def draw(form: EnishiForm) -> None:
    """Draw everything down to the skills; what sheets with the same values share is drawn once."""
    _names(form)
    sheet, game, words = form.sheet, Identity(form.game), Identity(form.words)
    shown = None if sheet is None else (sheet.lp, sheet.sp, sheet.skills.vigour, sheet.skills.will)
    ticked = None if sheet is None else (form.numbers["state"].text, sheet.first_aid_used, sheet.backstage_rest)
    points = (_points, shown, ticked, form.value("lp_max"), form.value("sp_max"), game, words)
    once(form.canvas, points, lambda: _points(form), form.remainder, apart=True)
    used = None if sheet is None else (form.value("gauge_boxes"), sheet.gauge_ticks, sheet.days_towards_lp)
    once(form.canvas, (_gauge, used, game, words), lambda: _gauge(form), form.remainder, apart=True)
    parts = None if sheet is None else (sheet.skills.athletics, sheet.skills.vigour, form.number("mobility_mod"))
    once(form.canvas, (_mobility, parts, form.number("mobility"), game, words), lambda: _mobility(form), apart=True)
    _wealth(form)


def _names(form: EnishiForm) -> None:
    canvas, sheet, say = form.canvas, form.sheet, form.say
    row = Area(10, 16.6, 190, 12.8)
    name, player, clv, cap, start = row.columns(80, 44, 20, 17, 0, gap=2)
    box(canvas, name, say("名前"))
    box(canvas, player, say("プレイヤー"))
    person(canvas, form.words, form.remainder, sheet, (name, player))
    level = sheet.clv if sheet else None
    box(canvas, clv, say("CLV"), form.moving(level), corner=form.start(level), pt=16, field=Field("clv", True))
    capped = form.number("slv_cap") if form.mode.moving else ""
    box(canvas, cap, say("SLV上限"), capped, foot=say("CLV＋1"), pt=13, tint=form.mode.moving)
    _start(form, start)


def _start(form: EnishiForm, area: Area) -> None:
    box(form.canvas, area, form.say("作成方法"))
    for index, start in enumerate(tables().creation):
        middle = area.y + 5.9 + index * 4.4
        chosen = form.sheet is not None and form.sheet.creation_option == start.id
        tick_at(form.canvas, area.x + 2, middle, chosen, field=one_of("creation_option", start.id))
        text = f"{start.id} {form.say(out_of(start.clv, start.skill_levels))}"
        form.canvas.text(Area(area.x + 7, middle - 2, area.w - 8, 4), text, LABEL)


def _points(form: EnishiForm) -> None:
    wound, fatigue = (loss(row) for row in form.game.settings.damage)
    note = form.say(phrase("負傷1点＝{a}　疲労1点＝{b}", a=wound, b=fatigue))
    section(form.canvas, Area(10, 32.4, LEFT, 5), form.say("生命力・精神力"), note)
    sheet = form.sheet
    _track(form, 38.3, "LP", "生命力", "体力", sheet.lp if sheet else None, sheet.skills.vigour if sheet else None)
    _track(form, 50.6, "SP", "精神力", "意志", sheet.sp if sheet else None, sheet.skills.will if sheet else None)
    ticks = (
        ("気絶（どちらか0）", form.numbers["state"].text == "気絶" if sheet else False, 28.6, ""),
        ("死亡（両方0）", form.numbers["state"].text == "死亡" if sheet else False, 23.4, ""),
        ("手当て済", sheet.first_aid_used if sheet else False, 18.4, "first_aid_used"),
        ("回復に専念", sheet.backstage_rest if sheet else False, 39.6, "backstage_rest"),
    )
    x = 10.0
    for label, on, width, path in ticks:
        tick_at(form.canvas, x, 65.5, on and form.mode.moving, field=ticked(path, True) if path else None)
        form.canvas.text(Area(x + 5, 63.5, width - 6, 4), form.say(label), LABEL)
        x += width


def _track(form: EnishiForm, y: float, short: str, word: str, skill: str, now: int | None, slv: int | None) -> None:
    """Draw one of the two point tracks: name, maximum, current, squares, sum."""
    canvas = form.canvas
    title, most, current = Area(10, y, LEFT, 11).columns(18, 13, 15.5, gap=1.4)[:3]
    canvas.rect(title, MEDIUM, fill=TINT)
    canvas.text(title.part(1, 0.6, title.w - 2, 6), form.say(short), FINISHED, bold=True, align="centre")
    canvas.text(title.part(0.5, 6.6, title.w - 1, 3.6), form.say(word), LABEL, align="centre")
    key = f"{short.lower()}_max"
    field = Field(short.lower(), True)
    top = form.value(key)
    box(canvas, most, form.say("最大"), form.number(key), pt=13)
    box(canvas, current, form.say("現在"), form.moving(now), corner=form.start(now), pt=13, width=HEAVY, field=field)
    gone = range(max(0, now or 0), top) if form.mode.moving else range(0)
    text = _sum(form, top, skill, slv)
    squares = Area(61.0, y, 6.5, 6.5)
    if top <= SQUARES:
        boxes = cells(squares, SQUARES)
        under = Area(61.0, y + 7.1, 59, 3.8)
    else:
        per_row = SQUARES if top <= 2 * SQUARES else SQUARES - 1
        boxes = cells(Area(61.0, y + 0.2, SMALL, SMALL), 2 * per_row, per_row)
        under = Area(61.0 + per_row * SMALL + 1, y, 59 - per_row * SMALL - 1, 11)
    if top > len(boxes):
        wide = canvas.width(form.remainder.mark, LABEL, bold=True) + 1.5
        boxes = boxes[: -ceil(wide / SMALL)]
        canvas.head_at(f"{short} {form.say(word)}", Area(boxes[-1].right + 1, boxes[-1].y, wide, SMALL))
    repeated = field.path if form.sheet and top <= len(boxes) else ""
    track(canvas, boxes, min(top if form.sheet else 6, len(boxes)), lost=gone, width=HEAVY, path=repeated)
    canvas.text(under, text, LABEL)
    if top > len(boxes):
        lost = max(0, top - max(len(boxes), now or 0)) if form.mode.moving else 0
        form.remainder.boxes(f"{short} {form.say(word)}", top - len(boxes), lost_from=top - len(boxes) - lost)


def _sum(form: EnishiForm, top: int, skill: str, slv: int | None) -> str:
    """Return how the maximum came about; a number that a GM wrote stands by itself."""
    if slv is None:
        return form.say(phrase("最大＝6＋《{skill}》　失った分に斜線", skill=skill))
    if top != 6 + slv:
        return form.say(phrase("最大＝{top}（GM裁定）", top=top))
    if top > SQUARES:
        return form.say(phrase("6＋《{skill}》{slv}＝{top}", skill=skill, slv=slv, top=top))
    return form.say(phrase("最大＝6＋《{skill}》{slv}＝{top}　失った分に斜線", skill=skill, slv=slv, top=top))


def _gauge(form: EnishiForm) -> None:
    """Draw the gauge, where the campaign has one, and the days of natural healing beside it."""
    canvas, sheet, say = form.canvas, form.sheet, form.say
    size = _gauge_boxes(form) if form.game.settings.effects_used else 0
    if not form.game.settings.effects_used:
        section(canvas, Area(10, 70.0, LEFT, 5), say("自然回復"))
    if size <= GAUGE:
        canvas.text(Area(76, 75.4, 44, 3.4), say("自然回復：LPは3日で1"), LABEL)
    canvas.text(Area(76, 79.4, 14.5, 3.8), say("経過日数"), LABEL)
    days = sheet.days_towards_lp if sheet is not None and form.mode.moving else 0
    for index in range(2):
        tick_at(canvas, 92 + index * 6, 81.3, index < days, field=counted("days_towards_lp", index))
    canvas.text(Area(104, 79.4, 16, 3.8), say("SPは1日"), LABEL)


def _gauge_boxes(form: EnishiForm) -> int:
    """Draw the boxes of the gauge; return how many there are."""
    canvas, sheet, say = form.canvas, form.sheet, form.say
    note = "使ったマスにチェック。太枠が今回のマス" if sheet else "使ったマスにチェック。開始時のCLVの数だけ枠をなぞる"
    section(canvas, Area(10, 70.0, LEFT, 5), say("テンポラリー・ゲージ"), say(note))
    size = form.value("gauge_boxes")
    used = sheet.gauge_ticks if sheet is not None and form.mode.moving else 0
    for index in range(GAUGE):
        square = Area(10 + index * 8.05, 76.2, 6.5, 6.5)
        if index < size:
            tick(canvas, square, index < used, width=HEAVY, field=counted("gauge_ticks", index))
        else:
            canvas.rect(square, THIN, SPARE)
    if size > GAUGE:
        form.remainder.boxes(say("テンポラリー・ゲージ"), size - GAUGE, ticked=max(0, used - GAUGE))
        canvas.text(Area(76, 75.4, 44, 3.4), say(phrase("全{n}マス　{mark}", n=size, mark=form.remainder.mark)), LABEL)
    return size


def _mobility(form: EnishiForm) -> None:
    canvas, say = form.canvas, form.say
    column = Area(124, 32.4, RIGHT, 5)
    section(canvas, column, say("移動力"), say("装備の重さまで足した値"))
    row = Area(124, 38.3, RIGHT, 10.2)
    boxes = row.columns(10.2, 13, 13, 11.2, 0, gap=3.9)
    sheet = form.sheet
    shown = (
        ("基本", "3"),
        ("《運動》", signed_text(sheet.skills.athletics) if sheet else ""),
        ("《体力》", signed_text(sheet.skills.vigour) if sheet else ""),
        ("修正", form.number("mobility_mod")),
        ("移動力", form.number("mobility")),
    )
    for index, (area, (label, value)) in enumerate(zip(boxes, shown, strict=True)):
        last = index == len(shown) - 1
        width, pt = (HEAVY, FINISHED) if last else (MEDIUM, 13)
        box(canvas, area, say(label), value, pt=pt, width=width, tint=last and sheet is not None)
        if index:
            sign = Area(area.x - 3.9, area.y, 3.9, area.h)
            canvas.text(sign, "＝" if last else "＋", LABEL, align="centre")
    _moves(form)


def _moves(form: EnishiForm) -> None:
    """Draw metres for every depth of water (EN-WAT-01, EN-WAT-03); factors on the blank page."""
    depths = {water.id: water for water in tables().water}
    chosen = (None, depths["waist"], depths["under"])
    heads = ("", "陸・膝まで", "腰・肩まで", "水中")
    columns = [
        Column(form.say(head), 0.0 if index else 18.0, pt=NUMBER, bold=bool(index)) for index, head in enumerate(heads)
    ]
    points = form.value("mobility")
    metres = [moves(points, water, form.game) for water in chosen]
    names = ("巡航移動", "補助移動", "全力移動")
    rows: list[list[str | Cell]] = []
    for index, name in enumerate(names):
        shown = FACTORS[index] if form.sheet is None else [_metres(depth[index]) for depth in metres]
        rows.append([Cell(form.say(name), pt=LABEL), *(_length(form, text) for text in shown)])
    form.canvas.rect(Area(124, 54.4, 18, 18), 0, fill=TINT)
    table(form.canvas, Area(124, 49.8, RIGHT, 22.6), columns, rows, row=6.0, heavy=True)


def _length(form: EnishiForm, text: str) -> Cell:
    """Write a length, or the factor it comes from on the blank page, before its unit."""
    blank = form.sheet is None
    return Cell(text, tail=" m", align="right", bold=not blank, pt=ROW if blank else NUMBER)


def _metres(length: Fraction) -> str:
    return f"{float(length):g}"


def _wealth(form: EnishiForm) -> None:
    canvas, sheet, say = form.canvas, form.sheet, form.say
    area = Area(124, 74.4, RIGHT, 8.3)
    canvas.rect(area, MEDIUM)
    label, number, place = area.columns(25, 16, 0)
    canvas.text(label.inset(1.4, 0), say("財産ポイント"), ROW, bold=True)
    left = form.value("wealth_left") if sheet is not None else None
    field = Field("wealth", True) if sheet is None or left == sheet.wealth else None
    canvas.text(number.inset(0.5, 0), form.moving(left), 13, bold=True, align="centre", field=field)
    canvas.frame(number)
    for x in (number.x, place.x):
        canvas.line((x, area.y), (x, area.bottom), MEDIUM)
    canvas.text(place.inset(1, 0), form.start(left) or _origin(form), LABEL)


def _origin(form: EnishiForm) -> str:
    """Return where the wealth points come from: the start, what gear cost, and the rest (growth, rewards)."""
    sheet = form.sheet
    if sheet is None:
        return form.say("初期 ＝ 5＋《財力》×5")
    first, spent = 5 + 5 * sheet.skills.riches, thing_cost(sheet, form.game)
    other = form.value("wealth_left") - first + spent
    if other:
        sign = "＋" if other > 0 else "−"
        text = phrase("初期{first}{sign}増減{other}−装備{spent}", first=first, sign=sign, other=abs(other), spent=spent)
    else:
        text = phrase("初期{first}−装備{spent}", first=first, spent=spent)
    return form.say(text)
