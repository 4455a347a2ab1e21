"""Exact chances of 2d6+SLV (catalogue 9): integer weights, never a sample."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from itertools import product
from typing import TypeAlias

from desktop.core.odds import Weights, mean
from desktop.systems.enishi.checks.state import power_of
from desktop.systems.enishi.settings import Settings

Spread: TypeAlias = tuple[tuple[int, bool, int], ...]
"""(achievement, failed whatever the number, weight); a whole throw weighs 36 × 6ⁿ, n the double-up limit."""

DEFAULT = Settings()
NO_HIT = -1
"""Key of "no hit" in damage weights."""


@lru_cache(maxsize=4096)
def _spread(bonus: int, special: bool, limit: int, flat: bool, stays: bool, floor: bool) -> Spread:
    found: dict[tuple[int, bool], int] = {}
    for a, b in product(range(1, 7), repeat=2):
        if special and a == b == 1:
            _add(found, 0 if flat else bonus, stays, 6**limit)
        elif special and a == b and limit:
            for extra, weight in double_ups(a, limit):
                _add(found, floored(a + b + extra + bonus, floor), False, weight)
        else:
            _add(found, floored(a + b + bonus, floor), False, 6**limit)
    return tuple((value, lost, weight) for (value, lost), weight in sorted(found.items()))


def _add(found: dict[tuple[int, bool], int], value: int, lost: bool, weight: int) -> None:
    found[value, lost] = found.get((value, lost), 0) + weight


def floored(value: int, floor: bool) -> int:
    """Stop at 0 where the 卓 wants it (EN-AMB-11)."""
    return max(0, value) if floor else value


@lru_cache(maxsize=64)
def double_ups(face: int, left: int) -> tuple[tuple[int, int], ...]:
    """Sum of the double-up dice after a pair of `face`, weights out of 6 to the power `left` (EN-CHK-06, EN-AMB-06)."""
    found: Weights = {}
    for die in range(1, 7):
        if die == face and left > 1:
            for more, weight in double_ups(face, left - 1):
                found[die + more] = found.get(die + more, 0) + weight
        else:
            found[die] = found.get(die, 0) + 6 ** (left - 1)
    return tuple(sorted(found.items()))


def spread(bonus: int, settings: Settings = DEFAULT, *, special: bool = True) -> Spread:
    """Every achievement of 2d6 + bonus (EN-CHK-04…07)."""
    floor = not settings.negative_achievement
    return _spread(bonus, special, settings.double_up_limit, settings.fumble_flat, settings.failure_stays, floor)


def achievement(bonus: int, settings: Settings = DEFAULT, *, special: bool = True) -> Weights:
    """Distribution of the achievement; a fumble counts as its number."""
    found: Weights = {}
    for value, _, weight in spread(bonus, settings, special=special):
        found[value] = found.get(value, 0) + weight
    return found


def success(bonus: int, target: int, settings: Settings = DEFAULT) -> Fraction:
    """Chance of a plain check (EN-CHK-08)."""
    return reach(spread(bonus, settings), target)


def reach(of: Spread, target: int) -> Fraction:
    """Chance of at least `target` without having failed."""
    return Fraction(sum(w for v, lost, w in of if not lost and v >= target), sum(w for *_, w in of))


@lru_cache(maxsize=8192)
def _boxes(margin: int, boxes: int, everything: bool) -> Fraction:
    """Best chance of 2d6 ≥ margin with free boxes: 振りなおし of a throw, at the end one 達成値+1.

    Args:
        margin: target minus bonus.
        everything: a re-roll after the double-up die takes all dice (`reroll_scope`).
    """
    again = _boxes(margin, boxes - 1, everything) if boxes else Fraction(0)
    found = Fraction(0)
    for a, b in product(range(1, 7), repeat=2):
        if a == b == 1:
            stay = Fraction(0)
        elif a == b:
            stay = _extra(margin, a + b, boxes, everything)
        else:
            stay = Fraction(a + b >= margin or (boxes > 0 and a + b + 1 >= margin))
        found += max(stay, again)
    return found / 36


def _extra(margin: int, so_far: int, boxes: int, everything: bool) -> Fraction:
    again = Fraction(0)
    if boxes:
        again = _boxes(margin, boxes - 1, everything) if everything else _extra(margin, so_far, boxes - 1, False)
    stays = [Fraction(so_far + d >= margin or (boxes > 0 and so_far + d + 1 >= margin)) for d in range(1, 7)]
    return sum((max(s, again) for s in stays), Fraction(0)) / 6


def with_boxes(bonus: int, target: int, boxes: int, settings: Settings = DEFAULT) -> Fraction:
    """Chance with one player's free boxes used as well as can be (catalogue 9.2, EN-AMB-20, EN-AMB-21).

    Only for double-up and fumble as published and one effect per window.
    """
    return _boxes(target - bonus, max(0, min(boxes, 20)), settings.reroll_scope == "all")


@lru_cache(maxsize=2048)
def duel(attack: Spread, defence: Spread, ties: bool) -> tuple[int, int]:
    """Weights of attack ahead of defence, and of everything."""
    hits = sum(p * q for a, lost, p in attack for d, _, q in defence if not lost and (a > d or (ties and a == d)))
    return hits, sum(w for *_, w in attack) * sum(w for *_, w in defence)


def hit(attack: int, defence: int, settings: Settings = DEFAULT) -> Fraction:
    """Chance that attack beats defence, both 2d6 + bonus (EN-OPP-01)."""
    return Fraction(*duel(_opposed(attack, settings), _opposed(defence, settings), False))


def _opposed(bonus: int, settings: Settings) -> Spread:
    return spread(bonus, settings, special=settings.special_in_opposed)


def competition(a: int, b: int, settings: Settings = DEFAULT) -> tuple[Fraction, Fraction, Fraction]:
    """Chances to win, draw and lose a competition (EN-OPP-02)."""
    return contest((_opposed(a, settings), _opposed(b, settings)))


def contest(sides: tuple[Spread, ...]) -> tuple[Fraction, Fraction, Fraction]:
    """Win, draw and lose for the first side, by comparing it with every other in turn."""
    whole = 1
    for side in sides:
        whole *= sum(w for *_, w in side)
    win = best = 0
    for value, lost, weight in sides[0]:
        below = not_above = weight
        for other in sides[1:]:
            below *= sum(w for v, out, w in other if (not lost and (out or v < value)))
            not_above *= sum(w for v, out, w in other if (out if lost else out or v <= value))
        win += below
        best += not_above
    return Fraction(win, whole), Fraction(best - win, whole), Fraction(whole - best, whole)


@lru_cache(maxsize=1024)
def blow(attack: Spread, defence: Spread, power: int, structure: int, grows: bool) -> tuple[tuple[int, int], ...]:
    """Damage weights of one attack; `NO_HIT` for a miss."""
    settings = DEFAULT.evolve(power_grows=True) if grows else DEFAULT
    found: Weights = {}
    guards = [(d, power_of(d, settings) + structure, q) for d, _, q in defence]
    for a, lost, p in attack:
        strike = power_of(a, settings) + power
        for d, guard, q in guards:
            key = max(0, strike - guard) if not lost and a > d else NO_HIT
            found[key] = found.get(key, 0) + p * q
    return tuple(sorted(found.items()))


def damage(attack: int, defence: int, power: int, structure: int, settings: Settings = DEFAULT) -> Weights:
    """Distribution of damage before effects; `NO_HIT` for a miss (EN-PWR-01…04, catalogue 9.5)."""
    a, d = _opposed(attack, settings), _opposed(defence, settings)
    return dict(blow(a, d, power, structure, settings.power_grows))


def mean_damage(weights: Weights) -> Fraction:
    """Mean damage of one attack, misses as 0."""
    return mean(_without_misses(weights))


def _without_misses(weights: Weights) -> Weights:
    found: Weights = {}
    for key, weight in weights.items():
        found[max(0, key)] = found.get(max(0, key), 0) + weight
    return found
