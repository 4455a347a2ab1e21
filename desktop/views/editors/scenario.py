"""シナリオ: which one, its parts on the left, the part in hand in the middle, every mistake on the right."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QPoint, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtWidgets import QListWidgetItem, QMenu, QVBoxLayout, QWidget

from desktop.core.prepared.scenario import Choices, Trial
from desktop.core.words import Words
from desktop.models.sheet.schema import FieldSchema
from desktop.views import spoken
from desktop.views.editors.scenario_trial import TrialPanel
from desktop.views.forms.scenario import Ui_ScenarioPage
from desktop.views.keyboard.tab_order import lead_to
from desktop.views.layout_items import put_into
from desktop.views.style import theme
from desktop.views.style.restyled import restyled
from desktop.views.widgets.inputs.formula_edit import Formulas
from desktop.views.widgets.inputs.param_form import NARROW
from desktop.views.widgets.inputs.pick import Names
from desktop.views.widgets.inputs.spin import ignore_wheel_in
from desktop.views.widgets.lists.record_form import RecordForm
from desktop.views.widgets.lists.rows_editor import RowsEditor

VALUE = int(Qt.ItemDataRole.UserRole)
LEAST, MOST, AROUND = 140, 200, 36
"""px at 100 % that the list of parts has at least and at most, and what it has around a title."""
GENERAL, TRIAL = "general", "trial"
"""Sections that are no lists."""


@dataclass(frozen=True)
class ProblemLine:
    """One mistake as it is listed."""

    text: str
    place: str
    """Dotted path into the scenario."""
    stops: bool


class ScenarioMap(QWidget):
    """A picture of one list of a scenario, above the list."""

    chosen = Signal(int)
    """The user wants to edit this row."""
    add_requested = Signal(object)
    """Add a row that begins with these values."""

    def show_rows(
        self, rows: Sequence[Mapping[str, Any]], current: int, others: Mapping[str, Sequence[Mapping[str, Any]]]
    ) -> None:
        """Show the present rows.

        Args:
            others: the rows of every list of the scenario.
        """
        raise NotImplementedError

    def mark(self, current: int) -> None:
        """Show which row is written."""
        raise NotImplementedError


class ScenarioPage(QWidget):
    """Shows and forwards."""

    opened = Signal(str)
    """Another scenario was chosen, by the name of its file."""
    new_requested = Signal()
    import_requested = Signal()
    export_requested = Signal()
    versions_requested = Signal()
    print_requested = Signal(bool)
    """True: the GM's edition, False: the players'."""
    delete_requested = Signal()
    texts_edited = Signal(object)
    """The fields that are no lists, as plain values."""
    rows_edited = Signal(str, object)
    """(list, its rows as plain values)"""
    trial_asked = Signal(int, object)
    """(clock, ids of the facts that are true)"""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_ScenarioPage()
        self.ui.setupUi(self)
        ignore_wheel_in(self)
        self.ui.headBar.flow(spread=1)
        self._foot = QVBoxLayout()
        self._side = self.ui.side.maximumWidth()
        self._words, self.names = words, Names(self)
        self.editors: dict[str, RowsEditor] = {}
        self.maps: dict[str, ScenarioMap] = {}
        self.general: RecordForm | None = None
        self.trial = TrialPanel(words)
        self._parts: dict[str, QWidget] = {}
        ui = self.ui
        ui.message.hide()
        ui.box.activated.connect(lambda number: self.opened.emit(str(ui.box.itemData(number))))
        menu = QMenu(ui.printButton)
        menu.addAction(self.tr("GM用(&G)"), lambda: self.print_requested.emit(True))
        menu.addAction(self.tr("プレイヤー用(&P)"), lambda: self.print_requested.emit(False))
        ui.printButton.setMenu(menu)
        for clicked, signal in (
            (ui.newButton, self.new_requested),
            (ui.importButton, self.import_requested),
            (ui.exportButton, self.export_requested),
            (ui.versionsButton, self.versions_requested),
            (ui.deleteButton, self.delete_requested),
        ):
            clicked.clicked.connect(signal)
        ui.sections.currentItemChanged.connect(lambda item, _before: self._show_part(item))
        ui.problems.itemActivated.connect(self._go_to)
        ui.problems.itemClicked.connect(self._go_to)
        self.trial.asked.connect(self.trial_asked)

    # building

    def build(
        self,
        kind: type[Any],
        fields: Sequence[FieldSchema],
        lists: Sequence[FieldSchema],
        maps: Mapping[str, ScenarioMap],
        formulas: Formulas,
        *,
        trial: bool,
    ) -> None:
        """Make the parts of the rule system's kind of scenario.

        Args:
            formulas: what formulas in its rows may ask for.
            maps: list -> a picture of its rows to be above them.
            trial: whether there is a clock to try.
        """
        inner = RowsEditor
        self.general = RecordForm(kind, self._words, inner, names=self.names, only=[s.name for s in fields])
        self.general.changed.connect(self.texts_edited)
        self._add_part(GENERAL, self.tr("あらまし"), self.general)
        for schema in lists:
            assert schema.row_type is not None
            editor = RowsEditor(
                schema.row_type, self._words, self._words.say(schema.title), names=self.names, formulas=formulas
            )
            editor.ui.resetButton.hide()
            editor.rows_changed.connect(lambda rows, group=schema.name: self.rows_edited.emit(group, rows))
            self.editors[schema.name] = editor
            self._add_part(schema.name, self._words.say(schema.title), self._with_map(schema.name, editor, maps))
        if trial:
            self._add_part(TRIAL, self.tr("ためす"), self.trial)
        self.ui.hostLayout.addLayout(self._foot)
        self.ui.hostLayout.addStretch(1)
        restyled(self, self._restyle_text)
        self.ui.sections.setCurrentRow(0)

    def _restyle_text(self) -> None:
        ui, below = self.ui, theme.scale() >= NARROW  # beside the forms there is too little room for the errors
        put_into(ui.side, self._foot if below else ui.bodyLayout)
        ui.side.setMaximumWidth(self.maximumWidth() if below else self._side)
        for number in range(ui.sections.count()):
            ui.sections.item(number).setSizeHint(QSize(0, theme.px(28)))
        self._fit_sections()

    def _fit_sections(self) -> None:
        """Make the list as wide as its longest title with a number behind it."""
        sections = self.ui.sections
        titles = [str(sections.item(number).data(VALUE + 1)) for number in range(sections.count())]
        wide = max((sections.fontMetrics().horizontalAdvance(f"{title}　000") for title in titles), default=0)
        sections.setFixedWidth(max(LEAST, min(wide + theme.px(AROUND), theme.px(MOST))))

    def _with_map(self, group: str, editor: RowsEditor, maps: Mapping[str, ScenarioMap]) -> QWidget:
        if group not in maps:
            return editor
        host, picture = QWidget(), maps[group]
        column = QVBoxLayout(host)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(picture)
        column.addWidget(editor)
        picture.chosen.connect(editor.choose)
        picture.add_requested.connect(editor.add)
        for signal in (picture.chosen, picture.add_requested):
            signal.connect(lambda _what: self._go_below(editor))
        editor.ui.list.currentRowChanged.connect(picture.mark)
        self.maps[group] = picture
        return host

    def _add_part(self, part: str, title: str, widget: QWidget) -> None:
        item = QListWidgetItem(title)
        item.setData(VALUE, part)
        item.setData(VALUE + 1, title)
        self._parts[part] = widget
        widget.hide()
        self.ui.hostLayout.addWidget(widget)
        self.ui.sections.addItem(item)

    # showing

    def show_list(self, rows: Sequence[tuple[str, str]], current: str) -> None:
        """Show which scenarios there are: file name and title of each."""
        box = self.ui.box
        blocker = QSignalBlocker(box)
        box.clear()
        for file, title in rows:
            box.addItem(title, file)
        box.setCurrentIndex(box.findData(current))
        del blocker
        there = bool(current)
        box.setEnabled(bool(rows))
        self.ui.body.setVisible(there)
        for button in (self.ui.exportButton, self.ui.printButton, self.ui.versionsButton, self.ui.deleteButton):
            button.setEnabled(there)

    def show_message(self, text: str) -> None:
        """Say something above everything; nothing with an empty text."""
        spoken.write(self.ui.message, text)
        self.ui.message.setVisible(bool(text))

    def show_value(
        self, texts: Mapping[str, Any], rows: Mapping[str, Sequence[Mapping[str, Any]]], choices: Choices
    ) -> None:
        """Show the present scenario."""
        self.names.show(choices)
        if self.general is not None:
            self.general.show_value(texts)
        for group, editor in self.editors.items():
            editor.show_rows(rows[group])
        for group, picture in self.maps.items():
            picture.show_rows(rows[group], self.editors[group].ui.list.currentRow(), rows)
        for number in range(self.ui.sections.count()):
            item = self.ui.sections.item(number)
            count = len(rows.get(item.data(VALUE), ()))
            title = item.data(VALUE + 1)
            item.setText(f"{title}　{count}" if count else title)

    def show_problems(self, lines: Sequence[ProblemLine], state: str, role: str) -> None:
        """List every mistake, with a word on the present state."""
        box = self.ui.problems
        row = box.currentRow()
        box.clear()
        for line in lines:
            item = QListWidgetItem(("△ " if line.stops else "・") + line.text)
            item.setData(VALUE, line.place)
            item.setToolTip(line.text)
            box.addItem(item)
        box.setCurrentRow(min(row, len(lines) - 1))
        box.setVisible(bool(lines))
        self.ui.state.setText(state)
        theme.set_role(self.ui.state, role)

    def show_trial(self, trial: Trial) -> None:
        """Show the try-out."""
        self.trial.show_trial(trial)

    def keep_shut(self) -> None:
        """Make everything read-only: another program holds the campaign, or its folder is read-only."""
        for widget in (self.ui.host, self.ui.newButton, self.ui.importButton, self.ui.deleteButton):
            widget.setEnabled(False)

    # going somewhere

    @property
    def part(self) -> str:
        """The part that is shown."""
        item = self.ui.sections.currentItem()
        return str(item.data(VALUE)) if item is not None else ""

    def go_to(self, place: str) -> None:
        """Show the part, and the row, that a dotted path names."""
        group, _, rest = place.partition(".")
        part = group if group in self._parts else GENERAL
        numbers = range(self.ui.sections.count())
        self.ui.sections.setCurrentRow(next(n for n in numbers if self.ui.sections.item(n).data(VALUE) == part))
        row = rest.partition(".")[0]
        if part in self.editors and row.isdecimal():
            self.editors[part].choose(int(row))

    def _go_to(self, item: QListWidgetItem) -> None:
        """Lead to the field of a problem: its part and row, scrolled into view, with the focus."""
        place = str(item.data(VALUE)).split(".")
        self.go_to(".".join(place))
        editor = self.editors.get(self.part)
        general = self.general.stop_at(place) if self.general is not None else None
        stop = editor.stop_at(place[1:]) if editor is not None else general
        if stop is not None:
            lead_to(stop)

    def _go_below(self, editor: RowsEditor) -> None:
        """Bring the form of what was pressed into sight, and the keyboard into it."""
        self.ui.hostLayout.activate()
        self.ui.scroll.verticalScrollBar().setValue(editor.mapTo(self.ui.host, QPoint(0, 0)).y())
        editor.form.setFocus(Qt.FocusReason.OtherFocusReason)
        editor.form.focusNextChild()

    def _show_part(self, item: QListWidgetItem | None) -> None:
        wanted = item.data(VALUE) if item is not None else ""
        for part, widget in self._parts.items():
            widget.setVisible(part == wanted)
        self.ui.scroll.verticalScrollBar().setValue(0)
