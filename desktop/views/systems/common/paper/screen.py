"""The GM's screen of コモンルール: the cycle, the round, the check, chances, a tracking sheet (CM-APP-12)."""

from __future__ import annotations

import re
from collections.abc import Iterator

from desktop.systems.common import SYSTEM
from desktop.systems.common.odds import success_chance
from desktop.systems.common.settings import CommonSettings
from desktop.views.paper.column_flow import Block
from desktop.views.paper.marks import PageDrawing
from desktop.views.paper.plates import headed
from desktop.views.paper.protocol import PaperContents, Printout
from desktop.views.paper.quick import quick_reference
from desktop.views.paper.screen import Pen, gm_screen, share
from desktop.views.systems.common.paper.battle_sheet import STEPS
from desktop.views.systems.common.paper.facts import facts
from desktop.views.systems.common.paper.guide import guide

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


def screen(contents: PaperContents) -> list[PageDrawing]:
    """Draw the screen with room for each character's AP."""
    return gm_screen(SYSTEM.id, contents, NOTE, lambda pen: _blocks(pen, contents), facts)


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


def quick(contents: PaperContents) -> list[PageDrawing]:
    """Draw the players' page of it."""
    return quick_reference(SYSTEM.id, contents, NOTE, lambda pen: _blocks(pen, contents), WORDS)


SCREENS = (
    Printout("gm_screen", "GMスクリーン", screen, gm=True, usual=True),
    Printout("quick", "早見表", quick),
)
