"""What differs between two versions of a sheet, as a table of three columns in words a person can read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pydantic import BaseModel
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from desktop.core.game import AnyGame
from desktop.core.words import Words
from desktop.models.change_words import ChangeWords
from desktop.services.diff import Difference

Index = QModelIndex | QPersistentModelIndex


class DifferenceModel(QAbstractTableModel):
    """Field, value before, value after."""

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._rows: tuple[tuple[str, str, str], ...] = ()
        self._headers = ("", "", "")

    def show(
        self,
        sheet_type: type[BaseModel],
        differences: Sequence[Difference],
        headers: tuple[str, str],
        game: AnyGame,
    ) -> None:
        """Show other differences.

        Args:
            headers: what the two values are called.
            game: what the campaign calls things.
        """
        self.beginResetModel()
        self._headers = (self.tr("項目"), *headers)
        change_words = ChangeWords(self._words, sheet_type, game)
        self._rows = tuple(change_words.row(difference) for difference in differences)
        self.endResetModel()

    # Qt's names from here on

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        """Count the differences."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:
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
