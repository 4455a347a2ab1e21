"""apply(state, event): the round as a state machine (KO-FSM-R01…R14)."""

from __future__ import annotations

from desktop.systems.kotodama.battle import flow, hand
from desktop.systems.kotodama.battle.events import (
    Act,
    AddEffect,
    BattleEvent,
    Conditions,
    Discard,
    End,
    EndEffect,
    Next,
    Nominate,
    PhaseArt,
    SetDl,
    SetInitiative,
    Start,
)
from desktop.systems.kotodama.battle.state import RUNNING, Battle
from desktop.systems.kotodama.events import Connect, Join, OpenCheck
from desktop.systems.kotodama.people import replaced
from desktop.systems.kotodama.stage import happened, refuse_while_open, settled_check


def apply(state: Battle, event: BattleEvent) -> Battle:
    """Return the state after an event.

    Raises:
        Refusal: the event is not legal now; `state` is as it was.
    """
    if isinstance(event, Start | Next | Nominate | Act | Discard | PhaseArt | End):
        refuse_while_open(state)
    return settled(_happened(state, event))


def _happened(state: Battle, event: BattleEvent) -> Battle:
    match event:
        case Start():
            return flow.start(state, event)
        case Next():
            return flow.go_on(state, event)
        case Nominate():
            return flow.nominate(state, event)
        case Act():
            return flow.act(state, event)
        case Discard():
            return flow.discard(state, event)
        case PhaseArt():
            return flow.phase_art(state, event)
        case AddEffect():
            return hand.add_effect(state, event)
        case EndEffect():
            return hand.end_effect(state, event)
        case SetInitiative():
            return hand.set_initiative(state, event)
        case SetDl():
            return hand.set_dl(state, event)
        case Conditions():
            return hand.conditions(state, event)
        case End():
            return hand.end(state, event)
        case Join():
            return hand.join(state, event)
        case Connect():
            return hand.connect(state, event)
        case OpenCheck():
            return happened(state.evolve(attack=None), event)
        case _:
            return happened(state, event)


def settled(state: Battle) -> Battle:
    """Return the state with everything done that follows by itself: costs of checks, ends of main phases, warnings."""
    state = _turn(settled_check(state))
    named = {condition.result for condition in state.conditions}
    missing = state.phase in RUNNING and named != {"victory", "defeat"}
    warnings = ("conditions_missing",) if missing else ()
    return state if warnings == state.warnings else state.evolve(warnings=warnings)


def _turn(state: Battle) -> Battle:
    """End the main phase of whoever has nothing left (行動完了), has fallen, or is gone (KO-PHS-10, KO-FSM-C02)."""
    if state.phase != "main":
        return state if state.attack is None or state.phase == "initiative" else state.evolve(attack=None)
    person = next((p for p in state.people if p.id == state.current), None)
    if person is not None and person.state == "unacted" and person.remaining:
        return state
    people = state.people
    if person is not None and person.state == "unacted":
        people = replaced(people, person.evolve(state="done", remaining=0))
    return state.evolve(phase="initiative", current="", people=people)
