"""One die in the scene."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.views.dice.look import Die, DieState
from desktop.views.dice.motion import Pose
from desktop.views.dice.painting import EDGE_ON, paint_die, paint_lid

PALE = 0.45
"""Opacity of a die that was thrown but not adopted."""
REACH = 1.34
"""Half the side of a die's box in radii."""
HOPS = 2.3
"""How far in radii a die may rise above its place."""
HURRIED = 0.7
"""The same as `EDGE_ON` while very many dice move: fewer figures, more frames."""


@dataclass(frozen=True)
class DieColours:
    """Colours that a die takes from the theme."""

    shadow: QColor
    line: QColor
    accent: QColor
    lid: QColor


class DieItem(QGraphicsItem):
    """Paints a die in a pose; knows nothing of time."""

    def __init__(self, die: Die, radius: float, pose: Pose, surroundings: DieColours) -> None:
        super().__init__()
        self.die = die
        self.radius = radius
        self.pose = pose
        self.surroundings = surroundings
        self.moving = False
        self.hurried = False
        self.setPos(pose.x, pose.y)
        self.setOpacity(PALE if die.standing is DieState.DROPPED else 1.0)

    def take(self, pose: Pose | None) -> None:
        """Show the die in a pose; None hides it."""
        self.setVisible(pose is not None)
        if pose is not None and pose is not self.pose:
            self.pose = pose
            self.setPos(pose.x, pose.y)
            self.setZValue(pose.y + 4 * pose.height)
            self.update()

    def become(self, die: Die) -> None:
        """Show another standing or colour; the face stays."""
        if die != self.die:
            self.die = die
            self.setOpacity(PALE if die.standing is DieState.DROPPED else 1.0)
            self.update()

    # Qt's names from here on

    def boundingRect(self) -> QRectF:
        """Return the box of die, shadow, frame and hops."""
        r = self.radius
        return QRectF(-REACH * r, -(REACH + HOPS) * r, 2 * REACH * r, (2 * REACH + HOPS) * r)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the die by its `standing`."""
        around = self.surroundings
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        match self.die.standing:
            case DieState.WAITING:
                painter.setPen(QPen(around.line, 1.4, Qt.PenStyle.DashLine))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(self._square(0.86), 4, 4)
            case DieState.COVERED:
                paint_lid(painter, self.radius, around.lid, around.line)
            case _:
                self._paint_solid(painter)

    def _paint_solid(self, painter: QPainter) -> None:
        around = self.surroundings
        if self.die.standing is DieState.SELECTED and not self.moving:
            painter.setPen(QPen(around.accent, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(self._square(1.24), 4, 4)
        edge_on = HURRIED if self.hurried and self.moving else EDGE_ON
        paint_die(painter, self.die, self.pose.matrix, self.radius, self.pose.height, around.shadow, edge_on)

    def _square(self, half: float) -> QRectF:
        side = 2 * half * self.radius
        return QRectF(QPointF(-side / 2, -side / 2), QPointF(side / 2, side / 2))
