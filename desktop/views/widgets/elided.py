"""A line of people's text that gives way: what does not fit is cut with an ellipsis and told on hover."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QLabel, QWidget


class ElidedLabel(QLabel):
    """Plain text in one line, never wider than the room there is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)

    # Qt's names from here on

    def minimumSizeHint(self) -> QSize:
        """Any width will do."""
        return QSize(24, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw what fits."""
        whole, room = self.text(), self.contentsRect()
        text = self.fontMetrics().elidedText(whole, Qt.TextElideMode.ElideRight, room.width()) if whole else ""
        told = whole if text != whole else ""
        if self.toolTip() != told:
            self.setToolTip(told)
        if text:
            painter = QPainter(self)
            painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
            painter.drawText(room, self.alignment(), text)
