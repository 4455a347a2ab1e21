"""One token: a disc for a PC, a square for others, with initials or a portrait, turn, state and aim."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.models.board import TokenFace
from desktop.models.board_light import Ring
from desktop.views.board.field_item import SIDE
from desktop.views.theme_tokens import Theme

LETTER = 12
"""Smallest px of initials at 100 % of the board's own size."""
CROWDED = 0.3
"""Radius in hex sides below which a token is crowded."""
_ROOM = 8.0
"""Scene units around the disc for rings and the badge."""
_MIDDLE = Qt.AlignmentFlag.AlignCenter


class TokenItem(QGraphicsItem):
    """Draws a face; kept as a picture until something of it changes, so that many can be moved about."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._seen: tuple[object, ...] = ()
        self.face = TokenFace("", "", None)
        self._sign, self._radius, self._ring, self._selected = "", 0.0, "", False
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
        if radius * SIDE != self._radius:
            self.prepareGeometryChange()
        self._seen, self.face, self._sign, self._radius = seen, face, sign, radius * SIDE
        self._ring, self._selected, self._picture = ring or "", selected, picture
        self.setToolTip("\n".join(part for part in (face.name, face.states) if part))
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Take other colours."""
        self._theme = theme
        self.update()

    # Qt's names from here on

    def boundingRect(self) -> QRectF:
        """The disc with its rings and its badge."""
        reach = self._radius + _ROOM
        return QRectF(-reach, -reach, 2 * reach, 2 * reach)

    def shape(self) -> QPainterPath:
        """The disc itself."""
        return self._outline(self._radius)

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
            painter.drawPath(self._outline(self._radius + 3.5))
        colour = QColor(face.colour)
        painter.setPen(QPen(theme.colour("base"), 1.5))
        painter.setBrush(colour)
        painter.drawPath(self._outline(self._radius))
        if not self._picture.isNull():
            self._draw_picture(painter)
        else:
            self._letters(painter, colour)
        if self._selected or face.hidden:
            style = Qt.PenStyle.DashLine if face.hidden else Qt.PenStyle.SolidLine
            painter.setPen(QPen(theme.colour("ink"), 2, style))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(self._outline(self._radius))
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
        size = self._radius * (1.05 if len(self._sign) < 2 else 0.78)
        font.setPixelSize(max(LETTER if len(self._sign) < 2 else LETTER - 2, round(size)))
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(QColor("#FFFDF8") if _dark(colour) else QColor("#14161A"))
        painter.drawText(QRectF(-self._radius, -self._radius, 2 * self._radius, 2 * self._radius), _MIDDLE, self._sign)

    def _draw_picture(self, painter: QPainter) -> None:
        painter.save()
        painter.setClipPath(self._outline(self._radius - 2))
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        side = self._radius
        painter.drawPixmap(QRectF(-side, -side, 2 * side, 2 * side), self._picture, QRectF(self._picture.rect()))
        painter.restore()

    def _draw_badge(self, painter: QPainter) -> None:
        """Draw the state as a sign; on a crowded token, where it could not be read, as a dot."""
        theme = self._theme
        if self._radius < CROWDED * SIDE:
            painter.setPen(QPen(theme.colour("base"), 1))
            painter.setBrush(theme.colour("warning"))
            reach = self._radius * 0.8
            painter.drawEllipse(QPointF(reach, reach), 4, 4)
            return
        font = QFont(painter.font())
        font.setPixelSize(LETTER - 1)
        font.setBold(True)
        painter.setFont(font)
        wide = painter.fontMetrics().horizontalAdvance(self.face.badge) + 6
        box = QRectF(self._radius + _ROOM - wide - 1, self._radius * 0.35, wide, 15)  # never over a number
        painter.setPen(QPen(theme.colour("warning"), 1))
        painter.setBrush(theme.colour("warning_tint"))
        painter.drawRoundedRect(box, 4, 4)
        painter.setPen(theme.colour("warning"))
        painter.drawText(box, _MIDDLE, self.face.badge)


def _dark(colour: QColor) -> bool:
    """Tell whether light letters can be read on a colour: by its luminance, as contrast is reckoned."""

    def part(value: float) -> float:
        return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)

    bright = 0.2126 * part(colour.redF()) + 0.7152 * part(colour.greenF()) + 0.0722 * part(colour.blueF())
    return bright < 0.179
