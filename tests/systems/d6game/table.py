"""Small helpers: a game from settings, a sheet from numbers, a check or engine played through."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from desktop.core.custom.definition import Definition
from desktop.core.game import Game
from desktop.core.play import Engine
from desktop.core.problem import Refusal
from desktop.core.rolls.check import Check
from desktop.core.rolls.dice import throw_of
from desktop.systems.d6game import SYSTEM
from desktop.systems.d6game.settings import Settings
from desktop.systems.d6game.sheet import D6gameSheet
from desktop.systems.d6game.tables import HAND_ROWS


def definition_of(settings: Mapping[str, Any] | None = None, **more: Any) -> Definition:
    """A definition as it would come from a file."""
    plain = {key: value for key, value in (settings or {}).items() if not key.startswith("hands.")}
    lists = more.pop("lists", {}) | hands_of(settings or {})
    return Definition.model_validate({"based_on": "d6game", "settings": plain, "lists": lists, **more})


def hands_of(settings: Mapping[str, Any]) -> dict[str, Any]:
    """The list of hands with other scores, for which cases write `hands.one_pair = 3`."""
    if not any(key.startswith("hands.") for key in settings):
        return {}
    return {"hands": [{**row.model_dump(), "score": settings.get(f"hands.{row.id}", row.score)} for row in HAND_ROWS]}


def game_of(settings: Mapping[str, Any] | None = None, **more: Any) -> Game[Any]:
    """The rules with some settings changed; `more` are other keys of the definition."""
    return SYSTEM.game(definition_of(settings, **more))


def settings_of(settings: Mapping[str, Any] | None = None) -> Settings:
    """Typed settings."""
    return game_of(settings).known(Settings).settings


def hero(**fields: Any) -> D6gameSheet:
    """A finished character."""
    return D6gameSheet.model_validate({"name": "ミナト", "life": 12, "life_initial": 12, **fields})


def play(check: Check, faces: Iterable[int], choose: Iterable[str] = ()) -> Check:
    """Feed a check with faces and choices in the order it asks; nothing may be left over."""
    left, choices = list(faces), list(choose)
    while not check.done:
        wants = check.wants
        if wants:
            taken, left = left[: len(wants.sides)], left[len(wants.sides) :]
            check = check.throw(throw_of(wants.sides, taken))
        else:
            check = check.choose(choices.pop(0))
    assert not left
    assert not choices
    return check


def feed(engine: Engine[Any, Any], state: Any, events: Iterable[Mapping[str, Any]]) -> Any:
    """Apply events given as plain mappings."""
    for event in events:
        state = engine.apply(state, engine.events.validate_python(dict(event)))
    return state


def with_newcomer(state: Any, sheet: D6gameSheet) -> Any:
    """Return a state that knows one more sheet, as before it joins."""
    return state.bound(state.known.with_sheet(sheet), state.game)


def code_of(refusal: Refusal) -> str:
    """The stable code of a refusal."""
    return refusal.problem.code
