"""Chances of an attack as a person should see them (D6G-ODD-05, D6G-PHY-09)."""

from __future__ import annotations

from fractions import Fraction

from desktop.core.odds import Odds, OddsRow, percent
from desktop.core.words import Phrase, phrase
from desktop.systems.d6game.actors import Actor
from desktop.systems.d6game.hands import Hand
from desktop.systems.d6game.odds import blind_odds, decimal, fight_odds, response_odds
from desktop.systems.d6game.settings import Settings


def answer_odds(settings: Settings, attacker: Actor, target: Actor, hand: Hand | None, power: int | None) -> Odds:
    """Chances of fighting back.

    Args:
        hand: the attack hand as the viewer knows it; None: both hands are unknown.
        power: the power that waits for an answer; adds what both answers cost on average.
    """
    odds = fight_odds(settings, hand) if hand else blind_odds(settings)
    rows = (
        (phrase("攻撃対象が失う"), odds.target_loses),
        (phrase("引き分け"), odds.tie),
        (phrase("攻撃側が失う"), odds.attacker_loses),
    )
    costs = _costs(settings, attacker, target, power)
    return Odds(
        success=odds.chance(odds.target_loses),
        ways=f"{odds.target_loses} / {odds.total}",
        rows=tuple(
            OddsRow(label=label, chance=odds.chance(n), note=_note(odds.chance(n), cost))
            for (label, n), cost in zip(rows, costs, strict=True)
        ),
    )


def _costs(settings: Settings, attacker: Actor, target: Actor, power: int | None) -> tuple[Phrase | None, ...]:
    """What each answer costs on average, told only where power and equipment are public."""
    secret = settings.equipment and (attacker.of_gm or target.of_gm)
    if power is None or not settings.power_open or secret:
        return (None, None, None)
    mean = response_odds(settings, power, attacker.gear, target.gear)
    dodge = phrase("平均 {mean}、よければ {dodge}", mean=decimal(-mean.fight_back), dodge=decimal(-mean.dodge))
    return (dodge, None, phrase("平均 {mean}", mean=decimal(-mean.attacker)))


def _note(chance: Fraction, cost: Phrase | None) -> Phrase:
    share = percent(chance)
    return phrase("{share}", share=share) if cost is None else phrase("{share}、{cost}", share=share, cost=cost)
