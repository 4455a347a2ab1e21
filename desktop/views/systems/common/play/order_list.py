"""The order of AP: exact fractions, large, whose turn it is, who is tied, who has nothing left (CM-BTL-07)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QVBoxLayout, QWidget

from desktop.views import theme
from desktop.views.measured import Measured

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True)
class RankFace:
    """One line of the order."""

    id: str
    name: str
    colour: str
    fraction: str
    """AP/MAXAP as it is written on paper."""
    tag: str = ""
    turn: bool = False
    able: bool = True
    selected: bool = False
    pc: bool = True


class RankRow(QAbstractButton):
    """Draws one line; a press selects the person."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.face = RankFace("", "", "", "")
        self._large: dict[bool, QFont] = {}
        """The typefaces of the fraction, bold or not."""
        self._plain: Measured | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_face(self, face: RankFace) -> None:
        """Show another line; an equal one draws nothing."""
        if face == self.face:
            return
        self.face = face
        self.setAccessibleName(f"{face.fraction} {face.name}")
        self.setAccessibleDescription(face.tag)
        self.update()

    def _large_look(self, bold: bool) -> QFont:
        if bold not in self._large:
            font = QFont(self.font())
            font.setPixelSize(theme.px(24))
            font.setBold(bold)
            self._large[bold] = font
        return self._large[bold]

    def _plain_look(self) -> Measured:
        if self._plain is None:
            self._plain = Measured(self.font())
        return self._plain

    # Qt's names from here on

    def changeEvent(self, event: QEvent) -> None:
        """Take another typeface."""
        self._large.clear()
        self._plain = None
        super().changeEvent(event)

    def sizeHint(self) -> QSize:
        """High enough for the large fraction."""
        return QSize(theme.px(220), theme.px(36))

    def minimumSizeHint(self) -> QSize:
        """The same."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw fraction, dot, name and tag."""
        face, tokens = self.face, theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        place = QRectF(self.rect())
        if face.turn or face.selected:
            painter.fillRect(place, tokens.colour("tint"))
        if face.turn:
            painter.fillRect(QRectF(0, 0, theme.px(4), place.height()), tokens.colour("accent"))
        painter.setPen(QPen(tokens.colour("line"), 1))
        painter.drawLine(place.bottomLeft(), place.bottomRight())
        ink = self.palette().color(QPalette.ColorRole.WindowText) if face.able else tokens.colour("second_ink")
        painter.setFont(self._large_look(face.able))
        painter.setPen(ink)
        painter.drawText(QRectF(theme.px(8), 0, theme.px(88), place.height()), _RIGHT, face.fraction)
        painter.setFont(self.font())
        dot = float(theme.px(10))
        left = float(theme.px(106))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(face.colour))
        mark = QRectF(left, place.center().y() - dot / 2, dot, dot)
        painter.drawEllipse(mark) if self.face.pc else painter.drawRect(mark)
        left += dot + theme.px(6)
        look = self._plain_look()
        wide = look.wide(face.tag) + theme.px(8)
        room = QRectF(left, 0, place.right() - left - wide - theme.px(8), place.height())
        painter.setPen(ink)
        painter.drawText(room, _LEFT, look.elided(face.name, room.width()))
        painter.setPen(tokens.colour("accent" if face.turn else "second_ink"))
        painter.drawText(place.adjusted(0, 0, -theme.px(8), 0), _RIGHT, face.tag)
        if self.hasFocus():
            painter.setPen(QPen(tokens.colour("accent"), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(place.adjusted(1, 1, -1, -1))


class OrderList(QWidget):
    """All lines, the one who acts first on top."""

    chosen = Signal(str)
    """Sheet id."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: list[RankRow] = []
        self._count = 0
        """How many of them are shown."""
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)

    def show_faces(self, faces: Sequence[RankFace]) -> None:
        """Show these lines; rows are kept and reused."""
        while len(self.rows) < len(faces):
            row = RankRow(self)
            row.clicked.connect(lambda _on=False, r=row: self.chosen.emit(r.face.id))
            self._column.addWidget(row)
            self.rows.append(row)
        for row in self.rows[min(len(faces), self._count) : max(len(faces), self._count)]:
            row.setVisible(len(faces) > self._count)
        self._count = len(faces)
        for row, face in zip(self.rows, faces, strict=False):
            row.show_face(face)
        # never squeezed while the page around finds its height: each line would move there and back
        self.setMinimumHeight(sum(row.sizeHint().height() for row in self.rows[:1]) * len(faces))
