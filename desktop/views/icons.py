"""Line icons of 16 px, drawn in the text colour of the theme in force; they follow a change of theme by themselves."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QGuiApplication,
    QIcon,
    QIconEngine,
    QPainter,
    QPainterPath,
    QPalette,
    QPen,
    QPixmap,
    QPixmapCache,
)

from desktop.views.icon_shapes import SHAPES

SIDE = 16
"""The grid on which the shapes are written."""
WIDTH = 1.4
"""Width of the lines on that grid."""
FADED = 0.55
"""How much of a disabled icon on the accent bar is left, where second ink would vanish."""


def icon(name: str, ink: QPalette.ColorRole = QPalette.ColorRole.ButtonText) -> QIcon:
    """Return an icon by name.

    Args:
        ink: palette role of the line; `HighlightedText` on accent buttons, `Link` for accent.

    Raises:
        KeyError: no such icon.
    """
    return QIcon(_Engine(name, SHAPES[name], ink))


def pixmap(name: str, colour: QColor, side: int, ratio: float = 1.0) -> QPixmap:
    """Return an icon as a picture in any colour, `side` device-independent px wide."""
    image = QPixmap(round(side * ratio), round(side * ratio))
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    draw(painter, name, QRectF(0, 0, side, side), colour)
    painter.end()
    return image


def draw(painter: QPainter, name: str, place: QRectF, colour: QColor) -> None:
    """Draw an icon into a square of any size."""
    _draw(painter, SHAPES[name], place, colour)


def names() -> tuple[str, ...]:
    """List every icon."""
    return tuple(sorted(SHAPES))


class _Engine(QIconEngine):
    """Draws a shape whenever it is asked, in the colour of that moment."""

    def __init__(self, name: str, shape: str, ink: QPalette.ColorRole) -> None:
        super().__init__()
        self._name, self._shape, self._ink = name, shape, ink

    # Qt's names from here on

    def clone(self) -> QIconEngine:
        """Return another engine with the same shape."""
        return _Engine(self._name, self._shape, self._ink)

    def iconName(self) -> str:
        """Return the name, for tests and tools."""
        return self._name

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        """Draw the shape; disabled ones in second ink."""
        side = min(rect.width(), rect.height())
        # an oblong place keeps its free room at the right: the gap before a button's label
        place = QRectF(rect.x(), rect.y() + (rect.height() - side) / 2, side, side)
        _draw(painter, self._shape, place, self._colour(mode))

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        """Return a picture of `size` device px."""
        return self.scaledPixmap(size, mode, state, 1.0)

    def scaledPixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State, scale: float) -> QPixmap:
        """Return a picture of `size` device px; Qt sets the ratio, and asks again whenever a button is drawn."""
        known = f"takujo-{self._name}-{size.width()}x{size.height()}-{self._colour(mode).rgba()}"
        image = QPixmap()
        if QPixmapCache.find(known, image):
            return image
        image = QPixmap(size)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        self.paint(painter, QRect(0, 0, size.width(), size.height()), mode, state)
        painter.end()
        QPixmapCache.insert(known, image)
        return image

    def _colour(self, mode: QIcon.Mode) -> QColor:
        group = QPalette.ColorGroup.Disabled if mode == QIcon.Mode.Disabled else QPalette.ColorGroup.Active
        colour = QGuiApplication.palette().color(group, self._ink)
        if mode == QIcon.Mode.Disabled and self._ink == QPalette.ColorRole.HighlightedText:
            colour.setAlphaF(FADED)
        return colour


def _draw(painter: QPainter, shape: str, place: QRectF, colour: QColor) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(place.topLeft())
    painter.scale(place.width() / SIDE, place.height() / SIDE)
    pen = QPen(colour, WIDTH, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    line, filled = _paths(shape)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(line)
    painter.fillPath(filled, colour)
    painter.restore()


@cache
def _paths(shape: str) -> tuple[QPainterPath, QPainterPath]:
    """Read a shape: what is stroked and what is filled (see `icon_shapes`); read once, for it is only drawn."""
    line, filled = QPainterPath(), QPainterPath()
    for part in shape.split(";"):
        letter, *rest = part.split()
        n = [float(text) for text in rest]
        match letter:
            case "M":
                line.moveTo(n[0], n[1])
                for x, y in zip(n[2::2], n[3::2], strict=True):
                    line.lineTo(x, y)
            case "P":
                line.moveTo(n[0], n[1])
                for x, y in zip(n[2::2], n[3::2], strict=True):
                    line.lineTo(x, y)
                line.closeSubpath()
            case "C":
                line.moveTo(n[0], n[1])
                for i in range(2, len(n), 6):
                    line.cubicTo(QPointF(n[i], n[i + 1]), QPointF(n[i + 2], n[i + 3]), QPointF(n[i + 4], n[i + 5]))
            case "O":
                line.addEllipse(QPointF(n[0], n[1]), n[2], n[-1])
            case "R":
                line.addRoundedRect(QRectF(n[0], n[1], n[2], n[3]), n[4], n[4])
            case "A":
                box = QRectF(n[0] - n[2], n[1] - n[2], 2 * n[2], 2 * n[2])
                line.arcMoveTo(box, n[3])
                line.arcTo(box, n[3], n[4])
            case "D":
                filled.addEllipse(QPointF(n[0], n[1]), n[2], n[2])
            case "F":
                filled.moveTo(n[0], n[1])
                for x, y in zip(n[2::2], n[3::2], strict=True):
                    filled.lineTo(x, y)
                filled.closeSubpath()
            case _:
                raise ValueError(f"unknown stroke {part!r}")
    return line, filled
