"""The play session: a step is on the disk before it counts, sheets follow, and everything can be undone; without Qt."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop.core.notation import KIND as LINE
from desktop.core.play import Choose, ThrowEvent
from desktop.core.problem import Refusal
from desktop.core.rolls.dice import RandomDice
from desktop.core.rolls.outcome import Change
from desktop.core.rolls.roll import Asked
from desktop.core.value import Viewer, at
from desktop.services.journal.changes import plain
from desktop.services.journal.journal import Journal
from desktop.services.journal.replay import replay
from desktop.services.play.play_session import PlaySession
from desktop.services.storage.file_errors import FileError
from desktop.services.text.catalogue import Catalogue
from tests.example_budget import budget
from tests.play_sessions import Company, play_session

SYSTEMS = tuple(info.id for info in Catalogue())
LONGEST = 200
"""Steps after which a check is called endless."""


def company(system_id: str, seed: int = 1, many: int = 3) -> Company:
    """Some finished characters of a system."""
    rule_system = Catalogue().system(system_id)
    game = rule_system.game()
    return Company(rule_system, [rule_system.randomise(game, Random(seed + n)) for n in range(many)], game)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "log.jsonl"


def play(night: PlaySession, rng: Random, most: int = LONGEST) -> int:
    """Play the check in the tray to its end, or for some steps; returns the steps made."""
    dice = RandomDice(rng)
    for count in range(most):
        roll = night.roll
        assert roll is not None
        if roll.done:
            return count
        wants = roll.check.wants
        if wants is not None:
            night.post(ThrowEvent(faces=dice.throw(wants.sides).values))
            continue
        enabled = [option for option in roll.check.options if option.enabled]
        primary = next((option for option in enabled if option.primary), enabled[-1])
        night.post(Choose(option=(rng.choice(enabled) if count < LONGEST // 8 else primary).id))
    return most


def begin(night: PlaySession, people: Company, kind: int = 0) -> bool:
    """Prepare a kind of check; False where it needs more than its defaults."""
    hero = next(iter(people.sheets))
    kinds = people.kinds(hero)
    try:
        night.prepare(Asked(kind=kinds[kind % len(kinds)].id, who=hero))
    except Refusal:
        return False
    return True


@pytest.mark.parametrize("system", SYSTEMS)
def test_posted_step_is_on_disk_and_sheets_before_display(system: str, file: Path) -> None:
    people = company(system)
    night = play_session(people, file)
    assert begin(night, people)
    play(night, Random(4))
    assert night.roll is not None
    outcome = night.roll.check.outcome
    line = Journal(file).read().standing[-1]
    assert line.kind == "check"
    assert line.outcome is not None
    assert outcome is not None
    for change in outcome.changes:
        sheet = people.sheet(change.sheet)
        assert sheet is None or plain(at(sheet, change.field)) == plain(change.after)


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("steps", [1, 2])
def test_interrupted_check_resumes_after_kill(system: str, steps: int, file: Path) -> None:
    people = company(system)
    for kind in range(len(people.kinds(next(iter(people.sheets))))):
        file.unlink(missing_ok=True)
        night = play_session(people, file)
        if not begin(night, people, kind):
            continue
        play(night, Random(9), steps)
        before = night.roll
        assert before is not None
        after = play_session(people, file)
        after.resume()
        if before.done:
            assert after.roll is None
            continue
        assert after.roll is not None
        assert (after.roll.id, after.roll.check) == (before.id, before.check)
        play(after, Random(2))
        assert Journal(file).read().standing[-1].kind == "check"


def test_another_check_leaves_the_open_one_in_the_tray(file: Path) -> None:
    people = company("enishi")
    night = play_session(people, file)
    hero, other = list(people.sheets)[:2]
    night.prepare(Asked(kind="check", who=hero))
    night.post(ThrowEvent(faces=(4, 4), origin="hand"))
    night.prepare(Asked(kind=LINE, who=hero, params={"line": "2D6+3"}))
    night.post(ThrowEvent(faces=(1, 2)))
    (begun,) = night.suspended
    assert begun.begun
    night.prepare(Asked(kind="check", who=other))
    (suspended,) = night.suspended
    assert suspended.asked.who == hero
    night.take_up(suspended.id)
    assert night.roll == suspended
    assert night.suspended == ()


def test_dice_line_resumes_after_kill(file: Path) -> None:
    people = company("enishi")
    night = play_session(people, file)
    night.prepare(Asked(kind=LINE, params={"line": "S2R6>=5 罠"}))
    night.post(ThrowEvent(faces=(6, 1), origin="hand"))
    again = play_session(people, file)
    again.resume()
    assert again.roll is not None
    assert again.roll.check.wants is not None
    assert again.roll.check.wants.sides == (6,)
    again.post(ThrowEvent(faces=(2,), origin="hand"))
    line = again.log().standing[-1]
    assert (line.kind, line.secret, line.open) == ("dice", True, "シークレットダイス：伏せています")
    assert "成功数 1" in line.text
    again.back()
    assert line.id not in {entry.id for entry in again.log().standing}
    again.forward()
    assert line.id in {entry.id for entry in again.log().standing}


def test_unwritten_change_reaches_its_sheet_at_next_start(file: Path) -> None:
    people = company("enishi")
    hero = next(iter(people.sheets.values()))
    night = play_session(people, file)
    people.write = lambda sheet: None  # type: ignore[method-assign]
    night.change((Change(sheet=hero.id, field="lp", before=hero.lp, after=hero.lp - 2),), "LP")  # type: ignore[attr-defined]
    fresh = company("enishi")
    fresh.sheets = {hero.id: hero}
    play_session(fresh, file).resume()
    assert at(fresh.sheets[hero.id], "lp") == at(hero, "lp") - 2
    play_session(fresh, file).resume()
    assert at(fresh.sheets[hero.id], "lp") == at(hero, "lp") - 2


def test_unsaved_changes_survive_kill(file: Path) -> None:
    people = company("enishi")
    first = people.files()
    hero, other = list(people.sheets.values())[:2]
    night = play_session(people, file)
    for number in range(3):  # three steps within the second before an open sheet is written
        change = Change(sheet=hero.id, field="lp", before=hero.lp - number, after=hero.lp - number - 1)  # type: ignore[attr-defined]
        night.change((change,), "LP")
    night.change((Change(sheet=other.id, field="sp", before=other.sp, after=other.sp - 1),), "SP")  # type: ignore[attr-defined]
    night.back()
    last = dict(people.sheets)
    assert last != first[0]
    people.restore(first)
    play_session(people, file).resume()
    assert people.sheets == last


def test_backup_counts_as_it_is(file: Path) -> None:
    people = company("enishi")
    first = people.files()
    hero: Any = next(iter(people.sheets.values()))
    night = play_session(people, file)
    night.change((Change(sheet=hero.id, field="lp", before=hero.lp, after=hero.lp - 2),), "LP")
    night.written()
    people.restore(first)
    play_session(people, file).resume()
    assert people.sheets == first[0]
    play_session(people, file).resume()
    assert people.sheets == first[0]


def test_externally_edited_sheet_is_not_changed_back_at_start(file: Path) -> None:
    people = company("enishi")
    hero: Any = next(iter(people.sheets.values()))
    night = play_session(people, file)
    night.change((Change(sheet=hero.id, field="lp", before=hero.lp, after=hero.lp - 2),), "LP")
    people.sheets[hero.id] = hero  # the file's stamp stays: another program wrote it
    play_session(people, file).resume()
    assert people.sheets[hero.id] == hero


def test_immediate_costs_are_on_the_sheet_and_undone_with_their_step(file: Path) -> None:
    """KO-EXT-05, KO-UKA-02: インガオホー of an extended check is booked with each throw."""
    people = company("kotodama")
    night = play_session(people, file)
    hero: Any = next(iter(people.sheets.values()))
    night.prepare(Asked(kind="extended", who=hero.id, params={"goal": 30}))
    assert night.roll is not None
    wants = night.roll.check.wants
    assert wants is not None
    night.post(ThrowEvent(faces=(1,) * len(wants.sides)))
    while night.roll.check.wants is not None:  # re-rolls of ones, if any
        night.post(ThrowEvent(faces=(2,) * len(night.roll.check.wants.sides)))
    outcome = night.roll.check.outcome
    assert not night.roll.done
    assert outcome is not None
    assert outcome.booked == 1
    (change,) = outcome.changes
    assert at(people.sheets[hero.id], change.field) == change.after
    while night.roll.begun:
        night.step_back()
    assert people.sheets[hero.id] == hero


@pytest.mark.parametrize("written", [True, False])
def test_open_check_with_booked_costs_is_restored(file: Path, *, written: bool) -> None:
    """KO-EXT-05: the check began with the numbers before its own cost, whether or not the sheet was written since."""
    people = company("kotodama")
    hero: Any = next(iter(people.sheets.values()))
    night = play_session(people, file)
    night.prepare(Asked(kind="extended", who=hero.id, params={"goal": 30}))
    assert night.roll is not None
    assert night.roll.check.wants is not None
    night.post(ThrowEvent(faces=(1,) * len(night.roll.check.wants.sides)))
    night.post(Choose(option=next(o.id for o in night.roll.check.options if o.primary)))
    open_ = night.roll
    assert open_.open
    assert at(people.sheets[hero.id], "karma") == hero.karma - 1
    if not written:
        people.restore(({**people.sheets, hero.id: hero}, {}))
    for begin_again in (PlaySession.look, PlaySession.resume):
        after = play_session(people, file)
        begin_again(after)
        assert after.roll is not None
        assert after.roll.check == open_.check


def test_open_check_is_restored_with_its_initial_numbers(file: Path) -> None:
    """What was posted just before reached no sheet; what was changed meanwhile is not the check's."""
    people = company("d6game")
    one, other = list(people.sheets.values())[:2]
    night = play_session(people, file)
    night.change((Change(sheet=one.id, field="fate", before=one.fate, after=one.fate - 2),), "命運")  # type: ignore[attr-defined]
    night.prepare(Asked(kind="attack", who=one.id, params={"target": other.id}))
    night.post(ThrowEvent(faces=(1, 2, 3, 4, 6)))
    night.change((Change(sheet=other.id, field="fate", before=other.fate, after=other.fate - 1),), "命運")  # type: ignore[attr-defined]
    open_ = night.roll
    assert open_ is not None
    assert open_.concealed
    people.restore(({**people.sheets, one.id: one}, {who: s for who, s in people.stamps.items() if who != one.id}))
    after = play_session(people, file)
    after.resume()
    assert after.roll is not None
    assert after.roll.check == open_.check
    assert people.sheets[one.id] == one.evolve(fate=one.fate - 2)  # type: ignore[attr-defined]


def test_step_refused_by_the_disk_changes_nothing(tmp_path: Path) -> None:
    people = company("enishi")
    night = play_session(people, tmp_path / "away" / "log.jsonl")
    hero = next(iter(people.sheets))
    night.prepare(Asked(kind="check", who=hero))
    before = night.roll
    with pytest.raises(FileError):
        night.post(ThrowEvent(faces=(4, 3)))
    assert night.roll == before
    assert night.last == -1
    assert people.wrote == []


def test_an_edited_sheet_counts_until_the_dice_are_thrown_and_not_after(file: Path) -> None:
    people = company("enishi")
    night = play_session(people, file)
    hero = next(iter(people.sheets.values()))
    night.prepare(Asked(kind="check", who=hero.id, params={"skill": "athletics", "target": 7}))
    people.sheets[hero.id] = _with_skill(hero, 3)
    night.post(ThrowEvent(faces=(1, 2)))
    people.sheets[hero.id] = _with_skill(hero, 0)
    play(night, Random(1))
    assert night.roll is not None
    assert night.roll.check.outcome is not None
    assert [p.value for p in night.roll.check.outcome.parts if str(p.label) == "《運動》"] == [3]


def _with_skill(sheet: Any, level: int) -> Any:
    return sheet.evolve(skills=sheet.skills.evolve(athletics=level))


def test_covered_dice_cannot_be_undone(file: Path) -> None:
    people = company("d20fate")
    night = play_session(people, file)
    hero, other = list(people.sheets)[:2]
    night.prepare(Asked(kind="contest", who=hero, params={"opponent": other, "secret": True}))
    while night.roll is not None and (night.roll.check.wants is None or not night.roll.check.wants.secret):
        wants = night.roll.check.wants
        assert wants is not None
        night.post(ThrowEvent(faces=(11,) * len(wants.sides)))
    assert night.roll is not None
    assert night.roll.check.wants is not None
    night.post(ThrowEvent(faces=(13,) * len(night.roll.check.wants.sides)))
    assert night.roll.concealed
    with pytest.raises(Refusal, match="伏せて振ったダイス"):
        night.step_back()
    assert [e.text for e in night.log().standing] == []
    night.cancel()
    assert night.log().standing[-1].kind == "cancel"
    assert "13" not in replay(night.log(), "卓")


@pytest.mark.parametrize("system", SYSTEMS)
@given(seed=st.integers(0, 10_000))
@settings(max_examples=budget(15), deadline=None)
def test_undoing_everything_restores_the_initial_sheets(
    system: str, tmp_path_factory: pytest.TempPathFactory, seed: int
) -> None:
    rng = Random(seed)
    people = company(system, seed % 7)
    first = dict(people.sheets)
    night = play_session(people, tmp_path_factory.mktemp("session") / "log.jsonl")
    for _ in range(3):
        if begin(night, people, rng.randrange(6)):
            play(night, rng)
    last = dict(people.sheets)
    steps = 0
    while night.last >= 0:
        night.back()
        steps += 1
    assert people.sheets == first
    for _ in range(steps):
        night.forward()
    assert people.sheets == last


def test_hidden_dc_is_visible_to_gm_only(file: Path) -> None:
    """D20-PHY-06 and TABLE: the journal marks the line, players' texts hold nothing of it."""
    people = company("d20fate")
    night = play_session(people, file)
    hero = next(iter(people.sheets.values())).evolve(id="hero")  # an id may hold any digits
    people.sheets = {"hero": hero}
    night.prepare(Asked(kind="check", who="hero", params={"dc": 27, "dc_hidden": True}))
    play(night, Random(3))
    line = night.log().standing[-1]
    assert line.secret
    assert "27" in line.text
    assert "27" not in replay(night.log(), "卓")
    assert night.roll is not None
    assert "27" not in night.roll.shown(Viewer()).model_dump_json()


def test_line_of_a_suspended_check_undoes_its_own_step(file: Path) -> None:
    people = company("enishi")
    night = play_session(people, file)
    hero, other = list(people.sheets)[:2]
    night.prepare(Asked(kind="check", who=hero))
    night.post(ThrowEvent(faces=(4, 4)))
    night.prepare(Asked(kind="check", who=other))
    night.back()
    assert night.roll is not None
    assert night.roll.asked.who == hero
    assert not night.roll.begun
