"""Scrolls a whole page: takes the available room without laying the page out for its size."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QScrollArea

WIDE, HIGH = 36, 24
"""Lines of text that Qt asks for at most for what scrolls."""


class PageScroll(QScrollArea):
    """A `QScrollArea` for more than a window shows; promoted in Designer."""

    # Qt's name from here on

    def sizeHint(self) -> QSize:
        """As large as Qt makes any scroll area whose content is larger."""
        line = self.fontMetrics().height()
        return QSize(WIDE * line, HIGH * line)

    def minimumSizeHint(self) -> QSize:
        """A line and a half at least: at large text the head has no pixel to give for a scroll bar."""
        asked = super().minimumSizeHint()
        return QSize(asked.width(), min(asked.height(), 3 * self.fontMetrics().height() // 2))
