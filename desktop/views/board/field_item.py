"""The hexes of a board with their numbers, notes and lights, as one item that paints only what is asked for."""

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
NUMBER, SMALL = 14, 12
"""px of a hex number and of what stands at its foot, at the side above."""
_TOP, _FOOT = -0.62 * SIDE, 0.64 * SIDE
_MIDDLE = Qt.AlignmentFlag.AlignCenter


class FieldItem(QGraphicsItem):
    """Draws every hex; a change of light repaints only the hexes concerned."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self._face, self._light, self._turn = BoardFace(), Light(), 0
        self._middles: dict[int, QPointF] = {}
        self._boxes: dict[int, QRectF] = {}
        self._occupied: frozenset[int] = frozenset()
        self._bounds = QRectF()
        self._outline = QPolygonF([QPointF(x * SIDE, y * SIDE) for x, y in corners()])
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)  # the exposed part is asked for

    def lay(self, face: BoardFace, turn: int) -> None:
        """Take a board; places are reckoned anew only when its shape or its turn is another."""
        if face.grid != self._face.grid or turn != self._turn or not self._middles:
            self.prepareGeometryChange()
            self._turn = turn
            self._middles = {n: _point(face.grid.centre(n, turn)) for n in face.grid.numbers}
            half = math.sqrt(3) / 2 * SIDE
            self._boxes = {n: QRectF(c.x() - SIDE, c.y() - half, 2 * SIDE, 2 * half) for n, c in self._middles.items()}
            wide, high = face.grid.size(turn)
            self._bounds = QRectF(-wide * SIDE / 2, -high * SIDE / 2, wide * SIDE, high * SIDE).adjusted(-3, -3, 3, 3)
        self._face = face
        self._occupied = frozenset(token.at for token in face.tokens if token.at is not None)
        self.update()

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
            if n in self._boxes:
                self.update(self._boxes[n].adjusted(-3, -3, 3, 3))

    def middle(self, number: int) -> QPointF:
        """Return where the middle of a hex is."""
        return self._middles[number]

    # Qt's names from here on

    def boundingRect(self) -> QRectF:
        """All hexes with their borders."""
        return self._bounds

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the hexes in the exposed part, lit ones last: their borders lie over those of their neighbours."""
        exposed = option.exposedRect
        clear = bool(self._face.picture)
        lit = []
        for n, box in self._boxes.items():
            if box.intersects(exposed):
                light = self._light.hexes.get(n)
                if light is not None or n == self._light.cursor or n in self._light.line:
                    lit.append((n, light))
                else:
                    self._paint(painter, n, None, clear)
        lit.sort(key=lambda pair: pair[1] is not None)
        for n, light in lit:
            self._paint(painter, n, light, clear)

    def _paint(self, painter: QPainter, n: int, light: HexLight | None, clear: bool) -> None:
        theme, middle = self.theme, self._middles[n]
        fill, line, wide = _dress(theme, light)
        if clear:
            fill.setAlphaF(0.55 if light is not None else 0.0)
        painter.translate(middle)
        painter.setPen(QPen(line, wide))
        painter.setBrush(fill)
        painter.drawPolygon(self._outline)
        if n in self._light.line and light is None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("accent"))
            painter.setOpacity(0.18)
            painter.drawPolygon(self._outline)
            painter.setOpacity(1.0)
        if n == self._light.cursor:
            painter.setPen(QPen(theme.colour("ink"), 2, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPolygon(_inner(self._outline))
        self._letter(painter, n, light, clear)
        painter.translate(-middle.x(), -middle.y())

    def _letter(self, painter: QPainter, n: int, light: HexLight | None, clear: bool) -> None:
        theme, high = self.theme, n in self._occupied or light is not None
        note = self._face.note(n) if self._face.notes else ""
        font = QFont(painter.font())
        font.setPixelSize(NUMBER)
        font.setBold(light is not None and light.kind != "own")
        painter.setFont(font)
        accent = light is not None and light.kind in ("go", "aim", "area")
        ink = theme.colour("accent" if accent else "ink" if clear or high else "second_ink")
        foot = self._foot(n, light, note)
        top = _TOP if high or foot else 0.0
        box = QRectF(-SIDE / 2, top - 9, SIDE, 18)
        if clear:
            back = theme.colour("paper")
            back.setAlphaF(0.75)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(back)
            painter.drawRoundedRect(QRectF(-14, top - 8, 28, 16), 4, 4)
        painter.setPen(ink)
        painter.drawText(box, _MIDDLE, str(n))
        if foot:
            font.setPixelSize(SMALL)
            font.setBold(False)
            painter.setFont(font)
            painter.setPen(theme.colour("accent" if accent and not note else "ink"))
            room = QRectF(-0.62 * SIDE, (0.0 if n not in self._occupied else _FOOT) - 8, 1.24 * SIDE, 16)
            said = painter.fontMetrics().elidedText(foot, Qt.TextElideMode.ElideRight, int(room.width()))
            painter.drawText(room, _MIDDLE, said)

    def _foot(self, n: int, light: HexLight | None, note: str) -> str:
        """Return what stands below the number: how far it is, what is left, or what is noted; nothing under tokens."""
        line = self._light.line
        if line and line[-1] == n:
            return str(len(line) - 1) if n not in self._occupied else ""
        if n in self._occupied:
            return ""
        return note or (light.text if light is not None else "")


def _dress(theme: Theme, light: HexLight | None) -> tuple[QColor, QColor, float]:
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
