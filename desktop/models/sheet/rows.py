"""A table over a tuple of rows of an open sheet: translates between Qt and the document, and does nothing else."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from pydantic import BaseModel, ValidationError
from PySide6.QtCore import QAbstractTableModel, QByteArray, QMimeData, QModelIndex, QPersistentModelIndex, Qt

from desktop.core.numbers import whole_in
from desktop.core.words import Typed, Words, plus, signed_text
from desktop.models.sheet import tab_text
from desktop.models.sheet.document import SheetDocument
from desktop.models.sheet.row_changes import common, differing, too_many_columns
from desktop.models.sheet.schema import FieldSchema, at_path, columns

Index = QModelIndex | QPersistentModelIndex
ROWS_MIME = "application/x-takujo-rows"
SCHEMA_ROLE = Qt.ItemDataRole.UserRole + 1
"""The column's `FieldSchema`, for the delegate."""
RAW_ROLE = Qt.ItemDataRole.UserRole + 2
"""The value itself, for sorting and tests."""
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_ROLES = frozenset(
    {
        SCHEMA_ROLE,
        RAW_ROLE,
        int(Qt.ItemDataRole.DisplayRole),
        int(Qt.ItemDataRole.EditRole),
        int(Qt.ItemDataRole.ToolTipRole),
        int(Qt.ItemDataRole.CheckStateRole),
        int(Qt.ItemDataRole.TextAlignmentRole),
    }
)
"""All that is answered for; a view asks for as many others again with every cell it draws."""
_SAME_SIZE = [Qt.ItemDataRole.ForegroundRole]
"""Roles emitted as changed where a view should draw but not measure."""


@dataclass(frozen=True)
class Column:
    """One column: a field of the row, or a text computed from it."""

    title: str
    field: str = ""
    compute: Callable[[int, Any], str] | None = None
    """(row number, row) -> text; such a column cannot be edited."""
    signed: bool = False
    """Show the number as a modifier, e.g. +1, ±0, −1."""
    number: bool = False
    """A computed text that is a number."""
    choices: tuple[tuple[Any, str], ...] = ()
    """Value and label where the campaign's definition, not the model, says what may be chosen."""
    named: bool = False
    """Names of the system's own lists are shown in the window's language; the edited value is the stored one."""


class RowsModel(QAbstractTableModel):
    """Rows of one tuple field. With `adding`, an empty last row takes the first letters of a new one."""

    def __init__(
        self,
        document: SheetDocument,
        field: str,
        shown: Sequence[Column] = (),
        words: Words | None = None,
        adding: bool = True,
        hint: str = "",
    ) -> None:
        """Follow a tuple field.

        Args:
            hint: what the empty last row says.
        """
        super().__init__(document)
        self._hint = hint or self.tr("＋ 書いて足す")
        self._document, self._field, self._words, self._adding = document, field, words or Words(), adding
        schema = at_path(type(document.sheet), field)
        if schema.row_type is None:
            raise KeyError(field)
        self._row_type: type[BaseModel] = schema.row_type
        self._schemas = {s.name: s for s in columns(self._row_type)}
        self._columns = tuple(shown) or tuple(Column(s.title, s.name) for s in self._schemas.values())
        self._offer_choices()
        self._rows: tuple[Any, ...] = document.get(field)
        self._texts: tuple[tuple[str, ...], ...] = ()
        document.value_changed.connect(self._follow)

    @property
    def rows(self) -> tuple[Any, ...]:
        """The present rows."""
        return self._rows

    def show_columns(self, shown: Sequence[Column]) -> None:
        """Show other columns (the campaign's definition has changed)."""
        if tuple(shown) == self._columns:
            return
        self.beginResetModel()
        self._columns = tuple(shown)
        self._offer_choices()
        self._texts = ()
        self.endResetModel()

    def _offer_choices(self) -> None:
        self._schemas = {s.name: s for s in columns(self._row_type)}
        for column in self._columns:
            if column.choices:
                self._schemas[column.field] = replace(self._schemas[column.field], choices=column.choices)

    def column_of(self, field: str) -> int:
        """Return the number of the column that shows a field, or -1."""
        return next((i for i, c in enumerate(self._columns) if c.field == field), -1)

    def append(self, **values: Any) -> bool:
        """Add a row at the end; False when the values do not make one."""
        return self.insert(len(self._rows), **values)

    def insert(self, position: int, **values: Any) -> bool:
        """Add a row at a position; False when the values do not make one."""
        try:
            row = self._row_type.model_validate(values)
        except ValidationError:
            return False
        return self._write((*self._rows[:position], row, *self._rows[position:]), self.tr("行を足す"))

    def remove(self, numbers: Sequence[int]) -> bool:
        """Take rows out; one undo step."""
        gone = set(numbers)
        return self._write(tuple(r for i, r in enumerate(self._rows) if i not in gone), self.tr("行を消す"))

    def move(self, numbers: Sequence[int], position: int) -> bool:
        """Put rows before the row now at `position`, keeping their order; one undo step."""
        chosen = set(numbers)
        before = [r for i, r in enumerate(self._rows[:position]) if i not in chosen]
        after = [r for i, r in enumerate(self._rows) if i >= position and i not in chosen]
        return self._write((*before, *(self._rows[i] for i in sorted(chosen)), *after), self.tr("行を並べ替える"))

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Order the rows by a column, as one undo step; equal rows keep their order."""
        if not 0 <= column < len(self._columns):
            return
        reverse = order == Qt.SortOrder.DescendingOrder
        numbers = range(len(self._rows))
        keyed = sorted(numbers, key=lambda number: self._sort_key(number, column), reverse=reverse)
        self._write(tuple(self._rows[number] for number in keyed), self.tr("並べ替え"))

    def as_text(self, numbers: Sequence[int]) -> str:
        """Write rows as tab-separated text, the way spreadsheets copy them."""
        places = range(len(self._columns))
        return tab_text.write([self._text(i, column) for column in places] for i in sorted(set(numbers)))

    def paste_text(self, text: str, position: int) -> int:
        """Insert tab-separated rows; return how many fitted.

        Cells that do not fit keep the default and are reported.
        """
        lines = tab_text.read(text)
        made = [row for cells in lines if (row := self._row_of(cells))]
        if made and self._write((*self._rows[:position], *made, *self._rows[position:]), self.tr("行を貼り付ける")):
            beyond = max(len(cells) for cells in lines) - len(self._columns)
            if beyond > 0:
                self._document.refused.emit(self._field, too_many_columns(beyond, len(self._columns)))
        return len(made)

    def _row_of(self, cells: Sequence[str]) -> BaseModel | None:
        values: dict[str, Any] = {}
        for column, cell in zip(self._columns, cells, strict=False):
            if column.field and cell.strip():
                schema = self._schemas[column.field]
                value = self._parse(schema, cell.strip() if schema.long else " ".join(cell.split()))
                if self._valid({**values, column.field: value}):
                    values[column.field] = value
        return self._row_type.model_validate(values) if values and self._valid(values) else None

    def _valid(self, values: dict[str, Any]) -> bool:
        try:
            self._row_type.model_validate(values)
        except ValidationError:
            return False
        return True

    def _parse(self, schema: FieldSchema, cell: str) -> Any:
        for value, label in schema.choices:
            if cell in (str(value), label, self._words.say(label)):
                return value
        if schema.kind is bool:
            return cell in ("1", "true", "True", "✓", "はい")
        number = whole_in(cell) if schema.kind is int else None
        return cell if number is None else number

    def _sort_key(self, number: int, column: int) -> tuple[int, Any, str]:
        field = self._columns[column].field
        value = getattr(self._rows[number], field) if field else self._text(number, column)
        return (0, value, "") if isinstance(value, (int, bool)) else (1, 0, str(value))

    def _write(self, rows: tuple[Any, ...], text: str) -> bool:
        problem = self._document.edit(self._field, rows, text)
        self._document.end_burst()
        return problem is None

    def _follow(self) -> None:
        new: tuple[Any, ...] = self._document.get(self._field)
        old = self._rows
        if new is not old and new != old:
            self._change(old, new)
        self._rows = new
        before, self._texts = self._texts, self._shown()
        self._draw_anew(list(differing(before, self._texts, old, new)))

    def _draw_anew(self, cells: Sequence[tuple[int, int, int]]) -> None:
        """Have cells drawn, given as (row, first column, last column).

        A view measures its columns at every call that does not say what has changed; only the last one lets it.
        """
        for number, first, last in cells[:-1]:
            self.dataChanged.emit(self.index(number, first), self.index(number, last), _SAME_SIZE)
        if cells:
            first, last = min(first for _, first, _ in cells), max(last for _, _, last in cells)
            self.dataChanged.emit(self.index(cells[-1][0], first), self.index(cells[-1][0], last))

    def _shown(self) -> tuple[tuple[str, ...], ...]:
        """Say every cell: computed columns may follow from any part of the sheet."""
        places = range(len(self._columns))
        return tuple(tuple(self._cell_text(number, column) for column in places) for number in range(len(self._rows)))

    def _cell_text(self, number: int, column: int) -> str:
        """Say a cell as it is read; what was copied from the game and is gone from it bears the mark."""
        text, row = self._text(number, column), self._rows[number]
        if self._columns[column].field != "name":
            return text
        return self._words.say(self._document.game.marked(self._field, getattr(row, "id", ""), Typed(text)))

    def _change(self, old: tuple[Any, ...], new: tuple[Any, ...]) -> None:
        start = common(old, new)
        end = common(tuple(reversed(old[start:])), tuple(reversed(new[start:])))
        gone, came = len(old) - start - end, len(new) - start - end
        kept = min(gone, came)
        if gone > kept:
            self.beginRemoveRows(QModelIndex(), start + kept, start + gone - 1)
            self._rows = (*old[: start + kept], *old[start + gone :])
            self.endRemoveRows()
        if came > kept:
            self.beginInsertRows(QModelIndex(), start + kept, start + came - 1)
            self._rows = new
            self.endInsertRows()
        self._rows = new

    def _text(self, number: int, column: int) -> str:
        shown, row = self._columns[column], self._rows[number]
        if shown.compute is not None:
            return shown.compute(number, row)
        value, schema = getattr(row, shown.field), self._schemas[shown.field]
        for choice, label in schema.choices:
            if choice == value:
                return self._words.say(label)
        if schema.listed and value and not schema.free and schema.listed in self._document.game.specs:
            return self._words.say(self._document.game.called(schema.listed, str(value)))
        if isinstance(value, bool):
            return "✓" if value else ""
        if isinstance(value, int) and shown.signed:
            return plus(value)
        if isinstance(value, str) and shown.named:
            return self._words.say(value)
        return "" if value is None else signed_text(value)

    # Qt's names from here on

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        """Count the rows, with the empty one for adding."""
        return 0 if parent.isValid() else len(self._rows) + self._may_add

    @property
    def _may_add(self) -> bool:
        """Whether there is an empty row for adding at the end."""
        return self._adding and not (self._document.read_only or self._document.is_guarded(self._field))

    def _guarded(self, name: str) -> bool:
        """Tell whether a column is the GM's now."""
        return any(self._document.is_guarded(path) for path in (self._field, f"{self._field}.0.{name}"))

    def columnCount(self, parent: Index = QModelIndex()) -> int:
        """Count the columns."""
        return 0 if parent.isValid() else len(self._columns)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Show the column's title."""
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return self._words.say(self._columns[section].title)
        return _RIGHT if role == Qt.ItemDataRole.TextAlignmentRole and self._numeric(section) else None

    def _numeric(self, column: int) -> bool:
        """Tell whether a column holds figures: they and their heading are aligned right."""
        shown = self._columns[column]
        schema = self._schemas.get(shown.field)
        return shown.number or (schema is not None and schema.kind is int and not schema.choices)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Show one cell."""
        if role not in _ROLES or not index.isValid():
            return None
        column = self._columns[index.column()]
        schema = self._schemas.get(column.field)
        if role == SCHEMA_ROLE:
            return schema
        if index.row() >= len(self._rows):
            hint = role == Qt.ItemDataRole.DisplayRole and index.column() == self._first_text_column()
            return self._hint if hint else None
        row = self._rows[index.row()]
        if role == RAW_ROLE:
            return getattr(row, column.field) if column.field else self._text(index.row(), index.column())
        if schema is not None and schema.kind is bool and not schema.choices:
            if role == Qt.ItemDataRole.CheckStateRole:
                return Qt.CheckState.Checked if getattr(row, column.field) else Qt.CheckState.Unchecked
            return None
        if role == Qt.ItemDataRole.EditRole and column.field:
            return getattr(row, column.field)
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return self._cell_text(index.row(), index.column())
        return _RIGHT if role == Qt.ItemDataRole.TextAlignmentRole and self._numeric(index.column()) else None

    def _first_text_column(self) -> int:
        words = [i for i, c in enumerate(self._columns) if c.field and self._schemas[c.field].kind is str]
        free = [i for i in words if not self._schemas[self._columns[i].field].choices]
        return (free or words or [0])[0]

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Write one cell through the document; typing into the empty last row makes a new one."""
        column = self._columns[index.column()] if index.isValid() else None
        if column is None or not column.field:
            return False
        if role == Qt.ItemDataRole.CheckStateRole:
            value = Qt.CheckState(value) == Qt.CheckState.Checked
        elif role != Qt.ItemDataRole.EditRole:
            return False
        if index.row() >= len(self._rows):
            return value not in ("", None) and self.append(**{column.field: value})
        problem = self._document.edit(f"{self._field}.{index.row()}.{column.field}", value, column.title)
        self._document.end_burst()
        return problem is None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Tell what can be done with a cell."""
        flags = super().flags(index)
        if not index.isValid():
            return flags | Qt.ItemFlag.ItemIsDropEnabled
        if self._document.read_only:
            return flags
        column = self._columns[index.column()]
        schema = self._schemas.get(column.field)
        if schema is not None and not self._guarded(column.field):
            if schema.kind is not bool or schema.choices:
                flags |= Qt.ItemFlag.ItemIsEditable
            elif index.row() < len(self._rows):  # nothing to tick in a row that is not there yet
                flags |= Qt.ItemFlag.ItemIsUserCheckable
        return flags | Qt.ItemFlag.ItemIsDragEnabled if index.row() < len(self._rows) else flags

    def removeRows(self, row: int, count: int, parent: Index = QModelIndex()) -> bool:
        """Take rows out."""
        return not parent.isValid() and self.remove(range(row, row + count))

    def supportedDropActions(self) -> Qt.DropAction:
        """Rows move inside their table."""
        return Qt.DropAction.MoveAction | Qt.DropAction.CopyAction

    def mimeTypes(self) -> list[str]:
        """Name what a drag carries."""
        return [ROWS_MIME, "text/plain"]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        """Carry row numbers for this table and text for everything else."""
        numbers = sorted({i.row() for i in indexes if i.row() < len(self._rows)})
        data = QMimeData()
        data.setData(ROWS_MIME, QByteArray(json.dumps([id(self), numbers]).encode()))
        data.setText(self.as_text(numbers))
        return data

    def dropMimeData(self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index) -> bool:
        """Reorder this table's own rows; rows from elsewhere come in as text."""
        place = row if row >= 0 else (parent.row() if parent.isValid() else len(self._rows))
        place = min(place, len(self._rows))
        if data.hasFormat(ROWS_MIME):
            owner, numbers = json.loads(bytes(data.data(ROWS_MIME).data()))
            if owner == id(self):
                # the view would remove the dragged rows itself after a successful move, so report "not moved"
                self.move(numbers, place)
                return False
        return data.hasText() and self.paste_text(data.text(), place) > 0
