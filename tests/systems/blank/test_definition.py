"""What can be wrong with a game of one's own: each mistake names its place and the way out."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.core.problem import Severity
from desktop.systems.blank import SYSTEM
from desktop.systems.blank.tables import BlockRow
from tests.systems.blank.rules import plain

ABILITY = {"id": "a", "name": "甲"}
MISTAKES: dict[str, tuple[dict[str, Any], str]] = {
    "unknown_setting": ({"settings": {"build.magic": 1}}, "settings.build.magic"),
    "unknown_list": ({"spells": []}, "lists.spells"),
    "duplicate_id": ({"abilities": [ABILITY, {**ABILITY, "name": "乙"}], "skills": [], "items": [], "turns": []},
                     "lists.abilities.1.id"),
    "empty_range": ({"abilities": [{**ABILITY, "least": 9, "most": 3}], "skills": [], "items": [], "turns": []},
                    "lists.abilities.0.least"),
    "start_out_of_range": ({"abilities": [{**ABILITY, "start": 99}], "skills": [], "items": [], "turns": []},
                           "lists.abilities.0.start"),
    "bad_formula": ({"skills": [{"id": "s", "name": "技", "base": {"kind": "unread", "text": "体力×"}}], "items": []},
                    "lists.skills.0.base"),
    "not_usable": ({"skills": [{"id": "s", "name": "技", "base": {"kind": "ref", "id": "skills.s"}}], "items": []},
                   "lists.skills.0.base"),
    "missing_subject": ({"items": [{"id": "i", "name": "剣", "raises": "no", "by": 1}]}, "lists.items.0.raises"),
    "too_many_dice": ({"settings": {"check.dice": 20, "check.sides": 100}} | {}, "settings.check.dice"),
    "no_choices": ({"profile": [{"id": "f", "label": "家", "kind": "choice"}]}, "profile.0.choices"),
    "reserved_id": ({"profile": [{"id": "money", "label": "家"}]}, "profile.0.id"),
}  # fmt: skip
WARNINGS: dict[str, dict[str, Any]] = {
    "duplicate_name": {"abilities": [ABILITY, {"id": "b", "name": "甲"}], "skills": [], "items": [], "turns": []},
    "nothing_to_test": {"abilities": [], "skills": [], "items": [], "turns": []},
    "no_blocks": {"blocks": []},
}


@pytest.mark.parametrize("code", [code for code in MISTAKES if code != "too_many_dice"])
def test_a_mistake_is_named_with_its_place(code: str) -> None:
    given, place = MISTAKES[code]
    (problem,) = SYSTEM.check_definition(plain(**given))
    assert (problem.code, problem.field, problem.severity) == (code, place, Severity.BLOCK)
    assert str(problem.message)
    assert str(problem.remedy)


def test_too_many_dice_are_refused() -> None:
    """BL-CHK-03: 20D100 is the most that the switches let through; one die more of anything is refused by them."""
    assert SYSTEM.check_definition(plain({"check.dice": 20, "check.sides": 100})) == ()
    (problem,) = SYSTEM.check_definition(plain({"check.dice": 21, "check.sides": 100}))
    assert problem.code == "bad_setting"


@pytest.mark.parametrize("code", WARNINGS)
def test_likely_mistakes_only_warn(code: str) -> None:
    (problem,) = SYSTEM.check_definition(plain(**WARNINGS[code]))
    assert (problem.code, problem.severity) == (code, Severity.WARN)


def test_block_title_defaults_to_its_content() -> None:
    """BL-LAY-01."""
    assert [BlockRow(id="b", holds="items").title, BlockRow(id="b", name="荷", holds="items").title] == ["持ち物", "荷"]
