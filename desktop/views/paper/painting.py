"""Puts recorded pages on a device: the one place where paper meets a QPainter."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QImage, QPainter, QPainterPath, QPen, QPolygonF

from desktop.views.paper.ink import A4, BASELINE, FLOOR, MARGIN, PT, WHITE, Area, PaperSize
from desktop.views.paper.marks import Glyphs, Mark, PageDrawing, Pen, Photo, Round, Stroke
from desktop.views.paper.typeface import Style, Typeface, typeface

GRAIN = 100
"""Painter units to the mm: fine enough that whole-number font sizes do not show."""


@dataclass(frozen=True)
class Placement:
    """How an A4 layout lies on other paper: scaled as a whole about its centre; text and lines keep their minimum."""

    factor: float
    left: float
    top: float
    width: float
    height: float

    @classmethod
    def on(cls, drawing: PageDrawing, paper: PaperSize) -> Placement:
        """Fit the live area of a drawing into that of the paper; never enlarge, never scale true sizes."""
        paper = drawing.paper or paper
        width, height = (paper.height, paper.width) if drawing.landscape else (paper.width, paper.height)
        live = drawing.live
        factor = min(1.0, (width - 2 * MARGIN) / live.w, (height - 2 * MARGIN) / live.h)
        if drawing.true_size:
            factor = 1.0
        return cls(
            factor,
            left=(width - live.w * factor) / 2 - live.x * factor,
            top=(height - live.h * factor) / 2 - live.y * factor,
            width=width,
            height=height,
        )


def paint(drawing: PageDrawing, painter: QPainter, device_per_mm: float, paper: PaperSize = A4) -> None:
    """Paint a page; the painter's origin is the corner of the paper."""
    place = Placement.on(drawing, paper)
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.scale(device_per_mm / GRAIN, device_per_mm / GRAIN)
    painter.translate(place.left * GRAIN, place.top * GRAIN)
    painter.scale(place.factor, place.factor)
    brush = _Brush(painter, place.factor, typeface())
    if drawing.window is not None:
        painter.save()
        painter.setClipRect(_qrect(drawing.window))
        for mark in drawing.seen:
            brush.draw(mark)
        painter.restore()
    for mark in drawing.marks:
        brush.draw(mark)
    painter.restore()


def render_page(drawing: PageDrawing, width_px: int, paper: PaperSize = A4) -> QImage:
    """Return a page as a picture `width_px` wide, on white."""
    place = Placement.on(drawing, paper)
    image = QImage(width_px, max(1, round(width_px * place.height / place.width)), QImage.Format.Format_RGB32)
    image.fill(QColor(WHITE))
    painter = QPainter(image)
    try:
        paint(drawing, painter, width_px / place.width, paper)
    finally:
        painter.end()
    return image


class _Brush:
    """Draws single marks; lines and small text are kept from shrinking below their minimum."""

    def __init__(self, painter: QPainter, factor: float, face: Typeface) -> None:
        self._painter = painter
        self._factor = factor
        self._face = face
        self._fonts: dict[tuple[bool, bool, int], QFont] = {}

    def draw(self, mark: Mark) -> None:
        """Draw one mark where it belongs."""
        if mark.turn is None:
            self._draw(mark)
            return
        x, y = mark.turn.x * GRAIN, mark.turn.y * GRAIN
        self._painter.save()
        self._painter.translate(x, y)
        self._painter.rotate(mark.turn.degrees)
        self._painter.translate(-x, -y)
        self._draw(mark)
        self._painter.restore()

    def _draw(self, mark: Mark) -> None:
        if isinstance(mark, Glyphs):
            self._text(mark)
            return
        if isinstance(mark, Photo):
            self._painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            self._painter.drawImage(_qrect(mark.area), QImage.fromData(mark.data))
            return
        self._painter.setPen(self._pen(mark.pen))
        self._painter.setBrush(QBrush(QColor(mark.fill)) if mark.fill else Qt.BrushStyle.NoBrush)
        if isinstance(mark, Stroke):
            self._stroke(mark)
        else:
            self._round(mark)

    def _pen(self, pen: Pen | None) -> QPen:
        if pen is None:
            return QPen(Qt.PenStyle.NoPen)
        made = QPen(QColor(Qt.GlobalColor.black), pen.width * GRAIN / self._factor)
        made.setCapStyle(Qt.PenCapStyle.RoundCap if pen.round else Qt.PenCapStyle.FlatCap)
        made.setJoinStyle(Qt.PenJoinStyle.RoundJoin if pen.round else Qt.PenJoinStyle.MiterJoin)
        if pen.dash:
            made.setDashPattern([length / pen.width for length in pen.dash])
        return made

    def _font(self, style: Style, pixels: int) -> QFont:
        key = (style.bold, style.tabular, pixels)
        if key not in self._fonts:
            self._fonts[key] = self._face.font(style, pixels)
        return self._fonts[key]

    def _stroke(self, mark: Stroke) -> None:
        points = QPolygonF([QPointF(x * GRAIN, y * GRAIN) for x, y in mark.points])
        if mark.closed:
            self._painter.drawPolygon(points)
        else:
            self._painter.drawPolyline(points)

    def _round(self, mark: Round) -> None:
        box = _qrect(mark.area)
        if mark.radius is not None:
            if mark.radius:
                self._painter.drawRoundedRect(box, mark.radius * GRAIN, mark.radius * GRAIN)
            else:
                self._painter.drawRect(box)
        elif math.isclose(mark.span, 360.0):
            self._painter.drawEllipse(box)
        else:
            self._painter.drawArc(box, round(mark.start * 16), round(mark.span * 16))

    def _text(self, mark: Glyphs) -> None:
        """Set a line; text that the paper would shrink below the floor keeps its height and is set narrower (長体)."""
        pt = max(mark.style.pt, FLOOR / self._factor)
        pixels = pt * PT * GRAIN
        font = self._font(mark.style, round(pixels))
        painter = self._painter
        painter.save()
        painter.translate(mark.x * GRAIN, mark.middle * GRAIN + BASELINE * pixels)
        narrow = mark.style.stretch * mark.style.pt / pt
        if narrow < 1:
            painter.scale(narrow, 1.0)
        if mark.outline:
            path = QPainterPath()
            path.addText(0.0, 0.0, font, mark.text)
            painter.strokePath(path, self._pen(Pen(mark.outline)))
        else:
            painter.setFont(font)
            painter.setPen(QColor(mark.colour))
            painter.drawText(QPointF(0.0, 0.0), mark.text)
        painter.restore()


def _qrect(area: Area) -> QRectF:
    return QRectF(area.x * GRAIN, area.y * GRAIN, area.w * GRAIN, area.h * GRAIN)
