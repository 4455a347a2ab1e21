"""What differs between two versions of a sheet, as a table of three columns in words a person can read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pydantic import BaseModel
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from desktop.core.words import Words, signed_text
from desktop.models.schema import at_path, columns
from desktop.services.diff import Difference

Index = QModelIndex | QPersistentModelIndex
LONGEST = 400
"""Characters shown of one value."""
_APART = " › "


class DifferenceModel(QAbstractTableModel):
    """Field, value before, value after."""

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._rows: tuple[tuple[str, str, str], ...] = ()
        self._headers = ("", "", "")
        self._titles = {
            "archived": self.tr("アーカイブ"),
            "draft": self.tr("作りかけ"),
            "own": self.tr("プロフィール"),
            "rulings": self.tr("GM裁定"),
            "rule": self.tr("きまり"),
            "value": self.tr("数"),
            "note": self.tr("メモ"),
        }

    def show(
        self,
        sheet_type: type[BaseModel],
        differences: Sequence[Difference],
        headers: tuple[str, str],
        own: Mapping[str, str] | None = None,
    ) -> None:
        """Show other differences.

        Args:
            headers: what the two values are called.
            own: id → label of the 卓's own profile fields.
        """
        self.beginResetModel()
        self._headers = (self.tr("項目"), *headers)
        self._rows = tuple(self._row(sheet_type, d, own or {}) for d in differences)
        self.endResetModel()

    def _row(self, sheet_type: type[BaseModel], difference: Difference, own: Mapping[str, str]) -> tuple[str, str, str]:
        parts = difference.title.split(_APART)
        if difference.field.startswith("own.") and len(parts) > 1:
            parts[1] = own.get(parts[1], parts[1])
        title = _APART.join(self._titles.get(part) or self._words.say(part) for part in parts)
        labels = _labels(sheet_type, difference.field)
        return title, self._shown(difference.before, labels), self._shown(difference.after, labels)

    def _shown(self, value: Any, labels: Mapping[Any, str]) -> str:
        text = self._text(value, labels)
        return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"

    def _text(self, value: Any, labels: Mapping[Any, str]) -> str:
        if isinstance(value, bool):
            return self.tr("はい") if value else self.tr("いいえ")
        if value is None or value == "" or value == ():
            return "—"
        if isinstance(value, (str, int)) and value in labels:
            return self._words.say(labels[value])
        if isinstance(value, BaseModel):
            return self._record(value)
        if isinstance(value, Mapping):
            return self.tr("、").join(f"{key} {self._text(part, {})}" for key, part in value.items())
        if isinstance(value, (tuple, list)):
            return self.tr("、").join(self._text(part, labels) for part in value)
        return signed_text(value)

    def _record(self, row: BaseModel) -> str:
        """Write a row of a list in one line: what it holds beside its first column, empty columns left out."""
        said = []
        for number, schema in enumerate(columns(type(row))):
            value = getattr(row, schema.name)
            if schema.name == "id" or value in (None, "", (), False):
                continue
            text = self._text(value, dict(schema.choices))
            title = self._titles.get(schema.title) or self._words.say(schema.title)
            said.append(text if number == 0 or schema.name == "name" else f"{title} {text}")
        return self.tr("、").join(said) or "—"

    # Qt's names from here on

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """Count the differences."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """Return three: field, before, after."""
        return 0 if parent.isValid() else 3

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Show one cell."""
        if index.isValid() and role == Qt.ItemDataRole.DisplayRole:
            return self._rows[index.row()][index.column()]
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Name the columns."""
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self._headers[section]
        return None


def _labels(sheet_type: type[BaseModel], field: str) -> Mapping[Any, str]:
    try:
        return dict(at_path(sheet_type, field).choices)
    except KeyError:
        return {}
