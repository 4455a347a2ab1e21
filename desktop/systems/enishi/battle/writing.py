"""What is written in a fight beside the course of its checks: marks, numbers by hand, who comes and goes."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from desktop.core.play import Changed
from desktop.core.problem import refuse
from desktop.core.words import phrase
from desktop.systems.enishi.actor import Actor, refreshed, with_field
from desktop.systems.enishi.battle import events as ev
from desktop.systems.enishi.battle.guard import anyone, no_check
from desktop.systems.enishi.battle.state import Battle, Fighter
from desktop.systems.enishi.battle.turns import numbered
from desktop.systems.enishi.bonds import rewritten
from desktop.systems.enishi.checks.people import Around

WRITTEN = (ev.BondEvent, ev.Refresh, ev.Adjust, Changed)
"""What may be written on a sheet at any moment, in the middle of a check and after the end as well."""


def used(battle: Battle, fighter: Fighter, **marks: str | bool) -> Battle:
    return battle.evolve(fighters=battle.with_fighter(fighter.evolve(**marks)))


def written_down(battle: Battle, event: ev.BondEvent | ev.Refresh | ev.Adjust | Changed) -> Battle:
    """What is written on a sheet beside the rules' own course."""
    match event:
        case ev.BondEvent():
            return _rewritten(battle, event.who, lambda a: a.evolve(bonds=rewritten(a.bonds, event, battle.settings)))
        case ev.Refresh():
            held = anyone(battle, event.actor.id).actor
            return _rewritten(battle, event.actor.id, lambda a: refreshed(a, event.actor, held))
        case ev.Adjust():
            return _adjusted(battle, event)
        case Changed(field="xp_checklist"):
            return battle  # a fight counts no experience, a session does
        case Changed():
            return _rewritten(battle, event.sheet, lambda a: with_field(a, event.field, event.after))
    assert_never(event)


def _adjusted(battle: Battle, event: ev.Adjust) -> Battle:
    """Set a number by hand, whatever the rules say of it (EN-TAB-11)."""
    match event.field:
        case "order":
            return numbered(battle, event.who, event.value)
        case "reactions":
            fighter = anyone(battle, event.who)
            return battle.evolve(fighters=battle.with_fighter(fighter.evolve(reactions=event.value)))
        case "dead":
            return _rewritten(battle, event.who, lambda a: a.evolve(dead=event.value > 0))
    return _rewritten(battle, event.who, lambda a: a.evolve(**{event.field: event.value}))


def _rewritten(battle: Battle, who: str, write: Callable[[Actor], Actor]) -> Battle:
    """Update a sheet, and its copies at the start of the open check and now."""
    fighter = anyone(battle, who)
    battle = battle.evolve(fighters=battle.with_fighter(fighter.evolve(actor=write(fighter.actor))))
    run = battle.check
    return battle if run is None else battle.evolve(check=run.rewritten(who, write))


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
    return used(dropped, fighter, active="")


def situated(battle: Battle, event: ev.Situation) -> Battle:
    """Say how well one sees and how deep the water is.

    Raises:
        Refusal: `unknown_water`.
    """
    Around(vision=event.vision, water=event.water).parts(battle.settings)
    return battle.evolve(vision=event.vision, water=event.water)


def joined(battle: Battle, new: Actor) -> Battle:
    if battle.fighter(new.id) is not None:
        raise refuse(
            "twice",
            "EN-BTL-01",
            phrase("{who} はもう戦っています。", who=new.name),
            phrase("ほかの人を選んでください。"),
            overridable=False,
        )
    return battle.evolve(fighters=(*battle.fighters, Fighter(actor=new)))


def left(battle: Battle, who: str) -> Battle:
    actor = anyone(battle, who).actor
    left = tuple(f for f in battle.fighters if f.actor.id != who)
    gone = (*(a for a in battle.gone if a.id != who), actor)
    hiding = tuple(side for side in battle.ambushers if side.who != who)
    return battle.evolve(fighters=left, queue=tuple(q for q in battle.queue if q != who), gone=gone, ambushers=hiding)


def with_actor(battle: Battle, new: Actor) -> Battle:
    fighter = anyone(battle, new.id)
    return battle.evolve(fighters=battle.with_fighter(fighter.evolve(actor=new)))
