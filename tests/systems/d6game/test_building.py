"""Building step by step, rolling again, growing, and the reasons behind the few computed numbers."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.core.problem import Refusal, Severity
from desktop.core.rolls.dice import Face, Throw, throw_of
from desktop.core.sheet import Ruling
from desktop.core.value import at, put
from desktop.systems.d6game import SYSTEM
from desktop.systems.d6game.sheet import D6gameSheet, SkillRow

from .table import code_of, game_of, hero

GAME = game_of()


def rolled(sheet: D6gameSheet, roll: str, *faces: int, game: Any = GAME) -> D6gameSheet:
    """Write typed faces down."""
    return SYSTEM.apply_roll(sheet, roll, throw_of((6,) * len(faces), faces), game)


def test_a_character_is_made_step_by_step() -> None:
    """D6G-CRE-01, D6G-LIFE-04, D6G-FATE-05, D6G-ABL-01, D6G-SKL-01: section 5, then finished."""
    sheet = SYSTEM.blank(GAME)
    assert (sheet.fate, sheet.life, sheet.draft, sheet.name) == (0, None, True, "")
    assert list(sheet.ability) == ["strength", "agility", "health", "charisma", "wit", "knowledge"]
    with pytest.raises(Refusal) as caught:
        SYSTEM.finish(sheet, GAME)
    assert code_of(caught.value) == "life_missing"
    sheet = rolled(sheet, "life", 4)
    assert (sheet.life_die, sheet.life_initial, sheet.life) == (4, 14, 14)
    done = SYSTEM.finish(put(sheet, "name", "ミナト"), GAME)
    assert (done.draft, done.life, SYSTEM.validate(done, GAME)) == (False, 14, ())


@pytest.mark.parametrize("face", range(1, 7))
def test_initial_life_is_ten_plus_the_die(face: int) -> None:
    """D6G-LIFE-04."""
    assert rolled(SYSTEM.blank(GAME), "life", face).life_initial == 10 + face


def test_initial_life_is_thrown_once() -> None:
    """D6G-AMB-38: a second throw needs the GM's word, or a definition that allows it."""
    sheet = rolled(SYSTEM.blank(GAME), "life", 1)
    with pytest.raises(Refusal) as caught:
        rolled(sheet, "life", 6)
    assert code_of(caught.value) == "already_rolled"
    allowed = sheet.evolve(rulings=(Ruling(rule="D6G-AMB-38"),))
    assert rolled(allowed, "life", 6).life_initial == 16
    assert rolled(sheet, "life", 6, game=game_of({"life.reroll": True})).life_initial == 16


def test_abilities_are_rolled_as_often_as_wanted() -> None:
    """D6G-ABL-01, D6G-ABL-02, D6G-AMB-35: the newest counts, older ones stay in the history."""
    sheet = rolled(SYSTEM.blank(GAME), "ability:wit", 1, 2)
    sheet = rolled(sheet, "ability:wit", 6, 5)
    assert (sheet.ability["wit"], sheet.ability_dice["wit"]) == (11, (6, 5))
    assert [str(entry.text) for entry in sheet.history] == ["知恵：1+2 → 3", "知恵：6+5 → 11"]
    sheet = rolled(sheet, "abilities", *range(1, 7), *range(1, 7))
    assert dict(sheet.ability) == {
        "strength": 3,
        "agility": 7,
        "health": 11,
        "charisma": 3,
        "wit": 7,
        "knowledge": 11,
    }
    assert all(roll.free_reroll for roll in SYSTEM.build_rolls(sheet, GAME) if roll.id != "life")


@pytest.mark.parametrize(
    ("roll", "faces", "code"),
    [
        ("life", (7,), "face_out_of_range"),
        ("life", (0,), "face_out_of_range"),
        ("life", (1, 2), "wrong_count"),
        ("ability:wit", (6,), "wrong_count"),
        ("ability:luck", (1, 2), "unknown_roll"),
        ("abilities", (1, 2), "wrong_count"),
    ],
)
def test_wrong_dice_are_refused(roll: str, faces: tuple[int, ...], code: str) -> None:
    """D6G-PHY-01: at once, with a plain sentence, the sheet unchanged."""
    sheet = SYSTEM.blank(GAME)
    before = sheet.model_dump_json()
    throw = Throw(faces=tuple(Face(sides=6, value=face) for face in faces))
    with pytest.raises(Refusal) as caught:
        SYSTEM.apply_roll(sheet, roll, throw, GAME)
    assert code_of(caught.value) == code
    assert sheet.model_dump_json() == before


def test_six_abilities_and_six_skills() -> None:
    """D6G-ABL-05, D6G-SKL-06: the published lists with their examples."""
    lists = {spec.id: spec.base for spec in SYSTEM.lists}
    assert [row.name for row in lists["abilities"]] == ["力", "敏捷", "健康", "カリスマ", "知恵", "知識"]
    assert [(row.name, row.hint) for row in lists["skills"]] == [
        ("戦闘", "拳銃"),
        ("調査", "人探し"),
        ("芸術・芸能", "ダンス"),
        ("技術・工業", "プログラミング"),
        ("交渉・影響力", "話術、経済力"),
        ("研究・学問", "生物学、医学"),
    ]


def test_profile_fields_are_an_example() -> None:
    """D6G-PRO-01, D6G-AMB-40: five fields with the name, age a text."""
    assert [field.label for field in GAME.profile] == ["年齢", "性別", "職業", "説明"]
    assert GAME.label("name") == "名前"
    assert {field.id: field.kind.value for field in GAME.profile}["age"] == "text"


def test_skills_can_be_added_and_given_up_in_play() -> None:
    """D6G-SKL-04, D6G-AMB-37, D6G-SKL-02: no limit after creation, no cost."""
    sheet = hero(skills=[{"category": "combat"}, {"category": "arts"}])
    offers = {p.id: p for p in SYSTEM.growth(sheet, GAME)}
    assert all(p.legal and p.cost == 0 for p in offers.values())
    grown = SYSTEM.grow(sheet, "skill:research", GAME)
    grown = put(grown, "skills.2.specialty", "生物学")
    assert [row.category for row in grown.skills] == ["combat", "arts", "research"]
    assert SYSTEM.validate(grown, GAME) == ()
    assert [row.category for row in SYSTEM.grow(grown, "drop:0", GAME).skills] == ["arts", "research"]
    assert grown.history[-1].rule == "D6G-SKL-04"


def test_at_creation_the_third_skill_is_not_offered() -> None:
    """D6G-SKL-01, D6G-AMB-36."""
    sheet = SYSTEM.blank(GAME).evolve(skills=({"category": "combat"}, {"category": "arts"}))
    offers = {p.id: p for p in SYSTEM.growth(sheet, GAME)}
    assert not offers["skill:research"].legal
    assert str(offers["skill:research"].reason)
    with pytest.raises(Refusal):
        SYSTEM.grow(sheet, "skill:research", GAME)
    with pytest.raises(Refusal):
        SYSTEM.grow(sheet, "skill:magic", GAME)


def test_items_and_information_are_a_list_of_words() -> None:
    """D6G-CMB-02, D6G-AMB-34: written down, without any effect on numbers."""
    sheet = hero(items=[{"name": "時計塔の鍵"}, {"name": "「鐘は七年前から鳴らない」", "damage": 5, "life": 3}])
    plain = hero(id=sheet.id)
    assert SYSTEM.validate(sheet, GAME) == ()
    for name, value in SYSTEM.derive(plain, GAME).items():
        assert SYSTEM.derive(sheet, GAME)[name].value == value.value


def test_why_initial_life() -> None:
    """D6G-LIFE-04: なぜ？ lists base and die; a GM's number wins and is marked."""
    sheet = rolled(SYSTEM.blank(GAME), "life", 4)
    why = SYSTEM.derive(sheet, GAME)["life_initial"]
    assert (why.value, [(str(p.label), p.value) for p in why.parts]) == (14, [("基本", 10), ("ダイス 1d6", 4)])
    ruled = sheet.evolve(rulings=(Ruling(rule="D6G-LIFE-04", field="life_initial", value=20),))
    fixed = SYSTEM.derive(ruled, GAME)["life_initial"]
    assert (fixed.value, fixed.parts[0].house) == (20, True)


@pytest.mark.parametrize(("life", "down"), [(1, False), (0, True), (-7, True), (None, False)])
def test_incapacitated_follows_life(life: int | None, down: bool) -> None:
    """D6G-LIFE-02: derived, never edited."""
    sheet = hero(life=life)
    assert sheet.incapacitated is down
    assert SYSTEM.derive(sheet, GAME)["incapacitated"].value == int(down)
    assert "incapacitated" not in D6gameSheet.model_fields


@pytest.mark.parametrize(("fate", "most"), [(-4, 0), (0, 0), (7, 7), (10, 10), (25, 10)])
def test_maximum_bet_is_derived(fate: int, most: int) -> None:
    """D6G-FATE-02, D6G-AMB-15, D6G-AMB-16."""
    assert SYSTEM.derive(hero(fate=fate), GAME)["max_bet"].value == most


def test_a_fix_mends_its_problem() -> None:
    """Every offered fix makes its problem go away."""
    sheet = hero(
        draft=True,
        life_die=4,
        life_initial=15,
        fate=3,
        ability={"wit": 40},
        skills=[{"category": "arts"}, {"category": "arts"}, {"category": "combat"}],
    )
    problems = SYSTEM.validate(sheet, GAME)
    assert {p.code for p in problems} == {
        "life_mismatch",
        "fate_not_initial",
        "ability_out_of_range",
        "duplicate_category",
        "too_many",
    }
    for problem in problems:
        assert problem.fix is not None
        mended = put(sheet, problem.fix.field, problem.fix.value)
        assert problem.code not in {p.code for p in SYSTEM.validate(mended, GAME)}
        assert at(sheet, problem.field.split(".")[0]) is not None


def test_fixing_duplicate_skill_keeps_the_others() -> None:
    """D6G-AMB-36: only the second of the two goes."""
    game = game_of({"skills.max_at_creation": 4})
    skills = [{"category": category} for category in ("combat", "combat", "arts", "research")]
    sheet = hero(draft=True, life=14, skills=skills)
    (problem,) = [p for p in SYSTEM.validate(sheet, game) if p.code == "duplicate_category"]
    assert problem.fix is not None
    mended = put(sheet, problem.fix.field, problem.fix.value)
    assert [row.category for row in mended.skills] == ["combat", "arts", "research"]


def test_a_quick_enemy_is_ready_to_fight() -> None:
    """D6G-CMB-01: an enemy of a name and its life is no draft, and no player's."""
    enemy = SYSTEM.quick(GAME, "霧の獣", {"life": 7})
    assert (enemy.name, enemy.life, enemy.life_initial) == ("霧の獣", 7, 7)
    assert (enemy.draft, enemy.is_pc) == (False, False)
    assert SYSTEM.validate(enemy, GAME) == ()


def test_ruling_waives_a_problem() -> None:
    """D6G-GMV-10: the GM always has the last word, on the sheet and named by rule."""
    sheet = hero(ability={"wit": 40})
    ruled = sheet.evolve(rulings=(Ruling(rule="D6G-ABL-01", field="ability.wit"),))
    assert [p.code for p in SYSTEM.validate(sheet, GAME)] == ["ability_out_of_range"]
    assert SYSTEM.validate(ruled, GAME) == ()


@given(st.integers(0, 10**9))
def test_random_characters_are_legal_and_round_trip(seed: int) -> None:
    """Random characters are finished, legal and survive JSON with unknown keys."""
    sheet = SYSTEM.randomise(GAME, Random(seed))
    assert SYSTEM.validate(sheet, GAME) == ()
    assert 11 <= (sheet.life or 0) <= 16
    text = sheet.evolve(tomorrow="?").model_dump_json()
    again = D6gameSheet.model_validate_json(text)
    assert again.model_dump_json() == text


def test_problems_name_step_and_field() -> None:
    """Every problem names the step and field that fix it."""
    steps = {step.id for step in SYSTEM.steps}
    wrong = SYSTEM.blank(GAME).evolve(life=99, life_die=9, skills=(SkillRow(category="magic"),) * 3, fate=4)
    found = SYSTEM.validate(wrong, GAME)
    assert {"name_empty", "unknown_category", "too_many", "face_out_of_range", "fate_not_initial"} <= {
        problem.code for problem in found
    }
    for problem in found:
        assert problem.step in steps
        assert problem.field
        assert problem.severity in Severity


def test_a_fixed_number_in_a_formula_counts() -> None:
    """D6G-ABL-01, D6G-LIFE-04, D6G-GMV-03: 1d6+2 is the die and 2, for an ability as for life."""
    game = game_of({"abilities.dice": "1d6+2", "life.die": "1d6+2"})
    sheet = rolled(rolled(SYSTEM.blank(game), "ability:wit", 3, game=game), "life", 4, game=game)
    assert (sheet.ability["wit"], sheet.life_initial) == (5, 16)


def test_equipment_adds_life_only_where_it_is_switched_on() -> None:
    """D6G-AMB-34: in the base game things are text."""
    worn = SYSTEM.blank(GAME).evolve(items=({"name": "外套", "life": 3}, {"name": "盾", "life": 4, "carried": False}))
    assert rolled(worn, "life", 4).life_initial == 14
    assert rolled(worn, "life", 4, game=game_of({"equipment.enabled": True})).life_initial == 17


def test_a_resource_that_dice_decide_stays_inside_its_limits() -> None:
    """D6G-GMV-03: the one clamp holds for throws as well."""
    row = {"id": "fuel", "name": "燃料", "base": 5, "dice": "1d6", "maximum": 8}
    game = game_of(lists={"resources": [row]})
    sheet = SYSTEM.apply_roll(SYSTEM.blank(game), "resource:fuel", throw_of((6,), (6,)), game)
    assert sheet.resources["fuel"] == 8
