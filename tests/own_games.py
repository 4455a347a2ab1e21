"""Small games of one's own, made by the editor's inputs, taken by somebody else, played and printed in one window."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QPlainTextEdit, QSpinBox, QWidget

from desktop.controllers.builder import BuilderController
from desktop.controllers.definition import PAGE, DefinitionController
from desktop.controllers.definition_files import table_of
from desktop.controllers.main import MainController
from desktop.core.definition import Definition
from desktop.services import definitions
from desktop.services.catalogue import Catalogue
from desktop.services.library import Library
from desktop.services.store import Store
from desktop.views.dialogs.play import TouchDialog
from desktop.views.paper.ink import Mode
from desktop.views.paper.printing import sheet_pages
from desktop.views.widgets.formula_edit import FormulaEdit
from desktop.views.widgets.pick import PickOne
from desktop.views.widgets.rows_editor import RowsEditor
from tests.table_mode import TableGm, click

FEWEST = 3
"""Steps that an evening has at least: what N leads to differs from room to room."""


class Author:
    """A GM at the editor."""

    def __init__(self, main: MainController, base: str, title: str) -> None:
        main.tables.make(base, title)
        assert main.desk is not None
        main.desk.run("definition")
        (self.controller,) = (
            c for c in main.desk.findChildren(DefinitionController) if c.page is main.desk.tabs.page(PAGE)
        )
        self.page = self.controller.page
        self.fill(self.page.about["author"], "霧原")
        self.fill(self.page.about["version"], "1")

    def label(self, label: str, word: str) -> None:
        """Call something otherwise."""
        self.fill(self.page.labels[label], word)

    def setting(self, key: str, value: object) -> None:
        """Turn a switch, choose, or set a number."""
        self.fill(self.page.settings[key].control, value)

    def clear(self, list_id: str) -> None:
        """Take every row out."""
        editor = self.page.editors[list_id]
        while editor.rows:
            click(editor.ui.removeButton)

    def row(self, list_id: str, **values: object) -> RowsEditor:
        """Add a row and fill its inputs in."""
        editor = self.page.editors[list_id]
        if editor.rows:
            editor.ui.list.setCurrentRow(len(editor.rows) - 1)
        click(editor.ui.addButton)
        self.fill_row(editor, values)
        return editor

    def fill_row(self, editor: RowsEditor, values: Mapping[str, object]) -> None:
        """Fill inputs of the chosen row in."""
        for name, value in values.items():
            if isinstance(value, list):
                inner = editor.form.input_of(name)
                assert isinstance(inner, RowsEditor)
                for row in value:
                    click(inner.ui.addButton)
                    self.fill_row(inner, row)
            else:
                self.fill(editor.form.input_of(name), value)

    def fill(self, widget: QWidget, value: object) -> None:
        """Give an input a value as a person does."""
        match widget:
            case FormulaEdit():
                widget.line.setText(str(value))
                widget.line.textEdited.emit(str(value))
                QCoreApplication.processEvents()
            case PickOne():
                widget.setCurrentIndex(widget.findText(str(value)))
                widget.activated.emit(widget.currentIndex())
            case QComboBox():
                widget.setCurrentIndex(widget.findData(value))
                widget.activated.emit(widget.currentIndex())
            case QCheckBox():
                widget.setChecked(bool(value))
            case QSpinBox():
                widget.setValue(value)  # type: ignore[arg-type]
            case QPlainTextEdit():
                widget.setPlainText(str(value))
            case QLineEdit():
                widget.setText(str(value))
                widget.textEdited.emit(str(value))
            case _:
                raise TypeError(type(widget).__name__)

    def taken(self, folder: Path) -> tuple[Definition, Path]:
        """Save, export, and let somebody with an empty library take it; return it and its 卓."""
        document = self.controller.document
        assert not document.blocking, document.blocking
        assert self.controller.save()
        file = folder / "game.takujo-game"
        assert self.controller.export_to(file)
        found, _ = definitions.read(Store(), file, Catalogue())
        table = table_of(Library(folder / "empty", Store()), found, found.title)
        there = table.definition()
        assert there is not None
        made = definitions.dump(document.value)
        assert {**definitions.dump(there), "notice": made["notice"]} == made
        again = folder / "again.takujo-game"
        definitions.export(Store(), there, again)
        assert again.read_bytes() == file.read_bytes()
        table.close()
        return there, table.folder


class OwnGm(TableGm):
    """A GM who plays somebody else's game: two people are made, one by chance, one step by step."""

    def __init__(self, main: MainController, folder: Path) -> None:
        main.leave_table()
        main.open_table(folder)
        assert main.desk is not None
        self.main, self.desk = main, main.desk
        workspace = self.desk.workspace
        assert workspace.new_random() is not None
        built(workspace.new_draft())
        self.evening = workspace.evening
        self.players = list(workspace.people.everybody())
        assert len(self.players) == 2
        assert not any(sheet.draft for sheet in self.players)
        self.npcs = []
        self.dice = cycle((6, 5, 2, 1, 4, 3, 3, 6))
        main.window.activateWindow()  # lists that opened while the game was written took that away; no desktop is here
        QCoreApplication.processEvents()
        click(main.window.ui.tableButton)

    def type_dice(self) -> bool:
        """Type real dice if the tray waits for some."""
        roll = self.evening.roll
        if roll is None or roll.done or roll.check.wants is None:
            return False
        self.desk.tray.focus()
        for sides in roll.check.wants.sides:
            face = min(sides, next(self.dice))
            for digit in str(face):
                self.press(Qt.Key(Qt.Key.Key_0 + int(digit)))
            if sides > 10 and face in (1, 2):
                self.press(Qt.Key.Key_Space)
        return True

    def check(self, who: str, kind: str) -> str:
        """Make a check of the tray by real dice; return how it ended."""
        self.desk.tray.prepare(who, kind, {})
        for _ in range(20):
            roll = self.evening.roll
            if roll is None or roll.check.done:
                break
            if roll.check.wants is not None:
                self.desk.tray.enter_faces([min(sides, next(self.dice)) for sides in roll.check.wants.sides])
            else:
                option = next(o for o in roll.check.options if o.enabled)
                self.desk.tray.tray.option_chosen.emit(option.id)
        roll = self.evening.roll
        assert roll is not None
        assert roll.check.outcome is not None
        return self.desk.words.say(roll.check.outcome.label)

    def choose(self, who: str) -> None:
        """Select somebody by number."""
        self.desk.table_page.page.setFocus()  # as Esc does from a field
        number = [person.id for person in self.desk.table_page.people()].index(who)
        self.press(Qt.Key(Qt.Key.Key_1 + number))
        assert self.desk.table_page.selected == who

    def by_key(self, key: Qt.Key, who: str, points: int) -> None:
        """T or H, the number, Enter."""
        self.choose(who)
        self.press(key)
        dialog = next(d for d in self.main.window.findChildren(TouchDialog) if d.isVisible())
        dialog.ui.amount.selectAll()
        QTest.keyClicks(dialog.ui.amount, str(points))
        QTest.keyClick(dialog.ui.amount, Qt.Key.Key_Return)

    def evening_of(self, keys: int, name: str = "session") -> None:
        """Begin, go on by N, dice and first choices for so many keys, and find everything told as the journal folds."""
        self.begin(name, [sheet.id for sheet in self.players])
        assert name in self.evening.playing.running
        begun, turns = self.counted, cycle(self.players)
        for _ in range(keys):
            self.desk.table_page.page.setFocus()
            before = self.evening.last
            if not self.type_dice():
                self.next()
            roll = self.evening.roll
            if self.evening.last != before:
                continue
            if roll is not None and roll.open and roll.check.options:
                self.press(Qt.Key.Key_E)
                self.press(Qt.Key.Key_1)
            else:
                self.select(next(turns).id)
        assert self.counted >= begun + FEWEST
        self.held()

    def printed(self) -> str:
        """Return every word of the sheets on paper."""
        workspace = self.desk.workspace
        sheets = [(workspace.system, workspace.game, sheet) for sheet in workspace.people.everybody()]
        pages = [*sheet_pages(sheets, Mode.FILLED, workspace.words),
                 *sheet_pages([(workspace.system, workspace.game, None)], Mode.BLANK, workspace.words)]  # fmt: skip
        return " ".join(text for page in pages for text in page.texts())


def built(builder: Any) -> None:
    """Walk the guided steps to the end; what a step cannot go on without is filled in by おまかせ."""
    assert isinstance(builder, BuilderController)
    builder.document.edit("name", "霧原 澪")
    for _ in range(2 * builder.last + 2):
        step = builder.step_id
        builder.next()
        if not builder.document.sheet.draft:
            return
        if builder.step_id == step:
            builder.randomise()
    pytest.fail(f"the builder stays at {builder.step_id}")
