"""A scroll bar that keeps its room while there is nothing to scroll: a page keeps its width from step to step."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea

from desktop.views import theme


def keep_width(area: QScrollArea) -> None:
    """Lay an area's contents out at one width, whether they are higher than the area or not."""
    bar = area.verticalScrollBar()
    theme.set_role(bar, "steady")  # the style sheet draws none that is disabled
    bar.setEnabled(bar.maximum() > bar.minimum())
    bar.rangeChanged.connect(lambda least, most: bar.setEnabled(most > least))
    area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
