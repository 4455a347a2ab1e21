"""Combat: a duel of hidden hands, power, fighting back and dodging (section 9 of the catalogue)."""

from __future__ import annotations

from desktop.core.game import AnyGame
from desktop.core.play import Engine
from desktop.systems.d6game.battle.events import EVENTS, Adjust, Join
from desktop.systems.d6game.battle.leaving import owed_to_the_gone
from desktop.systems.d6game.battle.legal import legal
from desktop.systems.d6game.battle.log import log_messages
from desktop.systems.d6game.battle.state import BattleState, Phase, changes, check, combatant_of, start
from desktop.systems.d6game.battle.steps import apply
from desktop.systems.d6game.battle.view import heading, project
from desktop.systems.d6game.sheet import D6gameSheet

__all__ = ["BATTLE"]


def _join(sheet: D6gameSheet, game: AnyGame) -> Join:
    return Join(combatant=combatant_of(sheet, game))


def _harm(state: BattleState, who: str, points: int) -> Adjust:
    return Adjust(who=who, amount=-points)


def _heal(state: BattleState, who: str, points: int) -> Adjust:
    return Adjust(who=who, amount=points)


BATTLE = Engine(
    state_type=BattleState,
    events=EVENTS,
    start=start,
    apply=apply,
    legal=legal,
    project=project,
    check=check,
    changes=lambda before, after: (*changes(before, after), *owed_to_the_gone(before, after)),
    log_messages=log_messages,
    join=_join,
    harm=_harm,
    heal=_heal,
    heading=heading,
    unseen="unseen",
    whole_party=True,
    over=lambda state: state.phase is Phase.CLOSED,
)
