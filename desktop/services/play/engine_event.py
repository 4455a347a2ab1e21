"""What is posted to an engine, with or without a ruling of the GM, and the legal next steps that it offers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pydantic import ValidationError

from desktop.core.play import AnyEngine, Move
from desktop.core.problem import refuse
from desktop.core.rolls.asking import Asked, event_types, offer
from desktop.core.rolls.check import ParamChoice
from desktop.core.system import AnySystem
from desktop.core.validation_problems import pydantic_problems
from desktop.core.value import Value
from desktop.core.view_models import Offer, PlayView
from desktop.core.words import Phrase, phrase
from desktop.services.play.play_state import engine_of


class Offers:
    """Remembers what was offered last by one engine.

    Args:
        types: the types of its events by kind.
    """

    def __init__(self, engine: AnyEngine, types: Mapping[str, type[Value]]) -> None:
        self._engine, self._types = engine, types
        self._known: tuple[object, tuple[Offer, ...]] | None = None
        """Of which state, and what."""
        self._here: tuple[tuple[str, str], ...] | None = None
        """Who was in play, by id and name."""
        self._people: tuple[ParamChoice, ...] = ()
        """The same people as choices."""
        self._asked: Asked = {}
        """What events ask for among them."""
        self._moves: dict[int, tuple[Move, Offer]] = {}
        """The legal moves of the last state by what they are, as offers; rule systems keep most of them."""

    def of(self, state: Any, seen: Callable[[], PlayView | None]) -> tuple[Offer, ...]:
        """Return what is offered in a state.

        Args:
            seen: gives what the GM sees of it.
        """
        if self._known is None or self._known[0] is not state:
            self._known = state, self._made(state, seen())
        return self._known[1]

    def _made(self, state: Any, shown: PlayView | None) -> tuple[Offer, ...]:
        here = tuple((person.id, person.name) for person in shown.people) if shown is not None else ()
        if here != self._here:
            self._here, self._asked, self._moves = here, {}, {}
            self._people = tuple(ParamChoice(value=identifier, label=called) for identifier, called in here)
        before, now = self._moves, {}
        for move in self._engine.legal(state):
            now[id(move)] = before.get(id(move)) or (move, offer(move, self._types, self._people, self._asked))
        self._moves = now
        return tuple(found for _, found in now.values())


def event_of(engine: AnyEngine, event: Value | Mapping[str, Any], ruling: str | None) -> Any:
    """Return the event that an engine is to apply.

    Args:
        ruling: the GM overrules what the rules would refuse; the reason, which may be empty.

    Raises:
        Refusal: the data are none of its events.
    """
    if isinstance(event, Value):
        data = plain(event)
        if ruling is None:
            return event
    else:
        data = dict(event)
    if ruling is not None:
        known = event_types(engine.events).get(str(data.get("kind")))
        data |= {name: True for name in ("gm", "confirm") if known is not None and name in known.model_fields}
    try:
        return engine.events.validate_python(data)
    except ValidationError as error:
        raise refuse(
            "bad_event",
            "",
            phrase("この手順に使えない値があります（{why}）。", why=why(error)),
            phrase("値を選び直してください。"),
            overridable=False,
        ) from error


def plain(event: Value) -> dict[str, Any]:
    """Return an event as a line of the journal keeps it: whole, for a default may be made anew at each reading."""
    return event.model_dump(mode="json")


def takes_ruling(system: AnySystem, name: str, kind: str) -> bool:
    """Tell whether the GM can overrule a refusal of this kind of event."""
    engine = engine_of(system, name)
    known = event_types(engine.events).get(kind) if engine is not None else None
    return known is not None and "gm" in known.model_fields


def why(error: ValidationError | TypeError) -> Phrase | str:
    """Say the first thing that does not fit."""
    return pydantic_problems(error)[0].message if isinstance(error, ValidationError) else str(error)[:120]
