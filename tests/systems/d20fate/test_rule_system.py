"""What the rule system offers around its checks: forms, options, proposals, definitions, lines of rules, samples."""

from __future__ import annotations

import ast
import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from desktop import assets
from desktop.core.problem import Refusal
from desktop.core.rolls.dice import throw_of
from desktop.core.settings import setting_infos
from desktop.core.value import put
from desktop.core.words import Phrase, Words
from desktop.systems import d20fate
from desktop.systems.d20fate import SYSTEM, tables
from desktop.systems.d20fate.kinds import proposals
from desktop.systems.d20fate.sheet import Condition, D20FateSheet

from .conftest import party, rules

JAPANESE = re.compile(r"[\u3001-\u30ff\u4e00-\u9fff]")


def toml(name: str) -> dict[str, Any]:
    return tomllib.loads(assets.text("systems", "d20fate", name))


# -- forms -------------------------------------------------------------------


def test_kinds_for_a_tray(game: Any) -> None:
    """D20-CORE-01, D20-CORE-05, D20-AMB-06: one formula; DC from presets (10 to 15 for an equal) or free."""
    check, contest = SYSTEM.check_kinds(D20FateSheet(), game)
    assert (check.id, contest.id, check.notation) == ("check", "contest", "1d20")
    params = {param.id: param for param in check.params}
    assert [param.id for param in check.params if param.subject] == ["subject"]
    assert [choice.value for choice in params["dc"].choices] == [10, 11, 12, 13, 14, 15]
    assert (params["dc"].default, params["dc"].free) == (12, True)
    assert (params["proficiency"].default, params["proficiency"].auto) == (None, "加える")
    labels = [str(choice.label) for choice in params["subject"].choices]
    assert labels[:6] == ["STR 筋力", "DEX 敏捷", "CON 耐久", "INT 知性", "WIS 判断", "CHA 魅力"]
    assert labels[6:] == ["早業", "隠密", "運動", "洞察", "知覚", "欺瞞", "説得"]
    assert all(choice.reading for choice in params["subject"].choices)


def test_dc_presets_of_the_house() -> None:
    """D20-GMV-07: the campaign's own presets give the choices and the default."""
    lists = {"dc_presets": ({"id": "hard", "name": "難しい", "low": 20, "high": 20},)}
    game = SYSTEM.game(SYSTEM.definition().evolve(lists=lists))
    dc = next(param for param in SYSTEM.check_kinds(None, game)[0].params if param.id == "dc")
    assert ([choice.value for choice in dc.choices], dc.default) == ([20], 20)


def test_bare_numbers_without_a_sheet(game: Any) -> None:
    """D20-PHY-02: DC and face are enough."""
    check = SYSTEM.start_check("check", None, {"dc": 8}, game).throw(throw_of((20,), (9,)))
    assert check.done
    assert check.outcome.success is True


def test_words_of_the_command_line(game: Any) -> None:
    """D20-LOOP-02: a subject by id, name or code, a modifier with its sign."""
    sheet = D20FateSheet(dex=16)
    for subject in ("stealth", "隠密", "dex", "DEX", "敏捷"):
        assert SYSTEM.start_check("check", sheet, {"subject": subject}, game).actor.modifier == 5
    assert SYSTEM.start_check("check", sheet, {"subject": "+4"}, game).actor.modifier == 4
    assert SYSTEM.start_check("contest", sheet, {"subject": "隠密", "opponent": "−2"}, game).opponent.modifier == -2


@pytest.mark.parametrize("row", tables.lists()[2].base, ids=lambda row: row.id)
def test_pairings(row: Any, game: Any) -> None:
    """D20-CON-03: actor and opponent test the printed pair, with its ability."""
    actor, opponent, _ = party()
    check = SYSTEM.start_check("contest", actor, {"pairing": row.id, "opponent": "ally"}, game, (actor, opponent))
    printed = {
        "grapple": ("STR（運動）", "STR（運動）"),
        "see_through": ("WIS（洞察）", "CHA（欺瞞）"),
        "hide": ("DEX（隠密）", "WIS（知覚）"),
        "argue": ("CHA（説得）", "WIS（洞察）"),
    }
    assert (str(check.actor.label), str(check.opponent.label)) == printed[row.id]
    by_subject = SYSTEM.start_check("contest", actor, {"subject": row.actor, "opponent": "ally"}, game, (opponent,))
    assert by_subject.opponent.label == check.opponent.label


def test_options_name_their_reasons(game: Any) -> None:
    """D20-PHY-05, D20-FATE-01, D20-AMB-21: all uses with cost, effect, or why not; nothing else bends a roll."""
    check = SYSTEM.start_check("check", D20FateSheet(id="pc"), {"subject": "str", "dc": 20}, game)
    check = check.throw(throw_of((20,), (4,)))
    options = {option.id: option for option in check.options}
    assert list(options) == ["boost", "reroll", "reroll.keep", "confirm"]
    assert [option.label for option in check.options if option.primary] == ["確定"]
    assert str(options["reroll.keep"].label) == "GM裁定：リロール"
    assert (options["boost"].payer, str(options["boost"].cost)) == ("pc", "フェイト・ダイス 3 → 2")
    assert "届きません" in str(options["boost"].effect)
    assert (options["boost"].rule, options["reroll"].rule) == ("D20-FATE-02", "D20-FATE-03")
    fumbled = SYSTEM.start_check("check", None, {"dc": 20, "fate": 1}, game).throw(throw_of((20,), (1,)))
    boost = fumbled.options[0]
    assert (boost.enabled, str(boost.reason)) == (False, "出目で決まった失敗なので、足しても変わりません。")
    assert fumbled.options[1].enabled


def test_outcome_lists_parts_target_and_rules(game: Any) -> None:
    """D20-PHY-05: natural, summands by name, total, DC, shortage, the word, the rules."""
    check = SYSTEM.start_check("check", D20FateSheet(dex=16), {"subject": "stealth", "dc": 15, "advantage": True}, game)
    outcome = check.throw(throw_of((20, 20), (3, 8))).outcome
    assert [(str(part.label), part.value) for part in outcome.parts] == [("d20", 8), ("DEX修正", 3), ("習熟", 2)]
    assert (outcome.total, outcome.target, outcome.label) == (13, 15, "失敗")
    assert "あと 2" in str(outcome.detail)
    assert {"D20-RES-02", "D20-CORE-02", "D20-ADV-02"} <= set(outcome.rules)


def test_critical_detail_names_its_multiplier() -> None:
    """D20-RES-03, D20-AMB-33: the prompt follows the switch."""
    check = SYSTEM.start_check("check", None, {"dc": 10}, rules(critical__damage_multiplier=3))
    assert "3 倍" in str(check.throw(throw_of((20,), (20,))).outcome.detail)


def test_dice_asked_for(game: Any) -> None:
    """D20-ADV-01, D20-PHY-01, D20-PHY-06: one d20 or two, a d6 for a boost, and the hidden opponent marked."""
    params = {"subject": 0, "opponent": 0, "secret": True, "opponent_advantage": True, "fate": 1}
    check = SYSTEM.start_check("contest", None, params, game)
    assert (check.wants.sides, check.wants.secret) == ((20,), False)
    check = check.throw(throw_of((20,), (4,)))
    assert (check.wants.sides, check.wants.secret) == ((20, 20), True)
    check = check.throw(throw_of((20, 20), (9, 12))).choose("boost")
    assert (check.wants.sides, check.wants.rule) == ((6,), "D20-FATE-02")
    with pytest.raises(Refusal) as refusal:
        check.throw(throw_of((20,), (4,)))
    assert refusal.value.problem.code == "wrong_dice"


def test_a_step_leaves_the_check_as_it_was(game: Any) -> None:
    """D20-PHY-07: taking back is going back to the value before."""
    check = SYSTEM.start_check("check", None, {"dc": 15, "fate": 2}, game).throw(throw_of((20,), (4,)))
    after = check.choose("reroll").throw(throw_of((20,), (18,)))
    assert (check.actor.fate, check.actor.faces, check.done) == (2, (4,), False)
    assert (after.actor.fate, after.actor.faces, after.done) == (1, (18,), True)


# -- sheets after a check ------------------------------------------------------


def test_conditions_propose_and_never_act(game: Any) -> None:
    """D20-AMB-35: what the conditions of both sides suggest; the check itself is untouched."""
    actor = D20FateSheet(conditions=(Condition(text="拘束"), Condition(text="空腹")))
    target = D20FateSheet(conditions=(Condition(text="転倒"),))
    assert proposals(actor, target, game) == (("転倒",), ("拘束",))
    assert proposals(actor, None, game) == ((), ("拘束",))
    assert SYSTEM.start_check("check", actor, {"subject": "str"}, game).wants.sides == (20,)


def test_a_check_is_written_to_the_sheet(game: Any) -> None:
    """D20-PHY-07, D20-FATE-02: the pool and one line of history, as changes that can be undone."""
    sheet = D20FateSheet(id="pc", name="リオ")
    check = SYSTEM.start_check("check", sheet, {"subject": "str", "dc": 15}, game)
    check = check.throw(throw_of((20,), (10,))).choose("boost").throw(throw_of((6,), (3,)))
    pool, line = check.outcome.changes
    assert (pool.field, pool.before, pool.after) == ("fate_dice", 3, 2)
    assert (line.field, line.before, [str(Phrase.model_validate(row["text"])) for row in line.after]) == (
        "history",
        [],
        ["STR 筋力、DC 15：15 成功"],
    )
    assert put(sheet, line.field, line.after).history[0].rule == "D20-RES-01"
    assert {change.field for change in check.outcome.changes} <= set(SYSTEM.play_fields)


def test_a_hidden_dc_stays_out_of_the_history() -> None:
    """D20-GMV-08: the sheet is the player's to read."""
    check = SYSTEM.start_check("check", D20FateSheet(id="pc"), {"dc": 13}, rules(dc__hidden=True))
    line = check.throw(throw_of((20,), (19,))).outcome.changes[-1]
    assert [str(Phrase.model_validate(row["text"])) for row in line.after] == ["STR 筋力、DC ？：21 成功"]


# -- definitions ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("rule", "changes", "field", "code"),
    [
        ("D20-AMB-02", {"settings": {"ability.min": 20, "ability.max": 10}}, "settings.ability.min", "empty_range"),
        ("D20-AMB-27", {"settings": {"fate.max": 2}}, "settings.fate.max", "max_below_start"),
        ("", {"settings": {"fate.maximum": 2}}, "settings.fate.maximum", "unknown_setting"),
        ("", {"lists": {"spells": ()}}, "lists.spells", "unknown_list"),
        ("D20-GMV-01", {"lists": {"abilities": (), "skills": (), "pairings": ()}}, "lists.abilities", "no_abilities"),
        (
            "D20-GMV-06",
            {"lists": {"skills": ({"id": "x", "name": "占い", "ability": "luck"},), "pairings": ()}},
            "lists.skills.0.ability",
            "missing_ability",
        ),
        (
            "D20-CON-03",
            {"lists": {"pairings": ({"id": "x", "name": "腕相撲", "actor": "arms", "opponent": "str"},)}},
            "lists.pairings.0.actor",
            "missing_skill",
        ),
        (
            "D20-GMV-07",
            {"lists": {"dc_presets": ({"id": "x", "name": "難", "low": 9, "high": 3},)}},
            "lists.dc_presets.0.low",
            "empty_range",
        ),
        (
            "D20-AMB-34",
            {"lists": {"prompts": ({"id": "a", "kind": "failure", "name": "x"},) * 2}},
            "lists.prompts.1.id",
            "duplicate_id",
        ),
        ("", {"profile": ({"id": "x", "label": "種", "kind": "choice"},)}, "profile.0.choices", "no_choices"),
        ("D20-GMV-07", {"profile": ({"id": "level", "label": "段"},)}, "profile.0.id", "reserved_id"),
    ],
)
def test_mistakes_of_a_definition(rule: str, changes: dict[str, Any], field: str, code: str) -> None:
    """D20-GMV-01, D20-GMV-06, D20-GMV-07: references, ranges and doubles are found before play."""
    found = SYSTEM.check_definition(SYSTEM.definition().evolve(**changes))
    assert (field, code, rule) in [(problem.field, problem.code, problem.rule) for problem in found]


def test_own_prompts_and_reasons() -> None:
    """D20-GMV-06: every list of words may be the campaign's own."""
    lists = {
        "advantages": ({"id": "moon", "name": "満月"},),
        "conditions": ({"id": "x", "name": "呪い", "own": "advantage"},),
    }
    game = SYSTEM.game(SYSTEM.definition().evolve(lists=lists))
    assert [row.name for row in game.rows("advantages")] == ["満月"]
    assert proposals(D20FateSheet(conditions=(Condition(text="呪い"),)), None, game) == (("呪い",), ())
    assert [row.name for row in SYSTEM.game().rows("advantages")] == ["相手が転倒している", "不意打ち", "味方の援護"]
    assert [row.name for row in game.rows("disadvantages")] == [
        "暗闇",
        "拘束されている",
        "足場が悪い",
        "酔っ払っている",
    ]


def test_settings_are_the_catalogues() -> None:
    """D20-GMV-02, D20-GMV-03, D20-GMV-04, D20-GMV-05, D20-GMV-08, D20-GMV-09: keys and defaults of section 9."""
    defaults = {info.key: info.default for info in setting_infos(SYSTEM.settings_type)}
    assert defaults == {
        "ability.min": 1,
        "ability.max": 30,
        "level.min": 1,
        "level.max": 20,
        "modifier.rounding": "floor",
        "proficiency.table": "every_5_levels",
        "proficiency.applies": "always",
        "natural.auto": True,
        "contest.natural_auto": True,
        "contest.tie": "actor",
        "critical.damage_multiplier": 2,
        "must_roll.threshold": 0,
        "fate.enabled": True,
        "fate.session_start": 3,
        "fate.start_mode": "set",
        "fate.stunt": 1,
        "fate.max": None,
        "fate.cost": 1,
        "fate.max_per_check": None,
        "fate.boost_die": 6,
        "fate.reroll_scope": "all_dice",
        "fate.boost_when_hopeless": False,
        "fate.boost_keeps_after_reroll": True,
        "fate.npc_has_dice": False,
        "dc.hidden": False,
        "opponent.secret": False,
        "flow.auto_confirm": True,
        "flow.simple": False,
        "law.reminder": True,
    }


# -- words, rules, samples -----------------------------------------------------


def test_the_motto_is_no_rule() -> None:
    """D20-LAW-04: it has a line to read, and no switch, problem or outcome refers to it."""
    assert "ルールではありません" in toml("rules.ja.toml")["D20-LAW-04"]["says"]
    folder = Path(d20fate.__file__).parent
    assert not [path for path in folder.rglob("*.py") if "D20-LAW-04" in path.read_text(encoding="utf-8")]


def test_every_rule_the_code_names_has_a_line() -> None:
    """A rule id in a tooltip always opens a sentence, in both languages."""
    used = set()
    for path in Path(d20fate.__file__).parent.rglob("*.py"):
        used |= set(re.findall(r'"(D20-[A-Z]+-\d+)"', path.read_text(encoding="utf-8")))
    japanese, english = toml("rules.ja.toml"), toml("rules.en.toml")
    assert used <= set(japanese)
    assert set(japanese) == set(english)
    assert len(japanese) == 96
    for lines in (japanese, english):
        assert all(row["heading"] and row["says"].endswith(("。", ".")) for row in lines.values())


def japanese_words() -> set[str]:
    """Collect every Japanese string of the rule system that is not a docstring."""
    found: set[str] = set()
    for path in Path(d20fate.__file__).parent.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        texts = (node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in docs)
        found |= {text for text in texts if isinstance(text, str) and JAPANESE.search(text)}
    for spec in tables.lists():
        found |= {row.name for row in spec.base if hasattr(row, "name")}
    return found


def test_every_word_has_english() -> None:
    """English is complete, keeps the placeholders, and nothing is left over."""
    words = toml("words.en.toml")["words"]
    wanted = japanese_words()
    assert wanted - set(words) == set()
    assert {word for word in words if JAPANESE.search(word)} - wanted == set()
    for japanese, english in words.items():
        assert set(re.findall(r"{\w+}", japanese)) == set(re.findall(r"{\w+}", english))
    check = SYSTEM.start_check("check", D20FateSheet(name="Rio"), {"subject": "stealth", "dc": 15}, SYSTEM.game())
    assert Words(words).say(check.wants.label) == "Rio: DEX (Stealth) (Normal)"


def test_sample_table() -> None:
    """灰の街道 is ready to play: a definition without mistakes, four players' characters, three others."""
    table = json.loads(assets.text("systems", "d20fate", "samples", "table.json"))
    assert (table["format"], table["system"], table["title"]) == ("takujo-table", "d20fate", "灰の街道")
    game = SYSTEM.game(SYSTEM.definition().model_validate(table["definition"]))
    assert SYSTEM.check_definition(game.definition) == ()
    sheets = [
        D20FateSheet.model_validate_json(path.read_text(encoding="utf-8"))
        for path in assets.path("systems", "d20fate", "samples", "sheets").glob("*.json")
    ]
    assert sorted(sheet.is_pc for sheet in sheets) == [False] * 3 + [True] * 4
    assert len({sheet.colour for sheet in sheets}) == 7
    for sheet in sheets:
        assert SYSTEM.validate(sheet, game) == ()
        assert not sheet.draft
        assert sheet.name
        assert sheet.reading
        assert sheet.fate_dice == (3 if sheet.is_pc else 0)
