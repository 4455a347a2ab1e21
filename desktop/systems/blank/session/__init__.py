"""A session as a reducer over events: scenes, turns in an order that the game decides, states of people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from desktop.core.check import Check
from desktop.core.game import Game
from desktop.core.play import Move, SessionEngine
from desktop.core.view_models import Heading, LogMessage, PlayView
from desktop.core.viewer import Viewer
from desktop.systems.blank.session.events import EVENTS, Event, Join
from desktop.systems.blank.session.log import log_messages
from desktop.systems.blank.session.moves import legal
from desktop.systems.blank.session.rules import apply
from desktop.systems.blank.session.state import SessionState, start
from desktop.systems.blank.session.turns import open_check
from desktop.systems.blank.session.view import heading, project
from desktop.systems.blank.settings import BlankSettings
from desktop.systems.blank.sheet import BlankSheet


class BlankSession(SessionEngine[SessionState, Event, BlankSheet, BlankSettings]):
    """A session of a game of one's own: scenes, turns, conditions."""

    state_type = SessionState
    events = EVENTS
    unseen = "unseen"

    def start(self, sheets: Sequence[BlankSheet], game: Game[BlankSettings], **options: object) -> SessionState:
        return start(sheets, game, **cast("dict[str, Any]", options))

    def apply(self, state: SessionState, event: Event) -> SessionState:
        return apply(state, event)

    def legal(self, state: SessionState) -> tuple[Move, ...]:
        return legal(state)

    def project(self, state: SessionState, viewer: Viewer) -> PlayView:
        return project(state, viewer)

    def check(self, state: SessionState) -> Check | None:
        return open_check(state)

    def log_messages(self, before: SessionState, event: Event, after: SessionState) -> tuple[LogMessage, ...]:
        return log_messages(before, event, after)

    def join(self, sheet: BlankSheet, game: Game[BlankSettings]) -> Event | None:
        return Join(who=sheet.id)

    def heading(self, state: SessionState) -> Heading:
        return heading(state)


SESSION = BlankSession()
