"""Exact odds against brute force, icepool, dyce and the catalogue's tables."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import product
from typing import Any

import dyce
import icepool
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop.core.rolls.odds import distribution
from desktop.core.value import Viewer
from desktop.core.words import plus
from desktop.systems.d6game import SYSTEM
from desktop.systems.d6game.derive import life_range
from desktop.systems.d6game.hands import ORDER, TARGETS, TOTAL, Hand, evaluate_hand, hand_ways
from desktop.systems.d6game.odds import (
    bet_table,
    blind_odds,
    check_odds,
    fight_odds,
    hand_odds,
    response_odds,
)
from desktop.systems.d6game.resolve import NO_GEAR, Aid, resolve_check, resolve_fate_check
from desktop.systems.d6game.settings import Settings
from desktop.systems.d6game.tables import formula
from tests.example_budget import budget

from .table import feed, game_of, hero, settings_of

BASE = Settings()
SCORES = BASE.scores


def plain_hand(faces: tuple[int, ...]) -> str:
    """Read a hand another way than the rule system does."""
    counts = sorted(Counter(faces).values())
    if counts == [5]:
        return "the_five"
    if counts == [1, 4]:
        return "four_dice"
    if sorted(faces) in ([1, 2, 3, 4, 5], [2, 3, 4, 5, 6]):
        return "straight"
    if counts == [2, 3]:
        return "full_house"
    if counts == [1, 1, 3]:
        return "three_dice"
    if counts == [1, 2, 2]:
        return "two_pair"
    return "one_pair" if counts == [1, 1, 1, 2] else "no_hand"


@cache
def all_rolls() -> tuple[tuple[int, ...], ...]:
    """Every one of the 7776 rolls."""
    return tuple(product(range(1, 7), repeat=5))


def test_every_roll_is_read_alike_by_other_means() -> None:
    """D6G-HND-01..09, D6G-AMB-04, -05: all 7776 rolls."""
    for roll in all_rolls():
        assert evaluate_hand(roll, SCORES).hand == plain_hand(roll)


def test_hand_counts_match_the_catalogue() -> None:
    """D6G-ODD-01."""
    assert [hand_ways(SCORES)[hand] for hand in ORDER] == [480, 3600, 1800, 1200, 300, 240, 150, 6]
    assert sum(hand_ways(SCORES).values()) == TOTAL == 7776


def test_hand_counts_agree_with_icepool() -> None:
    """D6G-ODD-01: icepool counts equal faces and straights itself."""
    pool = icepool.d6.pool(5)
    longest = pool.largest_count().simplify()
    row = pool.largest_straight().simplify()
    assert longest.quantity(5) * TOTAL // longest.denominator() == 6
    assert longest.quantity(4) * TOTAL // longest.denominator() == 150
    assert longest.quantity(3) * TOTAL // longest.denominator() == 1200 + 300
    assert row.quantity(5) * TOTAL // row.denominator() == 240
    pairs = longest.quantity(2) * TOTAL // longest.denominator()
    assert pairs == hand_ways(SCORES)[Hand.ONE_PAIR] + hand_ways(SCORES)[Hand.TWO_PAIR]


def test_targets_of_the_catalogue() -> None:
    """D6G-ODD-02, D6G-CHK-04, D6G-CHK-07."""
    reached = {odds.hand: odds.or_better for odds in hand_odds(BASE)[1:]}
    assert reached == {
        Hand.ONE_PAIR: 7296,
        Hand.TWO_PAIR: 3696,
        Hand.THREE_DICE: 1896,
        Hand.FULL_HOUSE: 696,
        Hand.STRAIGHT: 396,
        Hand.FOUR_DICE: 156,
        Hand.THE_FIVE: 6,
    }
    usual = check_odds(BASE, Hand.TWO_PAIR)
    assert (usual.success, usual.fumble) == (Fraction(77, 162), Fraction(5, 81))


def test_bets_of_the_catalogue() -> None:
    """D6G-ODD-03, D6G-FCK-02, -03, -04, D6G-AMB-17."""
    table = [(o.bet, o.required, str(o.hand), o.ways) for o in bet_table(BASE)]
    assert table == [
        (0, 10, "the_five", 6),
        (1, 9, "the_five", 6),
        (2, 8, "the_five", 6),
        (3, 7, "the_five", 6),
        (4, 6, "the_five", 6),
        (5, 5, "four_dice", 156),
        (6, 4, "straight", 396),
        (7, 3, "full_house", 696),
        (8, 2, "three_dice", 1896),
        (9, 1, "two_pair", 3696),
        (10, 0, "one_pair", 7296),
    ]


def test_expected_fate_of_the_catalogue() -> None:
    """D6G-ODD-04, D6G-ODD-03 (last column)."""
    assert [check_odds(BASE, hand).expected for hand in TARGETS] == [
        Fraction(745, 1296),
        Fraction(745, 1296),
        Fraction(445, 1296),
        Fraction(5, 144),
        Fraction(-35, 432),
        Fraction(-265, 1296),
        Fraction(-65, 216),
    ]
    assert [bet_table(BASE)[bet].expected for bet in range(11)] == [
        Fraction(0),
        Fraction(-1295, 1296),
        Fraction(-1295, 648),
        Fraction(-1295, 432),
        Fraction(-1295, 324),
        Fraction(-3175, 648),
        Fraction(-205, 36),
        Fraction(-2065, 324),
        Fraction(-490, 81),
        Fraction(-85, 18),
        Fraction(-50, 81),
    ]


def test_fighting_back_of_the_catalogue() -> None:
    """D6G-ODD-05."""
    table = [(o.target_loses, o.tie, o.attacker_loses) for o in (fight_odds(BASE, hand) for hand in ORDER)]
    assert table == [
        (0, 480, 7296),
        (480, 3600, 3696),
        (4080, 1800, 1896),
        (5880, 1200, 696),
        (7080, 300, 396),
        (7380, 240, 156),
        (7620, 150, 6),
        (7770, 6, 0),
    ]
    blind = blind_odds(BASE)
    assert (blind.target_loses, blind.tie, blind.attacker_loses) == (21212820, 18040536, 21212820)
    assert blind.chance(blind.tie) == Fraction(83521, 279936)


def test_fighting_back_agrees_with_dyce() -> None:
    """D6G-ODD-05: the difference of two score distributions."""
    scores = dyce.H(Counter(SCORES[list(ORDER).index(Hand(plain_hand(roll)))] for roll in all_rolls()))
    difference = scores - scores
    won = sum(n for value, n in difference.items() if value > 0)
    assert Fraction(won, difference.total) == blind_odds(BASE).chance(blind_odds(BASE).target_loses)


def test_other_dice_of_the_catalogue() -> None:
    """D6G-ODD-06, D6G-LIFE-04, D6G-ABL-01."""
    assert life_range(BASE) == (11, 16)
    assert set(distribution(formula(BASE.life_die).weights()).values()) == {Fraction(1, 6)}
    two = formula(BASE.ability_dice).weights()
    assert two == {2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 7: 6, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1}
    assert two == dict((2 @ dyce.H(6)).items())


def test_the_lowered_target_of_a_definition_is_recomputed() -> None:
    """D6G-ODD-02, D6G-GMV-09: one pair as the usual target."""
    changed = settings_of({"check.default_target": "one_pair"})
    assert check_odds(changed, Hand(changed.default_target)).success == Fraction(76, 81)


scores = st.lists(st.integers(-9, 12), min_size=8, max_size=8)
hand_keys = [f"hands.{hand.value}" for hand in ORDER]
aids = st.builds(
    Aid,
    favourable=st.booleans(),
    spend=st.integers(0, 3),
    challenge=st.booleans(),
    item=st.integers(0, 3),
)


@settings(max_examples=budget(15), deadline=None)
@given(scores, st.sampled_from(TARGETS), st.sampled_from(["success", "any_positive_score", "never"]), aids)
def test_check_odds_equal_brute_force(values: list[int], target: Hand, gain_on: str, aid: Aid) -> None:
    """D6G-ODD-02, -04 for any scores, and D6G-GMV-09: enumerated, never typed in."""
    game = settings_of(
        {
            **dict(zip(hand_keys, values, strict=True)),
            "check.gain_on": gain_on,
            "check.favourable_bonus": 1,
            "check.spend_max": 3,
            "check.challenge": True,
        }
    )
    if aid.challenge and all(game.scores[n] <= game.scores[list(ORDER).index(target)] for n in range(1, 8)):
        aid = aid._replace(challenge=False)
    found = [resolve_check(roll, target, 100, game, aid) for roll in all_rolls()]
    odds = check_odds(game, target, aid)
    assert odds.ways == sum(result.success for result in found)
    moves = Counter(result.delta for result in found)
    assert dict(odds.fate) == {move: Fraction(n, TOTAL) for move, n in moves.items()}


@settings(max_examples=budget(15), deadline=None)
@given(scores, st.integers(0, 10), st.booleans(), st.booleans())
def test_bet_odds_equal_brute_force(values: list[int], bet: int, gain: bool, penalty: bool) -> None:
    """D6G-ODD-03 for any scores."""
    game = settings_of(
        {
            **dict(zip(hand_keys, values, strict=True)),
            "fate_check.gain_score": gain,
            "fate_check.fumble_penalty": penalty,
        }
    )
    found = [resolve_fate_check(roll, bet, 100, game) for roll in all_rolls()]
    odds = bet_table(game)[bet]
    assert odds.ways == sum(result.success for result in found)
    assert odds.expected == Fraction(sum(result.delta for result in found), TOTAL)
    assert sum(chance for _, chance in odds.fate) == 1


@settings(max_examples=budget(40), deadline=None)
@given(scores, st.sampled_from(ORDER))
def test_fight_odds_sum_to_all_rolls(values: list[int], hand: Hand) -> None:
    """D6G-ODD-05 for any scores."""
    game = settings_of(dict(zip(hand_keys, values, strict=True)))
    odds = fight_odds(game, hand)
    assert odds.target_loses + odds.tie + odds.attacker_loses == odds.total == TOTAL
    blind = blind_odds(game)
    assert blind.target_loses == blind.attacker_loses
    assert blind.target_loses + blind.tie + blind.attacker_loses == TOTAL**2


def test_combat_hints_use_public_information_only() -> None:
    """D6G-PHY-09: average losses of both answers, independent of the attacker's hand."""
    odds = response_odds(BASE, 7, NO_GEAR, NO_GEAR)
    assert odds.dodge == 3
    assert odds.fight_back == odds.attacker == Fraction(196415, 559872) * 7


def test_no_hand_is_no_target_at_any_score() -> None:
    """D6G-AMB-09, D6G-CHK-06, D6G-ODD-02: with a score of 5 it reaches nothing in a check."""
    high = settings_of({"hands.no_hand": 5})
    assert {odds.hand: odds.or_better for odds in hand_odds(high)[1:]} == {
        odds.hand: odds.or_better for odds in hand_odds(BASE)[1:]
    }


def test_sufficient_no_hand_is_no_fumble_of_a_fate_check() -> None:
    """D6G-FCK-03, D6G-AMB-16, D6G-ODD-03: with a bet of 15 even no hand succeeds, so nothing fumbles."""
    high = settings_of({"fate_check.max_bet": 15})
    odds = [bet_table(high)[bet] for bet in (14, 15)]
    assert [(o.success, o.fumble) for o in odds] == [(Fraction(7296, 7776), Fraction(480, 7776)), (1, 0)]


@pytest.mark.parametrize(
    ("event", "least", "moves"),
    [
        ({"kind": "announce_fate", "bet": 7}, "full_house", (0, 0, 0, 0, -7, -7, -7, -7)),
        ({"kind": "announce", "target": "straight"}, "straight", (10, 5, 4, 0, 0, 0, 0, -5)),
    ],
)
def test_hand_ladder_matches_check_odds_and_fate_changes(event: dict[str, Any], least: str, moves: tuple[int]) -> None:
    """D6G-PHY-01: best first, successes add up to the chance, and each hand names the change of the pool."""
    engine = SYSTEM.session
    assert engine is not None
    state = engine.start([hero(id="a", fate=9)], game_of({}))
    shown = engine.project(feed(engine, state, [{"who": "a", **event}]), Viewer(gm=True))
    assert sum(row.chance for row in shown.ladder) == 1
    assert sum(row.chance for row in shown.ladder if row.legal) == shown.check.odds.success
    assert [plus(move) for move in moves] == [dict(row.note.args)["n"] for row in shown.ladder]
    (now,) = [row for row in shown.ladder if row.current]
    assert dict(now.label.args)["n"] == {"full_house": 3, "straight": 4}[least]
    assert not engine.project(state, Viewer(gm=True)).ladder
