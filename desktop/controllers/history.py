"""Undo (Ctrl+Z) of the last action: a line of the journal, or an edit of the handouts."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Signal

from desktop.core.problem import TakujoError
from desktop.models.play_session import PlaySessionModel
from desktop.models.undo import Steps

if TYPE_CHECKING:
    from desktop.services.stepped import Stepped


class Edited(Protocol):
    """What is edited in front and has steps of its own beside the journal: all handouts."""

    undo_stack: Steps

    @property
    def last(self) -> int:
        """Stamp of the edit that undo would revert; −1 when there is none."""

    @property
    def next(self) -> int:
        """Stamp of the edit that redo would make again; −1 when there is none."""


class History(QObject):
    """Puts lines of the journal and edits of handouts in the order in which they were done."""

    moved = Signal(object)
    """`Stepped`: a line of the journal was undone or redone."""
    refused = Signal(object)
    """`TakujoError`: why the last step cannot be undone."""

    def __init__(self, play_session: PlaySessionModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._play_session = play_session

    def take_back(self, line: str) -> None:
        """Take a line of the journal back, whatever was done since."""
        self._step(lambda: self._play_session.back(line))

    def can_undo(self, document: Edited | None) -> bool:
        """Tell whether there is anything to undo."""
        return max(self._play_session.last, document.last if document else -1) >= 0

    def can_redo(self, document: Edited | None) -> bool:
        """Tell whether there is anything to do again."""
        return max(self._play_session.next, document.next if document else -1) >= 0

    def step(self, action: str, document: Edited | None, since: int = 0) -> None:
        """Take the last thing back (`undo`), in the document or in the play session, or do it again (`redo`)."""
        if action == "undo":
            self.undo(document, since)
        else:
            self.redo(document, since)

    def undo(self, document: Edited | None, since: int = 0) -> None:
        """Take the latest back: the last line of the journal that can be, or the last edit in front.

        Args:
            since: number of a line; what was done before it stays (a player in kiosk mode undoes nothing of the GM's).
        """
        edit, step = document.last if document else -1, self._play_session.last
        if document is not None and edit > step and edit >= since:
            document.undo_stack.undo()
        elif step > edit and step >= since:
            self._step(self._play_session.back)

    def redo(self, document: Edited | None, since: int = 0) -> None:
        """Redo what was undone last; of two, the one that was done first."""
        edit, step = document.next if document else -1, self._play_session.next
        if document is not None and edit >= since and (step < 0 or edit < step):
            document.undo_stack.redo()
        elif step >= since:
            self._step(self._play_session.forward)

    def _step(self, move: Callable[[], Stepped]) -> None:
        try:
            stepped = move()
        except TakujoError as error:
            self.refused.emit(error)
            return
        self.moved.emit(stepped)
