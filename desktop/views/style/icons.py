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

SHAPES: dict[str, str] = {
    "archive": "R 2 3 12 3.5 1;M 3 6.5 3 13 13 13 13 6.5;M 6.5 9 9.5 9",
    "arrow_down": "M 8 3 8 13;M 4 9 8 13 12 9",
    "arrow_left": "M 13 8 3 8;M 7 4 3 8 7 12",
    "arrow_right": "M 3 8 13 8;M 9 4 13 8 9 12",
    "arrow_up": "M 8 13 8 3;M 4 7 8 3 12 7",
    "blackout": "R 1.5 2.5 13 9 1;F 3 4 13 4 13 10 3 10;M 5 14 11 14",
    "book": "M 8 4 8 13.5;C 8 4 6.5 2.6 4.2 2.6 2 3;M 2 3 2 12.5;C 2 12.5 4.2 12.1 6.5 12.1 8 13.5"
    ";C 8 4 9.5 2.6 11.8 2.6 14 3;M 14 3 14 12.5;C 14 12.5 11.8 12.1 9.5 12.1 8 13.5",
    "bottle": "M 6.5 2 9.5 2;M 7 2 7 5.5 3.5 12.5 4.5 14 11.5 14 12.5 12.5 9 5.5 9 2;M 5 10 11 10",
    "calendar": "R 2 3 12 11 1;M 2 6.5 14 6.5;M 5 1.5 5 4;M 11 1.5 11 4",
    "card": "R 3.5 1.5 9 13 1.5;M 6 5 10 5;M 6 8 10 8",
    "check": "M 3 8.5 6.5 12 13 4.5",
    "chevron_down": "M 4 6 8 10 12 6",
    "chevron_left": "M 10 4 6 8 10 12",
    "chevron_right": "M 6 4 10 8 6 12",
    "chevron_up": "M 4 10 8 6 12 10",
    "clock": "O 8 8 6;M 8 4.5 8 8 10.5 9.5",
    "copy": "R 5.5 5.5 8.5 8.5 1;M 10.5 5.5 10.5 2 2 2 2 10.5 5.5 10.5",
    "cross": "M 4 4 12 12;M 12 4 4 12",
    "dice": "R 2 2 12 12 2;D 5.2 5.2 1.15;D 8 8 1.15;D 10.8 10.8 1.15",
    "display": "R 1.5 2.5 13 9 1;M 5 14 11 14;M 8 11.5 8 14",
    "document": "M 9.5 1.8 3.5 1.8 3.5 14.2 12.5 14.2 12.5 4.8 9.5 1.8 9.5 4.8 12.5 4.8",
    "dot": "D 8 8 3.2",
    "drag": "D 6 4 1;D 10 4 1;D 6 8 1;D 10 8 1;D 6 12 1;D 10 12 1",
    "exit": "M 9 2.5 3 2.5 3 13.5 9 13.5;M 7 8 14 8;M 11 5 14 8 11 11",
    "export": "M 8 10 8 2;M 5 4.8 8 2 11 4.8;M 2.5 9.5 2.5 13.5 13.5 13.5 13.5 9.5",
    "eye": "C 1.5 8 4 3.8 12 3.8 14.5 8 12 12.2 4 12.2 1.5 8;O 8 8 2",
    "eye_off": "C 1.5 8 4 3.8 12 3.8 14.5 8 12 12.2 4 12.2 1.5 8;O 8 8 2;M 3 13 13 3",
    "filter": "P 2 3 14 3 9.5 8.5 9.5 13 6.5 11.5 6.5 8.5",
    "flag": "M 4 14.5 4 2;M 4 2.5 12.5 2.5 10.5 5.5 12.5 8.5 4 8.5",
    "folder": "P 1.8 3 6 3 7.5 5 14.2 5 14.2 13 1.8 13",
    "full_screen": "M 2.5 6 2.5 2.5 6 2.5;M 10 2.5 13.5 2.5 13.5 6;M 13.5 10 13.5 13.5 10 13.5"
    ";M 6 13.5 2.5 13.5 2.5 10",
    "gear": "O 8 8 2.2;M 8 1.8 8 4;M 8 12 8 14.2;M 1.8 8 4 8;M 12 8 14.2 8;M 3.6 3.6 5.2 5.2;M 10.8 10.8 12.4 12.4"
    ";M 3.6 12.4 5.2 10.8;M 10.8 5.2 12.4 3.6",
    "heart": "C 8 13.5 2.5 9.5 1.5 7 2 5 2.6 2.6 6.2 2 8 5 9.8 2 13.4 2.6 14 5 14.5 7 13.5 9.5 8 13.5",
    "hex": "P 4.5 2 11.5 2 15 8 11.5 14 4.5 14 1 8",
    "home": "M 2 8 8 2.5 14 8;M 3.5 7 3.5 13.5 12.5 13.5 12.5 7",
    "import": "M 8 2 8 10;M 5 7.2 8 10 11 7.2;M 2.5 9.5 2.5 13.5 13.5 13.5 13.5 9.5",
    "info": "O 8 8 6.2;M 8 7.4 8 11.2;D 8 4.9 0.95",
    "keyboard": "R 1.5 4 13 8.5 1;M 4 6.8 4 6.8;M 6.7 6.8 6.7 6.8;M 9.3 6.8 9.3 6.8;M 12 6.8 12 6.8;M 5 9.8 11 9.8",
    "language": "O 8 8 6.2;O 8 8 2.6 6.2;M 1.8 8 14.2 8",
    "link": "C 6.5 9.5 5 8 5.4 6.4 6.4 5.4;M 6.4 5.4 8.4 3.4;C 8.4 3.4 9.8 2 11.6 2 12.8 3.2"
    ";C 12.8 3.2 14 4.4 14 6.2 12.6 7.6"
    ";M 12.6 7.6 11 9.2"
    ";C 9.5 6.5 11 8 10.6 9.6 9.6 10.6;M 9.6 10.6 7.6 12.6;C 7.6 12.6 6.2 14 4.4 14 3.2 12.8"
    ";C 3.2 12.8 2 11.6 2 9.8 3.4 8.4"
    ";M 3.4 8.4 5 6.8",
    "list": "M 2.5 4 13.5 4;M 2.5 8 13.5 8;M 2.5 12 9.5 12",
    "lock": "R 3 7 10 7 1;C 5 7 5 1.4 11 1.4 11 7",
    "map": "P 1.8 3.5 6 2 10 3.5 14.2 2 14.2 12.5 10 14 6 12.5 1.8 14;M 6 2 6 12.5;M 10 3.5 10 14",
    "minus": "M 3 8 13 8",
    "moon": "C 13 9.8 7 12 4 7 6.5 2.5 1.5 4 1 10 4.5 13 8 15.5 12 13.5 13 9.8",
    "more": "D 3.5 8 1.2;D 8 8 1.2;D 12.5 8 1.2",
    "move": "M 8 1.8 8 14.2;M 1.8 8 14.2 8;M 6 3.8 8 1.8 10 3.8;M 6 12.2 8 14.2 10 12.2;M 3.8 6 1.8 8 3.8 10"
    ";M 12.2 6 14.2 8 12.2 10",
    "pencil": "P 2.5 13.5 3.2 10.5 11 2.5 13.5 5 5.5 12.8;M 9.5 4 12 6.5",
    "people": "O 5.5 5.5 2.3;C 1.5 13.5 1.5 9 9.5 9 9.5 13.5;A 10.5 5.5 2.3 -90 200"
    ";C 11.5 9.8 13.5 10 14.5 11.2 14.5 13.5",
    "person": "O 8 5 2.8;C 2.8 14 2.8 8.2 13.2 8.2 13.2 14",
    "pin": "C 8 14.5 1.5 8.5 3 2 8 2 13 2 14.5 8.5 8 14.5;O 8 6.5 1.8",
    "play": "F 5 3 13 8 5 13",
    "plus": "M 8 3 8 13;M 3 8 13 8",
    "portrait": "R 2.5 1.8 11 12.4 1;O 8 6 2.1;C 4.3 14 4.3 8.8 11.7 8.8 11.7 14",
    "print": "M 4.5 6 4.5 2 11.5 2 11.5 6;M 4.5 11.5 2 11.5 2 6 14 6 14 11.5 11.5 11.5;R 4.5 9.5 7 4.5 0.5",
    "question": "O 8 8 6.2;C 6 6.4 6 3.8 10 3.8 10 6.4 10 8 8 7.8 8 9.4;D 8 11.6 0.95",
    "redo": "M 10 3 13 6 10 9;C 13 6 7 5.5 3 6 3 10 3 12.5 5 13.5 8 13.5",
    "refresh": "A 8 8 5.5 60 280;M 11 0.8 10.9 3.6 13.9 3.8",
    "save": "M 3 2.5 11 2.5 13.5 5 13.5 13.5 2.5 13.5 2.5 2.5 3 2.5;M 5 2.5 5 6 10 6 10 2.5"
    ";M 5 13.5 5 9.5 11 9.5 11 13.5",
    "search": "O 7 7 4.3;M 10.2 10.2 14 14",
    "shield": "C 8 1.8 10 3.2 11.5 3.6 13.5 3.6 13.8 9 12 12.5 8 14.5 4 12.5 2.2 9 2.5 3.6 4.5 3.6 6 3.2 8 1.8",
    "shop": "M 2 3 4 3 5.5 10.5 12.5 10.5 14 5 4.5 5;O 6.5 13 1;O 11.5 13 1",
    "skip": "M 3 3.5 8 8 3 12.5;M 9 3.5 13.5 8 9 12.5",
    "sort": "M 5 13 5 3;M 2.5 5.5 5 3 7.5 5.5;M 11 3 11 13;M 8.5 10.5 11 13 13.5 10.5",
    "star": "P 8 1.8 9.9 6 14.3 6.4 11 9.4 12 13.8 8 11.5 4 13.8 5 9.4 1.7 6.4 6.1 6",
    "sun": "O 8 8 3;M 8 1.2 8 2.6;M 8 13.4 8 14.8;M 1.2 8 2.6 8;M 13.4 8 14.8 8;M 3.2 3.2 4.2 4.2"
    ";M 11.8 11.8 12.8 12.8"
    ";M 3.2 12.8 4.2 11.8;M 11.8 4.2 12.8 3.2",
    "sword": "M 13.5 2.5 6 10;M 13.5 2.5 13.5 5.5 7.5 11.5;M 13.5 2.5 10.5 2.5 4.5 8.5;M 3.5 7.5 8.5 12.5"
    ";M 6 10 2.5 13.5",
    "tag": "P 2 2.5 8 2.5 14 8.5 8.5 14 2 8;D 5.2 5.4 1",
    "trash": "M 2.5 4 13.5 4;M 6 4 6 2.2 10 2.2 10 4;M 4 4 4.6 14 11.4 14 12 4;M 6.8 6.8 6.9 11.4;M 9.2 6.8 9.1 11.4",
    "triangle": "P 8 2.5 14.5 13.5 1.5 13.5",
    "undo": "M 6 3 3 6 6 9;C 3 6 9 5.5 13 6 13 10 13 12.5 11 13.5 8 13.5",
    "unlock": "R 3 7 10 7 1;C 5 7 5 1.4 10.4 1.4 10.8 4.6",
    "upload": "M 8 13 8 4;M 4 8 8 4 12 8;M 2.5 2 13.5 2",
    "warning": "P 8 2.2 14.8 13.8 1.2 13.8;M 8 6.6 8 9.8;D 8 11.8 0.85",
}


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
