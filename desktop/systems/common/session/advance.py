"""What follows any event: AP cuts, the battle's start and end, who acts, secrets, the cleanup step."""

from __future__ import annotations

from desktop.core.problem import Refusal
from desktop.core.remembered import remembered
from desktop.systems.common.battle.rules import initiative, retriggered
from desktop.systems.common.cards.effects import cut_ap
from desktop.systems.common.session.closing import broken_off
from desktop.systems.common.session.cycle import cleanup_step
from desktop.systems.common.session.knowledge import check_secrets
from desktop.systems.common.session.scene import attended
from desktop.systems.common.session.state import SessionState
from desktop.systems.common.session.trials import open_trial
from desktop.systems.common.sheet import CommonSheet


def numbered(state: SessionState) -> SessionState:
    """Give an id to every copy that an edit has brought without one of its own."""
    for who, sheet in state.sheets.items():
        if _lacks_ids(sheet):
            state = state.numbered(who)
    return state


@remembered(64)
def _lacks_ids(sheet: CommonSheet) -> bool:
    ids = [copy.id for copy in sheet.copies]
    return "" in ids or len(set(ids)) < len(ids)


def _computable(state: SessionState) -> SessionState:
    """Break the action off whose numbers cannot be computed any more, as an edited sheet has them (CM-CHK-05)."""
    if state.action is None or state.action.trial is None:
        return state
    try:
        _ = open_trial(state).pair
    except Refusal:
        return broken_off(state)
    return state


def advance(state: SessionState) -> SessionState:
    """Return the state after everything that happens by itself, also after sheets were edited."""
    state = _computable(attended(numbered(state))).mapped(lambda sheet: cut_ap(sheet, state.settings))
    state = initiative(retriggered(state))
    return check_secrets(cleanup_step(state))
