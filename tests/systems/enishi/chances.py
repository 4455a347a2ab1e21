"""The catalogue's odds tables asked of the rule system's own spreads, duels and blows."""

from __future__ import annotations

from fractions import Fraction

from desktop.core.rolls.odds import Weights
from desktop.systems.enishi.checks.state import powers_of
from desktop.systems.enishi.odds import DEFAULT, Spread, blow, contest, duel, reach, spread
from desktop.systems.enishi.settings import Settings


def mean(weights: Weights) -> Fraction:
    """Expected outcome."""
    return Fraction(sum(k * w for k, w in weights.items()), sum(weights.values()))


def achievement(bonus: int, settings: Settings = DEFAULT, *, special: bool = True) -> Weights:
    """Distribution of the achievement; a fumble counts as its number."""
    found: Weights = {}
    for value, _, weight in spread(bonus, settings, special=special):
        found[value] = found.get(value, 0) + weight
    return found


def success(bonus: int, target: int, settings: Settings = DEFAULT) -> Fraction:
    """Chance of a plain check (EN-CHK-08)."""
    return reach(spread(bonus, settings), target)


def hit(attack: int, defence: int, settings: Settings = DEFAULT) -> Fraction:
    """Chance that attack beats defence, both 2d6 + bonus (EN-OPP-01)."""
    return Fraction(*duel(_opposed(attack, settings), _opposed(defence, settings), False))


def _opposed(bonus: int, settings: Settings) -> Spread:
    return spread(bonus, settings, special=settings.special_in_opposed)


def competition(a: int, b: int, settings: Settings = DEFAULT) -> tuple[Fraction, Fraction, Fraction]:
    """Chances to win, draw and lose a competition (EN-OPP-02)."""
    return contest((_opposed(a, settings), _opposed(b, settings)))


def damage(attack: int, defence: int, power: int, structure: int, settings: Settings = DEFAULT) -> Weights:
    """Distribution of damage before effects; `NO_HIT` for a miss (EN-PWR-01…04, catalogue 9.5)."""
    a, d = _opposed(attack, settings), _opposed(defence, settings)
    return dict(blow(a, d, power, structure, powers_of(settings)))


def mean_damage(weights: Weights) -> Fraction:
    """Mean damage of one attack, misses as 0."""
    return mean(_without_misses(weights))


def _without_misses(weights: Weights) -> Weights:
    found: Weights = {}
    for key, weight in weights.items():
        found[max(0, key)] = found.get(max(0, key), 0) + weight
    return found
