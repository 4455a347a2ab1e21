"""The reducer of a combat, and what follows by itself; a refused event changes nothing."""

from __future__ import annotations

from typing import assert_never

from desktop.core.play import Choose, ThrowEvent, answered
from desktop.core.problem import Refusal, refuse
from desktop.core.words import phrase
from desktop.systems.d6game.attack import AttackCheck, start_attack
from desktop.systems.d6game.battle import events as e
from desktop.systems.d6game.battle.state import (
    BattleState,
    Combatant,
    Owed,
    Phase,
    RollOff,
    seat_of,
    tied,
    turn_order,
    unknown,
)
from desktop.systems.d6game.rows import twice, unknown_resource, wrong_phase

_RUNNING = (Phase.TARGET, Phase.ATTACK, Phase.TURN_END)


def apply(state: BattleState, event: e.Event) -> BattleState:
    """Return the state after an event, advanced to the next decision.

    Raises:
        Refusal: the rules do not allow it now.
    """
    return advance(_applied(state, event))


def _applied(state: BattleState, event: e.Event) -> BattleState:
    match event:
        case e.Leave(who=who):
            _only(state, Phase.SETUP, Phase.ORDER, Phase.GAME_OVER, Phase.COMBAT_END, *_RUNNING)
            return _leave(state, who)
        case e.Join() | e.Place() | e.Assign() | e.Show() | e.Adjust():
            return _prepare(state, event)
        case e.Begin() | e.Reorder() | e.Next() | e.Pass():
            return _turns(state, event)
        case e.Target() | ThrowEvent() | Choose() | e.Reveal():
            return _attack(state, event)
        case e.End() | e.Resume() | e.Dismiss() | e.Close():
            return _finish(state, event)
        case _:
            assert_never(event)


def _prepare(state: BattleState, event: e.Join | e.Place | e.Assign | e.Show | e.Adjust) -> BattleState:
    if state.phase is Phase.CLOSED:
        raise wrong_phase("D6G-CMB-01")
    match event:
        case e.Join():
            return _joined(state, event)
        case e.Place(roster=ids):
            seats = {seat.id: seat for seat in state.seats}
            if sorted(ids) != sorted(seats):
                raise _not_a_permutation()
            return state.evolve(seats=tuple(seats[who] for who in ids))
        case e.Assign(who=who, side=side, controller=controller):
            one = state.of(who)
            return state.with_one(one.evolve(side=side or one.side, controller=controller or one.controller))
        case e.Show(who=who, seen=seen):
            return state.with_one(state.of(who).evolve(seen=seen))
        case e.Adjust(who=who, field=field, amount=amount):
            _known(state, field)
            return state.with_one(state.of(who).moved(field, amount, state.settings))


def _joined(state: BattleState, event: e.Join) -> BattleState:
    """Add a combatant from the next sort on (D6G-AMB-23), no longer outside the combat."""
    if any(seat.id == event.who for seat in state.seats):
        raise twice("D6G-CMB-01")
    if event.who not in state.known:
        raise unknown(event.who)
    seat = seat_of(state.known[event.who], event.side, event.controller, seen=event.seen)
    return state.evolve(seats=(*state.seats, seat), absent=tuple(who for who in state.absent if who != seat.id))


def _known(state: BattleState, field: str) -> None:
    if field == "fate" and not state.settings.fate_separate:
        raise unknown_resource(state.rules.label("fate"))


def _turns(state: BattleState, event: e.Begin | e.Reorder | e.Next | e.Pass) -> BattleState:
    match event:
        case e.Begin():
            _only(state, Phase.SETUP)
            _two_sides(state)
            return _next_round(state)
        case e.Reorder(order=order):
            _only(state, *_RUNNING)
            rest = state.order[state.turn + 1 :]
            if sorted(order) != sorted(rest):
                raise _not_a_permutation()
            return state.evolve(order=(*state.order[: state.turn + 1], *order))
        case e.Pass(gm=gm):
            _only(state, Phase.TARGET)
            if not gm:
                raise refuse(
                    "needs_gm",
                    "D6G-AMB-33",
                    phrase("手番をパスするにはGMの許可が要ります。"),
                    phrase("GMがパスを認めてください。"),
                )
            return state.evolve(phase=Phase.TURN_END)
        case e.Next():
            _only(state, Phase.TURN_END)
            return _turn_over(state)


def _turn_over(state: BattleState) -> BattleState:
    """TURN_END: game over, then end of combat, then the next turn."""
    if state.party_down() and not state.dismissed:
        return state.evolve(phase=Phase.GAME_OVER)
    if len(state.sides()) < 2:
        return state.evolve(phase=Phase.COMBAT_END, paused=None, check=None)
    return _onwards(state)


def _attack(state: BattleState, event: e.Target | ThrowEvent | Choose | e.Reveal) -> BattleState:
    match event:
        case e.Target():
            return _target(state, event)
        case ThrowEvent() | Choose():
            _only(state, Phase.ORDER, Phase.ATTACK)
            if state.check is None or (isinstance(event, ThrowEvent) and state.check.wants is None):
                raise wrong_phase("D6G-CMB-01")
            return state.evolve(check=answered(state.check, event))
        case e.Reveal():
            _only(state, Phase.TURN_END)
            if state.attack is None:
                raise wrong_phase("D6G-CMB-01")
            return state.evolve(check=state.attack.reveal())


def _target(state: BattleState, event: e.Target) -> BattleState:
    _only(state, Phase.TARGET)
    attacker, target = state.of(state.actor), state.of(event.target)
    check = start_attack(state.rules, attacker.acting(), target.acting())
    if attacker.side == target.side and not event.confirmed:
        raise refuse(
            "confirm_own_side",
            "D6G-AMB-33",
            phrase("{name} は同じ陣営です。", name=target.name),
            phrase("それでも攻撃するなら、もう一度確かめてください。"),
        )
    return state.evolve(phase=Phase.ATTACK, check=check)


def _finish(state: BattleState, event: e.End | e.Resume | e.Dismiss | e.Close) -> BattleState:
    match event:
        case e.End():
            _only(state, Phase.ORDER, Phase.GAME_OVER, *_RUNNING)
            return state.evolve(phase=Phase.COMBAT_END, paused=state.phase)
        case e.Resume():
            _only(state, Phase.COMBAT_END)
            _two_sides(state)
            return _onwards(state) if state.paused is None else state.evolve(phase=state.paused, paused=None)
        case e.Dismiss():
            _only(state, Phase.GAME_OVER)
            return _turn_over(state.evolve(dismissed=True))
        case e.Close():
            _only(state, Phase.COMBAT_END)
            return _close(state, event)


def _only(state: BattleState, *phases: Phase) -> None:
    if state.phase not in phases:
        raise wrong_phase("D6G-CMB-01")


def _two_sides(state: BattleState) -> None:
    if len(state.sides()) < 2:
        raise refuse(
            "one_side",
            "D6G-AMB-30",
            phrase("立っている人のいる陣営が二つありません。"),
            phrase("相手を加えるか、陣営を分けてください。"),
        )


def _not_a_permutation() -> Refusal:
    return refuse(
        "bad_order",
        "D6G-AMB-22",
        phrase("順番には、全員を一度ずつ入れてください。"),
        phrase("抜けた人と重なった人を直してください。"),
    )


def _next_round(state: BattleState) -> BattleState:
    """Begin a round, or ask for the dice that settle ties."""
    state = state.evolve(round=state.round + 1, check=None)
    if state.settings.tie_order == "roll":
        return state.evolve(phase=Phase.ORDER)
    previous = state.order if state.settings.tie_order == "previous" else ()
    return _begun(state, turn_order(state.roster, previous))


def _begun(state: BattleState, order: tuple[str, ...]) -> BattleState:
    """Give the first of an order the turn; an empty order ends the combat."""
    phase = Phase.TARGET if order else Phase.COMBAT_END
    return state.evolve(phase=phase, order=order, turn=0, check=None)


def _onwards(state: BattleState) -> BattleState:
    """Hand the turn to the next of the round; after the last one a new round begins."""
    if state.turn + 1 < len(state.order):
        return state.evolve(phase=Phase.TARGET, turn=state.turn + 1, check=None)
    return _next_round(state)


_REVIVED = 1
"""Life of a returning character, however far below 0 before (D6G-AMB-31)."""


def _may_return(state: BattleState) -> tuple[str, ...]:
    """Ids of the fallen whom a standing ally lets return, of every side (D6G-AMB-31)."""
    if not state.settings.revival:
        return ()
    sides = state.sides()
    return tuple(c.id for c in state.roster if not c.standing and c.side in sides)


def returning(state: BattleState) -> tuple[str, ...]:
    """Return the ids of those who return by default: none while the whole party is down (D6G-AMB-32)."""
    return () if state.party_down() else _may_return(state)


def _close(state: BattleState, event: e.Close) -> BattleState:
    """Put the combat away."""
    back = returning(state) if event.revive is None else event.revive
    allowed = _may_return(state)
    for who in back:
        one = state.of(who)
        if who not in allowed and not (event.gm and not one.standing):
            raise _may_not(one)
    after = state.evolve(phase=Phase.CLOSED, owed=(), check=None, paused=None)
    for who in back:
        after = after.with_one(after.of(who).evolve(life=after.settings.within("life", _REVIVED)))
    for who, amount in (*((owed.who, owed.amount) for owed in state.owed), *event.bonus):
        after = after.with_one(after.of(who).moved(after.settings.pool, amount, after.settings))
    return after


def _may_not(one: Combatant) -> Refusal:
    if one.standing:
        message = phrase("{name} は倒れていません。", name=one.name)
    else:
        message = phrase("{name} には、立っている味方がいません。", name=one.name)
    return refuse("cannot_revive", "D6G-AMB-31", message, phrase("GMが認めれば戻れます。"))


_TURNS = (Phase.TARGET, Phase.TURN_END)
_BROKEN_OFF = (Phase.TARGET, Phase.ATTACK, Phase.TURN_END)
"""Phases in which the end may have interrupted a turn."""


def _leave(state: BattleState, who: str) -> BattleState:
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
    if state.phase in _TURNS:
        return _onwards(state)
    return state.evolve(paused=None) if state.paused in _BROKEN_OFF else state


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
    """Forget a game over, dismissed or not, as soon as one of the party is up again (D6G-AMB-32)."""
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
        return _begun(state, turn_order(state.roster, (), check.faces))
    if not now:
        return _begun(state, turn_order(state.roster))
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
