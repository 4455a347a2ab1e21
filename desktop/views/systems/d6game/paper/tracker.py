"""Fights of a d6game on paper: life, fate, the order of each round, and a line for every duel (D6G-PHY-10)."""

from __future__ import annotations

from desktop.core.words import phrase
from desktop.systems.d6game.people import of_sheet
from desktop.systems.d6game.settings import Settings
from desktop.systems.d6game.sheet import D6gameSheet
from desktop.views.paper.fight_boxes import Track
from desktop.views.paper.protocol import PaperContents
from desktop.views.paper.tracker import Plan, Record, TrackerLine, line_of
from desktop.views.systems.d6game.paper.facts import facts


def plan(contents: PaperContents) -> Plan:
    """Plan the sheet; who has the least life acts first, put in order anew every time round (D6G-CMB)."""
    say, game = contents.words.say, contents.game
    settings = game.known(Settings).settings
    names = {key: say(game.label(key)) for key in ("life", "power", "fight_back", "dodge", "score", "fate")}
    usual = [Track(names["life"], 16)]
    if settings.fate_separate:
        usual.append(Track(names["fate"], 0))

    def line(sheet: D6gameSheet) -> TrackerLine:
        return line_of(sheet, contents, of_sheet(sheet, game).gauges, facts, few=3)

    return Plan(
        note=phrase("{life}の低い順。一巡ごとに順番を書き直す", **names),
        strip=(
            ("順番", phrase("{life}の低い順", **names)),
            ("攻撃対象", "だれを攻撃するかを言う"),
            ("攻撃", "対象に見せずに5個振る"),
            (names["power"], phrase("{least}〜{most}を言う", least=settings.power_min, most=settings.power_max)),
            (
                phrase("{fight_back}か{dodge}", **names),
                phrase("{fight_back}：振って比べる　{dodge}：半分減る", **names),
            ),
        ),
        line=line,
        blank=TrackerLine(tracks=tuple(usual)),
        rounds=tuple(say(phrase("{n}巡", n=n)) for n in range(1, 9)),
        wide=11.0,
        first=lambda sheet: sheet.life or 0,
        states=(game.label("incapacitated"),),
        record=Record(
            "攻撃の記録",
            (
                ("攻撃側", 38),
                ("攻撃対象", 38),
                ("攻撃の役", 30),
                (names["power"], 22),
                (phrase("{fight_back}・{dodge}", **names), 32),
                ("対象の役", 30),
                (phrase("減る{life}", **names), 24),
                ("メモ", 0),
            ),
            phrase("{fight_back}は{score}の低い側が{power}の分、{dodge}は半分（切り捨て）減る", **names),
        ),
    )
