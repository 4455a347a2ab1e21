"""Sessions in stages and cycles (EN-SES, EN-REC, EN-XP)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, cast

from desktop.core.game import Game
from desktop.core.play import Move, SessionEngine
from desktop.core.problem import Severity, refuse
from desktop.core.rolls.check import Check
from desktop.core.value import Viewer
from desktop.core.view_models import Heading, LogMessage, PlayView
from desktop.core.words import phrase
from desktop.systems.enishi.growth import refuse_in_battle
from desktop.systems.enishi.session.events import EVENTS, Event, Join, Shared
from desktop.systems.enishi.session.log import advance_messages, log_messages
from desktop.systems.enishi.session.rules import advance, apply, start
from desktop.systems.enishi.session.stages import addressed, begin_options
from desktop.systems.enishi.session.state import CHECKS, Session
from desktop.systems.enishi.session.view import heading, legal, project
from desktop.systems.enishi.settings import Settings
from desktop.systems.enishi.sheet import Sheet


class EnishiSession(SessionEngine[Session, Event, Sheet, Settings]):
    """A session in stages and cycles."""

    state_type = Session
    events = EVENTS

    def start(self, sheets: Sequence[Sheet], game: Game[Settings], **options: object) -> Session:
        return start(sheets, game, **cast("dict[str, Any]", options))

    def apply(self, state: Session, event: Event) -> Session:
        return apply(state, event)

    def legal(self, state: Session) -> tuple[Move, ...]:
        return legal(state)

    def project(self, state: Session, viewer: Viewer) -> PlayView:
        return project(state, viewer)

    def check(self, state: Session) -> Check | None:
        return state.check

    def advance(self, state: Session) -> Session:
        return advance(state)

    def advance_messages(self, before: Session, after: Session) -> tuple[LogMessage, ...]:
        return advance_messages(before, after)

    def log_messages(self, before: Session, event: Event, after: Session) -> tuple[LogMessage, ...]:
        return log_messages(before, event, after)

    def begin_options(
        self, options: Mapping[str, object], everyone: Callable[[], Sequence[Sheet]]
    ) -> Mapping[str, object]:
        return begin_options(options, everyone)

    def join(self, sheet: Sheet, game: Game[Settings]) -> Event | None:
        return Join(who=sheet.id)

    def brings(self, event: Event) -> tuple[str, ...]:
        return event.others if isinstance(event, Shared) else super().brings(event)

    def addressed(self, state: Session, event: Event, everyone: Callable[[], Sequence[Sheet]]) -> Event:
        return addressed(state, event, everyone)

    def may_grow(self, state: Session, who: str) -> None:
        """Refuse growth in a battle stage, ask the GM while the session runs (EN-AMB-73)."""
        if state.over or state.member(who) is None:
            return
        if state.stage == "battle":
            refuse_in_battle(state.settings)
            return
        message = phrase("セッション中の成長にはGMの同意が要ります。")
        raise refuse("consent", "EN-AMB-73", message, phrase("GMに尋ねてください。"), severity=Severity.CONSENT)

    def may_check(self, state: Session, kind: str) -> None:
        """Hold checks back before the first stage (EN-AMB-77)."""
        if kind in CHECKS and not state.open:
            message = phrase("判定はファーストステージからできます。")
            raise refuse("too_early", "EN-AMB-77", message, phrase("ファーストステージを始めてください。"))

    def rules(self, state: Session, game: Game[Settings]) -> Game[Settings]:
        """Keep effects out of checks before the first stage and after the end (EN-AMB-77)."""
        if state.effects_open or not game.settings.effects_used:
            return game
        return replace(game, settings=game.settings.evolve(effects_used=False))

    def heading(self, state: Session) -> Heading:
        return heading(state)

    def over(self, state: Session) -> bool:
        return state.over


SESSION = EnishiSession()

__all__ = ["SESSION"]
