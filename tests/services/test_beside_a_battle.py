"""A check made beside a battle counts with the numbers that hold in the battle: tray and battle never differ."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from desktop.core.play import ThrowEvent
from desktop.core.rolls.outcome import Change
from desktop.core.rolls.roll import Asked
from desktop.services.journal.replay import replay
from desktop.services.play.play_session import PlaySession
from desktop.services.text.catalogue import Catalogue
from desktop.systems.enishi.actor import actor
from desktop.systems.enishi.sheet import Bond
from tests.play_sessions import Company, play_session


@pytest.fixture
def table(tmp_path: Path) -> tuple[Company, PlaySession]:
    rule_system = Catalogue().system("kotodama")
    game = rule_system.game()
    people = Company(
        rule_system, [rule_system.randomise(game, Random(n)).evolve(name=f"人{n}", dl=1) for n in range(2)], game
    )
    return people, play_session(people, tmp_path / "log.jsonl")


def test_a_dl_of_the_battle_counts_in_the_tray(table: tuple[Company, PlaySession]) -> None:
    """KO-FSM-R14: for the character of the check and the opponent; after the battle the sheet counts again."""
    people, night = table
    one, other = people.sheets
    asked = Asked(kind="opposed", who=one, params={"opponent": other})
    before: Any = night.prepare(asked).check
    night.begin("battle", [one, other])
    for who, value in ((one, 5), (other, 4)):
        night.play("battle", {"kind": "set_dl", "who": who, "value": value})
    during: Any = night.prepare(asked).check
    assert during.active.pool.dice == before.active.pool.dice + 8
    assert during.passive.pool.dice == before.passive.pool.dice + 6
    night.play("battle", {"kind": "check", "check": "opposed", "who": one, "params": {"opponent": other}})
    assert night.roll is not None
    assert night.roll.check == during
    assert {sheet.dl for sheet in people.all_sheets()} == {1}  # type: ignore[attr-defined]
    night.close("battle")
    assert night.prepare(asked).check == before


def test_prepared_check_uses_current_battle_numbers(table: tuple[Company, PlaySession]) -> None:
    people, night = table
    one, _ = people.sheets
    night.begin("battle", list(people.sheets))
    before: Any = night.prepare(Asked(kind="normal", who=one)).check
    night.play("battle", {"kind": "set_dl", "who": one, "value": 3})
    after: Any = night.refreshed()
    assert after is not None
    assert after.check.tester.pool.dice == before.tester.pool.dice + 4


@pytest.mark.parametrize("engine", ["battle", "session"])
def test_number_changed_by_hand_logs_what_follows(table: tuple[Company, PlaySession], engine: str) -> None:
    """KO-STA-05: 戦闘不能 by HP typed to 0 is a line of the log, and goes with undo."""
    people, night = table
    one, other = people.sheets
    night.begin(engine, [one, other])
    before = people.sheets[one]
    hp = before.hp  # type: ignore[attr-defined]
    line = night.change((Change(sheet=one, field="hp", before=hp, after=0),), "HP=0").entries[0]
    assert line.text.splitlines()[0] == "HP=0"
    assert "戦闘不能" in line.text
    night.back()
    assert people.sheets[one] == before
    assert not night.log().counts(line.id)


def test_check_begun_beside_a_battle_is_restored_after_it(table: tuple[Company, PlaySession], tmp_path: Path) -> None:
    """KO-FSM-R14: its dice are as many as the DL of the battle made them when it began."""
    people, night = table
    one, other = people.sheets
    night.begin("battle", [one, other])
    night.play("battle", {"kind": "set_dl", "who": one, "value": 5})
    begun: Any = night.prepare(Asked(kind="opposed", who=one, params={"opponent": other}))
    night.post(ThrowEvent(faces=(2,) * len(begun.check.wants.sides), origin="hand"))
    before = night.roll
    night.close("battle")
    again = play_session(people, tmp_path / "log.jsonl")
    again.resume()
    assert before is not None
    assert again.roll is not None
    assert (again.roll.id, again.roll.check) == (before.id, before.check)


def test_contest_with_concealed_character_is_concealed(table: tuple[Company, PlaySession]) -> None:
    """Its line names both and would reveal the concealed one."""
    people, night = table
    one, other = people.sheets
    night.begin("battle", [one, other])
    asked = Asked(kind="opposed", who=one, params={"opponent": other, "pool": 1, "opponent_pool": 1})

    def thrown() -> tuple[bool, str]:
        night.prepare(asked)
        for face in (9, 2):
            line = night.post(ThrowEvent(faces=(face,), origin="hand")).entries[0]
        return line.secret, line.open

    assert thrown() == (False, "")
    night.play("battle", {"kind": "reveal", "who": other, "hidden": True})
    assert thrown() == (True, "")
    night.prepare(asked)
    night.post(ThrowEvent(faces=(9,), origin="hand"))
    assert night.cancel().entries[0].secret
    begun = night.play("battle", {"kind": "start"}).entries[0]
    night.prepare(asked)
    night.post(ThrowEvent(faces=(9,), origin="hand"))
    night.back(begun.id)
    (given_up,) = [line for line in night.log().entries if line.kind == "cancel"][1:]
    assert given_up.secret


def test_concealed_dice_are_in_gm_replay_only(table: tuple[Company, PlaySession]) -> None:
    """A concealed character's check in the battle: the GM's replay has every value, the players' has none."""
    people, night = table
    one, other = people.sheets
    night.begin("battle", [one, other], {"hidden": [other]})
    night.play("battle", {"kind": "check", "check": "normal", "who": other, "params": {"pool": 2}})
    night.post(ThrowEvent(faces=(9, 2), origin="hand"))
    mine, theirs = (replay(night.log(), "夜", secrets=secrets) for secrets in (True, False))
    assert "[9 2]実" in mine
    assert "[" not in theirs
    assert people.sheets[other].name not in theirs


def test_open_dice_stay_open_where_only_a_number_is_the_gms(table: tuple[Company, PlaySession]) -> None:
    """KO-UKA-02: the karma that ウカツ! costs an NPC is in a GM line; the dice of both sides are public."""
    people, night = table
    one, other = people.sheets
    people.sheets[other] = people.sheets[other].evolve(is_pc=False, karma=3)
    night.begin("battle", [one, other])
    params = {"opponent": other, "pool": 2, "opponent_pool": 2}
    night.play("battle", {"kind": "check", "check": "opposed", "who": one, "params": params})
    night.post(ThrowEvent(faces=(9, 2), origin="hand"))
    night.post(ThrowEvent(faces=(1, 2), origin="hand"))
    mine, theirs = (replay(night.log(), "夜", secrets=secrets) for secrets in (True, False))
    assert "インガオホー値 3 → 2" in mine
    assert "インガオホー値 3 → 2" not in theirs
    assert all("[9 2] [1 2]実" in edition for edition in (mine, theirs))


def _hurt_beside_the_session(folder: Path) -> tuple[Company, PlaySession, Sequence[str]]:
    """A PC of the session has fought an NPC outside it; both are hurt, and so is an absent character."""
    rule_system = Catalogue().system("enishi")
    game = rule_system.game()
    sheets: list[Any] = [rule_system.randomise(game, Random(n)) for n in range(3)]
    sheets = [sheets[0], sheets[1].evolve(is_pc=False), sheets[2].evolve(is_pc=False, sp=2)]
    people = Company(rule_system, sheets, game)
    hero, foe, _ = people.sheets
    night = play_session(people, folder / "log.jsonl")
    night.begin("session", [hero])
    night.begin("battle", [hero, foe])
    for who in (hero, foe):
        night.play("battle", {"kind": "adjust", "who": who, "field": "lp", "value": 0})
        night.play("battle", {"kind": "adjust", "who": who, "field": "sp", "value": 3})
    return people, night, tuple(people.sheets)


def _points(people: Company) -> list[tuple[int, int]]:
    sheets: list[Any] = list(people.all_sheets())
    return [(sheet.lp, sheet.sp) for sheet in sheets]


def test_battle_only_character_recovers_after_the_session(tmp_path: Path) -> None:
    """EN-REC-04 and EN-REC-06 apply to every character, also an NPC of the battle alone."""
    people, night, _ = _hurt_beside_the_session(tmp_path)
    night.close("battle")
    hurt = _points(people)
    assert hurt[:2] == [(0, 3), (0, 3)]
    end = night.play("session", {"kind": "close", "gm": True}).entries[0]
    whole = [actor(sheet, people.game) for sheet in people.all_sheets()]  # type: ignore[arg-type]
    assert _points(people) == [(one.lp_max, one.sp_max) for one in whole[:2]] + hurt[2:]
    again = play_session(people, tmp_path / "log.jsonl")
    again.resume()
    assert again.playing.state("session") == night.playing.state("session")
    night.back(end.id)
    assert _points(people) == hurt


def test_session_end_revives_no_dead_and_reaches_the_battle(tmp_path: Path) -> None:
    """EN-AMB-51: the end of a session revives no dead character, member or not."""
    people, night, (hero, foe, _) = _hurt_beside_the_session(tmp_path)
    night.play("battle", {"kind": "adjust", "who": foe, "field": "sp", "value": 0})
    night.play("session", {"kind": "close", "gm": True})
    assert _points(people)[1] == (0, 0)
    battle: Any = night.playing.state("battle")
    sheet: Any = people.sheets[hero]
    assert (battle.fighter(hero).actor.lp, battle.fighter(hero).actor.sp) == (sheet.lp, sheet.sp)
    assert battle.fighter(hero).actor.state != "unconscious"


def test_days_pass_for_hurt_nonmember(tmp_path: Path) -> None:
    """EN-REC-03 and EN-REC-05 ask for scenario time, not for a place in the session."""
    people, night, (_hero, foe, _) = _hurt_beside_the_session(tmp_path)
    elsewhere = _points(people)[2]
    days = night.play("session", {"kind": "days", "days": 4}).entries[0]
    rested: Any = people.sheets[foe]
    whole = actor(rested, people.game)
    assert (rested.lp, rested.sp, rested.days_towards_lp) == (1, whole.sp_max, 1)
    assert _points(people)[0][0] == 1
    assert _points(people)[2] == elsewhere
    battle: Any = night.playing.state("battle")
    assert battle.fighter(foe).actor.lp == 1
    night.play("battle", {"kind": "adjust", "who": foe, "field": "sp", "value": 1})
    assert _points(people)[1] == (1, 1)
    again = play_session(people, tmp_path / "log.jsonl")
    again.resume()
    assert again.playing.state("session") == night.playing.state("session")
    night.back(days.id)
    assert (people.sheets[foe].lp, people.sheets[foe].days_towards_lp) == (0, 0)  # type: ignore[attr-defined]


def test_new_session_frees_boxes_of_absent_npcs(tmp_path: Path) -> None:
    """EN-TMP-01 gives each character a gauge at the session's start; an absent PC gets it on returning."""
    rule_system = Catalogue().system("enishi")
    game = rule_system.game()
    bond = Bond(person="霧", relation="hostility", box=True)
    sheets: list[Any] = [rule_system.randomise(game, Random(n)).evolve(gauge_ticks=1, bonds=(bond,)) for n in range(3)]
    people = Company(rule_system, [sheets[0], sheets[1].evolve(is_pc=False, clv=3), sheets[2]], game)
    night = play_session(people, tmp_path / "log.jsonl")
    hero, foe, away = people.sheets
    night.begin("session", [hero])
    night.play("session", {"kind": "stage", "stage": "zero"})
    assert _boxes(people, foe)[1:] == (1, True)
    end = night.play("session", {"kind": "end_stage"}).entries[0]
    assert _boxes(people, foe) == (3, 0, False)
    assert _boxes(people, away)[1:] == (1, True)
    night.play("session", {"kind": "stage", "stage": "first"})
    assert _boxes(people, foe) == (3, 0, False)
    night.back(end.id)
    assert _boxes(people, foe)[1:] == (1, True)


def _boxes(people: Company, who: str) -> tuple[int, int, bool]:
    sheet: Any = people.sheets[who]
    return sheet.gauge_size, sheet.gauge_ticks, sheet.bonds[0].box
