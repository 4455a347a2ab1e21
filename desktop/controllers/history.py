"""Ctrl+Z takes back the last thing a person did, whether a document's undo stack or the evening's journal holds it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Signal

from desktop.core.problem import TakujoError
from desktop.models.evening import EveningModel
from desktop.models.undo import UndoStack

if TYPE_CHECKING:
    from desktop.services.evening import Stepped  # a sheet is opened before its evening is made


class Edited(Protocol):
    """What is edited in front: a sheet, or all handouts."""

    undo_stack: UndoStack

    @property
    def last(self) -> int:
        """Stamp of the edit that undo would take back; −1 when there is none."""

    @property
    def next(self) -> int:
        """Stamp of the edit that redo would make again; −1 when there is none."""


class History(QObject):
    """Puts the edits of one document and the steps of the evening in the order in which they were done."""

    refused = Signal(object)
    """`TakujoError`: why the last step cannot be taken back."""
    kept = Signal()
    """A sheet was left as it is, for it has been changed outside of play since."""

    def __init__(self, evening: EveningModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._evening = evening

    def can_undo(self, document: Edited | None) -> bool:
        """Tell whether there is anything to take back."""
        return max(self._evening.last, document.last if document else -1) >= 0

    def can_redo(self, document: Edited | None) -> bool:
        """Tell whether there is anything to do again."""
        return max(self._evening.next, document.next if document else -1) >= 0

    def step(self, action: str, document: Edited | None, since: int = 0) -> None:
        """Take the last thing back (`undo`), in the document or in the evening, or do it again (`redo`)."""
        if action == "undo":
            self.undo(document, since)
        else:
            self.redo(document, since)

    def undo(self, document: Edited | None, since: int = 0) -> None:
        """Take the later of the two back: the document's last edit, or the evening's last step.

        Args:
            since: a stamp; what was done before it stays (a player under hand-over takes back nothing of the GM's).
        """
        edit, step = document.last if document else -1, self._evening.last
        if document is not None and edit > step and edit >= since:
            document.undo_stack.undo()
        elif step > edit and step >= since:
            self._step(self._evening.back)

    def redo(self, document: Edited | None, since: int = 0) -> None:
        """Do again what was taken back last: of two, what was done first."""
        edit, step = document.next if document else -1, self._evening.next
        if document is not None and edit >= since and (step < 0 or edit < step):
            document.undo_stack.redo()
        elif step >= since:
            self._step(self._evening.forward)

    def _step(self, move: Callable[[], Stepped]) -> None:
        try:
            stepped = move()
        except TakujoError as error:
            self.refused.emit(error)
            return
        if stepped.kept:
            self.kept.emit()
