"""A label of several lines that stand far enough apart to be read (about 1.4 of the type size); plain text only."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QTextLayout, QTextOption
from PySide6.QtWidgets import QFrame, QLabel, QWidget

LEADING = 0.38
"""Air between two lines, in parts of the font's height; the program's typefaces have as much of their own."""
WIDEST, NARROWEST = 36, 6
"""Width in characters: what a paragraph asks for, and what it still lives with."""

FAR = 100_000
"""A width in px at which no line is broken."""
FROM_ELSEWHERE = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignJustify
_text = QLabel.text
"""Asked so, PySide searches no class for it; layouts ask for heights over and over."""
KEPT = 16
"""Widths whose lines are kept."""


class Paragraph(QLabel):
    """A `QLabel` for sentences; promoted in Designer, used like any label."""

    def __init__(self, parent: QWidget | None = None, text: str = "") -> None:
        super().__init__(parent)
        self._broken_text = ""
        """The text that `_broken` holds."""
        self._broken: dict[int, tuple[QTextLayout, float, float]] = {}
        self._high: dict[int, int] = {}
        """Heights by width, for the same text; a layout asks for each of them many times."""
        self._aligned: tuple[Qt.AlignmentFlag, Qt.AlignmentFlag, bool] | None = None
        """Across and down, and whether lines begin at the left; enumerations are slow to be asked for."""
        self._lines = 0
        """Lines for which there is room although the text has fewer."""
        self._free: float | None = None
        """Their height in px, once it was measured."""
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setText(text)

    def reserve(self, lines: int) -> None:
        """Keep room for so many lines, so that other words move nothing below; a longer text takes more."""
        if lines != self._lines:
            self._lines, self._free = lines, None
            self._forget()
            self.updateGeometry()

    def _room(self) -> float:
        """Height in px of the lines for which there is room."""
        if not self._lines:
            return 0.0
        if self._free is None:
            self._free = self._lines_high(self._lines)
        return self._free

    def _lines_high(self, lines: int) -> float:
        return self._break(FAR, "\n".join("x" * lines))[2]

    def high(self, lines: int) -> int:
        """Return the height in px that so many lines take, with the edges."""
        return round(self._lines_high(lines) + 0.5) + self._edges().height()

    def _layout_at(self, width: int) -> tuple[QTextLayout, float, float]:
        """Break the text at a width; return the lines, the widest one and the height of all.

        A layout asks for the same few widths over and over, so the answers are kept until the text looks otherwise.
        """
        text, broken = _text(self), self._broken
        if text != self._broken_text or len(broken) > KEPT:
            self._broken_text = text
            self._forget()
        found = broken.get(width)
        if found is None and self._from_left():
            whole = broken.get(FAR)
            if whole is None:
                whole = broken[FAR] = self._break(FAR, text)
            found = broken[width] = whole if whole[1] + 1 <= width else self._break(width, text)
        elif found is None:
            found = broken[width] = self._break(width, text)
        return found

    def _forget(self) -> None:
        self._broken.clear()
        self._high.clear()

    def _from_left(self) -> bool:
        """Tell whether lines that fit are in the same place at any width."""
        return self._alignment()[2] and self.layoutDirection() == Qt.LayoutDirection.LeftToRight

    def _alignment(self) -> tuple[Qt.AlignmentFlag, Qt.AlignmentFlag, bool]:
        if self._aligned is None:
            both = self.alignment()
            across, down = both & Qt.AlignmentFlag.AlignHorizontal_Mask, both & Qt.AlignmentFlag.AlignVertical_Mask
            self._aligned = across, down, not both & FROM_ELSEWHERE
        return self._aligned

    def _break(self, width: int, text: str) -> tuple[QTextLayout, float, float]:
        metrics = self.fontMetrics()
        option = QTextOption(self._alignment()[0])
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout = QTextLayout(text.replace("\n", "\u2028"), self.font())
        layout.setTextOption(option)
        layout.beginLayout()
        top, widest = 0.0, 0.0
        while (line := layout.createLine()).isValid():
            line.setLineWidth(max(1, width))
            line.setPosition(QPointF(0, round(top)))
            top += line.height() + metrics.height() * LEADING
            widest = max(widest, line.naturalTextWidth())
        layout.endLayout()
        return layout, widest, max(float(metrics.height()), top - metrics.height() * LEADING)

    def _edges(self) -> QSize:
        """Return what margins, padding and border take on both axes."""
        margins = self.contentsMargins()
        around = 2 * self.margin()
        return QSize(margins.left() + margins.right() + around, margins.top() + margins.bottom() + around)

    # Qt's names from here on

    def setAlignment(self, alignment: Qt.AlignmentFlag) -> None:
        """Break the lines again."""
        self._forget()
        self._aligned = None
        super().setAlignment(alignment)

    def changeEvent(self, event: QEvent) -> None:
        """Break the lines again in another typeface, style or frame."""
        self._free = None
        self._forget()
        super().changeEvent(event)

    def sizeHint(self) -> QSize:
        """The text in one line, or in several when it is long."""
        edges = self._edges()
        _, natural, _ = self._layout_at(FAR)
        width = min(round(natural) + 1, WIDEST * self.fontMetrics().height()) + edges.width()
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """A few characters wide, one line high; layouts ask `heightForWidth` for the rest."""
        edges, metrics = self._edges(), self.fontMetrics()
        _, natural, _ = self._layout_at(FAR)
        narrow = min(round(natural) + 1, NARROWEST * metrics.height())
        return QSize(narrow + edges.width(), metrics.height() + edges.height())

    def hasHeightForWidth(self) -> bool:
        """The narrower, the higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of the broken text."""
        high = self._high.get(width) if _text(self) == self._broken_text else None
        if high is None:
            edges = self._edges()
            _, _, height = self._layout_at(width - edges.width())
            high = self._high[width] = round(max(height, self._room()) + 0.5) + edges.height()
        return high

    def setMargin(self, margin: int) -> None:
        """Break the lines again."""
        self._forget()
        super().setMargin(margin)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the frame that the style sheet asks for, then the lines."""
        QFrame.paintEvent(self, event)
        room = self.contentsRect().adjusted(self.margin(), self.margin(), -self.margin(), -self.margin())
        layout, _, height = self._layout_at(room.width())
        slack = room.height() - height
        vertical = self._alignment()[1]
        shift = 0.0
        if vertical == Qt.AlignmentFlag.AlignVCenter:
            shift = slack / 2
        elif vertical == Qt.AlignmentFlag.AlignBottom:
            shift = slack
        painter = QPainter(self)
        group = QPalette.ColorGroup.Active if self.isEnabled() else QPalette.ColorGroup.Disabled
        painter.setPen(self.palette().color(group, self.foregroundRole()))
        layout.draw(painter, QPointF(room.left(), room.top() + max(0, round(shift))))
