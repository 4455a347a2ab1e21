"""Inputs for one row of a list, made from its model: parts within parts become groups and lists of their own."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypeAlias

from pydantic import BaseModel
from pydantic_core import to_jsonable_python
from PySide6.QtCore import QCoreApplication, QSignalBlocker, Signal, SignalInstance
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QFrame,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from desktop.core.numbers import whole_of
from desktop.core.words import Words
from desktop.models.sheet.schema import FieldSchema, columns
from desktop.views.keyboard import tab_order
from desktop.views.style.restyled import restyled
from desktop.views.widgets.inputs.formula_edit import FormulaEdit, Formulas
from desktop.views.widgets.inputs.pick import Names, PickMany, PickOne
from desktop.views.widgets.inputs.spin import NumberSpin, ignore_wheel_in, limit_spin
from desktop.views.widgets.inputs.words_edit import WordsEdit
from desktop.views.widgets.shown.elided import ElidedCombo


class RowsInput(Protocol):
    """A widget that edits a list of rows."""

    @property
    def rows(self) -> Sequence[Mapping[str, Any]]:
        """The present rows."""

    @property
    def rows_changed(self) -> SignalInstance:
        """Signal: the rows are others now."""

    def show_rows(self, rows: Sequence[Mapping[str, Any]]) -> None:
        """Show other rows."""

    def stop_at(self, path: Sequence[str]) -> QWidget | None:
        """Choose the row that a path names, and return what Tab stops at first in the field that it names."""


MakeRows: TypeAlias = Callable[[type[BaseModel], Words], RowsInput]
"""(model of a row, words) -> a fresh input for such rows, a `QWidget`."""


class RecordForm(QFrame):
    """Edits a plain mapping by the schema of its model; unknown keys stay.

    Args:
        make_rows: makes the input of a list within the row; passed in by list editors, which import this module.
        names: what fields that refer to something offer; without it such a field is a line of text.
        formulas: what fields that are formulas may ask for.
    """

    changed = Signal(object)
    """The whole mapping after an edit."""

    def __init__(
        self,
        row_type: type[BaseModel],
        words: Words,
        make_rows: MakeRows,
        parent: QWidget | None = None,
        *,
        names: Names | None = None,
        formulas: Formulas | None = None,
        only: Sequence[str] = (),
        called: str = "",
    ) -> None:
        """Make the inputs; of the fields in `only` where some are given.

        Args:
            called: what is before the whole form; a field of that name is not called so a second time.
        """
        super().__init__(parent)
        self._formulas = formulas
        self._row_type, self._words, self._make_rows, self._names = row_type, words, make_rows, names
        self._value: dict[str, Any] = {}
        self.inputs: dict[str, tuple[FieldSchema, QWidget]] = {}
        self._above: dict[str, QLabel] = {}
        """What lists are called, by field."""
        self._layout = QFormLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        self._layout.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        for schema in columns(row_type):
            if (only and schema.name not in only) or schema.name == "id":
                continue  # an id is generated: it is never typed, and never used twice
            widget = self._make(schema)
            ignore_wheel_in(widget)
            self.inputs[schema.name] = (schema, widget)
            widget.setAccessibleName(words.say(schema.title))
            if schema.title == called:
                self._layout.addRow(widget)
                continue
            label = QLabel(widget.accessibleName())
            label.setBuddy(widget)
            if schema.row_type is None:
                self._layout.addRow(label, widget)
                continue
            self._layout.addRow(label)  # a list has a form beside it: the two need the whole width
            self._layout.addRow(widget)
            self._above[schema.name] = label

    def show_value(self, value: Mapping[str, Any]) -> None:
        """Show another row."""
        self._value = dict(value)
        for name, (schema, widget) in self.inputs.items():
            blocker = QSignalBlocker(widget)
            self._write(schema, widget, self._value.get(name))
            del blocker
        self._show_needed()

    def input_of(self, name: str) -> QWidget:
        """Return the input of one field."""
        return self.inputs[name][1]

    def stop_at(self, path: Sequence[str]) -> QWidget | None:
        """Return what Tab stops at first in the field that a path names, its rows chosen; else in the whole form."""
        name, *rest = path or ("",)
        schema, widget = self.inputs.get(name, (None, self))
        if schema is None and rest:  # a kind of part, which has no input of its own
            return self.stop_at(rest)
        if isinstance(widget, OptionalPart) or (isinstance(widget, RecordForm) and rest):
            return widget.stop_at(rest)
        if schema is not None and schema.row_type is not None:
            return widget.stop_at(rest)  # type: ignore[attr-defined,no-any-return] # `RowsInput` by contract
        return tab_order.first_stop(widget) or tab_order.first_stop(self)

    def _show_needed(self) -> None:
        """Leave out what means nothing beside what has been chosen."""
        for schema, widget in self.inputs.values():
            if schema.needs is not None:
                name, values = schema.needs
                beside = self._value.get(name)
                if beside is None:
                    beside = _default(self._row_type, name)
                self._layout.setRowVisible(widget, beside in values)
                if schema.name in self._above:
                    self._layout.setRowVisible(self._above[schema.name], beside in values)

    def _make(self, schema: FieldSchema) -> QWidget:
        on_change = lambda *_args, n=schema.name: self._edited(n)  # noqa: E731 - bound per field
        if schema.refers and self._names is not None:
            if schema.kind is tuple:
                many = PickMany(self._names, schema.refers)
                many.picked.connect(on_change)
                return many
            pick = PickOne(self._names, schema.refers, free=schema.free)
            pick.picked.connect(on_change)
            return pick
        if schema.formula and self._formulas is not None:
            known = self._formulas.asking(schema.asks) if schema.asks else self._formulas
            formula = FormulaEdit(known, self._words, optional=schema.optional)
            formula.edited.connect(on_change)
            return formula
        if schema.row_type is not None:
            rows = self._make_rows(schema.row_type, self._words)
            rows.rows_changed.connect(on_change)
            return rows  # type: ignore[return-value] # a widget by contract
        if schema.choices:
            box = ElidedCombo()
            if schema.optional:
                box.addItem("—", None)
            for value, label in schema.choices:
                box.addItem(self._words.say(label), value)
            box.currentIndexChanged.connect(on_change)
            return box
        return self._make_plain(schema, on_change)

    def _make_plain(self, schema: FieldSchema, on_change: Any) -> QWidget:
        if schema.kind is bool:
            check = QCheckBox()
            check.toggled.connect(on_change)
            return check
        if schema.kind is int:
            spin = NumberSpin()
            limit_spin(spin, schema)
            spin.valueChanged.connect(on_change)
            return spin
        if schema.kind is tuple:
            words = WordsEdit()
            words.words_changed.connect(on_change)
            return words
        if schema.kind is str and schema.long:
            text = QPlainTextEdit()
            text.setTabChangesFocus(True)
            restyled(text, lambda: text.setMaximumHeight(text.fontMetrics().height() * 5))
            text.textChanged.connect(on_change)
            return text
        if isinstance(schema.kind, type) and issubclass(schema.kind, BaseModel):
            part = RecordForm(
                schema.kind,
                self._words,
                self._make_rows,
                names=self._names,
                formulas=self._formulas,
                called=schema.title,
            )
            part.changed.connect(on_change)
            if not schema.optional:
                return part
            whole = OptionalPart(part, self._words.say(schema.title))
            whole.toggled.connect(on_change)
            return whole
        line = QLineEdit(readOnly=schema.read_only)
        line.textEdited.connect(on_change)
        return line

    def _write(self, schema: FieldSchema, widget: QWidget, value: Any) -> None:
        if value is None and not schema.optional:
            value = _default(self._row_type, schema.name)
        match widget:
            case PickOne():
                widget.set_value(str(value or ""))
            case PickMany():
                widget.set_values(tuple(str(v) for v in value or ()))
            case FormulaEdit():
                widget.set_value(value)
            case OptionalPart():
                widget.show_value(value)
            case RecordForm():
                widget.show_value(value or {})
            case QComboBox():
                widget.setCurrentIndex(max(0, widget.findData(value)))
            case QCheckBox():
                widget.setChecked(value is True)
            case QSpinBox():
                number = whole_of(value)
                widget.setValue(widget.minimum() if number is None else number)
            case WordsEdit():
                widget.set_words(tuple(str(v) for v in value or ()))
            case QPlainTextEdit():
                if widget.toPlainText() != str(value or ""):  # the same text again would move the cursor
                    widget.setPlainText(str(value or ""))
            case QLineEdit():
                text = self._words.say(str(value or "")) if schema.read_only else _as_text(schema, value)
                if widget.text() != text:
                    widget.setText(text)
                    widget.setCursorPosition(0)
            case _:
                widget.show_rows(tuple(value or ()))  # type: ignore[attr-defined]

    def _read(self, schema: FieldSchema, widget: QWidget) -> Any:
        match widget:
            case PickOne():
                return widget.value
            case PickMany():
                return list(widget.values)
            case OptionalPart() | FormulaEdit():
                return widget.value
            case RecordForm():
                return widget._value
            case QComboBox():
                return widget.currentData()
            case QCheckBox():
                return widget.isChecked()
            case QSpinBox():
                return None if schema.optional and widget.value() == widget.minimum() else widget.value()
            case WordsEdit():
                return list(widget.words())
            case QPlainTextEdit():
                return widget.toPlainText()
            case QLineEdit():
                return _from_text(schema, widget.text())
            case _:
                return [dict(row) for row in widget.rows]  # type: ignore[attr-defined]

    def _edited(self, name: str) -> None:
        schema, widget = self.inputs[name]
        self._value = {**self._value, name: self._read(schema, widget)}
        self._show_needed()
        self.changed.emit(self._value)


class OptionalPart(QFrame):
    """A part that may be left out: a tick, and the part below it."""

    toggled = Signal(bool)

    def __init__(self, part: RecordForm, title: str) -> None:
        super().__init__()
        self.part = part
        self.check = QCheckBox(QCoreApplication.translate("RecordForm", "決めておく"))
        self.check.setAccessibleName(
            QCoreApplication.translate("RecordForm", "{title}：決めておく").format(title=title)
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.check)
        column.addWidget(part)
        part.hide()
        self.setFocusProxy(self.check)
        self.check.toggled.connect(self._turn)

    @property
    def value(self) -> dict[str, Any] | None:
        """The part; None: it is left out."""
        return self.part._value if self.check.isChecked() else None

    def show_value(self, value: Mapping[str, Any] | None) -> None:
        """Show another part, or none."""
        blocker = QSignalBlocker(self.check)
        self.check.setChecked(value is not None)
        del blocker
        self.part.setVisible(value is not None)
        self.part.show_value(value or {})

    def stop_at(self, path: Sequence[str]) -> QWidget | None:
        """Return what Tab stops at first in the field of the part that a path names, or in the whole."""
        return (self.part.stop_at(path) if path else None) or tab_order.first_stop(self)

    def _turn(self, on: bool) -> None:
        self.part.setVisible(on)
        self.toggled.emit(on)


def _default(row_type: type[BaseModel], name: str) -> Any:
    info = row_type.model_fields[name]
    return None if info.is_required() else to_jsonable_python(info.get_default(call_default_factory=True))


def _as_text(schema: FieldSchema, value: Any) -> str:
    if schema.kind is str or value is None:
        return str(value or "")
    return json.dumps(value, ensure_ascii=False)


def _from_text(schema: FieldSchema, text: str) -> Any:
    """Read what has no input of its own (an expression, say) as JSON; anything else stays text and is listed."""
    if schema.kind is str:
        return text if text or not schema.optional else None
    if not text.strip():
        return None
    try:
        return json.loads(text)
    except ValueError:
        return text
