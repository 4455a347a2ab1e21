"""A chance as a bar, and a table of chances: what every target, bet or modifier would mean."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QFont, QFontMetrics, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.views.style import theme


def draw_bar(painter: QPainter, box: QRectF, part: float) -> None:
    """Draw a bar filled from 0 to 1; a chance that is not 0 is never invisible."""
    tokens = theme.current()
    painter.setPen(QPen(tokens.colour("strong_line"), 1))
    painter.setBrush(tokens.colour("base"))
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 1.5, 1.5)
    if part > 0:
        inner = box.adjusted(1, 1, -1, -1)
        inner.setWidth(max(2.0, inner.width() * min(1.0, part)))
        painter.fillRect(inner, tokens.colour("accent"))


class OddsBar(QWidget):
    """One chance; the number in words is beside it in labels of the form."""

    spoken_role = QAccessible.Role.ProgressBar

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._part = 0.0
        self.setAccessibleName(self.tr("確率"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def part(self) -> float:
        """The chance, 0 to 1."""
        return self._part

    def show_part(self, part: float) -> None:
        """Show a chance from 0 to 1."""
        self._part = part
        self.update()

    def spoken_value(self) -> str:
        """What a screen reader says of it."""
        return f"{self._part * 100:.1f} %"

    # Qt's names from here on

    def sizeHint(self) -> QSize:
        """Ten px high, as wide as there is room."""
        return QSize(80, theme.px(10))

    def minimumSizeHint(self) -> QSize:
        """The same height, any width."""
        return QSize(20, theme.px(10))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the bar."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_bar(painter, QRectF(self.rect()), self._part)


BAR = 120
"""px that a bar keeps beside notes."""
_LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
_RIGHT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight


@dataclass(frozen=True)
class OddsLine:
    """One line of the table, ready to be drawn."""

    label: str
    part: float
    shown: str
    current: bool = False
    legal: bool = True
    note: str = ""


class OddsTable(QWidget):
    """Lines of label, bar and percentage; the present choice is tinted and bold, what cannot be had is second ink."""

    picked = Signal(int)
    """A line that can be had was clicked, by its number; only in a table that offers itself for that."""
    spoken_role = QAccessible.Role.Graphic

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pickable = False
        self._lines: tuple[OddsLine, ...] = ()
        self._noted = False
        self.setAccessibleName(self.tr("確率の表"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def lines(self) -> tuple[OddsLine, ...]:
        """What is shown."""
        return self._lines

    def show_lines(self, lines: Sequence[OddsLine], *, noted: bool = False) -> None:
        """Show other lines.

        Args:
            noted: notes are between label and bar, where there is width; else only on hover.
        """
        self._lines, self._noted = tuple(lines), noted
        self.setToolTip("\n".join(f"{line.label}　{line.note}" for line in lines if line.note))
        self.updateGeometry()
        self.update()

    def offer(self, pickable: bool) -> None:
        """Let a click choose a line; the keyboard does it in the input that the table is beside."""
        self._pickable = pickable
        if pickable:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            self.unsetCursor()

    def spoken_value(self) -> str:
        """What a screen reader says of it."""
        return "\n".join(f"{line.label} {line.shown} {line.note}".strip() for line in self._lines)

    def _row(self) -> int:
        return self.fontMetrics().height() + 6

    # Qt's names from here on

    def sizeHint(self) -> QSize:
        """One row per line."""
        return QSize(200, self._row() * len(self._lines) + 1)

    def minimumSizeHint(self) -> QSize:
        """The same height, narrower."""
        return QSize(120, self.sizeHint().height())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the line below the pointer."""
        number = event.position().toPoint().y() // self._row()
        if not self._pickable or not 0 <= number < len(self._lines):
            super().mousePressEvent(event)
        elif self._lines[number].legal:
            self.picked.emit(number)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw every line."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        bold = QFont(self.font())
        bold.setBold(True)
        metrics, row = QFontMetrics(bold), self._row()
        percent = max((metrics.horizontalAdvance(line.shown) for line in self._lines), default=0) + 4
        label = min(
            max((metrics.horizontalAdvance(line.label) for line in self._lines), default=0) + 8, self.width() // 2
        )
        note = max((metrics.horizontalAdvance(line.note) for line in self._lines), default=0) + 16
        if not self._noted or label + note + percent + BAR > self.width():
            note = 0
        tokens = theme.current()
        for number, line in enumerate(self._lines):
            top = number * row
            if line.current:
                painter.fillRect(0, top, self.width(), row, tokens.colour("tint"))
            painter.setFont(bold if line.current else self.font())
            painter.setPen(tokens.colour("ink" if line.legal else "second_ink"))
            text = painter.fontMetrics().elidedText(line.label, Qt.TextElideMode.ElideRight, label - 6)
            painter.drawText(2, top, label - 4, row, _LEFT, text)
            painter.drawText(self.width() - percent - 2, top, percent, row, _RIGHT, line.shown)
            if note:
                painter.drawText(label + 4, top, note, row, _LEFT, line.note)
            bar = QRectF(label + note, top + row / 2 - 4, max(10, self.width() - label - note - percent - 10), 8)
            draw_bar(painter, bar, line.part)
            painter.setPen(QPen(tokens.colour("line"), 1))
            painter.drawLine(0, top + row, self.width(), top + row)
