"""What is written in a fight beside the course of its checks: marks, numbers by hand, who comes and goes."""

from __future__ import annotations

from typing import assert_never

from desktop.core.problem import refuse
from desktop.core.words import phrase
from desktop.systems.enishi.actor import Actor
from desktop.systems.enishi.battle import events as ev
from desktop.systems.enishi.battle.guard import anyone, no_check
from desktop.systems.enishi.battle.state import Battle, Seat
from desktop.systems.enishi.battle.turns import numbered
from desktop.systems.enishi.bonds import rewritten
from desktop.systems.enishi.checks.people import Around

WRITTEN = (ev.BondEvent, ev.Adjust)
"""What may be written on a sheet at any moment, in the middle of a check and after the end as well."""


def written_down(battle: Battle, event: ev.BondEvent | ev.Adjust) -> Battle:
    """What is written on a sheet beside the rules' own course."""
    actor = anyone(battle, event.who).actor
    match event:
        case ev.BondEvent():
            bonds = rewritten(actor.bonds, event, battle.settings)
            return battle.written(actor, actor.evolve(bonds=bonds))
        case ev.Adjust(field="order"):
            return numbered(battle, event.who, event.value)
        case ev.Adjust(field="reactions"):
            return battle.marked(event.who, reactions=event.value)
        case ev.Adjust():  # by hand, whatever the rules say of it (EN-TAB-11)
            value = event.value > 0 if event.field == "dead" else event.value
            return battle.written(actor, actor.evolve(**{event.field: value}))
    assert_never(event)


def dropped(battle: Battle) -> Battle:
    """Give the open check up: nothing of it counts, and the action that it took is free again.

    Raises:
        Refusal: there is none.
    """
    run, fighter = battle.check, battle.fighter(battle.who)
    if run is None:
        raise no_check()
    dropped = battle.evolve(check=None, who="")
    if fighter is None or run.state.kind not in ("attack", "pressure", "first_aid"):
        return dropped
    return dropped.marked(fighter.id, active="")


def situated(battle: Battle, event: ev.Situation) -> Battle:
    """Say how well one sees and how deep the water is.

    Raises:
        Refusal: `unknown_water`.
    """
    Around(vision=event.vision, water=event.water).parts(battle.settings)
    return battle.evolve(vision=event.vision, water=event.water)


def joined(battle: Battle, who: str) -> Battle:
    if (fighter := battle.fighter(who)) is not None:
        raise refuse(
            "twice",
            "EN-BTL-01",
            phrase("{who} はもう戦っています。", who=fighter.actor.name),
            phrase("ほかの人を選んでください。"),
            overridable=False,
        )
    return battle.evolve(seats=(*battle.seats, Seat(id=who)))


def left(battle: Battle, who: str) -> Battle:
    anyone(battle, who)
    seats = tuple(seat for seat in battle.seats if seat.id != who)
    hiding = tuple(side for side in battle.ambushers if side.who != who)
    return battle.evolve(seats=seats, queue=tuple(q for q in battle.queue if q != who), ambushers=hiding)


def with_actor(battle: Battle, new: Actor) -> Battle:
    return battle.written(anyone(battle, new.id).actor, new)
