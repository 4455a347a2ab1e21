"""apply(state, event): the round as a state machine (KO-FSM-R01…R14)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from desktop.systems.kotodama.battle import flow, hand
from desktop.systems.kotodama.battle.events import (
    Act,
    AddEffect,
    Choose,
    Conditions,
    Connect,
    Damage,
    Discard,
    Down,
    End,
    EndEffect,
    Heal,
    Join,
    Kill,
    Leave,
    Next,
    PhaseArt,
    Release,
    Reveal,
    SetDl,
    SetInitiative,
    SetKarma,
    Start,
)
from desktop.systems.kotodama.battle.state import Battle

_HANDLERS: dict[type, Callable[[Battle, Any], Battle]] = {
    Start: flow.start,
    Next: flow.go_on,
    Choose: flow.choose,
    Act: flow.act,
    Discard: flow.discard,
    PhaseArt: flow.phase_art,
    AddEffect: hand.add_effect,
    EndEffect: hand.end_effect,
    Damage: hand.damage,
    Heal: hand.heal,
    Down: hand.down,
    Release: hand.release,
    Kill: hand.kill,
    Join: hand.join,
    Leave: hand.leave,
    SetInitiative: hand.set_initiative,
    SetDl: hand.set_dl,
    SetKarma: hand.set_karma,
    Connect: hand.connect,
    Reveal: hand.reveal,
    Conditions: hand.conditions,
    End: hand.end,
}


def apply(state: Battle, event: Any) -> Battle:
    """Return the state after an event.

    Raises:
        Refusal: the event is not legal now; `state` is as it was.
    """
    return _HANDLERS[type(event)](state, event)
