"""What a painter needs of a mark, found once: places in whole painter units, paths, signs of a line.

Whole units, a hundredth of a millimetre each, are a third of the digits that a PDF would have to say otherwise.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QGlyphRun, QPainterPath

from desktop.views.paper.sheet.ink import BASELINE, PT, WHITE, Area
from desktop.views.paper.sheet.marks import Glyphs, Mark, Pen, Photo, Round, Stroke
from desktop.views.paper.text.known import Known, pieces_of
from desktop.views.paper.text.typeface import Typeface

GRAIN = 100
"""Painter units to the mm: fine enough that whole-number font sizes do not show."""


class Run(NamedTuple):
    """Signs of one typeface, size and colour, with their places."""

    colour: str
    at: QPointF
    signs: QGlyphRun


class Fill(NamedTuple):
    """What is filled with one colour."""

    colour: str
    boxes: list[QRectF]
    paths: list[QPainterPath]


class Drawn(NamedTuple):
    """What one pen draws."""

    boxes: list[QRectF]
    lines: list[QLineF]
    paths: list[QPainterPath]


class Sorted:
    """Marks sorted so that a painter changes pens and colours as seldom as can be."""

    __slots__ = ("covering", "fills", "others", "strokes", "texts")

    def __init__(self) -> None:
        """Begin with none."""
        self.fills: list[Fill] = []
        """In the order of the page, those of one colour that follow each other together."""
        self.strokes: dict[Pen, Drawn] = {}
        self.others: list[Mark] = []
        """Shapes that are drawn on their own."""
        self.texts: list[Run | Glyphs] = []
        """In the order of the page; a mark where Qt has to find the signs, or that needs a detour."""
        self.covering = False
        """Whether something covers what is below it."""

    def fill(self, colour: str) -> Fill:
        """Return what is filled last, if it has this colour, or a new one."""
        if not self.fills or self.fills[-1].colour != colour:
            self.fills.append(Fill(colour, [], []))
        return self.fills[-1]

    def drawn(self, pen: Pen) -> Drawn:
        """Return what a pen draws."""
        drawn = self.strokes.get(pen)
        if drawn is None:
            drawn = self.strokes[pen] = Drawn([], [], [])
        return drawn

    def add(self, others: Iterable[Sorted]) -> None:
        """Take all that others have sorted, after what is here."""
        texts, strokes = self.texts, self.strokes
        for other in others:
            if other.texts:
                texts += other.texts
            if other.strokes:
                for pen, drawn in other.strokes.items():
                    mine = strokes.get(pen) or self.drawn(pen)
                    if drawn[0]:
                        mine[0].extend(drawn[0])
                    if drawn[1]:
                        mine[1].extend(drawn[1])
                    if drawn[2]:
                        mine[2].extend(drawn[2])
            for colour, boxes, paths in other.fills:
                last = self.fill(colour)
                last.boxes.extend(boxes)
                last.paths.extend(paths)
            if other.others:
                self.others += other.others
            if other.covering:
                self.covering = True


class MarkSorter:
    """Sorts marks for one typeface; results for marks and pieces that are drawn again are cached."""

    def __init__(self, face: Typeface, floor: float) -> None:
        """Begin with nothing known.

        Args:
            floor: pt; smaller text needs a detour.
        """
        self._face, self._floor = face, floor
        self._known: Known[tuple[Mark, ...], Sorted] = Known(self._sorted)

    def page(self, marks: tuple[Mark, ...]) -> Sorted:
        """Sort a page's marks."""
        return self.pieces(pieces_of(marks))

    def pieces(self, pieces: Iterable[tuple[Mark, ...]]) -> Sorted:
        """Sort marks of one piece."""
        page = Sorted()
        page.add(self._known.all(pieces))
        return page

    def _sorted(self, marks: tuple[Mark, ...]) -> Sorted:
        found = Sorted()
        texts: list[_Waiting] = []
        for mark in marks:
            if isinstance(mark, Glyphs):
                self._text(found, texts, mark)
            elif isinstance(mark, Photo) or mark.fill == WHITE:
                found.covering = True
            elif mark.turn is not None:
                found.others.append(mark)
            elif isinstance(mark, Stroke):
                _stroke(found, mark)
            else:
                _round(found, mark)
        self._set(found, texts)
        return found

    def _text(self, found: Sorted, waiting: list[_Waiting], mark: Glyphs) -> None:
        """Let lines of one style and colour wait for each other."""
        style = mark.style
        pixels = style.pt * PT * GRAIN
        usual = mark.turn is None and not mark.outline and style.stretch == 1 and style.pt >= self._floor
        run = self._face.run(mark.text, style, round(pixels)) if usual else None
        if run is None:
            self._set(found, waiting)
            found.texts.append(mark)
            return
        if waiting and (waiting[-1].mark.style, waiting[-1].mark.colour) != (style, mark.colour):
            self._set(found, waiting)
        at = QPointF(round(mark.x * GRAIN), round(mark.middle * GRAIN + BASELINE * pixels))
        waiting.append(_Waiting(mark, at, run))

    def _set(self, found: Sorted, waiting: list[_Waiting]) -> None:
        """Set lines that waited as one."""
        if waiting:
            alone = len(waiting) == 1
            at, run = (waiting[0].at, waiting[0].signs) if alone else (QPointF(), _together(waiting))
            found.texts.append(Run(waiting[0].mark.colour, at, run))
            waiting.clear()


class _Waiting(NamedTuple):
    mark: Glyphs
    at: QPointF
    signs: QGlyphRun


def _together(lines: list[_Waiting]) -> QGlyphRun:
    """Return lines of one typeface and size as one."""
    run = QGlyphRun()
    run.setRawFont(lines[0].signs.rawFont())
    run.setGlyphIndexes([sign for line in lines for sign in line.signs.glyphIndexes()])
    run.setPositions([line.at + place for line in lines for place in line.signs.positions()])
    return run


@cache
def sorter(face: Typeface, floor: float) -> MarkSorter:
    """Return what sorts marks.

    Args:
        floor: pt; smaller text needs a detour.
    """
    return MarkSorter(face, floor)


def _stroke(found: Sorted, mark: Stroke) -> None:
    points = [QPointF(round(x * GRAIN), round(y * GRAIN)) for x, y in mark.points]
    if len(points) == 2 and mark.pen:
        found.drawn(mark.pen).lines.append(QLineF(*points))
        return
    path = QPainterPath(points[0])
    for point in points[1:]:
        path.lineTo(point)
    if mark.closed:
        path.closeSubpath()
    _path(found, mark, path)


def _round(found: Sorted, mark: Round) -> None:
    box = rectangle(mark.area)
    if mark.radius == 0.0:
        if mark.fill:
            found.fill(mark.fill).boxes.append(box)
        if mark.pen:
            found.drawn(mark.pen).boxes.append(box)
        return
    path = QPainterPath()
    if mark.radius is not None:
        path.addRoundedRect(box, mark.radius * GRAIN, mark.radius * GRAIN)
    elif math.isclose(mark.span, 360.0):
        path.addEllipse(box)
    else:
        path.arcMoveTo(box, mark.start)
        path.arcTo(box, mark.start, mark.span)
    _path(found, mark, _whole(path))


def _whole(path: QPainterPath) -> QPainterPath:
    """Put the points of a curve in whole units."""
    for number in range(path.elementCount()):
        point = path.elementAt(number)
        path.setElementPositionAt(number, round(point.x), round(point.y))
    return path


def _path(found: Sorted, mark: Stroke | Round, path: QPainterPath) -> None:
    if mark.fill:
        found.fill(mark.fill).paths.append(path)
    if mark.pen:
        found.drawn(mark.pen).paths.append(path)


def rectangle(area: Area) -> QRectF:
    """Return an area in whole painter units."""
    left, top = round(area.x * GRAIN), round(area.y * GRAIN)
    return QRectF(left, top, round(area.right * GRAIN) - left, round(area.bottom * GRAIN) - top)


def joined(paths: list[QPainterPath]) -> QPainterPath:
    """Return several shapes as one."""
    whole = QPainterPath()
    whole.setFillRule(whole.fillRule().WindingFill)
    for path in paths:
        whole.addPath(path)
    return whole
