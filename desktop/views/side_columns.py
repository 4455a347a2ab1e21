"""How wide the side columns are: as wide as the size of the text needs, or as set by the user."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QSplitter

from desktop.views import theme

WIDTH = 1366
"""px that the columns divide at first, before the window has its size."""


class SideColumns(QObject):
    """Keeps the widths of the library and of the dice tray, also while one of them is hidden.

    Args:
        widths: those of all three columns, as they were left; empty: the usual ones.
    """

    def __init__(self, splitter: QSplitter, widths: list[int]) -> None:
        super().__init__(splitter)
        self._splitter = splitter
        self._usual = column_widths()
        self._left, _, self._right = widths or self._usual
        splitter.setStretchFactor(1, 1)
        splitter.setSizes(widths or [*self._usual])
        splitter.splitterMoved.connect(self._take)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            theme.notifier(app).changed.connect(self._restyle_text)

    def set_widths(self, widths: list[int]) -> None:
        """Divide the screen otherwise."""
        self._left, _, self._right = widths
        self._splitter.setSizes(widths)

    def _take(self) -> None:
        """Keep what was drawn; a hidden column has no width of its own and keeps the one it had."""
        left, _, right = self._splitter.sizes()
        self._left, self._right = left or self._left, right or self._right

    def _restyle_text(self) -> None:
        """Give the sides what other text takes more than the text before, and no more: who drew them wide has room."""
        before, self._usual = self._usual, column_widths()
        if before == self._usual:
            return
        self._left += self._usual[0] - before[0]
        self._right += self._usual[2] - before[2]
        whole = sum(self._splitter.sizes())
        self._splitter.setSizes([self._left, max(1, whole - self._left - self._right), self._right])


def column_widths() -> tuple[int, int, int]:
    """Return the widths in px that the columns have at first; those at the sides grow a little with the text."""
    more = max(0, theme.scale() - 100)
    left, right = 200 + 2 * more // 5, 312 + 7 * more // 20
    return left, WIDTH - left - right, right
