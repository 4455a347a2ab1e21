"""Each die, and the table on which dice tumble and come to rest on the faces that are already decided."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from random import Random

from PySide6.QtCore import QAbstractAnimation, QObject, QPointF, QRect, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.views.batched_scene import BatchedScene
from desktop.views.dice.layout import LARGEST, Frame, Layout, arrange
from desktop.views.dice.look import DiceGroup, Die, DieState
from desktop.views.dice.motion import DieMotion, Pose, toss
from desktop.views.dice.painting import EDGE_ON, paint_die, paint_lid, rest
from desktop.views.dice.shapes import PERCENT
from desktop.views.style.theme import px
from desktop.views.style.theme_tokens import Theme

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


HIDDEN = (DieState.WAITING, DieState.COVERED)
"""Standings in which no face can be seen; such dice do not tumble."""
LETTERS, NAME = 12, 4 / 3
"""px at 100 % of the letters of names above groups of dice, and how many times as high their line is."""
MANY = 40
"""More moving dice than this are drawn with fewer figures until they rest."""


@dataclass
class _Thrown:
    item: DieItem
    toss: DieMotion | None


class DiceScene(BatchedScene):
    """Shows groups of dice. New dice roll in; dice already shown stay.

    The scene decides nothing: a die that is given with value 4 comes to rest on 4.
    """

    throw_finished = Signal()
    """Every die rests; sent once per `show_dice`, at once when nothing moves."""

    def __init__(self, theme: Theme, rng: Random | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.animated = True
        self._rng = rng or Random()
        self._groups: tuple[DiceGroup, ...] = ()
        self._seed = self._rng.random()
        self.thrown: list[list[_Thrown]] = []
        self.arrangement = Layout(LARGEST, (), ())
        self._width, self._height = 296.0, 120.0
        self._letters: float | None = None
        self.clock = QVariantAnimation(self)
        self.clock.setStartValue(0.0)
        self.clock.valueChanged.connect(self._move)
        self.clock.finished.connect(self._finish_throw)
        self.setItemIndexMethod(BatchedScene.ItemIndexMethod.NoIndex)
        self.set_theme(theme)

    @property
    def tumbling(self) -> bool:
        """Tell whether any die is still moving."""
        return self.clock.state() == QAbstractAnimation.State.Running

    @property
    def groups(self) -> tuple[DiceGroup, ...]:
        """What is shown."""
        return self._groups

    def show_dice(self, groups: Sequence[DiceGroup]) -> None:
        """Show these groups; dice that were not there before are thrown in."""
        self.clock.stop()
        before, self._groups = self._groups, tuple(spread(group) for group in groups)
        fresh = _all_new(before, self._groups)
        same = _shape(before) == _shape(self._groups) and not fresh
        if fresh:
            self._seed = self._rng.random()
        if not same:
            self._arrange()
        new = self._rebuild(before, keep=same)
        if new and self.animated:
            self._throw(new)
        else:
            self._finish_throw()

    def finish(self) -> None:
        """Let every die rest now."""
        if self.tumbling:
            self.clock.stop()
            self._finish_throw()

    def resize(self, width: float, height: float) -> None:
        """Take another size of table in px."""
        if (width, height) == (self._width, self._height) or width < 20 or height < 20:
            return
        self._width, self._height = width, height
        self.setSceneRect(0, 0, width, height)
        flying = [[(thrown.toss, thrown.item.hurried) for thrown in group] for group in self.thrown]
        self._arrange()
        self._rebuild(self._groups, keep=False)
        if self.tumbling:
            self._fly_on(flying)

    @property
    def letters(self) -> float:
        """px of the letters of a name above dice."""
        return px(LETTERS) if self._letters is None else self._letters

    def set_letters(self, letters: float) -> None:
        """Write names in letters of so many px from the next size on: a table that is drawn large makes them larger."""
        self._letters = letters

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of a theme."""
        self._theme = theme
        shadow = QColor("#000000" if theme.dark else "#20242C")
        shadow.setAlphaF(0.55 if theme.dark else 0.2)
        self._surroundings = DieColours(
            shadow, theme.colour("strong_line"), theme.colour("accent"), theme.colour("base")
        )
        for group in self.thrown:
            for thrown in group:
                thrown.item.surroundings = self._surroundings
        self.update()

    def _arrange(self) -> None:
        counts = [len(group.dice) for group in self._groups]
        top = self.letters * NAME if any(group.name for group in self._groups) else 0
        # the same seed leaves every die as it lies when the window changes or dice are added
        seeded = Random(self._seed)
        self.arrangement = arrange(counts, self._width, self._height, seeded, px(LARGEST), top, others(self._groups))

    def _rebuild(self, before: Sequence[DiceGroup], *, keep: bool) -> list[_Thrown]:
        """Make the items again, or only those that changed; return what has been thrown since."""
        old = self.thrown
        if not keep:
            self.clear()
        self.thrown, new = [], []
        for g, group in enumerate(self._groups):
            row: list[_Thrown] = []
            for d, die in enumerate(group.dice):
                was = before[g].dice[d] if g < len(before) and d < len(before[g].dice) else None
                thrown = old[g][d] if keep else None
                if thrown is not None and was is not None and _same_face(was, die):
                    thrown.item.become(die)
                else:
                    if thrown is not None:
                        self.removeItem(thrown.item)
                    thrown = _Thrown(self._item(g, d, die), None)
                    if die.standing not in HIDDEN and (was is None or not _same_face(was, die)):
                        new.append(thrown)
                row.append(thrown)
            self.thrown.append(row)
        return new

    def _item(self, group: int, number: int, die: Die) -> DieItem:
        place = self.arrangement.places[group][number]
        pose = Pose(place.x, place.y, 0.0, rest(die.sides, die.value, place.chance, place.turn))
        item = DieItem(die, self.arrangement.radius, pose, self._surroundings)
        item.setZValue(place.y)
        self.addItem(item)
        return item

    def _throw(self, new: Sequence[_Thrown]) -> None:
        from_left = self._rng.random() < 0.5
        order = sorted(new, key=lambda thrown: thrown.item.pose.x, reverse=from_left)
        for index, thrown in enumerate(order):
            late = index / max(1, len(order) - 1)
            args = (self.arrangement.radius, self._width, self._height, from_left, late, self._rng)
            thrown.toss = toss(thrown.item.pose, *args)
            thrown.item.moving = True
            thrown.item.hurried = len(order) > MANY
        longest = max(thrown.toss.finish for thrown in new if thrown.toss)
        self.clock.setEndValue(longest)
        self.clock.setDuration(round(longest * 1000))
        self._move(0.0)
        self.clock.start()

    def _fly_on(self, flying: Sequence[Sequence[tuple[DieMotion | None, bool]]]) -> None:
        """Let dice in the air continue to their place in the new layout."""
        for group, tosses in zip(self.thrown, flying, strict=True):
            for thrown, (former, hurried) in zip(group, tosses, strict=True):
                if former is not None:
                    thrown.toss = former.towards(thrown.item.pose, self.arrangement.radius)
                    thrown.item.moving, thrown.item.hurried = True, hurried
        self._move(float(self.clock.currentValue()))

    def _move(self, seconds: float) -> None:
        for group in self.thrown:
            for thrown in group:
                if thrown.toss is not None:
                    thrown.item.take(thrown.toss.at(seconds))

    def _finish_throw(self) -> None:
        for group in self.thrown:
            for thrown in group:
                if thrown.toss is not None:
                    thrown.item.moving = False
                    thrown.item.take(thrown.toss.end)
                    thrown.item.update()
                    thrown.toss = None
        self.throw_finished.emit()

    # Qt's names from here on

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Draw the table, and what joins the groups."""
        painter.fillRect(rect, self._theme.colour("tray"))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for frame in self.arrangement.frames:
            group = self._groups[frame.group]
            if group.added:
                self._draw_frame(painter, frame)
            if group.name and frame.begins:
                self._draw_name(painter, frame, group.name)
        for left, right in pairwise(self.arrangement.frames):
            if self._groups[right.group].added and right.group != left.group and right.top == left.top:
                self._draw_plus(painter, (left.left + left.width + right.left) / 2, right.top + right.height / 2)

    def _draw_frame(self, painter: QPainter, frame: Frame) -> None:
        painter.setPen(QPen(self._theme.colour("accent"), 1.6, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        box = QRectF(frame.left, frame.top, frame.width, frame.height).adjusted(1.5, 1.5, -1.5, -1.5)
        painter.drawRoundedRect(box, 4, 4)

    def _draw_name(self, painter: QPainter, frame: Frame, name: str) -> None:
        font = QFont(self.font())
        font.setPixelSize(max(1, round(self.letters)))
        painter.setFont(font)
        painter.setPen(self._theme.colour("second_ink"))
        metrics = QFontMetricsF(font)
        text = written(name, metrics, frame.width - 4, again=self._groups[frame.group].added)
        place = QRectF(frame.left, frame.top - self.letters * NAME + 2, frame.width, metrics.height())
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, text)

    def _draw_plus(self, painter: QPainter, x: float, y: float) -> None:
        pen = QPen(self._theme.colour("ink"), 2)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        arm = min(6.0, self.arrangement.radius * 0.25)
        painter.drawLine(QRectF(x - arm, y, 2 * arm, 0).topLeft(), QRectF(x - arm, y, 2 * arm, 0).topRight())
        painter.drawLine(QRectF(x, y - arm, 0, 2 * arm).topLeft(), QRectF(x, y - arm, 0, 2 * arm).bottomLeft())


def written(name: str, metrics: QFontMetricsF, width: float, *, again: bool) -> str:
    """Return of a name what fits above dice; nothing where little more than dots would be left.

    Args:
        again: rerolled dice, in the colour of the side's other dice.
    """
    text = metrics.elidedText(name, Qt.TextElideMode.ElideRight, width)
    return "" if text != name and (again or len(text) < 3) else text


def others(groups: Sequence[DiceGroup]) -> frozenset[int]:
    """Return the groups of the other side that follow rerolled dice and would look like theirs."""
    return frozenset(n for n, (one, two) in enumerate(pairwise(groups), 1) if one.added and not two.added)


def spread(group: DiceGroup) -> DiceGroup:
    """Show every d100 as the two ten-sided dice that lie on the table: tens and units."""
    dice: list[Die] = []
    for die in group.dice:
        if die.sides == 100:
            tens, units = die.value // 10 % 10 or 10, die.value % 10 or 10
            dice += [Die(PERCENT, tens, die.colour, die.standing), Die(10, units, die.colour, die.standing)]
        else:
            dice.append(die)
    return DiceGroup(tuple(dice), group.name, group.added)


def _shape(groups: Sequence[DiceGroup]) -> list[tuple[int, bool, bool]]:
    return [(len(group.dice), group.added, bool(group.name)) for group in groups]


def _all_new(before: Sequence[DiceGroup], groups: Sequence[DiceGroup]) -> bool:
    """Tell whether not one die of the first group lies as before."""
    old, new = (before[0].dice if before else ()), (groups[0].dice if groups else ())
    return len(old) != len(new) or not any(_same_face(a, b) for a, b in zip(old, new, strict=True))


def _same_face(one: Die, other: Die) -> bool:
    return (one.sides, one.value, one.colour) == (other.sides, other.value, other.colour) and (
        (one.standing in HIDDEN) == (other.standing in HIDDEN)
    )
