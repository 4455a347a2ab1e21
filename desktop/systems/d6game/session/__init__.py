"""A session: checks, fate checks, accidents, bonuses, new games."""

from __future__ import annotations

from desktop.core.game import AnyGame
from desktop.core.play import Engine
from desktop.systems.d6game.session.events import EVENTS, Adjust, Join
from desktop.systems.d6game.session.legal import legal
from desktop.systems.d6game.session.log import log_messages
from desktop.systems.d6game.session.state import SessionState, changes, check, member_of, start
from desktop.systems.d6game.session.steps import apply
from desktop.systems.d6game.session.view import heading, project
from desktop.systems.d6game.sheet import D6gameSheet

__all__ = ["SESSION"]


def _join(sheet: D6gameSheet, game: AnyGame) -> Join:
    return Join(member=member_of(sheet, game))


def _harm(state: SessionState, who: str, points: int) -> Adjust:
    return Adjust(who=who, amount=-points, cause="accident")


def _heal(state: SessionState, who: str, points: int) -> Adjust:
    return Adjust(who=who, amount=points, cause="healing")


SESSION = Engine(
    state_type=SessionState,
    events=EVENTS,
    start=start,
    apply=apply,
    legal=legal,
    project=project,
    check=check,
    changes=changes,
    log_messages=log_messages,
    join=_join,
    harm=_harm,
    heal=_heal,
    heading=heading,
)
