"""Exact chances of a custom check."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping
from fractions import Fraction

from desktop.core.custom_checks.verdict import SUCCESS, WORDS, Judge, Verdict, VerdictSide
from desktop.core.odds import Odds, OddsRow, Weights
from desktop.core.words import phrase

MOST_WAYS = 10**12
"""Larger fractions are unreadable."""
MOST_STEPS = 10
"""Rows of a result that is held against nothing."""


def against(judge: Judge, naturals: Weights, added: int, rivals: Weights | None) -> Odds:
    """Return the chances of dice that come to `naturals`, with `added`, against `rivals`; None: against nothing."""
    if rivals is None:
        return _of_nothing(judge, naturals, added)
    whole, everything = sum(naturals.values()) * sum(rivals.values()), sum(rivals.values())
    below, found = _Cumulative(rivals), dict[Verdict, int]()

    def add(verdict: Verdict, ways: int) -> None:
        found[verdict] = found.get(verdict, 0) + ways

    for natural, ways in naturals.items():
        total = natural + added
        end = judge.verdict(natural, total, None)
        if end != "result":
            add(end, ways * everything)
            continue
        same, less = rivals.get(total, 0), below(total)
        more = everything - same - less
        add(judge.verdict(natural, total, total), ways * same)
        add("success", ways * (less if judge.upwards else more))
        add("failure", ways * (more if judge.upwards else less))
    won = sum(ways for verdict, ways in found.items() if SUCCESS[verdict])
    natural_way = f"{won} / {whole}" if whole <= MOST_WAYS else ""
    return Odds(success=Fraction(won, whole), ways=natural_way, rows=_rows(found, whole))


def _of_nothing(judge: Judge, naturals: Weights, added: int) -> Odds:
    """Say of a result without a target how likely so much or more is, and how likely it is special."""
    whole = sum(naturals.values())
    found: dict[Verdict, int] = {}
    for natural, ways in naturals.items():
        end = judge.verdict(natural, natural + added, None)
        if end != "result":
            found[end] = found.get(end, 0) + ways
    values, below = sorted(naturals), _Cumulative(naturals)
    steps = values[:: max(1, len(values) // MOST_STEPS)]
    ranked = (
        OddsRow(label=phrase("{n} 以上", n=value + added), chance=Fraction(whole - below(value), whole))
        for value in steps
    )
    return Odds(rows=(*_rows(found, whole), *ranked))


def _rows(found: Mapping[Verdict, int], whole: int) -> tuple[OddsRow, ...]:
    order: tuple[Verdict, ...] = ("critical", "success", "draw", "failure", "fumble")
    return tuple(
        OddsRow(label=WORDS[verdict], chance=Fraction(found[verdict], whole)) for verdict in order if found.get(verdict)
    )


def shifted(weights: Weights, by: int) -> Weights:
    """Add a number to every outcome."""
    return {value + by: ways for value, ways in weights.items()} if by else weights


def side_weights(side: VerdictSide) -> Weights:
    """Return the weights of a side's totals, bonuses included."""
    return shifted(side.pool.weights(), side.added)


class _Cumulative:
    """How much of a distribution is below a number."""

    def __init__(self, weights: Weights) -> None:
        self._values = sorted(weights)
        self._sums = [0]
        for value in self._values:
            self._sums.append(self._sums[-1] + weights[value])

    def __call__(self, limit: int) -> int:
        return self._sums[bisect_left(self._values, limit)]
