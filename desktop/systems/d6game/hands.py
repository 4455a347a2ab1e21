"""Five dice read as a hand. Any face will do: only which dice are equal or consecutive counts (D6G-HND-09)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from enum import StrEnum
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import NamedTuple, TypeAlias

from desktop.core.rolls.dice import check_face, wrong_count
from desktop.systems.d6game.tables import HANDS

DICE = (6,) * 5
"""D6G-CHK-02: what every hand is thrown with."""
TOTAL = 6**5
"""How many equally likely ways five dice fall."""

Scores: TypeAlias = tuple[int, int, int, int, int, int, int, int]
"""Score per hand, in the order of `Hand`."""


class Hand(StrEnum):
    """The hands, weakest first as published."""

    NO_HAND = "no_hand"
    ONE_PAIR = "one_pair"
    TWO_PAIR = "two_pair"
    THREE_DICE = "three_dice"
    FULL_HOUSE = "full_house"
    STRAIGHT = "straight"
    FOUR_DICE = "four_dice"
    THE_FIVE = "the_five"


ORDER = tuple(Hand)
TARGETS = ORDER[1:]
"""Hands that may be a target: no hand is none (D6G-AMB-09)."""
RANK = {hand: n for n, hand in enumerate(ORDER)}
_CONTAINS = {Hand(row.id): tuple(Hand(name) for name in row.contains) for row in HANDS}
_BY_COUNTS = {
    (5,): Hand.THE_FIVE,
    (4, 1): Hand.FOUR_DICE,
    (3, 2): Hand.FULL_HOUSE,
    (3, 1, 1): Hand.THREE_DICE,
    (2, 2, 1): Hand.TWO_PAIR,
    (2, 1, 1, 1): Hand.ONE_PAIR,
}


class Read(NamedTuple):
    """The hand that counts, and its score."""

    hand: Hand
    score: int


def _natural(faces: tuple[int, ...]) -> Hand:
    counts = tuple(sorted(Counter(faces).values(), reverse=True))
    if len(counts) == 5:
        return Hand.STRAIGHT if max(faces) - min(faces) == 4 else Hand.NO_HAND
    return _BY_COUNTS[counts]


_ROLLS = tuple(combinations_with_replacement(range(1, 7), 5))
_NATURAL = {faces: _natural(faces) for faces in _ROLLS}


@cache
def _natural_ways() -> dict[Hand, int]:
    """How many of the 7776 rolls are each hand as they fall, whatever the scores."""
    ways = dict.fromkeys(ORDER, 0)
    for faces, hand in _NATURAL.items():
        ways[hand] += factorial(5) // prod(factorial(n) for n in Counter(faces).values())
    return ways


@lru_cache(maxsize=256)
def reading(scores: Scores) -> dict[tuple[int, ...], Read]:
    """Map every sorted roll to the hand that scores highest (D6G-AMB-05); equal scores: the rarer, printed later."""
    best = {hand: _best(hand, scores) for hand in ORDER}
    return {faces: best[hand] for faces, hand in _NATURAL.items()}


def _best(natural: Hand, scores: Scores) -> Read:
    made = (natural, *_CONTAINS[natural])
    hand = max(made, key=lambda h: (scores[RANK[h]], RANK[h]))
    return Read(hand, scores[RANK[hand]])


@lru_cache(maxsize=256)
def hand_ways(scores: Scores) -> dict[Hand, int]:
    """How many of the 7776 rolls are read as each hand."""
    ways = dict.fromkeys(ORDER, 0)
    for natural, count in _natural_ways().items():
        ways[_best(natural, scores).hand] += count
    return ways


@lru_cache(maxsize=256)
def read_ways(scores: Scores) -> tuple[tuple[Hand, int, int], ...]:
    """(hand, score, ways) for every hand that can be read, weakest first."""
    return tuple((hand, scores[RANK[hand]], n) for hand, n in hand_ways(scores).items() if n)


def evaluate_hand(dice: Sequence[int], scores: Scores) -> Read:
    """Read the best hand of five faces.

    Raises:
        Refusal: `wrong_count` or `face_out_of_range`.
    """
    try:
        return reading(scores)[tuple(sorted(dice))]
    except (KeyError, TypeError):
        pass
    if len(dice) != len(DICE):
        raise wrong_count(len(DICE), len(dice))
    for face in dice:
        check_face(6, face)
    raise wrong_count(len(DICE), len(dice))


def weakest(required: int, scores: Scores) -> Hand | None:
    """The lowest-scoring hand that reaches a score; None when even The Five does not."""
    fitting = [(score, RANK[hand], hand) for hand, score, _ in read_ways(scores) if score >= required]
    return min(fitting)[2] if fitting else None


def harder(target: Hand, scores: Scores) -> Hand | None:
    """The target one step up by score; None above the top (D6G-HND-09)."""
    least = scores[RANK[target]]
    above = [(scores[RANK[hand]], RANK[hand], hand) for hand in TARGETS if scores[RANK[hand]] > least]
    return min(above)[2] if above else None
