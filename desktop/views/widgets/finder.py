"""Finds in a list that is typed into as every search here does: any width, either kana, romaji, readings."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QSortFilterProxyModel, Qt
from PySide6.QtWidgets import QComboBox, QCompleter

from desktop.services.search import Query, fold, key, loose

READING = int(Qt.ItemDataRole.UserRole) + 1
"""Role under which an item of the list holds its reading."""
_SIGNS = "<>＜＞"
"""Brackets and signs around a name that are no part of it."""


class Finder(QCompleter):
    """Shows under the line of an editable list what the typed words find in it."""

    def __init__(self, box: QComboBox) -> None:
        super().__init__(box)
        self._box = box
        self._found = _Found(self)
        self._found.setSourceModel(box.model())
        self.setModel(self._found)
        self.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.setCompletionMode(QCompleter.CompletionMode.PopupCompletion)
        box.setCompleter(self)

    @property
    def text(self) -> str:
        """The matching item, in full; else the typed text."""
        typed = self._box.currentText().strip()
        row = self.row(typed) if self._box.findText(typed) < 0 else -1
        return typed if row < 0 else self._box.itemText(row)

    def row(self, text: str) -> int:
        """Return the row that a text means: what it names in full, or the only one that it finds; −1: none."""
        query, wanted = Query(text), fold(text).strip(_SIGNS)
        if not query:
            return -1
        lines = [self._line(row) for row in range(self._box.count())]
        hits = [row for row, line in enumerate(lines) if query.hits(line)]
        whole = [row for row in hits if {wanted, loose(wanted)} & set(lines[row].split("\n"))]
        found = whole or hits
        return found[0] if len(found) == 1 else -1

    def _line(self, row: int) -> str:
        return line_of(self._box.itemText(row), self._box.itemData(row, READING))

    # Qt's name from here on

    def splitPath(self, path: str) -> list[str]:
        """Leave the finding to the model below: of what it holds, everything fits."""
        self._found.look_for(path)
        return [""]


class _Found(QSortFilterProxyModel):
    """The rows of a list that hold every typed word."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._query = Query("")

    def look_for(self, text: str) -> None:
        """Hold what this text finds."""
        self._query = Query(text)
        self.invalidate()

    # Qt's name from here on

    def filterAcceptsRow(self, row: int, parent: QModelIndex | QPersistentModelIndex) -> bool:
        """Tell whether a row is found."""
        index = self.sourceModel().index(row, 0, parent)
        return self._query.hits(line_of(str(index.data() or ""), index.data(READING)))


def line_of(name: str, reading: object) -> str:
    """Return the line in which words are looked for."""
    return key(name.strip(_SIGNS), str(reading or ""))
