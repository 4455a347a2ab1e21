"""The handouts of the open campaign during editing: a frozen value with undo, saved a moment after each edit."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pydantic import ValidationError
from PySide6.QtCore import QObject, QTimer, Signal

from desktop.core.prepared.handout import MOST, Handout
from desktop.core.problem import TakujoError, refuse
from desktop.core.validation_problems import pydantic_problems
from desktop.core.words import phrase
from desktop.models.sheet.undo import Replace, UndoStack
from desktop.services.campaign.handouts import Handouts

PAUSE = 700
"""Milliseconds of rest before the file follows."""
Known = tuple[Handout, ...]


class HandoutsModel(QObject):
    """Every handout in order, read on first use."""

    changed = Signal()
    failed = Signal(object)
    """`TakujoError`: an edit that could not enter, or a file that cannot be read or written."""

    def __init__(self, handouts: Handouts, clock: Callable[[], int], parent: QObject | None = None) -> None:
        """Read nothing yet.

        Args:
            clock: counts up; stamps edits, so that they can be put in order with steps of the play session.
        """
        super().__init__(parent)
        self._clock = clock
        self._file = handouts
        self._known: Known | None = None
        self._written: Known = ()
        self._burst = 0
        self.undo_stack = UndoStack(self)
        self._save = QTimer(self, singleShot=True, interval=PAUSE)
        self._save.timeout.connect(self.save)

    @property
    def known(self) -> Known:
        """All present handouts."""
        if self._known is None:
            self._known = ()
            try:
                self._known = self._written = self._file.read()
            except TakujoError as error:
                self.failed.emit(error)
        return self._known

    def get(self, identifier: str) -> Handout | None:
        """Find one by id."""
        return next((one for one in self.known if one.id == identifier), None)

    # editing

    def add(self, handout: Handout, text: str) -> None:
        """Put a new one at the end.

        Args:
            text: what the list of steps calls it.
        """
        if len(self.known) >= MOST:
            why, remedy = phrase("ハンドアウトは {n} 枚までです。", n=MOST), phrase("要らないものを消してください。")
            self.failed.emit(refuse("too_many_handouts", "", why, remedy, overridable=False))
            return
        self._push((*self.known, handout), text)

    def edit(self, identifier: str, changes: Mapping[str, Any], text: str) -> bool:
        """Change one; False, and reported, when a value does not fit."""
        one = self.get(identifier)
        if one is None:
            return False
        try:
            after = one.evolve(**changes)
        except ValidationError as error:
            self.failed.emit(TakujoError(pydantic_problems(error)[0]))
            return False
        if after != one:
            self._push(
                tuple(after if o is one else o for o in self.known), text, f"{identifier}.{','.join(sorted(changes))}"
            )
        return True

    def remove(self, identifier: str, text: str) -> None:
        """Take one away; it is one step back."""
        self._push(tuple(one for one in self.known if one.id != identifier), text)

    def end_burst(self) -> None:
        """Let the next edit be an undo step of its own."""
        self._burst += 1

    def _push(self, after: Known, text: str, field: str = "") -> None:
        before = self.known
        if after != before:
            stamp = self._clock()
            self.undo_stack.push(
                Replace(lambda: self.known, self._assign, before, after, text, field, self._burst, stamp)
            )

    def _assign(self, known: Known) -> None:
        self._known = known
        self._save.start()
        self.changed.emit()

    @property
    def last(self) -> int:
        """Stamp of the edit that undo would revert; −1 when there is none."""
        return self.undo_stack.last_stamp

    @property
    def next(self) -> int:
        """Stamp of the edit that redo would make again; −1 when there is none."""
        return self.undo_stack.next_stamp

    # writing

    def save(self) -> bool:
        """Write pending edits; False when writing fails (reported)."""
        self._save.stop()
        if self._known is None or self._known == self._written:
            return True
        try:
            self._file.write(self._known)
        except TakujoError as error:
            self.failed.emit(error)
            return False
        self._written = self._known
        return True

    def resolve(self, *, mine: bool) -> None:
        """Let one of two versions count after the file changed on disk; the other one is an earlier version of it."""
        kept = self._known
        self._known = self._written = self._file.read()
        self.undo_stack.clear()
        if mine and kept is not None:
            self._known = kept
            self.save()
        self.changed.emit()
