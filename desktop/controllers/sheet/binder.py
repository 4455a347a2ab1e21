"""Joins any form to an open sheet by Designer properties; no page writes its own load and save.

A widget with the dynamic property `field` (`skills.athletics`) edits that field: value and signal are found through the
widget's user property. A widget with `derived` shows a computed number. A table view with `field` shows rows. A widget
with `shows` edits a field, or several with blanks between, without the binder, which only finds it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QSpinBox,
    QWidget,
)
from shiboken6 import isValid

from desktop.core.numbers import whole_in
from desktop.core.problem import Problem, Severity
from desktop.core.words import Words
from desktop.models.sheet.document import SheetDocument
from desktop.models.sheet.rows import RowsModel
from desktop.models.sheet.schema import FieldSchema, at_path
from desktop.views.editors.delegates import RowDelegate
from desktop.views.keyboard import tab_order
from desktop.views.style import theme
from desktop.views.widgets.inputs.custom_fields import DerivedNumber
from desktop.views.widgets.inputs.spin import NumberSpin, WholeValidator, bounds, limit_spin
from desktop.views.widgets.inputs.words_edit import WordsEdit


@dataclass
class Binding:
    """One input widget and the field it edits."""

    widget: QWidget
    field: str
    schema: FieldSchema
    read: Callable[[], Any]
    write: Callable[[Any], None]


class Binder(QObject):
    """Keeps a form and a document showing the same thing."""

    why_requested = Signal(str, QWidget)
    """(derived name, widget): an explanation is requested."""
    problem_shown = Signal(str, object)
    """(field, Problem or None): what is beside the field the person is at."""

    def __init__(
        self,
        form: QWidget,
        document: SheetDocument,
        words: Words,
        tables: Mapping[str, RowsModel] | None = None,
    ) -> None:
        super().__init__(form)
        self._form, self._document, self._words = form, document, words
        self._bindings: dict[str, list[Binding]] = {}
        self._derived: list[tuple[QWidget, str]] = []
        self._refused: dict[str, Problem] = {}
        self._loading = False
        self._tables = dict(tables or {})
        for widget in [form, *form.findChildren(QWidget)]:
            self._bind(widget)
        document.value_changed.connect(self.refresh)
        document.refused.connect(self._remember_refusal)
        self.refresh()

    @property
    def fields(self) -> tuple[str, ...]:
        """Every field this form edits."""
        return tuple(self._bindings) + tuple(self._tables)

    def widget_for(self, field: str) -> QWidget | None:
        """Return the widget that edits a field, the table that holds its row, or the first that edits a part of it."""
        form = self._form
        shown = {
            name: widget
            for widget in reversed((form, *form.findChildren(QWidget)))
            for name in str(widget.property("shows") or "").split()
        }
        views = {view.property("field"): view for view in form.findChildren(QAbstractItemView)}
        found = {**shown, **views, **{name: bindings[0].widget for name, bindings in self._bindings.items()}}
        at = field
        while at and at not in found:
            at = at.rpartition(".")[0]
        part = (name for name in found if field and str(name).startswith(f"{field}."))
        return found.get(at or next(part, ""))

    def lead_to(self, field: str) -> bool:
        """Put the focus on what edits a field, and scroll it into view; False: nothing of this form does."""
        widget = self.widget_for(field)
        if widget is None:
            return False
        tab_order.bring_up(widget)
        at = _choose(widget, field) if isinstance(widget, QAbstractItemView) else QRect()
        own = widget.first_stop() if hasattr(widget, "first_stop") else None
        stop = own or tab_order.first_stop(widget)
        if stop is None:
            return False
        tab_order.lead_to(stop, at)
        return True

    def table(self, field: str) -> RowsModel:
        """Return the item model of a table field."""
        return self._tables[field]

    def refresh(self) -> None:
        """Show the document's present value in every widget."""
        self._loading = True
        try:
            for bindings in self._bindings.values():
                for binding in bindings:
                    value = self._document.get(binding.field)
                    if binding.read() != value and not self._half_typed(binding, value):
                        binding.write(value)
        finally:
            self._loading = False
        # rows that a page has rebuilt took their numbers with them
        self._derived = [(widget, name) for widget, name in self._derived if isValid(widget)]
        for widget, name in self._derived:
            # a page may point a number at another one: the property is read again
            self._show_derived(widget, str(widget.property("derived") or name))
        self._mark_problems()

    def adopt(self, root: QWidget) -> None:
        """Join widgets that a page has just made in place of others (the campaign plays by another definition now)."""

        def is_on_form(widget: QWidget) -> bool:
            return isValid(widget) and self._form.isAncestorOf(widget)

        kept = {f: [b for b in bindings if is_on_form(b.widget)] for f, bindings in self._bindings.items()}
        self._bindings = {field: bindings for field, bindings in kept.items() if bindings}
        self._derived = [(widget, name) for widget, name in self._derived if is_on_form(widget)]
        for widget in root.findChildren(QWidget):
            self._bind(widget)
        self.refresh()

    def release(self) -> None:
        """Let the document go; the form may be bound to another one."""
        self._document.value_changed.disconnect(self.refresh)
        self._document.refused.disconnect(self._remember_refusal)

    def _bind(self, widget: QWidget) -> None:
        name = widget.property("derived")
        if name:
            self._derived.append((widget, str(name)))
            if isinstance(widget, DerivedNumber):
                widget.why_requested.connect(lambda asked, w=widget: self.why_requested.emit(asked, w))
        field = widget.property("field")
        if not field:
            return
        schema = at_path(type(self._document.sheet), str(field))
        if isinstance(widget, QAbstractItemView):
            self._bind_table(widget, str(field))
        else:
            self._bind_input(widget, str(field), schema)

    def _bind_table(self, view: QAbstractItemView, field: str) -> None:
        model = self._tables.get(field) or RowsModel(self._document, field, words=self._words)
        self._tables[field] = model
        view.setModel(model)
        view.setItemDelegate(RowDelegate(self._words, view))

    def _bind_input(self, widget: QWidget, field: str, schema: FieldSchema) -> None:
        read, write = self._access(widget, schema)
        binding = Binding(widget, field, schema, read, write)
        self._bindings.setdefault(field, []).append(binding)
        self._limit(widget, schema)
        self._notify(widget).connect(lambda *_args, b=binding: self._edited(b))
        guarded = self._document.is_guarded(field)
        widget.setEnabled(widget.isEnabled() and not self._document.read_only and not guarded)
        if guarded:
            widget.setToolTip(self.tr("GMが決めます。"))
        if not widget.accessibleName():
            widget.setAccessibleName(self._words.say(schema.title))
        if widget.focusPolicy() == Qt.FocusPolicy.WheelFocus:
            widget.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        widget.installEventFilter(self)

    def _access(self, widget: QWidget, schema: FieldSchema) -> tuple[Callable[[], Any], Callable[[Any], None]]:
        if isinstance(widget, QComboBox) and schema.choices:
            if widget.count() == 0:
                for value, label in schema.choices:
                    widget.addItem(self._words.say(label), value)
            return widget.currentData, lambda value: widget.setCurrentIndex(widget.findData(value))
        if isinstance(widget, WordsEdit):
            return widget.words, widget.set_words
        if isinstance(widget, QComboBox) and widget.isEditable():
            return widget.currentText, widget.setEditText
        if isinstance(widget, QLineEdit) and schema.kind is int:
            return (lambda: whole_in(widget.text())), lambda value: widget.setText("" if value is None else str(value))
        if isinstance(widget, QSpinBox) and schema.optional:
            return (lambda: None if widget.value() == widget.minimum() else widget.value()), (
                lambda value: widget.setValue(widget.minimum() if value is None else value)
            )
        user = widget.metaObject().userProperty()
        name = str(user.name())
        return (lambda: widget.property(name)), (lambda value: _set(widget, name, value))

    def _limit(self, widget: QWidget, schema: FieldSchema) -> None:
        if isinstance(widget, QSpinBox):
            limit_spin(widget, schema)
        elif isinstance(widget, QLineEdit) and schema.kind is int:
            widget.setValidator(WholeValidator(*bounds(schema), widget))
        elif schema.minimum is not None and hasattr(widget, "setMinimum"):
            widget.setMinimum(schema.minimum)
            if schema.maximum is not None and hasattr(widget, "setMaximum"):
                widget.setMaximum(schema.maximum)

    def _notify(self, widget: QWidget) -> Any:
        if isinstance(widget, QComboBox):
            return widget.currentTextChanged
        if isinstance(widget, QPlainTextEdit):
            return widget.textChanged
        if isinstance(widget, WordsEdit):
            return widget.words_changed
        user = widget.metaObject().userProperty()
        return getattr(widget, bytes(user.notifySignal().name().data()).decode())

    def _edited(self, binding: Binding) -> None:
        if self._loading:
            return
        value = binding.read()
        if value is None and not binding.schema.optional:
            return
        self._refused.pop(binding.field, None)
        title = self._words.say(binding.schema.title)
        self._document.edit(binding.field, value, self.tr("「{field}」を書き換える").format(field=title))

    def _half_typed(self, binding: Binding, value: Any) -> bool:
        """Leave a number alone that is empty because its person is typing the next one."""
        widget = binding.widget
        return isinstance(widget, QLineEdit) and widget.hasFocus() and binding.schema.kind is int and not widget.text()

    def _show_derived(self, widget: QWidget, name: str) -> None:
        explained = self._document.derived.get(name)
        if explained is None:
            text, label = "—", name
        else:
            text, label = self._words.say(explained.shown), self._words.say(explained.label)
        if isinstance(widget, DerivedNumber):
            widget.show_number(text, label)
        elif widget.property("text") != text:
            widget.setProperty("text", text)
        if not isinstance(widget, DerivedNumber):
            widget.setAccessibleName(f"{label} {text}")

    def _remember_refusal(self, field: str, problem: Problem) -> None:
        self._refused[field] = problem
        self._mark_problems()
        self.problem_shown.emit(field, problem)

    def _mark_problems(self) -> None:
        found: dict[str, Problem] = {}
        for problem in self._document.problems:
            if problem.field:
                known = found.setdefault(problem.field, problem)
                if known.severity is Severity.WARN:
                    found[problem.field] = problem
        found.update(self._refused)
        for field, bindings in self._bindings.items():
            for binding in bindings:
                self._mark(binding.widget, found.get(field))

    def _mark(self, widget: QWidget, problem: Problem | None) -> None:
        text = "" if problem is None else problem.text(self._words)
        mild = problem is not None and problem.severity is Severity.WARN
        marked = (widget.property("invalid") or False) == ("mild" if mild else bool(problem))
        if marked and widget.accessibleDescription() == text:
            return
        if not widget.property("invalid"):  # the form's own hint comes back once nothing is wrong any more
            widget.setProperty("hint", widget.toolTip())
        theme.set_invalid(widget, bool(problem), mild=mild)
        widget.setAccessibleDescription(text)
        widget.setToolTip(text or str(widget.property("hint") or ""))

    def problem_of(self, field: str) -> Problem | None:
        """Return what is wrong at a field: what was refused last, else what the rules find."""
        if field in self._refused:
            return self._refused[field]
        return next((p for p in self._document.problems if p.field == field), None)

    # Qt's names from here on

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Close the undo step when a field is left; tell what is beside the field that is entered."""
        kind = event.type()
        if kind == QEvent.Type.FocusOut:
            self._document.end_burst()
            field = str(watched.property("field") or "")
            if self._refused.pop(field, None):
                self.refresh()
            self.problem_shown.emit(field, None)
        elif kind == QEvent.Type.FocusIn:
            field = str(watched.property("field") or "")
            self.problem_shown.emit(field, self.problem_of(field))
        elif kind == QEvent.Type.Wheel and isinstance(watched, (QSpinBox, QComboBox)):
            # a wheel that scrolls the page must not change what is under the pointer, nor what has the focus
            event.ignore()
            return True
        return False


def _choose(view: QAbstractItemView, field: str) -> QRect:
    """Choose the cell of a table that a dotted path names; return where it is."""
    model, parts = view.model(), field.removeprefix(f"{view.property('field')}.").split(".")
    if not (isinstance(model, RowsModel) and parts[0].isdecimal()):
        return QRect()
    index = model.index(int(parts[0]), max(0, model.column_of(".".join(parts[1:]))))
    view.setCurrentIndex(index)
    view.scrollTo(index)
    return view.visualRect(index).translated(view.viewport().pos())


def _set(widget: QWidget, name: str, value: Any) -> None:
    if isinstance(widget, QPlainTextEdit):
        cursor = widget.textCursor().position()
        widget.setPlainText(value)
        moved = widget.textCursor()
        moved.setPosition(min(cursor, len(value)))
        widget.setTextCursor(moved)
    elif isinstance(widget, QLineEdit):
        cursor = widget.cursorPosition()
        widget.setText(value)
        widget.setCursorPosition(min(cursor, len(value)))
    elif isinstance(widget, NumberSpin) and name == "value":
        widget.setValue(value)
    else:
        widget.setProperty(name, value)
