"""The reducer of a session."""

from __future__ import annotations

from typing import assert_never

from desktop.core.problem import Refusal
from desktop.systems.blank.session import conditions, turns
from desktop.systems.blank.session import events as ev
from desktop.systems.blank.session.state import SessionState, twice
from desktop.systems.blank.validate import blocking


def apply(state: SessionState, event: ev.Event) -> SessionState:
    """Take one event.

    Raises:
        Refusal: why it is not legal; the state is unchanged.
    """
    match event:
        case ev.Scene():
            return state.evolve(scene=event.name, scenes=state.scenes + 1)
        case ev.Begin():
            return turns.begin(state, event)
        case ev.ThrowEvent():
            return turns.throw(state, event)
        case ev.SetValue():
            return turns.set_value(state, event)
        case ev.Order():
            return turns.set_order(state, event)
        case ev.Act():
            return turns.act(state, event)
        case ev.Next():
            return turns.following(state)
        case ev.End():
            return turns.end(state)
        case ev.ConditionEvent():
            return conditions.changed(state, event)
        case ev.Reveal():
            return _revealed(state, event)
        case ev.Join():
            return _joined(state, event)
        case ev.Leave():
            return _left(state, event)
        case ev.Note():
            return state
        case _:
            assert_never(event)


def _revealed(state: SessionState, event: ev.Reveal) -> SessionState:
    who = state.find(event.who).id
    others = tuple(one for one in state.hidden if one != who)
    return state.evolve(hidden=others if event.seen else (*others, who))


def _joined(state: SessionState, event: ev.Join) -> SessionState:
    """Take a newcomer in.

    Raises:
        Refusal: the first mistake of the sheet that blocks; `same_character_twice`.
    """
    stop = blocking(state.known[event.who], state.game)
    if stop is not None:
        raise Refusal(stop)
    if event.who in state.members:
        raise twice()
    return state.evolve(members=(*state.members, event.who))


def _left(state: SessionState, event: ev.Leave) -> SessionState:
    who = state.find(event.who).id
    gone = turns.without(state, who)
    hidden = tuple(one for one in gone.hidden if one != who)
    return gone.evolve(members=tuple(one for one in gone.members if one != who), hidden=hidden)
