"""What follows any event: AP cuts, the battle's start and end, who acts, secrets, the cleanup step."""

from __future__ import annotations

from desktop.systems.common.battle.flow import initiative, retriggered
from desktop.systems.common.cards.effects import cut_ap
from desktop.systems.common.session.cycle import cleanup_step
from desktop.systems.common.session.knowledge import check_secrets
from desktop.systems.common.session.state import SessionState


def advance(state: SessionState) -> SessionState:
    """Return the state after everything that happens by itself; settling twice changes nothing more."""
    state = state.mapped(lambda sheet: cut_ap(sheet, state.settings))
    state = initiative(retriggered(state))
    return check_secrets(cleanup_step(state))
