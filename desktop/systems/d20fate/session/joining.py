"""Who comes late, and whose sheet has changed since: both bring their sheet to the table."""

from __future__ import annotations

from desktop.core.game import Game
from desktop.core.value import at
from desktop.systems.d20fate.faults import blocking
from desktop.systems.d20fate.session.events import Join
from desktop.systems.d20fate.session.state import SessionState
from desktop.systems.d20fate.settings import D20FateSettings
from desktop.systems.d20fate.sheet import PLAY_FIELDS, D20FateSheet


def arrival(sheet: D20FateSheet, game: Game[D20FateSettings]) -> Join:
    """Return the event by which a character joins (D20-AMB-26)."""
    return Join(sheet=sheet)


def refreshed(state: SessionState, sheet: D20FateSheet, game: Game[D20FateSettings]) -> Join | None:
    """Return the event that takes an edited sheet over; None where nothing but play fields differs, or it is faulty."""
    present = state.sheet(sheet.id)
    if present is None:
        return None
    kept = sheet.evolve(**{field: at(present, field) for field in PLAY_FIELDS})
    return None if kept == present or blocking(sheet, state.game) is not None else Join(sheet=sheet)
