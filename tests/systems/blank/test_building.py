"""Making a character by points, dice or a free hand, and growing (BL-BLD-01 to -04, BL-ITM-02, BL-GRW-01 to -04)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.core.problem import Refusal, Severity
from desktop.core.rolls.dice import throw_of
from desktop.core.value import put
from desktop.services.campaign.definition_changes import on_sheet
from desktop.systems.blank import SYSTEM
from tests.systems.blank.rules import formula, game, sheet_of

LEFT = {"points_left", "skill_points_left"}
"""What is only said: points may stay unspent."""


def codes(sheet: Any, rules: Any) -> list[str]:
    return sorted({problem.code for problem in SYSTEM.validate(sheet, rules)} - {"name_missing"} - LEFT)


@pytest.mark.parametrize(
    ("abilities", "left"), [({"body": 3}, 10), ({"body": 5}, 8), ({"body": 1}, 12), ({"body": 10, "mind": 6}, 0)]
)
def test_points_are_spent_and_given_back(abilities: dict[str, int], left: int) -> None:
    """BL-BLD-02: below its start an ability gives points back."""
    draft = sheet_of(draft=True, abilities=abilities)
    assert str(SYSTEM.steps_summary(draft, "abilities", SYSTEM.game())) == f"残り {left} 点"


def test_too_many_points_block() -> None:
    rules = game({"build.points": 3, "build.skill_points": 4, "build.skill_most": 3})
    draft = sheet_of(draft=True, abilities={"body": 7}, skills={"fight": 5})
    assert codes(draft, rules) == ["skill_over_cap", "too_many_points", "too_many_skill_points"]
    assert codes(draft.evolve(draft=False), rules) == []
    with pytest.raises(Refusal, match="使った点が 1 多すぎます"):
        SYSTEM.finish(draft, rules)


def test_unspent_points_warn_without_blocking() -> None:
    """BL-BLD-02, BL-BLD-04: a beginner who left them whole would not know that there was anything to give out."""

    def unspent_warnings(**values: Any) -> dict[str, str]:
        problems = SYSTEM.validate(sheet_of(draft=True, **values), rules)
        assert all(problem.severity is Severity.WARN for problem in problems)
        return {problem.code: str(problem.message) for problem in problems if problem.code in LEFT}

    rules = game(
        {"build.points": 5, "build.skill_points": 7},
        abilities=[{"id": "a", "name": "甲", "start": 0, "least": 0, "most": 2, "cost": 2}],
        skills=[{"id": "s", "name": "乙", "cost": 3, "most": 9}],
        items=[],
    )
    assert unspent_warnings() == {"points_left": "点が 5 残っています。", "skill_points_left": "点が 7 残っています。"}
    assert unspent_warnings(abilities={"a": 2}, skills={"s": 2}) == {}  # one point each, and nothing costs so little
    assert unspent_warnings(abilities={"a": 2}, skills={"s": 1}) == {"skill_points_left": "点が 4 残っています。"}
    assert SYSTEM.validate(sheet_of(), rules) == ()
    full = game({"build.points": 5}, abilities=[{"id": "a", "name": "甲", "start": 2, "most": 2}], skills=[], items=[])
    assert SYSTEM.validate(sheet_of(draft=True), full) == ()


def test_costs_of_rows_count() -> None:
    rules = game(
        {"build.points": 6},
        abilities=[{"id": "a", "name": "甲", "start": 0, "least": 0, "cost": 2}],
        skills=[{"id": "s", "name": "乙", "cost": 3}],
        items=[],
    )
    draft = sheet_of(draft=True, abilities={"a": 3}, skills={"s": 6})
    assert str(SYSTEM.steps_summary(draft, "abilities", rules)) == "残り 0 点"
    assert str(SYSTEM.steps_summary(draft, "skills", rules)) == "残り 2 点"


def test_dice_make_abilities_once() -> None:
    """BL-BLD-03: (sum + plus) × times, within the row's bounds."""
    row = {"id": "a", "name": "甲", "least": 25, "most": 80, "start": 50, "dice": 3, "plus": 1, "times": 5}
    rules = game({"build.method": "roll"}, abilities=[row], skills=[], items=[])
    draft = SYSTEM.blank(rules).evolve(name="A")
    assert codes(draft, rules) == ["not_rolled"]
    every, single = SYSTEM.build_rolls(draft, rules)
    assert (every.id, single.id, single.request.sides) == ("abilities", "ability:a", (6, 6, 6))
    made = SYSTEM.apply_roll(draft, "ability:a", throw_of((6, 6, 6), (1, 2, 3)), rules)
    assert (made.abilities["a"], made.rolled, codes(made, rules)) == (35, ("a",), [])
    summaries = [str(SYSTEM.steps_summary(sheet, "abilities", rules)) for sheet in (draft, made)]
    assert summaries == [
        "あと 1 個を振る",
        "すべて振りました",
    ]  # short: a step's title stands above it, in a narrow column
    assert SYSTEM.apply_roll(draft, "abilities", throw_of((6, 6, 6), (6, 6, 6)), rules).abilities["a"] == 80
    assert SYSTEM.apply_roll(draft, "abilities", throw_of((6, 6, 6), (1, 1, 1)), rules).abilities["a"] == 25
    with pytest.raises(Refusal, match="もう振りました"):
        SYSTEM.apply_roll(made, "ability:a", throw_of((6, 6, 6), (6, 6, 6)), rules)
    again = game({"build.method": "roll", "build.again": True}, abilities=[row], skills=[], items=[])
    assert SYSTEM.apply_roll(made, "ability:a", throw_of((6, 6, 6), (4, 4, 4)), again).abilities["a"] == 65
    with pytest.raises(Refusal):
        SYSTEM.apply_roll(draft, "ability:a", throw_of((6, 6), (4, 4)), rules)


def test_free_method_asks_for_bounds_only() -> None:
    rules = game({"build.method": "free", "build.points": 0})
    assert codes(sheet_of(draft=True, abilities={"body": 10, "mind": 10}), rules) == []
    assert codes(sheet_of(draft=True, abilities={"body": 11}), rules) == ["ability_out_of_range"]


def test_items_are_paid_when_building_ends() -> None:
    """BL-ITM-02: written by hand, a thing costs nothing."""
    rules = game({"build.money": 10}, items=[{"id": "sword", "name": "剣", "price": 4}])
    owned = [{"id": "a", "item": "sword", "count": 2}, {"id": "b", "name": "母の手紙"}]
    draft = sheet_of(draft=True, items=owned)
    assert SYSTEM.finish(draft, rules).money == 2
    three = draft.evolve(items=({"id": "a", "item": "sword", "count": 3},))
    assert codes(three, rules) == ["too_expensive"]


def test_missing_required_fields_are_reported() -> None:
    """BL-OWN-01."""
    fields = [
        {"id": "age", "label": "年齢", "kind": "number", "required": True},
        {"id": "home", "label": "家", "kind": "choice", "choices": ["山", "海"]},
        {"id": "hp", "label": "体", "kind": "track", "most": {"kind": "const", "value": 3}},
    ]
    rules = game(profile=fields)
    assert codes(sheet_of(), rules) == ["profile_required"]
    assert codes(sheet_of(own={"age": 3, "home": "海"}), rules) == []
    assert codes(sheet_of(own={"age": "三", "home": "空"}), rules) == ["profile_value"]


METHODS = st.sampled_from(["points", "roll", "free"])
ROWS = st.lists(
    st.tuples(st.integers(-5, 5), st.integers(0, 20), st.integers(0, 3), st.integers(0, 4)), min_size=0, max_size=4
)
RAISES = st.lists(st.tuples(st.sampled_from("as"), st.integers(-20, 20), st.integers(0, 9)), max_size=4)
NEEDED = [
    {"id": "age", "label": "年齢", "kind": "number", "required": True},
    {"id": "twin", "label": "双子", "kind": "check", "required": True},
]


@given(METHODS, ROWS, RAISES, st.integers(0, 30), st.integers(0, 30), st.integers(0, 2**30))
def test_a_random_character_is_legal_in_every_game(
    method: str,
    rows: list[tuple[int, int, int, int]],
    raises: list[tuple[str, int, int]],
    points: int,
    trained: int,
    seed: int,
) -> None:
    """BL-BLD-01, BL-SKL-02: abilities, items and own fields all count towards the maximum of a trained skill."""
    abilities = [
        {"id": f"a{n}", "name": f"能{n}", "least": low, "most": low + more, "start": low, "cost": cost, "dice": dice}
        for n, (low, more, cost, dice) in enumerate(rows)
    ]
    lists, only = {"abilities": abilities, "turns": [], "blocks": [{"id": "b"}]}, {"check.subject": "none"}
    names = game(only, NEEDED, **lists, skills=[], items=[])
    skills = [
        {"id": f"s{n}", "name": f"技{n}", "base": formula(f"能{n}＋年齢＋双子", names), "most": 12, "cost": cost}
        for n, (_, _, cost, _) in enumerate(rows)
    ]
    items = [
        {"id": f"i{n}", "name": f"品{n}", "raises": f"{kind}{n}", "by": by, "price": price}
        for n, ((kind, by, price), _) in enumerate(zip(raises, rows, strict=False))
    ]
    settings = {"build.method": method, "build.points": points, "build.skill_points": trained, "build.money": 12}
    rules = game(settings | only, NEEDED, **lists, skills=skills, items=items)
    sheet = SYSTEM.by_chance(rules, Random(seed))
    assert not sheet.draft
    assert codes(sheet, rules) == []
    assert codes(sheet.evolve(draft=True), rules) == []
    assert SYSTEM.fill(sheet, rules, Random(seed + 1)).abilities == sheet.abilities or method != "roll"


def test_growth_is_paid_with_points() -> None:
    """BL-GRW-01 to -03."""
    rules = SYSTEM.game()
    poor = sheet_of(abilities={"body": 10, "mind": 4})
    offers = {one.id: one for one in SYSTEM.growth(poor, rules)}
    assert "ability:body" not in offers, "it stands at its maximum"
    assert not offers["skill:fight"].legal
    with pytest.raises(Refusal, match="成長点が 1 足りません"):
        SYSTEM.grow(poor, "skill:fight", rules)
    rich = poor
    for _ in range(6):
        rich = SYSTEM.grow(rich, "earn", rules)
    grown = SYSTEM.grow(SYSTEM.grow(rich, "skill:fight", rules), "ability:mind", rules)
    assert (grown.skills["fight"], grown.abilities["mind"], grown.points) == (1, 5, 0)
    assert len(grown.history) == 8
    assert not any(one.id == "earn" for one in SYSTEM.growth(poor.evolve(is_pc=False), rules))


def test_earned_points_end_where_a_number_ends() -> None:
    """BL-GRW-01."""
    rules = game({"growth.session": 9999})
    assert SYSTEM.grow(sheet_of(points=9998), "earn", rules).points == 9999


def test_growth_may_cost_more_the_higher_it_is() -> None:
    """BL-GRW-04; BL-SKL-02: no skill passes its maximum."""
    rules = game({"growth.rising": True, "growth.skill": 2}, skills=[{"id": "s", "name": "技", "most": 3}])
    (offer,) = (one for one in SYSTEM.growth(sheet_of(skills={"s": 2}), rules) if one.id == "skill:s")
    assert (offer.cost, str(offer.label)) == (6, "技 2 → 3")
    assert not any(one.id == "skill:s" for one in SYSTEM.growth(sheet_of(skills={"s": 3}), rules))


def test_bought_items_cost_money_and_are_counted() -> None:
    """BL-ITM-02."""
    rules = game(items=[{"id": "sword", "name": "剣", "price": 4}])
    one = SYSTEM.grow(sheet_of(money=9), "item:sword", rules)
    two = SYSTEM.grow(one, "item:sword", rules)
    assert ([(item.item, item.count) for item in two.items], two.money) == ([("sword", 2)], 1)
    with pytest.raises(Refusal, match="お金が 3 足りません"):
        SYSTEM.grow(two, "item:sword", rules)


def test_removed_rows_are_named_with_their_values_on_the_sheet() -> None:
    """It stays on the sheet, counts for nothing, blocks nothing, and comes back with its row."""
    before = game()
    row, other = before.rows("skills")[:2]
    sheet = SYSTEM.randomise(before, Random(1)).evolve(skills={row.id: 3, other.id: 2})
    kept = tuple(one.model_dump(mode="json") for one in before.rows("skills") if one.id != row.id)
    definition = before.definition.evolve(
        lists={**before.definition.lists, "skills": kept}, former={"skills": {row.id: "組み合う"}}
    )
    after = SYSTEM.game(definition)
    (problem,) = (p for p in SYSTEM.validate(sheet, after) if p.code == "gone")
    assert str(problem.message) == "組み合う 3 は、このゲームにはもうありません。"
    assert problem.severity is Severity.WARN
    assert not [p for p in SYSTEM.validate(sheet, before) if p.code == "gone"]
    assert problem.fix is not None
    rid = put(sheet, problem.fix.field, problem.fix.value)
    assert not [p for p in SYSTEM.validate(rid, after) if p.code == "gone"]
    messages = [str(line) for line in on_sheet(SYSTEM, before, after, sheet)]
    assert any("組み合う 3" in line for line in messages), messages
