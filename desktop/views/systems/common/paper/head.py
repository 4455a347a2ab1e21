"""The top of the page: who, AP as a track and a fraction, level, CP, place, marks and states (CM-PARAM-02…08)."""

from __future__ import annotations

from desktop.core.paper import Field, How, one_of, ticked
from desktop.core.words import phrase, signed_text
from desktop.systems.common.cards.wording import state_name
from desktop.systems.common.session.carry import INITIAL_MAX_AP
from desktop.systems.common.sheet import StateRow
from desktop.views.paper.custom import beside_mark
from desktop.views.paper.person import person
from desktop.views.paper.sheet.canvas import Canvas
from desktop.views.paper.sheet.ink import HEAVY, LABEL, MEDIUM, NAME, NUMBER, TINT, Area
from desktop.views.paper.sheet.parts import box, cells, section, tick_at, track, writing_line
from desktop.views.paper.sheet.stamps import Identity, once
from desktop.views.paper.text.kinsoku import clean
from desktop.views.systems.common.card_words import change_text
from desktop.views.systems.common.paper.form import CommonForm, usual

LOWEST, HIGHEST = -1, 14
"""Values of AP that have a cell of their own."""
CELL = 8.0
SIGNED = 0.8
"""Part of the type size that a number with a sign has in a cell."""
GREAT = 22.0
"""pt: AP and MAXAP."""


def draw(form: CommonForm) -> None:
    """Draw everything down to the cards."""
    _names(form)
    _points(form)
    playing, top = form.playing, form.numbers["max_ap"].value if form.sheet is not None else None
    key = (_track, form.sheet is None, top, None if playing is None else playing.ap, Identity(form.words))
    once(form.canvas, key, lambda: _track(form), form.remainder)
    _place(form)


def _names(form: CommonForm) -> None:
    canvas, sheet, say = form.canvas, form.sheet, form.say
    name, player, kind, rate, assets = Area(10, 16.6, 190, 12.8).columns(80, 44, 20, 19, 0, gap=2)
    box(canvas, name, say("キャラクター名"))
    box(canvas, player, say("PL名"))
    person(canvas, form.words, form.remainder, sheet, (name, player), ("キャラクター名", "PL名"), left=24)
    box(canvas, kind, say("種別"))
    for index, (text, is_pc) in enumerate((("PC", True), ("NPC", False))):
        middle = kind.y + 6.1 + index * 4.3
        field = one_of("is_pc", str(is_pc).lower())
        tick_at(canvas, kind.x + 2, middle, sheet is not None and sheet.is_pc is is_pc, field=field)
        canvas.text(Area(kind.x + 7, middle - 2, kind.w - 8, 4), say(text), LABEL)
    fixed = str(sheet.growth_rate) if sheet is not None else ""
    box(canvas, rate, say("成長速度"), fixed, tint=sheet is not None, field=Field("growth_rate"))
    _assets(form, assets)


def _assets(form: CommonForm, area: Area) -> None:
    """Draw 財産点, which a campaign may call by any other name."""
    canvas, sheet = form.canvas, form.sheet
    have = sheet.assets if sheet is not None else None
    carry = form.remainder.carry(form.say("財産点"))
    box(canvas, area, " ", form.moving(have), field=Field("assets", True))
    canvas.text(area.part(1, 0.5, area.w - 2, 3.2), form.say(form.game.label("assets")), LABEL, carry=carry)
    canvas.text(area.part(0.5, area.h - 3.9, area.w - 1, 3.4), form.start(have), LABEL, align="centre", carry=carry)


def _points(form: CommonForm) -> None:
    canvas, sheet, say = form.canvas, form.sheet, form.say
    note = say("戦闘以外では−1。セットアッププロセスの終わりにMAXAP分増える（上限MAXAP）")
    section(canvas, Area(10, 32.4, 190, 5), form.say("AP"), note)
    now, most = Area(10, 38.3, 26.5, 19.2), Area(42.5, 38.3, 26, 19.2)
    ap = sheet.ap if sheet is not None else None
    start = form.start(ap)
    box(canvas, now, say("現在AP"), form.moving(ap), corner=start, pt=GREAT, width=HEAVY, field=Field("ap", True))
    canvas.line((37.8, 52), (41.2, 44), MEDIUM, round_cap=True)
    number = form.numbers.get("max_ap")
    top = number.value if number is not None else None
    foot = _sum(form)
    field = Field("max_ap_base", True) if sheet is None or top == sheet.max_ap_base else None
    box(canvas, most, form.say("MAXAP"), form.moving(top), corner=form.start(top), foot=foot, pt=GREAT, field=field)


def _sum(form: CommonForm) -> str:
    """Say how MAXAP came about; a number that a GM wrote is shown alone."""
    sheet = form.playing
    if sheet is None:
        base = form.sheet.max_ap_base if form.sheet is not None else INITIAL_MAX_AP
        return form.say(phrase("基本値 {n}", n=base))
    if sheet.fixed("max_ap") is not None:
        return form.say("GM裁定")
    effects = sum(part.value for part in form.numbers["max_ap"].parts[1:])
    if not effects:
        return form.say(phrase("基本値 {n}", n=sheet.max_ap_base))
    template = "{base}＋効果{n}" if effects > 0 else "{base}−効果{n}"
    return form.say(phrase(template, base=sheet.max_ap_base, n=abs(effects)))


def _track(form: CommonForm) -> None:
    canvas, say, sheet = form.canvas, form.say, form.sheet
    top = (form.numbers["max_ap"].value or 0) if sheet is not None else INITIAL_MAX_AP
    high = say(phrase("MAXAP {n}：{edge} から上は左の枠に書く", n=top, edge=HIGHEST + 1))
    label = high if top > HIGHEST else say("マーカーを置くか、消しながら印を付ける")
    canvas.text(Area(72, 38.0, 128, 3.8), label, LABEL)
    count = HIGHEST - LOWEST + 1
    boxes = cells(Area(72, 42.2, CELL, CELL), count)
    for cell in boxes[: 1 - LOWEST]:
        canvas.rect(cell, 0, fill=TINT)
    track(canvas, boxes, max(1 - LOWEST, min(count, top - LOWEST + 1)))
    for index, cell in enumerate(boxes):
        value = LOWEST + index
        size = NUMBER if value >= 0 else NUMBER * SIGNED  # its sign keeps clear of a ring
        canvas.text(cell.inset(0.4, 0), signed_text(value), size, bold=value == top, align="centre")
    playing = form.playing
    for value, cell in enumerate(boxes, LOWEST):
        ringed = playing is not None and playing.ap == value
        canvas.mark(cell, ringed, _ring, Field("ap", True, How.RINGED, str(value)))
    lines = (
        "順番：AP÷MAXAPが一番大きい人（同じならダイス）。AP1以上の人がいる間くり返す。",
        "何もしないとき：AP1を払ってターンを終える。メジャーNはAPをN払って終わる。",
    )
    for index, line in enumerate(lines):
        canvas.text(Area(72, 50.9 + index * 3.5, 128, 3.5), say(line), LABEL)


def _ring(canvas: Canvas, cell: Area) -> None:
    canvas.arc(cell.inset(0.5), 0, 360, HEAVY)


def _place(form: CommonForm) -> None:
    canvas, sheet, say = form.canvas, form.sheet, form.say
    level, cp, area, hexes, marks = Area(10, 59.8, 190, 13.2).columns(30, 30, 38, 26, 0, gap=2)
    shown = (
        (level, "level", say("レベル"), sheet.level if sheet else None, ""),
        (
            cp,
            "cp",
            say("CP"),
            sheet.cp if sheet else None,
            say("成長速度×経過" if usual(form.game.settings) else "成長速度×表の数"),
        ),
    )
    for place, path, label, value, foot in shown:
        number, start = form.moving(value), form.start(value)
        box(canvas, place, label, number, corner=start, foot=foot, field=Field(path, True))
    playing = form.playing
    box(canvas, area, say("現在のエリア"))
    hex_number = str(playing.hex) if playing is not None and playing.hex else ""
    box(canvas, hexes, say("ヘクス番号"), hex_number, field=Field("hex", True))
    inner = area.part(1.5, 3.6, area.w - 3, area.h - 4)
    where, carry = clean(playing.area) if playing is not None else "", form.remainder.carry(say("現在のエリア"))
    canvas.text(inner, where, NAME + 1, bold=True, carry=carry, field=Field("area", True))
    _marks(form, marks)


def _marks(form: CommonForm, area: Area) -> None:
    canvas, say, playing = form.canvas, form.say, form.playing
    canvas.rect(area, MEDIUM)
    ticks = (
        ("戦闘可能", playing is not None and playing.battle_capable, "battle_capable"),
        ("戦意", playing is not None and playing.hostile, "hostile"),
    )
    for index, (label, on, path) in enumerate(ticks):
        x = area.x + 2 + index * 28
        tick_at(canvas, x, area.y + 3.6, on, field=ticked(path, True))
        canvas.text(Area(x + 5.2, area.y + 1.6, 21, 4), say(label), LABEL)
    label = say(form.game.label("state"))
    row = Area(area.x + 2, area.y + 6.6, area.w - 4, 5.6)
    wide = min(canvas.width(label, LABEL), row.w * 0.4)
    canvas.text(row.part(w=wide + 0.1), label, LABEL, carry=form.remainder.carry(say("ステート")))
    line = row.part(wide + 2)
    writing_line(canvas, line.x, line.bottom, line.right)
    states = playing.states if playing is not None else ()
    if any(state.text or state.effects for state in states):
        line = beside_mark(canvas, line, say("ステート"), form.remainder)
    names = "".join(state_name(clean(state.name)) for state in states)
    carry = form.remainder.carry(say("ステート"))
    canvas.text(line, names, NAME, bold=True, carry=carry, field=Field("states", True))
    if playing is not None and states:
        _more_of(form, [state for state in playing.states if state.text or state.effects])


def _more_of(form: CommonForm, states: list[StateRow]) -> None:
    """Carry text and changes of states, for which the line has no space."""
    say = form.say
    for state in states:
        changes = say("、").join(say(change_text(change)) for change in state.effects)
        text = "\n".join(part for part in (state.text, changes) if part)
        form.remainder.text(say("ステート"), state_name(clean(state.name)), text)
