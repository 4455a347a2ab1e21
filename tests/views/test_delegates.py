"""Cells of sheet tables under the mouse."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from desktop.core.words import JAPANESE
from desktop.models.sheet.document import SheetDocument
from desktop.models.sheet.rows import Column, RowsModel
from desktop.services.text.catalogue import Catalogue
from desktop.views.editors.delegates import RowDelegate
from desktop.views.widgets.lists.row_table import RowTable


@pytest.fixture
def table(qtbot: QtBot) -> RowTable:
    system = Catalogue().system("d20fate")
    document = SheetDocument(system.blank(system.game()), system, system.game())
    shown = RowTable()
    qtbot.addWidget(shown)
    columns = (Column("習熟", "trained"), Column("技能", "name"))
    shown.setModel(RowsModel(document, "skills", columns, JAPANESE))
    shown.setItemDelegate(RowDelegate(JAPANESE, shown))
    shown.setColumnWidth(0, 90)
    shown.resize(400, 300)
    shown.show()
    return shown


def test_a_click_anywhere_in_its_cell_ticks_a_box_once(table: RowTable, qtbot: QtBot) -> None:
    model = table.rows_model()
    assert model is not None
    cell = table.visualRect(model.index(2, 0))
    for place, ticked in ((cell.center(), True), (QPoint(cell.left() + 8, cell.center().y()), False)):
        qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
        assert model.rows[2].trained is ticked
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.RightButton, pos=cell.center())
    beside = table.visualRect(model.index(2, 1)).center()
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=beside)
    assert not model.rows[2].trained
