"""A scroll bar that keeps its room while there is nothing to scroll: a page keeps its width from step to step."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QScrollArea, QScrollBar


class SteadyBar(QScrollBar):
    """Draws nothing where nothing can be scrolled."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the handle, if there is anywhere to go."""
        if self.maximum() > self.minimum():
            super().paintEvent(event)


def keep_width(area: QScrollArea) -> None:
    """Let what lies in an area be laid out at one width, whether it is higher than the area or not."""
    area.setVerticalScrollBar(SteadyBar(Qt.Orientation.Vertical, area))
    area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
