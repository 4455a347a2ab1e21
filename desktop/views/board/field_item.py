"""The hexes of a board with their numbers and notes, and over them what is lit; each paints only what is asked for."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.core.grid import corners
from desktop.models.board import BoardFace
from desktop.models.board_light import HexLight, Light
from desktop.views.theme_tokens import Theme

SIDE = 43.0
"""Length in scene units of a side of a hex."""
NUMBER, SMALL = 16, 12
"""px of a hex number and of what is at its foot, at the side above."""
_TOP = -0.62 * SIDE
_MIDDLE = Qt.AlignmentFlag.AlignCenter


class FieldItem(QGraphicsItem):
    """Draws every hex as it is while nothing is lit; kept as a picture, of which only changed hexes are drawn again."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.face, self._turn = BoardFace(), 0
        self._middles: dict[int, QPointF] = {}
        self.boxes: dict[int, QRectF] = {}
        """Where each hex is, with its border."""
        self.occupied: frozenset[int] = frozenset()
        self._bounds = QRectF()
        self.outline = QPolygonF([QPointF(x * SIDE, y * SIDE) for x, y in corners()])
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)  # the exposed part is asked for
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def render(self, face: BoardFace, turn: int) -> None:
        """Take a board; places are calculated again only when its shape or its turn is another."""
        old, before = self.face, self.occupied
        self.face = face
        self.occupied = frozenset(token.at for token in face.tokens if token.at is not None)
        if face.grid != old.grid or turn != self._turn or not self._middles:
            self._measure(turn)
        elif bool(face.picture) != bool(old.picture):
            self.update()
        else:
            noted = {note.at for note in set(face.notes) ^ set(old.notes)}
            for n in (before ^ self.occupied) | noted:
                if n in self.boxes:
                    self.update(self.boxes[n])

    def _measure(self, turn: int) -> None:
        self.prepareGeometryChange()
        grid, self._turn = self.face.grid, turn
        half = math.sqrt(3) / 2 * SIDE
        self._middles = {n: _point(grid.centre(n, turn)) for n in grid.numbers}
        self.boxes = {
            n: QRectF(c.x() - SIDE, c.y() - half, 2 * SIDE, 2 * half).adjusted(-3, -3, 3, 3)
            for n, c in self._middles.items()
        }
        wide, high = grid.size(turn)
        self._bounds = QRectF(-wide * SIDE / 2, -high * SIDE / 2, wide * SIDE, high * SIDE).adjusted(-3, -3, 3, 3)
        self.update()

    def middle(self, number: int) -> QPointF:
        """Return where the middle of a hex is."""
        return self._middles[number]

    # Qt's names from here on

    def boundingRect(self) -> QRectF:
        """All hexes with their borders."""
        return self._bounds

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the hexes in the exposed part."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for n, box in self.boxes.items():
            if box.intersects(option.exposedRect):
                paint_hex(painter, self, n, None, "")


class LightItem(QGraphicsItem):
    """Draws what is lit over the hexes: where the one who acts may go, whom an aim reaches, the way to the mouse."""

    def __init__(self, field: FieldItem) -> None:
        super().__init__()
        self._field, self._light = field, Light()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)

    def shine(self, light: Light) -> None:
        """Take another light."""
        old, self._light = self._light, light
        changed = {n for n in {*old.hexes, *light.hexes} if old.hexes.get(n) != light.hexes.get(n)}
        changed |= set(old.line) ^ set(light.line)
        if old.cursor != light.cursor:
            changed |= {n for n in (old.cursor, light.cursor) if n is not None}
        if light.line != old.line:
            changed |= {*old.line[-1:], *light.line[-1:]}
        for n in changed:
            if n in self._field.boxes:
                self.update(self._field.boxes[n])

    def measure(self) -> None:
        """Follow the field to another shape."""
        self.prepareGeometryChange()
        self.update()

    # Qt's names from here on

    def boundingRect(self) -> QRectF:
        """The same as of the hexes."""
        return self._field.boundingRect()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the way and the cursor first: borders of lit hexes are over those of their neighbours."""
        light, boxes = self._light, self._field.boxes
        for n in (*(n for n in {*light.line, light.cursor} if n not in light.hexes), *light.hexes):
            if n not in boxes or not boxes[n].intersects(option.exposedRect):
                continue
            assert n is not None
            end = bool(light.line) and light.line[-1] == n
            paint_hex(painter, self._field, n, light.hexes.get(n), str(len(light.line) - 1) if end else "")
            self._mark(painter, n)

    def _mark(self, painter: QPainter, n: int) -> None:
        """Tint the way, and put a dashed line into the hex of the cursor."""
        theme, light, middle = self._field.theme, self._light, self._field.middle(n)
        painter.translate(middle)
        if n in light.line and n not in light.hexes:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("accent"))
            painter.setOpacity(0.18)
            painter.drawPolygon(self._field.outline)
            painter.setOpacity(1.0)
        if n == light.cursor:
            painter.setPen(QPen(theme.colour("ink"), 2, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPolygon(_inner(self._field.outline))
        painter.translate(-middle)


def paint_hex(painter: QPainter, field: FieldItem, n: int, light: HexLight | None, far: str) -> None:
    """Draw one hex with its number.

    Args:
        far: how far it is, where the way ends here.
    """
    theme, middle, clear = field.theme, field.middle(n), bool(field.face.picture)
    fill, line, wide = _apply_style(theme, light)
    if clear:
        fill.setAlphaF(0.55 if light is not None else 0.0)
    painter.translate(middle)
    painter.setPen(QPen(line, wide))
    painter.setBrush(fill)
    painter.drawPolygon(field.outline)
    occupied = n in field.occupied
    note = field.face.note(n) if field.face.notes else ""
    foot = "" if occupied else far or note or (light.text if light is not None else "")
    _write_number(painter, theme, n, light, clear=clear, high=occupied or light is not None or bool(foot))
    if foot:
        _write_foot(painter, theme, foot, accent=light is not None and not note)
    painter.translate(-middle)


def _write_number(painter: QPainter, theme: Theme, n: int, light: HexLight | None, *, clear: bool, high: bool) -> None:
    """Write a number in the middle; at the top of an occupied or lit hex."""
    font = QFont(painter.font())
    font.setPixelSize(NUMBER)
    font.setBold(light is not None and light.kind != "own")
    painter.setFont(font)
    top = _TOP if high else 0.0
    if clear:
        back = theme.colour("paper")
        back.setAlphaF(0.75)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(back)
        painter.drawRoundedRect(QRectF(-14, top - 8, 28, 16), 4, 4)
    accent = light is not None and light.kind != "own"
    painter.setPen(theme.colour("accent" if accent else "ink" if clear or high else "second_ink"))
    painter.drawText(QRectF(-SIDE / 2, top - 9, SIDE, 18), _MIDDLE, str(n))


def _write_foot(painter: QPainter, theme: Theme, foot: str, *, accent: bool) -> None:
    """Write below a number how far it is, what is left, or what is noted."""
    font = QFont(painter.font())
    font.setPixelSize(SMALL)
    font.setBold(False)
    painter.setFont(font)
    painter.setPen(theme.colour("accent" if accent else "ink"))
    room = QRectF(-0.62 * SIDE, -8, 1.24 * SIDE, 16)
    text = painter.fontMetrics().elidedText(foot, Qt.TextElideMode.ElideRight, int(room.width()))
    painter.drawText(room, _MIDDLE, text)


def _apply_style(theme: Theme, light: HexLight | None) -> tuple[QColor, QColor, float]:
    """Return fill, border and its width."""
    if light is None:
        return theme.colour("base"), theme.colour("strong_line"), 1.0
    if light.kind == "own":
        return theme.colour("marked"), theme.colour("warning"), 1.5
    if light.kind == "area":
        return theme.colour("warning_tint"), theme.colour("warning"), 2.5
    return theme.colour("tint"), theme.colour("accent"), 2.0


def _inner(outline: QPolygonF) -> QPolygonF:
    return QPolygonF([QPointF(outline.at(n).x() * 0.9, outline.at(n).y() * 0.9) for n in range(outline.size())])


def _point(place: tuple[float, float]) -> QPointF:
    return QPointF(place[0] * SIDE, place[1] * SIDE)
