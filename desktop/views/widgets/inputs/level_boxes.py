"""A small whole number drawn as boxes to fill, or points to give out as discs."""

from __future__ import annotations

from PySide6.QtCore import Property, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.core.numbers import whole_in
from desktop.views import spoken
from desktop.views.style import theme


class PointDiscs(QWidget):
    """`used` of `total` points; more than were there show as red discs."""

    spoken_role = QAccessible.Role.Graphic

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._used, self._total = 0, 0
        self.setAccessibleName(self.tr("使った点"))

    def show_points(self, used: int, total: int) -> None:
        """Show other numbers."""
        self._used, self._total = used, total
        self.updateGeometry()
        self.update()

    def spoken_value(self) -> str:
        """What a screen reader says of it."""
        return f"{self._used} / {self._total}"

    # Qt's names from here on

    def sizeHint(self) -> QSize:
        """A disc per point."""
        side = theme.px(24)
        return QSize(max(self._used, self._total) * (side + 4) + 4, side + 6)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the discs."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, side = theme.current(), theme.px(24)
        for number in range(max(self._used, self._total)):
            colour = colours.colour("error" if number >= self._total else "accent")
            painter.setPen(QPen(colour, 2))
            painter.setBrush(colour if number < self._used else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QRectF(2 + number * (side + 4), 3, side - 2, side - 2))


class LevelBoxes(QWidget):
    """Boxes up to `maximum`, the first `value` filled, and the number behind them.

    Click a box to fill up to it, click the last filled one to empty it; arrows, + and − change by one, digits set it.
    """

    valueChanged = Signal(int)

    spoken_role = QAccessible.Role.SpinBox

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._value, self._minimum, self._maximum, self._boxes = 0, 0, 99, 3
        self._numbered = True
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def value(self) -> int:
        """The number shown."""
        return self._value

    def set_value(self, value: int) -> None:
        """Show another number; out-of-range numbers are brought into range."""
        value = max(self._minimum, min(self._maximum, value))
        if value != self._value:
            drawn, self._value = self._drawn(), value
            if self._drawn() != drawn:
                self.updateGeometry()
            self.update()
            spoken.value_changed(self)
            self.valueChanged.emit(value)

    def setMinimum(self, minimum: int) -> None:
        """Set the smallest number."""
        self._minimum = minimum
        self.set_value(self._value)

    def setMaximum(self, maximum: int) -> None:
        """Set the largest number that can be entered."""
        self._maximum = maximum
        self.set_value(self._value)

    def boxes(self) -> int:
        """How many boxes are drawn at least."""
        return self._boxes

    def setBoxCount(self, boxes: int) -> None:
        """Draw another number of boxes (a cap, a size)."""
        if boxes != self._boxes:
            self._boxes = boxes
            self.updateGeometry()
            self.update()

    def numbered(self) -> bool:
        """Whether the number is behind the boxes."""
        return self._numbered

    def setShowNumber(self, numbered: bool) -> None:
        """Show or hide the number behind the boxes."""
        self._numbered = numbered
        self.updateGeometry()
        self.update()

    level = Property(int, value, set_value, notify=valueChanged, user=True)
    boxCount = Property(int, boxes, setBoxCount)
    showNumber = Property(bool, numbered, setShowNumber)

    def _drawn(self) -> int:
        return max(self._boxes, self._value)

    def _side(self) -> int:
        return max(9, round(self.fontMetrics().height() * 0.6))

    def _box(self, number: int) -> QRectF:
        side = self._side()
        top = (self.height() - side) / 2
        return QRectF(2.5 + number * (side + 2), top, side, side)

    def _number_width(self) -> int:
        digits = "0" * len(str(self._drawn()))
        return self.fontMetrics().horizontalAdvance(digits) + 6 if self._numbered else 0

    def spoken_value(self) -> str:
        """What a screen reader says of it."""
        return str(self._value)

    # Qt's names from here on

    def sizeHint(self) -> QSize:
        """Room for the boxes and the number."""
        side = self._side()
        return QSize(self._drawn() * (side + 2) + 5 + self._number_width(), max(side + 6, self.fontMetrics().height()))

    def minimumSizeHint(self) -> QSize:
        """The same: nothing is cut."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw filled and empty boxes and the number; an owned level is bold."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self.palette()
        owned = self._value > 0
        ink = palette.color(QPalette.ColorRole.WindowText if owned else QPalette.ColorRole.PlaceholderText)
        for number in range(self._drawn()):
            box = self._box(number)
            painter.setPen(QPen(ink, 1))
            painter.setBrush(ink if number < self._value else Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, 1.5, 1.5)
        if self._numbered:
            font = self.font()
            font.setBold(owned)
            painter.setFont(font)
            painter.setPen(ink)
            text = self.rect().adjusted(0, 0, -3, 0)
            painter.drawText(text, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(self._value))
        if self.hasFocus():
            painter.setPen(QPen(palette.color(QPalette.ColorRole.Highlight), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 3, 3)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Fill up to the box that was clicked; clicking the last filled box empties it."""
        number = self._at(event.position().toPoint())
        if number is not None and self.isEnabled():
            self.set_value(number if number + 1 == self._value else number + 1)
        event.accept()

    def _at(self, point: QPoint) -> int | None:
        for number in range(self._drawn()):
            if self._box(number).adjusted(-1, -6, 1, 6).contains(point):
                return number
        return None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Change by arrows, + and −, or by a digit."""
        typed = whole_in(event.text())
        step = {
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Up: 1,
            Qt.Key.Key_Plus: 1,
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Down: -1,
            Qt.Key.Key_Minus: -1,
        }.get(Qt.Key(event.key()))
        if step is not None:
            self.set_value(self._value + step)
        elif typed is not None and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.set_value(typed)
        else:
            super().keyPressEvent(event)
