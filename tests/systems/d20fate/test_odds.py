"""The odds tables of the catalogue, and three independent oracles: brute force, icepool and dyce."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

import dyce
import icepool
import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.core.rolls.dice import throw_of
from desktop.systems.d20fate import SYSTEM
from desktop.systems.d20fate.odds import (
    Terms,
    after_roll,
    contest_odds,
    looked_at,
    natural_weights,
    success_chance,
    terms_of,
    uses_left,
    ways,
    with_fate,
)
from desktop.systems.d20fate.resolve import ContestStanding, Mode, adopt, lead, resolve_check
from desktop.systems.d20fate.settings import D20FateSettings

from .conftest import rules

F = Fraction
MODES = tuple(Mode)
SETTINGS = D20FateSettings()


def test_one_boost() -> None:
    """D20-ODD-03: (7 − s)/6 for a shortage of 1 to 6, nothing beyond."""
    terms = Terms(Mode.NORMAL, uses=("boost",))
    found = [after_roll(10 + short, 10 + short, (10,), terms, 1) for short in range(1, 8)]
    assert found == [F(1), F(5, 6), F(2, 3), F(1, 2), F(1, 3), F(1, 6), F(0)]


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("needed", [2, 9, 14, 20, 25])
def test_single_reroll(mode: Mode, needed: int) -> None:
    """D20-ODD-04: a single reroll gives p + (1 − p)·p in every mode."""
    p = success_chance(-needed, 0, mode)
    assert with_fate(needed, Terms(mode, uses=("reroll",)), 1) == p + (1 - p) * p


# -- oracles -----------------------------------------------------------------


def pool(mode: Mode) -> Any:
    d20 = icepool.d(20)
    if mode is Mode.NORMAL:
        return d20
    return icepool.highest(d20, d20) if mode is Mode.ADVANTAGE else icepool.lowest(d20, d20)


@pytest.mark.parametrize("mode", MODES)
def test_naturals_against_icepool(mode: Mode) -> None:
    """D20-ODD-02: the adopted face by icepool."""
    weights = natural_weights(mode)
    assert {face: F(n, sum(weights.values())) for face, n in weights.items()} == {
        face: pool(mode).probability(face) for face in range(1, 21)
    }


@pytest.mark.parametrize("mode", MODES)
def test_totals_against_dyce(mode: Mode) -> None:
    """D20-CORE-02: the check value by dyce."""
    h = dyce.H(20)
    kept = h if mode is Mode.NORMAL else dyce.P(h, h).at(1 if mode is Mode.ADVANTAGE else 0)
    weights = {face + 5: n for face, n in natural_weights(mode).items()}
    total = sum(weights.values())
    shifted = kept + 5
    assert {int(k): F(v, shifted.total) for k, v in shifted.items()} == {k: F(v, total) for k, v in weights.items()}


@pytest.mark.parametrize("difference", [-19, -7, 0, 3, 18])
def test_contests_against_icepool(difference: int) -> None:
    """D20-AMB-14: rank first, then totals, ties to the actor."""

    def wins(a: int, b: int) -> bool:
        rank = ((a == 20) - (a == 1)) - ((b == 20) - (b == 1))
        return rank > 0 or (rank == 0 and a + difference >= b)

    for mine, theirs in product(MODES, MODES):
        expected = icepool.map(wins, pool(mine), pool(theirs)).probability(True)
        assert contest_odds(difference, mine, theirs).chance == expected


def faces_of(mode: Mode) -> list[tuple[int, ...]]:
    return list(product(range(1, 21), repeat=1 if mode is Mode.NORMAL else 2))


def best_by_hand(dc: int, faces: tuple[int, ...], boosts: int, dice: int, s: D20FateSettings, mode: Mode) -> Fraction:
    """Play the fate window out with the real rules, always choosing the better use."""
    natural = adopt(faces, mode)
    if resolve_check(natural, natural + boosts, dc, s.natural_auto).success:
        return F(1)
    if not dice:
        return F(0)
    die = s.fate_boost_die
    boosted = sum((best_by_hand(dc, faces, boosts + n, dice - 1, s, mode) for n in range(1, die + 1)), F(0)) / die
    if s.natural_auto and natural == 1 and not s.fate_boost_when_hopeless:
        boosted = F(0)
    kept = boosts if s.fate_boost_keeps_after_reroll else 0
    again: list[tuple[int, ...]]
    if s.fate_reroll_scope == "adopted_die" and len(faces) == 2:
        again = [(face, sum(faces) - natural) for face in range(1, 21)]
    else:
        again = faces_of(mode)
    rerolled = sum((best_by_hand(dc, new, kept, dice - 1, s, mode) for new in again), F(0)) / len(again)
    return max(boosted, rerolled)


VARIANTS: list[dict[str, Any]] = [
    {},
    {"natural__auto": False},
    {"fate__boost_keeps_after_reroll": False},
    {"fate__reroll_scope": "adopted_die"},
    {"fate__boost_die": 4},
]


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda v: ",".join(v) or "default")
@pytest.mark.parametrize("needed", [3, 14, 22])
def test_two_fate_dice_against_brute_force(variant: dict[str, Any], needed: int) -> None:
    """D20-ODD-04, D20-AMB-21, D20-AMB-23, D20-AMB-37: any order, as many as are held."""
    settings = rules(**variant).settings
    found = with_fate(needed, terms_of(Mode.NORMAL, settings), 2)
    faces = faces_of(Mode.NORMAL)
    expected = sum((best_by_hand(needed, f, 0, 2, settings, Mode.NORMAL) for f in faces), F(0)) / len(faces)
    assert found == expected


def chance_by_hand(needed: int, dice: int, s: D20FateSettings, mode: Mode = Mode.NORMAL) -> float:
    """Play any number of uses out with the real rules, in floating point, remembering where one has been."""
    known: dict[tuple[tuple[int, ...], int, int], float] = {}
    fresh: dict[tuple[int, int], float] = {}

    def chance_with(faces: tuple[int, ...], boosts: int, left: int) -> float:
        natural = adopt(faces, mode)
        if resolve_check(natural, natural + boosts, needed, s.natural_auto).success:
            return 1.0
        if not left:
            return 0.0
        key = (faces, boosts, left)
        if key not in known:
            best = chance_after_throw(boosts if s.fate_boost_keeps_after_reroll else 0, left - 1)
            if not (s.natural_auto and natural == 1):
                ends = [chance_with(faces, boosts + n, left - 1) for n in range(1, s.fate_boost_die + 1)]
                best = max(best, sum(ends) / len(ends))
            known[key] = best
        return known[key]

    def chance_after_throw(boosts: int, left: int) -> float:
        if (boosts, left) not in fresh:
            ends = [chance_with(faces, boosts, left) for faces in faces_of(mode)]
            fresh[boosts, left] = sum(ends) / len(ends)
        return fresh[boosts, left]

    return chance_after_throw(0, dice)


@pytest.mark.parametrize("variant", [*VARIANTS[:3], {"fate__boost_die": 12}], ids=lambda v: ",".join(v) or "default")
@pytest.mark.parametrize(("needed", "dice"), [(11, 7), (25, 8), (30, 10), (45, 12)])
def test_any_number_of_fate_dice(variant: dict[str, Any], needed: int, dice: int) -> None:
    """D20-ODD-04, D20-AMB-21: there is no limit, so seven dice and more are counted as what they are."""
    settings = rules(**variant).settings
    found = with_fate(needed, terms_of(Mode.NORMAL, settings), dice)
    assert float(found) == pytest.approx(chance_by_hand(needed, dice, settings), abs=1e-12)


def test_odds_row_names_number_of_counted_fate_dice(game: Any) -> None:
    """D20-AMB-21: a line names the number of uses it considers; fewer than are held are marked."""
    for needed, dice in ((10, 12), (30, 10), (40, 20), (400, 9999), (-50, 9999)):
        check = SYSTEM.start_check("check", None, {"subject": 0, "dc": needed, "fate": dice}, game)
        ahead = looked_at(needed, terms_of(Mode.NORMAL, game.settings), dice)
        assert 1 < ahead <= dice
        label = f"フェイト・ダイス {ahead} 回まで"
        assert rows(check)[label] == with_fate(needed, terms_of(Mode.NORMAL, game.settings), ahead)
    assert looked_at(26, terms_of(Mode.NORMAL, game.settings), 12) == 12


@pytest.mark.parametrize("mode", [Mode.ADVANTAGE, Mode.DISADVANTAGE])
@pytest.mark.parametrize("variant", [{}, {"fate__reroll_scope": "adopted_die"}], ids=["all dice", "one die"])
def test_one_fate_die_with_two_d20(mode: Mode, variant: dict[str, Any]) -> None:
    """D20-AMB-23: both scopes of a reroll by brute force."""
    settings = rules(**variant).settings
    found = with_fate(13, terms_of(mode, settings), 1)
    expected = sum((best_by_hand(13, f, 0, 1, settings, mode) for f in faces_of(mode)), F(0)) / 400
    assert found == expected


@given(
    modifier=st.integers(-8, 12),
    dc=st.integers(-5, 45),
    mode=st.sampled_from(MODES),
    auto=st.booleans(),
)
def test_plain_check_is_its_brute_force(modifier: int, dc: int, mode: Mode, auto: bool) -> None:
    """D20-ODD-01: every face counted with the rules themselves."""
    faces = faces_of(mode)
    won = sum(resolve_check(adopt(f, mode), adopt(f, mode) + modifier, dc, auto).success for f in faces)
    assert success_chance(modifier, dc, mode, auto) == F(won, len(faces))


@given(
    difference=st.integers(-25, 25),
    tie=st.sampled_from(["actor", "status_quo", "reroll"]),
    auto=st.booleans(),
    swap=st.booleans(),
)
def test_contest_is_its_brute_force(difference: int, tie: str, auto: bool, swap: bool) -> None:
    """D20-AMB-13, D20-AMB-14, D20-AMB-16: all tie rules, with and without naturals."""
    settings = rules(contest__tie=tie, contest__natural_auto=auto).settings
    found = contest_odds(difference, settings=settings, swap=swap)
    leads = [
        lead(ContestStanding(a, a + difference), ContestStanding(b, b), settings, swap)
        for a, b in product(range(1, 21), repeat=2)
    ]
    assert found == (leads.count("actor"), leads.count("opponent"), leads.count(""))


# -- the lines a person sees ---------------------------------------------------


def rows(check: Any) -> dict[str, Fraction]:
    return {str(row.label): row.chance for row in check.odds().rows}


def test_odds_before_the_throw(game: Any) -> None:
    """D20-PHY-05: the picture's case, 9 or more with advantage."""
    check = SYSTEM.start_check("check", None, {"subject": 6, "dc": 15, "advantage": True, "fate": 2}, game)
    assert check.odds().success == F(84, 100)
    assert check.odds().ways == "336 / 400"
    assert (rows(check)["有利"], rows(check)["ふつう"], rows(check)["不利"]) == (F(84, 100), F(60, 100), F(36, 100))
    assert rows(check)["フェイト・ダイス 2 回まで"] > rows(check)["どちらか1回まで"] > rows(check)["リロール1回まで"]


def test_odds_in_the_window(game: Any) -> None:
    """D20-PHY-05, D20-ODD-03: short by 2: reroll 84.0 %, boost 5/6, confirming 0."""
    check = SYSTEM.start_check("check", None, {"subject": 6, "dc": 15, "advantage": True, "fate": 2}, game)
    check = check.throw(throw_of((20, 20), (7, 4)))
    assert rows(check)["リロール"] == F(84, 100)
    assert rows(check)["ブースト"] == F(5, 6)
    assert rows(check)["使わず確定"] == 0
    assert check.choose("boost").odds().success == F(5, 6)
    assert check.choose("reroll").odds().success == F(84, 100)


def test_no_boost_chance_after_a_natural_one(game: Any) -> None:
    """D20-ODD-03, D20-AMB-20: 0 after a natural 1."""
    check = SYSTEM.start_check("check", None, {"subject": 20, "dc": 15, "fate": 2}, game).throw(throw_of((20,), (1,)))
    assert rows(check)["ブースト"] == 0
    assert rows(check)["リロール"] == F(19, 20)


@pytest.mark.parametrize(
    ("actor", "opponent", "label", "chance"), [(8, 12, "ブースト", F(1, 2)), (12, 8, "相手のブースト", F(1, 3))]
)
def test_boost_in_a_contest(actor: int, opponent: int, label: str, chance: Fraction, game: Any) -> None:
    """D20-ODD-03: the actor lacks 4 of 12 against 8; the opponent lacks one more, for ties go to the actor."""
    params = {"subject": 0, "opponent": 0, "fate": 1, "opponent_fate": 1}
    check = SYSTEM.start_check("contest", None, params, game)
    check = check.throw(throw_of((20,), (actor,))).throw(throw_of((20,), (opponent,)))
    assert rows(check)[label] == chance


@given(
    faces=st.tuples(st.integers(1, 20), st.integers(1, 20)),
    params=st.fixed_dictionaries(
        {"subject": st.integers(-5, 9), "opponent": st.integers(-5, 9), "swap": st.booleans()}
    ),
    tie=st.sampled_from(["actor", "status_quo"]),
    auto=st.booleans(),
)
def test_window_odds_of_a_contest_are_its_brute_force(
    faces: tuple[int, int], params: dict[str, Any], tie: str, auto: bool
) -> None:
    """D20-AMB-25, D20-ODD-03: throwing every face of every use gives the shown chance."""
    game = rules(contest__tie=tie, contest__natural_auto=auto, flow__auto_confirm=False)
    check = SYSTEM.start_check("contest", None, {**params, "fate": 1, "opponent_fate": 1}, game)
    check = check.throw(throw_of((20,), faces[:1])).throw(throw_of((20,), faces[1:]))
    side = "opponent." if check.leader == "actor" else ""
    for use, die in (("boost", 6), ("reroll", 20)):
        if not any(option.id == f"{side}{use}" and option.enabled for option in check.options):
            continue
        paid = check.choose(f"{side}{use}")
        ends = [paid.throw(throw_of((die,), (n,))).leader == "actor" for n in range(1, die + 1)]
        assert paid.odds().success == F(sum(ends), die)


@pytest.mark.parametrize("first", [False, True])
def test_half_a_contest(first: bool, game: Any) -> None:
    """D20-PHY-05: after the first throw the chance is that of the other one."""
    params = {"subject": 0, "opponent": 0, "opponent_first": first}
    check = SYSTEM.start_check("contest", None, params, game).throw(throw_of((20,), (12,)))
    ends = [check.throw(throw_of((20,), (n,))).leader == "actor" for n in range(1, 21)]
    assert check.odds().success == F(sum(ends), 20)


def test_reroll_keeping_the_better_preserves_success() -> None:
    """D20-AMB-22, D20-AMB-25: by the GM's ruling on a leading roll; without it the new roll counts."""
    params = {"subject": 2, "dc": 12, "fate": 1}
    check = SYSTEM.start_check("check", None, params, rules(flow__auto_confirm=False)).throw(throw_of((20,), (15,)))
    assert check.choose("reroll.keep").odds().success == 1
    assert check.choose("reroll.gm").odds().success == F(11, 20)


def test_limits_on_uses() -> None:
    """D20-AMB-18, D20-AMB-21: cost and limit per check."""
    assert uses_left(5, 0, SETTINGS) == 5
    assert uses_left(5, 0, rules(fate__cost=2).settings) == 2
    assert uses_left(5, 1, rules(fate__max_per_check=2).settings) == 1


def test_ways_are_written_over_20_or_400() -> None:
    """D20-ODD-01: the natural denominator."""
    assert ways(9, Mode.NORMAL) == (12, 20)
    assert ways(9, Mode.DISADVANTAGE) == (144, 400)
