"""A row of tabs that Designer can place; the pages are the form's own."""

from __future__ import annotations

from PySide6.QtWidgets import QTabBar, QWidget


class PageTabs(QTabBar):
    """A tab bar without a frame of its own."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # the name of the page in front is bold, and wider: without asking for more, the last tab is cut
        self.currentChanged.connect(lambda _number: self.updateGeometry())
