"""Scenes, turns and conditions of a custom game through the play session."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from desktop.core.rolls.outcome import Change
from desktop.core.value import Viewer
from desktop.services.play.play_session import PlaySession
from desktop.systems.blank import SYSTEM
from desktop.systems.blank.build import EARN
from desktop.systems.blank.settings import BlankSettings
from desktop.systems.blank.sheet import Condition
from tests.play_path import PlayPath
from tests.play_sessions import edit, play_session
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


WOUNDS = {"id": "wounds", "label": "傷", "kind": "track", "most": {"kind": "const", "value": 9}}
PARTS = ("name", "agility", "move", "wounds", "conditions", "points")


def edited_session(folder: Path) -> PlayPath:
    """Begin a session of characters with a custom track, with the dice for the order due."""
    path = session(folder, {"kind": "begin", "turns": "fight"}, profile=[WOUNDS])
    assert path.throw([1, 2]) == []
    return path


def numbers(path: PlayPath, night: PlaySession) -> dict[str, Any]:
    """Return what the sheet of Ann shows; the session reads the same, or the test fails."""
    state: Any = night.playing.state("session")
    rules, found = path.game.known(BlankSettings), []
    sheet: Any
    for sheet in (path.company.sheets["ann"], state.find("ann")):
        derived = SYSTEM.derive(sheet, rules)
        able, skill = derived["abilities.agility"].value, derived["skills.move"].value
        wounds = SYSTEM.custom_values(sheet, rules).tracks["wounds"].value
        found.append((str(sheet.name), able, skill, wounds, [row.text for row in sheet.conditions], sheet.points))
    assert found[0] == found[1]
    shown = night.playing.shown("session", Viewer(gm=True))
    assert shown is not None
    (person,) = (person for person in shown.people if person.id == "ann")
    assert (str(person.name), [str(one.label) for one in person.conditions]) == (found[0][0], found[0][4])
    return dict(zip(PARTS, found[0], strict=True))


def rewrite(path: PlayPath, **fields: Any) -> None:
    """Edit Ann's sheet by hand."""
    edit(path.play_session, path.company, path.company.sheets["ann"].evolve(**fields))


def grown(path: PlayPath) -> None:
    """Let Ann take the growth points of a session."""
    sheet: Any = path.company.sheets["ann"]
    edit(path.play_session, path.company, SYSTEM.grow(sheet, EARN, path.game.known(BlankSettings)))


def command(path: PlayPath, change: Change) -> None:
    """Change a number of Ann's sheet by a command, as `:傷-2` does."""
    path.play_session.change((change,), "")


WOUNDED = Change(sheet="ann", field="own.wounds", after=7, start=9)
REWARDED = Change(sheet="ann", field="points", before=0, after=3)
EDITS: dict[str, tuple[Callable[[PlayPath], None], set[str]]] = {
    "name": (lambda path: rewrite(path, name="アン"), {"name"}),
    "ability": (lambda path: rewrite(path, abilities={"agility": 9}), {"agility", "move"}),
    "skill": (lambda path: rewrite(path, skills={"move": 4}), {"move"}),
    "condition": (lambda path: rewrite(path, conditions=(Condition(text="けが"),)), {"conditions"}),
    "track": (lambda path: command(path, WOUNDED), {"wounds"}),
    "points": (lambda path: command(path, REWARDED), {"points"}),
    "growth": (grown, {"points"}),
}


@pytest.mark.parametrize("name", EDITS)
def test_edit_counts_everywhere_and_is_undone_redone_and_restarted(tmp_path: Path, name: str) -> None:
    """BL-ABL-01, BL-SKL-01, BL-CND-01: sheet and session read the same numbers after every step."""
    do, parts = EDITS[name]
    path = edited_session(tmp_path)
    night = path.play_session
    before = numbers(path, night)
    do(path)
    after = numbers(path, night)
    assert {part for part in PARTS if after[part] != before[part]} == parts
    night.back()
    assert numbers(path, night) == before
    night.forward()
    assert numbers(path, night) == after
    again = play_session(path.company, tmp_path / "journal.jsonl")
    assert again.resume().disallowed is None
    assert numbers(path, again) == after
    assert again.playing.state("session") == night.playing.state("session")


def test_dice_for_the_order_keep_their_numbers_and_the_next_ones_read_the_sheet(tmp_path: Path) -> None:
    """BL-TRN-02: Ann throws with the number with which her dice were asked for, Bob with the edited one."""
    path = edited_session(tmp_path)
    night, sheets = path.play_session, path.company.sheets
    rewrite(path, abilities={"agility": 9})
    edit(night, path.company, sheets["bob"].evolve(abilities={"agility": 1}))
    assert path.throw([2, 2, 3, 2]) == []
    state: Any = night.playing.state("session")
    assert dict(state.values) == {"cat": 8, "ann": 7, "bob": 6}
    assert state.order == ("cat", "ann", "bob")
    rewrite(path, abilities={"agility": 1})
    assert night.history.play.states["session"] == state.unbound()
