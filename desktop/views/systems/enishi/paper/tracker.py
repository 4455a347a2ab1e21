"""A fight of えにし 2d6 on paper: the chain of a check with its windows, LP and SP, the attack record (EN-TAB-10)."""

from __future__ import annotations

from desktop.systems.enishi import SYSTEM
from desktop.systems.enishi.settings import Settings
from desktop.systems.enishi.sheet import Sheet
from desktop.systems.enishi.tables import tables
from desktop.views.paper.fight_boxes import Track
from desktop.views.paper.protocol import PaperContents
from desktop.views.paper.tracker import Plan, Record, TrackerLine, line_of, rounds
from desktop.views.systems.enishi.paper.facts import facts

WINDOWS = (
    ("ダイスの前", "before_dice"),
    ("ダイスの直後", "after_dice"),
    ("達成値の直後", "after_achievement"),
    ("命中の直後", "after_hit"),
    ("ダメージの直後", "after_damage"),
)
"""Moments of a check in their order, in which effects may be declared (EN-TMP-03…08, EN-PRM-02…07)."""

NOTE_WITHOUT = "はじめに全員 2d6＋《戦術》、高い順"
NOTE = "はじめに全員 2d6＋《戦術》、高い順。エフェクトは一度に1人1つ、巻き戻しはできない"


def plan(contents: PaperContents) -> Plan:
    """Plan the sheet: all have six LP and SP."""
    say = contents.words.say
    game = contents.game.known(Settings)
    effects_used = game.settings.effects_used
    usual = (Track(say("LP"), 9), Track(say("SP"), 9), *((Track(say("ゲージ"), 5),) if effects_used else ()))

    def line(sheet: Sheet) -> TrackerLine:
        return line_of(sheet, contents, SYSTEM.person(sheet, game).gauges, facts, few=2)

    known = tables()
    effects = (*known.temporary, *known.permanent)
    strip = tuple(
        (word, say("・").join(say(effect.name) for effect in effects if effect.moment == moment))
        for word, moment in WINDOWS
    )
    return Plan(
        note=NOTE if effects_used else NOTE_WITHOUT,
        strip=strip if effects_used else (),
        line=line,
        blank=TrackerLine(tracks=usual),
        rounds=tuple(rounds(8)),
        order="順番",
        states=("気絶", "死亡"),
        record=Record(
            "攻撃の記録",
            (
                ("攻撃側", 34),
                ("武器", 30),
                ("攻撃側 達成値", 24),
                ("防御側", 34),
                ("防御側 達成値", 24),
                ("打撃点", 18),
                ("防御点", 18),
                ("ダメージ", 18),
                ("LP−・SP−", 24),
                ("メモ", 0),
            ),
            "打撃点 ＝ 攻撃側の威力値＋破壊力　防御点 ＝ 防御側の威力値＋構造力",
        ),
    )
