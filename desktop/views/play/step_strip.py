"""Steps or phases in a row: what is done, the present scene, what comes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QFont, QPainter, QPaintEvent, QPalette, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.views.spoken import listed
from desktop.views.style import icons, theme
from desktop.views.style.measured import Measured, folds

StepState = Literal["done", "now", "later"]
LEAST = 92
"""Width in px at 100 % below which the boxes break into a second line."""
GAP = 18
"""Between two boxes; the arrow is there."""
LEFT, RIGHT, MARK = 8, 6, 18
"""Px at 100 % beside what is in a box, and of the mark before its title."""

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True)
class StepBox:
    """One step as shown."""

    title: str
    text: str = ""
    """What was done in it, or what is to be done."""
    state: StepState = "later"
    number: int = 0
    """Shown before the title of a later step; 0: none."""


def state_at(place: int, now: int) -> StepState:
    """Tell the state of a step while play is at another."""
    return "done" if place < now else "now" if place == now else "later"


class StepStrip(QWidget):
    """Boxes from left to right, in as many lines as the width asks for."""

    spoken_role = QAccessible.Role.Graphic

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._boxes: tuple[StepBox, ...] = ()
        self._looks: dict[bool, Measured] = {}
        """The typefaces, bold or not."""
        self.setAccessibleName(self.tr("手順"))
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def boxes(self) -> tuple[StepBox, ...]:
        """The steps as they are shown."""
        return self._boxes

    def show_boxes(self, boxes: Sequence[StepBox]) -> None:
        """Show these steps."""
        if tuple(boxes) == self._boxes:
            return
        before, self._boxes = self._boxes, tuple(boxes)
        now = next((box for box in self._boxes if box.state == "now"), None)
        self.setAccessibleDescription(f"{now.title} {now.text}" if now is not None else "")
        if [box.title for box in before] != [box.title for box in self._boxes]:
            self.updateGeometry()
            self.update()
            return
        for old, new, place in zip(before, self._boxes, self.places(), strict=True):
            if old != new:
                self.update(place.toAlignedRect())

    def spoken_value(self) -> str:
        """What a screen reader says of it."""
        return listed(f"{'✓ ' if b.state == 'done' else ''}{b.title} {b.text}".strip() for b in self._boxes)

    def _columns(self, width: int) -> int:
        least = theme.px(LEAST) + GAP
        return max(1, min(len(self._boxes) or 1, (width + GAP) // least))

    def _high(self) -> int:
        return self.fontMetrics().height() * 2 + theme.px(18)

    def places(self) -> list[QRectF]:
        """Return the place of each box."""
        columns, high = self._columns(self.width()), self._high()
        wide = self._widths(columns)
        lefts = [sum(wide[:column]) + column * GAP for column in range(columns)]
        places = (divmod(number, columns) for number in range(len(self._boxes)))
        return [QRectF(lefts[column], line * (high + 6), wide[column], high) for line, column in places]

    def _widths(self, columns: int) -> list[float]:
        """Share the width alike; where a title has no room then, others in the same line lend it some of theirs."""
        room = self.width() - (columns - 1) * GAP
        look = self._look(bold=True)
        asked = [look.wide(box.title) + theme.px(LEFT + RIGHT + MARK) + 2 for box in self._boxes]
        spare = (room - sum(asked)) / columns
        if columns < len(self._boxes) or spare < 0 or max(asked) <= room / columns:
            return [room / columns] * columns
        return [one + spare for one in asked]

    def _look(self, *, bold: bool) -> Measured:
        if bold not in self._looks:
            font = QFont(self.font())
            font.setBold(bold)
            self._looks[bold] = Measured(font)
        return self._looks[bold]

    # Qt's names from here on

    def changeEvent(self, event: QEvent) -> None:
        """Take another typeface."""
        self._looks.clear()
        super().changeEvent(event)

    def hasHeightForWidth(self) -> bool:
        """The narrower, the more lines."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of the lines at a width."""
        lines = -(-len(self._boxes) // self._columns(width)) if self._boxes else 0
        return lines * (self._high() + 6) - 6 if lines else 0

    def sizeHint(self) -> QSize:
        """As high as the lines at the width there is: a layout gives a fixed height no more than this."""
        width = theme.px(LEAST + GAP) * max(1, len(self._boxes))
        return QSize(width, self.heightForWidth(self.width()) or self._high())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Ask for room for more lines, or for fewer."""
        super().resizeEvent(event)
        if self._columns(event.oldSize().width()) != self._columns(event.size().width()):
            self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        """A single box."""
        return QSize(theme.px(LEAST), self._high())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw every box."""
        if not self._boxes:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for box, place in zip(self._boxes, self.places(), strict=True):
            if event.region().intersects(place.toAlignedRect()):
                self._draw(painter, place, box)
            side = min(theme.px(14), GAP)
            arrow = QRectF(place.left() - (GAP + side) / 2, place.center().y() - side / 2, side, side)
            if place.left() and event.region().intersects(arrow.toAlignedRect()):
                icons.draw(painter, "chevron_right", arrow, theme.current().colour("second_ink"))

    def _draw(self, painter: QPainter, place: QRectF, box: StepBox) -> None:
        tokens, now = theme.current(), box.state == "now"
        painter.setPen(QPen(tokens.colour("accent" if now else "line"), 2 if now else 1))
        painter.setBrush(tokens.colour("tint" if now else "base" if box.state == "done" else "panel"))
        painter.drawRoundedRect(place.adjusted(1, 1, -1, -1), 4, 4)
        inner = place.adjusted(theme.px(LEFT), theme.px(6), -theme.px(RIGHT), -theme.px(6))
        line = float(self.fontMetrics().height())
        left = inner.left()
        if not box.text:  # a title alone is in the middle
            inner.moveTop(place.center().y() - line / 2)
        ink = tokens.colour("accent") if now else self.palette().color(QPalette.ColorRole.WindowText)
        quiet = self.palette().color(QPalette.ColorRole.PlaceholderText)
        if box.state != "later":
            side = theme.px(12)
            mark = QRectF(left, inner.top() + (line - side) / 2, side, side)
            icons.draw(painter, "check" if box.state == "done" else "chevron_right", mark, ink)
            left += theme.px(MARK)
        look = self._look(bold=now)
        painter.setFont(look.font)
        painter.setPen(quiet if box.state == "later" else ink)
        title = f"{box.number} {box.title}" if box.number and box.state == "later" else box.title
        room = QRectF(left, inner.top(), inner.right() - left, line)
        if box.text or not folds(title, look.wide, room.width()):
            painter.drawText(room, _LEFT, look.elided(title, room.width()))
        else:
            room.setTop(place.center().y() - line)
            room.setHeight(2 * line)
            painter.drawText(room, _LEFT | Qt.TextFlag.TextWordWrap, title)
        plain = self._look(bold=False)
        painter.setFont(plain.font)
        painter.setPen(quiet if box.state == "later" else self.palette().color(QPalette.ColorRole.WindowText))
        below = QRectF(inner.left(), inner.top() + line + 2, inner.width(), line)
        painter.drawText(below, _LEFT, plain.elided(box.text, below.width()))
