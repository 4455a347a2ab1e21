"""Rules of d20フェイト that no golden case writes, through the play session."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from desktop.core.play import ThrowEvent
from desktop.core.rolls.outcome import Change
from desktop.core.value import Viewer
from desktop.systems.d20fate import SYSTEM
from desktop.systems.d20fate.session.state import LoopStep
from tests.play_path import PlayPath
from tests.play_sessions import PlaySession, edit, play_session

from .conftest import party, rules
from .test_odds import CONTEST_ROWS, FATE_ROWS

F = Fraction
MODES = ("advantage", "", "disadvantage")
DECLARED: list[dict[str, Any]] = [
    {"kind": "declare", "who": "pc", "text": "跳ぶ"},
    {"kind": "designate", "subject": "str", "dc": 15},
]


def opened(folder: Path, **settings: Any) -> PlayPath:
    return PlayPath(SYSTEM, rules(**settings), party(), folder)


def session(folder: Path, events: list[dict[str, Any]], **settings: Any) -> PlayPath:
    path = opened(folder, **settings)
    path.play_session.begin("session", ["pc", "ally", "npc"])
    for event in events:
        path.play("session", event)
    assert path.unasked == []
    return path


def chances(path: PlayPath, kind: str, mode: str = "", **params: int) -> dict[str, F]:
    path.prepare(kind, "", {**params, mode: True} if mode else params)
    return path.odds()


def test_chances_of_a_check(tmp_path: Path) -> None:
    """D20-ODD-01: by the needed face; without naturals the extremes are certain."""
    path = opened(tmp_path)
    for n in range(-5, 40):
        k = min(max(21 - n, 1), 19)
        expected = {"advantage": 1 - F(20 - k, 20) ** 2, "": F(k, 20), "disadvantage": F(k, 20) ** 2}
        for mode in MODES:
            found = chances(path, "check", mode, subject=0, dc=n)
            assert found[""] == expected[mode]
            assert (found["有利"], found["ふつう"], found["不利"]) == tuple(expected[mode] for mode in MODES)


def test_naturals(tmp_path: Path) -> None:
    """D20-ODD-02: what only a 20 reaches, and what only a 1 misses."""
    path = opened(tmp_path)
    for mode, critical, fumble in (
        ("", "1/20", "1/20"),
        ("advantage", "39/400", "1/400"),
        ("disadvantage", "1/400", "39/400"),
    ):
        assert chances(path, "check", mode, subject=0, dc=99)[""] == F(critical)
        assert 1 - chances(path, "check", mode, subject=99, dc=1)[""] == F(fumble)


@pytest.mark.parametrize("row", FATE_ROWS.splitlines())
def test_one_fate_die(tmp_path: Path, row: str) -> None:
    """D20-ODD-04: one boost, one reroll, the better of both."""
    needed, *expected = row.split()
    found = chances(opened(tmp_path), "check", subject=0, dc=int(needed), fate=1)
    labels = ("ブースト1回まで", "リロール1回まで", "どちらか1回まで")
    assert [found[label] for label in labels] == [F(text) for text in expected]


def test_contests(tmp_path: Path) -> None:
    """D20-ODD-05: the whole table."""
    path = opened(tmp_path)
    for row in CONTEST_ROWS.replace("\n", "|").split("|"):
        difference, normal, advantage, disadvantage = map(int, row.split())
        found = chances(path, "contest", subject=difference, opponent=0)
        expected = F(normal, 400), F(advantage, 8000), F(disadvantage, 8000)
        assert (found[""], found["有利"], found["不利"]) == expected


def test_reminders_appear_where_rules_are_easily_broken(tmp_path: Path) -> None:
    """D20-GMV-09, D20-LAW-02, D20-LAW-03: one line at 指定 and at 停止; a campaign may switch it off."""
    steps = [*DECLARED, {"kind": "throw", "faces": [19]}, {"kind": "describe"}]

    def describe(folder: Path, **settings: Any) -> list[str]:
        path = session(folder, [], **settings)
        lines = []
        for event in steps:
            path.play("session", event)
            seen: Any = path.play_session.playing.shown("session", Viewer())
            lines.append(str(seen.reminder))
        return lines

    on, off = tmp_path / "on", tmp_path / "off"
    on.mkdir()
    off.mkdir()
    lines = describe(on)
    assert [bool(line) for line in lines] == [True, False, False, True]
    assert describe(off, law__reminder=False) == ["", "", "", ""]


def test_lists_of_the_table_are_offered(tmp_path: Path) -> None:
    """D20-GMV-06: custom prompts, reasons and conditions replace the published ones."""
    lists = {
        "prompts": [{"id": "p", "name": "鐘が鳴る", "kind": "failure"}],
        "advantages": [{"id": "a", "name": "月夜"}],
        "conditions": [{"id": "c", "name": "呪い"}],
    }
    game = SYSTEM.game(SYSTEM.definition().evolve(lists=lists))
    path = PlayPath(SYSTEM, game, party(0), tmp_path)
    path.play_session.begin("session", ["pc", "ally", "npc"])

    def seen() -> Any:
        return path.play_session.playing.shown("session", Viewer(gm=True))

    path.play("session", DECLARED[0])
    assert ("月夜", True) in seen().reasons
    assert seen().states == ("呪い",)
    path.play("session", DECLARED[1])
    path.play("session", {"kind": "throw", "faces": [2]})
    assert seen().hints == ("鐘が鳴る",)


def test_session_resumes_at_every_step_after_restart(tmp_path: Path) -> None:
    """D20-PHY-10: each restart returns to the same step, in the middle of a roll as well."""
    steps = [*DECLARED, {"kind": "throw", "faces": [4]}, {"kind": "choose", "option": "boost"}]
    path = session(tmp_path, [])
    for event in steps:
        path.play("session", event)
        again = play_session(path.company, tmp_path / "journal.jsonl")
        again.resume()
        assert again.playing.state("session") == path.play_session.playing.state("session")
    state: Any = path.play_session.playing.state("session")
    assert state.step is LoopStep.ROLL
    path.play_session.post(ThrowEvent(faces=(6,), origin="hand"))


def numbers(night: PlaySession) -> tuple[int, list[str], int | None, int]:
    """Return what the strip shows of the player character, and the pool and level that the loop counts with."""
    shown: Any = night.playing.shown("session", Viewer(gm=True))
    state: Any = night.playing.state("session")
    (person,) = (person for person in shown.people if person.id == "pc")
    pool = state.check.actor.fate if state.check is not None else None
    return person.gauges[0].value, [str(note) for note in person.notes], pool, state.find("pc").level


def test_edits_count_at_once_in_strip_loop_and_open_check(tmp_path: Path) -> None:
    """D20-AMB-18, D20-AMB-32: also after undo, redo and a restart."""
    path = session(tmp_path, [*DECLARED, {"kind": "throw", "faces": [4]}])
    night, sheets = path.play_session, path.company.sheets
    known = [(dict(sheets), numbers(night))]
    edit(night, path.company, sheets["pc"].evolve(level=5, str=18))
    known.append((dict(sheets), numbers(night)))
    night.change((Change(sheet="pc", field="fate_dice", before=3, after=1),), "フェイト・ダイス")
    known.append((dict(sheets), numbers(night)))
    assert [found for _, found in known] == [
        (3, ["Lv 1"], 3, 1),
        (3, ["Lv 5"], 3, 5),
        (1, ["Lv 5"], 1, 5),
    ]
    for sheet, found in known[-2::-1]:
        night.back()
        assert (dict(sheets), numbers(night)) == (sheet, found)
    for sheet, found in known[1:]:
        night.forward()
        assert (dict(sheets), numbers(night)) == (sheet, found)
    again = play_session(path.company, tmp_path / "journal.jsonl")
    assert again.resume().disallowed is None
    assert (dict(sheets), numbers(again)) == known[-1]
    path.play("session", {"kind": "choose", "option": "boost"})
    assert sheets["pc"].fate_dice == 0  # type: ignore[attr-defined]


def test_other_edits_leave_no_trace_in_the_state(tmp_path: Path) -> None:
    path = session(tmp_path, [*DECLARED, {"kind": "throw", "faces": [4]}])
    night = path.play_session
    before = night.playing.history.play.states["session"]
    edit(night, path.company, path.company.sheets["pc"].evolve(memo="夜", level=3))
    assert night.playing.history.play.states["session"] is before
