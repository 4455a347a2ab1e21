"""Line icons drawn in the text colour: 16 units square, 1.4 units wide, round ends; no files, no characters."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QIconEngine, QPainter, QPainterPath, QPalette, QPen, QPixmap

Draw = Callable[[QPainter], None]


def _lines(*strokes: str) -> Draw:
    """Make polylines from points written as `x,y x,y …`."""
    return partial(_draw_lines, [[QPointF(*map(float, p.split(","))) for p in stroke.split()] for stroke in strokes])


def _draw_lines(strokes: list[list[QPointF]], painter: QPainter) -> None:
    for stroke in strokes:
        painter.drawPolyline(stroke)


def _both(*parts: Draw) -> Draw:
    def draw(painter: QPainter) -> None:
        for part in parts:
            part(painter)

    return draw


def _rect(x: float, y: float, w: float, h: float, r: float = 1.0) -> Draw:
    return lambda painter: painter.drawRoundedRect(QRectF(x, y, w, h), r, r)


def _circle(x: float, y: float, r: float) -> Draw:
    return lambda painter: painter.drawEllipse(QPointF(x, y), r, r)


def _arc(x: float, y: float, w: float, h: float, start: int, span: int) -> Draw:
    return lambda painter: painter.drawArc(QRectF(x, y, w, h), start * 16, span * 16)


def _dot(x: float, y: float, r: float = 0.9) -> Draw:
    def draw(painter: QPainter) -> None:
        painter.save()
        painter.setBrush(painter.pen().color())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawEllipse(QPointF(x, y), r, r)
        painter.restore()

    return draw


def _eye(painter: QPainter) -> None:
    path = QPainterPath(QPointF(1.5, 8))
    path.quadTo(8, 1.5, 14.5, 8)
    path.quadTo(8, 14.5, 1.5, 8)
    painter.drawPath(path)
    painter.drawEllipse(QPointF(8, 8), 2, 2)


_PAGE = _lines("4,2 9.5,2 12.5,5 12.5,14 3.5,14 3.5,2 4,2", "9.5,2 9.5,5 12.5,5")
_TRAY = _lines("2.5,9.5 2.5,13.5 13.5,13.5 13.5,9.5")

SHAPES: dict[str, Draw] = {
    "person": _both(_circle(8, 5, 3), _arc(2.5, 9.5, 11, 10, 0, 180)),
    "document": _PAGE,
    "gear": _both(
        _circle(8, 8, 2.6),
        _lines("8,1.5 8,3.5", "8,12.5 8,14.5", "1.5,8 3.5,8", "12.5,8 14.5,8"),
        _lines("3.4,3.4 4.8,4.8", "11.2,11.2 12.6,12.6", "3.4,12.6 4.8,11.2", "11.2,4.8 12.6,3.4"),
    ),
    "undo": _both(_lines("6,2.5 2.5,6 6,9.5", "2.5,6 10,6"), _arc(6.5, 6, 7, 7, -90, 180)),
    "redo": _both(_lines("10,2.5 13.5,6 10,9.5", "13.5,6 6,6"), _arc(2.5, 6, 7, 7, 90, 180)),
    "print": _both(_lines("4.5,5.5 4.5,2 11.5,2 11.5,5.5"), _rect(2, 5.5, 12, 5.5), _rect(4.5, 9, 7, 5, 0)),
    "display": _both(_rect(2, 2.5, 12, 8.5), _lines("5,14 11,14", "8,11 8,14")),
    "search": _both(_circle(7, 7, 4.2), _lines("10.2,10.2 14,14")),
    "dice": _both(_rect(2.5, 2.5, 11, 11, 2), _dot(5.5, 5.5), _dot(10.5, 10.5), _dot(8, 8)),
    "list": _lines("3,4 13,4", "3,8 13,8", "3,12 13,12"),
    "folder": _lines("2,13 2,3.5 6,3.5 7.5,5.5 14,5.5 14,13 2,13"),
    "clock": _both(_circle(8, 8, 6), _lines("8,4.5 8,8 10.5,9.5")),
    "book": _lines("8,4 5.5,2.8 2,2.8 2,12.5 5.5,12.5 8,13.8 10.5,12.5 14,12.5 14,2.8 10.5,2.8 8,4 8,13.5"),
    "lock": _both(_rect(3.5, 7, 9, 7), _lines("5.5,7 5.5,4.5"), _arc(5.5, 2, 5, 5, 0, 180), _lines("10.5,4.5 10.5,7")),
    "plus": _lines("8,3 8,13", "3,8 13,8"),
    "minus": _lines("3,8 13,8"),
    "cross": _lines("4,4 12,12", "12,4 4,12"),
    "check": _lines("3,8.5 6.5,12 13,4.5"),
    "warning": _both(_lines("8,2 14.5,13.5 1.5,13.5 8,2"), _lines("8,6 8,9.5"), _dot(8, 11.7)),
    "info": _both(_circle(8, 8, 6), _lines("8,7.5 8,11.5"), _dot(8, 5)),
    "why": _both(_circle(8, 8, 6), _arc(6, 4, 4, 4, -60, 240), _lines("8.6,7.8 8,9.3"), _dot(8, 11.6)),
    "eye": _eye,
    "eye_off": _both(_eye, _lines("2.5,13.5 13.5,2.5")),
    "drag": _both(*[_dot(x, y, 1) for x in (6, 10) for y in (4, 8, 12)]),
    "copy": _both(_rect(2.5, 2.5, 8, 8), _lines("6,13.5 13.5,13.5 13.5,6")),
    "trash": _lines("2.5,4 13.5,4", "6,4 6,2 10,2 10,4", "4,4 4.6,14 11.4,14 12,4"),
    "archive": _both(_rect(2, 2.5, 12, 3.5, 0.5), _lines("3,6 3,13.5 13,13.5 13,6", "6.5,9 9.5,9")),
    "export": _both(_TRAY, _lines("8,10.5 8,2", "4.8,5 8,2 11.2,5")),
    "import": _both(_TRAY, _lines("8,2 8,10.5", "4.8,7.5 8,10.5 11.2,7.5")),
    "portrait": _both(_rect(2.5, 2.5, 11, 11), _circle(8, 6.5, 2), _arc(4.5, 10, 7, 6, 0, 180)),
    "pencil": _lines("3,13 3.8,9.8 11,2.6 13.4,5 6.2,12.2 3,13"),
    "up": _lines("3.5,10 8,5.5 12.5,10"),
    "down": _lines("3.5,6 8,10.5 12.5,6"),
    "left": _lines("10,3.5 5.5,8 10,12.5"),
    "right": _lines("6,3.5 10.5,8 6,12.5"),
    "star": _lines("8,2 9.8,6 14,6.4 10.8,9.2 11.8,13.5 8,11.2 4.2,13.5 5.2,9.2 2,6.4 6.2,6 8,2"),
    "table": _lines("1.5,4.5 14.5,4.5", "3.5,4.5 3.5,13.5", "12.5,4.5 12.5,13.5", "3.5,8 12.5,8"),
}
"""Every icon on a field of 16 × 16."""


class LineIcon(QIconEngine):
    """Draws one shape in the colour that text has where the icon stands."""

    def __init__(self, name: str, colour: QColor | None = None) -> None:
        super().__init__()
        self._name, self._colour = name, colour

    def _ink(self, mode: QIcon.Mode) -> QColor:
        if self._colour is not None:
            return self._colour
        group = QPalette.ColorGroup.Disabled if mode == QIcon.Mode.Disabled else QPalette.ColorGroup.Normal
        return QGuiApplication.palette().color(group, QPalette.ColorRole.ButtonText)

    # Qt's names from here on

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        """Draw the shape to fill a rectangle."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(rect.topLeft())
        side = min(rect.width(), rect.height())
        painter.scale(side / 16, side / 16)
        pen = QPen(self._ink(mode), 1.4)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        SHAPES[self._name](painter)
        painter.restore()

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        """Draw the shape on nothing."""
        pixmap = QPixmap(size)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        self.paint(painter, QRect(0, 0, size.width(), size.height()), mode, state)
        painter.end()
        return pixmap

    def clone(self) -> QIconEngine:
        """Return another engine for the same shape."""
        return LineIcon(self._name, self._colour)


def icon(name: str, colour: QColor | None = None) -> QIcon:
    """Return an icon by name (a key of `SHAPES`); without a colour it follows the text."""
    if name not in SHAPES:
        raise KeyError(name)
    return QIcon(LineIcon(name, colour))
