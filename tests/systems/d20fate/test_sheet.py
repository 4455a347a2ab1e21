"""Sheet, derived numbers, validation, building."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from desktop.core.custom.profile import FieldKind, ProfileField
from desktop.core.problem import Refusal, Severity
from desktop.core.sheet import Ruling
from desktop.core.value import put
from desktop.systems.d20fate import SYSTEM, tables
from desktop.systems.d20fate.sheet import Condition, D20FateSheet, HouseModifier, Skill

from .conftest import rules


def codes(sheet: D20FateSheet, game: Any) -> dict[str, str]:
    return {problem.field: problem.code for problem in SYSTEM.validate(sheet, game)}


def test_a_new_sheet(game: Any) -> None:
    """D20-AMB-02, D20-AMB-03, D20-FATE-05: six abilities at 10, level 1, the seven skills, three fate dice."""
    sheet = SYSTEM.blank(game)
    assert [getattr(sheet, key) for key in ("str", "dex", "con", "int", "wis", "cha")] == [10] * 6
    assert (sheet.level, sheet.fate_dice, sheet.draft, sheet.is_pc) == (1, 3, True, True)
    assert [(row.name, row.ability) for row in sheet.skills] == [
        ("早業", "dex"),
        ("隠密", "dex"),
        ("運動", "str"),
        ("洞察", "wis"),
        ("知覚", "wis"),
        ("欺瞞", "cha"),
        ("説得", "cha"),
    ]
    assert [(p.code, p.severity) for p in SYSTEM.validate(sheet, game)] == [("name_missing", Severity.WARN)]


def test_sheet_has_no_fields_outside_the_rules(game: Any) -> None:
    """D20-AMB-36: no hit points, armour, initiative, experience or battle."""
    names = set(D20FateSheet.model_fields)
    assert not names & {"hp", "ac", "armour", "initiative", "gold", "experience", "equipment"}
    assert SYSTEM.battle is None
    assert SYSTEM.growth(SYSTEM.blank(game), game) == ()


def test_derived_numbers(game: Any) -> None:
    """D20-CORE-02, D20-CORE-03, D20-CORE-04: the printed sheet's numbers, each with its sum."""
    sheet = D20FateSheet(level=5, str=10, dex=16, con=12, int=13, wis=14, cha=8)
    found = SYSTEM.derive(sheet, game)
    assert found["proficiency_bonus"].shown == "+3"
    assert [found[f"{key}_mod"].shown for key in ("str", "dex", "con", "int", "wis", "cha")] == [
        "±0", "+3", "+1", "+1", "+2", "−1",
    ]  # fmt: skip
    assert [found[f"{key}_total"].value for key in ("str", "dex", "con", "int", "wis", "cha")] == [3, 6, 4, 4, 5, 2]
    totals = [found[f"skill_total.{row.id}"] for row in sheet.skills]
    assert [row.value for row in totals] == [6, 6, 3, 5, 5, 2, 2]
    assert [[part.value for part in row.parts] for row in totals[:3]] == [[3, 3], [3, 3], [0, 3]]
    assert [part.rule for part in totals[0].parts] == ["D20-CORE-03", "D20-CORE-04"]


def test_house_modifiers_are_named(game: Any) -> None:
    """D20-AMB-12: a permanent modifier counts for its subject and is named as the house's."""
    rope = HouseModifier(name="橋守の縄", value=1, applies_to="athletics")
    charm = HouseModifier(name="お守り", value=2, applies_to="wis")
    found = SYSTEM.derive(D20FateSheet(modifiers=(rope, charm)), game)
    assert [(str(p.label), p.value, p.house) for p in found["skill_total.athletics"].parts][-1] == ("橋守の縄", 1, True)
    assert found["skill_total.insight"].value == found["wis_total"].value == 4
    assert found["skill_total.stealth"].value == 2


def test_a_number_the_gm_fixed_wins(game: Any) -> None:
    """D20-CORE-03, D20-CORE-04: a ruling replaces the derived number, is marked, and counts in the check."""
    sheet = D20FateSheet(
        rulings=(
            Ruling(rule="D20-CORE-04", field="proficiency_bonus", value=5),
            Ruling(rule="D20-CORE-02", field="skill_total.stealth", value=9),
        )
    )
    found = SYSTEM.derive(sheet, game)
    assert (found["proficiency_bonus"].value, found["proficiency_bonus"].parts[-1].house) == (5, True)
    assert found["str_total"].value == 5
    assert found["skill_total.stealth"].value == 9
    assert SYSTEM.start_check("check", sheet, {"subject": "stealth"}, game).actor.modifier == 9


def test_everything_wrong_at_once(game: Any) -> None:
    """D20-AMB-02, D20-CORE-04, D20-GMV-06, D20-AMB-12: one list, each with field, step, way out."""
    sheet = D20FateSheet(
        level=21,
        str=31,
        dex=0,
        skills=(
            Skill(id="a", name="", ability="dex"),
            Skill(id="b", name="曲芸", ability=""),
            Skill(id="c", name="占い", ability="luck"),
            Skill(id="c", name="占い", ability="wis"),
        ),
        modifiers=(HouseModifier(name="", value=1), HouseModifier(name="鈴", value=1, applies_to="nothing")),
        conditions=(Condition(text=" "),),
    )
    assert codes(sheet, game) == {
        "name": "name_missing",
        "level": "level_out_of_range",
        "str": "score_out_of_range",
        "dex": "score_out_of_range",
        "skills.0.name": "skill_without_name",
        "skills.1.ability": "skill_without_ability",
        "skills.2.ability": "missing_ability",
        "skills.3.id": "duplicate_skill",
        "modifiers.0.name": "modifier_without_name",
        "modifiers.1.applies_to": "unknown_subject",
        "conditions.0.text": "condition_without_text",
    }
    steps = {step.id for step in SYSTEM.steps}
    for problem in SYSTEM.validate(sheet, game):
        assert problem.step in steps
        assert str(problem.remedy)
    with pytest.raises(Refusal) as refusal:
        SYSTEM.finish(sheet, game)
    assert refusal.value.problem.code == "level_out_of_range"


def test_fixes_mend(game: Any) -> None:
    """D20-AMB-02: the offered value is the nearest legal one."""
    sheet = D20FateSheet(name="リオ", str=31, dex=0, level=0)
    for problem in SYSTEM.validate(sheet, game):
        assert problem.fix is not None
        sheet = put(sheet, problem.fix.field, problem.fix.value)
    assert (sheet.str, sheet.dex, sheet.level) == (30, 1, 1)
    assert SYSTEM.validate(sheet, game) == ()


def test_ranges_of_the_house() -> None:
    """D20-GMV-01, D20-AMB-02: another range of scores and levels."""
    game = rules(ability__max=40, ability__min=3, level__max=30)
    sheet = D20FateSheet(name="リオ", str=40, dex=2, level=30)
    assert codes(sheet, game) == {"dex": "score_out_of_range"}
    assert codes(D20FateSheet(name="リオ", level=30), SYSTEM.game()) == {"level": "level_out_of_range"}


def test_waived_by_the_gm(game: Any) -> None:
    """D20-AMB-02: a ruling lets one score stand, and only that one."""
    sheet = D20FateSheet(name="巨人", str=35, con=35, rulings=(Ruling(rule="D20-AMB-02", field="str"),))
    assert codes(sheet, game) == {"con": "score_out_of_range"}


@pytest.mark.parametrize(
    "fields", [{"fate_dice": -1}, {"str": "強い"}, {"level": 10**9}, {"dex": 10.5}, {"skills": "早業"}]
)
def test_impossible_values_never_enter(fields: dict[str, Any]) -> None:
    """D20-AMB-18: negative pools and numbers that are none are refused by the sheet itself."""
    with pytest.raises(ValidationError):
        D20FateSheet(**fields)


def test_maximum_of_the_pool() -> None:
    """D20-AMB-27: only where the campaign has a maximum."""
    sheet = D20FateSheet(name="リオ", fate_dice=12)
    assert codes(sheet, SYSTEM.game()) == {}
    assert codes(sheet, rules(fate__max=10)) == {"fate_dice": "fate_over_max"}


def test_house_fields() -> None:
    """D20-GMV-07, D20-AMB-36: own fields of every kind, checked for what they are."""
    profile = (
        ProfileField(id="hp", label="HP", kind=FieldKind.NUMBER, required=True),
        ProfileField(id="guild", label="組合", kind=FieldKind.CHOICE, choices=("便り屋", "橋守")),
        ProfileField(id="sworn", label="誓い", kind=FieldKind.CHECK),
        ProfileField(id="old", label="昔の項目", required=True, removed=True),
    )
    game = SYSTEM.game(SYSTEM.definition().evolve(profile=profile))
    assert codes(D20FateSheet(name="リオ"), game) == {"own.hp": "profile_required"}
    wrong = D20FateSheet(name="リオ", own={"hp": "いっぱい", "guild": "盗賊", "sworn": "はい"})
    assert codes(wrong, game) == dict.fromkeys(("own.hp", "own.guild", "own.sworn"), "profile_value")
    right = D20FateSheet(name="リオ", own={"hp": 12, "guild": "橋守", "sworn": True, "old": "残る"})
    assert codes(right, game) == {}
    assert codes(SYSTEM.randomise(game, Random(3)), game) == {}


def test_own_abilities_and_skills() -> None:
    """D20-GMV-01, D20-GMV-06: a campaign with an ability and a skill of its own."""
    spec = {row.id: row for row in tables.lists()}
    abilities = (*(row.model_dump() for row in spec["abilities"].base), {"id": "luck", "code": "LUC", "name": "運"})
    skills = ({"id": "gamble", "name": "博打", "ability": "luck"},)
    game = SYSTEM.game(SYSTEM.definition().evolve(lists={"abilities": abilities, "skills": skills}))
    assert {(p.code, p.severity) for p in SYSTEM.check_definition(game.definition)} == {
        ("missing_skill", Severity.WARN)
    }
    sheet = SYSTEM.blank(game)
    assert (sheet.scores, [row.name for row in sheet.skills]) == ({"luck": 10}, ["博打"])
    sheet = put(sheet, "scores.luck", 15)
    assert SYSTEM.derive(sheet, game)["skill_total.gamble"].value == 4
    assert codes(put(sheet, "scores.luck", 99), game)["scores.luck"] == "score_out_of_range"
    assert SYSTEM.start_check("check", sheet, {"subject": "博打"}, game).actor.modifier == 4


def test_finish_deals_the_first_dice(game: Any) -> None:
    """D20-FATE-05, D20-AMB-28: three for a player character, none for an NPC; finishing twice changes nothing."""
    draft = SYSTEM.blank(game).evolve(name="リオ", fate_dice=9)
    done = SYSTEM.finish(draft, game)
    assert (done.draft, done.fate_dice) == (False, 3)
    assert SYSTEM.finish(done.evolve(fate_dice=1), game).fate_dice == 1
    assert SYSTEM.finish(draft.evolve(is_pc=False), game).fate_dice == 0
    assert SYSTEM.finish(draft.evolve(is_pc=False), rules(fate__npc_has_dice=True)).fate_dice == 3


@given(seed=st.integers(0, 10**9))
def test_random_characters_are_legal(seed: int) -> None:
    """D20-AMB-02: おまかせ is finished and without a problem, and survives a file."""
    game = SYSTEM.game()
    sheet = SYSTEM.randomise(game, Random(seed))
    assert not sheet.draft
    assert SYSTEM.validate(sheet, game) == ()
    assert D20FateSheet.model_validate_json(sheet.model_dump_json()) == sheet


def test_randomise_fills_missing_values() -> None:
    """D20-AMB-02: proficiencies that a player has ticked stay as they are; three are drawn where there are none."""
    game = SYSTEM.game()
    blank = SYSTEM.blank(game)
    ticked = blank.evolve(skills=tuple(row.evolve(trained=n == 4) for n, row in enumerate(blank.skills)))
    for seed in range(5):
        kept, drawn = (SYSTEM.completed(sheet, game, Random(seed)) for sheet in (ticked, blank))
        assert [n for n, row in enumerate(kept.skills) if row.trained] == [4]
        assert sum(row.trained for row in drawn.skills) == 3


def test_unknown_keys_survive() -> None:
    """A sheet written by a later version keeps what this one does not know."""
    text = D20FateSheet(name="リオ").evolve().model_dump()
    text |= {"familiar": "烏", "skills": [{"id": "a", "name": "曲芸", "ability": "dex", "lore": 3}]}
    back = D20FateSheet.model_validate(text).model_dump()
    assert (back["familiar"], back["skills"][0]["lore"]) == ("烏", 3)


def test_lines_of_the_builder(game: Any) -> None:
    """Every step has a short summary of the sheet."""
    sheet = D20FateSheet(level=5, dex=16)
    lines = {step.id: str(SYSTEM.steps_summary(sheet, step.id, game)) for step in SYSTEM.steps}
    assert lines == {
        "who": "レベル 5、習熟 +3",
        "scores": "いちばん高いのは DEX 敏捷 16",
        "skills": "技能 7 個",
        "notes": "フェイト・ダイス 3 個で始めます",
        "finish": "直すところはありません",
    }
    assert SYSTEM.summary(sheet, game) == (("レベル", "5"), ("習熟", "+3"), ("フェイト", "3"))
    assert SYSTEM.summary(sheet.evolve(is_pc=False), game) == (("レベル", "5"), ("習熟", "+3"))
