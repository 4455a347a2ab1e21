"""A definition is asked several times at every keystroke: its rows are read once, and mistakes keep their places."""

from __future__ import annotations

import pytest

from desktop.core import definition as definitions
from desktop.services.catalogue import Catalogue


def test_rows_of_a_definition_are_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    room = Catalogue().system("common")
    rows = [row.model_dump(mode="json") for row in room.game().rows("cards")]
    definition = room.definition().evolve(lists={"cards": rows})
    read = []
    plain = definitions.typed_row
    monkeypatch.setattr(definitions, "typed_row", lambda kind, row: read.append(row) or plain(kind, row))
    assert room.check_definition(definition) == ()
    assert room.game(definition).rows("cards") == room.game().rows("cards")
    assert len(read) == len(rows)


def test_a_row_that_does_not_fit_is_named_among_those_that_do() -> None:
    room = Catalogue().system("d6game")
    rows = [row.model_dump(mode="json") for row in room.game().rows("skills")]
    wrong = room.definition().evolve(lists={"skills": [*rows, {**rows[0], "id": "own", "name": 7}]})
    assert [problem.field for problem in room.check_definition(wrong)] == [f"lists.skills.{len(rows)}.name"]
