"""The rows of a random table as Qt sees them."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from desktop.core.tables.table import RandomTable, TableRow
from desktop.core.tables.text import read
from desktop.models.editors.random_table import NUMBERS, RESULT, THEN, TableRowsModel


class Kept:
    """A model whose edits come back to it, as the editor's do."""

    def __init__(self, table: RandomTable) -> None:
        self.model, self.table = TableRowsModel(), table
        self.model.show_table(table, [("other", "宝物")])
        self.tester = QAbstractItemModelTester(self.model, QAbstractItemModelTester.FailureReportingMode.Fatal)
        self.model.edited.connect(self.take)

    def take(self, table: RandomTable, _what: str) -> None:
        self.table = table
        self.model.show_table(table, [("other", "宝物")])

    def write(self, row: int, column: int, value: object) -> bool:
        return self.model.setData(self.model.index(row, column), value)

    def cells(self) -> list[list[str]]:
        return [
            [str(self.model.index(row, column).data() or "") for column in range(4)]
            for row in range(self.model.rowCount() - 1)
        ]


def made(text: str = "遭遇\n2D6\n2-6:野犬\n7-12:盗賊") -> Kept:
    return Kept(read(text)[0])


def test_rows_show_their_chance() -> None:
    assert made().cells() == [["2–6", "野犬", "—", "41.7 %"], ["7–12", "盗賊", "—", "58.3 %"]]


def test_ranges_results_and_the_next_table_are_written() -> None:
    kept = made()
    assert kept.write(0, NUMBERS, "２〜４")
    assert kept.write(0, RESULT, "狼")
    assert kept.write(1, THEN, "other")
    assert kept.cells() == [["2–4", "狼", "—", "16.7 %"], ["7–12", "盗賊", "宝物", "58.3 %"]]
    assert not kept.write(0, NUMBERS, "二")
    assert not kept.write(0, 3, "9")


def test_new_row_gets_the_first_free_number() -> None:
    kept = made("遭遇\n1D6\n1-2:野犬\n4-6:盗賊")
    assert kept.write(2, RESULT, "何も")
    assert [(row.low, row.last, row.text) for row in kept.table.rows][-1] == (3, 3, "何も")
    assert not kept.write(3, RESULT, "")


def test_every_number_gets_a_row() -> None:
    kept = made("方角\nD66A\n11-55:北")
    assert kept.model.fill()
    assert [row.low for row in kept.table.rows] == [11, 56, 66]
    assert not kept.model.fill()


def test_rows_are_pasted_from_spreadsheets_lists_and_bots() -> None:
    kept = made("天気\n1D6\n1:晴れ")
    assert kept.model.paste_text("雨\n3-4\t雪\n5：霧\n", 1) == 3
    assert kept.cells()[1:] == [["2", "雨", "—", "16.7 %"], ["3–4", "雪", "—", "33.3 %"], ["5", "霧", "—", "16.7 %"]]
    assert kept.model.as_text([2, 3]) == "3–4\t雪\n5\t霧"


def test_rows_are_taken_out_moved_and_sorted() -> None:
    kept = made()
    assert kept.model.move([1], 0)
    assert [row.low for row in kept.table.rows] == [7, 2]
    kept.model.sort(NUMBERS)
    assert [row.low for row in kept.table.rows] == [2, 7]
    assert kept.model.remove([0])
    assert [row.low for row in kept.table.rows] == [7]


def test_shares_take_the_place_of_numbers() -> None:
    kept = Kept(RandomTable(name="天気", dice="shares", rows=(TableRow(share=3, text="晴れ"), TableRow(text="雨"))))
    assert kept.model.headerData(0, Qt.Orientation.Horizontal) == "割合"
    assert kept.cells() == [["3", "晴れ", "—", "75.0 %"], ["1", "雨", "—", "25.0 %"]]
    assert kept.write(1, NUMBERS, "3")
    assert kept.cells()[1] == ["3", "雨", "—", "50.0 %"]
    assert not kept.write(1, NUMBERS, "1-2")


def test_read_only_table_accepts_no_changes() -> None:
    kept = made()
    kept.model.read_only = True
    assert not kept.model.remove([0])
    assert not kept.model.index(0, RESULT).flags() & Qt.ItemFlag.ItemIsEditable
