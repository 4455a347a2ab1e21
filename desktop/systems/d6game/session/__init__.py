"""An evening of play: checks, fate checks, accidents, bonuses, new games."""

from __future__ import annotations

from desktop.core.system import Machine
from desktop.systems.d6game.session.events import EVENTS
from desktop.systems.d6game.session.showing import legal, project, said, wants
from desktop.systems.d6game.session.state import SessionState, changes, start
from desktop.systems.d6game.session.steps import apply

__all__ = ["SESSION", "changes", "said", "wants"]

SESSION = Machine(state_type=SessionState, events=EVENTS, start=start, apply=apply, legal=legal, project=project)
