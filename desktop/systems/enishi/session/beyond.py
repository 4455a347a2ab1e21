"""Those who are not of a session and whom its steps reach all the same: an NPC who comes for a battle alone, say."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from desktop.systems.enishi.actor import Actor, actor
from desktop.systems.enishi.bonds import fresh
from desktop.systems.enishi.gear import Rules
from desktop.systems.enishi.recovery import days_pass, session_over
from desktop.systems.enishi.session import events as ev
from desktop.systems.enishi.session.state import Session
from desktop.systems.enishi.sheet import Sheet

Reaching = ev.Stage | ev.EndStage | ev.Days | ev.Close
REACHING = (ev.Stage, ev.EndStage, ev.Days, ev.Close)
"""Steps that others share in: boxes become free, days pass, the end makes whole."""


def gather(session: Session, event: ev.Event, people: Callable[[], Sequence[Sheet]], game: Rules) -> ev.Event:
    """Let those share in a step whom it reaches without their being of the session."""
    if not isinstance(event, REACHING) or not (_frees(session, event) or session.hurt):
        return event
    strangers = (actor(sheet, game) for sheet in people() if session.member(sheet.id) is None)
    return event.evolve(others=tuple(one for one in strangers if _shared(session, event, one) != one))


def shared(before: Session, event: Reaching, after: Session) -> Session:
    """Keep what a step did to those whom it reached."""
    return after.evolve(others=event.others, reached=tuple(_shared(before, event, one) for one in event.others))


def gauge(session: Session, who: Actor) -> Actor:
    """Fix a gauge at CLV and free every box (EN-TMP-01, EN-AMB-27, EN-AMB-79)."""
    size = {"gauge_size": who.clv, "gauge_ticks": 0} if session.settings.effects_used else {}
    return who.evolve(bonds=who.bonds if session.continued else fresh(who.bonds), **size)


def _shared(session: Session, event: Reaching, one: Actor) -> Actor:
    """Return an actor after an event; the boxes of an absent PC are freed when the PC returns."""
    if _frees(session, event) and not one.is_pc:
        one = gauge(session, one)
    if one.id not in session.hurt:
        return one
    if isinstance(event, ev.Close):
        return session_over(one)
    return one if isinstance(event, ev.Stage) else days_pass(one, event.days, session.settings)


def _frees(session: Session, event: Reaching) -> bool:
    """Tell whether the step fixes the gauges: the zero stage ends, or the story begins without it."""
    if isinstance(event, ev.Stage):
        return event.stage != "zero" and not session.gauged
    return isinstance(event, ev.EndStage) and session.stage == "zero"
