"""An area as a card: name, what opens it, who is there, and whether its scene is still to come."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from desktop.views.spoken import dotted, listed
from desktop.views.style import icons, theme
from desktop.views.style.restyled import draw_ring
from desktop.views.widgets.layouts.flow_layout import EvenLayout

WIDE, LINES = 196, 5
"""Width in px at 100 %; lines of text."""
COLUMNS = 4
"""Columns of areas of every kind where there is space, however few they are of one kind."""
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Guest(NamedTuple):
    """A character in an area."""

    name: str
    colour: str
    coming: bool = False
    """They go there only now."""
    pc: bool = True


@dataclass(frozen=True)
class AreaFace:
    """One area as shown."""

    name: str
    label: str = ""
    """How it is called on the screen; empty: by its name."""
    description: str = ""
    condition: str = ""
    note: str = ""
    """Why it is open or closed."""
    people: tuple[Guest, ...] = ()
    scene: str = ""
    """描写済み, 未描写 or nothing."""
    due: bool = False
    open: bool = True
    empty: bool = False
    """A place for an area that is not there yet."""
    hidden: bool = False
    """The players do not see it."""
    lit: bool = False
    """A press does the next step here."""
    tip: str = ""


def lines_of(text: str, font: QFont, width: float, most: int) -> list[str]:
    """Break a text at a width in px; the last line holds all that is left, to be cut where it is drawn."""
    layout = QTextLayout(text.replace("\n", " "), font)
    option = QTextOption(_LEFT)
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.beginLayout()
    starts: list[int] = []
    while len(starts) < most and (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        starts.append(line.textStart())
    layout.endLayout()
    ends = [*starts[1:], len(layout.text())]
    return [layout.text()[start:end].strip() for start, end in zip(starts, ends, strict=False)]


def fitting(widths: Sequence[float], gap: float, rest: float, room: float) -> int:
    """Tell how many are side by side; where not all do, the count of the others has its room behind them.

    >>> fitting([40, 40], 10, 15, 90), fitting([40, 40, 40], 10, 15, 100), fitting([40, 40], 10, 15, 30)
    (2, 1, 0)
    """
    if sum(widths) + gap * (len(widths) - 1) <= room:
        return len(widths)
    taken = 0.0
    for number, wide in enumerate(widths):
        taken += wide + gap
        if taken + rest > room:
            return number
    return len(widths)


class AreaCard(QAbstractButton):
    """Draws an area; a press chooses it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.face = AreaFace("")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_face(self, face: AreaFace) -> None:
        """Show another state of the area; an equal one draws nothing."""
        if face == self.face:
            return
        self.face = face
        people = dotted(guest.name for guest in face.people)
        self.setAccessibleName(face.label or face.name)
        texts = (face.condition, face.note, people, face.scene, face.description)
        self.setAccessibleDescription(listed(part for part in texts if part))
        self.setToolTip("\n".join(part for part in (face.tip, face.description) if part))
        self.update()

    # Qt's names from here on

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter choose as Space does: N leads here."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
            return
        super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        """Five lines and air."""
        return QSize(theme.px(WIDE), LINES * (self.fontMetrics().height() + theme.px(2)) + theme.px(20))

    def minimumSizeHint(self) -> QSize:
        """The same: cards are in columns."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw frame, words, people and marks."""
        face, tokens = self.face, theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = tokens.colour("accent" if face.lit else "strong_line")
        style = Qt.PenStyle.SolidLine if face.open else Qt.PenStyle.DashLine
        painter.setPen(QPen(edge, 2 if face.lit else 1, style))
        hover = self.underMouse() and face.lit
        painter.setBrush(tokens.colour("tint" if hover else "base" if face.open else "panel"))
        half = painter.pen().widthF() / 2  # whole pixels: a line between two of them is paler than its colour
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(half, half, -half, -half), 4, 4)
        inner = QRectF(self.rect()).adjusted(theme.px(9), theme.px(7), -theme.px(9), -theme.px(7))
        line = float(self.fontMetrics().height() + theme.px(2))
        self._draw_head(painter, QRectF(inner.left(), inner.top(), inner.width(), line))
        ink = self.palette().color(QPalette.ColorRole.WindowText)
        quiet = tokens.colour("second_ink")
        top = inner.top() + line
        condition, spare = self._condition(painter.font(), inner.width())
        rows = [(text, tokens.colour("accent") if face.open else quiet) for text in condition]
        free = LINES - 2 + spare - len(condition) - bool(face.note)  # besides the head and the foot
        texts = lines_of(face.description, painter.font(), inner.width(), free)
        rows += [(text, ink if face.open else quiet) for text in texts]
        for text, colour in rows:
            self._text(painter, QRectF(inner.left(), top, inner.width(), line), text, colour)
            top += line
        foot = QRectF(inner.left(), inner.bottom() - line, inner.width(), line)
        note = QRectF(inner.left(), inner.bottom() - (2 - spare) * line, inner.width(), line)
        if top <= note.top() + 1:
            self._text(painter, note, face.note, quiet)
        mark = self._draw_scene(painter, foot)
        free = not face.note and top + line <= foot.top() + 1
        self._draw_people(painter, foot.adjusted(0, 0, -mark, 0), inner.width() if free else 0.0)
        draw_ring(painter, self)

    def _condition(self, font: QFont, width: float) -> tuple[list[str], int]:
        """Break the condition; return its lines, and 1 where the empty foot gives its line for them."""
        face = self.face
        if not face.condition:
            return [], 0
        spare = not face.people and not face.scene
        found = lines_of(face.condition, font, width, 2 if spare else 1)
        return found, len(found) - 1

    def _draw_head(self, painter: QPainter, place: QRectF) -> None:
        quiet = theme.current().colour("second_ink")
        side = float(theme.px(14))
        right = place.right()
        for name, wanted in (("eye_off", self.face.hidden), ("lock", not self.face.open and not self.face.empty)):
            if wanted and name in icons.names():
                icons.draw(painter, name, QRectF(right - side, place.center().y() - side / 2, side, side), quiet)
                right -= side + theme.px(4)
        font = QFont(self.font())
        font.setBold(True)
        painter.setFont(font)
        ink = self.palette().color(QPalette.ColorRole.WindowText) if self.face.open else quiet
        self._text(
            painter,
            QRectF(place.left(), place.top(), right - place.left(), place.height()),
            self.face.label or self.face.name,
            ink,
        )
        painter.setFont(self.font())

    def _draw_scene(self, painter: QPainter, place: QRectF) -> float:
        """Write at the right whether the scene is still to come; return the width it takes."""
        if not self.face.scene:
            return 0.0
        tokens = theme.current()
        painter.setPen(tokens.colour("warning" if self.face.due else "success"))
        text = ("☆ " if self.face.due else "✓ ") + self.face.scene
        painter.drawText(place, _RIGHT, text)
        return QFontMetricsF(painter.font()).horizontalAdvance(text) + theme.px(6)

    def _draw_people(self, painter: QPainter, place: QRectF, above: float) -> None:
        """Draw each character as a mark and a name, PCs round and NPCs square; what does not fit is counted.

        Args:
            above: how wide the line above the foot is, for those who do not fit into it; 0: it is taken.
        """
        guests = self.face.people
        there = self._fitting(guests, place.width())
        if there < len(guests) and above:
            high = place.height()
            first = max(1, self._fitting(guests, above, counted=False))
            self._draw_guests(painter, QRectF(place.left(), place.top() - high, above, high), guests[:first])
            guests = guests[first:]
        self._draw_guests(painter, place, guests)

    def _widths(self, guests: Sequence[Guest]) -> tuple[list[str], list[float]]:
        metrics, dot = QFontMetricsF(self.font()), float(theme.px(8))
        texts = [("→ " if guest.coming else "") + guest.name for guest in guests]
        return texts, [dot + theme.px(4) + metrics.horizontalAdvance(text) for text in texts]

    def _fitting(self, guests: Sequence[Guest], width: float, *, counted: bool = True) -> int:
        rest = QFontMetricsF(self.font()).horizontalAdvance(f"+{len(guests)}") if counted else 0.0
        return fitting(self._widths(guests)[1], theme.px(10), rest, width)

    def _draw_guests(self, painter: QPainter, place: QRectF, guests: Sequence[Guest]) -> None:
        tokens, metrics = theme.current(), QFontMetricsF(self.font())
        left, dot = place.left(), float(theme.px(8))
        texts, widths = self._widths(guests)
        rest = metrics.horizontalAdvance(f"+{len(texts)}")
        there = fitting(widths, theme.px(10), rest, place.width())
        for text, wide, guest in zip(texts[:there], widths, guests, strict=False):
            mark = QRectF(left, place.center().y() - dot / 2, dot, dot)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(guest.colour))
            painter.drawEllipse(mark) if guest.pc else painter.drawRect(mark)
            painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
            painter.drawText(QRectF(left + dot + theme.px(4), place.top(), wide, place.height()), _LEFT, text)
            left += wide + theme.px(10)
        if there < len(texts):
            painter.setPen(tokens.colour("second_ink"))
            painter.drawText(QRectF(left, place.top(), rest, place.height()), _LEFT, f"+{len(texts) - there}")

    @staticmethod
    def _text(painter: QPainter, place: QRectF, text: str, colour: QColor) -> None:
        if not text:
            return
        painter.setPen(colour)
        fitted = QFontMetricsF(painter.font()).elidedText(text, Qt.TextElideMode.ElideRight, place.width())
        painter.drawText(place, _LEFT, fitted)


class AreaGrid(QWidget):
    """Areas of one kind, in columns; cards are kept and reused."""

    chosen = Signal(str)
    """Name of the area."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cards: list[AreaCard] = []
        self._flow = EvenLayout([], 8, WIDE, fewest=COLUMNS)
        self._flow.setContentsMargins(0, 0, 0, 0)
        self.setLayout(self._flow)
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_faces(self, faces: Sequence[AreaFace]) -> None:
        """Show these areas, in order."""
        while len(self.cards) < len(faces):
            card = AreaCard(self)
            card.clicked.connect(lambda _on=False, c=card: self.chosen.emit(c.face.name))
            self._flow.addWidget(card)
            self.cards.append(card)
        for number, card in enumerate(self.cards):
            card.setVisible(number < len(faces))
        for card, face in zip(self.cards, faces, strict=False):
            card.show_face(face)

    def card(self, name: str) -> AreaCard | None:
        """Return the card of an area."""
        return next((card for card in self.cards if card.face.name == name and not card.isHidden()), None)
