"""Exact chances by integer convolution; never a float, never a sample.

A distribution is integer weights over outcomes with a common denominator. Nothing is rounded before it is shown.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import TypeAlias

from desktop.core.value import Value
from desktop.core.words import Phrase, Spoken, phrase

Weights: TypeAlias = dict[int, int]
"""Outcome → weight; the chance is weight / sum of weights."""


def die(sides: int) -> Weights:
    """One fair die."""
    return dict.fromkeys(range(1, sides + 1), 1)


def convolve(a: Mapping[int, int], b: Mapping[int, int], sign: int = 1) -> Weights:
    """Sum (or with `sign=-1` difference) of two independent outcomes."""
    result: Weights = {}
    for x, p in a.items():
        for y, q in b.items():
            key = x + sign * y
            result[key] = result.get(key, 0) + p * q
    return result


def repeat(a: Mapping[int, int], times: int) -> Weights:
    """Sum of `times` independent copies; `times=0` is certainly 0."""
    result: Weights = {0: 1}
    power = dict(a)
    while times:
        if times & 1:
            result = convolve(result, power)
        times >>= 1
        if times:
            power = convolve(power, power)
    return result


def chance(weights: Mapping[int, int], wanted: Callable[[int], bool]) -> Fraction:
    """Chance that the outcome satisfies `wanted`."""
    return Fraction(sum(w for k, w in weights.items() if wanted(k)), sum(weights.values()))


def at_least(weights: Mapping[int, int], limit: int) -> Fraction:
    """Chance of `limit` or more."""
    return Fraction(sum(w for k, w in weights.items() if k >= limit), sum(weights.values()))


def distribution(weights: Mapping[int, int]) -> dict[int, Fraction]:
    """Outcome → chance, in order of outcome."""
    total = sum(weights.values())
    return {k: Fraction(weights[k], total) for k in sorted(weights)}


class OddsRow(Value):
    """One line of an odds table: what, and how likely."""

    label: Spoken
    chance: Fraction
    current: bool = False
    """True for the line that the present choice means."""
    legal: bool = True
    note: Phrase = phrase("")
    warning: Phrase = phrase("")
    """Why it is no good choice, though a legal one; empty: it may be one."""
    option: str = ""
    """Id of the option that this is the chance of; empty: of none."""


class Odds(Value):
    """What a person should see before throwing."""

    success: Fraction | None = None
    ways: str = ""
    """The fraction over the natural denominator, e.g. `186 / 216`."""
    rows: tuple[OddsRow, ...] = ()
    """What each modifier, bet or effect would change."""


def percent(value: Fraction, digits: int = 1) -> str:
    """Write a chance as a percentage, rounded half up in exact arithmetic; only what is certain is 0 or 100.

    >>> percent(Fraction(186, 216)), percent(Fraction(9999, 10000)), percent(Fraction(1, 10000)), percent(Fraction(1))
    ('86.1 %', '99.9 %', '0.1 %', '100.0 %')
    """
    scaled = value * 100 * 10**digits
    whole = (2 * scaled.numerator + scaled.denominator) // (2 * scaled.denominator)
    if 0 < value < 1:
        whole = min(max(whole, 1), 100 * 10**digits - 1)
    return f"{whole // 10**digits}.{whole % 10**digits:0{digits}d} %" if digits else f"{whole} %"
