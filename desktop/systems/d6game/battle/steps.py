"""The reducer of a combat: one small function per event; a refused event changes nothing."""

from __future__ import annotations

from typing import assert_never

from desktop.core.dice import check_face, wrong_count
from desktop.core.problem import Refusal, refuse
from desktop.core.words import phrase
from desktop.systems.d6game.battle import events as e
from desktop.systems.d6game.battle.closing import close
from desktop.systems.d6game.battle.order import next_round, onwards, settled, tied
from desktop.systems.d6game.battle.resolving import after_dodge, after_fight
from desktop.systems.d6game.battle.state import Attack, BattleState, Phase
from desktop.systems.d6game.fighters import check_fighters
from desktop.systems.d6game.hands import evaluate_hand
from desktop.systems.d6game.strike import check_power, check_response

_RUNNING = (
    Phase.TARGET,
    Phase.ATTACK_ROLL,
    Phase.POWER,
    Phase.RESPONSE,
    Phase.DEFENCE_ROLL,
    Phase.TURN_END,
)


def apply(state: BattleState, event: e.Event) -> BattleState:
    """Return the state after an event.

    Raises:
        Refusal: the rules do not allow it now.
    """
    match event:
        case e.Join() | e.Place() | e.Assign() | e.Adjust():
            return _prepare(state, event)
        case e.Begin() | e.Order() | e.Reorder() | e.Next() | e.Pass():
            return _turns(state, event)
        case e.Target() | e.AttackRoll() | e.Power() | e.Respond() | e.DefenceRoll() | e.Reveal():
            return _attack(state, event)
        case e.End() | e.Resume() | e.Dismiss() | e.Close():
            return _finish(state, event)
        case _:
            assert_never(event)


def _prepare(state: BattleState, event: e.Join | e.Place | e.Assign | e.Adjust) -> BattleState:
    if state.phase is Phase.CLOSED:
        raise wrong_phase()
    match event:
        case e.Join(combatant=new):
            if any(c.id == new.id for c in state.roster):
                raise refuse("twice", "D6G-CMB-01", phrase("同じ人が二度入っています。"))
            return state.evolve(roster=(*state.roster, new))
        case e.Place(roster=ids):
            if sorted(ids) != sorted(c.id for c in state.roster):
                raise _not_a_permutation()
            return state.evolve(roster=tuple(state.of(who) for who in ids))
        case e.Assign(who=who, side=side, controller=controller):
            one = state.of(who)
            one = one.evolve(side=side or one.side, controller=controller or one.controller)
            return state.evolve(roster=state.with_one(one))
        case e.Adjust():
            return _adjust(state, event)


def _adjust(state: BattleState, event: e.Adjust) -> BattleState:
    one = state.of(event.who)
    before = one.life if event.field == "life" else one.fate or 0
    value = state.settings.within(event.field, before + event.amount)
    changed = state.evolve(roster=state.with_one(one.evolve(**{event.field: value})))
    if state.phase is Phase.TARGET and not changed.of(state.actor).active:
        return changed.evolve(phase=Phase.TURN_END)
    return changed


def _turns(state: BattleState, event: e.Begin | e.Order | e.Reorder | e.Next | e.Pass) -> BattleState:
    match event:
        case e.Begin():
            _only(state, Phase.SETUP)
            _two_sides(state)
            return next_round(state)
        case e.Order(faces=faces):
            _only(state, Phase.ORDER)
            if len(faces) != len(tied(state.roster)):
                raise wrong_count(len(tied(state.roster)), len(faces))
            for face in faces:
                check_face(6, face)
            return settled(state, faces)
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
                    phrase("手番をパスするにはGMの許しが要ります。"),
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
        return state.evolve(phase=Phase.COMBAT_END, attack=None)
    return onwards(state)


def _attack(
    state: BattleState, event: e.Target | e.AttackRoll | e.Power | e.Respond | e.DefenceRoll | e.Reveal
) -> BattleState:
    match event:
        case e.Target():
            return _target(state, event)
        case e.AttackRoll():
            return _attack_roll(state, event)
        case e.Power(power=power):
            _only(state, Phase.POWER)
            fixed = _current(state).evolve(power=check_power(power, state.settings))
            return state.evolve(phase=Phase.RESPONSE, attack=fixed)
        case e.Respond(response=response):
            _only(state, Phase.RESPONSE)
            attack = _current(state).evolve(response=check_response(response))
            if attack.response == "dodge":
                return after_dodge(state, attack)
            return state.evolve(phase=Phase.DEFENCE_ROLL, attack=attack)
        case e.DefenceRoll():
            return _defence_roll(state, event)
        case e.Reveal():
            _only(state, Phase.TURN_END)
            attack = _current(state)
            if attack.shown or not attack.faces:
                raise refuse("nothing_hidden", "D6G-AMB-28", phrase("見せる手は伏せられていません。"))
            return state.evolve(attack=attack.evolve(shown=True))


def _target(state: BattleState, event: e.Target) -> BattleState:
    _only(state, Phase.TARGET)
    attacker, target = state.of(state.actor), state.of(event.target)
    check_fighters(attacker.life, target.life, attacker.id == target.id, state.rules.label("life"))
    if attacker.side == target.side and not event.confirmed:
        raise refuse(
            "confirm_own_side",
            "D6G-AMB-33",
            phrase("{name} は同じ陣営です。", name=target.name),
            phrase("それでも攻撃するなら、もう一度確かめてください。"),
        )
    return state.evolve(phase=Phase.ATTACK_ROLL, attack=Attack(attacker=attacker.id, target=target.id))


def _attack_roll(state: BattleState, event: e.AttackRoll) -> BattleState:
    _only(state, Phase.ATTACK_ROLL)
    if event.later:
        if event.faces:
            raise wrong_count(0, len(event.faces))
        return state.evolve(phase=Phase.POWER, attack=_current(state).evolve(later=True))
    read = evaluate_hand(event.faces, state.settings.scores)
    attack = _current(state).evolve(faces=event.faces, origin=event.origin, hand=read.hand, score=read.score)
    return state.evolve(phase=Phase.POWER, attack=attack)


def _defence_roll(state: BattleState, event: e.DefenceRoll) -> BattleState:
    _only(state, Phase.DEFENCE_ROLL)
    attack = _current(state)
    if attack.later:
        read = evaluate_hand(event.attack_faces, state.settings.scores)
        attack = attack.evolve(faces=event.attack_faces, origin="hand", hand=read.hand, score=read.score)
    elif event.attack_faces:
        raise refuse(
            "attack_is_fixed",
            "D6G-PHY-06",
            phrase("攻撃の出目はもう決まっていて、変えられません。"),
            phrase("応戦の出目だけを入れてください。"),
        )
    return after_fight(state, attack, event.faces, event.origin)


def _finish(state: BattleState, event: e.End | e.Resume | e.Dismiss | e.Close) -> BattleState:
    match event:
        case e.End():
            _only(state, Phase.ORDER, Phase.GAME_OVER, *_RUNNING)
            return state.evolve(phase=Phase.COMBAT_END, attack=None)
        case e.Resume():
            _only(state, Phase.COMBAT_END)
            _two_sides(state)
            return onwards(state)
        case e.Dismiss():
            _only(state, Phase.GAME_OVER)
            return turn_over(state.evolve(dismissed=True))
        case e.Close():
            _only(state, Phase.COMBAT_END)
            return close(state, event)


def _current(state: BattleState) -> Attack:
    if state.attack is None:
        raise wrong_phase()
    return state.attack


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
    return refuse("bad_order", "D6G-AMB-22", phrase("順番には、全員を一度ずつ入れてください。"))
