"""What one die looks like: its colour in every light, its figures, and whether it counts."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QPainterPath, QTransform

from desktop.views.dice.shapes import PERCENT, label
from desktop.views.style import fonts

IVORY = "#F3EBDA"
RED = "#C2361F"
INK = "#20242C"
SHADES = 40
"""Steps of brightness; as many brushes are kept per colour."""


class DieState(StrEnum):
    """How a die takes part."""

    COUNTED = "counted"
    SELECTED = "selected"
    DROPPED = "dropped"
    """Thrown but not adopted: shown at 45 %."""
    WAITING = "waiting"
    """Not thrown yet: an empty place."""
    COVERED = "covered"
    """A lid: nothing of the die can be seen."""


@dataclass(frozen=True)
class Die:
    """One die as it is to be shown."""

    sides: int
    value: int
    colour: str = "#2F4B8F"
    standing: DieState = DieState.COUNTED


@dataclass(frozen=True)
class DiceGroup:
    """Dice thrown together."""

    dice: tuple[Die, ...]
    name: str = ""
    """Written beside the dice where several people throw."""
    added: bool = False
    """Joins what is before: drawn apart with a plus sign."""


@dataclass(frozen=True)
class Colours:
    """Everything painted for one colour of dice."""

    shades: tuple[QBrush, ...]
    """From the darkest face to the brightest."""
    edge: QBrush
    ink: QBrush
    one: QBrush
    """Of the single pip: red on ivory."""


@cache
def colours(colour: str) -> Colours:
    """Work out the brushes of a colour, which may be `#RRGGBB`."""
    base = QColor(colour)
    light = base.lightnessF() > 0.6
    shades = tuple(QBrush(_lit(base, 0.42 + 0.72 * step / (SHADES - 1))) for step in range(SHADES))
    ink = QBrush(QColor(INK if light else "#FFFFFF"))
    return Colours(shades, QBrush(_lit(base, 0.9 if light else 1.22)), ink, QBrush(QColor(RED)) if light else ink)


def _lit(colour: QColor, brightness: float) -> QColor:
    """Darken below 1, mix with white above."""
    if brightness <= 1:
        return QColor.fromRgbF(*(c * brightness for c in _rgb(colour)))
    return QColor.fromRgbF(*(c + (1 - c) * min(1.0, (brightness - 1) * 1.4) for c in _rgb(colour)))


def _rgb(colour: QColor) -> tuple[float, float, float]:
    return colour.redF(), colour.greenF(), colour.blueF()


@cache
def figure(text: str, underlined: bool) -> QPainterPath:
    """Return a number as an outline: a figure is 1 high, the middle is at the origin, y grows downwards."""
    font = QFont(fonts.load().text)
    font.setPixelSize(100)
    font.setBold(True)
    path = QPainterPath()
    path.addText(0, 0, font, text)
    box = path.boundingRect()
    if underlined:
        path.addRect(QRectF(box.left(), box.bottom() + 9, box.width(), 9))
    eight = QPainterPath()
    eight.addText(0, 0, font, "8")
    height = eight.boundingRect().height()
    place = QTransform().scale(1 / height, 1 / height).translate(-box.center().x(), -box.center().y())
    return place.map(path)


def underlined(sides: int, text: str) -> bool:
    """Tell whether a number needs a line below: 6 and 9, where the die has both or it could be read as the other."""
    return text in ("6", "9") and sides not in (4, 6, PERCENT)


_PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}


@cache
def pips(value: int) -> QPainterPath:
    """Return the pips of a cube's face, whose half side is 1."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    radius = 0.25 if value == 1 else 0.165
    for x, y in _PIPS[value]:
        path.addEllipse(QRectF(x * 0.5 - radius, y * 0.5 - radius, 2 * radius, 2 * radius))
    return path


def spoken(die: Die) -> str:
    """Return what a screen reader says for a die."""
    if die.standing in (DieState.COVERED, DieState.WAITING):
        return "?"
    return label(die.sides, die.value) if die.sides == PERCENT else str(die.value)
