"""The GM's screen of コトダマ: checks, acts, chances for the pools that occur, house rules (KO-TBL-25, KO-TBL-26)."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.systems.kotodama import SYSTEM
from desktop.systems.kotodama.reference import odds_table
from desktop.systems.kotodama.settings import KotodamaSettings
from desktop.views.paper.marks import PageDrawing
from desktop.views.paper.protocol import Laid, Printout
from desktop.views.paper.screen import Block, Pen, gm_screen
from desktop.views.systems.kotodama.paper.reference import RULES

NOTE = "プールのD10を振り、目標値以上の数が達成数"
POOLS = range(1, 15)
ROUNDS = 8


def screen(laid: Laid) -> list[PageDrawing]:
    """Draw the screen with the record of rounds."""
    settings = laid.game.known(KotodamaSettings).settings
    return gm_screen(SYSTEM.id, laid, NOTE, lambda pen: _blocks(pen, settings))


def _blocks(pen: Pen, settings: KotodamaSettings) -> Iterator[Block]:
    yield pen.block("判定と行動", pen.rows(RULES), note="目標値8（8・9・0）")
    columns = zip(*odds_table(POOLS), strict=True)
    rows = [(str(pool), *(str(chance) for chance in line)) for pool, line in zip(POOLS, columns, strict=True)]
    yield pen.block("成功率 %", pen.table(("プール", "1〜", "2〜", "3〜", "4〜"), rows), note="達成数がこれ以上")
    rounds = [str(number) for number in range(1, ROUNDS + 1)]
    record = ("ラウンド", "行動", "状態", "HP", "インガ", "接続")
    yield pen.block("ラウンドの記録", pen.grid(record, rounds, first=15), note="1人に1つ。鉛筆で", tonight=True)
    heads = ("名前", *rounds[:6])
    yield pen.block("行動順", pen.grid(heads, [""] * 9, first=26), note="行動したら○", tonight=True)


SCREENS = (Printout("gm_screen", "GMスクリーン", screen, gm=True, usual=True),)
