"""The usual check and the contest (BL-CHK-01 to -07), equal to counting every throw."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.core.problem import Refusal
from desktop.core.rolls.dice import throw_of
from desktop.systems.blank import SYSTEM
from tests.play_path import PlayPath
from tests.systems.blank.rules import game, sheet_of

UNDER = {"check.way": "under", "check.dice": 1, "check.sides": 100}
HERO = sheet_of(abilities={"body": 6, "mind": 3}, skills={"fight": 2})


def rolled(rules: Any, *faces: int, kind: str = "check", party: Any = (), **params: Any) -> Any:
    """A check of HERO in the tray, to its end: the faces of the first throw, then those of the other side."""
    with TemporaryDirectory() as folder:
        path = PlayPath(SYSTEM, rules, party or (HERO,), Path(folder))
        path.prepare(kind, HERO.id, params)
        path.throw(faces)
    assert path.unasked == []
    return path.check


@pytest.mark.parametrize(
    ("faces", "params", "total", "label"),
    [
        ((1, 1), {"subject": "skills.fight"}, 10, "成功"),
        ((1, 1), {"subject": "skills.fight", "modifier": -1}, 9, "失敗"),
        ((6, 6), {"subject": "mind", "target": 16}, 15, "失敗"),
        ((6, 6), {"subject": "abilities.mind", "target": 15}, 15, "成功"),
        ((2, 3), {"subject": 4}, 9, "失敗"),
    ],
)
def test_dice_and_value_reach_the_target(
    faces: tuple[int, int], params: dict[str, Any], total: int, label: str
) -> None:
    """BL-CHK-02, BL-CHK-04: the modifier goes into the sum; a bare number may stand for the value."""
    outcome = rolled(SYSTEM.game(), *faces, **params).outcome
    assert (outcome.total, str(outcome.label)) == (total, label)


@pytest.mark.parametrize(
    ("face", "params", "label"),
    [
        (8, {"subject": "fight"}, "成功"),
        (9, {"subject": "fight"}, "失敗"),
        (9, {"subject": "fight", "modifier": 1}, "成功"),
        (7, {"subject": "fight", "modifier": -2}, "失敗"),
    ],
)
def test_dice_stay_at_or_below_the_value(face: int, params: dict[str, Any], label: str) -> None:
    """BL-CHK-02, BL-CHK-04: the modifier goes into the value."""
    assert str(rolled(game(UNDER), face, **params).outcome.label) == label


@pytest.mark.parametrize(
    ("face", "label"),
    [(1, "クリティカル"), (10, "クリティカル"), (11, "成功"), (50, "成功"), (51, "失敗"), (96, "ファンブル")],
)
def test_a_fraction_of_the_value_is_a_critical(face: int, label: str) -> None:
    """BL-CHK-05, BL-CHK-06."""
    rules = game({**UNDER, "check.share": 5, "check.fumble": 96})
    assert str(rolled(rules, face, subject=50).outcome.label) == label


def test_extreme_dice_decide_before_the_target() -> None:
    """BL-CHK-05."""
    rules = game({"check.critical": 12, "check.fumble": 2})
    assert str(rolled(rules, 6, 6, subject="mind", target=99).outcome.label) == "クリティカル"
    assert str(rolled(rules, 1, 1, subject="mind", target=-99).outcome.label) == "ファンブル"


@pytest.mark.parametrize(("way", "mine", "theirs", "label"), [
    ("over", (3, 4), (6, 5), "成功"),
    ("over", (1, 1), (6, 2), "引き分け"),
    ("over", (1, 1), (6, 3), "失敗"),
    ("under", (2, 2), (1, 1), "成功"),
    ("under", (6, 6), (2, 3), "失敗"),
])  # fmt: skip
def test_both_roll_in_a_contest(way: str, mine: tuple[int, int], theirs: tuple[int, int], label: str) -> None:
    """BL-CHK-07: over, the greater sum; under, the greater margin below the own value (8 against 2)."""
    foe = sheet_of("B", pc=False, abilities={"body": 1, "mind": 2}, skills={"fight": 1})
    rules = game({"check.way": way})
    check = rolled(rules, *mine, *theirs, kind="contest", party=(HERO, foe), subject="fight", opponent="b")
    assert str(check.outcome.label) == label


def test_the_other_side_may_test_something_else() -> None:
    """BL-CHK-07."""
    foe = sheet_of("B", pc=False, abilities={"heart": 9})
    params = {"subject": "fight", "opponent": "b", "opponent_subject": "abilities.heart"}
    check = rolled(SYSTEM.game(), 1, 1, 1, 1, kind="contest", party=(HERO, foe), **params)
    assert (check.outcome.total, check.outcome.target) == (10, 11)


@given(
    st.sampled_from(["over", "under"]),
    st.integers(1, 3),
    st.integers(2, 8),
    st.integers(-4, 20),
    st.integers(-3, 30),
    st.one_of(st.none(), st.integers(1, 24)),
    st.one_of(st.none(), st.integers(1, 24)),
    st.integers(0, 5),
)
def test_chances_equal_counting_every_throw(
    way: str, dice: int, sides: int, value: int, target: int, critical: int | None, fumble: int | None, share: int
) -> None:
    """BL-CHK-02 to -06: the shown odds are those of the dice."""
    settings: dict[str, Any] = {
        "check.way": way, "check.dice": dice, "check.sides": sides, "check.share": share,
        "check.critical": critical, "check.fumble": fumble,
    }  # fmt: skip
    rules = game(settings)
    params = {"subject": value} | ({"target": target} if way == "over" else {})
    check = SYSTEM.begin("check", HERO, params, rules)
    assert check.wants is not None
    counted: dict[str, Fraction] = {}
    for faces in product(range(1, sides + 1), repeat=dice):
        outcome = check.throw(throw_of(check.wants.sides, faces)).outcome
        assert outcome is not None
        for name in {str(outcome.label), "成功" if outcome.success else "失敗"}:
            counted[name] = counted.get(name, Fraction(0)) + Fraction(1, sides**dice)
    odds = check.odds()
    assert odds.success == counted.get("成功", 0)
    for row in odds.rows:
        if str(row.label) in ("クリティカル", "ファンブル"):
            assert row.chance == counted.get(str(row.label), 0)


def test_game_chooses_check_subjects() -> None:
    """BL-CHK-01."""

    def kinds(which: str) -> list[list[str]]:
        rules = game({"check.subject": which})
        return [
            [c.value for c in kind.params[0].choices][:1] for kind in SYSTEM.kinds(HERO, rules, (HERO, sheet_of("B")))
        ]  # type: ignore[misc]

    assert kinds("both") == [["skills.fight"], ["skills.fight"]]
    assert kinds("abilities") == [["abilities.body"], ["abilities.body"]]
    assert kinds("none") == []
    with pytest.raises(Refusal, match="判定はありません"):
        SYSTEM.begin("check", HERO, {}, game({"check.subject": "none"}))
    with pytest.raises(Refusal, match="「飛ぶ」という能力値や技能はありません"):
        SYSTEM.begin("check", HERO, {"subject": "飛ぶ"}, SYSTEM.game())


def test_check_without_sheet_tests_number() -> None:
    check = SYSTEM.begin("check", None, {"subject": 3}, SYSTEM.game())
    assert check.wants is not None
    outcome = check.throw(throw_of(check.wants.sides, (3, 4))).outcome
    assert outcome is not None
    assert (outcome.total, outcome.success) == (10, True)


def test_no_contest_without_the_rule_or_an_opponent() -> None:
    """BL-CHK-07."""
    assert [kind.id for kind in SYSTEM.kinds(HERO, game({"check.contest": False}), (sheet_of("B"),))] == ["check"]
    assert [kind.id for kind in SYSTEM.kinds(HERO, SYSTEM.game(), (HERO,))] == ["check"]
    with pytest.raises(Refusal, match="相手が要ります"):
        SYSTEM.begin("contest", HERO, {"subject": "fight"}, SYSTEM.game(), party=(HERO,))


@pytest.mark.parametrize(("settings", "value"), [(UNDER, 50), ({}, 3), ({"check.target": 2}, 0)])
def test_actor_without_sheet_has_middle_value(settings: dict[str, Any], value: int) -> None:
    (kind,) = SYSTEM.kinds(None, game(settings))
    assert kind.params[0].default == value
    assert SYSTEM.begin("check", None, {}, game(settings)) == SYSTEM.begin(
        "check", None, {"subject": value}, game(settings)
    )
