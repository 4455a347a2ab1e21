"""Runs the cases of `cases/*.toml` through the play session."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from desktop.core.play import Choose, ThrowEvent
from desktop.core.problem import Refusal
from desktop.systems.d20fate import SYSTEM
from desktop.systems.d20fate.session.state import SessionState
from desktop.systems.d20fate.sheet import D20FateSheet
from tests.play_path import PlayPath

from .conftest import party

CASES = Path(__file__).parent / "cases"


def load(*names: str) -> list[Any]:
    found = []
    for name in names:
        for case in tomllib.loads((CASES / f"{name}.toml").read_text(encoding="utf-8"))["case"]:
            rule = case["rule"] if isinstance(case["rule"], str) else " ".join(case["rule"])
            found.append(pytest.param(case, id=f"{rule}: {case['title']}"))
    return found


def game_of(case: dict[str, Any]) -> Any:
    return SYSTEM.game(SYSTEM.definition().evolve(settings=case.get("settings", {})))


def opened(case: dict[str, Any], folder: Path, *sheets: D20FateSheet) -> PlayPath:
    return PlayPath(SYSTEM, game_of(case), sheets, folder)


def _explained(case: dict[str, Any], name: str, **fields: Any) -> int | None:
    return SYSTEM.explained(D20FateSheet(name="リオ", **fields), game_of(case))[name].value


def _ability_modifiers(case: dict[str, Any], folder: Path) -> list[int | None]:
    return [_explained(case, "str_mod", str=score) for score in case["params"]["scores"]]


def _proficiency_bonuses(case: dict[str, Any], folder: Path) -> list[int | None]:
    return [_explained(case, "proficiency_bonus", level=level) for level in range(1, 21)]


def _roll_mode(case: dict[str, Any], folder: Path) -> str:
    """Designate with so many reasons on each side."""
    path = session(case, folder, D20FateSheet(id="pc", name="リオ"))
    reasons = {side: [f"理由{n}" for n in range(many)] for side, many in case["params"].items()}
    path.play("session", {"kind": "declare", "who": "pc"})
    path.play("session", {"kind": "designate", "subject": "str", "dc": 12, **reasons})
    mode: str = state_of(path).check.actor.mode.value
    return mode


def _fate_after(case: dict[str, Any], folder: Path, event: dict[str, Any]) -> int:
    p = case["params"]
    path = session(case, folder, D20FateSheet(id="pc", name="リオ", is_pc=p.get("is_pc", True), fate_dice=p["held"]))
    path.play("session", event)
    return path.company.sheets["pc"].fate_dice  # type: ignore[attr-defined]


def _session_start(case: dict[str, Any], folder: Path) -> int:
    return _fate_after(case, folder, {"kind": "session_start"})


def _stunt(case: dict[str, Any], folder: Path) -> int:
    return _fate_after(case, folder, {"kind": "stunt", "who": "pc"})


def _damage(case: dict[str, Any], folder: Path) -> int:
    """Make a check that hits, and read the damage beside its result."""
    path, p = opened(case, folder), case["params"]
    path.prepare("check", "", {"subject": 0, "dc": 1, "damage": p["amount"]})
    path.throw([20 if p["critical"] else 10])
    (mark,) = [str(mark) for mark in path.check.outcome.marks if str(mark).startswith("ダメージ")]
    return int(mark.removeprefix("ダメージ ").partition("（")[0])


def _must_roll(case: dict[str, Any], folder: Path) -> bool:
    """Ask for 判定不要, which is refused where the action can fail."""
    path, p = session(case, folder, D20FateSheet(id="pc", name="リオ")), case["params"]
    path.play("session", {"kind": "declare", "who": "pc"})
    would = {"subject": p["modifier"], "dc": p["dc"], "advantages": ["味方の援護"] if p["mode"] == "advantage" else []}
    try:
        path.play("session", {"kind": "no_check", "would_be": would})
    except Refusal as refusal:
        if refusal.problem.code != "must_roll":
            raise
        return True
    return False


NUMBERS = {
    "ability_modifiers": _ability_modifiers,
    "proficiency_bonuses": _proficiency_bonuses,
    "roll_mode": _roll_mode,
    "session_start": _session_start,
    "stunt": _stunt,
    "damage": _damage,
    "must_roll": _must_roll,
}


@pytest.mark.parametrize("case", load("numbers"))
def test_number(case: dict[str, Any], tmp_path: Path) -> None:
    if "refused" in case["expect"]:
        with pytest.raises(Refusal) as refusal:
            NUMBERS[case["check"]](case, tmp_path)
        assert refusal.value.problem.code == case["expect"]["refused"]
    else:
        assert NUMBERS[case["check"]](case, tmp_path) == case["expect"]["value"]


def sheet_of(case: dict[str, Any]) -> tuple[D20FateSheet, ...]:
    if "sheet" not in case:
        return ()
    fields = dict(case["sheet"])
    trained = fields.pop("trained", [])
    sheet = D20FateSheet(id="me", name="リオ", **fields)
    return (sheet.evolve(skills=tuple(row.evolve(trained=row.id in trained) for row in sheet.skills)),)


def run(case: dict[str, Any], folder: Path) -> PlayPath:
    """Make the check of a case in the tray."""
    sheets = sheet_of(case)
    path = opened(case, folder, *sheets)
    switched = {True: "on", False: "off"}  # what the form gives for a choice of three
    params = {k: switched[v] if k.endswith("proficiency") else v for k, v in case.get("params", {}).items()}
    path.prepare(case["check"], "me" if sheets else "", params)
    faces, wishes = list(case.get("faces", [])), list(case.get("choose", []))
    while faces or wishes:
        if path.check.wants and faces:
            count = len(path.check.wants.sides)
            path.play_session.post(ThrowEvent(faces=tuple(faces[:count]), origin="hand"))
            del faces[:count]
        else:
            assert wishes, f"faces left over: {faces}"
            path.play_session.post(Choose(option=wishes.pop(0)))
    return path


@pytest.mark.parametrize("case", load("checks", "contests"))
def test_check(case: dict[str, Any], tmp_path: Path) -> None:
    expect = dict(case["expect"])
    unasked = expect.pop("unasked", [])
    if "refused" in expect:
        with pytest.raises(Refusal) as refusal:
            run(case, tmp_path)
        assert refusal.value.problem.code == expect["refused"]
        return
    path = run(case, tmp_path)
    check, outcome = path.check, path.check.outcome
    assert path.unasked == unasked
    assert outcome is not None
    found = {
        **outcome.model_dump(include={"total", "target", "success", "critical", "fumble", "label"}),
        "parts": [part.value for part in outcome.parts],
        "natural": outcome.parts[0].value,
        "fate": check.actor.fate,
        "done": check.done,
        "ties": check.ties,
        "detail": str(outcome.detail),
        "opponent": check.verdicts[2].word if check.rolled and check.verdicts[2] else None,
        "labels": expect.get("labels") if expect.get("labels") in [str(p.label) for p in outcome.parts] else None,
    }
    assert {key: found[key] for key in expect} == expect
    assert outcome.total == sum(part.value for part in outcome.parts)
    for sheet in path.company.all_sheets():
        assert sheet.fate_dice == check.actor.fate or not sheet.is_pc  # type: ignore[attr-defined]


def session(case: dict[str, Any], folder: Path, *sheets: D20FateSheet) -> PlayPath:
    """Begin a session with all sheets, and lead it to the step in which the case begins."""
    path = opened(case, folder, *sheets)
    path.play_session.begin("session", [sheet.id for sheet in sheets])
    if case.get("start") == "STOP":
        for event in (
            {"kind": "declare", "who": sheets[0].id},
            {"kind": "designate", "subject": "str", "dc": 1},
            {"kind": "throw", "faces": [10]},
            {"kind": "describe"},
        ):
            path.play("session", event)
    return path


def state_of(path: PlayPath) -> Any:
    return path.play_session.playing.state("session")


@pytest.mark.parametrize("case", load("loop"))
def test_loop(case: dict[str, Any], tmp_path: Path) -> None:
    expect = dict(case["expect"])
    path = session(case, tmp_path, *party(case.get("fate", 3)))
    events = list(case["events"])
    wanted = expect.pop("refused", None)
    for event in events[: len(events) - bool(wanted)]:
        path.play("session", event)
    if wanted:
        with pytest.raises(Refusal) as refusal:
            path.play("session", events[-1])
        assert refusal.value.problem.code == wanted
        assert refusal.value.problem.rule == expect.pop("refused_by", refusal.value.problem.rule)
    assert path.unasked == expect.pop("unasked", [])
    state: SessionState = state_of(path)
    outcome = state.check.outcome if state.check else None
    found = {
        "step": state.step.value,
        "prompt": str(state.prompt),
        "consequence": state.consequence,
        "fate": path.company.sheets["pc"].fate_dice,  # type: ignore[attr-defined]
        "label": outcome.label if outcome else None,
        "conditions": [row.text for row in path.company.sheets["pc"].conditions],  # type: ignore[attr-defined]
    }
    assert {key: found[key] for key in expect} == expect
