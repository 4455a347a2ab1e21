"""Fights in turns: order, actions, reactions, the attack pipeline with every window (EN-BTL, EN-OPT, EN-SUR)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from desktop.core.game import Game
from desktop.core.play import BattleEngine, Move
from desktop.core.rolls.check import Check
from desktop.core.value import Viewer
from desktop.core.view_models import Heading, LogMessage, PlayView
from desktop.systems.enishi.battle.events import EVENTS, Event, Harm, Join
from desktop.systems.enishi.battle.log import advance_messages, log_messages
from desktop.systems.enishi.battle.rules import apply, start
from desktop.systems.enishi.battle.state import Battle
from desktop.systems.enishi.battle.turns import advance
from desktop.systems.enishi.battle.view import heading, legal, project
from desktop.systems.enishi.growth import refuse_in_battle
from desktop.systems.enishi.settings import Settings
from desktop.systems.enishi.sheet import Sheet


class EnishiBattle(BattleEngine[Battle, Event, Sheet, Settings]):
    """A fight in turns."""

    state_type = Battle
    events = EVENTS
    spills = True
    unseen = "unseen"

    def start(self, sheets: Sequence[Sheet], game: Game[Settings], **options: object) -> Battle:
        return start(sheets, game, **cast("dict[str, Any]", options))

    def apply(self, state: Battle, event: Event) -> Battle:
        return apply(state, event)

    def legal(self, state: Battle) -> tuple[Move, ...]:
        return legal(state)

    def project(self, state: Battle, viewer: Viewer) -> PlayView:
        return project(state, viewer)

    def check(self, state: Battle) -> Check | None:
        return state.check

    def advance(self, state: Battle) -> Battle:
        return advance(state)

    def advance_messages(self, before: Battle, after: Battle) -> tuple[LogMessage, ...]:
        return advance_messages(before, after)

    def log_messages(self, before: Battle, event: Event, after: Battle) -> tuple[LogMessage, ...]:
        return log_messages(before, event, after)

    def join(self, sheet: Sheet, game: Game[Settings]) -> Event | None:
        return Join(who=sheet.id)

    def may_grow(self, state: Battle, who: str) -> None:
        """Refuse growth to those who fight (EN-AMB-73)."""
        if state.phase != "over" and state.fighter(who) is not None:
            refuse_in_battle(state.settings)

    def harm(self, state: Battle, who: str, points: int) -> Event | None:
        """Deal damage with its window and its split (EN-AMB-23); during a check the number is written by hand."""
        free = state.check is None and state.phase != "over" and points > 0
        return Harm(who=who, amount=min(points, 999)) if free and state.fighter(who) is not None else None

    def heading(self, state: Battle) -> Heading:
        return heading(state)

    def over(self, state: Battle) -> bool:
        return state.phase == "over"


BATTLE = EnishiBattle()

__all__ = ["BATTLE"]
