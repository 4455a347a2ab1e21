"""Pages of which one is in front: only that one is asked how large it wants to be."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QStackedWidget, QWidget


class FrontStack(QStackedWidget):
    """A `QStackedWidget` whose hidden pages ask for no room."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.currentChanged.connect(lambda _number: self.updateGeometry())

    # Qt's names from here on

    def minimumSizeHint(self) -> QSize:
        """What the page in front needs."""
        front = self.currentWidget()
        return front.minimumSizeHint() if front is not None else super().minimumSizeHint()

    def sizeHint(self) -> QSize:
        """What the page in front would like; the others need not be styled to be asked."""
        front = self.currentWidget()
        return front.sizeHint() if front is not None else super().sizeHint()
