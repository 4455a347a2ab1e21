"""A session as a reducer over events: scenes, turns in an order that the game decides, states of people."""

from desktop.core.game import Game
from desktop.core.play import Engine
from desktop.systems.blank.faults import blocking
from desktop.systems.blank.session.events import EVENTS, Join
from desktop.systems.blank.session.log import log_messages
from desktop.systems.blank.session.moves import legal
from desktop.systems.blank.session.reducer import apply, changes, kept
from desktop.systems.blank.session.state import SessionState, start
from desktop.systems.blank.session.turns import open_check
from desktop.systems.blank.session.view import heading, project
from desktop.systems.blank.settings import BlankSettings
from desktop.systems.blank.sheet import BlankSheet


def arrival(sheet: BlankSheet, game: Game[BlankSettings]) -> Join:
    """Return the event by which a character joins."""
    return Join(sheet=sheet)


def refreshed(state: SessionState, sheet: BlankSheet, game: Game[BlankSettings]) -> Join | None:
    """Return the event that takes an edited sheet over; None where only play fields differ, or it is faulty."""
    present = state.sheet(sheet.id)
    if present is None or kept(sheet, present) == present or blocking(sheet, state.game) is not None:
        return None
    return Join(sheet=sheet)


SESSION = Engine(
    state_type=SessionState,
    events=EVENTS,
    start=start,
    apply=apply,
    legal=legal,
    project=project,
    check=open_check,
    changes=changes,
    log_messages=log_messages,
    join=arrival,
    refresh=refreshed,
    heading=heading,
    unseen="unseen",
)
