"""Rules of d20フェイト that no golden case writes, through the play session."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from typing import Any

from desktop.core.play import ThrowEvent
from desktop.core.rolls.outcome import Change
from desktop.core.value import Viewer
from desktop.systems.d20fate import SYSTEM
from desktop.systems.d20fate.session.state import LoopStep
from tests.play_path import PlayPath
from tests.play_sessions import PlaySession, edit, play_session

from .conftest import party, rules

F = Fraction
MODES = ("advantage", "", "disadvantage")
FATE_ROWS = """2 19/20 399/400 399/400
3 19/20 99/100 199/200
4 113/120 391/400 197/200
5 37/40 24/25 583/600
6 9/10 15/16 229/240
7 13/15 91/100 559/600
8 33/40 351/400 181/200
9 31/40 21/25 7/8
10 29/40 319/400 21/25
11 27/40 3/4 4/5
12 5/8 279/400 303/400
13 23/40 16/25 71/100
14 21/40 231/400 263/400
15 19/40 51/100 361/600
16 17/40 7/16 13/24
17 3/8 9/25 143/300
18 13/40 111/400 163/400
19 11/40 19/100 67/200
20 9/40 39/400 103/400
21 7/40 39/400 21/100
22 2/15 39/400 41/240
23 1/10 39/400 7/50
24 3/40 39/400 47/400
25 7/120 39/400 31/300
26 1/20 39/400 39/400
40 1/20 39/400 39/400"""
CONTEST_ROWS = """-18 37 1101 379|-17 38 1138 382|-16 40 1210 390|-15 43 1315 405|-14 47 1451 429|-13 52 1616 464
-12 58 1808 512|-11 65 2025 575|-10 73 2265 655|-9 82 2526 754|-8 92 2806 874|-7 103 3103 1017|-6 115 3415 1185
-5 128 3740 1380|-4 142 4076 1604|-3 157 4421 1859|-2 173 4773 2147|-1 190 5130 2470|0 210 5530 2870|1 227 5853 3227
2 243 6141 3579|3 258 6396 3924|4 272 6620 4260|5 285 6815 4585|6 297 6983 4897|7 308 7126 5194|8 318 7246 5474
9 327 7345 5735|10 335 7425 5975|11 342 7488 6192|12 348 7536 6384|13 353 7571 6549|14 357 7595 6685|15 360 7610 6790
16 362 7618 6862|17 363 7621 6899|60 363 7621 6899|-60 37 1101 379"""
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


def test_one_fate_die(tmp_path: Path) -> None:
    """D20-ODD-04: one boost, one reroll, the better of both."""
    path, labels = opened(tmp_path), ("ブースト1回まで", "リロール1回まで", "どちらか1回まで")
    for row in FATE_ROWS.splitlines():
        needed, *expected = row.split()
        found = chances(path, "check", subject=0, dc=int(needed), fate=1)
        assert [found[label] for label in labels] == [F(text) for text in expected], needed


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
