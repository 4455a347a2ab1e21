"""Exact odds: the catalogue's tables, independent oracles, and the odds during a throw."""

from __future__ import annotations

import tomllib
from fractions import Fraction
from itertools import combinations_with_replacement
from math import factorial
from pathlib import Path
from typing import Any

import icepool
import pytest
from dyce import H
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop.core.rolls.dice import Face, Throw
from desktop.systems.kotodama import SYSTEM, odds
from desktop.systems.kotodama.checks import NormalCheck, OpposedCheck, start_check
from desktop.systems.kotodama.odds import step_pools
from desktop.systems.kotodama.series import Handful, below, compare, exactly, mass
from desktop.systems.kotodama.settings import KotodamaSettings
from desktop.views.paper.shares import share
from tests.example_budget import SHARE, budget, cells
from tests.systems.kotodama.chances import (
    exact_hits,
    extended,
    mean,
    ukatsu,
)
from tests.systems.kotodama.runner import game_of

TABLES = tomllib.loads((Path(__file__).parent / "tables" / "odds.toml").read_text(encoding="utf-8"))


def rows(name: str) -> list[list[str]]:
    found: list[list[str]] = TABLES[name]["rows"]
    assert found, name
    return found


def test_one_die() -> None:
    """KO-ODD-01: 7/10 and 27/10^(k+1) at target 8."""
    assert exact_hits(1, 0) == Fraction(7, 10)
    for k in range(1, 12):
        assert exact_hits(1, k) == Fraction(27, 10 ** (k + 1))
        assert odds.at_least(1, k, 8) == Fraction(3, 10**k)
    for t in range(2, 11):
        assert exact_hits(1, 0, t) == Fraction(t - 1, 10)
        assert odds.at_least(1, 3, t) == Fraction(11 - t, 1000)


def test_recursion_and_mean() -> None:
    """KO-ODD-02: the linear recursion, the mean, and complete decimals."""
    for t in (2, 5, 8, 10):
        c = {(0, 0): Fraction(1)}
        for n in range(1, 9):
            for j in range(9):
                c[n, j] = (
                    Fraction(t - 1, 10) * c.get((n - 1, j), 0)
                    + Fraction(10 - t, 10) * c.get((n - 1, j - 1), 0)
                    + Fraction(1, 10) * c.get((n, j - 1), 0)
                )
                assert exact_hits(n, j, t) == c[n, j]
        assert abs(mean(9, t) - (11 - t)) < Fraction(1, 10**20)
    assert abs(mean(5) - Fraction(5, 3)) < Fraction(1, 10**20)


def test_means_and_slips_without_a_hit() -> None:
    """KO-ODD-05: the mean of the table; where only no hits at all can be an ウカツ!, the difficulty does not matter."""
    for pool, average, *_ in rows("odd05_0"):
        n = int(pool)
        assert abs(mean(n) - Fraction(average)) < Fraction(1, 10**15)
        zero = KotodamaSettings(ukatsu_basis="zero_hits")
        assert {ukatsu(n, d, 8, zero) for d in range(5)} == {ukatsu(n, 1)}
        assert ukatsu(n, 1) == Fraction(7, 10) ** n - Fraction(6, 10) ** n


def test_steps_of_an_extended_check() -> None:
    """KO-ODD-08: the worked example of pool 8 and goal 6."""
    pools = step_pools(8)
    assert pools == (8, 6, 4, 2)
    assert odds.extended_steps(6, pools) == (
        Fraction("0.0438096031908"),
        Fraction("0.2764404952977309768"),
        Fraction("0.24258862812559125032184"),
        Fraction("0.1052865492785726658192546"),
    )
    assert odds.extended_ukatsu(6, pools) == Fraction("0.2061752581635894943272256")
    for n in range(1, 21):
        assert sum(step_pools(n)) == (n + 1) ** 2 // 4


# --- oracles that share no code with ours -----------------------------------------------------------------------------

DEPTH = 24
"""Re-rolls after which an oracle stops; each means a hit, so that fewer hits than this are exact."""


def oracle_die(target: int, depth: int = DEPTH) -> Any:
    faces = [int(face >= target) for face in range(1, 10)]
    return icepool.Die([*faces, icepool.Again + 1], again_depth=depth)


def dyce_die(target: int, depth: int = DEPTH) -> H:
    hits = {0: target - 1, 1: 11 - target}
    for _ in range(depth):
        total = sum(hits.values())
        deeper = {k + 1: v for k, v in hits.items()}
        deeper[0] = (target - 1) * total
        deeper[1] = deeper.get(1, 0) + (10 - target) * total
        hits = deeper
    return H(hits)


@pytest.mark.parametrize("target", [2, 6, 8, 10])
@pytest.mark.parametrize("pool", [1, 2, 3, 5, 8])
def test_hits_agree_with_icepool_and_dyce(pool: int, target: int) -> None:
    theirs = pool @ oracle_die(target, 8)
    also = pool @ dyce_die(target, 8)
    total = sum(also.counts())
    for k in range(9):
        ours = below(Handful(pool, target), k)
        assert ours == theirs.probability("<", k)
        assert ours == Fraction(sum(count for outcome, count in also.items() if outcome < k), total)


@pytest.mark.parametrize(("active", "passive", "target"), [(1, 1, 8), (3, 2, 8), (2, 4, 7), (4, 4, 10), (3, 3, 3)])
def test_opposed_agrees_with_icepool(active: int, passive: int, target: int) -> None:
    difference = active @ oracle_die(target, 20) - passive @ oracle_die(target, 20)
    ours = compare(Handful(active, target), Handful(passive, target))
    assert abs(ours.more - difference.probability(">", 0)) < Fraction(1, 10**18)
    assert abs(ours.equal - difference.probability("==", 0)) < Fraction(1, 10**18)


def walk(check: Any, weight: Fraction, found: dict[str, Fraction], limit: int) -> None:
    """Try every face one by one through the check itself; branches with `limit` 10s are left out."""
    if check.done:
        result = check.result
        found["success"] = found.get("success", Fraction(0)) + (weight if check.outcome.success else 0)
        sides = [result] if isinstance(check, NormalCheck) else [result.active, result.passive]
        for i, side in enumerate(sides):
            found[f"ukatsu{i}"] = found.get(f"ukatsu{i}", Fraction(0)) + (weight if side.ukatsu else 0)
            found[f"tatsujin{i}"] = found.get(f"tatsujin{i}", Fraction(0)) + (weight if side.tatsujin else 0)
        return
    groups = {1: 1, 2: 6, 8: 2, 10: 1} if limit else {1: 1, 2: 6, 8: 2}
    for face, count in groups.items():
        after = check.part(Throw(faces=(Face(sides=10, value=face),)))
        walk(after, weight * count / 10, found, limit - (face == 10))


@pytest.mark.parametrize(
    ("thrown", "basis", "rerolls"),
    cells(
        ((3, 0, ()), (3, 2, ()), (3, 3, (10,)), (2, 3, (1, 10)), (2, 4, (10, 10, 1))),
        ("failed", "zero_hits"),
        (True, False),
        share=max(SHARE, 50),
    ),
)
def test_normal_odds_by_brute_force(thrown: tuple[int, int, tuple[int, ...]], basis: str, rerolls: bool) -> None:
    """KO-TBL-24, KO-AMB-12: chances before the throw and in the middle of it, a 1 on a re-roll included."""
    pool, difficulty, faces = thrown
    game = game_of({"ukatsu_basis": basis, "ukatsu_rerolls": rerolls})
    check: Any = start_check("normal", None, {"pool": pool, "difficulty": difficulty}, game)
    for face in faces:
        check = check.part(Throw(faces=(Face(sides=10, value=face),)))
    found: dict[str, Fraction] = {}
    walk(check, Fraction(1), found, 7)
    shown = check.odds()
    labels = {str(row.label): row.chance for row in shown.rows}
    assert abs(shown.success - found["success"]) < Fraction(1, 10**5)
    assert abs(labels["ウカツ!"] - found["ukatsu0"]) < Fraction(1, 10**5)
    assert abs(labels["タツジン!"] - found["tatsujin0"]) < Fraction(1, 10**5)


@pytest.mark.parametrize(
    ("mode", "faces"), cells(("loser_zero", "loser", "off"), ((), (1,), (8, 2), (2, 1, 1)), share=max(SHARE, 50))
)
def test_opposed_odds_by_brute_force(mode: str, faces: tuple[int, ...]) -> None:
    check: Any = start_check("opposed", None, {"pool": 2, "opponent_pool": 2}, game_of({"ukatsu_opposed": mode}))
    for face in faces:
        check = check.part(Throw(faces=(Face(sides=10, value=face),)))
    assert isinstance(check, OpposedCheck)
    found: dict[str, Fraction] = {}
    walk(check, Fraction(1), found, 5)
    labels = {str(row.label): row.chance for row in check.odds().rows}
    assert abs(labels["能動側の勝利"] - found["success"]) < Fraction(1, 1000)
    assert abs(labels["能動側のウカツ!"] - found["ukatsu0"]) < Fraction(1, 1000)
    assert abs(labels["受動側のウカツ!"] - found["ukatsu1"]) < Fraction(1, 1000)


@pytest.mark.parametrize(
    ("mode", "form"),
    cells(("each_step", "final_only", "off"), ((1, 1), (3, 2), (4, 1), (4, 3), (5, 2)), share=max(SHARE, 50)),
)
def test_extended_slips_by_brute_force(mode: str, form: tuple[int, int]) -> None:
    """KO-AMB-15: the chance of any ウカツ! agrees with every way the check can go."""
    pool, goal = form
    check: Any = start_check("extended", None, {"pool": pool, "goal": goal}, game_of({"ukatsu_extended": mode}))
    labels = {str(row.label): row.chance for row in check.odds().rows}
    assert abs(labels["ウカツ!が出る"] - slipping(check, Fraction(1), 4)) < Fraction(1, 2000)


def slipping(check: Any, weight: Fraction, tens: int) -> Fraction:
    if check.waiting:
        check = check.choose("again")
    if check.done:
        return weight if check.ukatsu_count else Fraction(0)
    found = Fraction(0)
    size = len(check.wants.sides)
    for faces in combinations_with_replacement((1, 2, 8, 10), size):
        if faces.count(10) <= tens:
            ways = multinomial(faces) * 6 ** faces.count(2) * 2 ** faces.count(8)
            after = check.throw(Throw(faces=tuple(Face(sides=10, value=face) for face in faces)))
            found += slipping(after, weight * ways / 10**size, tens - faces.count(10))
    return found


def multinomial(faces: tuple[int, ...]) -> int:
    ways = factorial(len(faces))
    for face in set(faces):
        ways //= factorial(faces.count(face))
    return ways


def test_large_extended_checks_answer_at_once() -> None:
    """KO-ODD-08: pool 150 and goal 3 have their chances; only the row that takes too long is left out."""
    check: Any = start_check("extended", None, {"pool": 150, "goal": 3}, SYSTEM.game())
    found = check.odds()
    assert 1 - found.success < Fraction(1, 10**30)
    assert str(found.rows[-1].label) == "9回目かそれより後で届く"
    rows = {str(row.label): row.chance for row in found.rows}
    steps = [chance for label, chance in rows.items() if "届く" in label]
    assert sum(steps) == found.success
    small = start_check("extended", None, {"pool": 40, "goal": 12}, SYSTEM.game()).odds()
    assert str(small.rows[-1].label) == "ウカツ!が出る"


def test_extended_odds_follow_the_check() -> None:
    """After a step the chances are those of the smaller pools and the smaller goal (KO-ODD-08, KO-AMB-20)."""
    check: Any = start_check("extended", None, {"pool": 6, "goal": 4}, SYSTEM.game())
    assert check.odds().success == extended(6, 4)
    check = check.throw(Throw(faces=tuple(Face(sides=10, value=v) for v in (8, 2, 3, 4, 5, 6))))
    assert check.odds().success == extended(4, 3)


def test_base_exhaustion_has_fewer_steps() -> None:
    """KO-AMB-21, KO-SET-06: N is the sum over the steps actually available."""
    assert step_pools(7, "base", 3) == (7, 5)
    game = game_of({"extended_exhaustion": "base"})
    sheet = SYSTEM.blank(game).evolve(dl=2)
    check = start_check("extended", sheet, {"ability": "body", "skill": "melee", "goal": 3, "modifier": 1}, game)
    assert check.odds().success == odds.at_least(7, 3)


@given(st.integers(0, 12), st.integers(2, 10))
@settings(max_examples=budget(40), deadline=None)
def test_distributions_sum_to_one(pool: int, target: int) -> None:
    hand = Handful(pool, target)
    assert mass(hand) == 1
    parts = sum((exactly(hand, k) for k in range(15)), Fraction(0))
    assert parts + (1 - below(hand, 15)) == 1
    found = compare(hand, Handful(5, 8))
    assert sum(found) == 1
    assert min(found) >= 0


def test_paper_table() -> None:
    """The table printed on the sheet, in whole per cent (KO-ODD-03)."""
    table = [list(map(share, line)) for line in odds.odds_table(range(6, 13))]
    assert table[0] == ["88", "92", "94", "96", "97", "98", "99"]
    assert table[3] == ["13", "20", "27", "35", "43", "51", "58"]


def test_printed_chances_are_rounded_neither_to_0_nor_to_100() -> None:
    """A great pool may fail, and one die that continues may bring four hits (KO-ODD-03, KO-TAT-03)."""
    (one, *_, four) = odds.odds_table((1, 20))
    assert [share(chance) for chance in one] == ["30", ">99"]
    assert [share(chance) for chance in four] == ["<1", "91"]
