"""The GM notes: own states and timers end by themselves, follow the story back and forth, and outlive the program."""

from __future__ import annotations

from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest

from desktop.core.prepared.gm_notes import CustomState, Ends
from desktop.core.problem import Refusal
from desktop.core.rolls.dice import RandomDice
from desktop.core.value import Viewer
from desktop.core.words import Words
from desktop.services.journal.journal import Journal, parse_log
from desktop.services.journal.replay import replay
from desktop.services.play import gm_notes
from desktop.services.play.play_session import PlaySession
from desktop.services.text.catalogue import Catalogue
from tests.play_sessions import Company, play_session

SYSTEMS = tuple(info.id for info in Catalogue())
NOON = datetime(2026, 11, 22, 12, 0, tzinfo=UTC)


def company(system_id: str, npcs: int = 1) -> Company:
    rule_system = Catalogue().system(system_id)
    game = rule_system.game()
    sheets = [rule_system.randomise(game, Random(n)).evolve(name=f"人物{n}", is_pc=n >= npcs) for n in range(npcs + 2)]
    return Company(rule_system, sheets[::-1], game)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "log.jsonl"


def fight(night: PlaySession, people: Company, until: int, rng: Random) -> None:
    """Continue with what leads until its round has a number, as N and the tray do."""
    name = night.playing.running[0]
    for _ in range(400):
        shown = night.playing.shown(name, Viewer(gm=True))
        assert shown is not None
        if (shown.round or 0) >= until:
            return
        step(night, name, rng)
    pytest.fail("the round does not come")


def step(night: PlaySession, name: str, rng: Random) -> None:
    check = night.playing.check(name)
    if check is not None and check.wants is not None:
        night.play(name, {"kind": "throw", "faces": list(RandomDice(rng).throw(check.wants.sides).values)})
        return
    offers = [offer for offer in night.playing.offers(name) if offer.complete]
    primary = [offer for offer in offers if offer.primary]
    with suppress(Refusal):  # what the rules still ask for, a DC say, is no matter here
        night.play(name, dict((primary or offers[-1:])[0].event))


def again(people: Company, file: Path) -> PlaySession:
    """What a program that was just started finds."""
    night = play_session(people, file)
    night.resume()
    return night


def names(night: PlaySession) -> list[str]:
    return [mark.name for mark in night.gm_notes.marks]


def begun(file: Path, system: str = "enishi") -> tuple[Company, PlaySession]:
    people = company(system)
    night = play_session(people, file)
    night.begin("battle", list(people.sheets))
    return people, night


def test_a_state_ends_with_its_round_in_the_step_that_ends_it(file: Path) -> None:
    people, night = begun(file)
    rng, hero = Random(3), next(iter(people.sheets))
    fight(night, people, 1, rng)
    night.gm_notes.begin(CustomState(name="毒", who=hero, ends="round", engine="battle", round=1, word="ターン"))
    assert names(again(people, file)) == ["毒"]
    fight(night, people, 2, rng)
    assert names(night) == []
    last = night.log().standing[-1]
    assert last.kind == "play"
    assert "「毒」が終わりました。" in last.text
    assert str(people.sheets[hero].name) in last.text
    assert names(again(people, file)) == []
    night.back()
    assert names(night) == ["毒"] == names(again(people, file))
    night.forward()
    assert names(night) == [] == names(again(people, file))


def test_a_state_ends_with_its_phase_and_with_its_battle(file: Path) -> None:
    people, night = begun(file)
    rng = Random(3)
    fight(night, people, 1, rng)
    shown = night.playing.shown("battle", Viewer(gm=True))
    assert shown is not None
    night.gm_notes.begin(
        CustomState(name="構え", ends="phase", engine="battle", phase=shown.phase, round=1, word="ターン")
    )
    night.gm_notes.begin(CustomState(name="霧", ends="round", engine="battle", round=9, word="ターン"))
    night.gm_notes.begin(CustomState(name="呪い"))
    assert str(night.gm_notes.marks[0].until) == f"{shown.phase}の終わりまで"
    for _ in range(60):
        now = night.playing.shown("battle", Viewer(gm=True))
        assert now is not None
        if str(now.phase) != str(shown.phase):
            break
        assert names(night) == ["構え", "霧", "呪い"]
        step(night, "battle", rng)
    assert names(night) == ["霧", "呪い"]
    night.close("battle")
    assert names(night) == ["呪い"]
    night.back()
    assert names(night) == ["霧", "呪い"] == names(again(people, file))


def test_timer_ends_at_its_time_and_break_is_announced(file: Path) -> None:
    people, night = begun(file)
    rest = CustomState(name="休憩", ends="clock", due=NOON + timedelta(minutes=10), rest=True)
    night.gm_notes.begin(rest)
    assert night.gm_notes.expired(NOON) == ()
    later = again(people, file)
    assert later.gm_notes.expired(NOON + timedelta(minutes=10)) == (rest,)
    line = later.gm_notes.end(rest, expired=True)
    assert line.text == "休憩が終わりました。"
    assert later.gm_notes.marks == ()
    later.back()
    assert later.playing.running == ("battle",), "its end is nobody's step: the break itself is taken back"
    assert later.gm_notes.marks == ()


def test_undo_reverts_custom_states_but_keeps_notes(file: Path) -> None:
    people, night = begun(file)
    start = night.log().standing[-1].id
    night.gm_notes.note("橋は落ちた", gm=False)
    night.gm_notes.begin(CustomState(name="毒"))
    night.gm_notes.note("橋守が犯人", gm=True)
    night.back_to(start)
    assert names(night) == [] == names(again(people, file))
    assert [memo.text for memo in night.gm_notes.memos] == ["橋は落ちた", "橋守が犯人"]
    night.forward()
    assert names(night) == ["毒"]
    night.back(night.gm_notes.memos[0].id)
    assert [memo.text for memo in again(people, file).gm_notes.memos] == ["橋守が犯人"]
    assert night.playing.running == ("battle",)


def test_redo_survives_a_new_note(file: Path) -> None:
    _people, night = begun(file)
    night.gm_notes.begin(CustomState(name="毒"))
    night.back()
    night.gm_notes.note("橋は落ちた", gm=False)
    night.forward()
    assert names(night) == ["毒"]


def test_undo_of_a_state_after_restart_keeps_later_lines(file: Path) -> None:
    people, night = begun(file)
    night.gm_notes.begin(CustomState(name="毒"))
    fight(night, people, 1, Random(3))
    line = next(entry for entry in night.log().standing if entry.kind == "mark")
    count = len(night.log().standing)
    later = again(people, file)
    later.back(line.id)
    assert len(later.log().standing) == count - 1
    assert later.history.play == night.history.play


@pytest.mark.parametrize("system", SYSTEMS)
def test_state_of_a_concealed_character_is_hidden_from_players(system: str, file: Path) -> None:
    people = company(system)
    npc = next(sheet for sheet in people.sheets.values() if not sheet.is_pc)
    night = play_session(people, file)
    night.gm_notes.begin(CustomState(name="幽霊憑き", who=npc.id))
    night.gm_notes.end(night.gm_notes.marks[0])
    night.gm_notes.note("正体は幽霊憑き", gm=True)
    assert "幽霊憑き" not in replay(night.log(), "夜")
    assert npc.name not in replay(night.log(), "夜")
    assert "幽霊憑き" in replay(night.log(), "夜", secrets=True)


@pytest.mark.parametrize("ends", ["hand", "clock", "round"])
@pytest.mark.parametrize("whose", ["table", "player"])
def test_secret_state_is_gm_only_from_start_to_end(file: Path, whose: str, ends: Ends) -> None:
    people, night = begun(file)
    fight(night, people, 1, Random(2))
    who = "" if whose == "table" else next(s.id for s in people.sheets.values() if s.is_pc)
    night.gm_notes.begin(
        CustomState(name="爆弾", who=who, ends=ends, engine="battle", round=1, word="ターン", due=NOON, secret=True)
    )
    if ends == "round":
        fight(night, people, 2, Random(3))
    else:
        night.gm_notes.end(night.gm_notes.marks[0], expired=ends == "clock")
    assert names(night) == []
    assert "爆弾" not in replay(night.log(), "夜")
    assert replay(night.log(), "夜", secrets=True).count("爆弾") == 2


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_journal_prefix_restores_gm_notes_of_its_time(system: str, file: Path) -> None:
    """Kill the program after any line: the GM notes are what it was."""
    people = company(system)
    night, rng = play_session(people, file), Random(5)
    name = "battle" if "battle" in night.playing.possible else "session"
    expected: dict[int, Any] = {0: ((), ())}

    def note() -> None:
        expected[night.log().count] = night.gm_notes.marks, night.gm_notes.memos

    night.begin(name, list(people.sheets))
    note()
    for number in range(12):
        shown = night.playing.shown(name, Viewer(gm=True))
        assert shown is not None
        ends: Any = ("phase", "hand", "round")[number % 3]
        night.gm_notes.begin(
            CustomState(name=f"状態{number}", ends=ends, engine=name, phase=shown.phase, round=shown.round or 0)
        )
        note()
        night.gm_notes.note(f"メモ{number}", gm=number % 2 == 0)
        note()
        step(night, name, rng)
        note()
        if number % 4 == 3:
            night.back()
            note()
    lines = file.read_bytes().splitlines(keepends=True)
    for count, (marks, memos) in expected.items():
        cut = file.with_name(f"{count}.jsonl")
        cut.write_bytes(b"".join(lines[: count + 1]))
        assert parse_log(cut.read_bytes()).count == count
        later = again(people, cut)
        assert later.gm_notes.marks == marks
        assert later.gm_notes.memos == memos
        assert later.gm_notes.standing == (marks, memos, later.gm_notes.scene, later.gm_notes.scenes)


def test_damaged_custom_state_is_ignored(file: Path) -> None:
    people = company("enishi")
    journal = Journal(file)
    journal.append("毒", kind="mark", data={"mark": {"name": "", "ends": "never"}})
    journal.append("毒", kind="mark", data={"mark": 3, "ended": "x"})
    journal.append("x", kind="memo", data={"memo": 5})
    journal.append(
        "x", kind="play", data={"engine": "battle", "heading": {"of": 3, "said": [{"phrase": 1}]}, "begin": 1}
    )
    night = play_session(people, file)
    assert night.gm_notes.marks == ()
    assert [memo.scene for memo in night.gm_notes.memos] == [""]


def test_notes_belong_to_their_scene_and_a_battle_within_it_is_another(file: Path) -> None:
    people = company("kotodama")
    night = play_session(people, file)
    night.gm_notes.note("始まる前", gm=False)
    night.begin("session", list(people.sheets))
    night.play("session", {"kind": "scene", "title": "霧の駅", "kotodama_title": ""})
    first = night.gm_notes.scene
    assert Words().say(first.title) == "シーン 1「霧の駅」"
    night.gm_notes.note("駅長は無口", gm=False)
    night.begin("battle", list(people.sheets))
    assert night.gm_notes.scene.key != first.key
    night.gm_notes.note("戦いのあと", gm=False)
    night.close("battle")
    assert night.gm_notes.scene.key == first.key
    assert [memo.scene == first.key for memo in night.gm_notes.memos] == [False, True, False]
    night.gm_notes.head("幕間")
    assert Words().say(night.gm_notes.scene.title) == "幕間"
    assert [Words().say(scene.title) for scene in night.gm_notes.scenes] == [
        "セッション",
        "シーン 1「霧の駅」",
        "戦闘",
        "幕間",
    ]


def test_undo_reads_session_headings_from_memory(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    people = company("enishi")
    night = play_session(people, file)
    night.begin("session", list(people.sheets))
    for kind in ("zero", "first", "main", "sub") * 2:
        night.play("session", {"kind": "stage", "stage": kind, "gm": True, "confirm": True})
    scenes = night.gm_notes.scenes
    assert len(scenes) > 4
    night.play("session", {"kind": "stage", "stage": "last", "gm": True, "confirm": True})
    assert night.gm_notes.scenes != scenes
    read: list[Any] = []
    monkeypatch.setattr(gm_notes, "_fact", read.append)
    night.back()
    assert night.gm_notes.scenes == scenes
    assert not read
