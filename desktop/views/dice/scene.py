"""The tray: dice tumble in a graphics scene and settle on faces that the throw already holds; it only reveals."""

from __future__ import annotations

import random
from dataclasses import dataclass
from math import ceil, sqrt

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsScene,
    QGraphicsView,
    QStyleOptionGraphicsItem,
    QWidget,
)

from desktop.core.dice import Face, Throw
from desktop.views import theme
from desktop.views.dice.motion import Toss
from desktop.views.dice.painting import (
    DieLook,
    paint_covered,
    paint_die,
    paint_shadow,
    settled,
    shape_of,
    shown_number,
)

DURATION = 1100
"""Milliseconds from the throw until everything lies still."""
LARGEST_RADIUS = 46.0
DROPPED_OPACITY = 0.45


@dataclass(frozen=True)
class Shown:
    """One solid on the tray; a d100 is two of them."""

    sides: int
    value: int
    tens: bool = False
    group: int = 0
    """Throws that came later lie apart."""
    kept: bool = True
    plain: bool = False
    """True where no solid has that many sides: a tile with the number."""


def solids_of(face: Face, group: int, kept: bool) -> list[Shown]:
    """Return what lies on the table for one face."""
    if face.sides == 100:
        tens, units = divmod(face.value % 100, 10)
        return [Shown(10, tens or 10, True, group, kept), Shown(10, units or 10, False, group, kept)]
    if face.sides > 20 or face.sides < 3:
        return [Shown(face.sides, face.value, False, group, kept, plain=True)]
    return [Shown(face.sides, face.value, False, group, kept, plain=face.value > shape_of(face.sides))]


class DieItem(QGraphicsItem):
    """One die; drawn from its way and the time."""

    def __init__(self, shown: Shown, look: DieLook, toss: Toss) -> None:
        super().__init__()
        self.shown, self._look, self._toss = shown, look, toss
        self._radius, self._time, self._rest, self._width = 30.0, 1.0, QPointF(), 1.0
        self.covered = False
        spin = toss.spin if shown.sides != 6 else toss.spin * 0.7
        self._resting = settled(shown.sides, shown.value, spin, toss.tilt)
        self.setOpacity(1.0 if shown.kept else DROPPED_OPACITY)

    def place(self, rest: QPointF, radius: float, width: float) -> None:
        """Say where the die comes to rest, how large it is, and how wide the tray is."""
        self.prepareGeometryChange()
        self._rest, self._radius, self._width = rest, radius, width
        self.set_time(self._time)

    def set_time(self, time: float) -> None:
        """Move to a moment between 0 and 1."""
        self._time = time
        x, y = self._toss.offset(time)
        self.setPos(self._rest + QPointF(x * self._width, y * self._width * 0.4))
        self.update()

    # Qt's names from here on

    def boundingRect(self) -> QRectF:
        """Room for the die in the air and its shadow."""
        r = self._radius
        return QRectF(-r * 1.25, -r * 2.7, r * 2.5, r * 4.1)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw shadow, then die; a covered one is a lid."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens = theme.current()
        if self.covered:
            paint_covered(painter, self._radius, QColor(tokens.second_ink), QColor(tokens.base))
            return
        height = self._toss.height(self._time)
        paint_shadow(painter, self._radius, height)
        painter.translate(0, -height * self._radius)
        if self.shown.plain:
            self._paint_tile(painter)
            return
        matrix = self._toss.turned(self._resting, self._time)
        paint_die(painter, self.shown.sides, matrix, self._radius, self._look, tens=self.shown.tens)

    def _paint_tile(self, painter: QPainter) -> None:
        r = self._radius * 0.8
        painter.setPen(QPen(self._look.marks, 1))
        painter.setBrush(self._look.body)
        painter.drawRoundedRect(QRectF(-r, -r, 2 * r, 2 * r), r * 0.25, r * 0.25)
        font = painter.font()
        font.setBold(True)
        font.setPixelSize(max(8, round(r * 0.9)))
        painter.setFont(font)
        painter.setPen(self._look.marks)
        painter.drawText(QRectF(-r, -r, 2 * r, 2 * r), Qt.AlignmentFlag.AlignCenter, str(self.shown.value))


class DiceScene(QGraphicsScene):
    """Everything that lies on the tray."""

    settled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._items: list[DieItem] = []
        self._throws: list[tuple[Throw, tuple[bool, ...] | None]] = []
        self._look = DieLook.coloured(QColor("#2F4B8F"))
        self._animated, self._covered = True, False
        self._source = random.Random()
        self._size = QRectF(0, 0, 292, 120)
        self._moving: list[DieItem] = []
        self._frame = QRectF()
        self._clock = QVariantAnimation(self)
        self._clock.setDuration(DURATION)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.setEasingCurve(QEasingCurve.Type.Linear)
        self._clock.valueChanged.connect(self._tick)
        self._clock.finished.connect(self._land)

    @property
    def moving(self) -> bool:
        """True while dice tumble."""
        return self._clock.state() == QVariantAnimation.State.Running

    def set_animated(self, animated: bool) -> None:
        """Let dice tumble, or lie at once."""
        self._animated = animated

    def set_colour(self, colour: QColor, ivory: bool = False) -> None:
        """Choose the colour of the next dice."""
        self._look = DieLook.of_ivory() if ivory else DieLook.coloured(colour)

    def show_throw(self, throw: Throw, kept: tuple[bool, ...] | None = None) -> None:
        """Throw these dice onto an empty tray.

        Args:
            kept: for each face whether it counts; None: all do.
        """
        self.clear_dice()
        self.add_throw(throw, kept)

    def add_throw(self, throw: Throw, kept: tuple[bool, ...] | None = None) -> None:
        """Throw further dice beside those that lie there, in a frame of their own."""
        group = len(self._throws)
        self._throws.append((throw, kept))
        flags = kept or (True,) * len(throw.faces)
        new = [
            DieItem(shown, self._look, Toss.draw(self._source))
            for face, flag in zip(throw.faces, flags, strict=True)
            for shown in solids_of(face, group, flag)
        ]
        for item in new:
            item.covered = self._covered
            self.addItem(item)
        self._items += new
        self.arrange()
        self._start(new if throw.origin == "app" else [])

    def cover(self) -> None:
        """Put lids over all dice, also those to come."""
        self._set_covered(True)

    def uncover(self) -> None:
        """Take the lids away."""
        self._set_covered(False)

    def clear_dice(self) -> None:
        """Empty the tray."""
        self._clock.stop()
        for item in self._items:
            self.removeItem(item)
        self._items, self._throws, self._moving = [], [], []
        self.update()

    def skip(self) -> None:
        """Let everything lie still now."""
        if self.moving:
            self._clock.stop()
            self._land()

    def set_size(self, width: float, height: float) -> None:
        """Take the size of the view."""
        self._size = QRectF(0, 0, max(40.0, width), max(40.0, height))
        self.setSceneRect(self._size)
        self.arrange()

    def arrange(self) -> None:
        """Give every die a place of its own, as large as fits; later throws follow after a gap."""
        count = len(self._items)
        if not count:
            self._frame = QRectF()
            return
        groups = self._items[-1].shown.group
        width, height = self._size.width() - 16, self._size.height() - 16
        cells = count + groups * 0.5
        columns = self._columns(cells, width, height)
        rows = ceil(cells / columns)
        cell = min(width / columns, height / rows)
        radius = min(LARGEST_RADIUS, cell * 0.4)
        cell = min(cell, radius * 2.9)
        self._place(columns, rows, cell, radius)

    def _columns(self, cells: float, width: float, height: float) -> float:
        """Return how many dice stand in a row so that they are as large as possible."""
        best, largest = max(1.0, cells), 0.0
        for rows in range(1, ceil(sqrt(cells)) + 6):
            columns = ceil(cells / rows * 2) / 2
            size = min(width / columns, height / rows)
            if size > largest + 0.5:
                best, largest = columns, size
        return best

    def _place(self, columns: float, rows: int, cell: float, radius: float) -> None:
        x, row, group = 0.0, 0, 0
        places: list[tuple[DieItem, float, int]] = []
        for item in self._items:
            if item.shown.group != group:
                group, x = item.shown.group, x + 0.5
            if x + 1 > columns + 0.01:
                x, row = 0.0, row + 1
            places.append((item, x, row))
            x += 1
        used = max(place[1] for place in places) + 1
        left = self._size.center().x() - used * cell / 2
        top = self._size.center().y() - (row + 1) * cell / 2
        framed = QRectF()
        for item, column, line in places:
            rest = QPointF(left + (column + 0.5) * cell, top + (line + 0.46) * cell)
            item.place(rest, radius, self._size.width())
            if item.shown.group:
                framed = framed.united(QRectF(rest.x() - cell / 2, rest.y() - cell / 2, cell, cell))
        self._frame = framed.adjusted(2, 0, -2, 4) if framed.isValid() else QRectF()
        self.update()

    def _start(self, new: list[DieItem]) -> None:
        self.skip()
        if not self._animated or not new or self._covered:
            self._land()
            return
        self._moving = new
        self._tick(0.0)
        self._clock.start()

    def _tick(self, time: float) -> None:
        for item in self._moving:
            item.set_time(float(time))

    def _land(self) -> None:
        for item in self._moving:
            item.set_time(1.0)
        self._moving = []
        self.settled.emit()

    def _set_covered(self, covered: bool) -> None:
        self._covered = covered
        for item in self._items:
            item.covered = covered
        self.update()

    def describe(self) -> str:
        """Say what lies there, for screen readers; nothing while it is covered."""
        if self._covered:
            return ""
        return " ".join(shown_number(i.shown.sides, i.shown.value, i.shown.tens) for i in self._items)

    # Qt's names from here on

    def drawBackground(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the felt."""
        painter.fillRect(rect, QColor(theme.current().tray))

    def drawForeground(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the dashed frame around dice that came later."""
        if self._frame.isValid():
            pen = QPen(self.palette().link().color(), 1.6, Qt.PenStyle.DashLine)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(self._frame, 4, 4)
            metrics = QFontMetricsF(painter.font())
            place = QPointF(self._frame.left() - metrics.horizontalAdvance("＋") - 2, self._frame.center().y() + 5)
            painter.setPen(QColor(theme.current().ink))
            painter.drawText(place, "＋")


class DiceView(QGraphicsView):
    """Shows the tray; any click lets moving dice lie still."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.dice = DiceScene(self)
        self.setScene(self.dice)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.dice.settled.connect(lambda: self.setAccessibleDescription(self.dice.describe()))

    # Qt's names from here on

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange the dice for another size."""
        super().resizeEvent(event)
        self.dice.set_size(self.viewport().width(), self.viewport().height())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Let moving dice lie still."""
        self.dice.skip()
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let moving dice lie still on any key."""
        self.dice.skip()
        super().keyPressEvent(event)
