"""The one undo command of the program: put another value in place of the present one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtGui import QUndoCommand


class Replace(QUndoCommand):
    """Swap `before` for `after`; undo is assignment and cannot be wrong.

    Commands on the same `field` merge while `burst` stays the same, so that typing a name is one step back.
    """

    def __init__(
        self, assign: Callable[[Any], None], before: Any, after: Any, text: str, field: str = "", burst: int = 0
    ) -> None:
        super().__init__(text)
        self._assign, self._before, self._after = assign, before, after
        self._field, self._burst = field, burst

    def undo(self) -> None:
        """Put the former value back."""
        self._assign(self._before)

    def redo(self) -> None:
        """Put the new value in."""
        self._assign(self._after)

    def id(self) -> int:
        """Give commands that may merge the same number; -1 never merges."""
        return hash((self._field, self._burst)) & 0x3FFFFFFF if self._field else -1

    def mergeWith(self, other: QUndoCommand) -> bool:
        """Take a later edit of the same field into this step; a step that changes nothing is dropped."""
        if not isinstance(other, Replace) or (other._field, other._burst) != (self._field, self._burst):
            return False
        self._after = other._after
        self.setText(other.text())
        self.setObsolete(self._before == self._after)
        return True
