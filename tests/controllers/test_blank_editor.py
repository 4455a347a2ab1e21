"""A whole game of one's own written in the editor, input by input, is the very game that comes as a sample.

`TAKUJO_EVERY_GAME=1` writes all three.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QPlainTextEdit, QSpinBox, QWidget

from desktop.controllers.editors.definition import PAGE, DefinitionController
from desktop.controllers.editors.definition_files import table_of
from desktop.controllers.main import MainController
from desktop.core.custom.checks.model import Consequence, CustomCheck, roll_names
from desktop.core.custom.definition import Definition
from desktop.core.custom.profile import ProfileField
from desktop.core.expression.tree import DefinitionFormula, Formula
from desktop.core.expression.writing import written
from desktop.core.problem import Severity
from desktop.services.campaign.definitions import read
from desktop.services.library.library import Library
from desktop.services.library.sample import SampleGame, definition_of, games
from desktop.services.storage.store import Store
from desktop.services.text.catalogue import Catalogue
from desktop.systems.blank import SYSTEM
from desktop.views.widgets.inputs.formula_edit import FormulaEdit
from desktop.views.widgets.inputs.pick import PickOne
from desktop.views.widgets.inputs.words_edit import WordsEdit
from desktop.views.widgets.lists.record_form import RecordForm
from desktop.views.widgets.lists.rows_editor import RowsEditor

GAMES = games("blank")
CHOSEN = GAMES if os.environ.get("TAKUJO_EVERY_GAME") else GAMES[1:2]
ORDER = ("abilities", "skills", "profile", "items", "conditions", "turns", "blocks", "checks")
"""What a formula or a choice names is written before it."""
READER: TypeAdapter[Formula] = TypeAdapter(DefinitionFormula)
TYPES = {spec.id: spec.row_type for spec in SYSTEM.lists} | {"profile": ProfileField, "checks": CustomCheck}


class Writer:
    """Writes rows into the editor as a person does: a row is added, and each of its inputs filled in."""

    def __init__(self, controller: DefinitionController, wanted: Definition) -> None:
        self.controller, self.wanted = controller, wanted
        game = SYSTEM.game(wanted)
        self.numbers = (*SYSTEM.numbers(SYSTEM.blank(game), game), *roll_names())
        able = (row for list_id in ("abilities", "skills") for row in wanted.lists[list_id])
        self.names = {str(row["id"]): str(row["name"]) for row in able}
        self.names |= {field.id: field.label for field in wanted.profile or ()}

    def rows(self, list_id: str, rows: tuple[Mapping[str, Any], ...]) -> None:
        editor = self.controller.page.editors[list_id]
        while editor.rows:
            editor.ui.removeButton.click()
        self._fill(editor, TYPES[list_id], rows)

    def _fill(self, editor: RowsEditor, row_type: Any, rows: tuple[Mapping[str, Any], ...]) -> None:
        for row in rows:
            editor.ui.addButton.click()
            self._form(editor.form, row_type, row)

    def _form(self, form: RecordForm, row_type: Any, row: Mapping[str, Any]) -> None:
        usual = {name: info.get_default(call_default_factory=True) for name, info in row_type.model_fields.items()}
        for name, value in row.items():
            if name != "id" and value != usual.get(name) and value not in ("", None):
                self._input(form.input_of(name), value)

    def _input(self, widget: QWidget, value: Any) -> None:
        match widget:
            case FormulaEdit():
                widget.line.setText(written(READER.validate_python(value), self.numbers))
                widget.line.textEdited.emit(widget.line.text())
                QCoreApplication.processEvents()
            case PickOne():
                widget.setCurrentIndex(widget.findText(self.names.get(value, value)))
                widget.activated.emit(widget.currentIndex())
            case QComboBox():
                widget.setCurrentIndex(widget.findData(value))
            case QCheckBox():
                widget.setChecked(bool(value))
            case QSpinBox():
                widget.setValue(value)
            case WordsEdit():
                widget.set_words(tuple(value))
                widget.words_changed.emit()
            case QPlainTextEdit():
                widget.setPlainText(value)
            case QLineEdit():
                widget.setText(value)
                widget.textEdited.emit(value)
            case RowsEditor():
                self._fill(widget, Consequence, tuple(value))
            case _:
                raise TypeError(type(widget).__name__)


def with_names(definition: Definition) -> dict[str, Any]:
    """A definition with names in place of ids, everything usual written out."""
    game = SYSTEM.game(definition)
    rows = {spec.id: [row.model_dump(mode="json") for row in game.rows(spec.id)] for spec in SYSTEM.lists}
    plain = {**definition.model_dump(mode="json"), "lists": rows}
    referred = (*rows["abilities"], *rows["skills"], *plain["profile"])
    ids = {row["id"]: row.get("name") or row["label"] for row in referred}
    left = {key: value for key, value in plain.items() if key not in ("id", "tables", "former", "licence", "version")}
    named: dict[str, Any] = _named(left, ids)
    return named


REFERENCES = ("raises", "track")
"""Keys whose values are ids of an ability, a skill or an own field."""


def _named(value: Any, ids: Mapping[str, str]) -> Any:
    if isinstance(value, list):
        return [_named(part, ids) for part in value]
    if not isinstance(value, dict):
        return value
    refers = (*REFERENCES, "id") if value.get("kind") == "ref" else REFERENCES
    named = {key: _id(part, ids) if key in refers else _named(part, ids) for key, part in value.items()}
    return {key: part for key, part in named.items() if key != "id" or key in refers}  # of a row it is the program's


def _id(value: str, ids: Mapping[str, str]) -> str:
    head, dot, key = value.rpartition(".")
    return f"{head}{dot}{ids.get(key, key)}"


def editor_of(main: MainController) -> DefinitionController:
    assert main.campaign_window is not None
    main.campaign_window.run("definition")
    (found,) = (
        c
        for c in main.campaign_window.findChildren(DefinitionController)
        if c.page is main.campaign_window.tabs.page(PAGE)
    )
    return found


@pytest.mark.parametrize("game", CHOSEN, ids=lambda game: game.folder.name)
def test_game_written_in_the_editor_equals_the_sample(main: MainController, game: SampleGame, tmp_path: Path) -> None:
    wanted = definition_of(game)
    main.campaigns.make("blank", wanted.title)
    controller = editor_of(main)
    writer, page = Writer(controller, wanted), controller.page
    for list_id in ORDER:
        rows = {"profile": wanted.profile or (), "checks": wanted.checks}.get(list_id)
        plain = wanted.lists[list_id] if rows is None else tuple(row.model_dump(mode="json") for row in rows)
        writer.rows(list_id, plain)
    for key, value in wanted.settings.items():
        page.setting_changed.emit(key, value)
    for label, word in wanted.labels.items():
        page.label_changed.emit(label, word)
    for field in ("title", "author", "summary"):
        page.text_changed.emit(field, getattr(wanted, field))
    assert not controller.document.blocking
    assert controller.save()
    made = controller.document.value
    assert with_names(made) == with_names(wanted)
    file = tmp_path / "game.takujo-game"
    assert controller.export_to(file)
    taken, problems = read(Store(), file, Catalogue())
    assert [p for p in problems if p.severity is Severity.BLOCK] == []
    campaign = table_of(Library(tmp_path / "empty", Store()), taken, taken.title)
    there = campaign.definition()
    assert there is not None
    assert with_names(there) == with_names(made)
    assert there.lists == made.lists
