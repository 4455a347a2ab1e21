"""Leaving before the combat is over: the place in the order closes, and no pending step blocks the others."""

from __future__ import annotations

from desktop.core.problem import refuse
from desktop.core.words import phrase
from desktop.systems.d6game.attack import AttackCheck
from desktop.systems.d6game.battle.order import onwards
from desktop.systems.d6game.battle.state import BattleState, Phase

TURNS = (Phase.TARGET, Phase.TURN_END)
_BROKEN_OFF = (Phase.TARGET, Phase.ATTACK, Phase.TURN_END)
"""Phases in which the end may have interrupted a turn."""


def leave(state: BattleState, who: str) -> BattleState:
    """Remove a character from the combat; a party member still counts outside it (D6G-LIFE-03).

    What would be due to the character's fate at the end is due now (D6G-AMB-24).

    Raises:
        Refusal: in the middle of an attack by or on the character.
    """
    one, check = state.of(who), state.check
    fights = isinstance(check, AttackCheck) and who in (check.attacker.id, check.target.id)
    if fights and state.phase is Phase.ATTACK:
        raise refuse(
            "in_an_attack",
            "D6G-CMB-05",
            phrase("{name} は攻撃の途中です。", name=one.name),
            phrase("攻撃を終えるか、ひとつ前の手順へ戻してください。"),
            overridable=False,
        )
    place = state.order.index(who) if who in state.order else len(state.order)
    due = sum(owed.amount for owed in state.owed if owed.who == who)
    after = state.with_one(one.moved(state.settings.pool, due, state.settings)).evolve(
        seats=tuple(seat for seat in state.seats if seat.id != who),
        order=tuple(other for other in state.order if other != who),
        turn=state.turn - (place < state.turn),
        owed=tuple(owed for owed in state.owed if owed.who != who),
        absent=(*state.absent, who) if state.known[who].is_pc else state.absent,
        check=None if fights else check,
    )
    if place == state.turn and state.phase is not Phase.ORDER:
        return _turn_gone(after.evolve(turn=state.turn - 1))
    if fights and state.paused is Phase.ATTACK:
        return after.evolve(paused=Phase.TURN_END)
    return after


def _turn_gone(state: BattleState) -> BattleState:
    """Pass the turn of the character who left: at once, or when the GM resumes an ended combat (D6G-AMB-30)."""
    if state.phase in TURNS:
        return onwards(state)
    return state.evolve(paused=None) if state.paused in _BROKEN_OFF else state
