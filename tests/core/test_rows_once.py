"""A definition is asked several times at every keystroke: its rows are read once, and mistakes keep their places."""

from __future__ import annotations

import pytest

from desktop.core.custom import definition as definitions
from desktop.services.text.catalogue import Catalogue


def test_rows_of_a_definition_are_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Old entries are dropped once there are too many, possibly in between, but not twice in a row."""
    rule_system = Catalogue().system("common")
    rows = [row.model_dump(mode="json") for row in rule_system.game().rows("cards")]
    read: list[object] = []
    plain = definitions.typed_row
    monkeypatch.setattr(definitions, "typed_row", lambda kind, row: read.append(row) or plain(kind, row))
    counts = set()
    for _ in range(2):
        read.clear()
        definition = rule_system.definition().evolve(lists={"cards": [dict(row) for row in rows]})
        assert rule_system.check_definition(definition) == ()
        assert rule_system.game(definition).rows("cards") == rule_system.game().rows("cards")
        counts.add(len(read))
    assert min(counts) == len(rows)


def test_invalid_row_is_named_among_valid_ones() -> None:
    rule_system = Catalogue().system("d6game")
    rows = [row.model_dump(mode="json") for row in rule_system.game().rows("skills")]
    wrong = rule_system.definition().evolve(lists={"skills": [*rows, {**rows[0], "id": "own", "name": 7}]})
    assert [problem.field for problem in rule_system.check_definition(wrong)] == [f"lists.skills.{len(rows)}.name"]
