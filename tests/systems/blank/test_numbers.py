"""Abilities, skills and what items do to them (BL-ABL-01, BL-SKL-01, BL-SKL-02, BL-ITM-01)."""

from __future__ import annotations

import pytest

from desktop.systems.blank import SYSTEM
from tests.systems.blank.rules import formula, game, plain, sheet_of


def numbers(sheet: object, rules: object = None) -> dict[str, int | None]:
    return {key: one.value for key, one in SYSTEM.derive(sheet, rules or SYSTEM.game()).items()}  # type: ignore[arg-type]


def test_skill_is_the_base_value_plus_training() -> None:
    """BL-SKL-01, BL-SKL-02."""
    found = numbers(sheet_of(abilities={"body": 5}, skills={"fight": 3}))
    assert (found["abilities.body"], found["skills.fight"], found["skills.move"]) == (5, 8, 3)


def test_item_counts_once_while_owned() -> None:
    """BL-ITM-01: two toolboxes count like one, none left counts for nothing."""
    two = sheet_of(items=[{"id": "a", "item": "toolbox", "count": 2}, {"id": "b", "item": "toolbox"}])
    none = sheet_of(items=[{"id": "a", "item": "toolbox", "count": 0}])
    assert numbers(two)["skills.search"] == numbers(sheet_of())["skills.search"] + 1  # type: ignore[operator]
    assert numbers(none) == numbers(sheet_of())


def test_item_bonus_reaches_derived_skill_once() -> None:
    """A skill that begins with an ability follows it, items and all."""
    rules = game(items=[{"id": "belt", "name": "帯", "raises": "body", "by": 2}])
    found = numbers(sheet_of(items=[{"id": "a", "item": "belt"}]), rules)
    assert (found["abilities.body"], found["skills.fight"]) == (5, 5)


def test_a_gm_s_number_wins_and_is_marked() -> None:
    sheet = sheet_of(rulings=[{"rule": "BL-SKL-01", "field": "skills.fight", "value": 9}])
    one = SYSTEM.derive(sheet, SYSTEM.game())["skills.fight"]
    assert one.value == 9
    assert sum(part.value for part in one.parts) == 9
    assert [part.house for part in one.parts][-1]


def test_why_names_every_part() -> None:
    sheet = sheet_of(skills={"search": 2}, items=[{"id": "a", "item": "toolbox"}])
    one = SYSTEM.derive(sheet, SYSTEM.game())["skills.search"]
    assert [(str(part.label), part.value) for part in one.parts] == [("訓練なし", 3), ("訓練", 2), ("道具箱", 1)]


def test_untrained_value_can_refer_to_written_fields_only() -> None:
    """BL-SKL-01: values computed from skills cannot go into a skill, which would be circular."""
    age = {"id": "age", "label": "年齢", "kind": "number"}
    rules = SYSTEM.game(plain(profile=[age]))
    old = [{"id": "memory", "name": "思い出す", "base": formula("切り捨て(年齢÷10)", rules)}]  # type: ignore[arg-type]
    found = numbers(sheet_of(own={"age": 47}), game(profile=[age], skills=old))
    assert found["skills.memory"] == 4
    twice = {"id": "twice", "label": "倍", "kind": "formula", "formula": {"kind": "ref", "id": "abilities.body"}}
    bad = [{"id": "memory", "name": "思い出す", "base": {"kind": "ref", "id": "own.twice"}}]
    (problem,) = SYSTEM.check_definition(plain(profile=[twice], skills=bad, items=[]))
    assert (problem.code, problem.field) == ("not_usable", "lists.skills.0.base")


def test_uncomputable_formula_leaves_skill_without_number() -> None:
    zero = {"kind": "over", "of": {"kind": "const", "value": 1}, "by": {"kind": "const", "value": 0}}
    one = SYSTEM.derive(sheet_of(), game(skills=[{"id": "odd", "name": "妙", "base": zero}]))["skills.odd"]
    assert one.value is None
    assert str(one.note) == "訓練なしの値が計算できません。"


@pytest.mark.parametrize(
    ("value", "found"), [(0, ["ability_out_of_range"]), (1, []), (10, []), (11, ["ability_out_of_range"])]
)
def test_an_ability_stays_within_its_row(value: int, found: list[str]) -> None:
    """BL-ABL-01; a GM may wave it through."""
    sheet = sheet_of(abilities={"body": value})
    assert [p.code for p in SYSTEM.validate(sheet, SYSTEM.game())] == found
    waived = sheet.evolve(rulings=[{"rule": "BL-ABL-01", "field": "abilities.body"}])
    assert SYSTEM.validate(waived, SYSTEM.game()) == ()
