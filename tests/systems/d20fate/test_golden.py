"""Runs the cases of `cases/*.toml`."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from desktop.core.dice import throw_of
from desktop.core.problem import Refusal
from desktop.systems.d20fate import SYSTEM, fate, odds, resolve
from desktop.systems.d20fate.checks import FateCheck
from desktop.systems.d20fate.formula import ability_modifier, proficiency_bonus
from desktop.systems.d20fate.session import SESSION
from desktop.systems.d20fate.session.state import LoopStep, SessionState
from desktop.systems.d20fate.sheet import D20FateSheet

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


NUMBERS = {
    "ability_modifiers": lambda p, s: [ability_modifier(n, s.modifier_rounding) for n in p["scores"]],
    "proficiency_bonuses": lambda p, s: [proficiency_bonus(n, s.proficiency_table) for n in range(1, 21)],
    "roll_mode": lambda p, s: resolve.roll_mode(**p).value,
    "session_start": lambda p, s: fate.pool_at_session_start(p["held"], p.get("is_pc", True), s),
    "stunt": lambda p, s: fate.pool_after_stunt(p["held"], p.get("is_pc", True), s),
    "damage": lambda p, s: resolve.damage(p["amount"], p["critical"], s),
    "must_roll": lambda p, s: odds.must_roll(p["modifier"], p["dc"], resolve.Mode(p["mode"]), s),
}


@pytest.mark.parametrize("case", load("numbers"))
def test_number(case: dict[str, Any]) -> None:
    function, settings = NUMBERS[case["check"]], game_of(case).settings
    if "refused" in case["expect"]:
        with pytest.raises(Refusal) as refusal:
            function(case.get("params", {}), settings)
        assert refusal.value.problem.code == case["expect"]["refused"]
    else:
        assert function(case.get("params", {}), settings) == case["expect"]["value"]


def sheet_of(case: dict[str, Any]) -> D20FateSheet | None:
    if "sheet" not in case:
        return None
    fields = dict(case["sheet"])
    trained = fields.pop("trained", [])
    sheet = D20FateSheet(name="リオ", **fields)
    return sheet.evolve(skills=tuple(row.evolve(trained=row.id in trained) for row in sheet.skills))


def run(case: dict[str, Any]) -> FateCheck:
    check = SYSTEM.start_check(case["check"], sheet_of(case), case.get("params", {}), game_of(case))
    faces, wishes = list(case.get("faces", [])), list(case.get("choose", []))
    while faces or wishes:
        if check.wants and faces:
            sides = check.wants.sides
            check = check.throw(throw_of(sides, faces[: len(sides)]))
            del faces[: len(sides)]
        else:
            assert wishes, f"faces left over: {faces}"
            check = check.choose(wishes.pop(0))
    return check


@pytest.mark.parametrize("case", load("checks", "contests"))
def test_check(case: dict[str, Any]) -> None:
    expect = case["expect"]
    if "refused" in expect:
        with pytest.raises(Refusal) as refusal:
            run(case)
        assert refusal.value.problem.code == expect["refused"]
        return
    check = run(case)
    outcome = check.outcome
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


@pytest.mark.parametrize("case", load("loop"))
def test_loop(case: dict[str, Any]) -> None:
    expect = dict(case["expect"])
    state: SessionState = SESSION.start(party(case.get("fate", 3)), game_of(case))
    state = state.evolve(step=LoopStep(case.get("start", "DECLARE")))
    events = [SESSION.events.validate_python(event) for event in case["events"]]
    wanted = expect.pop("refused", None)
    for event in events[: len(events) - bool(wanted)]:
        state = SESSION.apply(state, event)
    if wanted:
        with pytest.raises(Refusal) as refusal:
            SESSION.apply(state, events[-1])
        assert refusal.value.problem.code == wanted
        assert refusal.value.problem.rule == expect.pop("refused_by", refusal.value.problem.rule)
    outcome = state.check.outcome if state.check else None
    found = {
        "step": state.step.value,
        "prompt": str(state.prompt),
        "consequence": state.consequence,
        "fate": state.find("pc").fate_dice,
        "label": outcome.label if outcome else None,
        "conditions": [row.text for row in state.find("pc").conditions],
    }
    assert {key: found[key] for key in expect} == expect
