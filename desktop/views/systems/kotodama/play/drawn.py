"""Drawn parts: a character's card in one of the two scenes, and the gap between the scenes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from desktop.views.style import icons, theme
from desktop.views.style.restyled import draw_ring

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
MOST_BOXES = 8
"""Boxes of 行動回数 that fit on a card; more are written as a number."""
NAME = 48
"""px at 100 % that a name keeps beside what is in boxes."""
SUB = 60
"""px at 100 % below which the word behind a name is unreadable: モ… is no モータル."""


@dataclass(frozen=True)
class Tag:
    """A word in a box."""

    text: str
    look: Literal["plain", "turn", "bad", "quiet"] = "plain"


@dataclass(frozen=True)
class Face:
    """What a card shows."""

    who: str
    name: str
    sub: str = ""
    colour: str = "#888888"
    pc: bool = True
    kind: str = "active"
    """`active`, `body` or `listener`; the latter two are a dashed line with a note."""
    note: str = ""
    tags: tuple[Tag, ...] = ()
    initiative: str = ""
    hp: str = ""
    part: float | None = None
    """How much of HP is left, from 0 to 1; None: no bar."""
    karma: str = ""
    left: int | None = None
    most: int = 0
    """行動回数: what is left, and of how many."""
    now: bool = False
    selected: bool = False
    quiet: bool = False
    labels: tuple[str, str, str] = ("", "", "")
    """Words for イニシアティヴ, HP and インガオホー."""


class LaneCard(QAbstractButton):
    """A character in a scene; a click selects them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._face = Face("", "")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def face(self) -> Face:
        """What is shown."""
        return self._face

    def show_face(self, face: Face) -> None:
        """Show a face; an unchanged one is not drawn anew."""
        if face == self._face:
            return
        again = face.kind != self._face.kind
        self._face = face
        texts = [face.name, face.sub, *(tag.text for tag in face.tags), face.note]
        numbers = (face.initiative, face.hp, face.karma)
        texts += [f"{label} {text}" for label, text in zip(face.labels, numbers, strict=True) if text]
        self.setAccessibleName(" ".join(part for part in texts if part))
        self.setToolTip("\n".join(part for part in texts if part))
        if again:
            self.updateGeometry()
        self.update()

    # Qt's names from here on

    def sizeHint(self) -> QSize:
        """Two lines, or one for a body or a listener."""
        line = self.fontMetrics().height()
        lines = 2 if self._face.kind == "active" else 1
        return QSize(theme.px(300), lines * line + theme.px(12) + (theme.px(4) if lines == 2 else 0))

    def minimumSizeHint(self) -> QSize:
        """Narrower; names are cut."""
        return QSize(theme.px(150), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw frame, name line and number line."""
        face, tokens = self._face, theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        strong = face.now or face.selected
        pen = QPen(tokens.colour("accent" if strong else "strong_line"), 2 if face.now else 1)
        if face.kind != "active":
            pen.setStyle(Qt.PenStyle.DashLine)
            pen.setColor(tokens.colour("accent" if strong else "strong_line"))
        painter.setPen(pen)
        plain = face.kind != "active"
        painter.setBrush(Qt.BrushStyle.NoBrush if plain else tokens.colour("alternate" if face.quiet else "base"))
        half = pen.widthF() / 2  # whole pixels: a line between two of them is paler than its colour
        box = QRectF(self.rect()).adjusted(half, half, -half, -half)
        painter.drawRoundedRect(box, 4, 4)
        inner = box.adjusted(theme.px(9), theme.px(5), -theme.px(8), -theme.px(5))
        line = float(self.fontMetrics().height())
        self._names(painter, QRectF(inner.left(), inner.top(), inner.width(), line))
        if face.kind == "active":
            self._numbers(painter, QRectF(inner.left(), inner.bottom() - line, inner.width(), line))
        draw_ring(painter, self)

    def _names(self, painter: QPainter, room: QRectF) -> None:
        face, tokens = self._face, theme.current()
        left, right = room.left(), room.right()
        painter.setFont(self.font())
        bold = QFont(self.font())
        bold.setBold(face.kind == "active")
        metrics = QFontMetricsF(bold)
        whole = theme.px(16) + metrics.horizontalAdvance(face.name) + 1
        least = max(float(theme.px(NAME)), min(whole, room.width() * 0.6))  # who it is goes before what they may do
        for tag in reversed(face.tags):
            if right - QFontMetricsF(self.font()).horizontalAdvance(tag.text) - least < left:
                break  # the tooltip has it
            right = _tag(painter, room, right, tag)
        if face.note:
            painter.setPen(tokens.colour("second_ink"))
            wide = min(QFontMetricsF(self.font()).horizontalAdvance(face.note) + 2, (right - left) * 0.6)
            note = QFontMetricsF(self.font()).elidedText(face.note, Qt.TextElideMode.ElideRight, wide)
            painter.drawText(QRectF(right - wide, room.top(), wide, room.height()), RIGHT, note)
            right -= wide + 6
        side = float(theme.px(10))
        mark = QRectF(left, room.center().y() - side / 2, side, side)
        if face.kind == "active":
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(face.colour))
            painter.drawEllipse(mark) if face.pc else painter.drawRect(mark)
        else:
            icons.draw(painter, "moon" if face.kind == "body" else "link", mark, tokens.colour("second_ink"))
        left = mark.right() + theme.px(6)
        painter.setFont(bold)
        painter.setPen(tokens.colour("second_ink" if face.quiet or face.kind != "active" else "ink"))
        name = metrics.elidedText(face.name, Qt.TextElideMode.ElideRight, max(0.0, right - left))
        painter.drawText(QRectF(left, room.top(), max(0.0, right - left), room.height()), LEFT, name)
        left += metrics.horizontalAdvance(name) + theme.px(8)
        painter.setFont(self.font())
        painter.setPen(tokens.colour("second_ink"))
        if face.sub and right - left > theme.px(SUB):
            sub = QFontMetricsF(self.font()).elidedText(face.sub, Qt.TextElideMode.ElideRight, right - left)
            painter.drawText(QRectF(left, room.top(), right - left, room.height()), LEFT, sub)

    def _numbers(self, painter: QPainter, room: QRectF) -> None:
        face, tokens = self._face, theme.current()
        labels = self._labels(room.width())
        left = _pair(painter, self.font(), room, room.left(), labels[0], face.initiative)
        left = _pair(painter, self.font(), room, left + theme.px(12), labels[1], "")
        right = self._right(painter, room, labels[2])
        number = QFontMetricsF(self.font()).horizontalAdvance(face.hp) + theme.px(22)
        wide = min(float(theme.px(56)), right - left - number)
        if face.part is not None and wide > theme.px(16):
            bar = QRectF(left, room.center().y() - theme.px(4), wide, theme.px(8))
            painter.setPen(QPen(tokens.colour("accent"), 1))
            painter.setBrush(tokens.colour("base"))
            painter.drawRect(bar)
            part = max(0.0, min(1.0, face.part))
            painter.fillRect(QRectF(bar.left(), bar.top(), bar.width() * part, bar.height()), tokens.colour("accent"))
            left = bar.right() + theme.px(6)
        left = _pair(painter, self.font(), room, left, "", face.hp)
        if face.left is not None and right - left > theme.px(20):
            self._boxes(painter, QRectF(left + theme.px(12), room.top(), right - left - theme.px(18), room.height()))

    def _labels(self, width: float) -> list[str]:
        """Return the words beside the numbers; the longest give way where numbers would overlap."""
        labels, metrics = [*self._face.labels], QFontMetricsF(self.font())
        numbers = (self._face.initiative, self._face.hp, self._face.karma)
        room = width - sum(metrics.horizontalAdvance(number) * 1.2 for number in numbers) - theme.px(48)
        for _ in labels:
            if sum(metrics.horizontalAdvance(label) for label in labels) <= room:
                break
            labels[labels.index(max(labels, key=metrics.horizontalAdvance))] = ""
        return labels

    def _right(self, painter: QPainter, room: QRectF, word: str) -> float:
        face, tokens = self._face, theme.current()
        bold = QFont(self.font())
        bold.setBold(True)
        value = QFontMetricsF(bold).horizontalAdvance(face.karma)
        label = QFontMetricsF(self.font()).horizontalAdvance(word) + theme.px(6)
        painter.setFont(bold)
        painter.setPen(tokens.colour("ink"))
        painter.drawText(room, RIGHT, face.karma)
        painter.setFont(self.font())
        painter.setPen(tokens.colour("second_ink"))
        start = room.right() - value - label
        painter.drawText(QRectF(start, room.top(), label, room.height()), LEFT, word)
        return start

    def _boxes(self, painter: QPainter, room: QRectF) -> None:
        """Draw a box per action; spent ones are empty."""
        face, tokens = self._face, theme.current()
        side, gap = float(theme.px(10)), float(theme.px(3))
        most = max(face.most, face.left or 0)
        if most > MOST_BOXES or most * (side + gap) > room.width():
            return
        for place in range(most):
            box = QRectF(room.left() + place * (side + gap), room.center().y() - side / 2, side, side)
            painter.setPen(QPen(tokens.colour("second_ink"), 1))
            painter.setBrush(tokens.colour("second_ink") if place < (face.left or 0) else tokens.colour("base"))
            painter.drawRect(box)


def _pair(painter: QPainter, font: QFont, room: QRectF, left: float, label: str, value: str) -> float:
    """Write a quiet word and a strong number; return where they end."""
    tokens, metrics = theme.current(), QFontMetricsF(font)
    painter.setFont(font)
    if label:
        painter.setPen(tokens.colour("second_ink"))
        wide = metrics.horizontalAdvance(label) + theme.px(6)
        painter.drawText(QRectF(left, room.top(), wide, room.height()), LEFT, label)
        left += wide
    if value:
        bold = QFont(font)
        bold.setBold(True)
        painter.setFont(bold)
        painter.setPen(tokens.colour("ink"))
        wide = QFontMetricsF(bold).horizontalAdvance(value) + 2
        painter.drawText(QRectF(left, room.top(), wide, room.height()), LEFT, value)
        left += wide
    return left


def _tag(painter: QPainter, room: QRectF, right: float, tag: Tag) -> float:
    """Draw a word in a box at the right; return where the next one ends."""
    tokens = theme.current()
    wide = QFontMetricsF(painter.font()).horizontalAdvance(tag.text) + theme.px(10)
    # on whole pixels, for a line between two of them is two pale ones; and with air above and below the word
    box = QRectF(QRectF(right - wide, room.top(), wide, room.height()).toAlignedRect()).adjusted(0, -1, 0, 1)
    ink = {"plain": "ink", "turn": "on_accent", "bad": "error", "quiet": "second_ink"}[tag.look]
    edge = {"plain": "strong_line", "turn": "accent", "bad": "error", "quiet": "line"}[tag.look]
    painter.setPen(QPen(tokens.colour(edge), 1))
    painter.setBrush(tokens.colour("accent") if tag.look == "turn" else Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
    painter.setPen(tokens.colour(ink))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, tag.text)
    return box.left() - theme.px(4)


class Gutter(QWidget):
    """The distance between the two scenes, written from top to bottom."""

    spoken_role = QAccessible.Role.Graphic

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = ""
        self.setAccessibleName(self.tr("シーンの間の距離"))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)

    def show_text(self, text: str) -> None:
        """Write this."""
        if text != self._text:
            self._text = text
            self.update()

    def spoken_value(self) -> str:
        """The text of a screen reader."""
        return self._text

    # Qt's names from here on

    def sizeHint(self) -> QSize:
        """One sign wide."""
        return QSize(theme.px(32), theme.px(120))

    def minimumSizeHint(self) -> QSize:
        """The same."""
        return QSize(theme.px(32), theme.px(60))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Write sign below sign; long Latin words lie on their side."""
        painter, tokens = QPainter(self), theme.current()
        painter.fillRect(self.rect(), tokens.colour("tray"))
        painter.setPen(tokens.colour("second_ink"))
        if self._text.isascii():
            painter.translate(self.rect().center())
            painter.rotate(90)
            painter.drawText(QRectF(-150, -20, 300, 40), Qt.AlignmentFlag.AlignCenter, self._text)
            return
        line = float(self.fontMetrics().height())
        top = max(0.0, self.height() / 2 - line * len(self._text) / 2)
        for place, sign in enumerate(self._text.replace("ー", "｜")):
            room = QRectF(0, top + place * line, self.width(), line)
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, sign)
