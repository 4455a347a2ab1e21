"""Scenes, turns and conditions of one's own game through the play session."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from desktop.core.viewer import Viewer
from desktop.systems.blank import SYSTEM
from tests.play_path import PlayPath
from tests.systems.blank.rules import game, sheet_of

PEOPLE = (
    sheet_of("Cat", pc=False, abilities={"agility": 5}),
    sheet_of("Ann", abilities={"agility": 3}),
    sheet_of("Bob", abilities={"agility": 5}),
)
SPEED = {"id": "quick", "name": "速さ", "way": "value", "value": {"kind": "ref", "id": "abilities.agility"}}
TALK = {"id": "talk", "name": "話し合い", "way": "free"}


def session(folder: Path, *events: dict[str, Any], **lists: Any) -> PlayPath:
    path = PlayPath(SYSTEM, game(**lists), PEOPLE, folder)
    path.play_session.begin("session", [sheet.id for sheet in PEOPLE])
    play(path, *events)
    return path


def play(path: PlayPath, *events: dict[str, Any]) -> None:
    for event in events:
        path.play("session", event)
    assert path.unasked == []


def turn(path: PlayPath) -> tuple[int, str]:
    state: Any = path.play_session.playing.state("session")
    return state.round, state.now


def conditions(path: PlayPath, who: str) -> list[str]:
    sheet: Any = path.company.sheet(who)
    return [row.text for row in sheet.conditions]


def test_numbers_decide_the_order_and_each_acts_once(tmp_path: Path) -> None:
    """BL-TRN-01, BL-TRN-02, BL-TRN-03: players before others of the same number."""
    path, seen = session(tmp_path, {"kind": "begin", "turns": "quick"}, turns=[SPEED, TALK]), []
    for _ in range(4):
        seen.append(turn(path))
        play(path, {"kind": "next"})
    assert seen == [(1, "bob"), (1, "cat"), (1, "ann"), (2, "bob")]


def test_dice_decide_the_order(tmp_path: Path) -> None:
    """BL-TRN-02: each throws in the tray; the last throw begins the first round."""
    path = session(tmp_path, {"kind": "begin", "turns": "fight"})
    assert path.throw([1, 1, 6, 6, 2, 2]) == []
    state: Any = path.play_session.playing.state("session")
    assert (state.order, turn(path)) == (("ann", "bob", "cat"), (1, "ann"))


def test_chosen_character_acts_next(tmp_path: Path) -> None:
    """BL-TRN-04: and the GM may let any character go first."""
    path = session(tmp_path, {"kind": "begin", "turns": "talk"}, turns=[TALK])
    for who in ("ann", "cat", "bob"):
        play(path, {"kind": "act", "who": who})
        assert turn(path) == (1, who)
        play(path, {"kind": "next"})
    assert turn(path)[0] == 2


@pytest.mark.parametrize(("ends", "after"), [("turn", 1), ("round", 3), ("fight", None)])
def test_conditions_end_by_themselves(tmp_path: Path, ends: str, after: int | None) -> None:
    """BL-CND-01, BL-CND-02: with one's turn, with the round, with the turns; the sheet knows it at once."""
    path = session(
        tmp_path,
        {"kind": "begin", "turns": "quick"},
        {"kind": "condition", "who": "bob", "text": "ひるみ"},
        turns=[SPEED],
        conditions=[{"id": "x", "name": "ひるみ", "ends": ends}],
    )
    assert conditions(path, "bob") == ["ひるみ"]
    left = []
    for _ in range(3):
        play(path, {"kind": "next"})
        left.append(bool(conditions(path, "bob")))
    assert left == [after is None or step < after for step in (1, 2, 3)]
    play(path, {"kind": "end"})
    assert conditions(path, "bob") == []


def test_players_see_the_turn_and_no_hidden_person(tmp_path: Path) -> None:
    """BL-TRN-02."""
    path = PlayPath(SYSTEM, game(turns=[SPEED]), PEOPLE, tmp_path)
    path.play_session.begin("session", ["cat", "ann", "bob"], {"unseen": ["cat"]})
    play(path, {"kind": "begin", "turns": "quick"}, {"kind": "next"})
    table: Any = path.play_session.playing.shown("session", Viewer())
    assert "cat" not in table.order
    assert turn(path) == (1, "cat")
