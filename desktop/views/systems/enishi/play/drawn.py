"""Drawn parts of the trackers: a place in the acting order, a step of the chain, damage, the path of stages."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from desktop.views.spoken import listed
from desktop.views.style import icons, theme
from desktop.views.style.measured import folds

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def sized(font: QFont, size: int, *, bold: bool = False) -> QFont:
    """Return a font in px at the present scale."""
    found = QFont(font)
    found.setPixelSize(theme.px(size))
    found.setBold(bold)
    return found


def elided(font: QFont, text: str, width: float) -> str:
    """Cut a text that is too long, with the sign for it."""
    return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, max(0.0, width))


def draw_tag(painter: QPainter, place: QRectF, text: str, ink: QColor, fill: QColor | None = None) -> float:
    """Draw a word in a box at the right end of a place; return where the box begins."""
    wide = QFontMetricsF(painter.font()).horizontalAdvance(text) + 10
    high = min(place.height(), QFontMetricsF(painter.font()).height() + 4)
    box = QRectF(place.right() - wide, place.center().y() - high / 2, wide, high)
    painter.setPen(QPen(fill or ink, 1))
    painter.setBrush(fill if fill is not None else Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
    painter.setPen(ink)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
    return box.left()


@dataclass(frozen=True)
class Step:
    """A step of the chain, in words."""

    label: str
    big: str
    small: str
    standing: str = "later"


class LinkBox(QWidget):
    """One step of the chain: its name, its number, what it is made of; the one that waits is tinted."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._step = Step("", "", "")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def step(self) -> Step:
        """What is shown."""
        return self._step

    def show_step(self, step: Step) -> None:
        """Show other numbers."""
        if step != self._step:
            self._step = step
            self.setAccessibleName(" ".join(t for t in (step.label, step.big, step.small) if t))
            self.setToolTip("\n".join(t for t in (step.label, step.big, step.small) if t))
            self.update()

    # Qt's names from here on

    def sizeHint(self) -> QSize:
        """Name, number, line."""
        return QSize(theme.px(128), theme.px(76))

    def minimumSizeHint(self) -> QSize:
        """Narrower; long texts are cut and are in the tooltip."""
        return QSize(theme.px(84), theme.px(76))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the box."""
        step, tokens = self._step, theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        now = step.standing == "now"
        painter.setPen(tokens.colour("line"))
        painter.setBrush(tokens.colour("tint" if now else "base"))
        painter.drawRect(box)
        if now:
            painter.fillRect(QRectF(box.left(), box.top(), box.width(), 3), tokens.colour("accent"))
        inner = box.adjusted(8, 6, -6, -4)
        small = sized(self.font(), 12)
        painter.setFont(small)
        left, line = inner.left(), QFontMetricsF(small).height()
        if step.standing == "done":
            side = float(theme.px(12))
            icons.draw(painter, "check", QRectF(left, inner.top() + 2, side, side), tokens.colour("success"))
            left += side + 6
        painter.setPen(tokens.colour("accent" if now else "second_ink"))
        head = QRectF(left, inner.top(), inner.right() - left, line)
        painter.drawText(head, LEFT, elided(small, step.label, head.width()))
        size = 24 if len(step.big) <= 9 else 16
        big = sized(self.font(), size, bold=True)
        painter.setFont(big)
        painter.setPen(tokens.colour("ink" if step.big else "second_ink"))
        middle = QRectF(inner.left(), inner.top() + line, inner.width(), inner.height() - 2 * line)
        painter.drawText(middle, LEFT, elided(big, step.big or "—", middle.width()))
        painter.setFont(small)
        painter.setPen(tokens.colour("second_ink"))
        foot = QRectF(inner.left(), inner.bottom() - line, inner.width(), line)
        painter.drawText(foot, LEFT, elided(small, step.small, foot.width()))


@dataclass(frozen=True)
class Choice:
    """A way to take damage, in words."""

    option: str
    title: str
    after: str
    state: str
    """`normal`, `unconscious` or `dead`."""
    word: str
    key: str = ""


class WayCard(QAbstractButton):
    """One way to take damage, and the character's state after it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._choice = Choice("", "", "", "", "")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def option(self) -> str:
        """Id of the option that this card takes."""
        return self._choice.option

    def show_choice(self, choice: Choice) -> None:
        """Show another way."""
        if choice != self._choice:
            self._choice = choice
            self.setAccessibleName(f"{choice.title} {choice.after} {choice.word}")
            self.update()

    # Qt's names from here on

    def sizeHint(self) -> QSize:
        """Two lines."""
        return QSize(theme.px(180), theme.px(46))

    def minimumSizeHint(self) -> QSize:
        """The same, a little narrower."""
        return QSize(theme.px(150), theme.px(46))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the card; what it leads to is at the right in a word and a colour."""
        choice, tokens = self._choice, theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        focus = self.hasFocus()
        painter.setPen(
            QPen(tokens.colour("accent" if focus or self.underMouse() else "strong_line"), 2 if focus else 1)
        )
        painter.setBrush(tokens.colour("base"))
        half = 1.0 if focus else 0.5  # whole pixels: a line between two of them is paler than its colour
        box = QRectF(self.rect()).adjusted(half, half, -half, -half)
        painter.drawRoundedRect(box, 4, 4)
        inner = box.adjusted(10, 2, -8, -2)
        ink = {"normal": "success", "unconscious": "error", "dead": "error"}.get(choice.state, "second_ink")
        painter.setFont(sized(self.font(), 12))
        right = draw_tag(painter, inner, choice.word, tokens.colour(ink)) - 6
        half = inner.height() / 2
        bold = sized(self.font(), 14, bold=True)
        painter.setFont(bold)
        painter.setPen(tokens.colour("ink"))
        painter.drawText(QRectF(inner.left(), inner.top(), right - inner.left(), half), LEFT, choice.title)
        painter.setFont(sized(self.font(), 13))
        painter.setPen(tokens.colour("second_ink"))
        painter.drawText(QRectF(inner.left(), inner.top() + half, right - inner.left(), half), LEFT, choice.after)


@dataclass(frozen=True)
class Node:
    """One stop of the course."""

    label: str
    state: str = "later"
    """`done`, `now` or `later`."""
    filled: int = 0
    boxes: int = 0
    """Boxes below the label, e.g. one per main stage of the cycle."""


class StagePath(QWidget):
    """Stops beside each other; the present one is tinted, those behind have a tick."""

    spoken_role = QAccessible.Role.Graphic

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._nodes: tuple[Node, ...] = ()
        self.setAccessibleName(self.tr("セッションの流れ"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def nodes(self) -> tuple[Node, ...]:
        """What is shown."""
        return self._nodes

    def show_nodes(self, nodes: tuple[Node, ...]) -> None:
        """Show another course."""
        if nodes != self._nodes:
            self._nodes = nodes
            self.update()

    def spoken_value(self) -> str:
        """What a screen reader says of it."""
        nodes = ((n, "✓ " if n.state == "done" else "") for n in self._nodes)
        texts = [done + n.label + (f" {n.filled}/{n.boxes}" if n.boxes else "") for n, done in nodes]
        return listed(texts)

    # Qt's names from here on

    def sizeHint(self) -> QSize:
        """One line of stops."""
        return QSize(theme.px(480), theme.px(56))

    def minimumSizeHint(self) -> QSize:
        """Narrower; labels are cut."""
        return QSize(theme.px(240), theme.px(56))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the stops and the lines between them."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self._nodes:
            return
        gap = float(theme.px(14))
        wide = (self.width() - gap * (len(self._nodes) - 1)) / len(self._nodes)
        tokens = theme.current()
        for number, node in enumerate(self._nodes):
            box = QRectF(number * (wide + gap), 1, wide, self.height() - 2).adjusted(1, 0, -1, 0)
            if number:
                painter.setPen(QPen(tokens.colour("strong_line"), 2))
                middle = box.center().y()
                painter.drawLine(int(box.left() - gap), int(middle), int(box.left()), int(middle))
            self._draw(painter, box, node)

    def _draw(self, painter: QPainter, box: QRectF, node: Node) -> None:
        tokens, now = theme.current(), node.state == "now"
        painter.setPen(QPen(tokens.colour("accent" if now else "line"), 2 if now else 1))
        painter.setBrush(tokens.colour("tint" if now else "base"))
        painter.drawRoundedRect(box, 4, 4)
        font = sized(self.font(), 13, bold=now)
        painter.setFont(font)
        inner = box.adjusted(8, 4, -8, -4)
        look = QFontMetricsF(font)
        line = look.height()
        top = inner.top() if node.boxes else inner.center().y() - line / 2
        left = inner.left()
        if node.state == "done":
            side = float(theme.px(13))
            icons.draw(painter, "check", QRectF(left, top + (line - side) / 2, side, side), tokens.colour("success"))
            left += side + 6
        painter.setPen(tokens.colour("accent" if now else "ink" if node.state == "done" else "second_ink"))
        place = QRectF(left, top, inner.right() - left, line)
        if node.boxes and folds(node.label, look.horizontalAdvance, place.width()):  # there is room above them
            place.setHeight(2 * line)
            painter.drawText(place, Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap, node.label)
        else:
            text = elided(font, node.label, place.width())
            painter.drawText(place, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)
        side = float(theme.px(11))
        for number in range(node.boxes):
            square = QRectF(inner.left() + number * (side + 4), inner.bottom() - side, side, side)
            if square.right() > inner.right():
                break
            painter.setPen(QPen(tokens.colour("second_ink"), 1))
            painter.setBrush(tokens.colour("second_ink" if number < node.filled else "base"))
            painter.drawRect(square)
