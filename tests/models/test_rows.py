"""Tables of a sheet: Qt's own model tester watches while rows come, go and change places."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QHeaderView, QTableView
from pytestqt.qtbot import QtBot

from desktop.core.problem import Problem
from desktop.models.sheet.document import SheetDocument
from desktop.models.sheet.rows import Column, RowsModel
from desktop.services.text.catalogue import Catalogue

Bonds = tuple[SheetDocument, RowsModel]


@pytest.fixture
def bonds(qapp: object) -> Bonds:
    rule_system = Catalogue().system("enishi")
    game = rule_system.game()
    sheet = rule_system.randomise(game, random.Random(2)).evolve(
        bonds=tuple({"person": name, "relation": kind} for name, kind in (("ハル", "trust"), ("黒瀬", "hostility")))
    )
    document = SheetDocument(sheet, rule_system, game)
    model = RowsModel(document, "bonds")
    # kept alive by the model; every wrong signal or index ends the test
    model.tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)  # type: ignore[attr-defined]
    return document, model


def names(document: SheetDocument) -> list[str]:
    return [bond.person for bond in document.get("bonds")]


def test_shows_the_rows_and_an_empty_one(bonds: Bonds) -> None:
    _, model = bonds
    person = model.column_of("person")
    assert model.rowCount() == 3
    assert model.index(0, person).data() == "ハル"
    assert model.index(1, model.column_of("relation")).data() == "敵意"
    assert "足す" in str(model.index(2, person).data())


def test_writing_a_cell_goes_through_the_document(bonds: Bonds) -> None:
    document, model = bonds
    assert model.setData(model.index(0, model.column_of("relation")), "love")
    assert document.get("bonds")[0].relation == "love"
    document.undo_stack.undo()
    assert document.get("bonds")[0].relation == "trust"


def test_a_value_that_does_not_fit_is_refused(bonds: Bonds) -> None:
    document, model = bonds
    assert not model.setData(model.index(0, model.column_of("relation")), "envy")
    assert document.get("bonds")[0].relation == "trust"


def test_a_check_box_is_a_check_state(bonds: Bonds) -> None:
    document, model = bonds
    index = model.index(0, model.column_of("box"))
    assert Qt.CheckState(index.data(Qt.ItemDataRole.CheckStateRole)) == Qt.CheckState.Unchecked
    model.setData(index, Qt.CheckState.Checked.value, Qt.ItemDataRole.CheckStateRole)
    assert document.get("bonds")[0].box is True


def test_empty_row_has_no_check_box(bonds: Bonds) -> None:
    _, model = bonds
    last = model.index(model.rowCount() - 1, model.column_of("box"))
    assert last.data(Qt.ItemDataRole.CheckStateRole) is None
    assert not model.flags(last) & Qt.ItemFlag.ItemIsUserCheckable
    assert model.flags(last.siblingAtColumn(model.column_of("relation"))) & Qt.ItemFlag.ItemIsEditable


def test_typing_into_the_empty_row_makes_a_new_one(bonds: Bonds) -> None:
    document, model = bonds
    assert model.setData(model.index(2, model.column_of("person")), "宿の女将")
    assert names(document) == ["ハル", "黒瀬", "宿の女将"]
    assert model.rowCount() == 4


def test_rows_are_removed_moved_and_sorted_each_as_one_step(bonds: Bonds) -> None:
    document, model = bonds
    model.append(person="アカネ")
    model.move([2], 0)
    assert names(document) == ["アカネ", "ハル", "黒瀬"]
    model.sort(model.column_of("person"), Qt.SortOrder.DescendingOrder)
    assert names(document) == ["黒瀬", "ハル", "アカネ"]
    model.remove([0, 2])
    assert names(document) == ["ハル"]
    document.undo_stack.undo()
    assert names(document) == ["黒瀬", "ハル", "アカネ"]


def test_rows_travel_as_text(bonds: Bonds) -> None:
    document, model = bonds
    text = model.as_text([0, 1])
    assert "ハル" in text
    assert text.count("\n") == 1
    assert model.paste_text(text, 2) == 2
    assert names(document) == ["ハル", "黒瀬", "ハル", "黒瀬"]
    assert document.get("bonds")[3].relation == "hostility"


def test_spreadsheet_rows_are_pasted_whole(bonds: Bonds, qtbot: QtBot) -> None:
    """Cells with line breaks became two rows, doubled quotes stayed, and columns too many vanished unsaid."""
    document, model = bonds
    width = model.columnCount()
    cells = [""] * width
    cells[model.column_of("person")] = '"アカネ\n（姉）"'
    other = [""] * width
    other[model.column_of("person")] = '"通称""鴉"""'
    problems: list[Problem] = []
    document.refused.connect(lambda _field, problem: problems.append(problem))
    assert model.paste_text("\t".join(cells) + "\r\n" + "\t".join(other) + "\r\n", 0) == 2
    assert names(document) == ["アカネ （姉）", '通称"鴉"', "ハル", "黒瀬"]
    assert problems == []
    assert model.paste_text("\t".join([*other, "余り", "余り"]), 0) == 1
    assert [problem.code for problem in problems] == ["columns_left"]


def test_pasted_invalid_values_are_dropped(bonds: Bonds) -> None:
    document, model = bonds
    assert model.paste_text("\n\n", 0) == 0
    model.paste_text("maybe\t<b>太郎</b>\tenvy", 0)
    assert document.get("bonds")[0].person == "<b>太郎</b>"
    assert document.get("bonds")[0].relation == ""


def test_dragging_reorders_and_text_from_elsewhere_becomes_rows(bonds: Bonds) -> None:
    document, model = bonds
    drag = model.mimeData([model.index(1, 0)])
    model.dropMimeData(drag, Qt.DropAction.MoveAction, 0, 0, QModelIndex())
    assert names(document) == ["黒瀬", "ハル"]


def test_the_model_follows_the_document(bonds: Bonds) -> None:
    document, model = bonds
    document.edit("bonds", ())
    assert model.rowCount() == 1
    document.undo_stack.undo()
    assert model.rowCount() == 3


def test_only_changed_rows_are_repainted(bonds: Bonds) -> None:
    document, _ = bonds
    columns = (
        Column("相手", "person"),
        Column("名前", compute=lambda _n, row: row.person[: len(document.get("name"))]),
    )
    model = RowsModel(document, "bonds", columns)
    document.edit("memo", "はじめ")  # the first change is when the texts are learnt
    rows: list[int] = []
    model.dataChanged.connect(lambda first, _last: rows.append(first.row()))
    document.edit("memo", "つぎ")
    assert rows == []
    document.edit("bonds.1.person", "アキ")
    assert rows == [1]
    document.edit("bonds.1.relation", "love")
    assert rows == [1, 1], "a row that has changed is told, whatever its columns show"
    document.edit("name", "")
    assert rows == [1, 1, 0, 1], "computed columns follow from elsewhere on the sheet"


def test_a_view_measures_its_columns_once_for_many_rows(bonds: Bonds, qtbot: QtBot) -> None:
    document, _ = bonds
    columns = (Column("相手", "person"), Column("名前", compute=lambda _n, _row: document.get("name")))
    model = RowsModel(document, "bonds", columns)
    document.edit("name", "あ")  # the first change is when the texts are learnt
    view = QTableView()
    qtbot.addWidget(view)
    view.setModel(model)
    view.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    view.show()
    narrow, rows = view.columnWidth(1), []
    model.dataChanged.connect(lambda first, last, roles: rows.append((first.row(), last.column(), bool(roles))))
    document.edit("name", "とても長い名前" * 4)
    assert rows == [(0, 1, True), (1, 1, False)]
    assert view.columnWidth(1) > 3 * narrow
