"""Runs golden cases: one function per `check`, plain values in and out, so that a rule author needs no Python."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from desktop.core.faces import faces_in
from desktop.core.game import Game
from desktop.core.problem import Problem, Refusal, Severity
from desktop.systems.kotodama import SYSTEM, battle
from desktop.systems.kotodama import connection as spaces
from desktop.systems.kotodama.battle.acts import movement
from desktop.systems.kotodama.battle.events import EVENTS, Condition
from desktop.systems.kotodama.battle.state import holds
from desktop.systems.kotodama.checks import start_check
from desktop.systems.kotodama.files import file_problems
from desktop.systems.kotodama.numbers import action_count, checked_dl, full_move, make_pool, ninja_bonus
from desktop.systems.kotodama.people import Person
from desktop.systems.kotodama.roll import start_roll, tally_faces
from desktop.systems.kotodama.sheet import KotodamaSheet
from tests.systems.kotodama.stream import feed, feed_check, parse_faces


def game_of(settings: Mapping[str, Any] | None = None) -> Game[Any]:
    """Return the rules with some switches set."""
    return SYSTEM.game(SYSTEM.definition("試し").evolve(settings=dict(settings or {})))


def run(case: Mapping[str, Any]) -> dict[str, Any]:
    """Run one case; a refusal comes back as `refusal`."""
    game = game_of(case.get("settings"))
    try:
        return _RUNNERS[case["check"]](case, game)
    except Refusal as refusal:
        return {"refusal": refusal.problem.code}


def sheet_of(data: Mapping[str, Any]) -> KotodamaSheet:
    """Build a sheet from a short form: abilities and skills as `name = value`, tags by a prefix `re:`."""
    abilities = [
        {"id": f"a{i}", "name": name.removeprefix("re:"), "value": value}
        | {"tag": "react" if name.startswith("re:") else "act"}
        for i, (name, value) in enumerate(data.get("abilities", {"技巧": 3, "re:反射": 3}).items())
    ]
    skills = [
        {"id": f"s{i}", "name": name, "value": None if value == "none" else value}
        | {"role": "densei" if name == "電制" else ""}
        for i, (name, value) in enumerate(data.get("skills", {"射撃": 2, "電制": 0}).items())
    ]
    rest = {key: value for key, value in data.items() if key not in ("abilities", "skills")}
    if rest.get("karma") == "none":
        rest["karma"] = None
    return KotodamaSheet.model_validate(
        {"id": "me", "name": "シラサギ", **rest, "abilities": abilities, "skills": skills}
    )


def _stream(case: Mapping[str, Any]) -> tuple[int, ...]:
    faces = case.get("faces", ())
    return parse_faces(faces) if isinstance(faces, str) else tuple(faces)


def _check(case: Mapping[str, Any], game: Game[Any], kind: str) -> Any:
    sheet = sheet_of(case["sheet"]) if "sheet" in case else None
    other = {"id": "you", "name": "クロガネ"}
    party = (sheet_of({**case["opponent"], **other}),) if "opponent" in case else ()
    params = dict(case.get("params", {}))
    if party:
        params["opponent"] = "you"
    return start_check(kind, sheet, params, game, party)


def _facts(fed: Any) -> dict[str, Any]:
    check, found = fed.check, {"status": fed.status, "missing": fed.missing, "extra": fed.extra}
    outcome = check.outcome
    if outcome is not None:
        found |= {"label": str(outcome.label), "success": outcome.success, "rules": list(outcome.rules)}
        found |= {"words": [str(word) for word in outcome.words], "tie": outcome.tie}
        found |= {"detail": str(outcome.detail), "total": outcome.total, "target": outcome.target}
        found |= {"changes": [[c.sheet, c.field, c.before, c.after] for c in outcome.changes]}
        found |= {"parts": [[str(p.label), p.value] for p in outcome.parts]}
    return found


def _normal(case: Mapping[str, Any], game: Game[Any]) -> dict[str, Any]:
    fed = feed_check(_check(case, game, "normal"), _stream(case))
    result = fed.check.result
    return _facts(fed) | {"pool": fed.check.tester.pool.dice} | (result._asdict() if result else {})


def _opposed(case: Mapping[str, Any], game: Game[Any]) -> dict[str, Any]:
    fed = feed_check(_check(case, game, case.get("kind", "opposed")), _stream(case))
    check, result = fed.check, fed.check.result
    found = _facts(fed) | {"side": check.side or "", "no_reaction": check.no_reaction}
    found |= {"pools": [check.active.pool.dice, check.passive.pool.dice]}
    if result:
        found |= {"winner": result.winner, "margin": result.margin}
        for side in ("active", "passive"):
            found[side] = {k: v for k, v in getattr(result, side)._asdict().items() if v is not None}
    return found


def _extended(case: Mapping[str, Any], game: Game[Any]) -> dict[str, Any]:
    check = _check(case, game, "extended")
    pools: list[int] = []
    for number, faces in enumerate(case.get("steps", ()), 1):
        if check.done:
            raise AssertionError(f"step {number} after the end")
        if check.waiting:
            check = check.choose("again")
        pools.append(check.tester.roll.pool)
        fed = feed_check(check, faces)
        check = fed.check
        if fed.missing or fed.extra:
            return {"status": fed.status, "step": number}
    for option in case.get("choose", ()):
        check = check.choose(option)
    return {
        "result": check.verdict,
        "cumulative": check.cumulative,
        "next_pool": check.next_pool or 0,
        "pools": pools,
        "hits": [step.hits for step in check.steps],
        "ukatsu": [step.ukatsu for step in check.steps],
        "ukatsu_count": check.ukatsu_count,
        "karma_after": check.karma if check.karma is not None else "none",
        "options": [option.id for option in check.options],
        "rules": list(check.outcome.rules) if check.outcome else [],
        "changes": [[c.field, c.before, c.after] for c in check.changes],
    }


def _pool(case: Mapping[str, Any], game: Game[Any]) -> dict[str, Any]:
    p = dict(case["params"])
    pool = make_pool(p["ability"], p.get("skill"), ninja_bonus(checked_dl(p.get("dl", 0))), p.get("modifier", 0))
    return {"base": pool.base, "ninja_bonus": pool.bonus, "raw": pool.raw, "pool": pool.dice}


def _derived(case: Mapping[str, Any], game: Game[Any]) -> dict[str, Any]:
    dl, move = checked_dl(case["params"]["dl"]), case["params"].get("combat_move", 5)
    return {
        "is_ninja": dl >= 1,
        "ninja_bonus": ninja_bonus(dl),
        "action_count": action_count(dl),
        "full_move": full_move(move),
    }


def _tally(case: Mapping[str, Any], game: Game[Any]) -> dict[str, Any]:
    roll = start_roll(case["params"]["pool"], case["params"].get("target", 8))
    for wave in case["waves"]:
        roll, extra = feed(roll, tally_faces(roll, *wave))
        assert not extra
    return {
        "hits": roll.hits,
        "tens": roll.tens,
        "ones": roll.counted_ones(True),
        "rolled": roll.rolled,
        "due": roll.due,
    }


def _faces(case: Mapping[str, Any], game: Game[Any]) -> dict[str, Any]:
    text, dice = case["text"], case.get("dice")
    return {"faces": list(faces_in(text, (10,) * dice) if dice else parse_faces(text))}


def _movement(case: Mapping[str, Any], game: Game[Any]) -> dict[str, Any]:
    p = dict(case["params"])
    person = Person(id="x", combat_move=p.pop("combat_move", 5))
    found = movement(p["act"], person, p.get("distance", 0), p.get("disengage", False))
    return {"cost": found.cost, "limit": found.limit}


def _condition(case: Mapping[str, Any], game: Game[Any]) -> dict[str, Any]:
    people = [Person.model_validate(p) for p in case["characters"]]
    return {"met": holds(Condition.model_validate({"result": "victory", **case["condition"]}), people, game.settings)}


def _connection(case: Mapping[str, Any], game: Game[Any]) -> dict[str, Any]:
    found = spaces.facts(case["state"], game.settings.kotodama_enabled)._asdict()
    return found | {"presence": list(found["presence"])}


def _reach(case: Mapping[str, Any], game: Game[Any]) -> dict[str, Any]:
    p = case["params"]
    found = spaces.reach(
        p["actor"], p["target"], p.get("range", ""), p.get("self", False), game.settings.kotodama_enabled
    )
    return {"allowed": found.allowed, "via": found.via}


def _converse(case: Mapping[str, Any], game: Game[Any]) -> dict[str, Any]:
    return {"channels": list(spaces.converse(case["a"], case["b"], game.settings.kotodama_enabled))}


def _can_react(case: Mapping[str, Any], game: Game[Any]) -> dict[str, Any]:
    rules = game.settings
    found = spaces.can_react(case["state"], case["attacked_in"], rules.body_can_react, rules.kotodama_enabled)
    return {"can_react": found}


def _transition(case: Mapping[str, Any], game: Game[Any]) -> dict[str, Any]:
    p = case["params"]
    enabled = game.settings.kotodama_enabled
    state = spaces.transition(
        p["from"],
        p["to"],
        p.get("reason", ""),
        gm=p.get("gm", False),
        char_state=p.get("state", "unacted"),
        enabled=enabled,
    )
    return {"state": state}


def _route(case: Mapping[str, Any], game: Game[Any]) -> dict[str, Any]:
    return {"states": list(spaces.route(case["from"], case["to"]))}


def spelled(problem: Problem) -> str:
    """Write a problem as the catalogue does: `skills[2].name:duplicate`."""
    place = re.sub(r"[.](\d+)", r"[\1]", problem.field)
    return f"{place}:{problem.code}"


def _validate(case: Mapping[str, Any], game: Game[Any]) -> dict[str, Any]:
    base = sheet_of({}).model_dump(mode="json")
    found = file_problems({**base, **case.get("change", {})}, game)
    return {
        "errors": [spelled(p) for p in found if p.severity is Severity.BLOCK],
        "warnings": [spelled(p) for p in found if p.severity is Severity.WARN],
    }


def _battle(case: Mapping[str, Any], game: Game[Any]) -> dict[str, Any]:
    people = tuple(_person(p) for p in case["characters"])
    state = battle.Battle(rules=game.settings, people=people)
    errors: list[dict[str, Any]] = []
    for at, event in enumerate(case["events"]):
        before = state
        try:
            state = battle.apply(state, EVENTS.validate_python(_event(event)))
        except Refusal as refusal:
            errors.append({"at": at, "code": refusal.problem.code})
            assert state is before
    return {
        "round": state.round,
        "phase": state.phase,
        "current": state.current,
        "states": {p.id: p.state for p in state.people},
        "memory": {p.id: p.memory for p in state.people if p.state == "downed"},
        "remaining": {p.id: "none" if p.remaining is None else p.remaining for p in state.people},
        "hp": {p.id: "none" if p.hp is None else p.hp for p in state.people},
        "karma": {p.id: "none" if p.karma is None else p.karma for p in state.people},
        "connections": {p.id: p.connection for p in state.people},
        "effects": [e.id for e in state.effects],
        "candidates": list(battle.candidates(state)),
        "suggested": battle.suggested(state),
        "met": list(battle.met(state)),
        "warnings": list(state.warnings),
        "errors": errors,
        "result": state.result,
        "order": [p.id for p in battle.order(state)],
    }


def _person(data: Mapping[str, Any]) -> Person:
    values = {"name": data["id"], **data}
    values["is_pc"] = values.pop("kind", "PC") == "PC"
    values.setdefault("side", "pc" if values["is_pc"] else "enemy")
    return Person.model_validate(values)


def _event(data: Mapping[str, Any]) -> dict[str, Any]:
    values = dict(data)
    values["kind"] = values.pop("do")
    if values["kind"] == "choose":
        values["kind"] = "nominate"  # `choose` is the option of an open check in every room
    if values["kind"] == "join":
        values["char"] = _person(values["char"])
    return values


_RUNNERS: dict[str, Callable[[Mapping[str, Any], Game[Any]], dict[str, Any]]] = {
    "normal": _normal,
    "opposed": _opposed,
    "extended": _extended,
    "pool": _pool,
    "derived": _derived,
    "tally": _tally,
    "faces": _faces,
    "movement": _movement,
    "condition": _condition,
    "connection": _connection,
    "reach": _reach,
    "converse": _converse,
    "can_react": _can_react,
    "transition": _transition,
    "route": _route,
    "validate": _validate,
    "battle": _battle,
}
