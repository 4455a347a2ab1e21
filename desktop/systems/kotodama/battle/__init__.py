"""Battle in rounds of four phases: a reducer over events (KO-FSM-R)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from desktop.core.check import Check
from desktop.core.game import Game
from desktop.core.play import BattleEngine, Move
from desktop.core.view_models import Heading, LogMessage, PlayView
from desktop.core.viewer import Viewer
from desktop.systems.kotodama import outside
from desktop.systems.kotodama.battle.events import EVENTS, BattleEvent, Condition
from desktop.systems.kotodama.battle.legal import legal
from desktop.systems.kotodama.battle.log import advance_messages, log_messages
from desktop.systems.kotodama.battle.project import heading, project
from desktop.systems.kotodama.battle.reducer import advance, apply
from desktop.systems.kotodama.battle.state import Battle, Effect, candidates, met, order, standing, start, suggested
from desktop.systems.kotodama.battle.view import BattleView
from desktop.systems.kotodama.settings import KotodamaSettings
from desktop.systems.kotodama.sheet import KotodamaSheet
from desktop.systems.kotodama.stage.events import Join


class KotodamaBattle(BattleEngine[Battle, BattleEvent, KotodamaSheet, KotodamaSettings]):
    """A battle in rounds of four phases."""

    state_type = Battle
    events = EVENTS
    conceals_joining = True
    unseen = "hidden"

    def start(self, sheets: Sequence[KotodamaSheet], game: Game[KotodamaSettings], **options: Any) -> Battle:
        return start(sheets, game, **options)

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

    def check(self, state: Battle) -> Check | None:
        return state.check

    def log_messages(self, before: Battle, event: BattleEvent, after: Battle) -> tuple[LogMessage, ...]:
        return log_messages(before, event, after)

    def join(self, sheet: KotodamaSheet, game: Game[KotodamaSettings]) -> Join:
        return outside.join(sheet)

    def conceal_on_joining(self, event: BattleEvent) -> BattleEvent:
        return outside.conceal_on_joining(event)

    def standing(self, state: Battle, sheet: KotodamaSheet) -> KotodamaSheet:
        return standing(state, sheet)

    def harm(self, state: Battle, who: str, points: int) -> BattleEvent | None:
        return outside.harm(state, who, points)

    def heal(self, state: Battle, who: str, points: int) -> BattleEvent | None:
        return outside.heal(state, who, points)

    def heading(self, state: Battle) -> Heading:
        return heading(state)

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
