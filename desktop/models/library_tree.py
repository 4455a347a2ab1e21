"""The left column: characters, NPCs and drafts of the open campaign, in groups; fluid with 10,000 sheets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from desktop.services.campaign.index import Entry

Index = QModelIndex | QPersistentModelIndex
ENTRY_ROLE = Qt.ItemDataRole.UserRole + 1
GROUP_ROLE = Qt.ItemDataRole.UserRole + 2
LINE_ROLE = Qt.ItemDataRole.UserRole + 3
SCENARIOS = "scenario"
"""The group whose lines are scenarios."""
_TOP = 0
"""Internal id of a group row; a sheet's is its group's number + 1."""


@dataclass(frozen=True)
class TreeLine:
    """Something of the campaign that is no sheet."""

    file: str
    title: str
    icon: str
    broken: bool = False


@dataclass(frozen=True)
class Group:
    """A heading with its sheets, or with other lines."""

    id: str
    title: str
    entries: tuple[Entry, ...] = field(default=())
    lines: tuple[TreeLine, ...] = field(default=())

    def __len__(self) -> int:
        return len(self.entries) + len(self.lines)


class LibraryTree(QAbstractItemModel):
    """Two levels: groups, and the sheets in them."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._groups: tuple[Group, ...] = ()

    def set_groups(self, groups: Sequence[Group]) -> None:
        """Show other groups."""
        self.beginResetModel()
        self._groups = tuple(groups)
        self.endResetModel()

    def index_of(self, sheet_id: str) -> QModelIndex:
        """Find a sheet; invalid when it is not listed."""
        for number, group in enumerate(self._groups):
            for row, entry in enumerate(group.entries):
                if entry.id == sheet_id:
                    return self.createIndex(row, 0, number + 1)
        return QModelIndex()

    def _name(self, entry: Entry) -> str:
        """Return what a sheet is called; only a file that cannot be read is known by its file's name."""
        return entry.label if entry.name or entry.fault else self.tr("名前のないキャラクター")

    # Qt's names from here on

    def index(self, row: int, column: int, parent: Index = QModelIndex()) -> QModelIndex:
        """Make an index."""
        if not self.hasIndex(row, column, parent):
            return QModelIndex()
        return self.createIndex(row, column, parent.row() + 1 if parent.isValid() else _TOP)

    def parent(self, index: Index = QModelIndex()) -> Any:
        """Return the group of a sheet."""
        if not index.isValid() or index.internalId() == _TOP:
            return QModelIndex()
        return self.createIndex(int(index.internalId()) - 1, 0, _TOP)

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        """Count groups, or the sheets of one."""
        if not parent.isValid():
            return len(self._groups)
        return len(self._groups[parent.row()]) if parent.internalId() == _TOP and parent.column() == 0 else 0

    def columnCount(self, parent: Index = QModelIndex()) -> int:
        """One column."""
        return 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Show a heading with its count, or a sheet's name."""
        if not index.isValid():
            return None
        if index.internalId() == _TOP:
            group = self._groups[index.row()]
            if role == Qt.ItemDataRole.DisplayRole:
                return f"{group.title}　{len(group)}" if len(group) else group.title
            return group.id if role == GROUP_ROLE else None
        group = self._groups[int(index.internalId()) - 1]
        if index.row() >= len(group.entries):
            line = group.lines[index.row() - len(group.entries)]
            if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
                return line.title
            if role == GROUP_ROLE:
                return group.id
            return line if role == LINE_ROLE else None
        entry = group.entries[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return self._name(entry)
        if role == Qt.ItemDataRole.ToolTipRole:
            return "　".join(part for part in (self._name(entry), entry.reading, entry.player) if part)
        if role == GROUP_ROLE:
            return group.id
        return entry if role == ENTRY_ROLE else None
