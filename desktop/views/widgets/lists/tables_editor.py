"""The random tables of a definition: one is chosen and written, its rows in a table with the chance of each."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QFrame, QWidget

from desktop.core.sheet import new_id
from desktop.core.tables.dice import SHARES, dice_of
from desktop.core.tables.table import MOST_TABLES, RandomTable, TableRow
from desktop.core.words import Words
from desktop.models.editors.random_table import TableRowsModel
from desktop.views import spoken
from desktop.views.editors.delegates import RowDelegate
from desktop.views.forms.tables_editor import Ui_TablesEditor
from desktop.views.style import icons, theme

DICE = ("1D6", "2D6", "3D6", "D66", "D66A", "D66D", "D88", "1D10", "1D20", "1D100")
"""Offered; others are typed."""
FIT_ROWS = 40
"""Rows of a table that are there without scrolling inside the page: all of a D66."""


class TablesEditor(QFrame):
    """Adds, copies, removes, orders and writes random tables."""

    tables_changed = Signal(object, str)
    """(all tables as a tuple, what was done)"""
    text_requested = Signal()
    try_requested = Signal(str)
    """Id of the table to roll on."""
    chosen = Signal()

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_TablesEditor()
        self.ui.setupUi(self)
        ui = self.ui
        for strip in (ui.choice, ui.head, ui.foot):
            strip.flow(spread=1)
        self._tables: tuple[RandomTable, ...] = ()
        self._current = ""
        self.model = TableRowsModel(self)
        ui.rows.setModel(self.model)
        ui.rows.setItemDelegate(RowDelegate(words, ui.rows))
        ui.rows.setFitRows(FIT_ROWS)
        ui.rows.fit_columns()
        for text in DICE:
            ui.diceCombo.addItem(text, text)
        ui.diceCombo.addItem(self.tr("割合で決める"), SHARES)
        ui.tried.hide()
        ui.problem.hide()
        for button, icon, act in (
            (ui.addButton, "plus", self.add),
            (ui.copyButton, "copy", self._copy),
            (ui.removeButton, "trash", self._remove),
            (ui.upButton, "arrow_up", lambda: self._move(-1)),
            (ui.downButton, "arrow_down", lambda: self._move(1)),
        ):
            button.setIcon(icons.icon(icon))
            button.clicked.connect(lambda _checked=False, a=act: a())
        ui.tableCombo.activated.connect(lambda row: self.choose(str(ui.tableCombo.itemData(row))))
        ui.nameEdit.textEdited.connect(lambda text: self._change(self.tr("表の名前"), name=text))
        ui.readingEdit.textEdited.connect(lambda text: self._change(self.tr("表のふりがな"), reading=text))
        ui.diceCombo.activated.connect(lambda row: self._set_dice(str(ui.diceCombo.itemData(row))))
        line = ui.diceCombo.lineEdit()
        assert line is not None
        line.editingFinished.connect(self._type_dice)
        ui.secretCheck.toggled.connect(lambda on: self._change(self.tr("GMだけが見る"), secret=on))
        ui.fillButton.clicked.connect(lambda: self.model.fill())
        ui.removeRowButton.clicked.connect(ui.rows.remove_chosen)
        ui.tryButton.clicked.connect(lambda: self.try_requested.emit(self._current))
        ui.textButton.clicked.connect(self.text_requested)
        self.model.edited.connect(self._take)
        self._show()

    @property
    def table(self) -> RandomTable | None:
        """The table that is being written."""
        return next((table for table in self._tables if table.id == self._current), None)

    @property
    def place(self) -> int:
        """The number of the table that is being written; −1: there is none."""
        return next((n for n, table in enumerate(self._tables) if table.id == self._current), -1)

    def show_tables(self, tables: Sequence[RandomTable]) -> None:
        """Show other tables; the chosen one stays chosen."""
        if tuple(tables) != self._tables:
            place = self.place
            self._tables = tuple(tables)
            if self.table is None:
                near = min(max(place, 0), len(self._tables) - 1)
                self._current = self._tables[near].id if self._tables else ""
                self.ui.tried.hide()
            self._show()

    def choose(self, identifier: str) -> None:
        """Write another table."""
        if identifier != self._current:
            self._current = identifier
            self.ui.tried.hide()
            self._show()
            self.chosen.emit()

    def stop_at(self, path: Sequence[str]) -> QWidget:
        """Choose the table and the row that a path names, and return what edits the field it names."""
        number, part, row, *rest = (*path, "", "", "")
        if number.isdecimal() and int(number) < len(self._tables):
            self.choose(self._tables[int(number)].id)
        if part == "rows" and row.isdecimal():
            place = self.model.index(int(row), max(0, self.model.column_of(rest[0])))
            self.ui.rows.setCurrentIndex(place)
            self.ui.rows.scrollTo(place)
        known: dict[str, QWidget] = {
            "name": self.ui.nameEdit,
            "reading": self.ui.readingEdit,
            "dice": self.ui.diceCombo,
            "rows": self.ui.rows,
        }
        return known.get(part, self.ui.tableCombo)

    def show_problem(self, text: str, role: str) -> None:
        """Say what is wrong with the chosen table."""
        theme.set_role(self.ui.problem, role)
        self.ui.problem.setVisible(bool(text))
        spoken.write(self.ui.problem, text)

    def show_tried(self, text: str) -> None:
        """Say how a roll for trying ended."""
        self.ui.tried.show()
        spoken.write(self.ui.tried, text, again=True)

    def add(self) -> None:
        """Begin a table."""
        rows = tuple(TableRow(low=face) for face in range(1, 7))
        self._insert(RandomTable(name=self._free_name(self.tr("新しい表")), rows=rows), self.tr("表を足す"))
        self.ui.nameEdit.setFocus()
        self.ui.nameEdit.selectAll()

    def _copy(self) -> None:
        if self.table is not None:
            name = self._free_name(self.table.name)
            self._insert(self.table.evolve(id=new_id(), name=name), self.tr("表を複製"))

    def _insert(self, table: RandomTable, what: str) -> None:
        place = self.place + 1
        if len(self._tables) < MOST_TABLES:
            self._current = table.id
            self.tables_changed.emit((*self._tables[:place], table, *self._tables[place:]), what)

    def _free_name(self, name: str) -> str:
        taken = {table.name for table in self._tables}
        names = (name if n == 1 else f"{name[:190]} {n}" for n in range(1, MOST_TABLES + 2))
        return next(one for one in names if one not in taken)

    def _remove(self) -> None:
        place = self.place
        if place >= 0:
            left = (*self._tables[:place], *self._tables[place + 1 :])
            self.tables_changed.emit(left, self.tr("表を消す"))

    def _move(self, by: int) -> None:
        place, to = self.place, self.place + by
        if place >= 0 and 0 <= to < len(self._tables):
            tables = list(self._tables)
            tables[place], tables[to] = tables[to], tables[place]
            self.tables_changed.emit(tuple(tables), self.tr("表を並べ替える"))

    def _change(self, what: str, **changes: object) -> None:
        if self.table is not None:
            self._take(self.table.evolve(**changes), what)

    def _take(self, table: RandomTable, what: str) -> None:
        changed = tuple(table if one.id == table.id else one for one in self._tables)
        self.tables_changed.emit(changed, what)

    def _type_dice(self) -> None:
        text = self.ui.diceCombo.currentText()
        if self.ui.diceCombo.findText(text) < 0:
            dice = dice_of(text)
            self._set_dice(dice.text if dice is not None else text[:200])

    def _set_dice(self, dice: str) -> None:
        """Take other dice; rows keep their numbers, or say how often they come from now on."""
        if self.table is not None and dice != self.table.dice:
            self._change(self.tr("表のダイス"), dice=dice)

    def _show(self) -> None:
        ui, table = self.ui, self.table
        blockers = [QSignalBlocker(w) for w in (ui.tableCombo, ui.diceCombo, ui.secretCheck)]
        ui.tableCombo.clear()
        for one in self._tables:
            ui.tableCombo.addItem(one.name.strip() or self.tr("（名前なし）"), one.id)
        ui.tableCombo.setCurrentIndex(self.place)
        ui.tableCombo.setEnabled(bool(self._tables))
        ui.body.setVisible(table is not None)
        for button in (ui.copyButton, ui.removeButton, ui.upButton, ui.downButton):
            button.setEnabled(table is not None)
        others = [(one.id, one.name) for one in self._tables if one.id != self._current]
        if table is not None:
            for line, text in ((ui.nameEdit, table.name), (ui.readingEdit, table.reading)):
                if line.text() != text:
                    line.setText(text)
            place = ui.diceCombo.findData(table.dice)
            ui.diceCombo.setCurrentIndex(place)
            if place < 0:
                ui.diceCombo.setEditText(table.dice)
            ui.secretCheck.setChecked(table.secret)
            ui.tryButton.setEnabled(table.thrown is not None)
            ui.fillButton.setEnabled(not table.by_shares)
        fresh = len(self.model.rows) != (len(table.rows) if table is not None else 0)
        self.model.show_table(table, others)
        if fresh:
            ui.rows.fit_columns()
        del blockers
