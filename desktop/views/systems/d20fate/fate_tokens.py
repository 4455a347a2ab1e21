"""Fate dice as tokens on the table: press one to spend it, press ＋ to take one."""

from __future__ import annotations

from PySide6.QtCore import Property, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.core.numbers import whole_in
from desktop.views import spoken
from desktop.views.style import theme

FEW, USUAL, MOST = 4, 6, 10
"""Tokens that are drawn in the least space, without a reason for more, and at most; the number always is behind."""
HIGHEST = 9999


class FateTokens(QWidget):
    """Edits a number of tokens (D20-PHY-07); arrows, + and − change it by one, a digit sets it."""

    valueChanged = Signal(int)

    spoken_role = QAccessible.Role.SpinBox

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._value, self._highest, self._only_shown = 0, HIGHEST, False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setToolTip(self.tr("ダイスを押すと1個使い、＋を押すと1個もらいます"))

    def value(self) -> int:
        """How many tokens are held."""
        return self._value

    def set_value(self, value: int) -> None:
        """Hold another number of tokens."""
        value = max(0, min(HIGHEST, value))
        if value != self._value:
            self._value = value
            self.updateGeometry()
            self.update()
            spoken.value_changed(self)
            self.valueChanged.emit(value)

    def only_shown(self) -> bool:
        """Whether nothing can be pressed."""
        return self._only_shown

    def setOnlyShown(self, only_shown: bool) -> None:
        """Show a read-only number of tokens."""
        self._only_shown = only_shown
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus if only_shown else Qt.FocusPolicy.StrongFocus)
        self.setToolTip("" if only_shown else self.toolTip())

    onlyShown = Property(bool, only_shown, setOnlyShown)
    dice = Property(int, value, set_value, notify=valueChanged, user=True)

    def set_highest(self, highest: int | None) -> None:
        """Take no more than this by pressing (the campaign's maximum); None: no maximum."""
        self._highest = HIGHEST if highest is None else highest
        self.update()

    def spend(self) -> None:
        """Give one away."""
        self.set_value(self._value - 1)

    def earn(self) -> None:
        """Take one, unless the campaign's maximum is reached."""
        if self._value < self._highest:
            self.set_value(self._value + 1)

    def _side(self) -> int:
        return theme.px(28)

    def _step(self) -> int:
        return self._side() + theme.px(4)

    def _number_width(self) -> int:
        return theme.px(8) + self.fontMetrics().horizontalAdvance(str(self._value)) * 2

    def drawn(self) -> int:
        """How many tokens there is room to draw."""
        room = (self.width() - self._number_width()) // self._step() - 1
        return max(1, min(max(USUAL, self._value), MOST, room))

    def token(self, number: int) -> QRectF:
        """Return where a token lies; the one behind the last is ＋."""
        side = self._side()
        return QRectF(3 + number * self._step(), (self.height() - side) / 2, side, side)

    def spoken_value(self) -> str:
        """What a screen reader says of it."""
        return str(self._value)

    # Qt's names from here on

    def sizeHint(self) -> QSize:
        """Room for the usual tokens, ＋ and the number."""
        shown = min(max(USUAL, self._value), MOST) + 1
        return QSize(shown * self._step() + self._number_width() + 6, self._side() + 8)

    def minimumSizeHint(self) -> QSize:
        """Room for a few."""
        return QSize((FEW + 1) * self._step() + self._number_width() + 6, self._side() + 8)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw held tokens solid, empty places dashed, ＋ behind them, and the number."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, drawn = self.palette(), self.drawn()
        accent = palette.color(QPalette.ColorRole.Link if self.isEnabled() else QPalette.ColorRole.PlaceholderText)
        line = palette.color(QPalette.ColorRole.Dark)
        for number in range(drawn):
            place = self.token(number).adjusted(1.5, 1.5, -1.5, -1.5)
            held = number < self._value
            painter.setPen(QPen(accent, 1.6) if held else QPen(line, 1.4, Qt.PenStyle.DashLine))
            painter.setBrush(accent if held else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(place)
            if held:
                painter.setPen(QPen(theme.current().colour("on_accent"), 1.4))
                inner = place.width() * 0.28
                painter.drawRoundedRect(place.adjusted(inner, inner, -inner, -inner), 2, 2)
        if not self._only_shown:
            self._draw_plus(painter, self.token(drawn))
        self._draw_number(painter, self.token(drawn + int(not self._only_shown)).left())
        if self.hasFocus():
            painter.setPen(QPen(palette.color(QPalette.ColorRole.Highlight), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 3, 3)

    def _draw_plus(self, painter: QPainter, place: QRectF) -> None:
        free = self.isEnabled() and self._value < self._highest
        palette = self.palette()
        ink = palette.color(QPalette.ColorRole.WindowText if free else QPalette.ColorRole.Mid)
        painter.setPen(QPen(ink, 1.2))
        painter.setBrush(palette.color(QPalette.ColorRole.Button))
        painter.drawRoundedRect(place.adjusted(2, 2, -2, -2), 4, 4)
        middle, arm = place.center(), place.width() * 0.2
        painter.drawLine(middle - QPoint(round(arm), 0), middle + QPoint(round(arm), 0))
        painter.drawLine(middle - QPoint(0, round(arm)), middle + QPoint(0, round(arm)))

    def _draw_number(self, painter: QPainter, left: float) -> None:
        font = self.font()
        font.setBold(True)
        font.setPixelSize(theme.px(20))
        painter.setFont(font)
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        place = QRectF(left + theme.px(4), 0, self.width() - left - theme.px(4), self.height())
        painter.drawText(place, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, str(self._value))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Spend a held token, take one at an empty place or at ＋."""
        if self._only_shown or not self.isEnabled() or event.button() != Qt.MouseButton.LeftButton:
            return
        for number in range(self.drawn() + 1):
            if self.token(number).contains(event.position()):
                if number < self.drawn() and number < self._value:
                    self.spend()
                else:
                    self.earn()
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Change by arrows, + and −, or by a digit."""
        typed = whole_in(event.text())
        if event.key() in (Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Plus):
            self.earn()
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Down, Qt.Key.Key_Minus):
            self.spend()
        elif typed is not None and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.set_value(min(typed, self._highest))
        else:
            super().keyPressEvent(event)
