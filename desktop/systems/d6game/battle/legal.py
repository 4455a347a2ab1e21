"""Every next step of a combat, as moves; dice and free numbers are asked of the person."""

from __future__ import annotations

from typing import Any

from desktop.core.check import DiceRequest
from desktop.core.system import Move
from desktop.core.words import Phrase, phrase
from desktop.systems.d6game.battle.closing import returning
from desktop.systems.d6game.battle.order import tied
from desktop.systems.d6game.battle.state import BattleState, Phase
from desktop.systems.d6game.hands import DICE


def legal(state: BattleState) -> tuple[Move, ...]:
    """List what may happen next, the usual step first."""
    match state.phase:
        case Phase.SETUP:
            moves = _setup(state)
        case Phase.ORDER:
            moves = (
                _move("order", phrase("順番のダイスを振る"), "D6G-AMB-22", primary=True),
                _end(),
            )
        case Phase.TARGET:
            moves = (*_targets(state), _move("pass", phrase("パス（GM）"), "D6G-AMB-33", gm=True), *_gm(state))
        case Phase.ATTACK_ROLL:
            moves = (*_attack_roll(state), *_gm(state))
        case Phase.POWER:
            moves = (*_powers(state), *_gm(state))
        case Phase.RESPONSE:
            moves = (*_responses(state), *_gm(state))
        case Phase.DEFENCE_ROLL:
            moves = (*_defence_roll(state), *_gm(state))
        case Phase.TURN_END:
            moves = (_move("next", phrase("次の手番"), "D6G-CMB-04", primary=True), *_reveal(state), *_gm(state))
        case Phase.GAME_OVER:
            moves = (_move("dismiss", phrase("取り消して続ける（GM）"), "D6G-AMB-32"), _end(primary=True))
        case Phase.COMBAT_END:
            moves = _closing(state)
        case Phase.CLOSED:
            return ()
    return (*moves, *_changes())


def wants(state: BattleState) -> DiceRequest | None:
    """The dice that the combat waits for; None when a choice is due."""
    attack = state.attack
    if state.phase is Phase.ORDER:
        sides = (6,) * len(tied(state.roster))
        label = phrase("同じ{life}の人が1個ずつ", life=state.rules.label("life"))
        return DiceRequest(sides=sides, label=label, rule="D6G-AMB-22")
    if state.phase is Phase.ATTACK_ROLL and attack:
        label = phrase("攻撃の六面ダイス5個（攻撃対象に見せない）")
        return DiceRequest(sides=DICE, label=label, rule="D6G-CMB-06", who=attack.attacker, secret=True)
    if state.phase is Phase.DEFENCE_ROLL and attack:
        label = phrase("{word}の六面ダイス5個", word=state.rules.label("fight_back"))
        return DiceRequest(sides=DICE, label=label, rule="D6G-CMB-09", who=attack.target)
    return None


def _move(event: str, label: Phrase | str, rule: str, who: str = "", primary: bool = False, **args: Any) -> Move:
    return Move(event=event, label=label, who=who, args=tuple(args.items()), rule=rule, primary=primary)


def _changes() -> tuple[Move, ...]:
    """What the GM may always do (D6G-GMV-10, D6G-AMB-23)."""
    return (
        _move("adjust", phrase("数を直す（GM）"), "D6G-GMV-10"),
        _move("join", phrase("人を加える"), "D6G-AMB-23"),
        _move("assign", phrase("陣営と担当を決める"), "D6G-AMB-31"),
        _move("place", phrase("名簿の順を変える"), "D6G-AMB-22"),
    )


def _end(primary: bool = False) -> Move:
    return _move("end", phrase("戦闘終了"), "D6G-AMB-30", primary=primary)


def _gm(state: BattleState) -> tuple[Move, ...]:
    rest = state.order[state.turn + 1 :]
    drag = (_move("reorder", phrase("順番を並べ替える（GM）"), "D6G-AMB-22", order=rest),) if len(rest) > 1 else ()
    return (*drag, _end())


def _setup(state: BattleState) -> tuple[Move, ...]:
    ready = len(state.sides()) >= 2
    return (_move("begin", phrase("戦闘開始"), "D6G-CMB-03", primary=True),) if ready else ()


def _targets(state: BattleState) -> tuple[Move, ...]:
    actor = state.of(state.actor)
    others = sorted((c for c in state.roster if c.active and c is not actor), key=lambda c: c.side == actor.side)
    return tuple(
        _move(
            "target",
            phrase("{name} を攻撃する", name=c.name),
            "D6G-CMB-05" if c.side != actor.side else "D6G-AMB-33",
            who=actor.id,
            primary=n == 0 and c.side != actor.side,
            target=c.id,
            confirmed=c.side == actor.side,
        )
        for n, c in enumerate(others)
    )


def _attack_roll(state: BattleState) -> tuple[Move, ...]:
    who = state.actor
    return (
        _move("attack_roll", phrase("見せずに振る"), "D6G-CMB-06", who, primary=True),
        _move("attack_roll", phrase("カップに伏せて、あとで入力"), "D6G-PHY-07", who, later=True),
    )


def _powers(state: BattleState) -> tuple[Move, ...]:
    settings, word = state.settings, state.rules.label("power")
    return tuple(
        _move("power", phrase("{word} {n}", word=word, n=n), "D6G-CMB-07", state.actor, power=n)
        for n in range(settings.power_min, settings.power_max + 1)
    )


def _responses(state: BattleState) -> tuple[Move, ...]:
    who = state.attack.target if state.attack else ""
    return (
        _move("respond", state.rules.label("fight_back"), "D6G-CMB-09", who, response="fight_back"),
        _move("respond", state.rules.label("dodge"), "D6G-CMB-11", who, response="dodge"),
    )


def _defence_roll(state: BattleState) -> tuple[Move, ...]:
    who = state.attack.target if state.attack else ""
    label = phrase("{word}のダイスを振る", word=state.rules.label("fight_back"))
    return (_move("defence_roll", label, "D6G-CMB-09", who, primary=True),)


def _reveal(state: BattleState) -> tuple[Move, ...]:
    attack = state.attack
    if attack is None or attack.shown or not (attack.faces or attack.concealed):
        return ()
    return (_move("reveal", phrase("手を公開する"), "D6G-AMB-28", attack.attacker),)


def _closing(state: BattleState) -> tuple[Move, ...]:
    done = _move("close", phrase("戦闘をしまう"), "D6G-CMB-13", primary=True, revive=returning(state))
    if len(state.sides()) < 2:
        return (done,)
    return (done, _move("resume", phrase("続ける（GM）"), "D6G-AMB-30"))
