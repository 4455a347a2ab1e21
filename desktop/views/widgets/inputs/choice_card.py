"""One of a few choices as a card readable from across a table: a letter, a title, a sentence."""

from __future__ import annotations

from PySide6.QtCore import Property, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPen, QTextLayout, QTextOption
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from desktop.views.style import icons, theme

EDGE, AIR = 4, 24

LETTER = 32
"""px at 100 % that a sign in front has at least, so that texts under each other begin at one edge."""


class ChoiceCard(QPushButton):
    """A checkable button; Designer properties `letter`, `text` (the title) and `says`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._letter, self._says = "", ""
        self.setCheckable(True)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def get_letter(self) -> str:
        """The sign in front, e.g. `a`."""
        return self._letter

    def setLetter(self, letter: str) -> None:
        """Show another sign."""
        self._letter = letter
        self.updateGeometry()
        self.update()

    def get_says(self) -> str:
        """What choosing this means, in a sentence or two."""
        return self._says

    def setSays(self, says: str) -> None:
        """Say something else; screen readers read it too."""
        self._says = says
        self.setAccessibleDescription(says)
        self.updateGeometry()
        self.update()

    letter = Property(str, get_letter, setLetter)
    says = Property(str, get_says, setSays)

    def _font(self, size: int, *, bold: bool = False) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(theme.px(size))
        font.setBold(bold)
        return font

    def _text_left(self) -> int:
        """Where the texts begin."""
        letter = QFontMetrics(self._font(40, bold=True)).horizontalAdvance(self._letter)
        return AIR + (max(letter, theme.px(LETTER)) + AIR if self._letter else 0)

    def _sentence(self, width: int) -> tuple[QTextLayout, float]:
        font = self._font(15)
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout = QTextLayout(self._says, font)
        layout.setTextOption(option)
        layout.beginLayout()
        top, step = 0.0, QFontMetrics(font).height() * 1.4
        while (line := layout.createLine()).isValid():
            line.setLineWidth(max(1, width))
            line.setPosition(QPointF(0, top))
            top += step
        layout.endLayout()
        return layout, top

    # Qt's names from here on

    def hasHeightForWidth(self) -> bool:
        """The narrower, the higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Title, sentence and air."""
        _, sentence = self._sentence(width - self._text_left() - 2 * AIR)
        return round(QFontMetrics(self._font(20, bold=True)).height() + 8 + sentence) + 2 * 20

    def sizeHint(self) -> QSize:
        """Wide enough for the title."""
        width = self._text_left() + QFontMetrics(self._font(20, bold=True)).horizontalAdvance(self.text()) + 3 * AIR
        width = max(width, theme.px(360))
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """The title still fits."""
        width = self._text_left() + QFontMetrics(self._font(20, bold=True)).horizontalAdvance(self.text()) + 2 * AIR
        return QSize(width, self.heightForWidth(width))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the card; the chosen one is tinted, has an edge in the accent colour and a tick."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens, chosen = theme.current(), self.isChecked()
        half = 1.0 if self.hasFocus() else 0.5  # whole pixels: a line between two of them is paler than its colour
        box = QRectF(self.rect()).adjusted(half, half, -half, -half)
        marked = chosen or self.hasFocus() or self.underMouse()
        painter.setPen(QPen(tokens.colour("accent" if marked else "strong_line"), 2 if self.hasFocus() else 1))
        painter.setBrush(tokens.colour("tint" if chosen else "base"))
        painter.drawRoundedRect(box, 4, 4)
        if chosen:
            painter.fillRect(QRectF(box.left(), box.top() + 2, EDGE, box.height() - 4), tokens.colour("accent"))
            side = theme.px(20)
            icons.draw(
                painter,
                "check",
                QRectF(box.right() - AIR - side, box.center().y() - side / 2, side, side),
                tokens.colour("accent"),
            )
        self._draw_texts(painter, box)

    def _draw_texts(self, painter: QPainter, box: QRectF) -> None:
        tokens = theme.current()
        painter.setPen(tokens.colour("accent"))
        painter.setFont(self._font(40, bold=True))
        middle = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(box.adjusted(AIR, 0, 0, 0), middle, self._letter)
        painter.setPen(tokens.colour("ink"))
        painter.setFont(self._font(20, bold=True))
        title = box.adjusted(self._text_left(), 20, -AIR, 0)
        painter.drawText(title, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, self.text())
        painter.setPen(tokens.colour("second_ink"))
        layout, _ = self._sentence(self.width() - self._text_left() - 2 * AIR)
        layout.draw(painter, QPointF(title.left(), title.top() + painter.fontMetrics().height() + 8))
