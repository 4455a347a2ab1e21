"""The GM's screen of d20フェイト: the loop, DCs, results, two dice, chances, contests, fate (D20-PHY-09)."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.core.game import Game
from desktop.core.numbers import span
from desktop.core.words import phrase
from desktop.systems.d20fate import SYSTEM
from desktop.systems.d20fate.odds import success_chance
from desktop.systems.d20fate.resolve import Mode as Dice
from desktop.systems.d20fate.settings import D20FateSettings
from desktop.systems.d20fate.tables import DcPreset, Pairing, Reason
from desktop.views.paper.column_flow import Block
from desktop.views.paper.marks import PageDrawing
from desktop.views.paper.protocol import PaperContents, Printout
from desktop.views.paper.quick import quick_reference
from desktop.views.paper.screen import Pen, gm_screen, share
from desktop.views.systems.d20fate.paper.facts import facts
from desktop.views.systems.d20fate.paper.reference import STEPS, TIES, sides

FACES = tuple(range(2, 21))


NOTE = "1d20＋能力修正＋習熟ボーナス がDC以上で成功"
WORDS = [
    "判定",
    "目標値（DC）",
    "能力値",
    "修正値",
    "習熟ボーナス",
    "技能",
    "有利",
    "不利",
    "クリティカル",
    "ファンブル",
    "対抗判定",
    "フェイト・ダイス",
    "ブースト",
    "リロール",
    "スタント",
    "状態",
    "宣言",
    "指定",
    "解決",
    "停止",
    "目標値を伏せる",
]
"""What the quick reference explains."""

OF_FATE = ("フェイト・ダイス", "ブースト", "リロール", "スタント")
"""Those that a campaign without fate dice has no use for."""


def screen(contents: PaperContents) -> list[PageDrawing]:
    """Draw the screen with a record of fate dice."""
    game = contents.game.known(D20FateSettings)
    return gm_screen(SYSTEM.id, contents, NOTE, lambda pen: _blocks(pen, game, contents), facts)


def _blocks(pen: Pen, game: Game[D20FateSettings], contents: PaperContents) -> Iterator[Block]:
    say, settings = pen.words.say, game.settings
    yield pen.block("進め方", pen.rows(STEPS))
    presets = [(say(row.name), span(row.low, row.high)) for row in game.rows("dc_presets", DcPreset)]
    yield pen.block("DC", pen.rows(presets))
    natural = (("クリティカル", "出目20。必ず成功し、とびきりの効果"), ("ファンブル", "出目1。必ず失敗し、大きな事故"))
    usual = (("成功", "合計がDC以上。やりたいことができる"), ("失敗", "合計がDC未満。できず、状況も悪くなる"))
    yield pen.block("判定の結果", pen.rows((*usual, *(natural if settings.natural_auto else ()))))
    for title, note, rows in (
        ("有利", "2個振り、高い目を使う", "advantages"),
        ("不利", "2個振り、低い目を使う", "disadvantages"),
    ):
        reasons = game.rows(rows, Reason)
        yield pen.block(title, (pen.text(say(row.name)) for row in reasons), note=note)
    chances = [
        (span(face), *(share(success_chance(0, face, dice, settings.natural_auto)) for dice in Dice)) for face in FACES
    ]
    heads = ("要る目", "普通", "有利なら", "不利なら")
    yield pen.block("成功率 %", pen.table(heads, chances), note="要る目 ＝ DC−修正の合計", odds=True)
    contests = (
        pen.row(say(pairing.name), sides(game, pairing, pen.words.say)) for pairing in game.rows("pairings", Pairing)
    )
    yield pen.block("対抗判定", contests, note=TIES[settings.contest_tie])
    if not settings.fate_enabled:
        return
    pools = [sheet.name for sheet in contents.pcs] or [""] * 5
    heads = ("名前", "＋", "−", "残り")
    yield pen.block("フェイトの記録", pen.grid(heads, pools, first=28), note=say(phrase("鉛筆で")), tonight=True)


def quick(contents: PaperContents) -> list[PageDrawing]:
    """Draw the players' page of it."""
    game = contents.game.known(D20FateSettings)
    return quick_reference(SYSTEM.id, contents, NOTE, lambda pen: _blocks(pen, game, contents), _words(game))


def _words(game: Game[D20FateSettings]) -> list[str]:
    return [word for word in WORDS if game.settings.fate_enabled or word not in OF_FATE]


SCREENS = (
    Printout("gm_screen", "GMスクリーン", screen, gm=True, usual=True),
    Printout("quick", "早見表", quick),
)
