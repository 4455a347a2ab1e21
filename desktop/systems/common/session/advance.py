"""What follows any event: AP cuts, the battle's start and end, who acts, secrets, the cleanup step."""

from __future__ import annotations

from desktop.core.remembered import remembered
from desktop.systems.common.battle.flow import initiative, retriggered
from desktop.systems.common.cards.effects import cut_ap
from desktop.systems.common.session.cycle import cleanup_step
from desktop.systems.common.session.knowledge import check_secrets
from desktop.systems.common.session.scene import attended
from desktop.systems.common.session.state import SessionState
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


def advance(state: SessionState) -> SessionState:
    """Return the state after everything that happens by itself, also after sheets were edited."""
    state = attended(numbered(state)).mapped(lambda sheet: cut_ap(sheet, state.settings))
    state = initiative(retriggered(state))
    return check_secrets(cleanup_step(state))
