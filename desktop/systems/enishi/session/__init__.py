"""Sessions in stages and cycles (EN-SES, EN-REC, EN-XP)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from desktop.core.check import Check
from desktop.core.game import Game
from desktop.core.outcome import Change
from desktop.core.play import Move, SessionEngine
from desktop.core.view_models import Heading, LogMessage, PlayView
from desktop.core.viewer import Viewer
from desktop.systems.enishi.actor import actor
from desktop.systems.enishi.session.beyond import gather
from desktop.systems.enishi.session.events import EVENTS, Event, Join
from desktop.systems.enishi.session.log import log_messages
from desktop.systems.enishi.session.moves import legal
from desktop.systems.enishi.session.reducer import apply, refresh, start
from desktop.systems.enishi.session.stages import may_grow
from desktop.systems.enishi.session.state import Session, changes, may_check, opened, rules
from desktop.systems.enishi.session.view import heading, project
from desktop.systems.enishi.settings import Settings
from desktop.systems.enishi.sheet import Sheet


class EnishiSession(SessionEngine[Session, Event, Sheet, Settings]):
    """A session in stages and cycles."""

    state_type = Session
    events = EVENTS

    def start(self, sheets: Sequence[Sheet], game: Game[Settings], **options: Any) -> Session:
        return start(sheets, game, **options)

    def apply(self, state: Session, event: Event) -> Session:
        return apply(state, event)

    def legal(self, state: Session) -> tuple[Move, ...]:
        return legal(state)

    def project(self, state: Session, viewer: Viewer) -> PlayView:
        return project(state, viewer)

    def check(self, state: Session) -> Check | None:
        return state.check

    def changes(self, before: Session, after: Session) -> tuple[Change, ...]:
        return changes(before, after)

    def log_messages(self, before: Session, event: Event, after: Session) -> tuple[LogMessage, ...]:
        return log_messages(before, event, after)

    def opened(self, sheets: Sequence[Sheet], state: Session) -> tuple[Change, ...]:
        return opened(sheets, state)

    def join(self, sheet: Sheet, game: Game[Settings]) -> Event | None:
        return Join(actor=actor(sheet, game))

    def refresh(self, state: Session, sheet: Sheet, game: Game[Settings]) -> Event | None:
        return refresh(state, sheet, game)

    def may_grow(self, state: Session, who: str) -> None:
        may_grow(state, who)

    def may_check(self, state: Session, kind: str) -> None:
        may_check(state, kind)

    def gather(
        self, state: Session, event: Event, everyone: Callable[[], Sequence[Sheet]], game: Game[Settings]
    ) -> Event:
        return gather(state, event, everyone, game)

    def rules(self, state: Session, game: Game[Settings]) -> Game[Settings]:
        return rules(state, game)

    def heading(self, state: Session) -> Heading:
        return heading(state)

    def over(self, state: Session) -> bool:
        return state.over


SESSION = EnishiSession()

__all__ = ["SESSION"]
