"""A small game of one's own, made through the editor only: played, exported, imported elsewhere, identical."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QToolButton
from pytestqt.qtbot import QtBot

from desktop import app as program
from desktop.controllers.editors.definition import DefinitionController
from desktop.controllers.editors.definition_files import DefinitionFiles
from desktop.controllers.main import MainController
from desktop.services.storage.folders import Folders
from desktop.views.editors.definition import DefinitionPage
from desktop.views.widgets.lists.rows_editor import RowsEditor
from tests.controllers.conftest import folders as folders
from tests.controllers.conftest import main as main


def start(base: Path) -> MainController:
    """Start the program on a library of its own."""
    (base / "config").mkdir(parents=True)
    chosen = {"format": "takujo-preferences", "schema_version": 1, "language": "ja", "animation": False}
    (base / "config" / "preferences.json").write_text(json.dumps(chosen), encoding="utf-8")
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    controller = program.build(app, Folders(base / "卓上", base / "config", base / "state", base / "logs"))
    controller.window.show()
    return controller


def stop(main: MainController) -> None:
    """End it as a person does."""
    main.leave_campaign()
    main.window.close()
    main.window.deleteLater()


@pytest.fixture
def gm(main: MainController) -> MainController:
    return main


def editor_of(main: MainController) -> tuple[DefinitionController, DefinitionPage]:
    main.run("definition")
    assert main.campaign_window is not None
    controller = next(c for c in main.campaign_window.children() if isinstance(c, DefinitionController))
    return controller, controller.page


def click(qtbot: QtBot, button: QToolButton) -> None:
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def write(qtbot: QtBot, widget: object, text: str) -> None:
    assert isinstance(widget, QLineEdit)
    widget.setFocus()
    widget.selectAll()
    widget.insert(text)
    widget.textEdited.emit(widget.text())


def add_row(qtbot: QtBot, editor: RowsEditor, field: str, text: str) -> None:
    click(qtbot, editor.ui.addButton)
    write(qtbot, editor.form.input_of(field), text)


def choose(box: object, value: str) -> None:
    assert isinstance(box, QComboBox)
    box.setCurrentIndex(box.findData(value))
    box.activated.emit(box.currentIndex())


def make_lunch_dungeon(main: MainController, qtbot: QtBot) -> DefinitionController:
    """Own fields, three skills, life renamed, one pair is enough: by the editor's controls alone."""
    controller, page = editor_of(main)
    write(qtbot, page.ui.titleEdit, "昼休みダンジョン改")
    choose(page.settings["check.default_target"].control, "one_pair")
    write(qtbot, page.labels["life"], "アーマー")
    profile = page.editors["profile"]
    for label in ("機体名", "愛称"):
        add_row(qtbot, profile, "label", label)
    skills = page.editors["skills"]
    while skills.rows:
        click(qtbot, skills.ui.removeButton)
    for name in ("操縦", "整備", "交信"):
        add_row(qtbot, skills, "name", name)
    return controller


def test_custom_game_is_made_played_exported_and_imported(gm: MainController, qtbot: QtBot, tmp_path: Path) -> None:
    gm.open_sample("d6game")
    controller = make_lunch_dungeon(gm, qtbot)
    assert controller.document.problems == ()
    assert controller.save()
    assert gm.campaign_window is not None
    game = gm.campaign_window.open_campaign.game
    assert game.label("life") == "アーマー"
    assert [skill.name for skill in game.rows("skills")] == ["操縦", "整備", "交信"]
    assert {"機体名", "愛称"} <= {field.label for field in game.profile}

    check = gm.campaign_window.open_campaign.system.start_check("check", None, {}, game)
    window_tray = gm.campaign_window.tray
    gm.campaign_window.window.ui.documents.setCurrentIndex(0)
    window_tray.prepare("", "check", {})
    window_tray.enter_faces([1, 1, 2, 3, 6])
    assert window_tray.roll.check is not None
    assert window_tray.roll.check.outcome is not None
    assert window_tray.roll.check.outcome.success is True  # one pair is a failure in the published rules
    assert check.odds().success is not None

    file = tmp_path / "own.json"
    assert controller.export_to(file)
    exported = json.loads(file.read_text(encoding="utf-8"))
    assert exported["notice"][0].startswith("This game is published under ccfolia/d6game-engine License")

    friend = start(tmp_path / "friend")
    definition = DefinitionFiles(friend.window, friend.store, friend.catalogue, friend.appearance.words()).read(file)
    assert definition is not None
    friend.campaigns.make_of(definition, definition.title)
    assert friend.campaign_window is not None
    theirs, _ = editor_of(friend)
    assert theirs.export_to(tmp_path / "again.json")
    assert json.loads((tmp_path / "again.json").read_text(encoding="utf-8")) == exported
    stop(friend)


def test_sheets_keep_the_data_of_removed_fields(gm: MainController, qtbot: QtBot) -> None:
    gm.open_sample("d6game")
    assert gm.campaign_window is not None
    assert gm.campaign_window.sheet is not None
    document = gm.campaign_window.sheet.document
    controller, page = editor_of(gm)
    add_row(qtbot, page.editors["profile"], "label", "好物")
    field = next(f for f in controller.document.value.profile or () if f.label == "好物")
    assert controller.save()
    document.edit(f"own.{field.id}", "カレー")
    editor = page.editors["profile"]
    editor.ui.list.setCurrentRow([row["label"] for row in editor.rows].index("好物"))
    removed = editor.form.input_of("removed")
    removed.setFocus()
    controller.document.end_burst()  # as when the focus really moves: off-screen windows are not always active
    removed.setChecked(True)  # type: ignore[attr-defined]
    assert controller.save()
    assert "好物" not in [f.label for f in document.game.profile]
    assert document.sheet.own[field.id] == "カレー"
    controller.document.undo_stack.undo()
    assert controller.save()
    assert "好物" in [f.label for f in document.game.profile]


def test_mistake_is_reported_and_the_campaign_keeps_its_rules(gm: MainController, qtbot: QtBot) -> None:
    gm.open_sample("d6game")
    assert gm.campaign_window is not None
    before = gm.campaign_window.open_campaign.game
    controller, page = editor_of(gm)
    skills = page.editors["skills"]
    first, second, *rest = skills.rows  # as a file may have them: the editor itself uses no id twice
    controller.document.set_rows("skills", (first, {**second, "id": first["id"]}, *rest), "")
    assert controller.document.problems
    assert "△" in page.ui.state.text()
    assert not page.ui.exportButton.isEnabled()
    assert controller.save(), "as a draft, beside the last one without mistakes"
    assert gm.campaign_window.open_campaign.game is before
