"""The session around battles: scenes, the two spaces, numbers that move, extended checks that take time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from desktop.core.game import Game
from desktop.core.play import Move, SessionEngine
from desktop.core.value import Viewer
from desktop.core.view_models import Heading, LogMessage, PlayView
from desktop.systems.kotodama.session.events import EVENTS, SessionEvent
from desktop.systems.kotodama.session.log import advance_messages, log_messages
from desktop.systems.kotodama.session.rules import advance, apply, legal
from desktop.systems.kotodama.session.state import Session, Track, start
from desktop.systems.kotodama.session.view import SessionView, heading, project
from desktop.systems.kotodama.settings import KotodamaSettings
from desktop.systems.kotodama.sheet import KotodamaSheet
from desktop.systems.kotodama.stage import StageEngine


class KotodamaSession(
    StageEngine[Session, SessionEvent], SessionEngine[Session, SessionEvent, KotodamaSheet, KotodamaSettings]
):
    """The session around battles."""

    state_type = Session
    events = EVENTS

    def start(self, sheets: Sequence[KotodamaSheet], game: Game[KotodamaSettings], **options: object) -> Session:
        return start(sheets, game, **cast("dict[str, Any]", options))

    def apply(self, state: Session, event: SessionEvent) -> Session:
        return apply(state, event)

    def advance(self, state: Session) -> Session:
        return advance(state)

    def advance_messages(self, before: Session, after: Session) -> tuple[LogMessage, ...]:
        return advance_messages(before, after)

    def legal(self, state: Session) -> tuple[Move, ...]:
        return legal(state)

    def project(self, state: Session, viewer: Viewer) -> PlayView:
        return project(state, viewer)

    def log_messages(self, before: Session, event: SessionEvent, after: Session) -> tuple[LogMessage, ...]:
        return log_messages(before, event, after)

    def heading(self, state: Session) -> Heading:
        return heading(state)


ENGINE = KotodamaSession()

__all__ = [
    "ENGINE",
    "EVENTS",
    "Session",
    "SessionView",
    "Track",
    "advance",
    "advance_messages",
    "apply",
    "legal",
    "log_messages",
    "project",
    "start",
]  # fmt: skip
