"""What follows an event, whatever it was: `apply` ends here."""

from __future__ import annotations

from desktop.systems.d6game.attack import AttackCheck
from desktop.systems.d6game.battle.order import begun, tied, turn_order
from desktop.systems.d6game.battle.roll_off import RollOff
from desktop.systems.d6game.battle.state import BattleState, Owed, Phase


def advance(state: BattleState) -> BattleState:
    """Return the state with everything done that has no choice in it."""
    if state.phase in (Phase.SETUP, Phase.CLOSED):
        return state
    state = _without_fallen(_game_over(state))
    match state.phase:
        case Phase.ORDER:
            return _ordered(state)
        case Phase.TARGET if not state.of(state.actor).standing:
            return state.evolve(phase=Phase.TURN_END)
        case Phase.ATTACK if isinstance(state.check, AttackCheck):
            return _attacked(state, state.check)
        case _:
            return state


def _game_over(state: BattleState) -> BattleState:
    """Forget a game over, dismissed or not, as soon as one of the party stands again (D6G-AMB-32)."""
    if state.party_down():
        return state
    if state.phase is Phase.GAME_OVER:
        return state.evolve(phase=Phase.TURN_END, dismissed=False)
    return state.evolve(dismissed=False) if state.dismissed else state


def _without_fallen(state: BattleState) -> BattleState:
    """Remove those who fell before their turn; once revived they join at the next sort (D6G-AMB-23)."""
    done, rest = state.order[: state.turn + 1], state.order[state.turn + 1 :]
    standing = tuple(who for who in rest if state.of(who).standing)
    return state if standing == rest else state.evolve(order=(*done, *standing))


def _ordered(state: BattleState) -> BattleState:
    """Ask the tied for their dice, or begin the round with those that lie."""
    now = tuple(one.acting() for one in tied(state.roster))
    check = state.check
    if isinstance(check, RollOff) and check.done:
        return begun(state, turn_order(state.roster, (), check.faces))
    if not now:
        return begun(state, turn_order(state.roster))
    if isinstance(check, RollOff) and check.tied == now:
        return state
    return state.evolve(check=RollOff(rules=state.rules, tied=now))


def _attacked(state: BattleState, check: AttackCheck) -> BattleState:
    """Book a finished attack; an open one continues with the numbers both have now, or ends if one has fallen."""
    if check.done:
        return _booked(state, check).evolve(phase=Phase.TURN_END)
    attacker, target = state.of(check.attacker.id), state.of(check.target.id)
    if not (attacker.standing and target.standing):
        return state.evolve(phase=Phase.TURN_END, check=None)
    now = check.of(attacker.acting(), target.acting())
    return state if now is check else state.evolve(check=now)


def _booked(state: BattleState, check: AttackCheck) -> BattleState:
    outcome = check.outcome
    for change in outcome.changes if outcome else ():
        state = state.with_one(state.of(change.sheet).evolve(**{change.field: change.after}))
    if not check.owed:
        return _without_fallen(state)
    target = check.target
    owed = Owed(who=check.attacker.id, against=target.id, answered_by=target.controller, amount=check.owed)
    return _without_fallen(state.evolve(owed=(*state.owed, owed)))
