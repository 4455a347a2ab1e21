"""Joins the log's panel to the play session: what was posted is shown, and a line can be undone."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from desktop.core.problem import Problem, TakujoError
from desktop.models.play_session import PlaySessionModel
from desktop.services.journal import LogEntry
from desktop.services.retelling import Retelling
from desktop.services.stepped import Stepped
from desktop.views.log_panel import LogPanel

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


class LogController(QObject):
    """Shows the journal of the open campaign."""

    failed = Signal(object)
    """`TakujoError`: why a line cannot be undone."""
    went_back = Signal()
    """Lines were undone: play is at another line now."""

    def __init__(
        self,
        play_session: PlaySessionModel,
        retelling: Retelling,
        tumbling: Callable[[], bool] = lambda: False,
        place: QWidget | None = None,
        parent: QObject | None = None,
    ) -> None:
        """Follow a play session.

        Args:
            tumbling: whether dice are in the air; their result is on the disk by then, and shown when they are at rest.
            place: parent of the panel.
        """
        super().__init__(parent)
        self._play_session, self._tumbling = play_session, tumbling
        self._later: list[LogEntry] = []
        self.panel = LogPanel(place)
        self.problem: Problem | None = None
        """What is wrong with the file of the log, reported when the campaign opens."""
        self._read(retelling)
        self.panel.void_requested.connect(self.void)
        self.panel.back_to_requested.connect(self.back_to)
        play_session.stepped.connect(self._add)

    def void(self, entry: LogEntry) -> None:
        """Take one entry back; it stays visible, struck out."""
        self._go(lambda: self._play_session.back(entry.id))

    def back_to(self, identifier: str) -> None:
        """Go back to the state right after a line (ここまで戻す)."""
        self._go(lambda: self._play_session.back_to(identifier))

    def _go(self, move: Callable[[], Stepped]) -> None:
        try:
            move()
        except TakujoError as error:
            self.failed.emit(error)
            return
        self.went_back.emit()

    def _read(self, retelling: Retelling) -> None:
        try:
            log = self._play_session.log()
        except TakujoError as error:  # the campaign opens all the same
            self.problem = error.problem
            return
        self.problem = log.problem
        self.panel.model.set_log(retelling.log(log))

    def show_pending(self) -> None:
        """Dice are at rest: show what has been posted since they were thrown."""
        if self._tumbling():
            return
        later, self._later = self._later, []
        for entry in later:
            self.panel.model.add(entry)
        if later:
            self.panel.ui.list.arrange()

    def _add(self, stepped: Stepped) -> None:
        self._later += stepped.entries
        self.show_pending()
