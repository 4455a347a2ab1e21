"""Exact chances of 2d6+SLV (catalogue 9): integer weights, never a sample."""

from __future__ import annotations

from fractions import Fraction
from functools import cache, lru_cache
from itertools import product
from typing import TypeAlias

from desktop.core.rolls.dice import Throw, throw_of
from desktop.core.rolls.odds import Weights
from desktop.systems.enishi.checks.state import CheckSide, Powers, ahead, base, doubles, failed
from desktop.systems.enishi.settings import Settings

Spread: TypeAlias = tuple[tuple[int, bool, int], ...]
"""(achievement, failed whatever the number, weight); a whole throw weighs 36 × 6ⁿ, n the double-up limit."""

DEFAULT = Settings()
NO_HIT = -1
"""Key of "no hit" in damage weights."""


@lru_cache(maxsize=4096)
def _spread(bonus: int, special: bool, limit: int, flat: bool, stays: bool, floor: bool) -> Spread:
    settings = DEFAULT.evolve(
        double_up_limit=limit, fumble_flat=flat, failure_stays=stays, negative_achievement=not floor
    )
    found: dict[tuple[int, bool], int] = {}
    for faces in product(range(1, 7), repeat=2):
        follow(CheckSide(bonus=bonus, special=special, throws=(_thrown(faces),)), settings, 6**limit, found)
    return tuple((value, lost, weight) for (value, lost), weight in sorted(found.items()))


@cache
def _thrown(faces: tuple[int, ...]) -> Throw:
    return throw_of((6,) * len(faces), faces)


def follow(side: CheckSide, settings: Settings, weight: int, found: dict[tuple[int, bool], int]) -> None:
    """Add up what a side that has thrown may reach, its double-up dice still to come; the rules of the check count."""
    if not doubles(side, settings):
        key = base(side, settings), failed(side, settings)
        found[key] = found.get(key, 0) + weight
        return
    for face in range(1, 7):
        follow(side.evolve(throws=(*side.throws, _thrown((face,)))), settings, weight // 6, found)


def spread(bonus: int, settings: Settings = DEFAULT, *, special: bool = True) -> Spread:
    """Every achievement of 2d6 + bonus (EN-CHK-04…07)."""
    floor = not settings.negative_achievement
    return _spread(bonus, special, settings.double_up_limit, settings.fumble_flat, settings.failure_stays, floor)


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
    hits = sum(p * q for a, lost, p in attack for d, _, q in defence if ahead(a, lost, d, ties=ties))
    return hits, sum(w for *_, w in attack) * sum(w for *_, w in defence)


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
def blow(attack: Spread, defence: Spread, power: int, structure: int, table: Powers) -> tuple[tuple[int, int], ...]:
    """Damage weights of one attack; `NO_HIT` for a miss."""
    found: Weights = {}
    guards = [(d, table.of(d) + structure, q) for d, _, q in defence]
    for a, lost, p in attack:
        strike = table.of(a) + power
        for d, guard, q in guards:
            key = max(0, strike - guard) if ahead(a, lost, d) else NO_HIT
            found[key] = found.get(key, 0) + p * q
    return tuple(sorted(found.items()))
