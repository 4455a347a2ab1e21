"""Rows of a definition whose kind is loaded with the first of them: read, refused and written like any others."""

from __future__ import annotations

import subprocess
import sys

import pytest
from pydantic import ValidationError

from desktop.core.custom.checks.model import MOST_CHECKS, CustomCheck
from desktop.core.custom.definition import Definition
from desktop.core.custom.profile import ProfileField
from desktop.core.tables.table import RandomTable, TableRow

WITHOUT = """
import sys
from desktop.core.custom.definition import Definition
read = Definition.model_validate({"title": "a", "checks": [], "profile": None})
read.evolve(title="b").model_dump(mode="json")
print(*(name for name in ("own_checks.model", "tables.table") if f"desktop.core.{name}" in sys.modules))
"""


def test_a_definition_without_rows_loads_none_of_their_kinds() -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout == "\n"


def test_rows_keep_unknown_keys_when_read_and_written() -> None:
    read = Definition.model_validate(
        {
            "profile": [{"id": "luck", "label": "運", "kind": "number", "later": 1}],
            "tables": [{"id": "omen", "name": "兆し", "dice": "1D6", "rows": [{"low": 1, "text": "雨"}]}],
            "checks": [{"id": "pray", "name": "祈る", "later": {"a": [1]}}],
        }
    )
    assert [type(row) for row in (*(read.profile or ()), *read.tables, *read.tables[0].rows, *read.checks)] == [
        ProfileField,
        RandomTable,
        TableRow,
        CustomCheck,
    ]
    written = read.model_dump(mode="json", by_alias=True)
    assert written["profile"][0]["kind"] == "number"
    assert (written["profile"][0]["later"], written["checks"][0]["later"]) == (1, {"a": [1]})
    assert Definition.model_validate(written) == read
    assert read.evolve(title="x").checks[0] is read.checks[0]


def test_invalid_rows_are_named_by_their_place() -> None:
    many = [{"id": str(number)} for number in range(MOST_CHECKS + 1)]
    for args, places in (
        (
            {"checks": [{"id": "a"}, {"id": "b", "name": 3, "count": {"kind": "?"}}]},
            ["checks.1.name", "checks.1.count"],
        ),
        ({"profile": [{"id": "a"}], "tables": 5}, ["profile.0.label", "tables"]),
        ({"checks": None, "tables": [7]}, ["tables.0", "checks"]),
        ({"checks": many}, ["checks"]),
    ):
        with pytest.raises(ValidationError) as refused:
            Definition.model_validate(args)
        assert [".".join(map(str, error["loc"])) for error in refused.value.errors()] == places


def test_missing_profile_differs_from_an_empty_one() -> None:
    assert Definition().profile is None
    assert Definition(profile=()).profile == ()
