"""Battle in rounds of four phases: a reducer over events (KO-FSM-R)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from desktop.core.game import Game
from desktop.core.play import BattleEngine, Move
from desktop.core.value import Viewer
from desktop.core.view_models import Heading, LogMessage, PlayView, nth
from desktop.systems.kotodama.battle.events import EVENTS, BattleEvent, Condition
from desktop.systems.kotodama.battle.legal import legal
from desktop.systems.kotodama.battle.log import advance_messages, log_messages
from desktop.systems.kotodama.battle.rules import advance, apply
from desktop.systems.kotodama.battle.state import Battle, Effect, candidates, met, order, start, suggested
from desktop.systems.kotodama.battle.view import BattleView, project
from desktop.systems.kotodama.settings import KotodamaSettings
from desktop.systems.kotodama.sheet import KotodamaSheet
from desktop.systems.kotodama.stage import StageEngine


class KotodamaBattle(
    StageEngine[Battle, BattleEvent], BattleEngine[Battle, BattleEvent, KotodamaSheet, KotodamaSettings]
):
    """A battle in rounds of four phases."""

    state_type = Battle
    events = EVENTS

    def start(self, sheets: Sequence[KotodamaSheet], game: Game[KotodamaSettings], **options: object) -> Battle:
        return start(sheets, game, **cast("dict[str, Any]", options))

    def apply(self, state: Battle, event: BattleEvent) -> Battle:
        return apply(state, event)

    def advance(self, state: Battle) -> Battle:
        return advance(state)

    def advance_messages(self, before: Battle, after: Battle) -> tuple[LogMessage, ...]:
        return advance_messages(before, after)

    def legal(self, state: Battle) -> tuple[Move, ...]:
        return legal(state)

    def project(self, state: Battle, viewer: Viewer) -> PlayView:
        return project(state, viewer)

    def log_messages(self, before: Battle, event: BattleEvent, after: Battle) -> tuple[LogMessage, ...]:
        return log_messages(before, event, after)

    def beside(self, state: Battle, sheet: KotodamaSheet) -> KotodamaSheet:
        """Return a sheet with イニシアティヴ値, DL and 戦闘移動 as they were set for this battle alone (KO-FSM-R14)."""
        seat = next((seat for seat in state.seats if seat.who == sheet.id), None)
        if seat is None or state.phase == "ended":
            return sheet
        own = {
            name: value for name in ("initiative", "dl", "combat_move") if (value := getattr(seat, name)) is not None
        }
        return sheet.evolve(**own) if own else sheet

    def heading(self, state: Battle) -> Heading:
        return Heading(round=nth(state.round, "ラウンド")) if state.round else Heading()

    def over(self, state: Battle) -> bool:
        return state.phase == "ended"


ENGINE = KotodamaBattle()

__all__ = [
    "ENGINE",
    "EVENTS",
    "Battle",
    "BattleView",
    "Condition",
    "Effect",
    "advance",
    "advance_messages",
    "apply",
    "candidates",
    "legal",
    "log_messages",
    "met",
    "order",
    "project",
    "start",
    "suggested",
]  # fmt: skip
