"""What コモンルール prints beside its sheets (CM-APP-09, CM-APP-10, CM-APP-12)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from desktop.core.numbers import span
from desktop.core.words import Words, phrase
from desktop.services.text.catalogue import Catalogue
from desktop.systems.common import SYSTEM
from desktop.systems.common.odds import success_chance
from desktop.systems.common.scenario import AREA_KINDS, AreaKind, Scenario
from desktop.systems.common.settings import CommonSettings
from desktop.systems.common.sheet import UNPLACED_AP, CommonSheet
from desktop.systems.common.stage_map import KINDS, StageCell, StageMap, stage_map
from desktop.systems.common.values import max_ap
from desktop.views.paper.cards.cards import card_printout
from desktop.views.paper.fight_boxes import Track
from desktop.views.paper.plates import headed, play_session
from desktop.views.paper.protocol import Choice, PaperContents, Printout
from desktop.views.paper.quick import screen_printouts
from desktop.views.paper.screen import Pen, share
from desktop.views.paper.sheet.canvas import Canvas, Carry
from desktop.views.paper.sheet.column_flow import Block
from desktop.views.paper.sheet.ink import (
    FLOOR,
    HEAVY,
    LABEL,
    LEADING,
    MEDIUM,
    PT,
    ROW,
    SMALL,
    THIN,
    TINT,
    TITLE,
    Area,
    Mode,
)
from desktop.views.paper.sheet.marks import PageDrawing
from desktop.views.paper.sheet.overflow import Remainder
from desktop.views.paper.sheet.page import Frame
from desktop.views.paper.sheet.parts import SECTION, bar, section, tick_at
from desktop.views.paper.text.kinsoku import clean, wrap
from desktop.views.paper.tracker import Plan, Record, TrackerLine, rounds, tracker_printout
from desktop.views.systems.common.paper.battle_sheet import BATTLE_SHEETS, FULL_TITLE, STEPS
from desktop.views.systems.common.paper.faces import BLANK, faces
from desktop.views.systems.common.paper.form import facts, guide

ACROSS, DOWN = 4, 2
"""CM-MAP-03: areas of a kind beside and below each other."""
CELL, LEAST_CELL, GAP = 35.4, 32.0, 1.4
"""mm: height of a cell at most and at least, and room below it."""
FIRST = 37.0
"""mm: where the first block begins."""
AROUND = SECTION + 0.7 + DOWN * GAP + 1.6
"""mm: height of a block without its cells."""
NAME, WAY = 6.6, 6.4
"""mm: heights of a cell's name and of its condition."""
MOST_GOODS = 0.6
"""Share of a cell that goods and notes take at most from a description."""
HIGHEST = 18
"""The last cycle with a box of its own."""
WAYS: dict[AreaKind, str] = {"normal": "", "unlock": "解放条件", "entry": "立ち入り条件"}
NOTES: dict[AreaKind, str] = {
    "normal": "□ 描写済み（サイクルごとに消す）",
    "unlock": "開いているものだけ。空欄は見つけたときに書く",
    "entry": "自分が入れる場所を、自分で書く",
}
NOW = "now"
MOMENT = Choice(
    "stage_cycle",
    "ステージマップ",
    ((NOW, "いま"), *((str(cycle), phrase("サイクル {n}", n=cycle)) for cycle in range(HIGHEST + 1))),
)
"""As the session is now, before the first cycle where none runs; or at a cycle, while nothing else has happened."""
MapBlock: TypeAlias = tuple[AreaKind, tuple[StageCell, ...]]
NAMELESS = StageMap(title="", gm=False, blocks=tuple((kind, ()) for kind in KINDS))


@dataclass(frozen=True)
class _Pen:
    """What every part of one edition needs."""

    words: Words
    given: StageMap
    remainder: Remainder
    audience: str

    def carry(self, cell: StageCell, label: str = "") -> Carry:
        return self.remainder.carry(clean(cell.name)[:40] or self.words.say("エリア"), label)


def players(contents: PaperContents) -> list[PageDrawing]:
    """Draw the players' edition; without a scenario an empty one."""
    return _edition(contents, gm=False)


def gm(contents: PaperContents) -> list[PageDrawing]:
    """Draw the GM's edition, with everything in it."""
    return _edition(contents, gm=True)


def _edition(contents: PaperContents, *, gm: bool) -> list[PageDrawing]:
    scenario = contents.scenario
    game = contents.game.known(CommonSettings)
    given = NAMELESS
    if isinstance(scenario, Scenario):
        wanted = contents.choice(MOMENT)
        now = wanted == NOW
        session = contents.session if now else None
        given = stage_map(scenario, game, gm=gm, cycle=0 if now else int(wanted), session=session)
    return sheets(given, contents, "GM用" if gm else "プレイヤー用")


def _begin(contents: PaperContents) -> Canvas:
    base = contents.context.base
    return Canvas(Mode.FILLED, landscape=base is not None, base=base or contents.context.paper)


def sheets(given: StageMap, contents: PaperContents, audience: str) -> list[PageDrawing]:
    """Draw as many sheets as the fullest block needs, then what does not fit into cells."""
    words = contents.words
    pen = _Pen(words, given, Remainder(words.say("2枚目へ")), audience)
    frame = Frame(
        system=Catalogue().info(SYSTEM.id).name,
        mode=Mode.FILLED,
        words=words,
        campaign_title=contents.context.campaign_title,
        printed_on=contents.context.printed_on,
        audience=audience,
        base=contents.context.base,
    )
    room = frame.foot_top(_begin(contents)) - FIRST
    at_once = max(1, min(len(given.blocks), int(room / (AROUND + DOWN * LEAST_CELL))))
    cell = min(CELL, (room / at_once - AROUND) / DOWN)
    places = ACROSS * DOWN
    count = max(1, *(-(-len(cells) // places) for _, cells in given.blocks))
    canvases = [
        _sheet(_begin(contents), pen, given.blocks[first : first + at_once], number * places, cell)
        for number in range(count)
        for first in range(0, len(given.blocks), at_once)
    ]
    base = contents.context.base
    further = Canvas(Mode.FILLED, landscape=base is not None, base=base)
    more = pen.remainder.pages(Mode.FILLED, bottom=frame.foot_top(further), base=base) if pen.remainder else []
    for canvas in more:
        frame.head(canvas, "ステージマップシート")
    drawn = []
    for number, canvas in enumerate((*canvases, *more), start=1):
        frame.foot(canvas, number, len(canvases) + len(more))
        drawn.append(canvas.drawing(title=f"{words.say('ステージマップシート')}　{words.say(audience)}"))
    return drawn


def _sheet(canvas: Canvas, pen: _Pen, blocks: Sequence[MapBlock], start: int, high: float) -> Canvas:
    """Draw some blocks below each other, of each the cells from one on."""
    _head(canvas, pen)
    block = AROUND + DOWN * high
    for index, (kind, cells) in enumerate(blocks):
        area = Area(canvas.live.x, FIRST + index * block, canvas.live.w, block)
        _block(canvas, area, kind, cells[start : start + ACROSS * DOWN], pen)
    return canvas


def _head(canvas: Canvas, pen: _Pen) -> None:
    live, say = canvas.live, pen.words.say
    canvas.text(live.part(w=130, h=4.6), say(FULL_TITLE), ROW)
    canvas.text(live.part(top=5, w=110, h=7.6), say("ステージマップシート"), 16, bold=True)
    bar(canvas, live.part(live.w - 24, w=24, h=5.6), say(pen.audience))
    if pen.given.title:
        room = live.part(112, 6.6, live.w - 112, 5)
        text = f"{say('シナリオ')}　{clean(pen.given.title)}"
        canvas.text(room, text, ROW, align="right", shorten=True)
    else:
        canvas.text(live.part(112, 6.6, 16, 5), say("シナリオ"), LABEL)
        canvas.line((live.x + 128, live.y + 11.4), (live.right, live.y + 11.4), THIN)
    canvas.line((live.x, live.y + 13.8), (live.right, live.y + 13.8), HEAVY)
    canvas.text(live.part(top=16, w=30, h=7), say("現在のサイクル数"), SMALL, bold=True)
    cells = live.part(32, 16, live.w - 45.6, 7).columns(*(0 for _ in range(HIGHEST + 1)))
    for cycle, cell in enumerate(cells):
        canvas.rect(cell, MEDIUM)
        canvas.text(cell, str(cycle), ROW, align="centre")
        if cycle == pen.given.cycle:
            canvas.arc(cell.inset(0.9, 0.4), 0, 360, HEAVY)
    canvas.text(live.part(live.w - 12, 16, 12, 7), say(span(HIGHEST + 1)), LABEL)


def _block(canvas: Canvas, area: Area, kind: AreaKind, cells: tuple[StageCell, ...], pen: _Pen) -> None:
    say = pen.words.say
    note = say(NOTES[kind]) if kind == "normal" or not pen.given.gm else ""
    rest = section(canvas, area.part(h=SECTION), say(AREA_KINDS[kind]), note)
    high = (area.h - AROUND) / DOWN
    for index in range(ACROSS * DOWN):
        column, row = index % ACROSS, index // ACROSS
        wide = (area.w - (ACROSS - 1) * 2) / ACROSS
        place = Area(area.x + column * (wide + 2), rest.y + 0.7 + row * (high + GAP), wide, high)
        _cell(canvas, place, kind, cells[index] if index < len(cells) else None, pen)


def _cell(canvas: Canvas, place: Area, kind: AreaKind, cell: StageCell | None, pen: _Pen) -> None:
    say, name, way = pen.words.say, place.part(h=NAME), WAYS[kind]
    if cell is not None:
        canvas.rect(name, 0, fill=TINT)
        canvas.text(
            name.part(1.4, w=place.w - (17 if cell.open and pen.given.gm else 8)),
            clean(cell.name),
            TITLE,
            bold=True,
            carry=pen.carry(cell),
        )
    canvas.rect(place, MEDIUM)
    canvas.line((place.x, name.bottom), (place.right, name.bottom), THIN)
    tick_at(canvas, place.right - 5.4, name.middle, cell is not None and cell.described)
    if cell is not None and cell.open and pen.given.gm:
        tag = Area(place.right - 14.6, name.y + 1.2, 8.2, NAME - 2.4)
        canvas.rect(tag, THIN)
        canvas.text(tag, say("開"), LABEL, align="centre")
    top = NAME
    if way:
        top += WAY
        canvas.line((place.x, place.y + top), (place.right, place.y + top), THIN)
        line = place.part(1.2, NAME, place.w - 2.4, WAY)
        if cell is not None and (text := say(cell.condition)):
            canvas.text(line, clean(text), LABEL, carry=pen.carry(cell, say(way)))
        else:
            canvas.text(line, say(way), LABEL)
    inner = place.part(1.2, top + 1.0, place.w - 2.4, place.h - top - 1.6)
    if cell is None:
        canvas.text(inner.part(h=3.6), say("エリア説明"), LABEL)
    else:
        _description(canvas, inner, cell, pen)


def _description(canvas: Canvas, inner: Area, cell: StageCell, pen: _Pen) -> None:
    """Set the description from the top and goods, drops and notes from the bottom, as far as they go."""
    say = pen.words.say
    extra: list[tuple[str, str]] = [
        (say(label), pen.words.listed(values))
        for label, values in (("売り物", cell.shop), ("ドロップ", cell.drops))
        if values
    ]
    if cell.gm_note:
        extra.append((say("GMメモ"), clean(cell.gm_note)))
    lines = "\n".join(f"{label}{say('：')}{text}" for label, text in extra)
    text = cell.description
    pt = ROW if len(text) < 40 else SMALL
    low = _height(canvas, lines, LABEL, inner.w)
    if _height(canvas, text, pt, inner.w) + low > inner.h:  # both get smaller before anything goes to another page
        left = inner.h - _height(canvas, text, FLOOR, inner.w)
        low = min(_height(canvas, lines, FLOOR, inner.w), max(left, inner.h * MOST_GOODS))
    canvas.prose(inner.part(h=inner.h - low), text, pt, carry=pen.carry(cell, say("エリア説明")))
    if lines:
        canvas.prose(inner.part(top=inner.h - low, h=low), lines, LABEL, carry=pen.carry(cell, say("売り物・メモ")))


def _height(canvas: Canvas, text: str, pt: float, wide: float) -> float:
    """Return how high a text is at full size."""
    return len(wrap(text, wide, lambda sentence: canvas.width(sentence, pt))) * pt * PT * LEADING if text else 0.0


STAGE_MAPS = (
    Printout("stage_players", "ステージマップシート（プレイヤー用）", players, usual=True, choices=(MOMENT,)),
    Printout(
        "stage_gm", "ステージマップシート（GM用）", gm, gm=True, needs_scenario=True, usual=True, choices=(MOMENT,)
    ),
)


JUDGES = (5, 10, 15, 20, 30)
DIFFICULTIES = (5, 8, 10, 12, 15, 20, 25, 30)


NOTE = "達成値＝1D100×（判定値＋難易度）"
WORDS = [
    "AP",
    "MAXAP",
    "CP",
    "レベル",
    "成長速度",
    "アビリティ",
    "アイテム",
    "技能値",
    "行為判定",
    "判定値",
    "難易度",
    "達成値",
    "1D100",
    "対象",
    "制限",
    "メジャー",
    "マイナー",
    "N/サイクル",
    "N/シナリオ",
    "装備",
    "消費",
    "ヒットキャラクター",
    "サイクル",
    "シーン",
    "ラウンド",
    "プロセス",
    "ターン",
    "ヘクス",
    "戦意",
    "戦闘可能",
    "エリア",
    "解放条件",
    "立ち入り条件",
]
"""What the quick reference explains."""


def _blocks(pen: Pen, contents: PaperContents) -> Iterator[Block]:
    lines = (pen.words.say(line) for line in guide(contents.game.known(CommonSettings).settings))
    yield pen.block("サイクル", (pen.text(step) for line in lines for step in re.split("　| {2,}", line)))
    yield pen.block("戦闘の進み方", pen.rows((headed(pen.words.say(name)), text) for name, text in STEPS))
    grows = "技能値のふえ方：強化 ＋1（サイクル）　強化2 ＋5（ラウンド）　強化3 ＋10（その行為判定）"
    succeeds = "達成値 ＞ 難易度×100 で成功（表は％）" if pen.chances else "達成値 ＞ 難易度×100 で成功"
    yield pen.block("行為判定", pen.text(succeeds), pen.text(grows))
    rows = [
        (str(difficulty), *(share(success_chance(judge, difficulty)) for judge in JUDGES))
        for difficulty in DIFFICULTIES
    ]
    heads = ("難易度", *(str(judge) for judge in JUDGES))
    yield pen.block("成功率 %", pen.table(heads, rows), note="横 判定値　縦 難易度", odds=True)
    people = [sheet.name for sheet in (*contents.pcs, *contents.npcs)][:12]
    names = [*people, *[""] * max(2, 8 - len(people))]
    yield pen.block(
        "APの記録", pen.grid(("名前", "AP", "", "", "", ""), names, first=24), note="ラウンドごとに", tonight=True
    )
    areas = [area.name for area in contents.scenario.areas][:24] if contents.scenario is not None else [""] * 8
    yield pen.block(
        "描写の記録",
        pen.grid(("エリア", "1", "2", "3", "4", "5", "6"), areas, first=30),
        note="描写済みに○",
        tonight=True,
    )


SCREENS = screen_printouts(SYSTEM.id, lambda _: NOTE, _blocks, facts, lambda _: WORDS)


USUAL = 15
"""MAXAP up to which a blank ladder reaches."""


def plan(contents: PaperContents) -> Plan:
    """Plan the sheet: the greatest AP÷MAXAP comes next (CM-AMB-58)."""
    say, settings = contents.words.say, contents.game.known(CommonSettings).settings
    place = Track(say("ヘクス番号"), 0)

    def line(sheet: CommonSheet) -> TrackerLine:
        most = max_ap(sheet, settings)
        own = tuple(Track(clean(row.label), row.max or 0, row.value) for row in sheet.custom[:2])
        ladder = Track(say("AP"), most, sheet.ap, least=UNPLACED_AP, ladder=True)
        return TrackerLine(clean(sheet.name), (say(phrase("MAXAP {n}", n=most)),), "", (ladder, *own, place))

    return Plan(
        note="AP1以上でAP÷MAXAPが最大の人から。同じならダイス",
        strip=STEPS,
        line=line,
        blank=TrackerLine(tracks=(Track(say("AP"), USUAL, least=UNPLACED_AP, ladder=True), place)),
        rounds=tuple(rounds(6)),
        order="AP/MAXAP",
        states=("戦意", "戦闘可能"),
        record=Record(
            "ラウンドの記録",
            (
                ("ラウンド", 16),
                ("プロセス", 26),
                ("名前", 38),
                ("カード", 44),
                ("対象", 38),
                ("判定値", 16),
                ("難易度", 16),
                ("達成値", 18),
                ("結果", 0),
            ),
            "メジャーN：AP−N　何もしないならAP−1",
        ),
    )


PRINTOUTS = (
    card_printout("common", faces, usual=True, blank=BLANK),
    *BATTLE_SHEETS,
    *STAGE_MAPS,
    *SCREENS,
    tracker_printout("common", plan),
    *play_session(facts, ordered=False),
)
