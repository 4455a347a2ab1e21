"""The checks of a fight: events are read into participants, and the rule's one starter does the rest."""

from __future__ import annotations

from desktop.core.problem import refuse
from desktop.core.words import phrase
from desktop.systems.enishi.battle.events import Aid, Ambush, Attack, Harm, Order, Pressure
from desktop.systems.enishi.battle.state import Battle, Fighter
from desktop.systems.enishi.checks import rules
from desktop.systems.enishi.checks.people import Around, Entry, Scene, line_of
from desktop.systems.enishi.checks.side import CheckSide, auto, failed, total
from desktop.systems.enishi.checks.state import State


def scene(battle: Battle, about: tuple[str, ...] = (), *, gm: bool = False) -> Scene:
    """Return every fighter with the marks of this turn."""
    return Scene(battle.settings, tuple(f.in_check for f in battle.fighters), battle.marks, about, gm)


def around(battle: Battle, modifier: int, vision: int | None, water: str | None, search: bool = False) -> Around:
    """What surrounds one side: as it is for all, unless the event says otherwise (EN-VIS-02, EN-WAT-02, EN-AMB-66)."""
    dark = battle.vision if vision is None else vision
    return Around(modifier, dark, battle.water if water is None else water, search)


def dry(battle: Battle, modifier: int, vision: int | None, water: str | None, search: bool = False) -> Around:
    """The same for what water does not slow, unless the event names it: talking, noticing, treating (EN-WAT-02)."""
    return around(battle, modifier, vision, water or "", search)


def order_check(battle: Battle, fighter: Fighter, event: Order) -> State:
    """2d6 + 《戦術》 (EN-BTL-02)."""
    return rules.order(scene(battle, gm=event.gm), Entry(fighter.actor, "tactics", Around(event.modifier)))


def attack_check(battle: Battle, fighter: Fighter, target: Fighter, event: Attack) -> State:
    """攻撃行動 with one weapon (EN-HIT-01)."""
    line = line_of(fighter.actor, event.weapon)
    own = around(battle, event.modifier, event.vision, event.water, event.search)
    theirs = around(battle, event.target_modifier, event.target_vision, event.target_water)
    return rules.attack(
        scene(battle, event.about, gm=event.gm),
        Entry(fighter.actor, line.skill, own),
        line,
        Entry(target.actor, "athletics", theirs),
        event.reaction,
    )


def pressure_check(battle: Battle, fighter: Fighter, target: Fighter, event: Pressure) -> State:
    """A skill named by the GM against 《意志》 (EN-AMB-59)."""
    own = dry(battle, event.modifier, event.vision, event.water, event.search)
    theirs = dry(battle, event.target_modifier, event.target_vision, event.target_water)
    return rules.pressure(
        scene(battle, event.about, gm=event.gm),
        Entry(fighter.actor, event.skill, own),
        Entry(target.actor, "will", theirs),
        event.reaction,
    )


def aid_check(battle: Battle, fighter: Fighter, patient: Fighter, event: Aid) -> State:
    """First aid as a 作業行動 (EN-AMB-52)."""
    healer = Entry(fighter.actor, "medicine", dry(battle, event.modifier, event.vision, event.water))
    return rules.first_aid(scene(battle, event.about), healer, patient.actor)


def sneak_check(battle: Battle, fighter: Fighter, event: Ambush) -> State:
    """Return the 《隠密》 check of an ambusher (EN-SUR-01)."""
    place = around(battle, event.modifier, event.vision, event.water)
    return rules.sneak(scene(battle, event.about, gm=event.gm), Entry(fighter.actor, "stealth", place))


def notice_check(battle: Battle, fighter: Fighter, event: Ambush) -> State:
    """《知覚》 of a victim against the best ambusher of the other camp (EN-SUR-01, EN-AMB-65)."""
    place = dry(battle, event.modifier, event.vision, event.water)
    victim = Entry(fighter.actor, "perception", place)
    return rules.surprise(scene(battle, event.about, gm=event.gm), best_ambusher(battle, fighter), victim, own=1)


def foes_hiding(battle: Battle, fighter: Fighter) -> tuple[CheckSide, ...]:
    """List the ambushers against a fighter, all of the other camp."""
    return tuple(side for side in battle.ambushers if side.is_pc != fighter.actor.is_pc)


def best_ambusher(battle: Battle, fighter: Fighter) -> CheckSide:
    """Return the best ambusher against a fighter: 自動成功 first, those who failed last (EN-AMB-09, EN-AMB-65).

    Raises:
        Refusal: `no_ambush` where no enemy hides.
    """
    settings = battle.settings
    hiding = foes_hiding(battle, fighter)
    if not hiding:
        message = phrase("{who} を不意打ちしようとする人がいません。", who=fighter.actor.name)
        raise refuse("no_ambush", "EN-SUR-01", message, phrase("先に《隠密》を振ってください。"), overridable=False)
    return max(hiding, key=lambda side: (not failed(side, settings), auto(side, settings), total(side, settings)))


def harm_check(battle: Battle, target: Fighter, event: Harm) -> State:
    """Damage with its window, from no attack (EN-AMB-23)."""
    return rules.harm(scene(battle), target.actor, event.amount, event.damage)
