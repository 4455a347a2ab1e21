"""The five-step loop 宣言→指定→ロール→解決→停止 as a reducer over events (sections 3.4 and 8)."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.core.game import Game
from desktop.core.play import Move, SessionEngine
from desktop.core.value import Viewer
from desktop.core.view_models import LogMessage
from desktop.systems.d20fate.checks import FateCheck
from desktop.systems.d20fate.session import log, moves, rules, view
from desktop.systems.d20fate.session.events import EVENTS, Event, Join
from desktop.systems.d20fate.session.state import SessionState, begun_with
from desktop.systems.d20fate.settings import D20FateSettings
from desktop.systems.d20fate.sheet import D20FateSheet


class D20FateSession(SessionEngine[SessionState, Event, D20FateSheet, D20FateSettings]):
    """The five-step loop."""

    state_type = SessionState
    events = EVENTS

    def start(self, sheets: Sequence[D20FateSheet], game: Game[D20FateSettings], **options: object) -> SessionState:
        return rules.advance(begun_with(sheets, game))

    def apply(self, state: SessionState, event: Event) -> SessionState:
        return rules.apply(state, event)

    def advance(self, state: SessionState) -> SessionState:
        return rules.advance(state)

    def legal(self, state: SessionState) -> tuple[Move, ...]:
        return moves.legal(state)

    def project(self, state: SessionState, viewer: Viewer) -> view.SessionView:
        return view.project(state, viewer)

    def check(self, state: SessionState) -> FateCheck | None:
        return None if state.check is None or state.check.final else state.check

    def log_messages(self, before: SessionState, event: Event, after: SessionState) -> tuple[LogMessage, ...]:
        return log.log_messages(before, event, after)

    def join(self, sheet: D20FateSheet, game: Game[D20FateSettings]) -> Event | None:
        return Join(who=sheet.id)


SESSION = D20FateSession()
