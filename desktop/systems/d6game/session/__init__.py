"""A session: checks, fate checks, accidents, bonuses, new games."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.core.game import Game
from desktop.core.play import KnownSheets, Move, SessionEngine
from desktop.core.rolls.check import Check
from desktop.core.settings import Settings as AnySettings
from desktop.core.value import Viewer
from desktop.core.view_models import Heading, LogMessage, PlayView
from desktop.core.words import phrase
from desktop.systems.d6game.rows import twice
from desktop.systems.d6game.session.events import EVENTS, Adjust, Event, Join
from desktop.systems.d6game.session.log import log_messages
from desktop.systems.d6game.session.rules import advance, apply, legal
from desktop.systems.d6game.session.state import SessionState, seat_of
from desktop.systems.d6game.session.view import project
from desktop.systems.d6game.sheet import D6gameSheet

__all__ = ["SESSION"]


class D6gameSession(SessionEngine[SessionState, Event, D6gameSheet, AnySettings]):
    """A session: checks, accidents, bonuses, new games."""

    state_type = SessionState
    events = EVENTS

    def start(self, sheets: Sequence[D6gameSheet], game: Game[AnySettings], **options: object) -> SessionState:
        known = {sheet.id: sheet for sheet in sheets}
        if len(known) < len(sheets):
            raise twice("D6G-GEN-01")
        return SessionState(seats=tuple(map(seat_of, sheets)), known=KnownSheets(known), game=game)

    def apply(self, state: SessionState, event: Event) -> SessionState:
        return apply(state, event)

    def advance(self, state: SessionState) -> SessionState:
        return advance(state)

    def legal(self, state: SessionState) -> tuple[Move, ...]:
        return legal(state)

    def project(self, state: SessionState, viewer: Viewer) -> PlayView:
        return project(state, viewer)

    def check(self, state: SessionState) -> Check | None:
        return state.check

    def log_messages(self, before: SessionState, event: Event, after: SessionState) -> tuple[LogMessage, ...]:
        return log_messages(before, event, after)

    def join(self, sheet: D6gameSheet, game: Game[AnySettings]) -> Event | None:
        return Join(who=sheet.id)

    def harm(self, state: SessionState, who: str, points: int) -> Event | None:
        return Adjust(who=who, amount=-points, cause="accident")

    def heal(self, state: SessionState, who: str, points: int) -> Event | None:
        return Adjust(who=who, amount=points, cause="healing")

    def heading(self, state: SessionState) -> Heading:
        return Heading(scene=phrase("ゲーム　第 {n} 回", n=state.number)) if state.number else Heading()


SESSION = D6gameSession()
