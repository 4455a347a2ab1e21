"""The end of a combat: who returns, what is owed, what the GM gives (D6G-CMB-13, D6G-FATE-03)."""

from __future__ import annotations

from desktop.core.problem import Refusal, refuse
from desktop.core.words import phrase
from desktop.systems.d6game.battle.events import Close
from desktop.systems.d6game.battle.state import BattleState, Combatant, Phase

REVIVED = 1
"""Life of a returning character, however far below 0 before (D6G-AMB-31)."""


def may_return(state: BattleState) -> tuple[str, ...]:
    """Ids of the fallen whom a standing ally lets return, of every side (D6G-AMB-31)."""
    if not state.settings.revival:
        return ()
    sides = state.sides()
    return tuple(c.id for c in state.roster if not c.standing and c.side in sides)


def returning(state: BattleState) -> tuple[str, ...]:
    """Return the ids of those who return by default: none while the whole party is down (D6G-AMB-32)."""
    return () if state.party_down() else may_return(state)


def close(state: BattleState, event: Close) -> BattleState:
    """Put the combat away."""
    back = returning(state) if event.revive is None else event.revive
    allowed = may_return(state)
    for who in back:
        one = state.of(who)
        if who not in allowed and not (event.gm and not one.standing):
            raise _may_not(one)
    after = state.evolve(phase=Phase.CLOSED, owed=(), check=None, paused=None)
    for who in back:
        after = after.with_one(after.of(who).evolve(life=after.settings.within("life", REVIVED)))
    for who, amount in (*((owed.who, owed.amount) for owed in state.owed), *event.bonus):
        after = after.with_one(after.of(who).moved(after.settings.pool, amount, after.settings))
    return after


def _may_not(one: Combatant) -> Refusal:
    if one.standing:
        message = phrase("{name} は倒れていません。", name=one.name)
    else:
        message = phrase("{name} には、立っている味方がいません。", name=one.name)
    return refuse("cannot_revive", "D6G-AMB-31", message, phrase("GMが認めれば戻れます。"))
