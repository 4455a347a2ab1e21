"""Session and battle as the program sees them; both are one reducer, opened in two ways."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from pydantic import ValidationError

from desktop.core.game import Game
from desktop.core.play import Move, SessionEngine
from desktop.core.rolls.check import Check
from desktop.core.value import Viewer
from desktop.core.view_models import Heading, LogMessage
from desktop.systems.common.battle.rules import left
from desktop.systems.common.scenario import Scenario
from desktop.systems.common.session.checks import check
from desktop.systems.common.session.events import Join
from desktop.systems.common.session.legal import legal
from desktop.systems.common.session.log import advance_messages, log_messages
from desktop.systems.common.session.rules import EVENTS, AnyEvent, StartOptions, advance, apply, start, start_battle
from desktop.systems.common.session.scene import may_grow
from desktop.systems.common.session.state import SessionState
from desktop.systems.common.session.view import heading, project
from desktop.systems.common.session.view_models import SessionView
from desktop.systems.common.settings import CommonSettings
from desktop.systems.common.sheet import CommonSheet


class CommonSession(SessionEngine[SessionState, AnyEvent, CommonSheet, CommonSettings]):
    """A scenario: areas, cycles, scenes and the battles in them."""

    state_type = SessionState
    events = EVENTS
    unseen = "unseen"
    past = True

    def begin_options(
        self, options: Mapping[str, Any], everyone: Callable[[], Sequence[CommonSheet]]
    ) -> Mapping[str, Any]:
        """Write the scenario out whole, so that parts of it without an id have the same one ever after."""
        try:
            scenario = Scenario.model_validate(options["scenario"])
        except (KeyError, ValidationError):
            return options  # none, or one that `start` does not take
        return {**options, "scenario": scenario.model_dump(mode="json")}

    def start(self, sheets: Sequence[CommonSheet], game: Game[CommonSettings], **options: object) -> SessionState:
        return start(sheets, game, StartOptions.model_validate(options))

    def apply(self, state: SessionState, event: AnyEvent) -> SessionState:
        return apply(state, event)

    def advance(self, state: SessionState) -> SessionState:
        return advance(state)

    def advance_messages(self, before: SessionState, after: SessionState) -> tuple[LogMessage, ...]:
        return advance_messages(before, after)

    def legal(self, state: SessionState) -> tuple[Move, ...]:
        return legal(state)

    def project(self, state: SessionState, viewer: Viewer) -> SessionView:
        return project(state, viewer)

    def check(self, state: SessionState) -> Check | None:
        return check(state)

    def log_messages(self, before: SessionState, event: AnyEvent, after: SessionState) -> tuple[LogMessage, ...]:
        return log_messages(before, event, after)

    def absent(self, everyone: Callable[[], Sequence[CommonSheet]]) -> Sequence[CommonSheet]:
        return everyone()

    def join(self, sheet: CommonSheet, game: Game[CommonSettings]) -> AnyEvent | None:
        return Join(who=sheet.id)

    def may_grow(self, state: SessionState, who: str) -> None:
        may_grow(state, who)

    def beside(self, state: SessionState, sheet: CommonSheet) -> CommonSheet:
        """Take the running scene's area off a character who is not in its cast, a fact of the session (CM-AMB-56)."""
        here = state.phase == "scene" and sheet.area == state.scene_area
        return sheet.evolve(area="") if here and sheet.id not in state.cast else sheet

    def heading(self, state: SessionState) -> Heading:
        return heading(state)

    def over(self, state: SessionState) -> bool:
        return state.phase == "scenario_end"

    def close(self, state: SessionState) -> SessionState:
        """End the running battle: AP and hexes are of a battle alone (CM-PARAM-02)."""
        return state if state.battle is None else left(state)


SESSION = CommonSession()


class CommonBattle(CommonSession):
    """A battle alone, without a scenario around it."""

    past = False

    def start(self, sheets: Sequence[CommonSheet], game: Game[CommonSettings], **options: object) -> SessionState:
        return start_battle(sheets, game, StartOptions.model_validate(options))

    def absent(self, everyone: Callable[[], Sequence[CommonSheet]]) -> Sequence[CommonSheet]:
        return ()

    def over(self, state: SessionState) -> bool:
        return state.battle is None


BATTLE = CommonBattle()
