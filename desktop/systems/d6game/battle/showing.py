"""Who may see what of a combat (section 9.3 of the catalogue); every screen and log asks here."""

from __future__ import annotations

from desktop.core.system import Viewer
from desktop.core.words import Phrase, phrase
from desktop.systems.d6game.battle import events as e
from desktop.systems.d6game.battle.state import GM, Attack, BattleState, Combatant


def plays(viewer: Viewer, combatant: Combatant) -> bool:
    """Tell whether this viewer acts for a combatant; a GM who plays the target is the target."""
    if combatant.controller == GM:
        return viewer.gm
    return bool(viewer.sheet) and viewer.sheet in (combatant.id, combatant.controller)


def sees_attack(state: BattleState, attack: Attack, viewer: Viewer) -> bool:
    """Tell whether a viewer may see the attack hand (D6G-CMB-06, D6G-AMB-25, -28)."""
    if attack.shown:
        return True
    return _sees_hand(state, attack.attacker, attack.target, viewer)


def _sees_hand(state: BattleState, attacker: str, target: str, viewer: Viewer) -> bool:
    if plays(viewer, state.of(attacker)):
        return True
    if plays(viewer, state.of(target)):
        return False
    if viewer.gm:
        return state.settings.gm_sees_attack
    return bool(viewer.sheet) and state.settings.spectators_see_attack


def sees_power(state: BattleState, attack: Attack, viewer: Viewer) -> bool:
    """Tell whether a viewer may see the power: everybody once it is announced (D6G-AMB-26)."""
    if attack.response is not None or state.settings.power_open:
        return True
    if plays(viewer, state.of(attack.attacker)):
        return True
    return viewer.gm and not plays(viewer, state.of(attack.target))


def project(state: BattleState, viewer: Viewer) -> BattleState:
    """Return what this viewer may know; the open display is nobody and sees least (D6G-PHY-08)."""
    return state.evolve(
        attack=None if state.attack is None else _attack(state, state.attack, viewer),
        owed=tuple(owed for owed in state.owed if _sees_hand(state, owed.who, owed.against, viewer)),
        roster=tuple(_combatant(c, viewer) for c in state.roster),
    )


def _attack(state: BattleState, attack: Attack, viewer: Viewer) -> Attack:
    if not sees_attack(state, attack, viewer):
        attack = attack.evolve(faces=(), hand=None, score=None, concealed=True)
    if attack.power is not None and not sees_power(state, attack, viewer):
        attack = attack.evolve(power=None, concealed=True)
    return attack


def _combatant(combatant: Combatant, viewer: Viewer) -> Combatant:
    """Life is open to all; what else the GM has written for enemies is not."""
    if viewer.gm or combatant.controller != GM:
        return combatant
    return combatant.evolve(fate=None, fate_before=None, damage=0, armour=0)


def said(after: BattleState, event: e.Event) -> Phrase:
    """Say what happened, in words that everybody may read: never a hidden face, hand or change of fate."""
    attack = after.attack
    match event:
        case e.Target() if attack:
            return phrase("{a} が {b} を狙います。", a=_name(after, attack.attacker), b=_name(after, attack.target))
        case e.AttackRoll() if attack:
            return phrase("{name} が隠して振りました。", name=_name(after, attack.attacker))
        case e.Power() if attack:
            if not after.settings.power_open:
                return phrase("{word}が決まりました。", word=after.rules.label("power"))
            return phrase("{word} {n} の攻撃です。", word=after.rules.label("power"), n=attack.power)
        case e.Respond() if attack and attack.response == "fight_back":
            name, word = _name(after, attack.target), after.rules.label("fight_back")
            return phrase("{name} は{word}を選びました。", name=name, word=word)
        case e.Respond() | e.DefenceRoll() if attack:
            return _losses(after, attack)
        case e.Reveal() if attack and attack.hand:
            return phrase(
                "{name} の手は{hand}でした。",
                name=_name(after, attack.attacker),
                hand=after.rules.label(attack.hand),
            )
        case e.Adjust(who=who, field=field):
            if field == "fate" and after.of(who).controller == GM:
                return phrase("GM操作：{name}", name=_name(after, who))
            value = after.of(who).life if field == "life" else after.of(who).fate
            return phrase(
                "GM操作：{name} の{field} {n}", name=_name(after, who), field=after.rules.label(field), n=value
            )
        case _:
            return _PLAIN.get(event.kind, phrase(""))


_PLAIN = {
    "begin": phrase("戦闘が始まりました。"),
    "order": phrase("順番が決まりました。"),
    "reorder": phrase("GM操作：順番を並べ替えました。"),
    "pass": phrase("GM操作：手番をパスしました。"),
    "next": phrase("手番が移りました。"),
    "end": phrase("戦闘が終わりました。"),
    "resume": phrase("GM操作：戦闘を続けます。"),
    "dismiss": phrase("GM操作：ゲームオーバーを取り消しました。"),
    "close": phrase("戦闘をしまいました。"),
    "join": phrase("人が加わりました。"),
    "place": phrase("名簿の順が変わりました。"),
    "assign": phrase("陣営と担当が変わりました。"),
}


def _losses(state: BattleState, attack: Attack) -> Phrase:
    lost = ((attack.attacker, attack.attacker_loses), (attack.target, attack.target_loses))
    for who, amount in lost:
        if amount:
            one, life = state.of(who), state.rules.label("life")
            down = phrase("（{word}）", word=state.rules.label("out_of_combat")) if not one.active else ""
            return phrase(
                "{name} の{life} −{n}、残り {left}{down}。",
                name=one.name,
                life=life,
                n=amount,
                left=one.life,
                down=down,
            )
    return phrase("だれも失いません。")


def _name(state: BattleState, who: str) -> str:
    return state.of(who).name
