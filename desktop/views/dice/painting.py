"""Draws one die from its solid, its rotation and its colours; parallel projection, one brightness per face."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QPolygonF, QTransform

from desktop.views.dice.look import SHADES, Colours, Die, DieState, colours, figure, pips, underlined
from desktop.views.dice.shapes import FaceMark, Side, Solid, lying, solid
from desktop.views.dice.vectors import Matrix, Vector, dot, transposed, turned, unit

LIGHT: Vector = unit((-0.42, 0.62, 0.66))
"""Where the light comes from: upper left, in front."""
EDGE_ON = 0.16
"""Faces turned farther from the viewer carry no figures: they could not be read."""
TILTS = {20: 16.0, 12: 22.0, 6: 33.0, 4: 36.0}
"""How far a face that is read leans at most, in degrees; little where neighbours are near."""
BEARINGS = {4: 160.0}
"""Where it leans at least, in degrees from the right; a d4 leans sideways, so that its second face is seen."""
FEET = {4: 0.42}
"""How far the middle of the shadow is below the middle of the die; radius of the solid = 1."""


def rest(sides: int, value: int, chance: float = 0.5, turn: float = 0.0) -> Matrix:
    """Return how a die lies that shows a value: leaning towards the light, a little different every time.

    Args:
        chance: 0 to 1, varies the lean.
        turn: how far the figure is turned from upright, in degrees.
    """
    most = TILTS.get(sides, 30.0)
    return lying(solid(sides), value, most - 6 + 6 * chance, BEARINGS.get(sides, 98.0) + 24 * chance, turn)


def paint_die(
    painter: QPainter,
    die: Die,
    matrix: Matrix,
    radius: float,
    height: float = 0.0,
    shadow: QColor | None = None,
    edge_on: float = EDGE_ON,
) -> None:
    """Draw a die around the painter's origin.

    Args:
        radius: of the ball around the solid, in px.
        height: how far it is above the table, in px; the shadow stays on the table.
        shadow: colour of the shadow; None for none.
        edge_on: faces turned farther away carry no figures; 0 to 1.
    """
    shape, paint = solid(die.sides), colours(die.colour)
    size = radius * shape.girth
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    if shadow is not None:
        _paint_shadow(painter, size, FEET.get(die.sides, 0.76), height, shadow)
    if height:
        painter.translate(0, -height)
    light = turned(transposed(matrix), LIGHT)
    toward = matrix[2]
    x_row, y_row = matrix[0], matrix[1]
    painter.setBrush(paint.edge)
    painter.drawPolygon(_hull([(dot(x_row, c) * size, -dot(y_row, c) * size) for c in shape.corners]))
    for face in shape.faces:
        facing = dot(face.normal, toward)
        if facing <= 0.02:
            continue
        painter.setBrush(paint.shades[_shade(dot(face.normal, light))])
        painter.drawPolygon(QPolygonF([QPointF(dot(x_row, c) * size, -dot(y_row, c) * size) for c in face.outline]))
        if facing > edge_on:
            _paint_marks(painter, shape, face, matrix, size, paint)


def _shade(lit: float) -> int:
    half = max(0.0, (1 + lit) / 2)
    return min(SHADES - 1, int(half**1.7 * SHADES))


def _paint_shadow(painter: QPainter, size: float, foot: float, height: float, colour: QColor) -> None:
    spread = 1 + height / (8 * size)
    faded = QColor(colour)
    faded.setAlphaF(colour.alphaF() / (1 + height / size))
    painter.setBrush(faded)
    painter.drawEllipse(QPointF(0.06 * size, foot * size), 0.92 * size * spread, 0.24 * size * spread)


def _paint_marks(painter: QPainter, shape: Solid, face: Side, matrix: Matrix, size: float, paint: Colours) -> None:
    """Lay what is printed onto its face by one affine map."""
    before = painter.transform()
    for mark in face.marks:
        painter.setTransform(_on_face(mark, matrix, size, 0.5774 if shape.pips else mark.size), True)
        if shape.pips:
            painter.fillPath(pips(face.value), paint.one if face.value == 1 else paint.ink)
        else:
            painter.fillPath(figure(mark.text, underlined(shape.sides, mark.text)), paint.ink)
        painter.setTransform(before)


def _on_face(mark: FaceMark, matrix: Matrix, size: float, scale: float) -> QTransform:
    right, up, centre = turned(matrix, mark.right), turned(matrix, mark.up), turned(matrix, mark.centre)
    k = size * scale
    return QTransform(right[0] * k, -right[1] * k, -up[0] * k, up[1] * k, centre[0] * size, -centre[1] * size)


def _hull(points: list[tuple[float, float]]) -> QPolygonF:
    """Return the outline around points (Andrew's monotone chain)."""
    points.sort()
    chain: list[tuple[float, float]] = []
    for half in (points, points[::-1]):
        start = len(chain)
        for x, y in half:
            while len(chain) >= start + 2:
                (ax, ay), (bx, by) = chain[-2], chain[-1]
                if (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0:
                    break
                chain.pop()
            chain.append((x, y))
        chain.pop()
    return QPolygonF([QPointF(x, y) for x, y in chain])


def paint_lid(painter: QPainter, radius: float, fill: QColor, line: QColor) -> None:
    """Draw the lid over a concealed die: hatched, so that it cannot be taken for a face."""
    box = QRectF(-radius * 0.86, -radius * 0.86, radius * 1.72, radius * 1.72)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(line, 1))
    painter.setBrush(fill)
    painter.drawRoundedRect(box, 4, 4)
    painter.save()
    painter.setClipRect(box.adjusted(1, 1, -1, -1))
    step = max(5.0, radius / 4)
    offset = -2 * radius
    while offset < 2 * radius:
        painter.drawLine(QPointF(offset, radius), QPointF(offset + 2 * radius, -radius))
        offset += step
    painter.restore()


def die_pixmap(sides: int, colour: QColor | str, side: int, ratio: float = 1.0, value: int | None = None) -> QPixmap:
    """Return a picture of a die with its shadow, `side` device-independent px wide; the sign of a system, say.

    Args:
        value: the number read; None for the highest.
    """
    image = QPixmap(round(side * ratio), round(side * ratio))
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    name = colour.name() if isinstance(colour, QColor) else colour
    die = Die(sides, sides if value is None else value, name, DieState.COUNTED)
    painter = QPainter(image)
    painter.translate(side / 2, side * 0.46)
    paint_die(painter, die, rest(sides, die.value), side * 0.40, shadow=QColor(0, 0, 0, 45))
    painter.end()
    return image
