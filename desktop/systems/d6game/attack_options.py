"""What may be chosen in the windows of an attack."""

from __future__ import annotations

from desktop.core.check import Option
from desktop.core.words import Phrase, phrase
from desktop.systems.d6game.actors import Actor
from desktop.systems.d6game.resolve import evade, half
from desktop.systems.d6game.rules import Rules

POWER = "power:"


def cup(attacker: Actor) -> Option:
    """Dice that stay under a cup and are typed at the reveal (D6G-PHY-07)."""
    return Option(id="later", label=phrase("カップに伏せて、あとで入力"), rule="D6G-PHY-07", payer=attacker.id)


def powers(rules: Rules, attacker: Actor) -> tuple[Option, ...]:
    """Every power of this game (D6G-CMB-07)."""
    settings = rules.settings
    words = {"fight": rules.label("fight_back"), "dodge": rules.label("dodge")}
    return tuple(
        Option(
            id=f"{POWER}{power}",
            label=phrase("{word} {n}", word=rules.label("power"), n=power),
            rule="D6G-CMB-07",
            payer=attacker.id,
            effect=phrase("{fight}の負け −{n}、{dodge} −{half}", n=power, half=half(power), **words),
        )
        for power in range(settings.power_min, settings.power_max + 1)
    )


def answers(rules: Rules, attacker: Actor, target: Actor, power: int) -> tuple[Option, ...]:
    """Fight back or dodge (D6G-CMB-08); the power is named only where it is open (D6G-AMB-26)."""
    life = rules.label("life")
    fight = phrase("役の得点が低い側が{life}を失う", life=life)
    dodge = phrase("ダイスを振らず{life}を半分失う", life=life)
    if rules.settings.power_open:
        fight = phrase("役の得点が低い側が{life}を {n} 失う", life=life, n=power)
        dodge = _dodge(rules, attacker, target, power) if target.seen else dodge  # players look on: no life in it
    return (
        Option(
            id="fight_back",
            label=rules.label("fight_back"),
            rule="D6G-CMB-09",
            payer=target.id,
            effect=fight,
            primary=True,
        ),
        Option(id="dodge", label=rules.label("dodge"), rule="D6G-CMB-11", payer=target.id, effect=dodge),
    )


def bookings(rules: Rules) -> tuple[Option, ...]:
    """Move fate by the hidden hand now, or leave it; neither says by how much (D6G-AMB-24)."""
    pool = rules.label(rules.settings.pool)
    return (
        Option(id="keep", label=phrase("{pool}は動かさずに終える", pool=pool), rule="D6G-AMB-24", primary=True),
        Option(
            id="book",
            label=phrase("伏せた手のとおりに{pool}を動かす", pool=pool),
            rule="D6G-AMB-24",
            effect=phrase("手を知られてよいとき"),
        ),
    )


def _dodge(rules: Rules, attacker: Actor, target: Actor, power: int) -> Phrase:
    """Describe the loss in numbers, without the equipment of the GM's characters before it takes effect."""
    life = rules.label("life")
    if rules.settings.equipment and (attacker.of_gm or target.of_gm):
        return phrase("{life}を {n} 失う（装備の分は別）", life=life, n=half(power))
    before = target.life or 0
    after = rules.settings.within("life", before - evade(power, attacker.gear, target.gear).target)
    return phrase("{life} {before} → {after}", life=life, before=before, after=after)
