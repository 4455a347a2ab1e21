"""Changes by another definition are described in words: in the game, and on every sheet."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from desktop.core.custom.definition import Definition
from desktop.core.problem import Severity
from desktop.core.settings import setting_infos
from desktop.core.tables.text import read
from desktop.core.words import JAPANESE
from desktop.services.campaign.definition_changes import changes, on_sheet, on_sheets
from desktop.services.text.catalogue import Catalogue, system_ids
from desktop.services.text.language import words

CATALOGUE = Catalogue()


def changed(system: str, before: Definition | None = None, **after: Any) -> list[str]:
    rule_system = CATALOGUE.system(system)
    base = before or rule_system.definition("霧")
    return [str(line) for line in changes(rule_system, base, base.evolve(**after))]


def rows_of(system: str, list_id: str) -> list[dict[str, Any]]:
    spec = next(s for s in CATALOGUE.system(system).lists if s.id == list_id)
    return [row.model_dump(mode="json") for row in spec.base]


@pytest.mark.parametrize("system", system_ids())
def test_equal_definitions_have_no_changes(system: str) -> None:
    assert changed(system) == []


@pytest.mark.parametrize("system", system_ids())
def test_changed_switches_are_described_by_title(system: str) -> None:
    rule_system = CATALOGUE.system(system)
    for info in setting_infos(rule_system.settings_type):
        other = next((value for value, _ in info.choices if value != info.default), None)
        value = not info.default if isinstance(info.default, bool) else other
        if value is None:
            continue
        (line,) = changed(system, settings={info.key: value})
        assert line.startswith(f"{info.title}：")
        assert " → " in line


def test_added_removed_renamed_and_changed_rows_are_named() -> None:
    rows = rows_of("enishi", "weapons")
    first, second, third, *rest = rows
    new = [
        {**second, "name": "太刀"},
        {**third, "cost": third["cost"] + 1},
        *rest,
        {**first, "id": "own", "name": "弩"},
    ]
    assert changed("enishi", lists={"weapons": tuple(new)}) == [
        "武器：増える　弩",
        f"武器：なくなる　{first['name']}",
        f"武器：名前が変わる　{second['name']} → 太刀",
        f"武器：中身が変わる　{third['name']}",
    ]
    assert changed("enishi", lists={"weapons": tuple(rows[::-1])}) == ["武器：並び順が変わる"]


def test_changed_labels_tables_terms_and_notices_are_described() -> None:
    assert changed("d6game", labels={"life": "アーマー"}) == ["用語：ライフ → アーマー"]
    assert changed("d6game", tables=read("遭遇\n1D6\n1-6:野犬")) == ["表：増える　遭遇"]
    assert changed("d6game", author="凪", version="2", licence="CC BY 4.0") == [
        "作者：— → 凪",
        "版：— → 2",
        "使用条件：— → CC BY 4.0",
    ]
    assert changed("d6game", notice=("自作です",)) == ["権利表記：自作です"]
    assert changed("d6game", profile=({"id": "x", "label": "好物"},))[0] == "プロフィールの項目：増える　好物"


def test_long_lists_and_hostile_names_stay_short_and_plain() -> None:
    rows = [{**rows_of("enishi", "weapons")[0], "id": f"own{n}", "name": "<b>" + "長" * 150} for n in range(500)]
    lines = changed("enishi", lists={"weapons": tuple(rows)})
    assert all(len(line) < 1200 for line in lines)
    assert "ほか 488 件" in lines[0]


def test_sheet_changes_name_fields_and_moved_numbers() -> None:
    rule_system = CATALOGUE.system("enishi")
    old = rule_system.definition("霧").evolve(profile=({"id": "food", "label": "好物"}, {"id": "empty", "label": "癖"}))
    new = rule_system.definition("霧").evolve(profile=({"id": "unit", "label": "機体名", "required": True},))
    before, after = rule_system.game(old), rule_system.game(new)
    sheet = rule_system.randomise(before, Random(5)).evolve(own={"food": "カレー"})
    texts = [str(line) for line in on_sheet(rule_system, before, after, sheet)]
    assert texts[:2] == [
        "「好物」の欄がなくなります（書いてある「カレー」は残ります）。",
        "「機体名」の欄が増えます（必ず書く）。",
    ]
    assert on_sheets(rule_system, before, before, [sheet]) == ()


def test_removed_skill_is_reported_for_sheets_that_have_it() -> None:
    rule_system = CATALOGUE.system("d6game")
    sheet = rule_system.randomise(rule_system.game(), Random(3))
    gone = sheet.skills[0].category  # type: ignore[attr-defined]
    rows = tuple(row for row in rows_of("d6game", "skills") if row["id"] != gone)
    after = rule_system.game(rule_system.definition("霧").evolve(lists={"skills": rows}))
    ((name, lines),) = on_sheets(rule_system, rule_system.game(), after, [sheet])
    assert name == sheet.name
    assert any(str(line).startswith("△ ") and "このゲームにありません" in str(line) for line in lines)


@pytest.mark.parametrize("system", system_ids())
def test_change_descriptions_are_translated(system: str) -> None:
    rule_system, english = CATALOGUE.system(system), words("en", system)
    specs = {
        spec.id: tuple(row.model_dump(mode="json") for row in spec.base[1:]) for spec in rule_system.lists if spec.base
    }
    after = rule_system.definition("x").evolve(lists=specs, author="N", tables=read("a\n1D6\n1-6:b"), notice=("x",))
    for line in changes(rule_system, rule_system.definition("x"), after):
        assert english.say(line.template) != line.template
        assert JAPANESE.say(line)


@pytest.mark.parametrize(
    ("system", "list_id", "name"), [("blank", "blocks", "技能"), ("d20fate", "proficiency", "レベル（から） 5")]
)
def test_unnamed_rows_are_described_by_content(system: str, list_id: str, name: str) -> None:
    """The changes shown before an import contain no id and no internal key."""
    rule_system = Catalogue().system(system)
    before = rule_system.definition("卓")
    spec = next(spec for spec in rule_system.lists if spec.id == list_id)
    rows = [row.model_dump(mode="json") for row in spec.base]
    texts = [str(line) for gone in range(len(rows)) for line in changes(
        rule_system, before, before.evolve(lists={list_id: tuple(rows[:gone] + rows[gone + 1 :])}))]  # fmt: skip
    assert any(name in line for line in texts), texts
    assert not [row["id"] for row in rows if "id" in row for line in texts if row["id"] in line]


@pytest.mark.parametrize("system", system_ids())
def test_values_of_removed_rows_are_described_by_name(system: str) -> None:
    """The update names the sheets that use the removed rows, and never an id."""
    rule_system = CATALOGUE.system(system)
    game, count = rule_system.game(), 0
    sheets = [rule_system.randomise(game, Random(seed)) for seed in range(3)]
    if system == "common":  # who begins there has no cards
        sheets = [sheet.evolve(abilities=({"id": "a", "card": "move"},)) for sheet in sheets]
    for spec in rule_system.lists:
        rows = [row.model_dump(mode="json") for row in spec.base]
        for place, row in enumerate(rows if not spec.fixed else ()):
            left = tuple(rows[:place] + rows[place + 1 :])
            former = {spec.id: {row["id"]: "霧の名"}} if "id" in row else {}
            definition = rule_system.definition("卓").evolve(lists={spec.id: left}, former=former)
            if any(problem.severity is Severity.BLOCK for problem in rule_system.check_definition(definition)):
                continue
            lines = [
                str(line)
                for sheet in sheets
                for line in on_sheet(rule_system, game, rule_system.game(definition), sheet)
            ]
            count += sum("霧の名" in line for line in lines)
            if "id" in row and row["id"] != row.get("name"):
                assert not [line for line in lines if re.search(rf"(?<![\w-]){re.escape(row['id'])}(?![\w-])", line)]
    assert count or system in KEEP_NAMES


KEEP_NAMES = ("d20fate", "kotodama")
"""Sheets of these hold names of their own, which stand there whatever the game says."""
