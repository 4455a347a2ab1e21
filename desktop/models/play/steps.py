"""The steps of guided building as a list: what is done, what is open, what can be reached."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

Index = QModelIndex | QPersistentModelIndex
STATE_ROLE = Qt.ItemDataRole.UserRole + 1


@dataclass(frozen=True)
class StepState:
    """One step as the list shows it."""

    id: str
    title: str
    summary: str
    done: bool
    reachable: bool


class StepModel(QAbstractListModel):
    """Shows steps; those behind an unfinished one cannot be chosen."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._steps: tuple[StepState, ...] = ()

    @property
    def steps(self) -> tuple[StepState, ...]:
        """The present steps."""
        return self._steps

    def set_steps(self, steps: Sequence[StepState]) -> None:
        """Show other states; the list is rebuilt only when steps come or go."""
        if len(steps) != len(self._steps):
            self.beginResetModel()
            self._steps = tuple(steps)
            self.endResetModel()
        elif tuple(steps) != self._steps:
            self._steps = tuple(steps)
            self.dataChanged.emit(self.index(0), self.index(len(steps) - 1))

    # Qt's names from here on

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        """Count the steps."""
        return 0 if parent.isValid() else len(self._steps)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Show one step."""
        if not index.isValid():
            return None
        step = self._steps[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return step.title
        if role == Qt.ItemDataRole.ToolTipRole:  # both lines may be cut
            return "\n".join(part for part in (step.title, step.summary) if part)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{index.row() + 1} {step.title} {step.summary}"
        return step if role == STATE_ROLE else None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Steps that cannot be reached yet cannot be chosen."""
        if index.isValid() and not self._steps[index.row()].reachable:
            return Qt.ItemFlag.NoItemFlags
        return super().flags(index)
