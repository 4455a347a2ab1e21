"""A page for people three metres away: 1080 units high on a whole screen, fewer in a window; letters of 28 and more."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QTransform

from desktop.views.style.theme_tokens import Theme

LONG, SHORT = 1920.0, 1080.0
"""Units of a screen's longer and shorter side."""
LEAST = 28
"""Units of the smallest letters."""
LOWEST = 720.0
"""Units of the shorter side of a small window: it shows less, and what it shows stays large."""
SIDE_BY_SIDE = 1.15
"""How much wider than high a page is that has its parts beside each other."""
MOST_ON_A_LEAF = 4000
"""Letters that nothing this large holds."""
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
TOP = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
MIDDLE = Qt.AlignmentFlag.AlignCenter


def turned_page(width: float, height: float, turn: int, short: float = SHORT) -> tuple[QTransform, QRectF]:
    """Return how a page is on a screen, and the page in units.

    Args:
        width: of the screen in px.
        turn: quarter turns clockwise, towards the seat that reads it.
        short: units of the shorter side.
    """
    lying = turn % 2 == 1
    wide, high = (height, width) if lying else (width, height)
    unit = max(min(wide, high) / short, 0.01)
    place = QTransform().translate(width / 2, height / 2).rotate(90 * (turn % 4))
    place = place.scale(unit, unit).translate(-wide / unit / 2, -high / unit / 2)
    return place, QRectF(0, 0, wide / unit, high / unit)


class Page:
    """Writes and draws in units; remembers what was written."""

    def __init__(self, painter: QPainter, theme: Theme, families: Sequence[str]) -> None:
        self.painter, self.theme = painter, theme
        self._families = families
        self.written: list[str] = []

    def write(
        self,
        box: QRectF,
        text: str,
        size: int,
        colour: str = "ink",
        *,
        bold: bool = False,
        at: Qt.AlignmentFlag = LEFT,
        lines: bool = False,
    ) -> float:
        """Write a text into a box, smaller where it is too long, cut only when it must be; return its width.

        Args:
            lines: it may take several lines.
        """
        if not text or box.width() < 1:
            return 0.0
        font = QFont(self._families)
        font.setBold(bold)
        size = max(size, LEAST)
        font.setPixelSize(size)
        metrics = QFontMetricsF(font)
        if not lines:
            while size > LEAST and metrics.horizontalAdvance(text) > box.width():
                size = max(LEAST, size - 4)
                font.setPixelSize(size)
                metrics = QFontMetricsF(font)
            text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, box.width())
        else:
            text = _fitted(text, metrics, box)
        self.painter.setFont(font)
        self.painter.setPen(self.theme.colour(colour))
        flags = int(at) | int(Qt.TextFlag.TextWordWrap if lines else Qt.TextFlag.TextSingleLine)
        self.painter.drawText(box, flags, text)
        self.written.append(text)
        return min(metrics.horizontalAdvance(text), box.width())

    def fitting(self, text: str, box: QRectF, sizes: Sequence[int], *, bold: bool = False) -> int:
        """Return the first of some sizes at which a text of several lines fits into a box, else the last."""
        font = QFont(self._families)
        font.setBold(bold)
        for size in sizes:
            font.setPixelSize(size)
            room = QRectF(0, 0, box.width(), 100 * box.height())
            if QFontMetricsF(font).boundingRect(room, int(Qt.TextFlag.TextWordWrap), text).height() <= box.height():
                return size
        return sizes[-1]

    def leaves(self, text: str, box: QRectF, *, several: bool = False) -> tuple[str, ...]:
        """Return a text in parts that fit into a box at the smallest size; nothing where it needs more than one.

        Args:
            several: it may need more than one.
        """
        return _leaves(tuple(self._families), text, box.width(), box.height(), several)

    def width(self, text: str, size: int, *, bold: bool = False) -> float:
        """Return how wide a text is."""
        font = QFont(self._families)
        font.setBold(bold)
        font.setPixelSize(max(size, LEAST))
        return QFontMetricsF(font).horizontalAdvance(text)

    def lines(self, text: str, size: int, width: float, *, bold: bool = False) -> QRectF:
        """Return the place that a text of several lines takes."""
        font = QFont(self._families)
        font.setBold(bold)
        font.setPixelSize(max(size, LEAST))
        room = QRectF(0, 0, width, 1_000_000)
        return QFontMetricsF(font).boundingRect(room, int(Qt.TextFlag.TextWordWrap), text)

    def line(self, left: QPointF, right: QPointF, colour: str = "line", width: float = 1.5) -> None:
        """Draw a rule."""
        self.fill(QRectF(left.x(), left.y() - width / 2, right.x() - left.x(), width), self.theme.colour(colour))

    def fill(self, box: QRectF, colour: QColor) -> None:
        """Fill a box."""
        self.painter.fillRect(box, colour)

    def frame(self, box: QRectF, fill: str, line: str, width: float = 2.0, radius: float = 6.0) -> None:
        """Draw a card."""
        pen = self.painter.pen()
        pen.setColor(self.theme.colour(line))
        pen.setWidthF(width)
        self.painter.setPen(pen)
        self.painter.setBrush(self.theme.colour(fill))
        self.painter.drawRoundedRect(box, radius, radius)

    def stripes(self, box: QRectF, colour: QColor, step: float = 10.0) -> None:
        """Fill a box with upright stripes."""
        left = box.left()
        while left < box.right():
            self.painter.fillRect(QRectF(left, box.top(), min(step * 0.6, box.right() - left), box.height()), colour)
            left += step

    def mark(self, middle: QPointF, radius: float, colour: QColor, *, round_: bool) -> None:
        """Draw a character's sign: a disc for a player's character, a square for others."""
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(colour)
        if round_:
            self.painter.drawEllipse(middle, radius, radius)
        else:
            self.painter.drawRoundedRect(QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius), 3, 3)

    def diamond(self, middle: QPointF, radius: float, *, filled: bool) -> None:
        """Draw a token: filled where it is held."""
        pen = self.painter.pen()
        pen.setColor(self.theme.colour("accent" if filled else "strong_line"))
        pen.setWidthF(3)
        self.painter.setPen(pen)
        self.painter.setBrush(self.theme.colour("accent" if filled else "base"))
        across, down = QPointF(radius, 0), QPointF(0, radius)
        self.painter.drawPolygon([middle - down, middle + across, middle + down, middle - across])


def _fitted(text: str, metrics: QFontMetricsF, box: QRectF) -> str:
    """Let the lines of a text run on, and cut it, where it would leave its box."""
    room = QRectF(0, 0, box.width(), 100 * box.height())

    def fits(text: str) -> bool:
        return metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), text).height() <= box.height()

    whole = text = text if fits(text) else "　".join(text.splitlines())
    while len(text) > 1 and not fits(text):
        whole = whole[: len(whole) * 9 // 10]
        text = f"{whole}…"
    return text


@lru_cache(16)
def _leaves(families: tuple[str, ...], text: str, width: float, height: float, several: bool) -> tuple[str, ...]:
    """Cut a text as `Page.leaves` does; it stays the same from one picture to the next."""
    font = QFont(families)
    font.setPixelSize(LEAST)
    metrics, room = QFontMetricsF(font), QRectF(0, 0, width, 100 * height)

    def fits(part: str) -> bool:
        return metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), part).height() <= height

    found: list[str] = []
    while text:
        low, high = 1, min(len(text), MOST_ON_A_LEAF)
        while low < high:  # the longest beginning that fits
            middle = (low + high + 1) // 2
            low, high = (middle, high) if fits(text[:middle]) else (low, middle - 1)
        if low < len(text):
            if not several:
                return ()
            cut = max(text.rfind(sign, low // 2, low) for sign in ("\n", "。", " "))
            low = cut + 1 if cut > 0 else low
        found.append(text[:low].strip("\n"))
        text = text[low:].lstrip("\n")
    return tuple(found)
