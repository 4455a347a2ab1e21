"""The log of the open 卓 as a list, newest first; voided entries stay visible, struck out."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from desktop.services.journal import Log, LogEntry
from desktop.services.search import Query
from desktop.services.search import key as search_key

Index = QModelIndex | QPersistentModelIndex
ENTRY_ROLE = Qt.ItemDataRole.UserRole + 1
VOIDED_ROLE = Qt.ItemDataRole.UserRole + 2
TEXT_ROLE = Qt.ItemDataRole.UserRole + 3


class LogModel(QAbstractListModel):
    """Shows the entries that match the filter."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._all: tuple[LogEntry, ...] = ()
        self._voided: frozenset[str] = frozenset()
        self._shown: list[LogEntry] = []
        self._filter = ""
        self._log: tuple[LogEntry, ...] = ()
        """Every entry, also those that are no lines."""
        self._lifted: frozenset[str] = frozenset()
        """Secret entries that the GM has asked to read in full."""

    def lift(self, entry: LogEntry) -> None:
        """Show a secret entry in full, or cover it again."""
        self._lifted ^= {entry.id}
        if entry in self._shown:
            index = self.index(self._shown.index(entry), 0)
            self.dataChanged.emit(index, index)

    def set_log(self, log: Log) -> None:
        """Show another log."""
        self._all, self._voided = tuple(e for e in log.entries if _is_line(e)), log.voided
        self._log = log.entries
        self._rebuild()

    def add(self, entry: LogEntry) -> None:
        """Put one new entry on top."""
        self._log = (*self._log, entry)
        if entry.voids:
            self._voided = Log(self._log).voided
            self._rebuild()
            return
        if not _is_line(entry):
            return
        self._all = (*self._all, entry)
        if self._matches(entry):
            self.beginInsertRows(QModelIndex(), 0, 0)
            self._shown.insert(0, entry)
            self.endInsertRows()

    def set_filter(self, text: str) -> None:
        """Show only entries that match what was typed."""
        self._filter = text
        self._rebuild()

    def texts(self, rows: Sequence[int]) -> str:
        """Return some rows as lines of text, oldest first."""
        return "\n".join(self._line(self._shown[row]) for row in sorted(rows, reverse=True))

    def _line(self, entry: LogEntry) -> str:
        mark = self.tr("実") if entry.hand else ""
        return "　".join(part for part in (clock_time(entry), mark, entry.who, self._text(entry)) if part)

    def _text(self, entry: LogEntry) -> str:
        """Return what stands in the list: players look on, so that a secret entry shows its open words until asked."""
        if not entry.secret or entry.id in self._lifted:
            return entry.text
        return entry.open or self.tr("（GMだけ）")

    def _matches(self, entry: LogEntry) -> bool:
        return not self._filter or Query(self._filter).hits(search_key(entry.who, self._text(entry)))

    def _rebuild(self) -> None:
        self.beginResetModel()
        self._shown = [entry for entry in reversed(self._all) if self._matches(entry)]
        self.endResetModel()

    # Qt's names from here on

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """Count the entries shown."""
        return 0 if parent.isValid() else len(self._shown)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Show one entry."""
        if not index.isValid():
            return None
        entry = self._shown[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._line(entry)
        if role == VOIDED_ROLE:
            return entry.id in self._voided
        if role == TEXT_ROLE:
            return self._text(entry)
        return entry if role == ENTRY_ROLE else None


def _is_line(entry: LogEntry) -> bool:
    """Tell whether an entry is a line of the story; steps of an open check have no words."""
    return not entry.voids and bool(entry.text)


def clock_time(entry: LogEntry) -> str:
    """Return the local time of day of an entry, e.g. 20:41; empty when its time is damaged."""
    try:
        return datetime.fromisoformat(entry.time).astimezone().strftime("%H:%M")
    except ValueError:
        return ""
