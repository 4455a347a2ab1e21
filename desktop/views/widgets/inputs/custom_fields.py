"""Custom profile fields as inputs made by code, and computed numbers that open なぜ？."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPointF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from desktop.core.custom.profile import FieldKind, ProfileField
from desktop.core.custom.values import Track
from desktop.core.numbers import whole_of
from desktop.core.rolls.outcome import Explained
from desktop.core.words import Words
from desktop.views.style import theme
from desktop.views.style.plain_style import literal
from desktop.views.style.restyled import restyled
from desktop.views.widgets.inputs.spin import WIDEST, NumberSpin, ignore_wheel

SIZES = {"number": 24, "total": 40}


class DerivedNumber(QToolButton):
    """Shows one computed number; Designer property `derived` names it."""

    why_requested = Signal(str)
    """The name of the number."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._last_text = ""
        self.setAutoRaise(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self.clicked.connect(self._ask)

    def show_number(self, text: str, name: str) -> None:
        """Show the number; `name` is read out by screen readers."""
        if text != self._last_text:
            self._last_text = text
            self.setText(literal(text))  # a lone & would mark a letter
            self._apply_style()
        if self.accessibleName() == f"{name} {text}":
            return
        self.setAccessibleName(f"{name} {text}")
        self.setToolTip(self.tr("{name} {text}　なぜ？ F1").format(name=name, text=text))

    def _apply_style(self) -> None:
        """Take the size that the role asks for: `number` 24 px, `total` 40 px, else ordinary bold."""
        font = self.font()
        font.setPixelSize(self._size)
        font.setBold(True)
        self.setFont(font)
        self.updateGeometry()

    @property
    def _size(self) -> int:
        return theme.px(SIZES.get(str(self.property("role") or ""), theme.TEXT))

    def _ask(self) -> None:
        self.why_requested.emit(str(self.property("derived") or ""))

    # Qt's names from here on

    def sizeHint(self) -> QSize:
        """The number and its line."""
        metrics = self.fontMetrics()
        return QSize(metrics.horizontalAdvance(self._last_text) + 10, metrics.height() + 6)

    def minimumSizeHint(self) -> QSize:
        """The same: nothing is cut."""
        return self.sizeHint()

    def changeEvent(self, event: QEvent) -> None:
        """Follow another size of text: a size of one's own stays otherwise what it was."""
        super().changeEvent(event)
        if (
            event.type() == QEvent.Type.StyleChange
            and hasattr(self, "_last_text")
            and self.font().pixelSize() != self._size
        ):
            self._apply_style()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Answer F1 as well as Space."""
        if event.key() == Qt.Key.Key_F1:
            self._ask()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the number in the accent colour over a dotted line."""
        painter = QPainter(self)
        accent = self.palette().color(QPalette.ColorRole.Link)
        painter.setPen(accent)
        painter.setFont(self.font())
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self._last_text)
        width = self.fontMetrics().horizontalAdvance(self._last_text)
        middle = self.rect().center()
        below = middle.y() + self.fontMetrics().height() / 2
        painter.setPen(QPen(accent, 1, Qt.PenStyle.DotLine))
        left = QPointF(middle.x() - width / 2, below)
        painter.drawLine(left, QPointF(middle.x() + width / 2, below))
        if self.hasFocus():
            painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Highlight), 2))
            painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), 3, 3)


Access = tuple[QWidget, Callable[[], Any], Callable[[Any], None]]


class CustomFields(QWidget):
    """One line per custom field, in the definition's order."""

    edited = Signal(str, object)
    """(field id, value)"""
    left = Signal()
    """A field lost the focus."""
    why_requested = Signal(str, QWidget)
    """(name of a computed number, its widget)"""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self._form = QFormLayout()
        self._gone = QLabel()
        self._gone.setTextFormat(Qt.TextFormat.PlainText)
        self._gone.setWordWrap(True)
        self._gone.setProperty("role", "quiet")
        self._gone.hide()
        column.addLayout(self._form)
        column.addWidget(self._gone)
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        self._inputs: dict[str, Access] = {}
        self._fields: tuple[ProfileField, ...] = ()

    @property
    def inputs(self) -> dict[str, QWidget]:
        """The input widget of each field id."""
        return {key: access[0] for key, access in self._inputs.items()}

    def lock(self) -> None:
        """Let nothing be written; computed numbers still say why."""
        for widget in self.inputs.values():
            widget.setEnabled(isinstance(widget, DerivedNumber))

    def show_fields(
        self,
        fields: Sequence[ProfileField],
        values: dict[str, Any],
        words: Words,
        numbers: Mapping[str, Explained] | None = None,
        tracks: Mapping[str, Track] | None = None,
        gone: Sequence[tuple[str, object]] = (),
    ) -> None:
        """Show these fields with these values; inputs are rebuilt only when the fields changed.

        Args:
            numbers: the computed ones, by `own.<id>`.
            tracks: every track by id.
            gone: names and values of fields that the game no longer has; they are below, to be read.
        """
        self._show_gone(gone, words)
        if tuple(fields) != self._fields:
            self._fields = tuple(fields)
            self._rebuild(words)
        self.setVisible(bool(self._fields or gone))
        for field in self._fields:
            widget, read, write = self._inputs[field.id]
            if isinstance(widget, DerivedNumber):
                number = (numbers or {}).get(f"own.{field.id}")
                widget.show_number(number.shown if number is not None else "—", words.say(field.label))
                continue
            if tracks is not None and field.id in tracks:
                self._show_track(widget, tracks[field.id], words)
                continue
            wanted = values.get(field.id, _EMPTY[field.kind])
            if read() != wanted:
                blocker = QSignalBlocker(self._inputs[field.id][0])
                write(wanted)
                del blocker

    def _show_gone(self, gone: Sequence[tuple[str, object]], words: Words) -> None:
        lines = [f"{words.say(name)}：{value if value is not True else '○'}" for name, value in gone]
        text = "\n".join((words.say("このゲームにはもうない項目"), *lines)) if lines else ""
        self._gone.setText(text)
        self._gone.setVisible(bool(text))

    def mark(self, wrong: Mapping[str, tuple[str, bool]]) -> None:
        """Mark the fields that need something.

        Args:
            wrong: field id -> (the sentence that says what, whether it stops nothing).
        """
        for key, widget in self.inputs.items():
            text, mild = wrong.get(key, ("", False))
            theme.set_invalid(widget, bool(text), mild=mild)
            widget.setAccessibleDescription(text)
            widget.setToolTip(text)

    def _rebuild(self, words: Words) -> None:
        while self._form.rowCount():
            self._form.removeRow(0)
        self._inputs = {}
        for field in self._fields:
            access = self._make(field)
            widget = access[0]
            label = QLabel(literal(words.say(field.label)) + (self.tr("（必ず書く）") if field.needed else ""))
            label.setBuddy(widget)
            widget.setAccessibleName(words.say(field.label))
            widget.setProperty("shows", f"own.{field.id}")
            widget.installEventFilter(self)
            self._inputs[field.id] = access
            self._form.addRow(label, widget)

    def _show_track(self, widget: QWidget, track: Track, words: Words) -> None:
        """Show a track within its ends; its upper one is beside its name."""
        label = self._form.labelForField(widget)
        if not isinstance(widget, NumberSpin) or not isinstance(label, QLabel):
            return
        name = words.say(track.field.label)
        label.setText(literal(name if track.most is None else f"{name} / {track.most}".replace("-", "−")))
        blocker = QSignalBlocker(widget)
        widget.setRange(min(track.least, track.value), WIDEST if track.most is None else max(track.most, track.value))
        if widget.value() != track.value:
            widget.setValue(track.value)
        del blocker

    def _make(self, field: ProfileField) -> Access:
        edited = lambda *_args, f=field: self.edited.emit(f.id, self._inputs[f.id][1]())  # noqa: E731 - bound per field
        match field.kind:
            case FieldKind.LONG:
                long = QPlainTextEdit()
                long.setTabChangesFocus(True)
                restyled(long, lambda: long.setMaximumHeight(long.fontMetrics().height() * 6))
                long.textChanged.connect(edited)
                return long, long.toPlainText, lambda value: long.setPlainText(str(value))
            case FieldKind.FORMULA:
                number = DerivedNumber()
                number.setProperty("derived", f"own.{field.id}")
                number.why_requested.connect(lambda name, w=number: self.why_requested.emit(name, w))
                return number, number.text, lambda _value: None
            case FieldKind.NUMBER | FieldKind.TRACK:
                spin = NumberSpin()
                spin.setRange(-WIDEST, WIDEST)
                spin.valueChanged.connect(edited)
                return spin, spin.value, lambda value: spin.setValue(whole_of(value) or 0)
            case FieldKind.CHOICE:
                box = QComboBox()
                ignore_wheel(box)
                box.addItems(["", *field.choices])
                box.currentTextChanged.connect(edited)
                return box, box.currentText, lambda value: _choose(box, str(value))
            case FieldKind.CHECK:
                check = QCheckBox()
                check.toggled.connect(edited)
                return check, check.isChecked, lambda value: check.setChecked(value is True)
            case _:
                line = QLineEdit()
                line.setMaxLength(200)
                line.textEdited.connect(edited)
                return line, line.text, lambda value: _write(line, str(value))

    # Qt's names from here on

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tell when a field is left, so that its typing becomes one undo step."""
        if event.type() == QEvent.Type.FocusOut:
            self.left.emit()
        return super().eventFilter(watched, event)


_EMPTY: dict[FieldKind, Any] = {
    FieldKind.TEXT: "",
    FieldKind.LONG: "",
    FieldKind.NUMBER: 0,
    FieldKind.CHOICE: "",
    FieldKind.CHECK: False,
    FieldKind.FORMULA: "",
    FieldKind.TRACK: 0,
}


def _write(line: QLineEdit, text: str) -> None:
    """Show a text from its beginning where it is longer than its field; Qt would show the end."""
    line.setText(text)
    if not line.hasFocus():
        line.setCursorPosition(0)


def _choose(box: QComboBox, value: str) -> None:
    if value and box.findText(value) < 0:
        # a choice that the definition no longer offers stays with the sheet
        box.addItem(value)
    box.setCurrentText(value)
