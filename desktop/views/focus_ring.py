"""The ring around what has the focus, for widgets that draw themselves."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from desktop.views import theme

INSIDE = 4
"""px between a card's outline and its ring, which is seen also where the outline is in the accent colour."""


def draw_ring(painter: QPainter, card: QWidget) -> None:
    """Draw the ring inside a card's outline where it has the focus."""
    if not card.hasFocus():
        return
    painter.setPen(QPen(theme.current().colour("accent"), 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(QRectF(card.rect()).adjusted(INSIDE, INSIDE, -INSIDE, -INSIDE), 3, 3)
