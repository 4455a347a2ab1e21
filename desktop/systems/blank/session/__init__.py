"""A session as a reducer over events: scenes, turns in an order that the game decides, conditions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from desktop.core.custom.checks.check import CustomRoll
from desktop.core.game import Game
from desktop.core.play import Move, SessionEngine
from desktop.core.value import Viewer
from desktop.core.view_models import Heading, LogMessage, PlayView, nth
from desktop.core.words import Typed, phrase
from desktop.systems.blank.session import log, moves, rules, view
from desktop.systems.blank.session.events import EVENTS, Event, Join
from desktop.systems.blank.session.state import SessionState, begun_with
from desktop.systems.blank.settings import BlankSettings
from desktop.systems.blank.sheet import BlankSheet


class BlankSession(SessionEngine[SessionState, Event, BlankSheet, BlankSettings]):
    """A session of a custom game: scenes, turns, conditions."""

    state_type = SessionState
    events = EVENTS
    unseen = "unseen"

    def start(self, sheets: Sequence[BlankSheet], game: Game[BlankSettings], **options: object) -> SessionState:
        return begun_with(sheets, game, **cast("dict[str, Any]", options))

    def apply(self, state: SessionState, event: Event) -> SessionState:
        return rules.apply(state, event)

    def legal(self, state: SessionState) -> tuple[Move, ...]:
        return moves.legal(state)

    def project(self, state: SessionState, viewer: Viewer) -> PlayView:
        return view.project(state, viewer)

    def check(self, state: SessionState) -> CustomRoll | None:
        return state.check

    def log_messages(self, before: SessionState, event: Event, after: SessionState) -> tuple[LogMessage, ...]:
        return log.log_messages(before, event, after)

    def join(self, sheet: BlankSheet, game: Game[BlankSettings]) -> Event | None:
        return Join(who=sheet.id)

    def heading(self, state: SessionState) -> Heading:
        scene = phrase("場面：{name}", name=Typed(state.scene)) if state.scene else ""
        return Heading(scene=scene, round=nth(state.round, state.game.label("round")) if state.round else "")


SESSION = BlankSession()
