"""The one undo command of the program: what an edit touched is put back, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pydantic import ValidationError
from PySide6.QtGui import QUndoCommand

from desktop.core.value import rebased


class Replace(QUndoCommand):
    """Swap `before` for `after`; what has changed elsewhere in the value since stays as it is.

    Commands on the same `field` merge while `burst` stays the same, so that typing a name is one step back.

    Args:
        present: returns the value as it stands.
        stamp: when it was done, in the order of everything that can be taken back.
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
        super().__init__(text)
        self._present, self._assign, self._before, self._after = present, assign, before, after
        self._field, self._burst, self.stamp = field, burst, stamp

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

    def id(self) -> int:
        """Give commands that may merge the same number; -1 never merges."""
        return hash((self._field, self._burst)) & 0x3FFFFFFF if self._field else -1

    def mergeWith(self, other: QUndoCommand) -> bool:
        """Take a later edit of the same field into this step; a step that changes nothing is dropped."""
        if not isinstance(other, Replace) or (other._field, other._burst) != (self._field, self._burst):
            return False
        self._after, self.stamp = other._after, other.stamp
        self.setText(other.text())
        self.setObsolete(self._before == self._after)
        return True
