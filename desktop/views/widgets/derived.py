"""A computed number that tells why: dotted underline, opens なぜ？ on click, F1 or Space."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QToolButton, QWidget

from desktop.views import theme
from desktop.views.plain_style import literal

SIZES = {"number": 24, "total": 40}


class DerivedNumber(QToolButton):
    """Shows one computed number; Designer property `derived` names it."""

    why_requested = Signal(str)
    """The name of the number."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._last_text = ""
        self.setAutoRaise(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self.clicked.connect(self._ask)

    def show_number(self, text: str, name: str) -> None:
        """Show the number; `name` is read out by screen readers."""
        if text != self._last_text:
            self._last_text = text
            self.setText(literal(text))  # a lone & would mark a letter
            self._apply_style()
        if self.accessibleName() == f"{name} {text}":
            return
        self.setAccessibleName(f"{name} {text}")
        self.setToolTip(self.tr("{name} {text}　なぜ？ F1").format(name=name, text=text))

    def _apply_style(self) -> None:
        """Take the size that the role asks for: `number` 24 px, `total` 40 px, else ordinary bold."""
        font = self.font()
        font.setPixelSize(self._size)
        font.setBold(True)
        self.setFont(font)
        self.updateGeometry()

    @property
    def _size(self) -> int:
        return theme.px(SIZES.get(str(self.property("role") or ""), theme.TEXT))

    def _ask(self) -> None:
        self.why_requested.emit(str(self.property("derived") or ""))

    # Qt's names from here on

    def sizeHint(self) -> QSize:
        """The number and its line."""
        metrics = self.fontMetrics()
        return QSize(metrics.horizontalAdvance(self._last_text) + 10, metrics.height() + 6)

    def minimumSizeHint(self) -> QSize:
        """The same: nothing is cut."""
        return self.sizeHint()

    def changeEvent(self, event: QEvent) -> None:
        """Follow another size of text: a size of one's own stays otherwise what it was."""
        super().changeEvent(event)
        if (
            event.type() == QEvent.Type.StyleChange
            and hasattr(self, "_last_text")
            and self.font().pixelSize() != self._size
        ):
            self._apply_style()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Answer F1 as well as Space."""
        if event.key() == Qt.Key.Key_F1:
            self._ask()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the number in the accent colour over a dotted line."""
        painter = QPainter(self)
        accent = self.palette().color(QPalette.ColorRole.Link)
        painter.setPen(accent)
        painter.setFont(self.font())
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self._last_text)
        width = self.fontMetrics().horizontalAdvance(self._last_text)
        middle = self.rect().center()
        below = middle.y() + self.fontMetrics().height() / 2
        painter.setPen(QPen(accent, 1, Qt.PenStyle.DotLine))
        left = QPointF(middle.x() - width / 2, below)
        painter.drawLine(left, QPointF(middle.x() + width / 2, below))
        if self.hasFocus():
            painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Highlight), 2))
            painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), 3, 3)
