"""What an attack does once it is answered (section 9.2 of the catalogue)."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.core.dice import Origin
from desktop.systems.d6game.battle.state import Attack, BattleState, Combatant, Owed, Phase
from desktop.systems.d6game.fighters import fate_move
from desktop.systems.d6game.hands import Hand, Read, evaluate_hand
from desktop.systems.d6game.strike import Losses, evade, fight


def after_fight(state: BattleState, attack: Attack, faces: Sequence[int], origin: Origin) -> BattleState:
    """Compare both hands, which now lie open (D6G-CMB-09, -10; D6G-AMB-29)."""
    settings = state.settings
    defence = evaluate_hand(faces, settings.scores)
    attacker, target = state.of(attack.attacker), state.of(attack.target)
    losses = fight(attack.score or 0, defence.score, attack.power or 0, attacker.gear, target.gear)
    attack = attack.evolve(
        shown=True,
        defence_faces=tuple(faces),
        defence_origin=origin,
        defence_hand=defence.hand,
        defence_score=defence.score,
    )
    struck = _struck(state, attack, losses)
    for who, read in ((attack.attacker, _read(attack)), (attack.target, defence)):
        struck = moved(struck, who, fate_move(read, settings))
    return struck


def after_dodge(state: BattleState, attack: Attack) -> BattleState:
    """Half the power, and the hand stays hidden (D6G-CMB-11, D6G-AMB-28); so does what it did to fate (D6G-AMB-24)."""
    settings = state.settings
    attacker, target = state.of(attack.attacker), state.of(attack.target)
    losses = evade(attack.power or 0, attacker.gear, target.gear)
    shown = settings.reveal_on_dodge == "immediately" and bool(attack.faces)
    struck = _struck(state, attack.evolve(shown=shown), losses)
    amount = fate_move(_read(attack), settings) if attack.faces else 0
    if shown:
        return moved(struck, attacker.id, amount)
    if not amount:
        return struck
    return struck.evolve(owed=(*struck.owed, Owed(who=attacker.id, against=target.id, amount=amount)))


def _read(attack: Attack) -> Read:
    return Read(attack.hand or Hand.NO_HAND, attack.score or 0)


def _struck(state: BattleState, attack: Attack, losses: Losses) -> BattleState:
    attack = attack.evolve(attacker_loses=losses.attacker, target_loses=losses.target)
    after = state.evolve(phase=Phase.TURN_END, attack=attack)
    for who, lost in ((attack.attacker, losses.attacker), (attack.target, losses.target)):
        if lost:
            one = after.of(who)
            after = _put(after, one.evolve(life=state.settings.within("life", one.life - lost)))
    return after


def moved(state: BattleState, who: str, amount: int) -> BattleState:
    """Add to what checks move: fate, or life where there is one resource only."""
    if not amount:
        return state
    one, field = state.of(who), state.settings.pool
    before = one.life if field == "life" else one.fate or 0
    return _put(state, one.evolve(**{field: state.settings.within(field, before + amount)}))


def _put(state: BattleState, one: Combatant) -> BattleState:
    return state.evolve(roster=state.with_one(one))
