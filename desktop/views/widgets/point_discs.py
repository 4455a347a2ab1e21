"""Points to give out, as discs: filled ones are given, rings are left."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from desktop.views import theme


class PointDiscs(QWidget):
    """`used` of `total` points; more than were there show as red discs."""

    spoken_role = QAccessible.Role.Graphic

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._used, self._total = 0, 0
        self.setAccessibleName(self.tr("使った点"))

    def show_points(self, used: int, total: int) -> None:
        """Show other numbers."""
        self._used, self._total = used, total
        self.updateGeometry()
        self.update()

    def spoken_value(self) -> str:
        """What a screen reader says of it."""
        return f"{self._used} / {self._total}"

    # Qt's names from here on

    def sizeHint(self) -> QSize:
        """A disc per point."""
        side = theme.px(24)
        return QSize(max(self._used, self._total) * (side + 4) + 4, side + 6)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the discs."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, side = theme.current(), theme.px(24)
        for number in range(max(self._used, self._total)):
            colour = colours.colour("error" if number >= self._total else "accent")
            painter.setPen(QPen(colour, 2))
            painter.setBrush(colour if number < self._used else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QRectF(2 + number * (side + 4), 3, side - 2, side - 2))
