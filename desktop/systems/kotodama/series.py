"""Number of hits of a handful of dice as an exact power series, and two handfuls compared (KO-ODD-01, -02, -06).

One die gives G(z) = ((t−1) + (10−t)z) / (10 − z): a 10 is a hit and is thrown again without end. Dice that may show no
1 have the same denominator and another numerator, so that every question is a
polynomial over (10 − z)^n; nothing is cut off.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from itertools import pairwise
from math import comb
from typing import NamedTuple


class Handful(NamedTuple):
    """Dice still to be thrown, and hits that lie there already."""

    dice: int
    """Ordinary dice."""
    target: int = 8
    bare: int = 0
    """Dice none of whose faces, re-rolls included, may be a 1."""
    first: int = 0
    """Dice whose first face may not be a 1; re-rolls may."""
    hits: int = 0

    @property
    def size(self) -> int:
        """All dice, whatever their kind."""
        return self.dice + self.bare + self.first


@lru_cache(maxsize=1024)
def _numerator(hand: Handful) -> tuple[int, ...]:
    """Coefficients of the numerator; the value is divided by 10^first beside the (10 − z)^count."""
    t = hand.target
    poly: tuple[int, ...] = (1,)
    kinds = ((t - 1, 10 - t, hand.dice), (t - 2, 10 - t, hand.bare), (10 * (t - 2), 101 - 10 * t, hand.first))
    for a, b, count in kinds:
        if count:
            poly = _product(poly, tuple(comb(count, i) * a ** (count - i) * b**i for i in range(count + 1)))
    return (0,) * hand.hits + poly


def _product(p: tuple[int, ...], q: tuple[int, ...]) -> tuple[int, ...]:
    if p == (1,):
        return q
    result = [0] * (len(p) + len(q) - 1)
    for i, x in enumerate(p):
        for j, y in enumerate(q):
            result[i + j] += x * y
    return tuple(result)


@lru_cache(maxsize=1024)
def weights(hand: Handful, upto: int) -> tuple[int, ...]:
    """Return w[0…upto]: the chance of j hits is w[j] / 10^(count + first + j)."""
    n = hand.size
    scaled = [c * 10**i for i, c in enumerate(_numerator(hand)[: upto + 1])]
    if n == 0:
        return tuple(scaled) + (0,) * (upto + 1 - len(scaled))
    tails = [comb(n + j - 1, j) for j in range(upto + 1)]
    return tuple(sum(c * tails[j - i] for i, c in enumerate(scaled[: j + 1]) if c) for j in range(upto + 1))


def mass(hand: Handful) -> Fraction:
    """Return the chance of any number of hits at all; below 1 where 1s are forbidden."""
    return Fraction(sum(_numerator(hand)), 9**hand.size * 10**hand.first)


@lru_cache(maxsize=8192)
def below(hand: Handful, limit: int) -> Fraction:
    """Return the chance of fewer than `limit` hits (and of no forbidden 1)."""
    if limit <= 0:
        return Fraction(0)
    top = limit - 1
    total = sum(w * 10 ** (top - j) for j, w in enumerate(weights(hand, top)))
    return Fraction(total, 10 ** (hand.size + hand.first + top))


def exactly(hand: Handful, hits: int) -> Fraction:
    """Return the chance of just so many hits."""
    if hits < 0:
        return Fraction(0)
    return Fraction(weights(hand, hits)[hits], 10 ** (hand.size + hand.first + hits))


class Comparison(NamedTuple):
    """Chances that one handful shows more, as many, or fewer hits than the other."""

    more: Fraction
    equal: Fraction
    fewer: Fraction


@lru_cache(maxsize=2048)
def compare(a: Handful, b: Handful) -> Comparison:
    """Compare two handfuls exactly; from some number of hits on the summands are a polynomial times 1/100^b."""
    common = min(a.hits, b.hits)
    a, b = a._replace(hits=a.hits - common), b._replace(hits=b.hits - common)
    start = max(a.hits, b.hits) + 1
    terms = max(1, a.size + b.size - 1)
    wa, wb = weights(a, start + terms), weights(b, start + terms)
    ta = _tails(a, wa)
    scale = 10 ** (a.size + a.first + b.size + b.first)
    more = _summed([x * y for x, y in zip(wb, ta, strict=True)], start, terms) / (scale * 9**a.size)
    equal = _summed([x * y for x, y in zip(wa, wb, strict=True)], start, terms) / scale
    return Comparison(more, equal, mass(a) * mass(b) - more - equal)


def _tails(hand: Handful, w: tuple[int, ...]) -> list[int]:
    """Return 10^b · 10^(count+first) · 9^count · P(more than b hits) for every b, as whole numbers."""
    nines = 9**hand.size
    left = sum(_numerator(hand)) * 10**hand.size
    found = []
    for weight in w:
        left -= nines * weight
        found.append(left)
        left *= 10
    return found


def _summed(f: list[int], start: int, terms: int) -> Fraction:
    """Sum f(b) / 100^b over every b ≥ 0; from `start` on f is a polynomial of fewer than `terms` coefficients."""
    head = sum(value * 100 ** (start - 1 - b) for b, value in enumerate(f[:start]))
    row = f[start : start + terms]
    tail, nines = 0, 99 ** len(row)
    for _ in range(len(row)):
        nines //= 99
        tail += row[0] * nines
        row = [y - x for x, y in pairwise(row)]
    return Fraction(head, 100 ** (start - 1)) + Fraction(tail, 99**terms * 100 ** (start - 1))
