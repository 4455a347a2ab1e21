"""The sheet, its derived numbers, building, and what a definition may change."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from desktop.core.problem import Refusal, Severity
from desktop.core.settings import setting_infos
from desktop.core.value import put
from desktop.services.campaign import sheets
from desktop.services.storage.file_errors import InvalidFile
from desktop.services.storage.store import Store
from desktop.systems.kotodama import SYSTEM
from desktop.systems.kotodama.build import set_value, step_down, step_up
from desktop.systems.kotodama.connection import adopt, banner, over_range
from desktop.systems.kotodama.numbers import pool_key, pool_matrix
from desktop.systems.kotodama.people import person_of
from desktop.systems.kotodama.settings import KotodamaSettings
from desktop.systems.kotodama.sheet import Art, KotodamaSheet, Outfit, range_label
from desktop.systems.kotodama.tables import lists, origin
from desktop.systems.kotodama.validate import spent
from tests.systems.kotodama.runner import game_of, sheet_of, spelled

GAME = SYSTEM.game()


def test_initial_values() -> None:
    """KO-SHT-02…05, KO-SHT-11…14, KO-SHT-17…24, KO-AMB-61: what a new sheet holds."""
    sheet = SYSTEM.blank(GAME)
    assert (sheet.player, sheet.is_pc, sheet.side, sheet.dl) == ("", True, "pc", 0)
    assert (sheet.hp_max, sheet.hp, sheet.karma_max, sheet.karma) == (10, 10, 5, 5)
    assert (sheet.initiative, sheet.combat_move) == (0, 5)
    assert (sheet.char_state, sheet.connection) == ("unacted", "offline")
    assert (sheet.wazamae_counter, sheet.actor, sheet.connection_gear, sheet.memo) == (0, "", "", "")
    assert (sheet.arts, sheet.outfits) == ((), ())
    assert {a.value for a in sheet.abilities} == {2}
    assert {s.value for s in sheet.skills} == {0}


def test_npcs_begin_as_enemies() -> None:
    """KO-SHT-04: unless set otherwise."""
    assert KotodamaSheet(is_pc=False).side == "enemy"
    assert KotodamaSheet(is_pc=False, side="other").side == "other"
    assert KotodamaSheet().side == "pc"


def test_undefined_fields_are_stored_without_effect() -> None:
    """KO-AMB-64, KO-SHT-19, KO-SHT-20, KO-SHT-23: ワザマエカウンター, アクター and gear change no number."""
    plain = sheet_of({})
    marked = sheet_of({"wazamae_counter": 9, "actor": "影の役者", "connection_gear": "携帯UNIX"})
    numbers = [{k: v.value for k, v in SYSTEM.derive(s, GAME).items()} for s in (plain, marked)]
    assert numbers[0] == numbers[1]
    assert KotodamaSheet.model_validate_json(marked.model_dump_json()) == marked


def test_preset() -> None:
    """KO-SHT-08, KO-SHT-09, KO-SHT-10, KO-SHT-30: four アクト, four リアクト, nine skills, marked as ours."""
    sheet = SYSTEM.blank(GAME)
    assert [a.name for a in sheet.abilities if a.tag == "act"] == ["体力", "技巧", "知略", "交渉"]
    assert [a.name for a in sheet.abilities if a.tag == "react"] == ["頑健", "反射", "洞察", "意志"]
    names = [s.name for s in sheet.skills]
    assert names == ["白兵", "射撃", "運動", "隠密", "観察", "知識", "工作", "話術", "電制"]
    assert sheet.densei is not None
    assert sheet.densei.name == "電制"
    assert origin() == "アプリ独自"
    assert all("アプリ独自" in spec.title for spec in lists() if spec.id not in ("house_rules", "special_faces"))


def test_matrix_and_why() -> None:
    """KO-SHT-25, KO-SHT-27: every pool at once, and each explained part by part."""
    sheet = sheet_of({"dl": 2, "abilities": {"技巧": 3, "re:反射": 1}, "skills": {"射撃": 2, "電制": "none"}})
    matrix = pool_matrix(sheet)
    assert [row.pools for row in matrix.rows] == [(7, 5), (9, 7), (7, 5)]
    assert matrix.rows[0].skill is None
    derived = SYSTEM.derive(sheet, GAME)
    for row in matrix.rows:
        for ability, pool in zip(matrix.abilities, row.pools, strict=True):
            explained = derived[pool_key(ability.id, row.skill.id if row.skill else "none")]
            assert explained.value == pool == sum(part.value for part in explained.parts)
    why = derived["pool.a0.s0"]
    assert str(why.note) == "能力値3 ＋ 技能2 ＋ ニンジャボーナス4 ＋ 修正0 ＝ 9個"
    assert [part.rule for part in why.parts] == ["", "KO-CHK-05", "KO-NIN-02"]
    assert len(derived) == len(list(derived)) == 4 + 6
    with pytest.raises(KeyError):
        derived["pool.a9.s9"]


def test_derived_numbers() -> None:
    """KO-SHT-06, KO-SHT-07, KO-SHT-15, KO-SHT-16, KO-NIN-03: a ninja is above any mortal in each of them."""
    mortal, ninja = (SYSTEM.derive(sheet_of({"dl": dl}), GAME) for dl in (0, 1))
    assert (mortal["is_ninja"].shown, ninja["is_ninja"].shown) == ("モータル", "ニンジャ")
    assert (mortal["ninja_bonus"].value, ninja["ninja_bonus"].value) == (0, 2)
    assert (mortal["action_count"].value, ninja["action_count"].value) == (2, 3)
    assert mortal["full_move"].value == 15
    assert all((ninja[k].value or 0) > (mortal[k].value or 0) for k in mortal if k.startswith("pool."))


def test_gm_rulings_win_and_are_named() -> None:
    """KO-GEN-05, KO-GEN-07: a number by the GM overrides the rule and is marked GM裁定."""
    sheet = sheet_of({"rulings": [{"rule": "KO-ACT-06", "field": "action_count", "value": 5}]})
    explained = SYSTEM.derive(sheet, GAME)["action_count"]
    assert explained.value == 5 == sum(part.value for part in explained.parts)
    assert explained.parts[-1].house
    assert pool_matrix(sheet_of({"rulings": [{"rule": "x", "field": "pool.a0.s0", "value": 0}]})).rows[1].pools[0] == 0
    nameless = sheet_of({"name": "", "rulings": [{"rule": "KO-VAL-01", "field": "name"}]})
    assert SYSTEM.validate(nameless, GAME) == ()


def test_order_of_entry() -> None:
    """KO-CRE-01: seven steps in the order of the guide, no budget in the way."""
    assert [step.id for step in SYSTEM.steps] == ["profile", "dl", "abilities", "skills", "numbers", "gear", "review"]
    rich = SYSTEM.blank(GAME).evolve(name="ナギサ")
    rich = rich.evolve(abilities=tuple(a.evolve(value=30) for a in rich.abilities))
    assert SYSTEM.validate(rich, GAME) == ()
    assert not SYSTEM.finish(rich, GAME).draft
    lines = [str(SYSTEM.steps_summary(rich, step.id, GAME)) for step in SYSTEM.steps]
    assert lines[0] == "ナギサ"
    assert (lines[2], lines[3]) == ("能力値の合計240", "技能の合計0")
    assert lines[-1] == "完成できます"


def test_finishing() -> None:
    """KO-VAL-01: a draft with a mistake is not finished; a finished sheet keeps what play has done to it."""
    draft = SYSTEM.blank(GAME)
    with pytest.raises(Refusal) as refused:
        SYSTEM.finish(draft, GAME)
    assert refused.value.problem.code == "required"
    done = SYSTEM.finish(draft.evolve(name="オリベ", hp=3, karma=1), GAME)
    assert (done.hp, done.karma, done.draft) == (10, 5, False)
    hurt = done.evolve(hp=2)
    assert SYSTEM.finish(hurt, GAME) == hurt
    extra = SYSTEM.finish(draft.evolve(name="番人", hp=None, karma=None), GAME)
    assert (extra.hp, extra.karma) == (None, None)


def test_fixes_mend() -> None:
    """KO-VAL-01, KO-VAL-02, KO-VAL-03: every offered fix removes its own problem."""
    wrong = sheet_of({"hp": 12, "karma": -3, "skills": {"射撃": 1}})
    wrong = wrong.evolve(
        abilities=(*wrong.abilities, wrong.abilities[0]), arts=(Art(name="技", timing="act"), Art(name="", cost=1))
    )
    found = SYSTEM.validate(wrong, GAME)
    assert len([p for p in found if p.severity is Severity.BLOCK]) == 6
    for problem in found:
        assert problem.fix is not None
        assert problem.step in {step.id for step in SYSTEM.steps}
        mended = put(wrong, problem.fix.field, problem.fix.value)
        again = [(p.code, p.field) for p in SYSTEM.validate(mended, GAME)]
        assert (problem.code, problem.field) not in again


def test_presets_of_a_table() -> None:
    """KO-CRE-02: a campaign sets its lists, starting values and a guide that only warns."""
    definition = SYSTEM.definition("雨都").evolve(
        settings={"preset_hp": 20, "preset_karma": 2, "preset_dl": 1, "preset_combat_move": 7, "point_budget": 4},
        lists={
            "abilities": ({"id": "a", "name": "腕", "tag": "act", "value": 3},),
            "skills": ({"id": "d", "name": "接続", "role": "densei", "value": 2},),
        },
    )
    assert SYSTEM.check_definition(definition) == ()
    game = SYSTEM.game(definition)
    sheet = SYSTEM.blank(game)
    assert [a.name for a in sheet.abilities] == ["腕"]
    assert (sheet.hp, sheet.karma, sheet.dl, sheet.combat_move) == (20, 2, 1, 7)
    codes = [(p.code, p.severity) for p in SYSTEM.validate(sheet.evolve(name="x"), game)]
    assert ("over_budget", Severity.WARN) in codes
    assert all(severity is Severity.WARN for _, severity in codes)
    for seed in range(20):
        assert spent(SYSTEM.randomise(game, Random(seed))) <= 4


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"lists": {"skills": ({"id": "x", "name": "射撃"},)}}, "missing_densei"),
        ({"lists": {"abilities": ({"id": "x", "name": "腕"}, {"id": "y", "name": "腕"})}}, "duplicate"),
        ({"lists": {"abilities": ({"id": "x", "name": "腕", "tag": "both"},)}}, "bad_row"),
        ({"settings": {"ukatsu_basis": "sometimes"}}, "bad_setting"),
        ({"settings": {"preset_dl": 21}}, "bad_setting"),
        ({"settings": {"kotodama_enabled": False}}, "announcement_required"),
    ],
)
def test_definitions_with_mistakes(change: dict[str, Any], code: str) -> None:
    """Invalid definitions are reported, never raised (KO-AMB-58 among them)."""
    found = SYSTEM.check_definition(SYSTEM.definition("卓").evolve(**change))
    assert code in [p.code for p in found]


def test_leaving_the_kotodama_rules_out() -> None:
    """KO-KTD-01, KO-KTD-02, KO-AMB-58, KO-SET-13, KO-TBL-22: only after a warning; then a banner is shown."""
    assert adopt(True, False)
    assert not adopt(False, True)
    with pytest.raises(Refusal) as refused:
        adopt(False, False)
    assert refused.value.problem.code == "announcement_required"
    found = SYSTEM.definition("卓").evolve(settings={"kotodama_enabled": False, "kotodama_announced": True})
    assert SYSTEM.check_definition(found) == ()
    assert banner(SYSTEM.game(found).settings) is not None
    assert banner(GAME.settings) is None


def test_settings_of_the_catalogue() -> None:
    """KO-SET-01…13: keys, defaults and choices."""
    infos = {info.key: info for info in setting_infos(KotodamaSettings)}
    wanted = {
        "ukatsu_basis": ("failed", "zero_hits"),
        "ukatsu_rerolls": (True, False),
        "ukatsu_opposed": ("loser_zero", "loser", "off"),
        "ukatsu_extended": ("each_step", "final_only", "off"),
        "karma_floor": ("0", "none"),
        "extended_exhaustion": ("total", "base"),
        "downed_memory": ("literal", "refresh"),
        "dead_counts_as_down": (True, False),
        "cleanup_art_expires_now": (True, False),
        "hp_zero_downs": (True, False),
        "body_can_react": (False, True),
        "joins_as": ("unacted", "done"),
        "kotodama_enabled": (True, False),
    }
    for key, values in wanted.items():
        assert infos[key].default == values[0], key
        if isinstance(values[0], str):
            assert tuple(value for value, _ in infos[key].choices) == values, key


def test_lowering_a_skill_at_zero_removes_it() -> None:
    """KO-SHT-31: an empty field is not the same as 0; an ability stops at 0, both at 30."""
    sheet = sheet_of({"skills": {"射撃": 1, "電制": 0}})
    assert [step_down(value, ownable=True) for value in (2, 1, 0, None)] == [1, 0, None, None]
    assert [step_down(value, ownable=False) for value in (1, 0)] == [0, 0]
    assert [step_up(value) for value in (None, 0, 29, 30)] == [0, 1, 30, 30]
    unowned = set_value(sheet, "skills", "s0", None)
    assert [skill.value for skill in unowned.skills] == [None, 0]
    assert [skill.value for skill in set_value(unowned, "skills", "s0", 0).skills] == [0, 0]


def test_over_range_badge() -> None:
    """KO-SHT-41, KO-ART-04: the fixed value, in whichever spelling it comes, carries the badge."""
    art, coat = Art(name="糸", range="オーバーレンジ"), Outfit(name="外套", range="近接")
    jack = Outfit(name="ジャック", range="over")
    sheet = sheet_of({}).evolve(arts=(art,), outfits=(coat, jack))
    assert over_range(sheet) == ("糸", "ジャック")
    carried = sheet.evolve(outfits=tuple(outfit.evolve(equipped=False) for outfit in sheet.outfits))
    assert over_range(person_of(carried)) == ("糸",), "what is not 装備中 does nothing in play"
    assert over_range(person_of(sheet.evolve(outfits=tuple(o.evolve(equipped=True) for o in sheet.outfits)))) == (
        "糸",
        "ジャック",
    )
    assert (art.range, range_label(art.range), range_label("10m")) == ("over", "オーバーレンジ", "10m")


def test_files_of_other_programs() -> None:
    """KO-AMB-46: the older names of states are read; unknown keys survive."""
    data = {"name": "x", "connection": "並列状態", "arts": [{"name": "a", "later": 1}], "mood": "glum"}
    sheet = KotodamaSheet.model_validate(data)
    assert sheet.connection == "dive"
    back = json.loads(sheet.model_dump_json())
    assert back["mood"] == "glum"
    assert back["arts"][0]["later"] == 1


def test_notice_and_summary() -> None:
    """The name of the novel appears nowhere; the sheet's plate shows DL, HP and karma."""
    assert GAME.notice[0].startswith("コトダマ d10 は")
    assert SYSTEM.summary(sheet_of({"dl": 1, "hp": None}), GAME) == (("DL", "1"), ("HP", "—"), ("インガオホー", "5"))
    assert game_of({"preset_initiative": 3}).settings.preset_initiative == 3


MISTAKES: tuple[tuple[dict[str, Any], str], ...] = (
    ({"name": ""}, "name:required"),
    ({"is_pc": "maybe"}, "kind:bad_choice"),
    ({"dl": 1.5}, "dl:not_integer"),
    ({"dl": 21}, "dl:out_of_range"),
    ({"combat_move": "far"}, "combat_move:not_integer"),
    ({"initiative": 100}, "initiative:out_of_range"),
    ({"hp_max": 3, "hp": 4}, "hp:exceeds_max"),
    ({"karma": -1}, "karma:out_of_range"),
    ({"karma": 7}, "karma:exceeds_max"),
    ({"side": "us"}, "side:bad_choice"),
    ({"char_state": "asleep"}, "char_state:bad_choice"),
    ({"connection": "夢"}, "connection:bad_choice"),
    ({"abilities": [{"name": ""}]}, "abilities[0].name:required"),
    ({"abilities": [{"name": "力"}, {"name": "力"}]}, "abilities[1].name:duplicate"),
    ({"abilities": [{"name": "力", "tag": "x"}]}, "abilities[0].tag:bad_choice"),
    ({"abilities": [{"name": "力", "value": 31}]}, "abilities[0].value:out_of_range"),
    ({"skills": []}, "skills:missing_densei"),
    ({"skills": [{"name": "電制", "role": "densei", "value": "x"}]}, "skills[0].value:not_integer"),
    ({"arts": [{"name": "糸", "timing": "soon"}]}, "arts[0].timing:bad_choice"),
    ({"arts": [{"name": "糸"}]}, "arts[0].cost:required"),
    ({"arts": [{"name": "糸", "cost": -1}]}, "arts[0].cost:out_of_range"),
    ({"outfits": [{"name": ""}]}, "outfits[0].name:required"),
)


@pytest.mark.parametrize(("change", "expected"), MISTAKES)
def test_file_problems_have_code_and_rule(change: dict[str, Any], expected: str, tmp_path: Path) -> None:
    """KO-VAL-01…04: every kind of mistake has the catalogue's code and rule, as the program reads the file."""
    data = sheet_of({}).model_dump(mode="json") | change
    path = tmp_path / "sheet.json"
    path.write_text(json.dumps(data, ensure_ascii=False), encoding="utf-8")
    try:
        _, sheet = sheets.read(Store(), path, SYSTEM)
    except InvalidFile as error:
        problems = error.problems
    else:
        problems = SYSTEM.validate(sheet, SYSTEM.game())
    texts = {spelled(problem): problem.rule for problem in problems}
    assert texts.get(expected, "").startswith("KO-VAL-"), texts


def test_an_npc_made_by_chance_is_on_the_other_side() -> None:
    """KO-SHT-04: what the GM takes into a battle fights against the players' characters, and not beside them."""
    made = SYSTEM.by_chance(SYSTEM.game(), Random(1))
    assert (made.is_pc, made.side) == (True, "pc")
    npc = SYSTEM.as_npc(made)
    assert (npc.is_pc, npc.side) == (False, "enemy")


def test_second_space_switch_precedes_its_settings() -> None:
    """KO-AMB-58, KO-KTD-02: the switch is found at once, with its consequences beside it."""
    names = [info.key for info in setting_infos(KotodamaSettings) if info.group == "コトダマ空間"]
    assert names == ["kotodama_enabled", "kotodama_announced", "body_can_react", "aware_note"]
