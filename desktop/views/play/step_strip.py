"""Steps or phases in one line: what is done, the present one, what comes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.views.spoken import listed
from desktop.views.style import icons, theme
from desktop.views.style.measured import Measured

StepState = Literal["done", "now", "later"]
SIZE = 12
"""px at 100 % of the letters."""
GAP = 16
"""px at 100 % between two steps; the arrow is there."""
MARK = 14
"""px at 100 % of the mark before what is done."""

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
    """One line of steps: what is done with a tick, the present one in bold with what is in it, what comes pale."""

    spoken_role = QAccessible.Role.Graphic

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._boxes: tuple[StepBox, ...] = ()
        self._looks: dict[bool, Measured] = {}
        """The typefaces, bold or not."""
        self.setAccessibleName(self.tr("手順"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def boxes(self) -> tuple[StepBox, ...]:
        """The steps as they are shown."""
        return self._boxes

    def show_boxes(self, boxes: Sequence[StepBox]) -> None:
        """Show these steps."""
        if tuple(boxes) == self._boxes:
            return
        self._boxes = tuple(boxes)
        now = next((box for box in self._boxes if box.state == "now"), None)
        self.setAccessibleDescription(f"{now.title} {now.text}" if now is not None else "")
        self.setToolTip(self.spoken_value())
        self.update()

    def spoken_value(self) -> str:
        """What a screen reader says of it."""
        return listed(f"{'✓ ' if b.state == 'done' else ''}{b.title} {b.text}".strip() for b in self._boxes)

    def _look(self, *, bold: bool) -> Measured:
        if bold not in self._looks:
            font = QFont(self.font())
            font.setPixelSize(theme.px(SIZE))
            font.setBold(bold)
            self._looks[bold] = Measured(font)
        return self._looks[bold]

    def texts(self, width: float) -> tuple[str, ...]:
        """Return what is written of each step at a width: the less room, the fewer words beside the titles."""
        full = tuple(f"{box.title} {box.text}".strip() for box in self._boxes)
        some = tuple(f"{b.title} {b.text}".strip() if b.state == "now" else b.title for b in self._boxes)
        titles = tuple(box.title for box in self._boxes)
        return next((texts for texts in (full, some) if self._wide(texts) <= width), titles)

    def _wide(self, texts: Sequence[str]) -> float:
        marks = sum(theme.px(MARK) for box in self._boxes if box.state == "done")
        words = sum(self._look(bold=b.state == "now").wide(t) for b, t in zip(self._boxes, texts, strict=True))
        return words + marks + theme.px(GAP) * max(len(texts) - 1, 0)

    # Qt's names from here on

    def changeEvent(self, event: QEvent) -> None:
        """Take another typeface."""
        self._looks.clear()
        self.updateGeometry()
        super().changeEvent(event)

    def sizeHint(self) -> QSize:
        """One line."""
        return QSize(theme.px(240), theme.px(SIZE + 6))

    def minimumSizeHint(self) -> QSize:
        """One line, however narrow: what has no room is in the tip."""
        return QSize(theme.px(80), theme.px(SIZE + 6))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw every step."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens, high = theme.current(), float(self.height())
        quiet, left = tokens.colour("second_ink"), 0.0
        for number, (box, text) in enumerate(zip(self._boxes, self.texts(self.width()), strict=True)):
            side = float(theme.px(10))
            if number:
                icons.draw(painter, "chevron_right", QRectF(left + 3, (high - side) / 2, side, side), quiet)
                left += theme.px(GAP)
            ink = tokens.colour("accent") if box.state == "now" else quiet
            if box.state == "done":
                icons.draw(painter, "check", QRectF(left, (high - side) / 2, side, side), ink)
                left += theme.px(MARK)
            look = self._look(bold=box.state == "now")
            painter.setFont(look.font)
            painter.setPen(ink)
            room = QRectF(left, 0, max(self.width() - left, 0), high)
            painter.drawText(room, _LEFT, look.elided(text, room.width()))
            left += look.wide(text)
