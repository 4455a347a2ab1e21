"""The session's course drawn: zero and first stage, the cycle of main stages and a sub stage, the last stage."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.views import icons, theme
from desktop.views.measured import folds
from desktop.views.spoken_lists import listed
from desktop.views.systems.enishi.play.drawn import elided, sized


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
