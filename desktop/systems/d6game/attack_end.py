"""What an attack does once it is answered (section 9.2 of the catalogue)."""

from __future__ import annotations

from desktop.core.rolls.dice import Throw
from desktop.core.rolls.outcome import Change, Outcome
from desktop.core.words import Phrase, phrase
from desktop.systems.d6game.actors import Actor
from desktop.systems.d6game.checks import hand_part
from desktop.systems.d6game.hands import RANK, Hand, Read, evaluate_hand
from desktop.systems.d6game.resolve import evade, fight, judge_check
from desktop.systems.d6game.rows import Rules
from desktop.systems.d6game.settings import Settings


def fate_move(read: Read, settings: Settings) -> int:
    """How a combat roll moves fate: not at all, unless `combat.fate_changes`."""
    if not settings.combat_fate:
        return 0
    verdict = judge_check(read, settings.scores[RANK[Hand(settings.default_target)]], settings)
    return sum(part.value for part in verdict.parts)


def fought(rules: Rules, attacker: Actor, target: Actor, power: int, throws: tuple[Throw, Throw]) -> Outcome:
    """Compare both hands, which now lie open (D6G-CMB-09, -10; D6G-AMB-29)."""
    settings = rules.settings
    attack, defence = (evaluate_hand(throw.values, settings.scores) for throw in throws)
    losses = fight(attack.score, defence.score, power, attacker.gear, target.gear)
    tie, won = attack.score == defence.score, attack.score > defence.score
    rule = "D6G-CMB-10" if tie else "D6G-CMB-09"
    moves = fate_move(attack, settings), fate_move(defence, settings)
    lost = (attacker, losses.attacker, moves[0]) if losses.attacker else (target, losses.target, moves[1])
    beaten = target if won or tie else attacker
    struck = _changes(rules, attacker, losses.attacker, moves[0], rule)
    return Outcome(
        label=rules.label("fight_back") if tie else phrase("攻撃側の勝ち") if won else phrase("攻撃側の負け"),
        success=None if tie else won,
        tie=tie,
        headline=phrase("{a} 対 {b}", a=rules.label(attack.hand), b=rules.label(defence.hand)),
        marks=(phrase("引き分け"),) if tie else (),
        total=attack.score,
        target=defence.score,
        parts=(hand_part(attack, rules),),
        throws=throws,
        changes=(*struck, *_changes(rules, target, losses.target, moves[1], rule)),
        rules=(rule,),
        detail=_loss_text(rules, *lost),
        open_detail=_openly(beaten, _loss_text(rules, *lost)),
    )


def dodged(
    rules: Rules,
    attacker: Actor,
    target: Actor,
    power: int,
    attack: Throw | None,
    *,
    at_once: bool,
    book: bool,
    loose: bool,
) -> Outcome:
    """Half the power, and the hand stays hidden (D6G-CMB-11, D6G-AMB-28); so does what it does to fate (D6G-AMB-24).

    Args:
        attack: the attack dice; None while they lie under a cup.
        at_once: the hand is shown at once.
        book: its fate is booked with the losses.
        loose: there is no combat after whose end it could be booked.
    """
    settings = rules.settings
    lost = evade(power, attacker.gear, target.gear).target
    read = evaluate_hand(attack.values, settings.scores) if attack else None
    moved = fate_move(read, settings) if read else 0
    detail = text = _loss_text(rules, target, lost, 0)
    if moved and not book:
        words = {"name": attacker.name, "pool": rules.label(settings.pool), "n": moved}
        later = phrase("{loss} {name} の{pool} {n} は戦闘のあとに動かします。")
        if loose:
            later = phrase("{loss} {name} の{pool} {n} は、手を知られてよくなったらGMが動かします。")
        detail = phrase(later.template, loss=detail, **words)
    struck = _changes(rules, attacker, 0, moved if book else 0, "D6G-CMB-11")
    return Outcome(
        label=rules.label("dodge"),
        parts=(hand_part(read, rules),) if read else (),
        throws=(attack,) if attack and at_once else (),
        changes=(*struck, *_changes(rules, target, lost, 0, "D6G-CMB-11")),
        rules=("D6G-CMB-11",),
        detail=detail,
        open_detail=_openly(target, text),
    )


def _openly(who: Actor, text: Phrase) -> Phrase:
    """Return what players read of a loss: of a concealed character nothing, as armour and life would show in it."""
    return text if who.seen else phrase("")


def _loss_text(rules: Rules, who: Actor, lost: int, moved: int) -> Phrase:
    if not lost:
        return phrase("だれも失いません。")
    after = _life(rules, who, lost, moved)
    words = {"name": who.name, "life": rules.label("life"), "before": who.life or 0, "after": after}
    if after > 0:
        return phrase("{name} の{life} {before} → {after}。", **words)
    return phrase("{name} の{life} {before} → {after}（{down}）。", down=rules.label("out_of_combat"), **words)


def _life(rules: Rules, who: Actor, lost: int, moved: int) -> int:
    """Life afterwards; fate moves it too where a game has a single resource."""
    amount = (moved if rules.settings.pool == "life" else 0) - lost
    return rules.settings.within("life", (who.life or 0) + amount) if amount else who.life or 0


def _changes(rules: Rules, who: Actor, lost: int, moved: int, rule: str) -> tuple[Change, ...]:
    if not who.id:
        return ()
    settings, cause = rules.settings, phrase("{combat}", combat=rules.label("combat"))
    fate = settings.within("fate", who.fate + moved) if moved and settings.pool == "fate" else who.fate
    moves = (
        ("life", who.life or 0, _life(rules, who, lost, moved), rule if lost else "D6G-AMB-24"),
        ("fate", who.fate, fate, "D6G-AMB-24"),
    )
    return tuple(
        Change(sheet=who.id, field=field, before=before, after=after, rule=why, cause=cause)
        for field, before, after, why in moves
        if before != after
    )
