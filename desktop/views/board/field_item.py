"""What a board paints: its hexes with numbers and notes, what is lit over them, and the tokens."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.core.maps.grid import corners
from desktop.models.play.board import BoardFace, TokenFace
from desktop.models.play.board_light import HexLight, Light, Ring
from desktop.views.style.theme_tokens import Theme

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
        self.letters = 0.0
        """px that every letter has at least."""
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
    number, small = max(NUMBER, round(field.letters)), max(SMALL, round(field.letters))
    note = field.face.note(n) if field.face.notes else ""
    foot = "" if occupied else far or note or (light.text if light is not None else "")
    high = occupied or light is not None or bool(foot)
    _write_number(painter, theme, n, light, number, clear=clear, high=high)
    if foot:
        _write_foot(painter, theme, foot, small, accent=light is not None and not note)
    painter.translate(-middle)


def _write_number(
    painter: QPainter, theme: Theme, n: int, light: HexLight | None, size: int, *, clear: bool, high: bool
) -> None:
    """Write a number in the middle; at the top of an occupied or lit hex."""
    font = QFont(painter.font())
    font.setPixelSize(size)
    font.setBold(light is not None and light.kind != "own")
    painter.setFont(font)
    top = _TOP if high else 0.0
    if clear:
        back = theme.colour("paper")
        back.setAlphaF(0.75)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(back)
        painter.drawRoundedRect(QRectF(-size + 2, top - size / 2, 2 * size - 4, size), 4, 4)
    accent = light is not None and light.kind != "own"
    painter.setPen(theme.colour("accent" if accent else "ink" if clear or high else "second_ink"))
    painter.drawText(QRectF(-SIDE / 2, top - size / 2 - 1, SIDE, size + 2), _MIDDLE, str(n))


def _write_foot(painter: QPainter, theme: Theme, foot: str, size: int, *, accent: bool) -> None:
    """Write below a number how far it is, what is left, or what is noted."""
    font = QFont(painter.font())
    font.setPixelSize(size)
    font.setBold(False)
    painter.setFont(font)
    painter.setPen(theme.colour("accent" if accent else "ink"))
    room = QRectF(-0.62 * SIDE, -size / 2 - 2, 1.24 * SIDE, size + 4)
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


LETTER = 12
"""Smallest px of initials at 100 % of the board's own size."""
CROWDED = 0.3
"""Radius in hex sides below which a token is crowded."""
_ROOM = 8.0
"""Scene units around the disc for rings and the badge."""
_TOKEN_ITEM_MIDDLE = Qt.AlignmentFlag.AlignCenter


class TokenItem(QGraphicsItem):
    """Draws a face; kept as a picture until something of it changes, so that many can be moved about."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._seen: tuple[object, ...] = ()
        self._least = 0.0
        self.face = TokenFace("", "", None)
        self._sign, self.radius, self._ring, self._selected = "", 0.0, "", False
        self._picture = QPixmap()
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)  # the view knows what a press means

    def show_face(
        self, face: TokenFace, sign: str, radius: float, ring: Ring | None, picture: QPixmap, *, selected: bool
    ) -> None:
        """Show a token.

        Args:
            radius: in hex sides.
            ring: why the token is highlighted.
        """
        seen = (face, sign, radius, ring, selected, picture.cacheKey())
        if seen == self._seen:
            return
        if radius * SIDE != self.radius:
            self.prepareGeometryChange()
        self._seen, self.face, self._sign, self.radius = seen, face, sign, radius * SIDE
        self._ring, self._selected, self._picture = ring or "", selected, picture
        self.setToolTip("\n".join(part for part in (face.name, face.states) if part))
        self.update()

    def set_letters(self, least: float) -> None:
        """Write no letter smaller."""
        if least != self._least:
            self._least = least
            self.update()

    def set_theme(self, theme: Theme) -> None:
        """Take other colours."""
        self._theme = theme
        self.update()

    # Qt's names from here on

    def boundingRect(self) -> QRectF:
        """The disc with its rings and its badge."""
        reach = self.radius + _ROOM
        return QRectF(-reach, -reach, 2 * reach, 2 * reach)

    def shape(self) -> QPainterPath:
        """The disc itself."""
        return self._outline(self.radius)

    def _outline(self, radius: float) -> QPainterPath:
        path = QPainterPath()
        if self.face.pc:
            path.addEllipse(QPointF(0, 0), radius, radius)
        else:
            side = radius * 0.92
            path.addRoundedRect(QRectF(-side, -side, 2 * side, 2 * side), 3, 3)
        return path

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw ring, disc, letters and badge."""
        theme, face = self._theme, self.face
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if face.hidden:
            painter.setOpacity(0.55)
        if face.turn or self._ring:
            painter.setPen(self._mark())
            painter.setBrush(theme.colour("base"))
            painter.drawPath(self._outline(self.radius + 3.5))
        colour = QColor(face.colour)
        painter.setPen(QPen(theme.colour("base"), 1.5))
        painter.setBrush(colour)
        painter.drawPath(self._outline(self.radius))
        if not self._picture.isNull():
            self._draw_picture(painter)
        else:
            self._letters(painter, colour)
        if self._selected or face.hidden:
            style = Qt.PenStyle.DashLine if face.hidden else Qt.PenStyle.SolidLine
            painter.setPen(QPen(theme.colour("ink"), 2, style))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(self._outline(self.radius))
        if face.badge:
            self._draw_badge(painter)

    def _mark(self) -> QPen:
        """Return the outline: accent for the current turn, dashed for a possible target, broad for the target."""
        theme = self._theme
        if self._ring == "named":
            return QPen(theme.colour("warning"), 3.5)
        if self._ring == "reach":
            return QPen(theme.colour("accent"), 2, Qt.PenStyle.DotLine)
        return QPen(theme.colour("accent"), 2.5)

    def _letters(self, painter: QPainter, colour: QColor) -> None:
        font = QFont(painter.font())
        size = self.radius * (1.05 if len(self._sign) < 2 else 0.78)
        font.setPixelSize(max(LETTER if len(self._sign) < 2 else LETTER - 2, round(size), round(self._least)))
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(QColor("#FFFDF8") if _dark(colour) else QColor("#14161A"))
        painter.drawText(
            QRectF(-self.radius, -self.radius, 2 * self.radius, 2 * self.radius), _TOKEN_ITEM_MIDDLE, self._sign
        )

    def _draw_picture(self, painter: QPainter) -> None:
        painter.save()
        painter.setClipPath(self._outline(self.radius - 2))
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        side = self.radius
        painter.drawPixmap(QRectF(-side, -side, 2 * side, 2 * side), self._picture, QRectF(self._picture.rect()))
        painter.restore()

    def _draw_badge(self, painter: QPainter) -> None:
        """Draw the state as a sign; on a crowded token, where it could not be read, as a dot."""
        theme = self._theme
        if self.radius < CROWDED * SIDE:
            painter.setPen(QPen(theme.colour("base"), 1))
            painter.setBrush(theme.colour("warning"))
            reach = self.radius * 0.8
            painter.drawEllipse(QPointF(reach, reach), 4, 4)
            return
        font = QFont(painter.font())
        font.setPixelSize(max(LETTER - 1, round(self._least)))
        font.setBold(True)
        painter.setFont(font)
        wide = painter.fontMetrics().horizontalAdvance(self.face.badge) + 6
        high = font.pixelSize() + 4
        box = QRectF(self.radius + _ROOM - wide - 1, self.radius * 0.35, wide, high)  # never over a number
        painter.setPen(QPen(theme.colour("warning"), 1))
        painter.setBrush(theme.colour("warning_tint"))
        painter.drawRoundedRect(box, 4, 4)
        painter.setPen(theme.colour("warning"))
        painter.drawText(box, _TOKEN_ITEM_MIDDLE, self.face.badge)


def _dark(colour: QColor) -> bool:
    """Tell whether light letters can be read on a colour: by its luminance, as contrast is reckoned."""

    def part(value: float) -> float:
        return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)

    bright = 0.2126 * part(colour.redF()) + 0.7152 * part(colour.greenF()) + 0.0722 * part(colour.blueF())
    return bright < 0.179
