"""Skills of the game as a table model: name, training, what it comes to; five hundred are as quick as five."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QFont, QGuiApplication, QPalette

from desktop.core.words import Words
from desktop.models.document import SheetDocument
from desktop.models.rows import RAW_ROLE, SCHEMA_ROLE
from desktop.models.schema import FieldSchema
from desktop.services.search import matches
from desktop.systems.blank.rows import SkillRow

Index = QModelIndex | QPersistentModelIndex
NAME, TRAINED, TOTAL = range(3)
_CENTRE = int(Qt.AlignmentFlag.AlignCenter)
_INTEGER = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)


class SkillModel(QAbstractTableModel):
    """The game's skills, not the sheet's: one that nobody has trained stands there, too."""

    def __init__(self, document: SheetDocument, rows: Sequence[SkillRow], words: Words, *, usable: bool) -> None:
        """Show skills.

        Args:
            usable: a check can be made with them.
        """
        super().__init__(document)
        self._document, self._words, self._usable = document, words, usable
        self.every = self.rows = tuple(rows)
        self._several = len({row.group for row in rows}) > 1
        self._shown = self._values()

    def search(self, text: str) -> None:
        """Show only the skills with this in their name, reading or group; nothing: all of them."""
        found = tuple(row for row in self.every if matches(text, row.name, row.reading, row.group)) if text else self.every
        if found != self.rows:
            self.beginResetModel()
            self.rows = found
            self._shown = self._values()
            self.endResetModel()

    def follow(self) -> None:
        """Draw what has changed anew."""
        before, self._shown = self._shown, self._values()
        changed = [n for n, (old, new) in enumerate(zip(before, self._shown, strict=True)) if old != new]
        if changed:
            self.dataChanged.emit(self.index(changed[0], TRAINED), self.index(changed[-1], TOTAL))

    def _values(self) -> list[tuple[int, str]]:
        held: Any = self._document.get("skills")
        derived = self._document.derived
        totals = (derived.get(f"skills.{row.id}") for row in self.rows)
        return [
            (held.get(row.id, 0), "—" if total is None else total.shown)
            for row, total in zip(self.rows, totals, strict=True)
        ]

    def trained(self, number: int) -> int:
        """Return the points that somebody has put into a skill."""
        return self._shown[number][0]

    # Qt's names from here on

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """Count the skills."""
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """Name, training, total."""
        return 0 if parent.isValid() else 3

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Name the columns."""
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return (self.tr("技能"), self.tr("訓練"), self.tr("合計"))[section]
        return _CENTRE if role == Qt.ItemDataRole.TextAlignmentRole and section else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Show one cell; a total that can be pressed is bold in the accent."""
        if not index.isValid():
            return None
        row, (trained, total) = self.rows[index.row()], self._shown[index.row()]
        column = index.column()
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return (self._name(row), str(trained) if trained else "", total)[column]
            case Qt.ItemDataRole.ToolTipRole:
                return self._tip(row, column)
            case Qt.ItemDataRole.EditRole if column == TRAINED:
                return trained
            case Qt.ItemDataRole.TextAlignmentRole if column:
                return _CENTRE
            case Qt.ItemDataRole.FontRole if column == TOTAL or (column == NAME and trained):
                font = QFont(QGuiApplication.font())
                font.setBold(True)
                return font
            case Qt.ItemDataRole.ForegroundRole if column == TOTAL:
                return QGuiApplication.palette().color(QPalette.ColorRole.Link)
        if role == SCHEMA_ROLE and column == TRAINED:
            return FieldSchema("points", "訓練", int, minimum=0, maximum=9999)
        return trained if role == RAW_ROLE and column == TRAINED else self._name(row) if role == RAW_ROLE else None

    def _name(self, row: SkillRow) -> str:
        said = self._words.say(row.name)
        return f"{said}　（{self._words.say(row.group)}）" if self._several and row.group else said

    def _tip(self, row: SkillRow, column: int) -> str:
        said = self._words.say(row.name) + (f"（{row.reading}）" if row.reading else "")
        if column == TRAINED:
            return self.tr("{name}：2回押すと訓練を書く").format(name=said)
        if column == TOTAL:
            return self.tr("{name}：押すと なぜ？").format(name=said)
        return self.tr("{name}：押すと判定を用意する").format(name=said) if self._usable else said

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Write training through the document."""
        if role != Qt.ItemDataRole.EditRole or index.column() != TRAINED:
            return False
        row = self.rows[index.row()]
        problem = self._document.edit(f"skills.{row.id}", value, row.name)
        self._document.end_burst()
        return problem is None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Only training can be written."""
        flags = super().flags(index)
        if index.isValid() and index.column() == TRAINED and not self._document.read_only:
            flags |= Qt.ItemFlag.ItemIsEditable
        return flags
