"""Where a board is at the table: in a low window it scrolls rather than have its parts lie over each other."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from desktop.views.board.pane import BoardPane
from desktop.views.widgets.tall_scroll import TallScroll


class BoardPlace(TallScroll):
    """Holds the pane of one board."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pane = BoardPane()
        pages = QStackedWidget()
        pages.addWidget(self.pane)
        self.setWidget(pages)
        self.watch()

    # Qt's name from here on

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stand the tools where the height that is seen asks for."""
        super().resizeEvent(event)
        self.pane.set_visible_height(self.viewport().height())
