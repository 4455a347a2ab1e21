"""Number of hits of a handful of dice, exactly, and two handfuls compared (KO-ODD-01, -02, -06).

One die gives G(z) = ((t−1) + (11−t−s)z) / (10 − sz): s faces are hits that are thrown again without end, the 10
alone as published. Dice that may show no 1 have the same denominator and another numerator. Every question is one
coefficient of a product of powers of linear terms, and those follow from a few before them, so that its cost grows
with the number of hits asked for and not with its square; nothing is cut off.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache
from math import lcm, prod
from typing import NamedTuple, TypeAlias

from desktop.systems.kotodama.roll import USUAL, Special

Power: TypeAlias = tuple[int, int, int]
"""(α, β, e) for (α + βz)^e; α is not 0."""


class Handful(NamedTuple):
    """Dice still to be thrown, and the hits so far."""

    dice: int
    """Ordinary dice."""
    target: int = 8
    bare: int = 0
    """Dice none of whose faces, re-rolls included, may be a 1."""
    first: int = 0
    """Dice whose first face may not be a 1; re-rolls may."""
    hits: int = 0
    special: Special = USUAL

    @property
    def again(self) -> int:
        """Faces that are thrown again."""
        return self.special.again(self.target)

    @property
    def size(self) -> int:
        """All dice, whatever their kind."""
        return self.dice + self.bare + self.first

    @property
    def terms(self) -> tuple[Power, ...]:
        """The numerator; beside it the value is divided by (10 − sz)^size and by 10^first."""
        again, ones = self.again, self.special.ones(self.target)
        misses, plain = self.target - 1, 11 - self.target - again
        kept = misses - ones
        kinds = (
            (misses, plain, self.dice),
            (kept, plain, self.bare),
            (10 * kept, 10 * plain + again * ones, self.first),
        )
        return tuple(kind for kind in kinds if kind[2])


def _coefficients(powers: tuple[Power, ...], top: int) -> tuple[list[int], int]:
    """Return c[0…top] and L: the k-th coefficient of the product is its value at 0 times c[k] / L^k."""
    powers = tuple(p for p in powers if p[1] and p[2])
    scale = lcm(*(alpha for alpha, _, _ in powers))
    slopes = [(scale // alpha * beta, exponent) for alpha, beta, exponent in powers]
    below_, above = [1], [0] * len(slopes)
    for at, (slope, exponent) in enumerate(slopes):
        others = [1]
        for other, (more, _) in enumerate(slopes):
            if other != at:
                others = _times(others, more)
        for j, value in enumerate(others):
            above[j] += exponent * slope * value
        below_ = _times(below_, slope)
    found = [1]
    for k in range(top):
        value = 0
        for j in range(min(len(slopes), k + 1)):
            value += (above[j] - below_[j + 1] * (k - j)) * found[k - j]
        found.append(value // (k + 1))
    return found, scale


def _times(poly: list[int], slope: int) -> list[int]:
    """Multiply a polynomial by 1 + slope·z."""
    return [a + slope * b for a, b in zip([*poly, 0], [0, *poly], strict=True)]


def _series(hand: Handful) -> tuple[int, tuple[Power, ...]]:
    """Take out what has no constant term, dice that cannot miss: how many hits they are, and the other powers."""
    shift = sum(e for alpha, _, e in hand.terms if not alpha)
    return shift, (*(term for term in hand.terms if term[0]), (10, -hand.again, -hand.size))


@lru_cache(maxsize=1024)
def weights(hand: Handful, upto: int) -> tuple[int, ...]:
    """Return w[0…upto]: the chance of j hits is w[j] / 10^(size + first + j)."""
    shift, powers = _series(hand)
    shift += hand.hits
    start = prod((alpha or beta) ** e for alpha, beta, e in hand.terms)
    found, scale = _coefficients(powers, max(0, upto - shift))
    tail = [start * c * 10**j // scale**j for j, c in enumerate(found)]
    return tuple(([0] * shift + [w * 10**shift for w in tail])[: upto + 1])


def _misses(hand: Handful) -> Fraction:
    """Return the chance that no die hits, or where dice cannot miss, that each hits once and for all.

    Powers of reduced fractions are reduced: no common divisor of very long numbers is looked for.
    """
    again, ones = hand.again, hand.special.ones(hand.target)
    kept, plain = hand.target - 1 - ones, 11 - hand.target - again
    bare = Fraction(kept or plain, 10)
    first = bare if kept else Fraction(10 * plain + again * ones, 100)
    return Fraction(hand.target - 1, 10) ** hand.dice * bare**hand.bare * first**hand.first


def mass(hand: Handful) -> Fraction:
    """Return the chance of any number of hits at all; below 1 where 1s are forbidden."""
    return Fraction(prod((a + b) ** e for a, b, e in hand.terms), (10 - hand.again) ** hand.size * 10**hand.first)


@lru_cache(maxsize=8192)
def below(hand: Handful, limit: int) -> Fraction:
    """Return the chance of fewer than `limit` hits (and of no forbidden 1)."""
    shift, powers = _series(hand)
    top = limit - 1 - shift - hand.hits
    if top < 0:
        return Fraction(0)
    found, scale = _coefficients((*powers, (1, -1, -1)), top)
    return _misses(hand) * Fraction(found[top], scale**top)


def exactly(hand: Handful, hits: int) -> Fraction:
    """Return the chance of just so many hits."""
    return below(hand, hits + 1) - below(hand, hits)


class Comparison(NamedTuple):
    """Chances that one handful shows more, as many, or fewer hits than the other."""

    more: Fraction
    equal: Fraction
    fewer: Fraction


@lru_cache(maxsize=2048)
def compare(a: Handful, b: Handful) -> Comparison:
    """Compare two handfuls exactly."""
    every = mass(a) * mass(b)
    lead = b.hits - a.hits
    one, other = a._replace(hits=0), b._replace(hits=0)
    if lead >= 0:
        more, equal = _more(one, other, lead), _equal(one, other, lead)
        return Comparison(more, equal, every - more - equal)
    fewer, equal = _more(other, one, -lead), _equal(other, one, -lead)
    return Comparison(every - fewer - equal, equal, fewer)


def _more(a: Handful, b: Handful, lead: int) -> Fraction:
    """Return the chance that `a` shows more than `lead` hits beyond those of `b`.

    The sum over all such pairs is the residue of F_a(z)·F_b(1/z) / (z^(lead+1)·(z − 1)) at z = 10/s, in w = 10 − sz.
    """
    if not a.again:
        return _finite(a, lambda hits: below(b, hits - lead))
    found = _residue(a, b, ((10, -1, -(lead + 1)), (10 - a.again, -1, -1)))
    return found * Fraction(a.again) ** (lead + 1 - a.size)


def _equal(a: Handful, b: Handful, lead: int) -> Fraction:
    """Return the chance that `a` shows just `lead` hits more than `b`."""
    if not a.again:
        return _finite(a, lambda hits: exactly(b, hits - lead) if hits >= lead else Fraction(0))
    found = _residue(a, b, ((10, -1, -(lead + 1)),)) * Fraction(a.again) ** (lead - a.size)
    if lead:
        return found
    # the residue at infinity is left: the limit of F_a there, times F_b(0)
    ends = prod(beta**e for _, beta, e in a.terms) * prod(alpha**e for alpha, _, e in b.terms)
    return found + Fraction((-1) ** a.size * ends, a.again**a.size * 10 ** (a.first + b.size + b.first))


def _finite(a: Handful, other: Callable[[int], Fraction]) -> Fraction:
    """Sum over the hits of dice that are never thrown again, each with what is asked of the other handful."""
    return sum((exactly(a, hits) * other(hits) for hits in range(a.size + 1)), Fraction(0))


def _residue(a: Handful, b: Handful, more: tuple[Power, ...]) -> Fraction:
    if not a.size:
        return Fraction(0)
    powers = (
        *((a.again * alpha + 10 * beta, -beta, e) for alpha, beta, e in a.terms),
        *((10 * alpha + a.again * beta, -alpha, e) for alpha, beta, e in b.terms),
        (100 - a.again * b.again, -10, -b.size),
        *more,
    )
    found, scale = _coefficients(powers, a.size - 1)
    over = prod(alpha**e for alpha, _, e in powers if e > 0)
    under = prod(alpha**-e for alpha, _, e in powers if e < 0)
    return Fraction(over * found[-1], under * scale ** (a.size - 1) * 10 ** (a.first + b.first))
