"""The table of differences: what a person reads when two versions of a sheet are compared."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from desktop.core.sheet import Ruling, Sheet
from desktop.core.words import Words
from desktop.models.change_words import LONGEST
from desktop.models.differences import DifferenceModel
from desktop.services.catalogue import Catalogue, system_ids
from desktop.services.diff import differences
from desktop.services.language import english


@pytest.fixture
def sheet() -> Sheet:
    room = Catalogue().system("enishi")
    made: Sheet = room.randomise(room.game(), Random(1))
    return made


def table(before: Sheet, after: Sheet, words: Words | None = None, **own: str) -> list[tuple[str, ...]]:
    model = DifferenceModel(words or Words())
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.show(type(after), differences(before, after), ("前", "後"), own)
    headers = [model.headerData(c, Qt.Orientation.Horizontal) for c in range(model.columnCount())]
    assert headers == ["項目", "前", "後"]
    return [tuple(model.index(r, c).data() for c in range(3)) for r in range(model.rowCount())]


@pytest.mark.parametrize(
    ("change", "row"),
    [
        ({"memo": "川\n山"}, ("メモ", "—", "川\n山")),
        ({"dead": True}, ("死亡", "いいえ", "はい")),
        ({"archived": True}, ("アーカイブ", "いいえ", "はい")),
        ({"own": {"blood": "AB"}}, ("プロフィール › 血液型", "—", "AB")),
        ({"rulings": (Ruling(rule="EN-VAL-04", note="よし"),)}, ("GM裁定 › 1", "—", "EN-VAL-04、メモ よし")),
        ({"memo": "長" * 1000}, ("メモ", "—", "長" * (LONGEST - 1) + "…")),
    ],
)
def test_values_are_said_in_words(qtbot: QtBot, sheet: Sheet, change: dict[str, Any], row: tuple[str, ...]) -> None:
    assert table(sheet, sheet.evolve(**change), blood="血液型") == [row]


def test_titles_are_said_in_english_too(qtbot: QtBot, sheet: Sheet) -> None:
    ((title, _, _),) = table(sheet, sheet.evolve(memo="x"), english("enishi"))
    assert title == "Notes"


@pytest.mark.parametrize("system", system_ids())
def test_two_characters_of_every_system_can_be_compared(qtbot: QtBot, system: str) -> None:
    room = Catalogue().system(system)
    game = room.game()
    rows = table(room.randomise(game, Random(1)), room.randomise(game, Random(2)).evolve(name="別人"))
    assert "名前" in [title for title, _, _ in rows]
    shown = [cell for row in rows for cell in row]
    assert all(shown)
    assert not [cell for cell in shown if "id=" in cell or "StrEnum" in cell or "FieldInfo" in cell]
