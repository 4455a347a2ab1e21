"""The checks of a fight, made from fighters instead of sheets."""

from __future__ import annotations

from desktop.core.outcome import Contribution
from desktop.core.problem import refuse
from desktop.core.words import Phrase, phrase
from desktop.systems.enishi.actor import Actor
from desktop.systems.enishi.battle.events import Ambush, Attack, Harm, Order, Pressure
from desktop.systems.enishi.battle.state import Battle, Fighter
from desktop.systems.enishi.checks.flow import defending, next_side, settle
from desktop.systems.enishi.checks.reader import situation_parts
from desktop.systems.enishi.checks.side import Side
from desktop.systems.enishi.checks.state import Family, Stance, State, Strike
from desktop.systems.enishi.gear import AttackLine, skill_word


def make_side(actor: Actor, special: bool, *parts: Contribution) -> Side:
    """The side of a fighter with its summands."""
    kept = tuple(p for p in parts if p.value or p.rule == "EN-CHK-04")
    return Side(
        who=actor.id, name=actor.name, is_pc=actor.is_pc, parts=kept, bonus=sum(p.value for p in kept), special=special
    )


def begin(
    battle: Battle, kind: str, family: Family, title: Phrase, sides: tuple[Side, ...], strike: Strike | None = None
) -> State:
    """Start a check among everybody in the fight."""
    cast = tuple(f.actor for f in battle.fighters)
    stances = tuple((f.actor.id, f.stance) for f in battle.fighters if f.stance)
    state = State(
        kind=kind, family=family, settings=battle.settings, title=title, sides=sides, strike=strike, cast=cast,
        first=cast, stances=stances,
    )  # fmt: skip
    return settle(next_side(state))


def skill_part(actor: Actor, skill: str) -> Contribution:
    """The SLV of one skill as a summand; unknown and unlearnt are 0 (EN-AMB-10)."""
    return Contribution(label=skill_word(skill), value=getattr(actor.skills, skill, 0), rule="EN-CHK-04")


def modifier_part(value: int) -> Contribution:
    """A modifier of the GM's."""
    return Contribution(label="修正", value=value, rule="EN-AMB-11")


def order_check(battle: Battle, fighter: Fighter, event: Order) -> State:
    """2d6 + 《戦術》 (EN-BTL-02)."""
    side = make_side(
        fighter.actor,
        battle.settings.special_in_order,
        skill_part(fighter.actor, "tactics"),
        modifier_part(event.modifier),
    )
    return begin(battle, "initiative", "number", phrase("行動順番（{who}）", who=fighter.actor.name), (side,))


def ambush_check(battle: Battle, fighter: Fighter, event: Ambush) -> State:
    """《隠密》 or 《知覚》 for a surprise; the numbers are compared by the battle (EN-SUR-01)."""
    skill = "stealth" if event.kind == "sneak" else "perception"
    part = skill_part(fighter.actor, skill)
    side = make_side(fighter.actor, battle.settings.special_in_opposed, part, modifier_part(event.modifier))
    title = phrase("不意打ち・{skill}（{who}）", skill=part.label, who=fighter.actor.name)
    return begin(battle, "ambush", "number", title, (side,))


def line_of(fighter: Fighter, weapon: str) -> AttackLine:
    """Return the weapon by its key.

    Raises:
        Refusal: `unknown_weapon`.
    """
    found = next((line for line in fighter.actor.lines if line.key == weapon), None)
    if found is None:
        text = phrase("{who} は武器 {weapon} を持っていません。", who=fighter.actor.name, weapon=weapon)
        raise refuse("unknown_weapon", "EN-WPN-01", text, phrase("持っている武器から選んでください。"))
    return found


def attack_check(battle: Battle, fighter: Fighter, target: Fighter, event: Attack) -> State:
    """攻防判定 with everything that counts on both sides (EN-HIT-01)."""
    settings = battle.settings
    line = line_of(fighter, event.weapon)
    stance = 2 if fighter.stance == "attack" or fighter.both_stances else 0
    attack = make_side(
        fighter.actor,
        settings.special_in_opposed,
        Contribution(label=skill_word(line.skill), value=line.slv, rule="EN-CHK-04"),
        Contribution(label="攻撃修正", value=line.mod, rule="EN-HIT-01"),
        modifier_part(event.modifier),
        *situation_parts(event.vision, event.water, settings),
        Contribution(label="攻撃に徹する", value=stance, rule="EN-OPT-02"),
    )
    mods = (modifier_part(event.target_modifier), *situation_parts(event.target_vision, event.target_water, settings))
    defence = defence_side(battle, target, event.reaction, *mods)
    strike = Strike(power=line.power, damage=line.damage, target=target.actor.id, weapon=line.key, thrown=line.thrown)
    title = phrase("{who}：{weapon} → {target}", who=fighter.actor.name, weapon=line.label, target=target.actor.name)
    return begin(battle, "attack", "versus", title, (attack, defence), strike)


def defence_side(battle: Battle, target: Fighter, reaction: str, *mods: Contribution) -> Side:
    """防御行動, or 0 where none is made: declined, 気絶, 攻撃に徹する, no reaction left (EN-AMB-58)."""
    if reaction == "decline" or out_of_reactions(battle, target):
        actor = target.actor
        return Side(who=actor.id, name=actor.name, is_pc=actor.is_pc, given=0, made=False)
    ambush = Contribution(label="不意打ち", value=-target.ambushed, rule="EN-SUR-02")
    kept = tuple(m for m in (*mods, ambush) if m.value)
    side = defending(target.actor, stance_for_defence(target), battle.settings.unconscious_acts, *kept)
    return side.evolve(special=battle.settings.special_in_opposed)


def stance_for_defence(target: Fighter) -> Stance:
    """All-out attack forbids reactions even beside all-out defence (EN-OPT-02, EN-AMB-61)."""
    return "attack" if target.both_stances else target.stance


def out_of_reactions(battle: Battle, target: Fighter) -> bool:
    """Tell whether the 卓's limit of reactions is reached (EN-AMB-58)."""
    limit = battle.settings.reaction_limit
    return bool(limit) and target.reactions >= limit


def pressure_check(battle: Battle, fighter: Fighter, target: Fighter, event: Pressure) -> State:
    """A skill named by the GM against 《意志》; no damage follows (EN-AMB-59)."""
    special = battle.settings.special_in_opposed
    push = make_side(fighter.actor, special, skill_part(fighter.actor, event.skill), modifier_part(event.modifier))
    actor = target.actor
    stance = stance_for_defence(target)
    silent = (
        event.reaction == "decline" or stance == "attack" or not battle.able(target) or out_of_reactions(battle, target)
    )
    if silent or not battle.able(target):
        will = Side(who=actor.id, name=actor.name, is_pc=actor.is_pc, given=0, made=False)
    else:
        bonus = Contribution(label="防御に徹する", value=2 if stance == "defence" else 0, rule="EN-OPT-03")
        will = make_side(actor, special, skill_part(actor, "will"), bonus)
    title = phrase("{who} → {target}（抵抗行動）", who=fighter.actor.name, target=actor.name)
    return begin(battle, "pressure", "versus", title, (push, will))


def harm_check(battle: Battle, target: Fighter, event: Harm) -> State:
    """Damage with its window, from no attack (EN-AMB-23)."""
    cast = tuple(f.actor for f in battle.fighters)
    title = phrase("ダメージ（{who}）", who=target.actor.name)
    state = State(
        kind="harm", family="damage", settings=battle.settings, title=title,
        moment="after_damage", raw=event.amount, strike=Strike(damage=event.damage, target=target.actor.id),
        cast=cast, first=cast,
    )  # fmt: skip
    return settle(state)
