"""Exact odds: the catalogue's table, brute force, and icepool and dyce as oracles."""

from __future__ import annotations

import math
from fractions import Fraction

import dyce
import icepool
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from desktop.core.rolls.dice import throw_of
from desktop.systems.common import SYSTEM
from desktop.systems.common.odds import (
    smallest,
    succeeds,
    success_chance,
    successes,
)
from tests.systems.common.campaign import game, person

JUDGES = (0, 1, 5, 8, 9, 10, 11, 12, 13, 15, 16, 17, 20, 21, 25, 26, 30, 40, 50)
DIFFICULTIES = (0, 1, 5, 8, 10, 11, 12, 15, 16, 20, 25, 30, 40, 50)
TABLE = """
0 0 0 0 0 0 0 0 0 0 0 0 0 0
100 50 17 12 10 9 8 7 6 5 4 4 3 2
100 84 50 39 34 32 30 25 24 20 17 15 12 10
100 89 62 50 45 43 40 35 34 29 25 22 17 14
100 90 65 53 48 45 43 38 36 32 27 24 19 16
100 91 67 56 50 48 46 40 39 34 29 25 20 17
100 92 69 58 53 50 48 43 41 36 31 27 22 19
100 93 71 60 55 53 50 45 43 38 33 29 24 20
100 93 73 62 57 55 52 47 45 40 35 31 25 21
100 94 75 66 60 58 56 50 49 43 38 34 28 24
100 95 77 67 62 60 58 52 50 45 40 35 29 25
100 95 78 68 63 61 59 54 52 46 41 37 30 26
100 96 80 72 67 65 63 58 56 50 45 40 34 29
100 96 81 73 68 66 64 59 57 52 46 42 35 30
100 97 84 76 72 70 68 63 61 56 50 46 39 34
100 97 84 77 73 71 69 64 62 57 51 47 40 35
100 97 86 79 75 74 72 67 66 60 55 50 43 38
100 98 89 84 80 79 77 73 72 67 62 58 50 45
100 99 91 87 84 82 81 77 76 72 67 63 56 50
"""
ANY = st.one_of(st.integers(-60, 300), st.fractions(min_value=-20, max_value=60, max_denominator=12))


def test_the_catalogue_table() -> None:
    """CM-ODDS-01."""
    rows = [[int(number) for number in line.split()] for line in TABLE.strip().splitlines()]
    assert rows == [[successes(s, d) for d in DIFFICULTIES] for s in JUDGES]


@given(ANY, ANY)
@example(5, -5)
@example(-5, 5)
@example(0, 0)
@example(-30, 10)
@example(10, -30)
def test_formula_equals_counting(judge: int, difficulty: int) -> None:
    """CM-ODDS-01, CM-AMB-72: for any sign and for fractions."""
    wins = [x for x in range(1, 101) if succeeds(judge, difficulty, x)]
    assert successes(judge, difficulty) == len(wins)
    assert smallest(judge, difficulty) == (min(wins) if wins else None)


@given(st.integers(0, 400), st.integers(0, 400))
def test_consequences(s: int, d: int) -> None:
    """CM-ODDS-02, CM-ODDS-04."""
    ways = successes(s, d)
    if s + d:
        assert ways == 100 - math.floor(Fraction(100 * d, s + d))
    assert (ways >= 1) == (s >= 1)
    assert (ways == 100) == (s >= 1 and s >= 99 * d + 1)
    if s >= 1 and d >= 1:
        assert ways + successes(d, s) in (100, 101)
        assert successes(3 * s, 3 * d) == ways
    if s == d and s:
        assert ways == 50


def test_equality_is_failure() -> None:
    """CM-ODDS-03, CM-ODDS-04."""
    assert not succeeds(30, 10, 25)
    assert smallest(30, 10) == 26
    assert success_chance(30, 10) == Fraction(3, 4)
    assert (successes(20, 10), successes(10, 20)) == (67, 34)


@pytest.mark.parametrize(
    ("judge", "percent", "first"),
    [
        (10, 50, 51),
        (11, 53, 48),
        (12, 55, 46),
        (13, 57, 44),
        (15, 60, 41),
        (16, 62, 39),
        (20, 67, 34),
        (21, 68, 33),
        (26, 73, 28),
        (30, 75, 26),
    ],
)
def test_strengthening(judge: int, percent: int, first: int) -> None:
    """CM-ODDS-05."""
    assert (successes(judge, 10), smallest(judge, 10)) == (percent, first)


@given(st.integers(0, 60), st.integers(0, 60))
def test_independent_oracles(s: int, d: int) -> None:
    """CM-ODDS-01: icepool and dyce agree."""
    ice = (icepool.d(100) * (s + d)).probability(">", 100 * d)
    assert Fraction(ice) == success_chance(s, d)
    histogram = dyce.H(100)
    wins = sum(count for value, count in histogram.items() if value * (s + d) > 100 * d)
    assert Fraction(wins, histogram.total) == success_chance(s, d)


def test_odds_before_the_throw() -> None:
    """CM-APP-17: chance, smallest success, and what each card of the window would make of it."""
    sheet = person("アヤ", ["斬撃", "斬撃強化3"])
    check = SYSTEM.start_check("check", sheet, {"subject": "斬撃", "difficulty": 10}, game())
    found = check.odds()
    assert (found.success, found.ways) == (Fraction(1, 2), "50 / 100")
    assert [(str(row.label), row.chance, str(row.note)) for row in found.rows] == [
        ("いまのまま", Fraction(1, 2), "51 以上で成功"),
        ("<斬撃強化3>", Fraction(67, 100), "34 以上で成功"),
    ]


def test_opposed_check_uses_both_sheets() -> None:
    """CM-CHK-05, CM-CHK-06, CM-AMB-76: the target's card raises its own number; changes come as data."""
    actor, target = person("アヤ", ["斬撃"]), person("トウマ", ["回避強化3"])
    check = SYSTEM.start_check("check", actor, {"subject": "斬撃", "target": "トウマ"}, game(), party=(actor, target))
    assert check.odds().success == Fraction(1, 2)
    card = next(option for option in check.options if option.payer == target.id)
    check = check.choose(card.id).choose("roll")
    assert check.odds().success == Fraction(34, 100)
    done = check.throw(throw_of((20, 20), (20, 20)))
    assert done.outcome is not None
    house = game({"check.helpers": "actor"})
    alone = SYSTEM.start_check("check", actor, {"subject": "斬撃", "target": "トウマ"}, house, party=(actor, target))
    assert not [option for option in alone.options if option.payer == target.id]
    assert alone.wants is not None, "with no card of one's own there is no window"
    assert done.outcome.target == 2000
    change = done.outcome.changes[0]
    assert (change.sheet, change.field) == (target.id, "abilities")
    assert change.after[0].used_scenario == 1
    assert all(c.field != "effects" for c in done.outcome.changes)
