"""What is written in a session beside the course of its stages: numbers by hand, bonds, points, a rest given up."""

from __future__ import annotations

from typing import assert_never

from desktop.core.problem import Refusal, refuse
from desktop.core.words import phrase
from desktop.systems.enishi.actor import Actor
from desktop.systems.enishi.bonds import rewritten
from desktop.systems.enishi.session import events as ev
from desktop.systems.enishi.session.state import Session

Written = ev.BondEvent | ev.Support | ev.Reward | ev.Adjust
WRITTEN = (ev.BondEvent, ev.Support, ev.Reward, ev.Adjust)
"""What may be written on a sheet at any moment, while dice are due and after the end as well."""


def written_down(session: Session, event: Written) -> Session:
    """Write on a sheet."""
    who = actor_of(session, event.who)
    match event:
        case ev.BondEvent():
            return with_actors(session, who.evolve(bonds=rewritten(who.bonds, event, session.settings)))
        case ev.Support():
            return with_actors(session, who.evolve(xp_total=max(0, who.xp_total + event.points)))
        case ev.Reward():
            return with_actors(session, who.evolve(wealth=who.wealth + event.points))
        case ev.Adjust():
            return with_actors(session, who.evolve(**{event.field: _fitting(event)}))
    assert_never(event)


def _fitting(event: ev.Adjust) -> int | bool:
    """Bring a typed number into what the sheet can hold."""
    match event.field:
        case "dead":
            return event.value > 0
        case "days_towards_lp":
            return event.value % 3
        case "xp_total" | "wealth":
            return event.value
    return min(event.value, 999)


def dropped(session: Session) -> Session:
    """Give up the 1d6 of a rest: the resting character gets nothing.

    Raises:
        Refusal: none is due.
    """
    if session.check is None:
        raise no_check()
    idle = session.check.state.patient
    awake = actor_of(session, idle).evolve(backstage_rest=False)
    return with_actors(session.evolve(check=None, resting=session.resting[1:]), awake)


def no_check() -> Refusal:
    message, remedy = phrase("いま振るダイスはありません。"), phrase("判定を始めてから振ってください。")
    return refuse("no_check", "EN-VAL-41", message, remedy, overridable=False)


def actor_of(session: Session, who: str) -> Actor:
    member = session.member(who)
    if member is None:
        raise refuse(
            "unknown_member",
            "EN-SES-01",
            phrase("{who} はこのセッションにいません。", who=who),
            phrase("先にセッションに加えてください。"),
            overridable=False,
        )
    return member.actor


def with_actors(session: Session, *actors: Actor) -> Session:
    for new in actors:
        session = session.written(actor_of(session, new.id), new)
    return session
