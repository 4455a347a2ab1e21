"""Seven questions that every odds library can answer, asked of `desktop.core.rolls.odds` and of its peers.

Each function takes nothing and returns outcome → `Fraction`, named as the questions are.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations_with_replacement
from math import factorial

from desktop.core.rolls.odds import Weights, convolve, die, distribution, repeat

EXPLOSIONS = 5
"""How often a ten may be thrown again."""
HIT = 8


def _hand(faces: tuple[int, ...]) -> str:
    counts = sorted(Counter(faces).values(), reverse=True)
    if counts == [1] * 5:
        return "straight" if faces[-1] - faces[0] == 4 else "none"
    names = {(5,): "five", (4, 1): "four", (3, 2): "full", (3, 1, 1): "three", (2, 2, 1): "twopair"}
    return names.get(tuple(counts), "pair")


def poker_5d6() -> dict[str, Fraction]:
    """Hands of five dice: 252 combinations, each with its number of orders."""
    ways: Counter[str] = Counter()
    for faces in combinations_with_replacement(range(1, 7), 5):
        orders = factorial(5)
        for count in Counter(faces).values():
            orders //= factorial(count)
        ways[_hand(faces)] += orders
    return {hand: Fraction(count, 6**5) for hand, count in ways.items()}


def sum_2d6_double_adds_1d6() -> dict[int, Fraction]:
    """Two dice; a pair adds a third."""
    weights: Weights = {}
    for a in range(1, 7):
        for b in range(1, 7):
            for c in range(1, 7):
                total = a + b + (c if a == b else 0)
                weights[total] = weights.get(total, 0) + 1
    return distribution(weights)


def d20_advantage() -> dict[int, Fraction]:
    """The higher of two d20."""
    return {value: Fraction(2 * value - 1, 400) for value in die(20)}


def _exploding() -> Weights:
    weights: Weights = {0: HIT - 1, 1: 11 - HIT}
    for _ in range(EXPLOSIONS):
        total = sum(weights.values())
        again = {0: (HIT - 1) * total, 1: (10 - HIT) * total}
        for hits, weight in weights.items():
            again[hits + 1] = again.get(hits + 1, 0) + weight
        weights = again
    return weights


def success_20d10_explode10() -> dict[int, Fraction]:
    """Hits of twenty d10, tens rerolled."""
    return distribution(repeat(_exploding(), 20))


def opposed_12d10_vs_12d10() -> dict[int, Fraction]:
    """The difference of two pools of twelve."""
    pool = repeat(_exploding(), 12)
    return distribution(convolve(pool, pool, -1))


def _extended(pool: int, goal: int, rolls: int, shrinking: bool) -> dict[int | str, Fraction]:
    """Follow the hits so far, roll by roll, in integers over 3**n (a d6 hits on 5 and 6)."""
    so_far, scale = {0: 1}, 1
    done: dict[int | str, Fraction] = {}
    for number in range(1, rolls + 1):
        dice = pool - (number - 1 if shrinking else 0)
        scale *= 3**dice
        arrived, reached = 0, {}
        for hits, weight in convolve(so_far, repeat({0: 2, 1: 1}, dice)).items():
            if hits >= goal:
                arrived += weight
            else:
                reached[hits] = weight
        if arrived:
            done[number] = Fraction(arrived, scale)
        so_far = reached
    if so_far:
        done["fail"] = Fraction(sum(so_far.values()), scale)
    return done


def extended_shrinking_12_target8() -> dict[int | str, Fraction]:
    """Twelve dice, one fewer each time, until eight hits."""
    return _extended(12, 8, 12, shrinking=True)


def extended_fixed_12_target8_max10() -> dict[int | str, Fraction]:
    """Twelve dice each time, at most ten times, until eight hits."""
    return _extended(12, 8, 10, shrinking=False)
