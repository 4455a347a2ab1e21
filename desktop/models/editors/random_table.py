"""The rows of a random table as a table to edit: numbers, results, where they lead, and the exact chance of each."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from desktop.core.numbers import narrow, whole_in
from desktop.core.rolls.odds import percent
from desktop.core.tables.dice import MOST_FACES
from desktop.core.tables.table import LARGEST_SHARE, RandomTable, TableRow, gaps, span_text
from desktop.models.sheet import tab_text
from desktop.models.sheet.rows import RAW_ROLE, SCHEMA_ROLE
from desktop.models.sheet.schema import FieldSchema

Index = QModelIndex | QPersistentModelIndex
NUMBERS, RESULT, THEN, CHANCE = range(4)
_SPAN = re.compile(r"\s*([0-9]{1,4})(?:\s*[-~〜～–—]\s*([0-9]{1,4}))?\s*")
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)


class TableRowsModel(QAbstractTableModel):
    """One table's rows; an empty last row takes the first letters of a new one."""

    edited = Signal(object, str)
    """(the `RandomTable` after an edit, what was done)"""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table: RandomTable | None = None
        self._others: tuple[tuple[str, str], ...] = ()
        self._chances: tuple[str, ...] = ()
        self.read_only = False

    @property
    def rows(self) -> tuple[TableRow, ...]:
        """The present rows."""
        return self._table.rows if self._table is not None else ()

    def show_table(self, table: RandomTable | None, others: Sequence[tuple[str, str]]) -> None:
        """Show a table.

        Args:
            others: id and name of the tables that a row may lead on to.
        """
        if table == self._table and tuple(others) == self._others:
            return
        same = self._table is not None and table is not None and len(table.rows) == len(self._table.rows)
        if same:  # the cell editor stays open
            self._take(table, others)
            self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, CHANCE))
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, CHANCE)
            return
        self.beginResetModel()
        self._take(table, others)
        self.endResetModel()

    def _take(self, table: RandomTable | None, others: Sequence[tuple[str, str]]) -> None:
        self._table, self._others = table, tuple(others)
        self._chances = tuple(percent(chance) for chance in table.chances()) if table is not None else ()

    def column_of(self, field: str) -> int:
        """Return the number of the column that shows a field, or -1."""
        return {"low": NUMBERS, "share": NUMBERS, "text": RESULT, "then": THEN}.get(field, -1)

    # what a table of rows can do

    def remove(self, numbers: Sequence[int]) -> bool:
        """Take rows out."""
        gone = set(numbers)
        return self._write([row for i, row in enumerate(self.rows) if i not in gone], self.tr("行を消す"))

    def move(self, numbers: Sequence[int], position: int) -> bool:
        """Put rows before the row now at `position`."""
        chosen = set(numbers)
        before = [row for i, row in enumerate(self.rows[:position]) if i not in chosen]
        after = [row for i, row in enumerate(self.rows) if i >= position and i not in chosen]
        return self._write([*before, *(self.rows[i] for i in sorted(chosen)), *after], self.tr("行を並べ替える"))

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Order the rows by their numbers; nothing else of them is an order."""
        if column == NUMBERS and self._table is not None and not self._table.by_shares:
            down = order == Qt.SortOrder.DescendingOrder
            self._write(sorted(self.rows, key=lambda row: row.low, reverse=down), self.tr("並べ替え"))

    def fill(self) -> bool:
        """Add a row for every number that has none."""
        if self._table is None or self._table.thrown is None:
            return False
        comes = sorted(self._table.thrown.weights())
        new = [TableRow(low=v) for low, high in gaps(self._table) for v in comes if low <= v <= high]
        return bool(new) and self._write([*self.rows, *new], self.tr("目ごとに行を足す"))

    def as_text(self, numbers: Sequence[int]) -> str:
        """Write rows as tab-separated text, the way spreadsheets copy them."""
        return tab_text.write((self._numbers(i), self.rows[i].text) for i in sorted(set(numbers)))

    def paste_text(self, text: str, position: int) -> int:
        """Insert lines as rows: a result each, or numbers, a tab or a colon, and the result."""
        made: list[TableRow] = []
        for cells in tab_text.read(text):
            line = "\t".join(" ".join(cell.split()) for cell in cells)
            if len(self.rows) + len(made) < MOST_FACES:
                made.append(self._row_of(line, made))
        if made:
            self._write([*self.rows[:position], *made, *self.rows[position:]], self.tr("行を貼り付ける"))
        return len(made)

    def _row_of(self, line: str, before: Sequence[TableRow]) -> TableRow:
        first, mark, rest = line.partition("\t")
        if not mark:
            first, mark, rest = re.sub("：", ":", line, count=1).partition(":")
        span = self._span(first) if mark else None
        return TableRow(**span, text=rest.strip()) if span else TableRow(low=self._next(before), text=line.strip())

    def _span(self, text: str) -> dict[str, Any] | None:
        """Read the numbers of a row, or its share."""
        if self._table is not None and self._table.by_shares:
            share = whole_in(text)
            return {"share": share} if share is not None and 0 <= share <= LARGEST_SHARE else None
        found = _SPAN.fullmatch(narrow(text))
        if found is None:
            return None
        low, high = int(found[1]), int(found[2] or found[1])
        return {"low": low, "high": None if low == high else high}

    def _next(self, before: Sequence[TableRow] = ()) -> int:
        """Return the first number that has no row yet."""
        table = self._table
        if table is None or table.thrown is None:
            return 1
        taken = table.evolve(rows=(*table.rows, *before))
        free = gaps(taken)
        return free[0][0] if free else table.thrown.reach[1]

    def _write(self, rows: Sequence[TableRow], what: str) -> bool:
        if self._table is None or self.read_only or tuple(rows) == self.rows or len(rows) > MOST_FACES:
            return False
        self.edited.emit(self._table.evolve(rows=tuple(rows)), what)
        return True

    # cells

    def _numbers(self, number: int) -> str:
        if self._table is None:
            return ""
        row = self._table.rows[number]
        return str(row.share) if self._table.by_shares else span_text(row.low, row.last)

    def _schema(self, column: int) -> FieldSchema | None:
        if column == THEN:
            choices = ((None, "—"), *self._others)
            return FieldSchema("then", self.tr("続けて振る表"), str, choices=choices, optional=True)
        return FieldSchema("text", self.tr("結果"), str, long=True) if column == RESULT else None

    def _text(self, number: int, column: int) -> str:
        row = self.rows[number]
        match column:
            case 0:
                return self._numbers(number)
            case 1:
                return row.text
            case 2:
                names = dict(self._others)
                lost = self.tr("△ 消された表") if row.then else "—"
                return names.get(row.then or "", lost)
        return self._chances[number]

    def _raw(self, number: int, column: int) -> Any:
        return self.rows[number].then if column == THEN else self._text(number, column)

    # Qt's names from here on

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        """Count the rows, with the empty one for adding."""
        if parent.isValid() or self._table is None:
            return 0
        return len(self.rows) + (not self.read_only)

    def columnCount(self, parent: Index = QModelIndex()) -> int:
        """Count the columns."""
        return 0 if parent.isValid() else 4

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Show the column's title."""
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            shares = self._table is not None and self._table.by_shares
            numbers = self.tr("割合") if shares else self.tr("出目")
            return (numbers, self.tr("結果"), self.tr("続けて振る表"), self.tr("確率"))[section]
        return _RIGHT if role == Qt.ItemDataRole.TextAlignmentRole and section == CHANCE else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Show one cell."""
        if not index.isValid():
            return None
        column, last = index.column(), index.row() >= len(self.rows)
        if role == SCHEMA_ROLE:
            return self._schema(column)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _RIGHT if column == CHANCE else None
        if last:
            hint = role == Qt.ItemDataRole.DisplayRole and column == RESULT
            return self.tr("＋ ここに結果を書いて足す") if hint else None
        if role in (RAW_ROLE, Qt.ItemDataRole.EditRole):
            return self._raw(index.row(), column)
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return self._text(index.row(), column)
        return None

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Write one cell; what is written into the empty last row makes a new one."""
        if role != Qt.ItemDataRole.EditRole or not index.isValid() or index.column() == CHANCE:
            return False
        number = index.row()
        new = number >= len(self.rows)
        if new and value in ("", None):
            return False
        changes = self._changes(index.column(), value)
        if changes is None:
            return False
        row = TableRow(low=self._next()) if new else self.rows[number]
        return self._write(
            (*self.rows[:number], row.evolve(**changes), *self.rows[number + 1 :]),
            self.tr("行を足す") if new else str(self.headerData(index.column(), Qt.Orientation.Horizontal)),
        )

    def _changes(self, column: int, value: Any) -> dict[str, Any] | None:
        if column == NUMBERS:
            return self._span(str(value))
        return {"then": value or None} if column == THEN else {"text": str(value)}

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Tell what can be done with a cell."""
        flags = super().flags(index)
        if index.isValid() and index.column() != CHANCE and not self.read_only:
            flags |= Qt.ItemFlag.ItemIsEditable
        return flags
