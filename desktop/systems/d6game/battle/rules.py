"""The reducer of a combat: one small function per event; a refused event changes nothing."""

from __future__ import annotations

from typing import assert_never

from desktop.core.dice import throw_of
from desktop.core.play import Choose, ThrowEvent
from desktop.core.problem import Refusal, refuse
from desktop.core.words import phrase
from desktop.systems.d6game.actors import twice
from desktop.systems.d6game.attack import start_attack
from desktop.systems.d6game.battle import events as e
from desktop.systems.d6game.battle.advance import advance
from desktop.systems.d6game.battle.closing import close
from desktop.systems.d6game.battle.leaving import leave
from desktop.systems.d6game.battle.order import next_round, onwards
from desktop.systems.d6game.battle.state import BattleState, Phase, seat_of, unknown

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
            return leave(state, who)
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
        raise wrong_phase()
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
        raise refuse(
            "unknown_resource",
            "D6G-GMV-03",
            phrase("「{field}」という値はこのゲームにありません。", field=state.rules.label("fate")),
            phrase("ゲーム定義にある値を選んでください。"),
        )


def _turns(state: BattleState, event: e.Begin | e.Reorder | e.Next | e.Pass) -> BattleState:
    match event:
        case e.Begin():
            _only(state, Phase.SETUP)
            _two_sides(state)
            return next_round(state)
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
            return turn_over(state)


def turn_over(state: BattleState) -> BattleState:
    """TURN_END: game over, then end of combat, then the next turn."""
    if state.party_down() and not state.dismissed:
        return state.evolve(phase=Phase.GAME_OVER)
    if len(state.sides()) < 2:
        return state.evolve(phase=Phase.COMBAT_END, paused=None, check=None)
    return onwards(state)


def _attack(state: BattleState, event: e.Target | ThrowEvent | Choose | e.Reveal) -> BattleState:
    match event:
        case e.Target():
            return _target(state, event)
        case ThrowEvent(faces=faces, origin=origin):
            _only(state, Phase.ORDER, Phase.ATTACK)
            wants = state.check.wants if state.check else None
            if state.check is None or wants is None:
                raise wrong_phase()
            return state.evolve(check=state.check.throw(throw_of(wants.sides, faces, origin)))
        case Choose(option=option):
            _only(state, Phase.ORDER, Phase.ATTACK)
            if state.check is None:
                raise wrong_phase()
            return state.evolve(check=state.check.choose(option))
        case e.Reveal():
            _only(state, Phase.TURN_END)
            if state.attack is None:
                raise wrong_phase()
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
            return onwards(state) if state.paused is None else state.evolve(phase=state.paused, paused=None)
        case e.Dismiss():
            _only(state, Phase.GAME_OVER)
            return turn_over(state.evolve(dismissed=True))
        case e.Close():
            _only(state, Phase.COMBAT_END)
            return close(state, event)


def _only(state: BattleState, *phases: Phase) -> None:
    if state.phase not in phases:
        raise wrong_phase()


def _two_sides(state: BattleState) -> None:
    if len(state.sides()) < 2:
        raise refuse(
            "one_side",
            "D6G-AMB-30",
            phrase("立っている人のいる陣営が二つありません。"),
            phrase("相手を加えるか、陣営を分けてください。"),
        )


def wrong_phase() -> Refusal:
    """Say that this step has no place now."""
    return refuse(
        "wrong_phase",
        "D6G-CMB-01",
        phrase("いまはその手順ではありません。"),
        phrase("次にできることから選んでください。"),
    )


def _not_a_permutation() -> Refusal:
    return refuse(
        "bad_order",
        "D6G-AMB-22",
        phrase("順番には、全員を一度ずつ入れてください。"),
        phrase("抜けた人と重なった人を直してください。"),
    )
