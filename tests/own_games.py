"""Small custom games, made by the editor's inputs, imported by another user, played and printed in one window."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QPlainTextEdit, QSpinBox, QWidget

from desktop.controllers.editors.definition import PAGE, DefinitionController
from desktop.controllers.editors.definition_files import table_of
from desktop.controllers.main import MainController
from desktop.controllers.sheet.builder import BuilderController
from desktop.core.custom.definition import Definition
from desktop.core.custom.profile import FieldKind
from desktop.models.sheet.document import SheetDocument
from desktop.services.campaign import definitions
from desktop.services.journal.replay import replay
from desktop.services.library.library import Library
from desktop.services.storage.store import Store
from desktop.services.text.catalogue import Catalogue
from desktop.views.dialogs.play import DamageDialog
from desktop.views.paper.printing import sheet_pages
from desktop.views.paper.sheet.ink import Mode
from desktop.views.sheet.sheet_frame import GROWTH_PAGE, PURCHASE_ROLE
from desktop.views.widgets.inputs.formula_edit import FormulaEdit
from desktop.views.widgets.inputs.pick import PickOne
from desktop.views.widgets.lists.record_form import OptionalPart, RecordForm
from desktop.views.widgets.lists.rows_editor import RowsEditor
from tests.controllers.keyboard import type_into
from tests.table_keys import Keys
from tests.table_mode import click

SEED = 3
"""Of the people whom chance makes."""


class Author:
    """A GM at the editor."""

    def __init__(self, main: MainController, base: str, title: str) -> None:
        main.campaigns.make(base, title)
        assert main.campaign_window is not None
        main.campaign_window.run("definition")
        (self.controller,) = (
            c
            for c in main.campaign_window.findChildren(DefinitionController)
            if c.page is main.campaign_window.tabs.page(PAGE)
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
        self.fill_row(editor.form, values)
        return editor

    def fill_row(self, form: RecordForm, values: Mapping[str, object]) -> None:
        """Fill inputs of a row in, and of rows and parts within it."""
        for name, value in values.items():
            match form.input_of(name):
                case RowsEditor() as inner if isinstance(value, list):
                    for row in value:
                        click(inner.ui.addButton)
                        self.fill_row(inner.form, row)
                case RecordForm() as part if isinstance(value, dict):
                    self.fill_row(part, value)
                case OptionalPart() as whole if isinstance(value, dict):
                    whole.check.setChecked(True)
                    self.fill_row(whole.part, value)
                case widget:
                    self.fill(widget, value)

    def tables(self, text: str) -> None:
        """Write random tables as text."""
        self.controller.tables.open_text().taken.emit(text)

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
        """Save, export, and import it into an empty library; return it and its campaign."""
        document = self.controller.document
        assert not document.blocking, document.blocking
        assert self.controller.save()
        file = folder / "game.takujo-game"
        assert self.controller.export_to(file)
        found, _ = definitions.read(Store(), file, Catalogue())
        campaign = table_of(Library(folder / "empty", Store()), found, found.title)
        there = campaign.definition()
        assert there is not None
        made = definitions.dump(document.value)
        assert {**definitions.dump(there), "notice": made["notice"]} == made
        again = folder / "again.takujo-game"
        definitions.export(Store(), there, again)
        assert again.read_bytes() == file.read_bytes()
        campaign.close()
        return there, campaign.folder


class OwnGm(Keys):
    """A GM who plays an imported game: two characters are made, one at random, one step by step, and two NPCs."""

    def __init__(self, main: MainController, folder: Path) -> None:
        main.leave_campaign()
        main.enter_campaign(folder)
        assert main.campaign_window is not None
        open_campaign = main.campaign_window.open_campaign
        # always the same people: two who cannot hurt one another would fight for ever
        chance = Random(SEED)
        with patch("random.SystemRandom", lambda: chance):
            assert open_campaign.new_random() is not None
            built(open_campaign.new_draft())
            for _ in range(2):
                assert open_campaign.new_npc() is not None
        main.window.activateWindow()  # lists that opened while the game was written took that away; no desktop is here
        QCoreApplication.processEvents()
        super().__init__(main)
        assert (len(self.players), len(self.npcs)) == (2, 2)
        assert not any(sheet.draft for sheet in (*self.players, *self.npcs))

    def line(self, *lines: str) -> str:
        """Type lines into the command line, the last ones faces of real dice; return the new log lines."""
        edit = self.main.window.ui.commandEdit
        for text in lines:
            edit.clear()
            type_into(edit, text)
            QTest.keyClick(edit, Qt.Key.Key_Return)
        self.campaign_window.play_page.page.setFocus()
        return self.play_session.log().entries[-1].text

    def thrown(self, text: str) -> str:
        """Let the program throw for a check of the command line and take the first choices; return how it ended."""
        self.line(text)
        for _ in range(20):
            roll = self.play_session.roll
            assert roll is not None
            if roll.done:
                break
            self.campaign_window.tray.focus()
            self.press_button()
        roll = self.play_session.roll
        assert roll is not None
        assert roll.check.outcome is not None
        self.campaign_window.play_page.page.setFocus()
        return self.campaign_window.words.say(roll.check.outcome.label)

    def by_key(self, key: Qt.Key, who: str, points: int) -> None:
        """T or H, the number, Enter."""
        self.choose(who)
        self.press(key)
        dialog = next(d for d in self.main.window.findChildren(DamageDialog) if d.isVisible())
        dialog.ui.amount.selectAll()
        QTest.keyClicks(dialog.ui.amount, str(points))
        QTest.keyClick(dialog.ui.amount, Qt.Key.Key_Return)

    def spends(self, who: str, label: str, points: int) -> None:
        """Reduce a track of this game by the command line; an unwritten track is full."""
        self.choose(who)
        for left in (self.most(who, label) - points, self.most(who, label) - 2 * points):
            self.line(f":{label}-{points}")
            assert self.points(who, label) == left

    def points(self, who: str, label: str) -> Any:
        """Return a character's value of a custom track; None: at its maximum."""
        field = next(f for f in self.campaign_window.open_campaign.game.profile if f.label == label)
        sheet = self.campaign_window.open_campaign.sheet(who)
        assert sheet is not None
        return sheet.own.get(field.id)

    def most(self, who: str, label: str) -> int:
        """Return the maximum of a track."""
        person = next(p for p in self.campaign_window.play_page.people() if p.id == who)
        most = next(g for g in person.gauges if self.campaign_window.words.say(g.label) == label).maximum
        assert most is not None
        return most

    def grow(self, who: str, text: str) -> None:
        """Take the offer with this label on the growth page, after the play session."""
        click(self.main.window.ui.prepareButton)
        entry = next(e for e in self.campaign_window.open_campaign.campaign.sheets() if e.id == who)
        opened = self.campaign_window.open_campaign.open(entry)
        assert opened is not None
        self.campaign_window.tabs.bring_to_front(opened)
        page = self.campaign_window.sheet
        assert page is not None
        assert page.document.sheet.id == who
        page.frame.ui.pageTabs.setCurrentIndex(GROWTH_PAGE)
        tree = page.frame.ui.offers
        groups = [g for n in range(tree.topLevelItemCount()) if (g := tree.topLevelItem(n)) is not None]
        items = [item for group in groups for n in range(group.childCount()) if (item := group.child(n)) is not None]
        found = [item for item in items if text in item.text(0) and item.data(0, PURCHASE_ROLE).legal]
        assert found, [item.text(0) for item in items]
        before = page.document.sheet
        tree.setCurrentItem(found[0])
        click(page.frame.ui.growButton)
        assert len(page.document.sheet.history) == len(before.history) + 1
        assert self.campaign_window.open_campaign.flush()

    def replay_text(self) -> str:
        """The play session as the GM may read it."""
        return replay(self.play_session.log(), "夜", secrets=True)

    def printed(self) -> str:
        """Return every word of the sheets on paper."""
        open_campaign = self.campaign_window.open_campaign
        sheets = [(open_campaign.system, open_campaign.game, sheet) for sheet in open_campaign.people.all_sheets()]
        blank = [(open_campaign.system, open_campaign.game, None)]
        pages = [
            *sheet_pages(sheets, Mode.FILLED, open_campaign.words),
            *sheet_pages(blank, Mode.BLANK, open_campaign.words),
        ]
        return " ".join(text for page in pages for text in page.texts())


def write_texts(document: SheetDocument) -> None:
    """Write what おまかせ leaves to a person: texts of the campaign's own that are needed."""
    for field in document.game.profile:
        if field.needed and not document.sheet.own.get(field.id) and field.kind in (FieldKind.TEXT, FieldKind.LONG):
            assert document.edit(f"own.{field.id}", "霧の朝に") is None


def built(builder: Any) -> None:
    """Walk the guided steps to the end; what a step cannot continue without is filled in by おまかせ."""
    assert isinstance(builder, BuilderController)
    builder.document.edit("name", "霧原 澪")
    write_texts(builder.document)
    for _ in range(2 * builder.walk.last + 2):
        step = builder.step_id
        builder.next()
        if not builder.document.sheet.draft:
            return
        if builder.step_id == step:
            builder.randomise()
    pytest.fail(f"the builder stays at {builder.step_id}")
