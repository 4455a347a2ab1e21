"""Cards, trackers and the GM's screen, as they are printed."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.services.text.rulebook import Rulebook
from desktop.systems.enishi import SYSTEM
from desktop.systems.enishi.settings import Settings
from desktop.systems.enishi.sheet import Sheet
from desktop.systems.enishi.tables import EffectRow, tables
from desktop.views.paper.cards.cards import card_printout
from desktop.views.paper.cards.face import Face
from desktop.views.paper.fight_boxes import Track
from desktop.views.paper.plates import play_session
from desktop.views.paper.protocol import PaperContents
from desktop.views.paper.tracker import Plan, Record, TrackerLine, line_of, rounds, tracker_printout
from desktop.views.systems.enishi.paper.reference import MOMENTS
from desktop.views.systems.enishi.paper.screen import SCREENS, facts

RULES = {
    "reroll": "EN-TMP-03",
    "damage_up": "EN-TMP-04",
    "damage_down": "EN-TMP-05",
    "cover": "EN-TMP-06",
    "plus": "EN-TMP-07",
    "auto_success": "EN-PRM-02",
    "auto_failure": "EN-PRM-04",
    "full_heal": "EN-PRM-05",
    "revive": "EN-PRM-06",
    "absolute": "EN-PRM-07",
}
"""Effect → the rule whose sentence is on its card."""
FOR_OTHERS = {"temporary": "EN-TMP-09", "permanent": "EN-PRM-08"}


def faces(contents: PaperContents) -> Iterator[Face]:
    """Make one card of each effect: the group shares them in the middle of the table."""
    if not contents.game.known(Settings).settings.effects_used:
        return
    known = tables()
    book = Rulebook(contents.words.language, contents.words)
    for effect in known.temporary:
        yield _face(effect, contents, book, "テンポラリー", "ゲージ", "temporary")
    for effect in known.permanent:
        yield _face(effect, contents, book, "パーマナント", "CLV", "permanent")


def _face(effect: EffectRow, contents: PaperContents, book: Rulebook, kind: str, coin: str, group: str) -> Face:
    say = contents.words.say
    texts = [line.says for rule in (RULES[effect.id], FOR_OTHERS[group]) if (line := book.line(rule)) is not None]
    return Face(
        kind=say(kind),
        name=say(effect.name).replace("+", "＋").replace("-", "−"),
        dark=group == "permanent",
        cost=(say(coin), "−1" if group == "permanent" else say("1マス")),
        rules=((say("いつ"), say(MOMENTS[effect.moment])),),
        text="\n".join(texts),
        source=RULES[effect.id],
    )


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


PRINTOUTS = (card_printout("enishi", faces), *SCREENS, tracker_printout("enishi", plan), *play_session(facts))
