"""Those who are not of a session and whom its steps reach all the same: an NPC who comes for a battle alone, say."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from desktop.systems.enishi.actor import Actor, actor, on_sheet
from desktop.systems.enishi.bonds import fresh
from desktop.systems.enishi.derived import lp_max, sp_max
from desktop.systems.enishi.recovery import days_pass, session_over
from desktop.systems.enishi.session import events as ev
from desktop.systems.enishi.session.state import Session
from desktop.systems.enishi.sheet import Sheet

Reaching = ev.Stage | ev.EndStage | ev.Days | ev.Close
REACHING = (ev.Stage, ev.EndStage, ev.Days, ev.Close)
"""Steps that others share in: boxes become free, days pass, the end makes whole."""


def begin_options(options: Mapping[str, Any], everyone: Callable[[], Sequence[Sheet]]) -> Mapping[str, Any]:
    """Add who is hurt already before it begins."""
    hurt = [[s.id, s.lp, s.sp] for s in everyone() if s.lp < lp_max(s) or s.sp < sp_max(s)]
    return {**options, "absent": hurt} if hurt else options


def addressed(session: Session, event: ev.Event, everyone: Callable[[], Sequence[Sheet]]) -> ev.Event:
    """Let those share in a step whom it reaches without their being of the session."""
    if not isinstance(event, REACHING) or not (_frees(session, event) or _restores(event)):
        return event
    strangers = (sheet for sheet in everyone() if sheet.id not in session.ids)
    return event.evolve(others=tuple(sheet.id for sheet in strangers if _shared(session, event, sheet) != sheet))


def shared(before: Session, event: Reaching, after: Session) -> Session:
    """Write what a step did to those whom it reached."""
    for who in event.others:
        if who in after.known and who not in after.ids:
            after = after.with_sheet(_shared(before, event, after.known[who]))
    return after


def gauge(session: Session, who: Actor) -> Actor:
    """Fix a gauge at CLV and free every box (EN-TMP-01, EN-AMB-27, EN-AMB-79)."""
    size = {"gauge_size": who.clv, "gauge_ticks": 0} if session.settings.effects_used else {}
    return who.evolve(bonds=who.bonds if session.continued else fresh(who.bonds), **size)


def _shared(session: Session, event: Reaching, sheet: Sheet) -> Sheet:
    """Return a sheet after an event; the boxes of an absent PC are freed when the PC returns."""
    before = one = actor(sheet, session.game)
    if _frees(session, event) and not one.is_pc:
        one = gauge(session, one)
    if _hurt_meanwhile(session, one):
        if isinstance(event, ev.Close):
            one = session_over(one)
        elif not isinstance(event, ev.Stage):
            one = days_pass(one, event.days, session.settings)
    return on_sheet(sheet, before, one)


def _hurt_meanwhile(session: Session, one: Actor) -> bool:
    """Tell whether a character who is not of the session was hurt while it ran (EN-REC-04)."""
    return one.hurt and (one.id, one.lp, one.sp) not in session.absent


def _restores(event: Reaching) -> bool:
    """Tell whether the hurt recover in this step."""
    return isinstance(event, ev.Close) or (not isinstance(event, ev.Stage) and event.days > 0)


def _frees(session: Session, event: Reaching) -> bool:
    """Tell whether the step fixes the gauges: the zero stage ends, or the story begins without it."""
    if isinstance(event, ev.Stage):
        return event.stage != "zero" and not session.gauged
    return isinstance(event, ev.EndStage) and session.stage == "zero"
