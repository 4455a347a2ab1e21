"""Golden cases that a rule author can read: `cases/*.toml`."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import pytest

from desktop.core.play import Choose, ThrowEvent
from desktop.core.problem import Refusal
from desktop.core.rolls.outcome import Change, Outcome
from desktop.core.rolls.roll import Asked
from desktop.core.value import at
from desktop.models.sheet.document import SheetDocument
from desktop.systems.d6game import SYSTEM
from desktop.systems.d6game.sheet import D6gameSheet
from desktop.systems.d6game.tables import HandDef
from tests.play_path import play_path
from tests.play_sessions import Company

from .table import game_of, hero

if TYPE_CHECKING:
    from desktop.core.system import AnySystem

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
            return _hand(case, game)
        case "battle" | "session" as name:
            return _engine(case, name, game)
        case "validate":
            sheet = D6gameSheet.model_validate(case["sheet"])
            problems = SheetDocument(sheet, cast("AnySystem", SYSTEM), game).problems
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


def _hand(case: dict[str, Any], game: Any) -> dict[str, Any]:
    """Read the hand from the outcome of a check."""
    with play_path(SYSTEM, [hero(id="me")], game) as path:
        night = path.play_session
        night.prepare(Asked(kind="check", who="me"))
        roll = night.post(ThrowEvent(faces=case["faces"])).roll
    outcome = roll.check.outcome if roll is not None else None
    assert outcome is not None
    (part, *_) = outcome.parts
    names = {str(row.name): row.id for row in game.rows("hands", HandDef)}
    return {"hand": names[str(part.label)], "score": outcome.total}


def _thrown(
    case: dict[str, Any], game: Any, kind: str, params: dict[str, Any], people: list[D6gameSheet]
) -> tuple[Outcome, Company]:
    """Prepare a check in the tray and post faces and choices in the order in which they are asked for."""
    with play_path(SYSTEM, people, game) as path:
        night, company = path.play_session, path.company
        kinds = {kind.id: kind for kind in SYSTEM.kinds(None if case.get("bare") else people[0], game, party=people)}
        if "refused" not in case["expect"]:
            assert params.keys() <= {param.id for param in kinds[kind].params} | {"gm"}
        roll = night.prepare(Asked(kind=kind, who="" if case.get("bare") else "me", params=params))
        left, choices = list(case.get("faces", ())), list(case.get("choose", ()))
        if case.get("choose_first"):
            night.post(Choose(option=choices.pop(0)))
        while (roll := night.roll or roll) and not roll.done:
            if roll.check.wants is not None:
                count = len(roll.check.wants.sides)
                taken, left = left[:count], left[count:]
                night.post(ThrowEvent(faces=tuple(taken)))
            else:
                night.post(Choose(option=choices.pop(0)))
        assert not left
        assert not choices
        outcome = roll.check.outcome
        assert outcome is not None
        return outcome, company


def _check(case: dict[str, Any], game: Any) -> dict[str, Any]:
    sheet = None if case.get("bare") else hero(id="me", **case.get("sheet", {}))
    foe = hero(**{"id": "foe", "name": "霧の獣", "life": 10, **case.get("foe", {})})
    params = dict(case.get("params", {}))
    if case["check"] == "attack" and game.settings.combat:
        params = {"target": {"self": "me"}.get(params.get("target"), "foe")}
    outcome, company = _thrown(case, game, case["check"], params, [foe] if sheet is None else [sheet, foe])
    facts = {
        "success": outcome.success,
        "fumble": outcome.fumble,
        "critical": outcome.critical,
        "total": outcome.total,
        "target": outcome.target,
        "throws": len(outcome.throws),
        "changes": len(outcome.changes),
    }
    if sheet is not None:
        me, other = (company.sheets[one.id] for one in (sheet, foe))
        facts |= {
            "fate": [sheet.fate, me.fate],
            "life": [sheet.life, me.life],
            "losses": [sheet.life - me.life, foe.life - other.life],
            "fates": [me.fate - sheet.fate, other.fate - foe.fate],
        }
    return facts


def _engine(case: dict[str, Any], name: str, game: Any) -> dict[str, Any]:
    """Post events to a battle or a session that was begun."""
    here, elsewhere = (
        [hero(**{"name": row["id"], **row}) for row in case.get(key, ())] for key in ("who", "elsewhere")
    )
    with play_path(SYSTEM, [*here, *elsewhere], game) as path:
        night, company = path.play_session, path.company
        night.begin(name, [sheet.id for sheet in here])
        for event in case.get("events", ()):
            match event["kind"]:
                case "join":
                    night.join(name, event["who"])
                case "changed":
                    row = {key: value for key, value in event.items() if key != "kind"}
                    night.change([Change(**{**row, "before": at(company.sheets[row["sheet"]], row["field"])})], "")
                case _:
                    path.play(name, event)
        state: Any = night.playing.state(name)
        members = state.roster if name == "battle" else state.members
        for one in members:
            sheet = company.sheets[one.id]
            assert (sheet.life, sheet.fate) == (one.life, one.fate)
        offers = {offer.event["kind"] for offer in night.playing.offers(name)}
        found = {
            "phase": str(state.step) if name == "battle" else state.phase.value,
            "life": {one.id: one.life for one in members},
            "fate": {one.id: one.fate for one in members},
            "legal": sorted(offers),
        }
        if name == "battle":
            opened = bool(state.attack and state.attack.attack and state.attack.opened)
            return found | {"round": state.round, "order": list(state.order), "actor": state.actor, "shown": opened}
        result = state.last.outcome if state.last else None
        return found | {
            "game": state.number,
            "resources": {m.id: dict(m.resources) for m in members},
            "life_initial": {m.id: m.life_initial for m in members},
            "life_die": {m.id: m.life_die for m in members},
            "success": result.success if result else None,
            "fumble": result.fumble if result else None,
            "announced": state.check is not None,
        }
