"""A row of tabs that Designer can place; the pages are the form's own."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QTabBar, QWidget

from desktop.views import theme


class PageTabs(QTabBar):
    """A tab bar without a frame of its own."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # the name of the page in front is bold, and wider: without asking for more, the last tab is cut
        self.currentChanged.connect(lambda _number: self.updateGeometry())

    # Qt's names from here on

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the line on which the tabs are first: the tab in front is open towards its page."""
        painter = QPainter(self)
        draw_base(painter, self.rect())
        painter.end()
        super().paintEvent(event)


def draw_base(painter: QPainter, row: QRect) -> None:
    """Draw the line at the foot of a row of tabs."""
    painter.fillRect(row.left(), row.bottom(), row.width(), 1, theme.current().colour("line"))
