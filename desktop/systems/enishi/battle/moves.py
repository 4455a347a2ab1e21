"""Every legal next step of a fight, as data for buttons and keys."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from desktop.core.play import Known, Move
from desktop.core.words import Phrase, phrase
from desktop.systems.enishi.battle.actions import foes_hiding
from desktop.systems.enishi.battle.events import Pressure
from desktop.systems.enishi.battle.state import Battle, Fighter
from desktop.systems.enishi.checks.moves import check_moves
from desktop.systems.enishi.checks.people import may_use


def legal(battle: Battle) -> tuple[Move, ...]:
    """List what may happen next; the first primary one is what Enter does."""
    if battle.phase == "over":
        return ()
    if battle.check is not None:
        drop = _move("drop", "判定をやめる", "EN-TAB-11")
        return (*check_moves(battle.check), drop)
    moves = (*_phase(battle), *_always(battle))
    if battle.decided:  # else Enter would begin one empty turn after the other
        return tuple(move.evolve(primary=move.event == "end") for move in moves)
    return moves


def _move(event: str, label: Phrase | str, rule: str, who: str = "", *, primary: bool = False, **args: Known) -> Move:
    known: dict[str, Known] = {"who": who, **args} if who else args
    given = tuple(known.items())
    return Move.model_construct(event=event, label=label, who=who, args=given, rule=rule, primary=primary)


def _phase(battle: Battle) -> Iterator[Move]:
    match battle.phase:
        case "start" | "end":
            yield _move("turn", phrase("ターン {n}", n=battle.turn + 1), "EN-BTL-01", primary=True)
            if battle.phase == "start":
                yield from _ambush(battle)
        case "order":
            yield from _order(battle)
            yield from _ambush(battle)
        case "act":
            yield from _ties(battle)
            yield from _late(battle)
            fighter = battle.fighter(battle.now)
            if fighter is not None:
                yield from _acting(battle, fighter)
            yield from _ambush(battle)


def _ambush(battle: Battle) -> Iterator[Move]:
    for fighter in battle.fighters:
        if battle.able(fighter):
            if may_use(fighter.actor, "stealth", battle.settings):
                yield _move("sneak", "不意打ちを仕掛ける", "EN-SUR-01", fighter.actor.id)
            if foes_hiding(battle, fighter):
                yield _move("notice", "不意打ちに気づく", "EN-SUR-01", fighter.actor.id)


def _order(battle: Battle) -> Iterator[Move]:
    first = True
    for fighter in battle.fighters:
        who = fighter.actor.id
        if fighter.order is not None or not battle.able(fighter):
            continue
        yield _move("order", phrase("行動順番（{who}）", who=fighter.actor.name), "EN-BTL-02", who, primary=first)
        first = False
        for option, label in (("attack", "攻撃に徹する"), ("defence", "防御に徹する")):
            combined = battle.settings.options_combine and fighter.stance not in ("both", option)
            if not fighter.stance or combined:
                yield _move(
                    "option", label, "EN-OPT-01", who, option=option, **_consent(battle.settings.combat_options)
                )


def _consent(given: bool) -> dict[str, Any]:
    """Name a step that asks the GM first: choosing it is the GM's yes (EN-OPT-01, EN-AMB-52)."""
    return {} if given else {"gm": True}


def _ties(battle: Battle) -> Iterator[Move]:
    for before, after in zip(battle.queue, battle.queue[1:], strict=False):
        a, b = battle.fighter(before), battle.fighter(after)
        if a is not None and b is not None and a.order == b.order and not (a.acted or b.acted):
            label = phrase("{who} を先にする", who=b.actor.name)
            yield _move("arrange", label, "EN-AMB-56", after, before=before)


def _late(battle: Battle) -> Iterator[Move]:
    for fighter in battle.fighters:
        if fighter.order is None and battle.able(fighter):
            yield _move("order", phrase("行動順番（{who}）", who=fighter.actor.name), "EN-BTL-02", fighter.actor.id)


def _acting(battle: Battle, fighter: Fighter) -> Iterator[Move]:
    who = fighter.actor.id
    may_act = not fighter.active and fighter.stance not in ("defence", "both")
    foes = any(f.actor.is_pc != fighter.actor.is_pc and f.actor.state != "dead" for f in battle.fighters)
    done = _move("done", "行動を終える", "EN-BTL-04", who, primary=not (may_act and foes))
    yield done.evolve(forfeits=may_act)
    if may_act:
        yield from _active(battle, fighter)
    if not fighter.prep:
        yield _move("aux", "補助移動", "EN-BTL-07", who)
        yield _move("signal", "合図確認", "EN-BTL-07", who)
        for key in fighter.actor.two_handers:
            both = key not in fighter.actor.both_hands
            yield _move("ready", "両手で持つ" if both else "片手で持つ", "EN-AMB-40", who, weapon=key, both_hands=both)
        yield _move("ready", "準備動作", "EN-BTL-07", who)
    if battle.settings.hold_action and battle.queue[-1] != who:
        yield _move("hold", "待機", "EN-AMB-57", who)


def _active(battle: Battle, fighter: Fighter) -> Iterator[Move]:
    who = fighter.actor.id
    first = True
    foes = [f for f in battle.fighters if f.actor.is_pc != fighter.actor.is_pc and f.actor.state != "dead"]
    for target in sorted(foes, key=lambda f: f.actor.state != "normal"):
        for line in reversed(fighter.actor.lines):
            label = phrase("{weapon} → {target}", weapon=line.label, target=target.actor.name)
            args = {"target": target.actor.id, "weapon": line.key}
            yield _move("attack", label, "EN-BTL-06", who, primary=first, **args).evolve(begins=True)
            first = False
        if may_use(fighter.actor, Pressure.model_fields["skill"].default, battle.settings):
            label = phrase("心を攻める → {target}", target=target.actor.name)
            yield _move("pressure", label, "EN-AMB-59", who, target=target.actor.id)
    yield _move("cruise", "巡航移動", "EN-BTL-06", who)
    yield _move("work", "作業行動", "EN-BTL-06", who)
    if fighter.actor.drinks and fighter.actor.state != "dead":
        yield _move("drink", "栄養ドリンク", "EN-AMB-44", who)
    patients = battle.fighters if may_use(fighter.actor, "medicine", battle.settings) else ()
    for patient in (f.actor for f in patients):
        may = patient.id != who or battle.settings.aid_self
        if may and patient.lp < patient.lp_max and patient.state != "dead" and not patient.first_aid_used:
            label = phrase("手当て（{who}）", who=patient.name)
            yield _move("first_aid", label, "EN-AMB-52", who, patient=patient.id, **_consent(False))


def _always(battle: Battle) -> Iterator[Move]:
    for receiver in battle.fighters if battle.settings.effects_used else ():
        actor = receiver.actor
        dead = actor.state == "dead"
        if not dead and not actor.hurt:
            continue
        effect, label, rule = ("revive", "蘇生", "EN-PRM-06") if dead else ("full_heal", "全回復", "EN-PRM-05")
        for payer in (f.actor for f in battle.fighters):
            if payer.state == "unconscious" and battle.settings.payers == "able":
                continue
            if payer.clv and (payer.state != "dead" or (dead and payer.id == actor.id)):
                text = phrase("{effect} → {who}", effect=label, who=actor.name)
                yield Move(
                    event="effect",
                    label=text,
                    who=payer.id,
                    args=(("effect", effect), ("payer", payer.id), ("receiver", actor.id)),
                    rule=rule,
                )
    if battle.phase in ("order", "act") and any(f.order is not None for f in battle.fighters):
        yield _move("reorder", "順番を決めなおす", "EN-BTL-02")
    for fighter in battle.fighters:
        if fighter.unseen:
            yield _move("reveal", "姿を見せる", "EN-TAB-08", fighter.actor.id)
    yield _move("end", "戦闘を終える", "EN-BTL-01")
