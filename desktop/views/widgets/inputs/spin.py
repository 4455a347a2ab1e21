"""Number fields: one reader, bounds of the model's field, no wheel; points as wide as their figures."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QPaintEvent, QValidator, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QSpinBox,
    QStyle,
    QStyleOptionSpinBox,
    QStylePainter,
    QToolTip,
    QWidget,
)

from desktop.core.numbers import TypedNumber, narrow, standing, whole_in
from desktop.core.words import signed_text
from desktop.models.sheet.schema import FieldSchema
from desktop.views import spoken


class _WheelFilter(QObject):
    """Passes wheel events on to the parent of an input."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ignore wheel events."""
        if event.type() == QEvent.Type.Wheel:
            event.ignore()
            return True
        return False


def ignore_wheel(box: QWidget) -> None:
    """Let an input ignore the wheel, which does not focus it either."""
    if box.focusPolicy() == Qt.FocusPolicy.WheelFocus:
        box.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    box.installEventFilter(_WheelFilter(box))


def ignore_wheel_in(page: QWidget) -> None:
    """Let every present input of a page ignore the wheel, or the page itself where it is one."""
    if isinstance(page, QComboBox | QAbstractSpinBox):
        ignore_wheel(page)
    for box in page.findChildren(QComboBox):
        ignore_wheel(box)
    for spin in page.findChildren(QAbstractSpinBox):
        ignore_wheel(spin)


WIDEST = 999_999
"""Bounds where the model sets none."""
LETTERS = "lettersAct"
"""Property of a page on which letters are keys also while a number is typed."""
MOST = 2**31 - 1
"""The largest number that a spin box of Qt can hold."""

_STATES = {
    TypedNumber.NOT: QValidator.State.Invalid,
    TypedNumber.PARTIAL: QValidator.State.Intermediate,
    TypedNumber.WHOLE: QValidator.State.Acceptable,
}


def is_step_of_window(event: QKeyEvent, line: QLineEdit) -> bool:
    """Tell whether a key is undo or redo of the window, because the field has no edit of its own for it."""
    if event.matches(QKeySequence.StandardKey.Undo):
        return not line.isUndoAvailable()
    return event.matches(QKeySequence.StandardKey.Redo) and not line.isRedoAvailable()


class NumberSpin(QSpinBox):
    """A number with a real minus sign that takes digits of any width; a value out of its bounds shows as the nearest.

    One that is typed is explained in a tooltip. With a special value text its minimum stands for nothing.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)

    def _is_blank(self, text: str) -> bool:
        return bool(self.specialValueText()) and text.strip() in ("", self.specialValueText())

    def _typed(self, text: str) -> str:
        """Return what has been written before or after the word for nothing."""
        nothing = self.specialValueText()
        return narrow(text.replace(nothing, "") if nothing else text)

    def _bounds(self) -> tuple[int, int]:
        return self.minimum() + (1 if self.specialValueText() else 0), self.maximum()

    def _refuse(self, typed: str) -> int | None:
        """Return what a typed number becomes, and say so where it does not fit; None: it is no number."""
        number, (low, high) = whole_in(typed), self._bounds()
        if number is None or low <= number <= high:
            return number
        known = {"n": signed_text(number), "low": signed_text(low), "high": signed_text(high)}
        text = self.tr("{n} は入りません。{low}〜{high} の数を書いてください。").format(**known)
        QTimer.singleShot(
            0, self, lambda: self._show_hint(text)
        )  # behind the focus that continues, which takes tips away
        return min(max(number, low), high)

    def _show_hint(self, text: str) -> None:
        if self.isVisible():
            QToolTip.showText(self.mapToGlobal(self.rect().bottomLeft()), text, self)
            spoken.announce(self, text)

    # Qt's names from here on

    def paintEvent(self, event: QPaintEvent) -> None:
        """Show the arrows only to the hand or the keys that may use them: elsewhere a number looks like a number."""
        painter, option = QStylePainter(self), QStyleOptionSpinBox()
        self.initStyleOption(option)
        if not (self.hasFocus() or self.underMouse()):
            option.subControls = QStyle.SubControl.SC_SpinBoxFrame | QStyle.SubControl.SC_SpinBoxEditField
        painter.drawComplexControl(QStyle.ComplexControl.CC_SpinBox, option)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep the selection where even the window has nothing to undo."""
        if is_step_of_window(event, self.lineEdit()):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Let the wheel scroll the page instead of changing the number."""
        event.ignore()

    def event(self, event: QEvent) -> bool:
        """Leave letters to the shortcuts of the page, and undo to the window while nothing is typed."""
        asked = event if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) else None
        if asked is not None and (self._is_key(asked) or is_step_of_window(asked, self.lineEdit())):
            event.ignore()
            return True
        return super().event(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Select the number where the program moves the focus here: what is typed replaces it."""
        super().focusInEvent(event)
        if event.reason() == Qt.FocusReason.OtherFocusReason:
            self.selectAll()

    def _is_key(self, event: QKeyEvent) -> bool:
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
        if modifiers != Qt.KeyboardModifier.NoModifier or not (event.text().isascii() and event.text().isalpha()):
            return False
        at = self.parentWidget()
        while at is not None and not at.property(LETTERS):
            at = at.parentWidget()
        return at is not None

    def setValue(self, value: int) -> None:
        """Show a number, or the nearest that fits: files may hold any."""
        super().setValue(min(max(value, self.minimum()), self.maximum()))

    def setRange(self, low: int, high: int) -> None:
        """Take bounds as far as Qt can hold them."""
        super().setRange(max(low, -MOST), min(high, MOST))

    def textFromValue(self, value: int) -> str:
        """Write a number with a real minus sign."""
        return signed_text(value)

    def valueFromText(self, text: str) -> int:
        """Read a number; nothing at all is the minimum where that stands for nothing."""
        if self._is_blank(text):
            return self.minimum()
        number = whole_in(self._typed(text))
        return self.value() if number is None else number

    def validate(self, text: str, pos: int) -> tuple[QValidator.State, str, int]:
        """Let in whatever is or may become a number, with plain digits."""
        if self._is_blank(text):
            return (QValidator.State.Acceptable, text, pos)
        typed = self._typed(text)
        state = standing(typed, *self._bounds())
        if state is TypedNumber.NOT:
            self._refuse(typed)
        return (_STATES[state], typed.replace("-", "−"), min(pos, len(typed)))

    def fixup(self, text: str) -> str:
        """Take the nearest number in place of one that does not fit, not what it began with: 20 for 21, not 2."""
        number = self._refuse(self._typed(text))
        return super().fixup(text) if number is None else signed_text(number)


class OptionalSpin(NumberSpin):
    """A number that may be missing: its least value stands for none, and the first step from there leads to zero."""

    def stepBy(self, steps: int) -> None:
        """Step up or down; from none to the number nearest to zero, not to the least one."""
        if self.value() == self.minimum() and steps > 0:
            self.setValue(min(max(0, self.minimum() + 1), self.maximum()))
        else:
            super().stepBy(steps)


class WholeValidator(QValidator):
    """The same for a line that holds a number; an empty line is left to its field."""

    def __init__(self, low: int, high: int, parent: QObject) -> None:
        super().__init__(parent)
        self._low, self._high = low, high

    # Qt's names from here on

    def validate(self, text: str, pos: int) -> tuple[QValidator.State, str, int]:
        """Let in whatever is or may become a number, with plain digits."""
        return (_STATES[standing(text, self._low, self._high)], narrow(text), pos)


def limit_spin(spin: QSpinBox, schema: FieldSchema) -> None:
    """Take the field's bounds; an optional number gets one more step below, shown as a dash."""
    low, high = bounds(schema)
    spin.setRange(low - (1 if schema.optional else 0), high)
    if schema.optional:
        spin.setSpecialValueText("—")


def bounds(schema: FieldSchema) -> tuple[int, int]:
    """Return the least and the largest number of a field."""
    return (
        schema.minimum if schema.minimum is not None else -WIDEST,
        schema.maximum if schema.maximum is not None else WIDEST,
    )


class PointsSpin(NumberSpin):
    """As wide as four figures, or as its number when that has more. Its special value text stands for "nothing"."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._places = self._shown = 4
        self.valueChanged.connect(self._widen)

    def set_places(self, places: int) -> None:
        """Make room for so many figures at least."""
        self._places = places
        self._widen()
        self.updateGeometry()

    def _widen(self) -> None:
        shown = max(self._places, len(str(abs(self.value()))))
        if shown != self._shown:
            self._shown = shown
            self.updateGeometry()

    # Qt's names from here on

    def stepBy(self, steps: int) -> None:
        """Count on from nothing to the smallest natural number, never from the far end of the bounds."""
        if self.specialValueText() and self.value() == self.minimum():
            self.setValue(max(self.minimum() + 1, 1 if steps > 0 else 0))
        else:
            super().stepBy(steps)

    def sizeHint(self) -> QSize:
        """Room for the figures and the arrows."""
        option = QStyleOptionSpinBox()
        self.initStyleOption(option)
        metrics = self.fontMetrics()
        room = QSize(
            metrics.horizontalAdvance(("−" if self.minimum() < 0 else "") + "0" * self._shown) + 4,
            super().sizeHint().height(),
        )
        arrows = self.style().subControlRect(
            QStyle.ComplexControl.CC_SpinBox, option, QStyle.SubControl.SC_SpinBoxUp, self
        )
        return QSize(room.width() + max(arrows.width(), 16) + 12, room.height())

    def minimumSizeHint(self) -> QSize:
        """The same: no figure is cut."""
        return self.sizeHint()
