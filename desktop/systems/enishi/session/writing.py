"""What is written in a session beside the course of its stages: numbers by hand, bonds, points, a rest given up."""

from __future__ import annotations

from collections.abc import Callable

from desktop.core.play import Changed
from desktop.core.problem import Refusal, refuse
from desktop.core.words import phrase
from desktop.systems.enishi.actor import Actor, refreshed, with_field
from desktop.systems.enishi.bonds import rewritten
from desktop.systems.enishi.session import events as ev
from desktop.systems.enishi.session.state import Session
from desktop.systems.enishi.sheet import Checklist

Written = ev.BondEvent | ev.Support | ev.Reward | ev.Adjust | Changed | ev.Refresh | ev.Apply
WRITTEN = (ev.BondEvent, ev.Support, ev.Reward, ev.Adjust, Changed, ev.Refresh, ev.Apply)
"""What may be written on a sheet at any moment, while dice are due and after the end as well."""

HURTS = ("lp", "sp")
"""Fields that a hurt character loses."""


def written_down(session: Session, event: Written) -> Session:
    """Write on a sheet, and into the 1d6 that is open."""
    if isinstance(event, ev.Apply):
        for change in event.changes:
            session = _set_field(session, change.sheet, change.field, change.after)
        return session
    if isinstance(event, Changed):
        if session.member(event.sheet) is None and event.field in HURTS:
            return _hurt_beside(session, event.sheet)
        return _set_field(session, event.sheet, event.field, event.after)
    who = event.actor.id if isinstance(event, ev.Refresh) else event.who
    held = actor_of(session, who)
    return _rewritten(session, who, lambda a: _one_written(session, a, event, held))


def _hurt_beside(session: Session, who: str) -> Session:
    """Keep in mind who is not of the session, but was hurt while it ran: its end restores them too (EN-REC-04)."""
    known = session.over or who in session.hurt
    return session if known else session.evolve(hurt=(*session.hurt, who))


def _one_written(session: Session, who: Actor, event: Written, held: Actor) -> Actor:
    match event:
        case ev.BondEvent():
            return who.evolve(bonds=rewritten(who.bonds, event, session.settings))
        case ev.Support():
            return who.evolve(xp_total=max(0, who.xp_total + event.points))
        case ev.Reward():
            return who.evolve(wealth=who.wealth + event.points)
        case ev.Adjust():
            return who.evolve(**{event.field: _fitting(event)})
        case ev.Refresh():
            return refreshed(who, event.actor, held)
    return who


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


def _set_field(session: Session, who: str, field: str, value: object) -> Session:
    """Take over what was set on a sheet; the checklist is the session's own (EN-XP-01)."""
    if field != "xp_checklist":
        return _rewritten(session, who, lambda a: with_field(a, field, value))
    actor_of(session, who)
    ticks = Checklist.model_validate(value)
    return session.evolve(members=tuple(m.evolve(ticks=ticks) if m.actor.id == who else m for m in session.members))


def _rewritten(session: Session, who: str, write: Callable[[Actor], Actor]) -> Session:
    session = with_actors(session, write(actor_of(session, who)))
    return session if session.check is None else session.evolve(check=session.check.rewritten(who, write))


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
    members = session.members
    for new in actors:
        members = tuple(m.evolve(actor=new) if m.actor.id == new.id else m for m in members)
    return session.evolve(members=members)
