"""Golden cases, played as the window plays them: `check` in the tray, the others at the small table of `table.py`."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from desktop.core.play import Choose
from desktop.core.problem import Refusal
from desktop.systems.common.sheet import PLAY_FIELDS
from tests.systems.common.campaign import SCENARIO, Play, game, path_of, person

BY_HAND = {"add_state", "give_card", "log_meeting", "log_visit", "place", "reveal", "set_value", "tick"}
"""What the GM does with tools that stand there at any time, and no step offers."""
TYPED = {"typed", "drop", "equip"}
"""What is typed: a finished value, breaking off what only waits for words, the second of two equal copies."""
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
    aya = person("アヤ", case.get("cards", ()))
    path = path_of([aya], game(case.get("settings")))
    choose = list(case.get("choose", ()))

    def run() -> list[int]:
        path.prepare(case["check"], aya.id if "cards" in case else "", case.get("params", {}))
        while choose:
            path.play_session.post(Choose(option=choose.pop(0)))
        return path.throw(case.get("faces", ()))

    if "refused" in case:
        with pytest.raises(Refusal) as caught:
            run()
        assert _name(caught.value) == case["refused"]
        return
    assert not run()
    assert path.check.done
    assert not path.unasked, "the tray has no field for it"
    outcome = path.check.outcome
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
    assert type(play.state).model_validate_json(play.state.model_dump_json()) == play.state.unbound()
    assert set(play.path.unasked) <= BY_HAND | TYPED, "nothing offers it"
    for sheet in play.state.sheets.values():
        kept = play.company.sheet(sheet.id)
        for field in PLAY_FIELDS:
            name = field.partition(".")[0]
            assert getattr(kept, name) == getattr(sheet, name), f"{sheet.name}: {name}"


def _none(value: Any) -> Any:
    """TOML has no null; a case writes `@none`."""
    return None if value == "@none" else value


def _name(refusal: Refusal) -> str:
    return f"{refusal.problem.rule} {refusal.problem.code}"
