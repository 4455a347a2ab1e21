"""Rows are titled by what people wrote or chose: no id and no internal key is in any list."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from pydantic import BaseModel

from desktop.core.custom.checks.model import CustomCheck
from desktop.core.custom.profile import ProfileField
from desktop.core.words import Words
from desktop.models.sheet.row_name import row_name
from desktop.models.sheet.schema import columns
from desktop.services.text.catalogue import Catalogue, system_ids

CATALOGUE = Catalogue()
KEY = re.compile(r"[a-z][a-z0-9_.-]*")


def within(row_type: type[BaseModel], row: dict[str, Any]) -> Iterator[tuple[type[BaseModel], dict[str, Any]]]:
    """Yield a row, and the rows in it."""
    yield row_type, row
    for schema in columns(row_type):
        if schema.row_type is not None:
            for inner in row.get(schema.name) or ({},):
                yield from within(schema.row_type, inner)


def keys_of(row_type: type[BaseModel]) -> set[str]:
    """Return values of choices that are keys."""
    return {str(value) for schema in columns(row_type) for value, _ in schema.choices if KEY.fullmatch(str(value))}


@pytest.mark.parametrize("system", system_ids())
def test_row_names_contain_no_keys(system: str) -> None:
    rule_system = CATALOGUE.system(system)
    lists: list[tuple[Any, Any]] = [(spec.row_type, spec.base) for spec in rule_system.lists]
    seen = 0
    for row_type, base in [*lists, (ProfileField, rule_system.profile), (CustomCheck, ())]:
        for row in (*(row.model_dump(mode="json") for row in base), {}):
            for inner_type, inner in within(row_type, row):
                text = row_name(inner_type, inner, Words())
                assert not keys_of(inner_type) & set(text.split("　")), (inner_type, text)
                assert text != inner.get("id") or text in {value for key, value in inner.items() if key != "id"}, text
                seen += 1
    assert seen


def test_unnamed_row_is_described_by_its_choice() -> None:
    common, blank = CATALOGUE.system("common"), CATALOGUE.system("blank")
    card = next(spec.row_type for spec in common.lists if spec.id == "cards")
    limit, effect = (next(s.row_type for s in columns(card) if s.name == name) for name in ("limits", "effects"))
    block = next(spec.row_type for spec in blank.lists if spec.id == "blocks")
    assert limit is not None
    assert effect is not None
    assert row_name(limit, {"kind": "per_scenario"}, Words()) == "N/シナリオ"
    points = {"op": "points", "number": "own.a"}
    assert row_name(effect, points, Words(), lambda kind: (("own.a", "正気"),)) == "点を増減する　正気"
    assert row_name(effect, points, Words()) == "点を増減する"
    assert row_name(block, {"holds": "skills"}, Words()) == "技能"
    assert row_name(block, {"holds": "skills", "name": "わざ"}, Words()) == "わざ"


def test_number_row_is_described_by_its_numbers() -> None:
    spec = next(spec for spec in CATALOGUE.system("d20fate").lists if spec.id == "proficiency")
    names = [row_name(spec.row_type, row.model_dump(mode="json"), Words()) for row in spec.base]
    assert len(set(names)) == len(names) > 1
    assert all(re.search(r"\D \d+", name) for name in names), names


def test_new_unnamed_row_is_not_titled_by_its_numbers() -> None:
    """A check of one's own that was just added was 「ダイスの面 6」 in its list."""
    assert row_name(CustomCheck, {"name": "", "sides": 6}, Words()) == ""
    assert row_name(CustomCheck, {"name": "潜る", "sides": 6}, Words()) == "潜る"
