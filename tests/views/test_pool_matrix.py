"""コトダマ's table of pools: names of any length leave its numbers in sight."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from desktop.core.words import Words
from desktop.models.sheet.document import SheetDocument
from desktop.systems.kotodama import SYSTEM
from desktop.views.systems.kotodama.pool_matrix import PoolMatrix
from desktop.views.systems.kotodama.pool_model import PoolModel
from tests.systems.kotodama.runner import game_of, sheet_of


@pytest.fixture
def matrix(qtbot: QtBot) -> PoolMatrix:
    table = PoolMatrix()
    qtbot.addWidget(table)
    return table


def test_long_names_leave_room_for_the_rows(matrix: PoolMatrix) -> None:
    names = {f"{'とても長い名前の能力' * 4}{n}": 3 for n in range(12)}
    document = SheetDocument(sheet_of({"abilities": names}), SYSTEM, game_of())
    model = PoolModel(document, Words())
    matrix.show_pools(model)
    matrix.resize(600, 400)
    head = matrix.horizontalHeader()
    assert head.sizeHint().height() < 15 * matrix.fontMetrics().height()
    assert head.sizeHint().height() > 5 * matrix.fontMetrics().height()


def test_long_skill_names_are_distinguished_by_their_ends(qtbot: QtBot) -> None:
    seen = []
    for end in "12":
        matrix = PoolMatrix()
        qtbot.addWidget(matrix)
        names = {f"{'とても長い名前の技能' * 4}{end}": 3}
        matrix.show_pools(PoolModel(SheetDocument(sheet_of({"skills": names}), SYSTEM, game_of()), Words()))
        matrix.resize(600, 400)
        matrix.show()
        seen.append(matrix.verticalHeader().grab().toImage())
    assert seen[0] != seen[1]
