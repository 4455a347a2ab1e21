"""Sheets that are edited during play count at once: battle, session, open check and sheet show the same numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, cast

import pytest

from desktop.core.play import ThrowEvent
from desktop.core.rolls.outcome import Change
from desktop.core.system import AnySystem
from desktop.core.value import Viewer
from desktop.services.play.history import History
from desktop.systems.d6game import SYSTEM
from desktop.systems.d6game.sheet import D6gameSheet, ItemRow
from tests.play_path import PlayPath, play_path
from tests.play_sessions import edit

from .table import game_of, hero

GM = Viewer(gm=True)
SWORD = ItemRow(name="長剣", damage=3, armour=1, gain=1)


@contextmanager
def playing() -> Iterator[PlayPath]:
    """Begin a session and a battle in which a hero attacks an enemy; the hidden dice are thrown."""
    people = [
        hero(id="me", life=5, fate=4),
        hero(id="friend", name="トモ", life=8),
        hero(id="foe", name="獣", life=9, is_pc=False),
    ]
    lists = {"resources": [{"id": "fuel", "name": "燃料", "base": 3}]}
    with play_path(SYSTEM, people, game_of({"equipment.enabled": True}, lists=lists)) as path:
        night = path.play_session
        night.begin("session", ["me", "friend", "foe"])
        night.begin("battle", ["me", "foe"])
        night.play("battle", {"kind": "begin"})
        night.play("battle", {"kind": "target", "target": "foe"})
        night.post(ThrowEvent(faces=(6, 6, 6, 6, 6)))
        yield path


def numbers(path: PlayPath, who: str = "me") -> dict[str, Any]:
    """Return what sheet, battle, session and open check hold of a character; equal, or the test fails."""
    sheet: Any = path.company.sheets[who]
    battle: Any = path.play_session.playing.state("battle")
    session: Any = path.play_session.playing.state("session")
    views = [battle.of(who), session.of(who)]
    open_attack = battle.attack
    if open_attack is not None and not open_attack.done:
        views += [one for one in (open_attack.attacker, open_attack.target) if one.id == who]
    for view in views:
        assert (view.name, view.life, view.fate) == (sheet.name, sheet.life, sheet.fate)
        assert view.damage == views[0].damage
    for engine in ("battle", "session"):
        shown = path.play_session.playing.shown(engine, GM)
        assert shown is not None
        (person,) = (one for one in shown.people if one.id == who)
        gauges = {gauge.id: gauge.value for gauge in person.gauges}
        assert (str(person.name), gauges["life"], gauges["fate"]) == (sheet.name, sheet.life, sheet.fate)
    one, skills = views[0], [row.category for row in session.known[who].skills]
    return {"name": one.name, "life": one.life, "fate": one.fate, "damage": one.damage, "skills": skills}


def assert_folds(path: PlayPath) -> None:
    """Assert that the fold of the journal equals the play."""
    history = History(cast("AnySystem", SYSTEM))
    assert history.read(path.play_session.log()) is None
    assert history.play == path.play_session.history.play


def rewrite(path: PlayPath, **fields: Any) -> None:
    """Edit the hero's sheet by hand."""
    sheet = path.company.sheets["me"]
    edit(path.play_session, path.company, sheet.evolve(**fields))


def grown(path: PlayPath) -> None:
    """Let the hero learn what the game offers first."""
    sheet = path.company.sheets["me"]
    assert isinstance(sheet, D6gameSheet)
    edit(path.play_session, path.company, SYSTEM.grow(sheet, SYSTEM.growth(sheet, path.game)[0].id, path.game))


def command(path: PlayPath) -> None:
    """Take 2 life by a command, as `:LP-2` does."""
    path.play_session.change([Change(sheet="me", field="life", before=5, after=3)], "")


EDITS: dict[str, tuple[Callable[[PlayPath], None], str]] = {
    "name": (lambda path: rewrite(path, name="ハル"), "name"),
    "life": (lambda path: rewrite(path, life=11), "life"),
    "fate": (lambda path: rewrite(path, fate=-1), "fate"),
    "gear": (lambda path: rewrite(path, items=(SWORD,)), "damage"),
    "growth": (grown, "skills"),
    "command": (command, "life"),
}


@pytest.mark.parametrize("name", EDITS)
def test_edited_sheet_counts_everywhere_and_is_undone_and_redone(name: str) -> None:
    do, part = EDITS[name]
    with playing() as path:
        before = numbers(path)
        do(path)
        after = numbers(path)
        assert {key for key in after if after[key] != before[key]} == {part}
        path.play_session.back()
        assert numbers(path) == before
        path.play_session.forward()
        assert numbers(path) == after
        assert_folds(path)


def phase(path: PlayPath, engine: str) -> str:
    """Return where an engine is."""
    state: Any = path.play_session.playing.state(engine)
    return str(state.phase)


def test_edited_life_ends_the_attack_and_undo_resumes_it() -> None:
    """D6G-AMB-23: a character with life 0 on the sheet can neither attack nor be attacked."""
    with playing() as path:
        rewrite(path, life=0)
        assert (phase(path, "battle"), path.play_session.playing.check("battle")) == ("turn_end", None)
        path.play_session.back()
        assert phase(path, "battle") == "attack"
        assert path.play_session.playing.check("battle") is not None


def test_edited_life_of_absent_characters_counts_for_game_over() -> None:
    """D6G-LIFE-03, D6G-AMB-32: the party is down when the last one falls who takes no part in the battle."""
    with playing() as path:
        night = path.play_session
        rewrite(path, life=0)
        edit(night, path.company, path.company.sheets["friend"].evolve(life=0))
        assert phase(path, "session") == "game_over"
        night.play("battle", {"kind": "next"})
        assert phase(path, "battle") == "game_over"
        edit(night, path.company, path.company.sheets["friend"].evolve(in_party=True, life=1))
        assert (phase(path, "battle"), phase(path, "session")) == ("turn_end", "play")


@pytest.mark.parametrize(
    ("left", "session"),
    [({"in_party": False}, "game_over"), ({"is_pc": False}, "game_over"), ({"archived": True}, "play")],
)
def test_party_is_read_from_the_sheets(left: dict[str, Any], session: str) -> None:
    """D6G-LIFE-03: a character who has left the party, or play for good, does not keep the game alive."""
    with playing() as path:
        rewrite(path, life=0)
        assert phase(path, "session") == "play"
        edit(path.play_session, path.company, path.company.sheets["friend"].evolve(**left))
        assert phase(path, "session") == session, "an archived character takes part until it leaves"
        path.play_session.play("battle", {"kind": "next"})
        assert phase(path, "battle") == "game_over"


def test_counter_that_the_sheet_lacks_begins_at_its_base() -> None:
    """D6G-GMV-03: a resource of the game that is not on the sheet yet is written there when play moves it."""
    with playing() as path:
        path.play_session.play("session", {"kind": "adjust", "who": "me", "field": "fuel", "amount": 2})
        sheet = path.company.sheets["me"]
        assert isinstance(sheet, D6gameSheet)
        assert sheet.resources == {"fuel": 5}
        path.play_session.back()
        sheet = path.company.sheets["me"]
        assert isinstance(sheet, D6gameSheet)
        assert sheet.resources == {}


def test_announced_check_follows_the_sheet_until_the_dice() -> None:
    """D6G-CHK-05, D6G-AMB-12: the target is fixed; fate is read from the sheet when the dice are thrown."""
    with playing() as path:
        night = path.play_session
        night.close("battle")
        night.play("session", {"kind": "announce", "who": "me", "target": "one_pair"})
        rewrite(path, fate=9, name="ハル")
        night.post(ThrowEvent(faces=(1, 1, 2, 2, 6)))
        sheet = path.company.sheets["me"]
        assert isinstance(sheet, D6gameSheet)
        assert sheet.fate == 10
        last = night.playing.state("session").last  # type: ignore[union-attr]
        assert (last.actor.name, last.actor.fate) == ("ハル", 9)
        rewrite(path, name="ナツ")
        assert night.playing.state("session").last is last  # type: ignore[union-attr]
        assert_folds(path)


def test_numbers_beyond_every_limit_are_played() -> None:
    """D6G-AMB-10, D6G-AMB-20: a slip of the key neither stops play nor leaves the sheet behind."""
    with playing() as path:
        for field in ("life", "fate", "fuel"):
            for _ in range(2):
                path.play_session.play("session", {"kind": "adjust", "who": "me", "field": field, "amount": 1_000_000})
        sheet = path.company.sheets["me"]
        assert isinstance(sheet, D6gameSheet)
        assert (sheet.life, sheet.fate, sheet.resources) == (1_000_000, 1_000_000, {"fuel": 1_000_000})
        numbers(path)
