"""A battle of コモンルール on paper: four processes, AP as a ladder, hexes, uses by round (CM-APP-12, CM-PARAM-02)."""

from __future__ import annotations

from desktop.core.words import phrase
from desktop.systems.common.settings import CommonSettings
from desktop.systems.common.sheet import UNPLACED_AP, CommonSheet
from desktop.systems.common.values import max_ap
from desktop.views.paper.fight_boxes import Track
from desktop.views.paper.kinsoku import clean
from desktop.views.paper.protocol import PaperContents
from desktop.views.paper.tracker import Plan, Record, TrackerLine, rounds
from desktop.views.systems.common.paper.battle_sheet import STEPS

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
