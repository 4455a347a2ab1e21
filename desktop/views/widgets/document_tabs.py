"""Tabs of open documents; the button that closes one can be named."""

from __future__ import annotations

from PySide6.QtWidgets import QTabBar, QTabWidget


class DocumentTabs(QTabWidget):
    """A `QTabWidget` whose close buttons say what they do."""

    # Qt's names from here on

    def tabInserted(self, index: int) -> None:
        """Name the new tab's button; it stays with its tab wherever that is dragged."""
        super().tabInserted(index)
        for side in (QTabBar.ButtonPosition.RightSide, QTabBar.ButtonPosition.LeftSide):
            button = self.tabBar().tabButton(index, side)
            if button is not None:
                button.setAccessibleName(self.tr("タブを閉じる"))
                button.setToolTip(self.tr("タブを閉じる"))
