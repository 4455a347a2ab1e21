"""What a result is, as data beside the words: dice that count, ties, the other side's natural, damage, rulings."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.core.problem import Refusal
from desktop.core.rolls.dice import throw_of
from desktop.core.rolls.outcome import Outcome
from desktop.core.words import Words
from desktop.systems.d20fate import SYSTEM
from desktop.systems.d20fate.checks import FateCheck
from desktop.systems.d20fate.session import SESSION
from desktop.systems.d20fate.session import events as ev
from desktop.systems.d20fate.sheet import D20FateSheet

from .conftest import rules

LOST = {"fate__boost_keeps_after_reroll": False}
ONE = {"fate__reroll_scope": "adopted_die"}
Step = tuple[int, ...] | str
"""Faces that are thrown, or an option that is chosen."""


def played(kind: str, params: dict[str, Any], *steps: Step, **settings: Any) -> FateCheck:
    check: FateCheck = SYSTEM.start_check(kind, None, params, rules(**settings))
    for step in steps:
        if isinstance(step, str):
            check = check.choose(step)
        else:
            assert check.wants is not None
            check = check.throw(throw_of(check.wants.sides, step))
    return check


def result(check: FateCheck) -> Outcome:
    assert check.outcome is not None
    return check.outcome


@pytest.mark.parametrize(
    ("params", "steps", "settings", "counts"),
    [
        ({}, [(4,), "reroll", (9,)], {}, [(False,), (True,)]),
        ({}, [(4,), "boost", (3,)], {}, [(True,), (True,)]),
        ({}, [(4,), "boost", (3,), "reroll", (5,)], {}, [(False,), (True,), (True,)]),
        ({}, [(4,), "boost", (3,), "reroll", (5,)], LOST, [(False,)] * 2 + [(True,)]),
        ({"advantage": True}, [(4, 9), "reroll", (3, 2)], {}, [(False, False), (True, False)]),
        ({"advantage": True}, [(4, 9), "reroll", (3,)], ONE, [(True, False), (False,)]),
        ({"advantage": True}, [(4, 9), "reroll", (8,)], ONE, [(False, False), (True,)]),
        ({}, [(9,), "reroll.keep", (4,)], {}, [(True,), (False,)]),
    ],
)  # fmt: skip
def test_only_the_dice_that_make_the_total_count(
    params: dict[str, Any], steps: list[Step], settings: dict[str, Any], counts: list[tuple[bool, ...]]
) -> None:
    """D20-ADV-02, D20-FATE-03, D20-AMB-22, D20-AMB-23, D20-AMB-37: re-rolled and unadopted dice are pale."""
    check = played("check", {"dc": 40, "fate": 3, **params}, *steps, **settings)
    assert [thrown.counts for thrown in check.thrown] == counts
    pairs = zip(check.thrown, counts, strict=True)
    faces = [f for thrown, row in pairs for f, counted in zip(thrown.throw.values, row, strict=True) if counted]
    assert sum(faces) == result(check).total


def test_rerolled_tie_is_reported() -> None:
    """D20-AMB-13: the result between the throws is a tie; the final one remembers it."""
    tied = played("contest", {"subject": 2, "opponent": 3}, (12,), (11,), contest__tie="reroll")
    assert (result(tied).tie, result(tied).label, result(tied).total, result(tied).success) == (
        True,
        "引き分け",
        14,
        None,
    )
    assert [thrown.counts for thrown in tied.thrown] == [(False,), (False,)]
    ended = played("contest", {"subject": 2, "opponent": 3}, (12,), (11,), (15,), (2,), contest__tie="reroll")
    assert (result(ended).tie, result(ended).success) == (False, True)
    assert [str(mark) for mark in result(ended).marks] == ["引き分け 1 回"]


def test_equal_totals_are_a_fact() -> None:
    """D20-AMB-13: the actor succeeds; tray and log name the tie."""
    outcome = result(played("contest", {"subject": 2, "opponent": 2}, (9,), (9,)))
    assert (outcome.tie, outcome.success, [str(word) for word in outcome.words]) == (True, True, ["成功", "同値"])


def test_both_naturals_are_facts() -> None:
    """D20-AMB-15: a critical here and a fumble there, both named."""
    outcome = result(played("contest", {"subject": 0, "opponent": 0}, (20,), (1,)))
    assert (outcome.critical, [str(word) for word in outcome.words]) == (True, ["クリティカル", "相手はファンブル"])


@pytest.mark.parametrize(
    ("face", "marks"), [(20, ["ダメージ 16（8×2）"]), (15, ["ダメージ 8"]), (4, []), (1, [])]
)  # fmt: skip
def test_damage_is_doubled_on_a_critical(face: int, marks: list[str]) -> None:
    """D20-AMB-33, D20-RES-03: offered where the campaign uses damage; a failure does none."""
    params = [param.id for param in SYSTEM.check_kinds(None, SYSTEM.game())[0].params]
    assert "damage" in params
    assert [str(mark) for mark in result(played("check", {"dc": 12, "damage": 8}, (face,))).marks] == marks


def test_detail_repeats_neither_label_nor_total() -> None:
    """D20-PHY-05: label and total are shown separately; the sentence adds their meaning."""
    for face in (20, 15, 4, 1):
        outcome = result(played("check", {"dc": 12}, (face,)))
        assert str(outcome.label) not in str(outcome.detail).replace("自動成功", "").replace("自動失敗", "").replace(
            "失敗し", ""
        )
        assert not any(sign.isdigit() for sign in str(outcome.open_detail))


@pytest.mark.parametrize(
    ("steps", "settings", "offered"),
    [
        ([(4,)], {}, {"reroll.keep"}),
        ([(1,)], {}, {"boost.gm", "reroll.keep"}),
        ([(19,)], {"flow__auto_confirm": False}, {"boost.gm", "reroll.gm", "reroll.keep"}),
        ([(4,), "boost", (1,)], {"fate__max_per_check": 1, "flow__auto_confirm": False},
         {"boost.gm", "reroll.gm", "reroll.keep"}),
    ],
)  # fmt: skip
def test_gm_rulings_are_offered_as_options(steps: list[Step], settings: dict[str, Any], offered: set[str]) -> None:
    """D20-AMB-20, D20-AMB-21, D20-AMB-22, D20-AMB-25: each ruling is an option, and every one of them is accepted."""
    check = played("check", {"dc": 15, "fate": 3}, *steps, **settings)
    rulings = {option.id for option in check.options if "." in option.id}
    assert rulings == offered
    for option in check.options:
        assert option.enabled == (option.id == "confirm" or _accepted(check, option.id))


def _accepted(check: FateCheck, option: str) -> bool:
    try:
        return check.choose(option).pending is not None
    except Refusal:
        return False


def test_empty_pool_offers_no_rulings(game: Any) -> None:
    """D20-AMB-18: an empty pool is not overruled."""
    contest = played("contest", {"subject": 0, "opponent": 0, "fate": 1}, (4,), (9,))
    assert {option.id for option in contest.options if "." in option.id and option.enabled} == {"reroll.keep"}


def test_a_result_survives_a_file() -> None:
    """D20-PHY-10: the result of a check is the same after it has been written and read."""
    sheet = D20FateSheet(id="pc", name="リオ")
    check = SYSTEM.start_check("check", sheet, {"subject": "stealth", "dc": 12}, SYSTEM.game())
    check = check.throw(throw_of((20,), (4,))).choose("boost").throw(throw_of((6,), (2,)))
    assert FateCheck.model_validate_json(check.model_dump_json()) == check
    assert Outcome.model_validate_json(check.outcome.model_dump_json()) == check.outcome


def test_typed_names_are_not_translated() -> None:
    """A character called 転倒 or {n} is called so in the log of every language."""
    english = Words({"転倒": "Prone", "{name} の宣言": "{name} declares"})
    for name in ("転倒", "{n}", "{text}"):
        before = SESSION.start((D20FateSheet(id="pc", name=name),), SYSTEM.game())
        event = ev.Declare(who="pc")
        (line,) = SESSION.log_messages(before, event, SESSION.apply(before, event))
        assert english.say(line.text) == f"{name} declares"
