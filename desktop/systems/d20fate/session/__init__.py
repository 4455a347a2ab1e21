"""The five-step loop 宣言→指定→ロール→解決→停止 as a reducer over events (sections 3.4 and 8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from desktop.core.check import Check
from desktop.core.game import Game
from desktop.core.outcome import Change
from desktop.core.play import Move, SessionEngine
from desktop.core.view_models import LogMessage, PlayView
from desktop.core.viewer import Viewer
from desktop.systems.d20fate.checks import FateCheck
from desktop.systems.d20fate.session.bookkeeping import changes, opened
from desktop.systems.d20fate.session.events import EVENTS, Event
from desktop.systems.d20fate.session.joining import arrival, refreshed
from desktop.systems.d20fate.session.log import log_messages
from desktop.systems.d20fate.session.moves import legal
from desktop.systems.d20fate.session.reducer import apply
from desktop.systems.d20fate.session.state import SessionState, start
from desktop.systems.d20fate.session.view import project
from desktop.systems.d20fate.settings import D20FateSettings
from desktop.systems.d20fate.sheet import D20FateSheet


def check(state: SessionState) -> FateCheck | None:
    """Return the check that is open: dice are due or its window is."""
    return None if state.check is None or state.check.final else state.check


class D20FateSession(SessionEngine[SessionState, Event, D20FateSheet, D20FateSettings]):
    """The five-step loop."""

    state_type = SessionState
    events = EVENTS

    def start(self, sheets: Sequence[D20FateSheet], game: Game[D20FateSettings], **options: Any) -> SessionState:
        return start(sheets, game, **options)

    def apply(self, state: SessionState, event: Event) -> SessionState:
        return apply(state, event)

    def legal(self, state: SessionState) -> tuple[Move, ...]:
        return legal(state)

    def project(self, state: SessionState, viewer: Viewer) -> PlayView:
        return project(state, viewer)

    def check(self, state: SessionState) -> Check | None:
        return check(state)

    def changes(self, before: SessionState, after: SessionState) -> tuple[Change, ...]:
        return changes(before, after)

    def log_messages(self, before: SessionState, event: Event, after: SessionState) -> tuple[LogMessage, ...]:
        return log_messages(before, event, after)

    def opened(self, sheets: Sequence[D20FateSheet], state: SessionState) -> tuple[Change, ...]:
        return opened(sheets, state)

    def join(self, sheet: D20FateSheet, game: Game[D20FateSettings]) -> Event | None:
        return arrival(sheet, game)

    def refresh(self, state: SessionState, sheet: D20FateSheet, game: Game[D20FateSettings]) -> Event | None:
        return refreshed(state, sheet, game)


SESSION = D20FateSession()
