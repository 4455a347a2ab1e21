"""Puts recorded pages on a device: the one place where paper meets a QPainter."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, lru_cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPen, QPolygonF

from desktop.views.paper.sheet.ink import A4, BASELINE, FLOOR, MARGIN, PT, WHITE, PaperSize
from desktop.views.paper.sheet.marks import Glyphs, Mark, PageDrawing, Pen, Photo, Round, Stroke
from desktop.views.paper.sheet.ready import GRAIN, Run, Sorted, joined, rectangle, sorter
from desktop.views.paper.text.typeface import Style, Typeface, typeface


@dataclass(frozen=True)
class Placement:
    """How a layout is on other paper: scaled as a whole about its centre; text and lines keep their minimum."""

    factor: float
    left: float
    top: float
    width: float
    height: float

    @classmethod
    def on(cls, drawing: PageDrawing, paper: PaperSize) -> Placement:
        """Fit the live area of a drawing into that of the paper; enlarge only what asks for it, scale no true sizes."""
        paper = drawing.paper or paper
        width, height = (paper.height, paper.width) if drawing.landscape else (paper.width, paper.height)
        live = drawing.live
        factor = min((width - 2 * MARGIN) / live.w, (height - 2 * MARGIN) / live.h)
        factor = factor if drawing.base is not None else min(1.0, factor)
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
    _set(painter, place, device_per_mm)
    brush = _Brush(painter, place.factor, typeface())
    if drawing.window is not None:
        painter.save()
        painter.setClipRect(rectangle(drawing.window))
        brush.draw_all(drawing.seen)
        painter.restore()
    brush.draw_all(drawing.marks)
    painter.restore()


def paint_pieces(
    drawing: PageDrawing,
    pieces: Iterable[tuple[Mark, ...]],
    painter: QPainter,
    device_per_mm: float,
    paper: PaperSize = A4,
    *,
    fills: bool = True,
    rest: bool = True,
) -> None:
    """Paint some of what a page consists of, none of which covers anything, as `paint` does.

    Args:
        fills: whether areas are filled.
        rest: whether lines and texts are drawn.
    """
    place = Placement.on(drawing, paper)
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    _set(painter, place, device_per_mm)
    _Brush(painter, place.factor, typeface()).draw_pieces(pieces, fills=fills, rest=rest)
    painter.restore()


def _set(painter: QPainter, place: Placement, device_per_mm: float) -> None:
    """Set the painter's units to those of a layout, unless they are: a PDF would repeat the change."""
    if device_per_mm != GRAIN:
        painter.scale(device_per_mm / GRAIN, device_per_mm / GRAIN)
    if place.left or place.top:
        painter.translate(place.left * GRAIN, place.top * GRAIN)
    if place.factor != 1:
        painter.scale(place.factor, place.factor)


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
    """Draws marks; lines and small text are kept from shrinking below their minimum.

    Fills come first, then lines, those of one pen together, then text: the same picture as in the order of the marks,
    in a third of the calls. Only where something white or a picture covers what is below it, the order stays.
    """

    def __init__(self, painter: QPainter, factor: float, face: Typeface) -> None:
        self._painter = painter
        self._factor = factor
        self._face = face
        self._font: tuple[bool, bool, int] | None = None

    def draw_all(self, marks: tuple[Mark, ...]) -> None:
        """Draw a page's marks."""
        page = sorter(self._face, FLOOR / self._factor).page(marks)
        if page.covering:
            for mark in marks:
                self._draw_turned(mark)
            return
        self._draw_sorted(page, fills=True, rest=True)

    def draw_pieces(self, pieces: Iterable[tuple[Mark, ...]], *, fills: bool, rest: bool) -> None:
        """Draw marks of one piece."""
        self._draw_sorted(sorter(self._face, FLOOR / self._factor).pieces(pieces), fills=fills, rest=rest)

    def _draw_sorted(self, page: Sorted, *, fills: bool, rest: bool) -> None:
        if fills:
            self._fills(page)
        if rest:
            self._strokes(page)
            for mark in page.others:
                self._draw_turned(mark)
            self._texts(page)

    def _fills(self, page: Sorted) -> None:
        painter = self._painter
        painter.setPen(Qt.PenStyle.NoPen)
        for colour, boxes, paths in page.fills:
            painter.setBrush(_colour(colour))
            if boxes:
                painter.drawRects(boxes)
            if paths:
                painter.drawPath(joined(paths))

    def _strokes(self, page: Sorted) -> None:
        painter, factor = self._painter, self._factor
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for pen, (boxes, lines, paths) in page.strokes.items():
            painter.setPen(_pen(pen, factor))
            if boxes:
                painter.drawRects(boxes)
            if lines:
                painter.drawLines(lines)
            if paths:
                painter.drawPath(joined(paths))

    def _texts(self, page: Sorted) -> None:
        """Set lines one after the other; those that are upright and as wide as they are without a detour."""
        colour, painter = "", self._painter
        draw = painter.drawGlyphRun
        for text in page.texts:
            if type(text) is Run:
                if text[0] != colour:
                    colour = text[0]
                    painter.setPen(_colour(colour))
                draw(text[1], text[2])
            else:
                self._draw_turned(text)  # type: ignore[arg-type]
                colour = ""

    def _draw_turned(self, mark: Mark) -> None:
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
        self._font = None

    def _draw(self, mark: Mark) -> None:
        if isinstance(mark, Glyphs):
            self._text(mark)
            return
        if isinstance(mark, Photo):
            self._painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            self._painter.drawImage(rectangle(mark.area), QImage.fromData(mark.data))
            return
        self._painter.setPen(_pen(mark.pen, self._factor))
        self._painter.setBrush(QBrush(_colour(mark.fill)) if mark.fill else Qt.BrushStyle.NoBrush)
        if isinstance(mark, Stroke):
            self._stroke(mark)
        else:
            self._round(mark)

    def _stroke(self, mark: Stroke) -> None:
        points = QPolygonF([QPointF(x * GRAIN, y * GRAIN) for x, y in mark.points])
        if mark.closed:
            self._painter.drawPolygon(points)
        else:
            self._painter.drawPolyline(points)

    def _round(self, mark: Round) -> None:
        box = rectangle(mark.area)
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
        style = mark.style
        pt = max(style.pt, FLOOR / self._factor)
        pixels = pt * PT * GRAIN
        painter = self._painter
        painter.save()
        painter.translate(mark.x * GRAIN, mark.middle * GRAIN + BASELINE * pixels)
        painter.scale(min(1.0, style.stretch * style.pt / pt), 1.0)
        if mark.outline:
            path = QPainterPath()
            path.addText(0.0, 0.0, self._face.font(style, round(pixels)), mark.text)
            painter.strokePath(path, _pen(Pen(mark.outline), self._factor))
        else:
            painter.setPen(_colour(mark.colour))
            self._line(mark.text, style, round(pixels), QPointF(0.0, 0.0))
        painter.restore()
        self._font = None

    def _line(self, text: str, style: Style, size: int, at: QPointF) -> None:
        """Set signs that were looked up once; text that is shaped or borrowed from other faces is left to Qt."""
        run = self._face.run(text, style, size)
        if run is not None:
            self._painter.drawGlyphRun(at, run)
            return
        key = (style.bold, style.tabular, size)
        if key != self._font:
            self._painter.setFont(self._face.font(style, size))
            self._font = key
        self._painter.drawText(at, text)


@cache
def _colour(name: str) -> QColor:
    return QColor(name)


@lru_cache(256)
def _pen(pen: Pen | None, factor: float) -> QPen:
    if pen is None:
        return QPen(Qt.PenStyle.NoPen)
    made = QPen(QColor(Qt.GlobalColor.black), pen.width * GRAIN / factor)
    made.setCapStyle(Qt.PenCapStyle.RoundCap if pen.round else Qt.PenCapStyle.FlatCap)
    made.setJoinStyle(Qt.PenJoinStyle.RoundJoin if pen.round else Qt.PenJoinStyle.MiterJoin)
    if pen.dash:
        made.setDashPattern([length / pen.width for length in pen.dash])
    return made
