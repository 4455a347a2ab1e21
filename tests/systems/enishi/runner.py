"""Runs one golden case; every kind returns a flat dict that `expect` is compared with."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from desktop.core.dice import throw_of
from desktop.core.play import Machine
from desktop.core.problem import Refusal
from desktop.core.words import Words
from desktop.systems.enishi import SYSTEM
from desktop.systems.enishi.battle import BATTLE
from desktop.systems.enishi.checks.run import Run, start_check
from desktop.systems.enishi.session import SESSION
from tests.systems.enishi.people import game, sheet

Case = Mapping[str, Any]
SAY = Words().say


def run(case: Case) -> dict[str, Any]:
    """Run a case; a refusal anywhere becomes `refused` (rule), `code` and `severity`."""
    kinds: dict[str, Callable[[Case], dict[str, Any]]] = {
        "validate": _validate, "derive": _derive, "battle": _battle, "session": _session,
    }  # fmt: skip
    try:
        return kinds.get(case["check"], _check)(case)
    except Refusal as refusal:
        problem = refusal.problem
        return {"refused": problem.rule, "code": problem.code, "severity": problem.severity.value}


def _people(case: Case) -> tuple[Any, list[Any]]:
    own = sheet(**{"who": "a", **case["sheet"]}) if "sheet" in case else None
    return own, [sheet(**one) for one in case.get("party", ())]


def _check(case: Case) -> dict[str, Any]:
    own, party = _people(case)
    check = start_check(case["check"], own, case.get("params", {}), game(**case.get("settings", {})), party)
    faces, wishes = list(case.get("faces", ())), list(case.get("choose", ()))
    while not check.done:
        check, moved = _one_step(check, faces, wishes)
        if not moved:
            break
    for wish in wishes:  # what could not be declared is tried at the end, and should be refused
        check = check.choose(*_wish(wish))
    assert not faces, f"faces left over: {faces}"
    return _told(check)


def _one_step(check: Run, faces: list[int], wishes: list[Any]) -> tuple[Run, bool]:
    """Declare the next wish if its window is open, else throw, else go on."""
    offered = [o.id for o in check.options]
    if wishes:
        option, args = _wish(wishes[0])
        if option == "stop" and not faces:
            wishes.pop(0)
            return check, False
        if option == "throw" and check.wants is not None:
            wishes.pop(0)
            count = len(check.wants.sides)
            return check.throw(throw_of((6,) * count, [faces.pop(0) for _ in range(count)])), True
        if option.startswith("!"):  # now, offered or not
            wishes.pop(0)
            return check.choose(option[1:], args), True
        if any(o == option or o.startswith(option + ":") for o in offered):
            wishes.pop(0)
            return check.choose(option, args), True
    if check.wants is not None:
        count = len(check.wants.sides)
        taken = [faces.pop(0) for _ in range(min(count, len(faces)))]
        return check.throw(throw_of((6,) * len(taken), taken)), True
    return check.choose("next" if "next" in offered else offered[0]), True


def _wish(wish: Any) -> tuple[str, dict[str, Any]]:
    if isinstance(wish, str):
        return wish, {}
    return wish["option"], {k: v for k, v in wish.items() if k != "option"}


def _told(check: Run) -> dict[str, Any]:
    outcome, state = check.outcome, check.state
    found: dict[str, Any] = {
        "done": check.done,
        "dice": sum(len(thrown.throw.faces) for thrown in check.thrown),
        "enabled": [o.id for o in check.options if o.enabled],
        "splits": [o.id.removeprefix("split:") for o in check.options if o.id.startswith("split:")],
        "numbers": list(state.numbers),
    }
    if outcome is None:
        return found
    return found | {
        "label": SAY(outcome.label),
        "words": [SAY(word) for word in outcome.words],
        "total": outcome.total,
        "success": outcome.success,
        "fumble": outcome.fumble,
        "target": outcome.target,
        "damage": state.damage if state.raw is not None else None,
        "parts": [[SAY(p.label), p.value] for p in outcome.parts],
        "rules": list(outcome.rules),
        "detail": SAY(outcome.detail),
        "changes": {f"{c.sheet}.{c.field}": c.after for c in outcome.changes if c.field != "effect_log"},
        "states": {a.id: a.state for a in state.cast},
    }


def _validate(case: Case) -> dict[str, Any]:
    own, _ = _people(case)
    found = SYSTEM.validate(own, game(**case.get("settings", {})))
    return {
        "problems": sorted(f"{p.rule} {p.severity.value} {p.field}" for p in found),
        "rules": sorted({p.rule for p in found}),
        "fixes": {p.field: p.fix.value for p in found if p.fix},
    }


def _derive(case: Case) -> dict[str, Any]:
    own, _ = _people(case)
    found = SYSTEM.derive(own, game(**case.get("settings", {})))
    return {name: explained.shown for name, explained in found.items()} | {
        f"{name}.note": SAY(explained.note) for name, explained in found.items()
    }


def _battle(case: Case) -> dict[str, Any]:
    return _machine(case, BATTLE)


def _session(case: Case) -> dict[str, Any]:
    return _machine(case, SESSION)


def _machine(case: Case, machine: Machine[Any, Any]) -> dict[str, Any]:
    _, party = _people(case)
    state = first = machine.start(party, game(**case.get("settings", {})), **case.get("options", {}))
    for event in case["events"]:
        state = machine.apply(state, machine.events.validate_python(event))
    found: dict[str, Any] = {"changes": {f"{c.sheet}.{c.field}": c.after for c in machine.changes(first, state)}}
    for path in case["expect"]:
        if path not in ("changes", "refused", "moves"):
            value = _look(state, path)
            found[path] = list(value) if isinstance(value, tuple) else value
    found["moves"] = sorted({move.event for move in machine.legal(state)})
    return found


def _look(state: Any, path: str) -> Any:
    """Read `phase`, or `a.order` of a fighter and `a.actor.lp` by id."""
    head, _, rest = path.partition(".")
    people = getattr(state, "fighters", None) or getattr(state, "members", ())
    one = next((p for p in people if p.actor.id == head), None)
    if head == "result":
        state, head = state.result, "outcome"
    if one is None:
        value = getattr(state, head) if not rest else getattr(getattr(state, head), rest)
        return SAY(value) if hasattr(value, "template") else value
    for step in rest.split("."):
        one = getattr(one, step) if not step.isdecimal() else one[int(step)]
    return one
