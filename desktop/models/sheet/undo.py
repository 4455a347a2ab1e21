"""Steps back: the one kind of step of the program, and the stack that every document keeps of them.

Qt's own stack is not used: its commands would be Python's and its own at once, and whenever Python's garbage collection
met them before the document they belong to, they were destroyed twice and the program with them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pydantic import ValidationError
from PySide6.QtCore import QObject, Signal

from desktop.core.value import rebased


class Replace:
    """Swap `before` for `after`; what has changed elsewhere in the value since stays as it is.

    Steps on the same `field` merge while `burst` stays the same, so that typing a name is one step back.

    Args:
        present: returns the present value.
        stamp: when it was done, in the order of everything that can be undone.
    """

    def __init__(
        self,
        present: Callable[[], Any],
        assign: Callable[[Any], None],
        before: Any,
        after: Any,
        text: str,
        field: str = "",
        burst: int = 0,
        stamp: int = 0,
    ) -> None:
        self._present, self._assign, self._before, self._after = present, assign, before, after
        self._field, self._burst, self.text, self.stamp = field, burst, text, stamp

    def undo(self) -> None:
        """Take the edit back."""
        self._move(self._after, self._before)

    def redo(self) -> None:
        """Make the edit."""
        self._move(self._before, self._after)

    def _move(self, start: Any, end: Any) -> None:
        try:
            self._assign(rebased(start, end, self._present()))
        except ValidationError:  # what has changed since does not go together with it: the edit's own value is whole
            self._assign(end)

    def merge(self, later: Replace) -> bool:
        """Take a later edit of the same field into this step, if it may."""
        if not self._field or (later._field, later._burst) != (self._field, self._burst):
            return False
        self._after, self.text, self.stamp = later._after, later.text, later.stamp
        return True

    @property
    def empty(self) -> bool:
        """Whether the step changes nothing (any more)."""
        return bool(self._before == self._after)


class Steps(QObject):
    """The steps of one document, with the names of Qt's own undo stack."""

    indexChanged = Signal(int)
    canUndoChanged = Signal(bool)
    canRedoChanged = Signal(bool)

    def count(self) -> int:
        """Return how many steps there are, with those that were undone."""
        raise NotImplementedError

    def index(self) -> int:
        """Return how many steps are made."""
        raise NotImplementedError

    def text(self, number: int) -> str:
        """Say what a step did."""
        raise NotImplementedError

    def canUndo(self) -> bool:
        """Tell whether there is a step to undo."""
        return self.index() > 0

    def canRedo(self) -> bool:
        """Tell whether there is a step to make again."""
        return self.index() < self.count()

    def undo(self) -> None:
        """Take the last step back."""
        self.setIndex(self.index() - 1)

    def redo(self) -> None:
        """Redo the step that was undone last."""
        self.setIndex(self.index() + 1)

    def setIndex(self, index: int) -> None:
        """Go back or forward until so many steps are made."""
        raise NotImplementedError


class UndoStack(Steps):
    """Steps that a document keeps by itself."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._steps: list[Replace] = []
        self._index = self._limit = 0

    def setUndoLimit(self, limit: int) -> None:
        """Keep no more than so many steps, the latest; 0: all."""
        self._limit = limit

    def count(self) -> int:
        """Return how many steps there are, with those that were undone."""
        return len(self._steps)

    def index(self) -> int:
        """Return how many steps are made."""
        return self._index

    def command(self, number: int) -> Replace | None:
        """Return one step; None: there is none of that number."""
        return self._steps[number] if 0 <= number < len(self._steps) else None

    @property
    def last_stamp(self) -> int:
        """Stamp of the step that undo would revert; −1 when there is none."""
        return self._stamp(self._index - 1)

    @property
    def next_stamp(self) -> int:
        """Stamp of the step that redo would make again; −1 when there is none."""
        return self._stamp(self._index)

    def _stamp(self, number: int) -> int:
        step = self.command(number)
        return step.stamp if step is not None else -1

    def text(self, number: int) -> str:
        """Say what a step did."""
        step = self.command(number)
        return step.text if step is not None else ""

    def push(self, step: Replace) -> None:
        """Make a step; what was undone before cannot be redone.

        Listeners of the document's change signal find the stack as it is then.
        """
        del self._steps[self._index :]
        last = self._steps[-1] if self._steps else None
        if last is not None and last.merge(step):
            if last.empty:
                self._steps.pop()
        else:
            self._steps.append(step)
            if self._limit:
                del self._steps[: -self._limit]
        self._index = len(self._steps)
        step.redo()
        self._emit_changes()

    def setIndex(self, index: int) -> None:
        """Go back or forward until so many steps are made."""
        index = min(max(index, 0), len(self._steps))
        if index == self._index:
            return
        back, forth = self._steps[index : self._index], self._steps[self._index : index]
        self._index = index
        for step in reversed(back):
            step.undo()
        for step in forth:
            step.redo()
        self._emit_changes()

    def clear(self) -> None:
        """Forget every step; the document stays as it is."""
        if self._steps:
            self._steps.clear()
            self._index = 0
            self._emit_changes()

    def _emit_changes(self) -> None:
        self.indexChanged.emit(self._index)
        self.canUndoChanged.emit(self.canUndo())
        self.canRedoChanged.emit(self.canRedo())
