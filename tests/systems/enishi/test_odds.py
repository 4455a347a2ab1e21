"""The odds tables of the catalogue (chapter 9), and three independent oracles: brute force, icepool and dyce."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from typing import Any

import dyce
import icepool
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop.core.rolls.dice import throw_of
from desktop.core.rolls.odds import distribution
from desktop.systems.enishi import SYSTEM, odds
from desktop.systems.enishi.checks.run import start_check
from tests.example_budget import budget
from tests.systems.enishi import chances
from tests.systems.enishi.people import game, sheet

F = Fraction

SUCCESS = """
3 210 210 210 210 210 210 210
4 198 210 210 210 210 210 210
5 186 198 210 210 210 210 210
6 161 186 198 210 210 210 210
7 136 161 186 198 210 210 210
8 98 136 161 186 198 210 210
9 72 98 136 161 186 198 210
10 45 72 98 136 161 186 198
11 30 45 72 98 136 161 186
12 15 30 45 72 98 136 161
13 12 15 30 45 72 98 136
14 9 12 15 30 45 72 98
15 6 9 12 15 30 45 72
"""
BOXES = """
5 1 427/432 431/432 1295/1296 1295/1296 1295/1296
5 2 5179/5184 15551/15552 46655/46656 46655/46656 46655/46656
7 1 587/648 7501/7776 427/432 431/432 1295/1296
7 2 7591/7776 278561/279936 5179/5184 15551/15552 46655/46656
9 1 413/648 3103/3888 587/648 7501/7776 427/432
9 2 18749/23328 129547/139968 7591/7776 278561/279936 5179/5184
11 1 415/1296 1229/2592 413/648 3103/3888 587/648
11 2 340/729 60859/93312 18749/23328 129547/139968 7591/7776
"""
HITS = (
    (20873, 25747, 30162, 34298, 37527, 40161),
    (16458, 20873, 25747, 30162, 34298, 37527),
    (12322, 16458, 20873, 25747, 30162, 34298),
    (9093, 12322, 16458, 20873, 25747, 30162),
    (6459, 9093, 12322, 16458, 20873, 25747),
)


def faces() -> list[tuple[int, int]]:
    """Every (achievement at bonus 0 or None for a fumble, weight of 216), straight from EN-CHK-04…07."""
    found: list[tuple[int, int]] = []
    for a, b in product(range(1, 7), repeat=2):
        if a == b == 1:
            found.append((0, 6))
        elif a == b:
            found += [(a + b + c, 1) for c in range(1, 7)]
        else:
            found.append((a + b, 6))
    return found


def test_success_table() -> None:
    """Catalogue 9.1, EN-CHK-08: and the ceiling of 210 / 216."""
    for line in SUCCESS.split("\n")[1:-1]:
        target, *ways = (int(n) for n in line.split())
        assert [chances.success(slv, target) for slv in range(7)] == [F(n, 216) for n in ways]
    assert chances.success(90, 3) == F(210, 216)


def test_facts() -> None:
    """Catalogue 9: fumble 1/36, double-up 5/36, mean achievement 535/72."""
    weights = chances.achievement(0)
    assert chances.mean(weights) == F(535, 72)
    assert F(sum(w for v, lost, w in odds.spread(0) if lost), sum(weights.values())) == F(1, 36)
    assert sum(distribution(weights).values()) == 1


def test_free_boxes() -> None:
    """Catalogue 9.2, EN-AMB-20, EN-AMB-21: the best use of 振りなおし and 達成値+1."""
    for line in BOXES.split("\n")[1:-1]:
        target, boxes, *chances = line.split()
        assert [odds.with_boxes(slv, int(target), int(boxes)) for slv in range(5)] == [F(c) for c in chances]


def test_attack_table() -> None:
    """Catalogue 9.3, EN-OPP-01."""
    for defence, row in enumerate(HITS):
        assert [chances.hit(attack, defence) for attack in range(6)] == [F(n, 46656) for n in row]


def test_competition_table() -> None:
    """Catalogue 9.4, EN-OPP-02."""
    rows = ((20873, 4910, 20873), (25747, 4451, 16458), (30162, 4172, 12322), (34298, 3265, 9093), (37527, 2670, 6459))
    for difference, row in enumerate(rows):
        assert chances.competition(difference, 0) == tuple(F(n, 46656) for n in row)


@pytest.mark.parametrize(
    ("structure", "ways", "average"),
    [
        (1, (20909, 4427, 72, 11936, 372, 5716, 546, 1768, 198, 544, 48, 96, 24), "4291/2916"),
        (6, (20909, 23069, 1768, 198, 544, 48, 96, 24), "1153/11664"),
    ],
)
def test_damage_tables(structure: int, ways: tuple[int, ...], average: str) -> None:
    """Catalogue 9.5, EN-PWR-01…04: 《白兵》 2 with power +1 against 《運動》 1."""
    weights = chances.damage(2, 1, 1, structure)
    assert tuple(weights.get(key, 0) for key in range(-1, len(ways) - 1)) == ways
    assert sum(weights.values()) == 46656
    assert chances.mean_damage(weights) == F(average)


def icepool_achievement(bonus: int) -> Any:
    """The achievement as icepool sees it."""

    def one(a: int, b: int) -> Any:
        if a == b == 1:
            return 0
        return icepool.d6 + (a + b + bonus) if a == b else a + b + bonus

    return icepool.map(one, icepool.d6, icepool.d6)


@pytest.mark.parametrize("bonus", [-3, 0, 2, 7])
def test_against_icepool(bonus: int) -> None:
    """EN-CHK-04…07: the whole distribution, and hits between two such dice (EN-OPP-01)."""
    die = icepool_achievement(bonus)
    ours = distribution(chances.achievement(bonus))
    assert {v: F(p.numerator, p.denominator) for v, p in zip(die.outcomes(), die.probabilities(), strict=True)} == ours
    if bonus >= 0:
        theirs = (die > icepool_achievement(1)).probability(True)
        assert chances.hit(bonus, 1) == theirs


@pytest.mark.parametrize("bonus", [0, 4])
def test_against_dyce(bonus: int) -> None:
    """EN-CHK-04, EN-CHK-06: pairs are folded in as histograms."""
    plain = Counter({0: 6})
    for a, b in product(range(1, 7), repeat=2):
        if a != b:
            plain[a + b + bonus] += 6
    for face in range(2, 7):
        for outcome, count in (dyce.H(6) + (2 * face + bonus)).items():
            plain[outcome] += count
    expected = dyce.H(plain)
    ours = dyce.H(chances.achievement(bonus))
    assert ours.lowest_terms() == expected.lowest_terms()
    simple = {v: w for v, _, w in odds.spread(bonus, special=False)}
    assert dyce.H(simple).lowest_terms() == (2 @ dyce.H(6) + bonus).lowest_terms()


@given(a=st.integers(-4, 6), b=st.integers(-4, 6))
@settings(max_examples=budget(12), deadline=None)
def test_opposed_against_brute_force(a: int, b: int) -> None:
    """EN-OPP-01, EN-OPP-02, EN-AMB-09: every pair of throws, judged one by one."""
    hits = wins = draws = 0
    for (x, p), (y, q) in product(faces(), repeat=2):
        x_failed, y_failed = x == 0, y == 0
        attack, defence = (0 if x_failed else x + a), (0 if y_failed else y + b)
        hits += p * q * (not x_failed and attack > defence)
        mine, theirs = (not x_failed, attack * (not x_failed)), (not y_failed, defence * (not y_failed))
        wins += p * q * (mine > theirs)
        draws += p * q * (mine == theirs)
    assert chances.hit(a, b) == F(hits, 46656)
    assert chances.competition(a, b)[:2] == (F(wins, 46656), F(draws, 46656))


def test_three_runners_against_brute_force() -> None:
    """EN-AMB-81: to win is to be alone in front."""
    check = start_check("competition", None, {"skill": 1, "other": 0, "other2": 2}, game())
    thinned = Counter[tuple[bool, int]]()
    for value, weight in faces():
        thinned[value != 0, value] += weight
    wins = 0
    for (mine, p), (one, q), (two, r) in product(thinned.items(), repeat=3):
        rank = [(ok, v + bonus if ok else 0) for (ok, v), bonus in ((mine, 1), (one, 0), (two, 2))]
        wins += p * q * r * (rank[0] > rank[1] and rank[0] > rank[2])
    assert check.odds().success == F(wins, 216**3)
    assert sum(row.chance for row in check.odds().rows) == 1


@pytest.mark.parametrize("limit", [0, 1, 2, 3])
def test_double_up_limits_against_brute_force(limit: int) -> None:
    """EN-AMB-06: more double-up dice while the last one shows the pair's face."""
    found: Counter[int] = Counter()
    for a, b, *more in product(range(1, 7), repeat=2 + limit):
        total = a + b
        if a == b == 1:
            total = 0
        elif a == b:
            for die in more:
                total += die
                if die != a:
                    break
        found[total] += 1
    rules = game(double_up_limit=limit).settings
    assert chances.achievement(0, rules) == dict(found)


@given(
    slv=st.integers(0, 4),
    other=st.integers(-2, 4),
    dice=st.lists(st.integers(1, 6), min_size=0, max_size=3),
)
@settings(max_examples=budget(40), deadline=None)
def test_odds_from_any_point_equal_playing_on(slv: int, other: int, dice: list[int]) -> None:
    """Odds of a check under way: each is the mean of the odds after the next dice."""
    check = start_check("opposed", None, {"skill": slv, "other": other}, game())
    for face in dice:
        if check.wants is None:
            break
        count = len(check.wants.sides)
        check = check.throw(throw_of((6,) * count, (face, *range(1, count))))
    if check.wants is None:
        assert check.odds().success in (0, 1)
        return
    count = len(check.wants.sides)
    nexts = [check.throw(throw_of((6,) * count, thrown)) for thrown in product(range(1, 7), repeat=count)]
    chances = [n.odds().success or F(0) for n in nexts]
    assert check.odds().success == sum(chances, F(0)) / len(chances)


def test_odds_shown_before_the_throw() -> None:
    """EN-TAB-14: chance, natural fraction, the five grades and what boxes would change."""
    own = sheet(skills={"athletics": 2})
    shown = start_check("check", own, {"skill": "athletics", "target": 7}, game()).odds()
    assert (shown.success, shown.ways) == (F(31, 36), "186 / 216")
    assert [row.chance for row in shown.rows[:5]] == [chances.success(2, t) for t in (11, 9, 7, 5, 3)]
    assert [row.current for row in shown.rows[:5]] == [False, False, True, False, False]
    assert [(row.chance, row.legal) for row in shown.rows[5:]] == [(F(427, 432), True), (F(5179, 5184), False)]


def test_attack_odds_name_every_damage() -> None:
    """Catalogue 9.5 through the check itself."""
    own = sheet(clv=0, skills={"melee": 2}, weapons=["melee_one_hand"])
    foe = sheet("b", clv=0, is_pc=False, skills={"athletics": 1}, armour=["partial_armour"])
    shown = start_check("attack", own, {"weapon": "0", "defence": "b"}, SYSTEM.game(), [foe]).odds()
    assert shown.success == F(25747, 46656)
    assert [row.chance for row in shown.rows][:2] == [F(20909, 46656), F(4427, 46656)]
    assert sum(row.chance for row in shown.rows) == 1


@pytest.mark.parametrize("kind", ["check", "opposed", "attack"])
def test_automatic_results_are_certain(kind: str) -> None:
    """EN-PRM-02, EN-PRM-03: a declared automatic success leaves no doubt."""
    own = sheet(clv=2, weapons=["gun"])
    foe = sheet("b", is_pc=False)
    params = {"skill": "athletics", "target": 30, "other": "b", "defence": "b", "weapon": "0"}
    wanted = {k: v for k, v in params.items() if kind != "check" or k in ("skill", "target")}
    check = start_check(kind, own, wanted, game(), [foe]).choose("auto_success:a")
    assert check.odds().success == 1
