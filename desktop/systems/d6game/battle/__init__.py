"""Combat: a duel of hidden hands, power, fighting back and dodging (section 9 of the catalogue)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from desktop.core.game import Game
from desktop.core.play import BattleEngine, Move
from desktop.core.rolls.check import Check
from desktop.core.settings import Settings as AnySettings
from desktop.core.value import Viewer
from desktop.core.view_models import Heading, LogMessage, PlayView, nth
from desktop.systems.d6game.battle.events import EVENTS, Adjust, Event, Join
from desktop.systems.d6game.battle.legal import legal
from desktop.systems.d6game.battle.log import advance_messages, log_messages
from desktop.systems.d6game.battle.rules import advance, apply
from desktop.systems.d6game.battle.state import BattleState, Phase, StartOptions, start
from desktop.systems.d6game.battle.view import project
from desktop.systems.d6game.sheet import D6gameSheet

__all__ = ["BATTLE"]


class D6gameBattle(BattleEngine[BattleState, Event, D6gameSheet, AnySettings]):
    """Combat: a duel of hidden hands."""

    state_type = BattleState
    events = EVENTS
    unseen = "unseen"

    def start(self, sheets: Sequence[D6gameSheet], game: Game[AnySettings], **options: object) -> BattleState:
        return start(sheets, game, StartOptions.model_validate(options))

    def apply(self, state: BattleState, event: Event) -> BattleState:
        return apply(state, event)

    def advance(self, state: BattleState) -> BattleState:
        return advance(state)

    def advance_messages(self, before: BattleState, after: BattleState) -> tuple[LogMessage, ...]:
        return advance_messages(before, after)

    def legal(self, state: BattleState) -> tuple[Move, ...]:
        return legal(state)

    def project(self, state: BattleState, viewer: Viewer) -> PlayView:
        return project(state, viewer)

    def check(self, state: BattleState) -> Check | None:
        return state.check if state.phase in (Phase.ORDER, Phase.ATTACK) else None

    def log_messages(self, before: BattleState, event: Event, after: BattleState) -> tuple[LogMessage, ...]:
        return log_messages(before, event, after)

    def absent(self, everyone: Callable[[], Sequence[D6gameSheet]]) -> Sequence[D6gameSheet]:
        return tuple(sheet for sheet in everyone() if sheet.plays_in_party)

    def join(self, sheet: D6gameSheet, game: Game[AnySettings]) -> Event | None:
        return Join(who=sheet.id)

    def harm(self, state: BattleState, who: str, points: int) -> Event | None:
        return Adjust(who=who, amount=-points)

    def heal(self, state: BattleState, who: str, points: int) -> Event | None:
        return Adjust(who=who, amount=points)

    def heading(self, state: BattleState) -> Heading:
        return Heading(round=nth(state.round, "巡")) if state.round else Heading()

    def over(self, state: BattleState) -> bool:
        return state.phase is Phase.CLOSED


BATTLE = D6gameBattle()
