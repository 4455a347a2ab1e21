"""Golden cases: `check` runs dice through a check, `session` plays events at the small table of `table.py`."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from desktop.core.dice import throw_of
from desktop.core.problem import Refusal
from desktop.systems.common import SYSTEM
from tests.systems.common.table import SCENARIO, Play, game, person

CASES = [
    pytest.param(case, id=f"{path.stem}: {case['title']}")
    for path in sorted(Path(__file__).with_name("cases").glob("*.toml"))
    for case in tomllib.loads(path.read_text(encoding="utf-8"))["case"]
]


@pytest.mark.parametrize("case", CASES)
def test_case(case: dict[str, Any]) -> None:
    assert case["rule"]
    if "check" in case:
        _check(case)
    else:
        _session(case)


def _check(case: dict[str, Any]) -> None:
    sheet = person("アヤ", case["cards"]) if "cards" in case else None
    faces = list(case.get("faces", ()))
    choose = list(case.get("choose", ()))

    def run() -> Any:
        check = SYSTEM.start_check(case["check"], sheet, case.get("params", {}), game(case.get("settings")))
        while not check.done:
            if check.wants is None:
                check = check.choose(choose.pop(0))
                continue
            sides = case.get("sides") or check.wants.sides
            taken, faces[:] = faces[: len(sides)], faces[len(sides) :]
            check = check.throw(throw_of(sides, taken))
        return check

    if "refused" in case:
        with pytest.raises(Refusal) as caught:
            run()
        assert _name(caught.value) == case["refused"]
        return
    check = run()
    assert not faces
    assert not choose
    outcome = check.outcome
    seen = {"total": outcome.total, "target": outcome.target, "success": outcome.success, "detail": str(outcome.detail)}
    assert {key: seen[key] for key in case["expect"]} == case["expect"]


def _session(case: dict[str, Any]) -> None:
    more = {key: case[key] for key in ("people", "sheets") if key in case}
    if "areas" in case:
        more["scenario"] = {**SCENARIO, "areas": case["areas"], "secrets": [], "npcs": []}
    play = Play(case.get("settings"), case.get("cards"), **more)
    play.to(case.get("at", "scene"))
    steps = list(case.get("do", ()))
    last = steps.pop() if "refused" in case else None
    for step in steps:
        play.do(step["event"], **{key: _none(value) for key, value in step.items() if key != "event"})
    if last is not None:
        before = play.state
        with pytest.raises(Refusal) as caught:
            play.do(last["event"], **{key: _none(value) for key, value in last.items() if key != "event"})
        assert _name(caught.value) == case["refused"]
        assert play.state is before
    wanted = {path: _none(value) for path, value in case.get("expect", {}).items()}
    assert {path: play.see(path) for path in wanted} == wanted
    assert type(play.state).model_validate_json(play.state.model_dump_json()) == play.state


def _none(value: Any) -> Any:
    """TOML has no null; a case writes `@none`."""
    return None if value == "@none" else value


def _name(refusal: Refusal) -> str:
    return f"{refusal.problem.rule} {refusal.problem.code}"
