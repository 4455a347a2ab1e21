"""The legal next steps of an engine as they are offered: made once for a state, and kept while they stay the same."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from desktop.core.asking import Asked, offer
from desktop.core.check import ParamChoice
from desktop.core.play import AnyEngine, Move
from desktop.core.value import Value
from desktop.core.view_models import Offer, PlayView


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
