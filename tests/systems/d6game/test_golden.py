"""Golden cases that a rule author can read: `cases/*.toml`."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from desktop.core.outcome import Outcome
from desktop.core.problem import Refusal
from desktop.systems.d6game import SYSTEM
from desktop.systems.d6game.hands import evaluate_hand
from desktop.systems.d6game.sheet import D6gameSheet

from .table import feed, game_of, hero, play

_FOLDER = Path(__file__).parent / "cases"
CASES = [
    pytest.param(case, id=f"{path.stem}: {case['title']}")
    for path in sorted(_FOLDER.glob("*.toml"))
    for case in tomllib.loads(path.read_text(encoding="utf-8"))["case"]
]


@pytest.mark.parametrize("case", CASES)
def test_golden(case: dict[str, Any]) -> None:
    """Play one case and compare what it names."""
    expect = dict(case["expect"])
    refused = expect.pop("refused", None)
    if refused:
        with pytest.raises(Refusal) as caught:
            _run(case)
        assert caught.value.problem.code == refused
        assert str(caught.value)
        return
    found = _run(case)
    assert {key: found[key] for key in expect} == expect


def _run(case: dict[str, Any]) -> dict[str, Any]:
    game = game_of(case.get("settings"), **case.get("definition", {}))
    match case.get("do", "check"):
        case "hand":
            read = evaluate_hand(case["faces"], game.settings.scores)
            return {"hand": read.hand, "score": read.score}
        case "battle":
            return _battle(case, game)
        case "session":
            return _session(case, game)
        case "validate":
            sheet = D6gameSheet.model_validate(case["sheet"])
            problems = SYSTEM.validate(sheet, game)
            return {
                "problems": [p.code for p in problems],
                "fields": [p.field for p in problems],
                "rules": [p.rule for p in problems],
                "severity": [p.severity.value for p in problems],
            }
        case "definition":
            return {"problems": [p.code for p in SYSTEM.check_definition(game.definition)]}
        case _:
            return _check(case, game)


def _check(case: dict[str, Any], game: Any) -> dict[str, Any]:
    sheet = None if case.get("bare") else hero(id="me", **case.get("sheet", {}))
    foe = hero(**{"id": "foe", "name": "霧の獣", "life": 10, **case.get("foe", {})})
    params = dict(case.get("params", {}))
    if case["check"] == "attack" and game.settings.combat:
        params = {"target": {"self": "me"}.get(params.get("target"), "foe")}
    party = (foe,) if sheet is None else (sheet, foe)
    check = SYSTEM.start_check(case["check"], sheet, params, game, party=party)
    if case.get("choose_first"):
        option, *case["choose"] = case["choose"]
        check = check.choose(option)
    outcome = play(check, case.get("faces", ()), case.get("choose", ())).outcome
    assert outcome is not None
    return _facts(outcome, [sheet, foe])


def _facts(outcome: Outcome, sheets: list[Any]) -> dict[str, Any]:
    after = {(change.sheet, change.field): (change.before, change.after) for change in outcome.changes}
    me, foe = sheets

    def moved(sheet: Any, field: str) -> list[int]:
        if sheet is None:
            return []
        held = getattr(sheet, field)
        return list(after.get((sheet.id, field), (held, held)))

    def delta(sheet: Any, field: str) -> int:
        before, now = moved(sheet, field)
        return now - before

    facts = {
        "success": outcome.success,
        "fumble": outcome.fumble,
        "critical": outcome.critical,
        "total": outcome.total,
        "target": outcome.target,
        "throws": len(outcome.throws),
        "changes": len(outcome.changes),
    }
    if me is not None:
        facts |= {
            "fate": moved(me, "fate"),
            "life": moved(me, "life"),
            "losses": [-delta(me, "life"), -delta(foe, "life")],
            "fates": [delta(me, "fate"), delta(foe, "fate")],
        }
    return facts


def _fighters(case: dict[str, Any]) -> list[D6gameSheet]:
    return [hero(**{"name": row["id"], **row}) for row in case["who"]]


def _battle(case: dict[str, Any], game: Any) -> dict[str, Any]:
    machine, here = SYSTEM.battle, _fighters(case)
    assert machine is not None
    elsewhere = [hero(**{"name": row["id"], **row}) for row in case.get("elsewhere", ())]
    state = feed(machine, machine.start(here, game, party=[*here, *elsewhere]), case.get("events", ()))
    return {
        "phase": str(state.step),
        "round": state.round,
        "order": list(state.order),
        "actor": state.actor,
        "life": {c.id: c.life for c in state.roster},
        "fate": {c.id: c.fate for c in state.roster},
        "legal": sorted({move.event for move in machine.legal(state)}),
        "shown": bool(state.attack and state.attack.attack and state.attack.opened),
    }


def _session(case: dict[str, Any], game: Any) -> dict[str, Any]:
    machine = SYSTEM.session
    assert machine is not None
    state = feed(machine, machine.start(_fighters(case), game), case.get("events", ()))
    result = state.last.outcome if state.last else None
    return {
        "phase": state.phase.value,
        "game": state.game,
        "life": {m.id: m.life for m in state.members},
        "fate": {m.id: m.fate for m in state.members},
        "resources": {m.id: dict(m.resources) for m in state.members},
        "life_initial": {m.id: m.life_initial for m in state.members},
        "life_die": {m.id: m.life_die for m in state.members},
        "success": result.success if result else None,
        "fumble": result.fumble if result else None,
        "legal": sorted({move.event for move in machine.legal(state)}),
        "announced": state.check is not None,
    }
