"""An evening of play: checks, fate checks, accidents, bonuses, new games."""

from __future__ import annotations

from desktop.core.play import Machine
from desktop.systems.d6game.session.events import EVENTS
from desktop.systems.d6game.session.legal import legal
from desktop.systems.d6game.session.showing import project
from desktop.systems.d6game.session.state import SessionState, changes, check, start
from desktop.systems.d6game.session.steps import apply
from desktop.systems.d6game.session.telling import said

__all__ = ["SESSION"]

SESSION = Machine(
    state_type=SessionState,
    events=EVENTS,
    start=start,
    apply=apply,
    legal=legal,
    project=project,
    check=check,
    changes=changes,
    said=said,
)
