"""Runs one golden case; every kind returns a flat dict that `expect` is compared with."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, cast

from desktop.core.play import Choose, ThrowEvent
from desktop.core.problem import Refusal
from desktop.core.rolls.outcome import Change
from desktop.core.rolls.roll import Asked
from desktop.core.value import at
from desktop.core.words import Words
from desktop.models.sheet.document import SheetDocument
from desktop.services.journal.changes import plain, same
from desktop.services.play.play_session import PlaySession
from desktop.systems.enishi import SYSTEM
from desktop.systems.enishi.checks.options import CONSENT
from desktop.systems.enishi.checks.run import Run
from tests.play_path import play_path
from tests.systems.enishi.people import game, sheet

if TYPE_CHECKING:
    from desktop.core.system import AnySystem

Case = Mapping[str, Any]
SAY = Words().say


def run(case: Case) -> dict[str, Any]:
    """Run a case; a refusal anywhere becomes `refused` (rule), `code` and `severity`."""
    kinds: dict[str, Callable[[Case], dict[str, Any]]] = {
        "validate": _validate, "derive": _derive, "battle": _engine, "session": _engine,
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
    """Prepare a check in the tray and post its steps, as keys and buttons do."""
    own, party = _people(case)
    sheets = [*([own] if own else []), *party]
    with play_path(SYSTEM, sheets, game(**case.get("settings", {}))) as path:
        night, company = path.play_session, path.company
        kinds = {kind.id: kind for kind in SYSTEM.kinds(own, company.game, party=sheets)}
        assert case.get("params", {}).keys() <= {param.id for param in kinds[case["check"]].params}
        night.prepare(Asked(kind=case["check"], who=own.id if own else "", params=case.get("params", {})))
        faces, wishes = list(case.get("faces", ())), list(case.get("choose", ()))
        while _one_step(night, faces, wishes):
            pass
        for wish in wishes:  # what could not be declared is tried at the end, and should be refused
            night.post(Choose(option=_wish(wish)))
        assert not faces, f"faces left over: {faces}"
        outcome = _roll(night).check.outcome
        for change in outcome.changes if outcome is not None and _roll(night).done else ():
            assert same(at(company.sheets[change.sheet], change.field), change.after)
        return _check_facts(_roll(night).check)


def _roll(night: PlaySession) -> Any:
    assert night.roll is not None
    return night.roll


def _one_step(night: PlaySession, faces: list[int], wishes: list[Any]) -> bool:
    """Declare the next wish if its window is open, else throw, else continue; False: nothing is left to do."""
    check = _roll(night).check
    if wishes and wishes[0] == "back":
        wishes.pop(0)
        (night.back if check.done else night.step_back)()
        return True
    if check.done:
        return False
    offered = [name for o in check.options for name in (o.id, o.ruling) if name]
    if wishes:
        option = _wish(wishes[0])
        if option == "stop" and not faces:
            wishes.pop(0)
            return False
        if option == "throw" and check.wants is not None:
            wishes.pop(0)
            _throw(night, faces)
            return True
        if option.startswith("!"):  # now, offered or not
            wishes.pop(0)
            night.post(Choose(option=option[1:]))
            return True
        if any(o == option or o.startswith(option + ":") for o in offered):
            wishes.pop(0)
            night.post(Choose(option=option))
            return True
    if check.wants is not None:
        _throw(night, faces)
    else:
        night.post(Choose(option="next" if "next" in offered else offered[0]))
    return True


def _throw(night: PlaySession, faces: list[int]) -> None:
    count = len(_roll(night).check.wants.sides)
    taken, faces[:] = faces[:count], faces[count:]
    night.post(ThrowEvent(faces=tuple(taken)))


def _wish(wish: Any) -> str:
    """Return the option that a case declares; `gm`: the one for which the GM's consent is asked."""
    return wish if isinstance(wish, str) else wish["option"] + (CONSENT if wish.get("gm") else "")


def _check_facts(check: Run) -> dict[str, Any]:
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


def _document(case: Case) -> SheetDocument:
    """Open the sheet, as its page does."""
    return SheetDocument(_people(case)[0], cast("AnySystem", SYSTEM), game(**case.get("settings", {})))


def _validate(case: Case) -> dict[str, Any]:
    found = _document(case).problems
    return {
        "problems": sorted(f"{p.rule} {p.severity.value} {p.field}" for p in found),
        "rules": sorted({p.rule for p in found}),
        "fixes": {p.field: p.fix.value for p in found if p.fix},
    }


def _derive(case: Case) -> dict[str, Any]:
    found = _document(case).derived
    return {name: explained.shown for name, explained in found.items()} | {
        f"{name}.note": SAY(explained.note) for name, explained in found.items()
    }


def _engine(case: Case) -> dict[str, Any]:
    """Post events to a battle or a session that was begun, as offers and dialogs do."""
    _, party = _people(case)
    name = case["check"]
    with play_path(SYSTEM, party, game(**case.get("settings", {}))) as path:
        night, company = path.play_session, path.company
        night.begin(name, [s.id for s in party if s.id not in case.get("later", ())], case.get("options", {}))
        for event in case["events"]:
            if event["kind"] == "join":
                night.join(name, event["who"])
            elif event["kind"] == "changed":  # a sheet is edited by hand
                row = {k: v for k, v in event.items() if k != "kind"}
                night.change([Change(before=at(company.sheets[row["sheet"]], row["field"]), **row)], "")
            else:
                path.play(name, event)
        state: Any = night.playing.state(name)
        changes = {
            path: at(company.sheets[path.partition(".")[0]], path.partition(".")[2])
            for path in case["expect"].get("changes", ())
        }
        found: dict[str, Any] = {"changes": {k: plain(v) for k, v in changes.items()}}
        for path in case["expect"]:
            if path not in ("changes", "refused", "moves"):
                value = _look(state, path)
                found[path] = list(value) if isinstance(value, tuple) else value
        found["moves"] = sorted({offer.event["kind"] for offer in night.playing.offers(name)})
        return found


def _look(state: Any, path: str) -> Any:
    """Read `phase`, or `a.order` of a fighter and `a.actor.lp` by id."""
    head, _, rest = path.partition(".")
    people = getattr(state, "fighters", None) or getattr(state, "members", ())
    one = next((p for p in people if p.actor.id == head), None)
    value, steps = (state, path) if one is None else (one, rest)
    for step in steps.replace("result.", "result.outcome.").split("."):
        value = value[int(step)] if step.isdecimal() else getattr(value, step)
    return SAY(value) if hasattr(value, "template") else value
