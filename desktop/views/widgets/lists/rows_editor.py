"""A list of rows with the form of the chosen one: abilities, skills, items, cards, profile fields."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from pydantic import BaseModel, ValidationError
from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QLabel, QLineEdit, QListWidgetItem, QToolButton, QVBoxLayout, QWidget

from desktop.core.validation_problems import pydantic_problems, titled
from desktop.core.words import Words
from desktop.models.sheet.row_name import NAMES, row_name
from desktop.views import spoken
from desktop.views.forms.rows_editor import Ui_RowsEditor
from desktop.views.keyboard import tab_order
from desktop.views.style import icons, theme
from desktop.views.style.restyled import restyled
from desktop.views.widgets.inputs.formula_edit import Formulas, turn
from desktop.views.widgets.inputs.pick import Names
from desktop.views.widgets.layouts.steady_room import keep_steady
from desktop.views.widgets.lists.record_form import RecordForm

ROW, FREE = 24, 16_777_215
"""px at 100 % that a row is high, and the height of what may grow."""
BESIDE = 420
"""px at 100 % that a list and the form of its row need side by side; where there is less, the form is below."""
ABOVE = 5
"""Rows of a list that has its form below."""


class RowsEditor(QFrame):
    """Adds, copies, removes, orders and edits rows held as plain mappings."""

    rows_changed = Signal(object)
    """The new rows, as a tuple of mappings."""
    reset_requested = Signal()

    def __init__(
        self,
        row_type: type[BaseModel],
        words: Words,
        title: str = "",
        parent: QWidget | None = None,
        *,
        names: Names | None = None,
        formulas: Formulas | None = None,
        fixed: bool = False,
    ) -> None:
        """Make the list.

        Args:
            names: what fields of its rows may refer to.
            formulas: what formulas in its rows may ask for.
            fixed: no row comes, goes or moves.
        """
        super().__init__(parent)
        self._formulas = formulas
        self._names = names
        self.ui = Ui_RowsEditor()
        self.ui.setupUi(self)
        self._row_type, self._words = row_type, words
        self._rows: tuple[Mapping[str, Any], ...] = ()
        self._form: RecordForm | None = None
        self.ui.title.setText(title)
        self.setAccessibleName(title)
        self._acts = {b: b.accessibleName() for b in self.findChildren(QToolButton)}
        for widget in (self.ui.title, self.ui.changed, self.ui.resetButton):
            widget.setVisible(bool(title))
        self.ui.changed.hide()
        keep_steady(self.ui.problem, lines=1)
        for button, icon, act in (
            (self.ui.addButton, "plus", lambda: self._begin(self.add_row)),
            (self.ui.copyButton, "copy", lambda: self._begin(self._copy)),
            (self.ui.removeButton, "trash", self._remove),
            (self.ui.upButton, "arrow_up", lambda: self._move(-1)),
            (self.ui.downButton, "arrow_down", lambda: self._move(1)),
            (self.ui.resetButton, "undo", self.reset_requested.emit),
        ):
            button.setIcon(icons.icon(icon))
            button.clicked.connect(lambda _checked=False, a=act: a())
        ui = self.ui
        for button in (ui.addButton, ui.copyButton, ui.removeButton, ui.upButton, ui.downButton):
            button.setVisible(not fixed)
        self._empty = QLabel(self.tr("まだありません。＋ で足します。"))
        self._empty.setProperty("role", "muted")
        self._empty.setWordWrap(True)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._empty.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        QVBoxLayout(self.ui.list.viewport()).addWidget(self._empty)
        self.ui.list.currentRowChanged.connect(lambda _row: self._show_form())
        self._show_form()
        restyled(self, self._give_room)

    @property
    def form(self) -> RecordForm:
        """The form of the chosen row; made when a row is first shown, since rows may hold rows of their own kind."""
        if self._form is None:
            inner = partial(RowsEditor, names=self._names, formulas=self._formulas)
            self._form = RecordForm(self._row_type, self._words, inner, names=self._names, formulas=self._formulas)
            self._form.changed.connect(self._row_edited)
            self.ui.formLayout.addWidget(self._form)
        return self._form

    @property
    def rows(self) -> tuple[Mapping[str, Any], ...]:
        """The present rows."""
        return self._rows

    def show_rows(self, rows: Sequence[Mapping[str, Any]], *, changed: bool = False) -> None:
        """Show other rows; the chosen place is kept."""
        shown = tuple(rows)  # rows are replaced, never changed
        self.ui.changed.setVisible(changed and bool(self.ui.title.text()))
        self.ui.resetButton.setEnabled(changed)
        if shown == self._rows and self.ui.list.count() == len(shown):
            return
        self._rows = shown
        self._fill(min(max(0, self.ui.list.currentRow()), len(shown) - 1))

    def choose(self, row: int) -> None:
        """Show the form of a row."""
        if 0 <= row < len(self._rows):
            self.ui.list.setCurrentRow(row)

    def stop_at(self, path: Sequence[str]) -> QWidget | None:
        """Choose the row that a path names by number or id; return what Tab stops at first in the field it names."""
        ids = [str(row.get("id", "")) for row in self._rows]
        row, *rest = path or ("",)
        number = int(row) if row.isdecimal() else ids.index(row) if row and row in ids else len(ids)
        if number < len(ids):
            self.choose(number)
            return self.form.stop_at(rest)
        return tab_order.first_stop(self.ui.list if ids else self)

    def add(self, values: Mapping[str, Any]) -> None:
        """Add a row that begins with these values, at the end."""
        self.ui.list.setCurrentRow(len(self._rows) - 1)
        self.add_row(values)

    def _fill(self, current: int) -> None:
        self.ui.list.blockSignals(True)
        self.ui.list.clear()
        for row in self._rows:
            item = QListWidgetItem(self._name(row))
            self.ui.list.addItem(item)
        self._give_room()
        self.ui.list.setCurrentRow(current)
        self.ui.list.blockSignals(False)
        self._empty.setVisible(not self._rows)
        self._show_form()

    def _name(self, row: Mapping[str, Any]) -> str:
        known = self._names.of if self._names is not None else lambda _kind: ()
        return row_name(self._row_type, row, self._words, known) or self.tr("（名前なし）")

    def _show_form(self) -> None:
        row = self.ui.list.currentRow()
        live = 0 <= row < len(self._rows)
        for button in (self.ui.copyButton, self.ui.removeButton, self.ui.upButton, self.ui.downButton):
            button.setEnabled(live)
        if live:
            self.form.show_value(self._rows[row])
        if self._form is not None:
            self._form.setVisible(live)
        self._show_problem()

    def _show_problem(self) -> None:
        row = self.ui.list.currentRow()
        text = ""
        if 0 <= row < len(self._rows):
            try:
                self._row_type.model_validate(self._rows[row])
            except ValidationError as error:
                text = "△ " + titled(self._row_type, pydantic_problems(error)[0]).text(self._words)
        spoken.write(self.ui.problem, text)

    def _row_edited(self, value: Mapping[str, Any]) -> None:
        row = self.ui.list.currentRow()
        self._rows = (*self._rows[:row], dict(value), *self._rows[row + 1 :])
        item = self.ui.list.item(row)
        if item is not None:
            item.setText(self._name(value))
        self._show_problem()
        self.rows_changed.emit(self._rows)

    def _begin(self, put_in: Callable[[], None]) -> None:
        """Put a row in and give its first field the keys: what is typed next is its name."""
        put_in()
        first = next(tab_order.stops(self.form), None)
        if first is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)
            tab_order.reveal(first)
        if isinstance(first, QLineEdit):
            first.selectAll()

    def add_row(self, values: Mapping[str, Any] | None = None) -> None:
        fresh: dict[str, Any] = dict(values or {})
        for name, info in self._row_type.model_fields.items():
            if name == "id":
                fresh["id"] = self._free_id("own")
            elif info.is_required() and name in NAMES:
                fresh[name] = self.tr("新しい項目")
        self._insert(fresh)

    def _copy(self) -> None:
        row = dict(self._rows[self.ui.list.currentRow()])
        if "id" in row:
            row["id"] = self._free_id(str(row["id"]))
        self._insert(row)

    def _free_id(self, start: str) -> str:
        """Return an id that no row ever had: values of rows that were removed stay in the sheets under theirs."""
        stem = re.sub(r"[^A-Za-z0-9_-]+|-[0-9a-f]{8}$|-?\d+$", "", start)[:40] or "own"
        return f"{stem}-{secrets.token_hex(4)}"

    def _insert(self, row: dict[str, Any]) -> None:
        place = self.ui.list.currentRow() + 1 if self._rows else 0
        self._set((*self._rows[:place], row, *self._rows[place:]), place)

    def _remove(self) -> None:
        row = self.ui.list.currentRow()
        self._set((*self._rows[:row], *self._rows[row + 1 :]), min(row, len(self._rows) - 2))

    def _move(self, by: int) -> None:
        row = self.ui.list.currentRow()
        to = row + by
        if 0 <= to < len(self._rows):
            rows = list(self._rows)
            rows[row], rows[to] = rows[to], rows[row]
            self._set(tuple(rows), to)

    def _set(self, rows: tuple[Mapping[str, Any], ...], current: int) -> None:
        self._rows = rows
        self._fill(current)
        self.rows_changed.emit(self._rows)

    def _give_room(self) -> None:
        if self.isVisible():
            self._turn()
        for number in range(self.ui.list.count()):
            self.ui.list.item(number).setSizeHint(QSize(0, theme.px(ROW)))

    def _turn(self) -> None:
        turn(self.ui.body, self.width(), theme.px(BESIDE))
        beside = self.ui.body.direction() is QBoxLayout.Direction.LeftToRight
        self.ui.list.setMaximumHeight(FREE if beside else theme.px(ROW * ABOVE))

    # Qt's names from here on

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lists within rows of lists become narrow: what is written keeps the whole width there."""
        super().resizeEvent(event)
        self._turn()

    def showEvent(self, event: QShowEvent) -> None:
        """Let every button say of which list it is: the same ones stand at every list of a page."""
        super().showEvent(event)
        self._turn()
        name = self.accessibleName()
        for button, act in self._acts.items():
            button.setAccessibleName(spoken.name_within(name, act))
        if name:
            self.ui.list.setAccessibleName(name)
