"""Runs golden cases: one function per `check`, plain values in and out, so that a rule author needs no Python."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from desktop.cli.files import read_sheet
from desktop.core.game import Game
from desktop.core.play import Choose, ThrowEvent
from desktop.core.problem import Problem, Refusal, Severity
from desktop.core.rolls.check import missing_faces
from desktop.core.rolls.faces import faces_in
from desktop.core.value import Viewer
from desktop.services.storage.file_errors import InvalidFile
from desktop.systems.kotodama import SYSTEM, battle
from desktop.systems.kotodama import connection as spaces
from desktop.systems.kotodama.connection import SPACES
from desktop.systems.kotodama.people import PLAYED
from desktop.systems.kotodama.sheet import CONNECTIONS, KotodamaSheet
from tests.play_path import PlayPath
from tests.play_sessions import edit
from tests.systems.kotodama.stream import parse_faces


def game_of(settings: Mapping[str, Any] | None = None) -> Game[Any]:
    """Return the rules with some switches set."""
    return SYSTEM.game(SYSTEM.definition("試し").evolve(settings=dict(settings or {})))


def run(case: Mapping[str, Any], folder: Path) -> dict[str, Any]:
    """Run one case through the play session; a refusal comes back as `refusal`."""
    table = Table(case, folder)
    try:
        found = _RUNNERS[case["check"]](case, table)
    except Refusal as refusal:
        found = {"refusal": refusal.problem.code}
    return {"unasked": [], **found, **({"unasked": table.path.unasked} if table.path.unasked else {})}


class Table:
    """Makes the campaign of a case; its play path is what the window drives."""

    def __init__(self, case: Mapping[str, Any], folder: Path) -> None:
        self.game, self.folder = game_of(case.get("settings")), folder
        self.path = self.of()

    def of(self, *sheets: KotodamaSheet) -> PlayPath:
        """Open a campaign with these sheets."""
        self.path = PlayPath(SYSTEM, self.game, sheets, self.folder)
        return self.path

    def state(self, engine: str = "battle") -> Any:
        """The state of what runs."""
        return self.path.play_session.playing.state(engine)


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


def edited(engine: Any, state: Any, who: str, **fields: Any) -> Any:
    """Return the state after a sheet was edited."""
    return engine.advance(state.with_sheet(state.known[who].evolve(**fields)))


def _stream(case: Mapping[str, Any]) -> tuple[int, ...]:
    faces = case.get("faces", ())
    return parse_faces(faces) if isinstance(faces, str) else tuple(faces)


def _prepared(case: Mapping[str, Any], table: Table, kind: str) -> PlayPath:
    sheets = [sheet_of(case["sheet"])] if "sheet" in case else []
    params = dict(case.get("params", {}))
    if "opponent" in case:
        sheets.append(sheet_of({**case["opponent"], "id": "you", "name": "クロガネ"}))
        params["opponent"] = "you"
    path = table.of(*sheets)
    path.prepare(kind, "me" if "sheet" in case else "", params)
    return path


def _fed(path: PlayPath, faces: Sequence[int]) -> dict[str, Any]:
    """Throw, and return the state of the tray: missing and surplus faces (KO-TBL-07)."""
    left = path.throw(faces)
    wants = path.check.wants
    if wants is None:
        return {"status": "extra_dice" if left else "complete", "missing": 0, "extra": len(left)}
    return {"status": "need_dice", "missing": missing_faces(wants.sides, wants.again_from, left), "extra": 0}


def _facts(path: PlayPath, faces: Sequence[int]) -> dict[str, Any]:
    before = dict(path.company.sheets)
    found = _fed(path, faces)
    outcome = path.check.outcome
    if outcome is not None:
        found |= {"label": str(outcome.label), "success": outcome.success, "rules": list(outcome.rules)}
        found |= {"words": [str(word) for word in outcome.words], "tie": outcome.tie}
        found |= {"detail": str(outcome.detail), "total": outcome.total, "target": outcome.target}
        found |= {"parts": [[str(p.label), p.value] for p in outcome.parts]}
        found |= {"changes": _changes(before, path.company.sheets)}
    return found


def _changes(before: Mapping[str, Any], after: Mapping[str, Any]) -> list[list[Any]]:
    """List what play has written on sheets."""
    return [
        [who, field, getattr(before[who], field), getattr(sheet, field)]
        for who, sheet in after.items()
        for field in SYSTEM.play_fields
        if getattr(before[who], field) != getattr(sheet, field)
    ]


def _normal(case: Mapping[str, Any], table: Table) -> dict[str, Any]:
    path = _prepared(case, table, "normal")
    found = _facts(path, _stream(case))
    result = path.check.result
    return found | {"pool": path.check.tester.pool.dice} | (result._asdict() if result else {})


def _opposed(case: Mapping[str, Any], table: Table) -> dict[str, Any]:
    path = _prepared(case, table, case.get("kind", "opposed"))
    found = _facts(path, _stream(case))
    check, result = path.check, path.check.result
    found |= {"side": check.side or "", "no_reaction": check.no_reaction}
    found |= {"pools": [check.active.pool.dice, check.passive.pool.dice]}
    if result:
        found |= {"winner": result.winner, "margin": result.margin}
        for side in ("active", "passive"):
            found[side] = {k: v for k, v in getattr(result, side)._asdict().items() if v is not None}
    return found


def _extended(case: Mapping[str, Any], table: Table) -> dict[str, Any]:
    path = _prepared(case, table, "extended")
    before = dict(path.company.sheets)
    pools: list[int] = []
    for number, faces in enumerate(case.get("steps", ()), 1):
        if path.check.done:
            raise AssertionError(f"step {number} after the end")
        if path.check.waiting:
            path.play_session.post(Choose(option="again"))
        pools.append(path.check.tester.roll.pool)
        left = path.throw(faces)
        if left or (path.check.wants is not None and not path.check.done):
            return {"status": "extra_dice" if path.check.wants is None else "need_dice", "step": number}
    for option in case.get("choose", ()):
        path.play_session.post(Choose(option=option))
    check = path.check
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
        "changes": [change[1:] for change in _changes(before, path.company.sheets)],
    }


def _pool(case: Mapping[str, Any], table: Table) -> dict[str, Any]:
    p = dict(case["params"])
    skills = {"射撃": p["skill"]} if "skill" in p else {}
    path = table.of(sheet_of({"abilities": {"技巧": p["ability"]}, "skills": skills, "dl": p.get("dl", 0)}))
    params = {"skill": "射撃" if "skill" in p else "none"}
    path.prepare("normal", "me", {**params, "modifier": p.get("modifier", 0)})
    pool = path.check.tester.pool
    return {"base": pool.base, "ninja_bonus": pool.bonus, "raw": pool.raw, "pool": pool.dice}


def _derived(case: Mapping[str, Any], table: Table) -> dict[str, Any]:
    p = case["params"]
    if p["dl"] not in range(21):
        table.path.prepare("normal", "", {"pool": 1, "dl": p["dl"]})
    sheet = sheet_of({"dl": p["dl"], "combat_move": p.get("combat_move", 5)})
    found = {name: number.value for name, number in SYSTEM.explained(sheet, table.game).items()}
    path = table.of(sheet)
    path.prepare("normal", "me", {})
    return {
        "is_ninja": bool(found["is_ninja"]),
        "ninja_bonus": path.check.tester.pool.bonus,
        "action_count": found["action_count"],
        "full_move": found["full_move"],
    }


def _tally(case: Mapping[str, Any], table: Table) -> dict[str, Any]:
    table.path.prepare("normal", "", case["params"])
    for wave in case["waves"]:
        wants = table.path.check.wants
        faces = wants.tally.faces(wave, len(wants.sides))  # as the tray reads what was counted
        table.path.play_session.post(ThrowEvent(faces=faces, origin="hand"))
    roll = table.path.check.tester.roll
    return {
        "hits": roll.hits,
        "tens": roll.tens,
        "ones": roll.counted_ones(True),
        "rolled": roll.rolled,
        "due": roll.due,
    }


def _faces(case: Mapping[str, Any], table: Table) -> dict[str, Any]:
    text = case["text"]
    dice = case.get("dice") or len(parse_faces(text))
    table.path.prepare("normal", "", {"pool": dice})
    wants = table.path.check.wants
    return {"faces": list(faces_in(text, wants.sides)) if wants is not None else []}


def _movement(case: Mapping[str, Any], table: Table) -> dict[str, Any]:
    p = dict(case["params"])
    path = _main_phase(table, sheet_of({"combat_move": p.pop("combat_move", 5)}))
    path.play("battle", {"kind": "act", "who": "me", **p})
    after = table.state().people[0]
    spent = after.action_count - (after.remaining or 0)
    return {"cost": spent, "limit": after.full_move if p["act"] == "full_move" else after.combat_move}


def _main_phase(table: Table, *sheets: KotodamaSheet) -> PlayPath:
    """Begin a battle in which the first sheet has the main phase."""
    path = table.of(*sheets)
    path.play_session.begin("battle", [sheet.id for sheet in sheets])
    for kind in ("start", "next", "next"):
        path.play("battle", {"kind": kind})
    return path


def _condition(case: Mapping[str, Any], table: Table) -> dict[str, Any]:
    sheets = [_person(p) for p in case["characters"]]
    path = table.of(*sheets)
    path.play_session.begin("battle", [sheet.id for sheet in sheets])
    path.play("battle", {"kind": "start", "conditions": [{"result": "victory", **case["condition"]}]})
    return {"met": "victory" in _gm_view(path).met}


def _gm_view(path: PlayPath, engine: str = "battle") -> Any:
    """What the GM sees."""
    return path.play_session.playing.shown(engine, Viewer(gm=True))


def _connection(case: Mapping[str, Any], table: Table) -> dict[str, Any]:
    path = table.of(KotodamaSheet.model_validate({"id": "me", "name": "シラサギ", "connection": _known(case["state"])}))
    path.play_session.begin("session", ["me"])
    view = _gm_view(path, "session")
    cards = {space: card for space in SPACES for card in getattr(view.lanes, space) if card.who == "me"}
    path.prepare("normal", "me", {})
    kinds = SYSTEM.kinds(path.company.sheet("me"), table.game)
    return {
        "state": view.people[0].connection,
        "presence": [space for space, card in cards.items() if card.kind != "listener"],
        "operates": next(space for space, card in cards.items() if card.kind == "active"),
        "observes_kotodama": "kotodama" in cards,
        "densei": any(param.id == "densei" for param in kinds[0].params),
        "enabled": view.banner is None,
    }


def _known(state: str) -> str:
    """Read a connection state as imports do."""
    return spaces.read(state)


def _two(table: Table, a: str, b: str, arts: Sequence[Mapping[str, Any]] = ()) -> PlayPath:
    """Put two people into these connection states, the first in their main phase."""
    first = sheet_of({"connection": a, "initiative": 9, "arts": list(arts)})
    return _main_phase(table, first, sheet_of({"id": "you", "name": "クロガネ", "connection": b}))


def _reach(case: Mapping[str, Any], table: Table) -> dict[str, Any]:
    p = case["params"]
    target = "me" if p.get("self") else "you"

    def reached(range_: str) -> bool:
        path = _two(table, p["actor"], p["target"], [{"id": "x", "name": "技", "cost": 0, "range": range_}])
        try:
            path.play("battle", {"kind": "act", "who": "me", "act": "art", "art": "x", "targets": [target]})
        except Refusal as refusal:
            if refusal.problem.code != "out_of_reach":
                raise
            return False
        return True

    allowed = reached(p.get("range", ""))
    via = "self" if p.get("self") else "same_space" if reached("") else "over_range"
    return {"allowed": allowed, "via": via if allowed else ""}


def _converse(case: Mapping[str, Any], table: Table) -> dict[str, Any]:
    path = _two(table, case["a"], case["b"])
    view = path.play_session.playing.shown("battle", Viewer(sheet="me"))
    assert view is not None
    return {"channels": list(next(p for p in view.people if p.id == "you").channels)}


def _can_react(case: Mapping[str, Any], table: Table) -> dict[str, Any]:
    actor = "offline" if case["attacked_in"] == "real" else "full_dive"
    path = _two(table, actor, case["state"])
    path.prepare("opposed", "me", {"opponent": "you", "space": case["attacked_in"]})
    return {"can_react": not path.check.no_reaction}


def _transition(case: Mapping[str, Any], table: Table) -> dict[str, Any]:
    p = case["params"]
    path = table.of(sheet_of({"connection": p["from"], "char_state": p.get("state", "unacted")}))
    path.play_session.begin("session", ["me"])
    event = {"kind": "connect", "who": "me", "to": p["to"], "reason": p.get("reason", "")}
    path.play("session", {**event, "gm": p.get("gm", False)})
    return {"state": path.company.sheet("me").connection}


def _route(case: Mapping[str, Any], table: Table) -> dict[str, Any]:
    path = table.of(sheet_of({"connection": case["from"]}))
    path.play_session.begin("session", ["me"])
    offers = [dict(offer.event) for offer in path.play_session.playing.offers("session") if offer.kind == "connect"]
    event = next((offer for offer in offers if offer["to"] == case["to"]), None)
    if event is None:
        return {"states": []}
    stepped = path.play_session.play("session", event)
    words = {f"{word}に": state for state, word in CONNECTIONS.items()}
    texts = [str(text) for entry in stepped.entries for text in entry.text.split("\n")]
    return {"states": [state for line in texts for word, state in words.items() if f" は{word}" in line]}


def spelled(problem: Problem) -> str:
    """Write a problem as the catalogue does: `skills[2].name:duplicate`."""
    place = re.sub(r"[.](\d+)", r"[\1]", problem.field)
    return f"{place}:{problem.code}"


def _validate(case: Mapping[str, Any], table: Table) -> dict[str, Any]:
    """Read a sheet from a file, as `takujo validate` and the window do."""
    file = table.folder / "sheet.json"
    data = {**sheet_of({}).model_dump(mode="json"), **case.get("change", {})}
    file.write_text(json.dumps(data), encoding="utf-8")
    try:
        system, game, sheet = read_sheet(file, table.game.definition)
        found = system.problems(sheet, game)
    except InvalidFile as error:
        found = error.problems
    return {
        "errors": [spelled(p) for p in found if p.severity is Severity.BLOCK],
        "warnings": [spelled(p) for p in found if p.severity is Severity.WARN],
    }


def _battle(case: Mapping[str, Any], table: Table) -> dict[str, Any]:
    path = _gathered(case, table)
    errors: list[dict[str, Any]] = []
    for at, event in enumerate(case["events"]):
        before = table.state()
        try:
            _happens(path, event)
        except Refusal as refusal:
            errors.append({"at": at, "code": refusal.problem.code})
            assert table.state() == before
    state = table.state()
    for person in state.people:
        sheet = path.company.sheet(person.id)
        assert sheet is not None
        assert {field: getattr(person, name) for name, field in PLAYED.items()} == {
            field: getattr(sheet, field) for field in PLAYED.values()
        }
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
        "met": list(_gm_view(path).met),
        "warnings": list(state.warnings),
        "errors": errors,
        "result": state.result,
        "order": list(_gm_view(path).order),
    }


def _gathered(case: Mapping[str, Any], table: Table) -> PlayPath:
    """Begin the battle of a case; those who are down at first have fallen from the state that they remember."""
    characters = [dict(p) for p in case["characters"]]
    empty = not characters
    characters = characters or [{"id": "left"}]
    for person in characters:
        person.setdefault("arts", []).extend(_bare_arts(case, person["id"]))
    sheets = [_person({**p, "state": p["memory"]} if "memory" in p else p) for p in characters]
    path = table.of(*sheets)
    path.play_session.begin("battle", [sheet.id for sheet in sheets])
    if empty:
        path.play("battle", {"kind": "leave", "who": "left"})
    for fallen in (p for p in characters if "memory" in p):
        path.play("battle", {"kind": "down", "who": fallen["id"]})
    return path


_BARE = ("timing", "cost", "range")


def _bare_arts(case: Mapping[str, Any], who: str) -> list[dict[str, Any]]:
    """Write arts that a case uses without a name on the sheet: there is no other way to use one."""
    used = [e for e in case["events"] if e.get("who") == who and _is_bare(e)]
    found = {_art_id(e): {"id": _art_id(e), "name": _art_id(e), **{k: e[k] for k in _BARE if k in e}} for e in used}
    return list(found.values())


def _is_bare(event: Mapping[str, Any]) -> bool:
    uses = event["do"] == "phase_art" or event.get("act") == "art"
    return uses and not event.get("art") and event.get("cost", 0) >= 0  # a cost below 0 can only be typed


def _art_id(event: Mapping[str, Any]) -> str:
    return "-".join(["bare", *(str(event[key]) for key in _BARE if key in event)])


def _happens(path: PlayPath, data: Mapping[str, Any]) -> None:
    values = dict(data)
    values["kind"] = values.pop("do")
    if values["kind"] == "choose":
        values["kind"] = "nominate"  # `choose` is the option of an open check in every rule system
    if _is_bare(data):
        values |= {"art": _art_id(data)}
        values = {key: value for key, value in values.items() if key not in _BARE}
    if values["kind"] == "join":
        char = _person(values["char"])
        path.company.sheets.setdefault(char.id, char)
        edit(path.play_session, path.company, char)
        path.play_session.join("battle", char.id)
    else:
        path.play("battle", values)


def _person(data: Mapping[str, Any]) -> KotodamaSheet:
    values = {"name": data["id"], **{key: value for key, value in data.items() if key != "memory"}}
    values["is_pc"] = values.pop("kind", "PC") == "PC"
    values.setdefault("side", "pc" if values["is_pc"] else "enemy")
    if "state" in values:
        values["char_state"] = values.pop("state")
    values.setdefault("hp", None)
    values.setdefault("karma", None)
    values["skills"] = [{"id": "d", "name": "電制", "role": "densei"}]
    return KotodamaSheet.model_validate(values)


_RUNNERS: dict[str, Callable[[Mapping[str, Any], Table], dict[str, Any]]] = {
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
