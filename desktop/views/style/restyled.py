"""Sets a widget's sizes and colours again when text size or theme change, and draws the ring of the focus."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QApplication, QWidget

from desktop.views.style import theme

INSIDE = 4
"""px between a card's outline and its ring, which is seen also where the outline is in the accent colour."""


def draw_ring(painter: QPainter, card: QWidget) -> None:
    """Draw the ring inside a card's outline where it has the focus."""
    if not card.hasFocus():
        return
    painter.setPen(QPen(theme.current().colour("accent"), 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(QRectF(card.rect()).adjusted(INSIDE, INSIDE, -INSIDE, -INSIDE), 3, 3)


class _Restyler(QObject):
    """Lives as long as its widget."""

    def __init__(self, widget: QWidget, restyle: Callable[[], object]) -> None:
        super().__init__(widget)
        self._restyle = restyle
        app = QApplication.instance()
        if isinstance(app, QApplication):
            theme.notifier(app).changed.connect(self._again)

    def _again(self) -> None:
        self._restyle()


def restyled(widget: QWidget, restyle: Callable[[], object]) -> None:
    """Do something for a widget now, and again at every other size of the text and in other colours.

    Args:
        restyle: reads `theme.px`, `theme.scale`, `theme.current` or the widget's own type; it may do the same twice.
    """
    restyle()
    _Restyler(widget, restyle)
