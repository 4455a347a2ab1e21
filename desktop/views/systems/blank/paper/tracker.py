"""Turns of a custom game on paper: all in order with tracks to strike, rounds to tick (BL-TRN-01)."""

from __future__ import annotations

from desktop.core.words import Phrase, phrase
from desktop.systems.blank import SYSTEM
from desktop.systems.blank.settings import BlankSettings
from desktop.systems.blank.sheet import BlankSheet
from desktop.systems.blank.tables import ConditionRow, TurnRow
from desktop.views.paper.fight_boxes import Track
from desktop.views.paper.protocol import PaperContents
from desktop.views.paper.tracker import Plan, Record, TrackerLine, line_of, rounds
from desktop.views.systems.blank.paper.facts import facts
from desktop.views.systems.blank.plain_words import in_a_line

STATES = 6
"""Conditions that have a column to tick."""


def plan(contents: PaperContents) -> Plan:
    """Plan the sheet; its steps are those of the game's first way of taking turns."""
    say = contents.words.say
    game = contents.game.known(BlankSettings)
    usual = tuple(Track(say(field.label), 0, line=True) for field in game.tracks)

    def line(sheet: BlankSheet) -> TrackerLine:
        shown = SYSTEM.with_tracks(SYSTEM.person(sheet, game), sheet, game)
        return line_of(sheet, contents, shown.gauges, facts, few=3)

    states = tuple(say(row.name) for row in game.rows("conditions", ConditionRow))[:STATES]
    return Plan(
        note=in_a_line(game),
        strip=_strip(game.rows("turns", TurnRow), game.label("round")),
        line=line,
        blank=TrackerLine(tracks=usual or (Track(say(game.label("conditions")), 0, line=True),)),
        rounds=tuple(rounds(8)),
        order="順番",
        states=states,
        record=Record(
            phrase("{check}の記録", check=game.label("check")),
            (
                ("だれが・何を", 76),
                (phrase("{abilities}か{skills}", abilities=game.label("abilities"), skills=game.label("skills")), 46),
                ("目標", 18),
                ("出目", 24),
                ("合計", 18),
                ("結果", 30),
                ("メモ", 0),
            ),
        ),
    )


def _strip(ways: tuple[TurnRow, ...], round_word: str) -> tuple[tuple[Phrase | str, Phrase | str], ...]:
    """Tell how a round goes; nothing where the game has no turns."""
    if not ways:
        return ()
    return (
        ("①順番を決める", way_of(ways[0])),
        ("②手番", "ひとりずつ動く"),
        ("③手番の終わり", "終わる状態を外す"),
        (phrase("④{round}の終わり", round=round_word), "全員が動いたら次へ"),
    )


def way_of(row: TurnRow) -> Phrase | str:
    """Tell how an order is found."""
    if row.way == "free":
        return "話し合いで"
    first = "大きい人から" if row.first == "highest" else "小さい人から"
    if row.way == "value":
        return phrase("決まった数の{first}", first=first)
    return phrase("{dice}＋数の{first}", dice=f"{row.dice}D{row.sides}", first=first)
