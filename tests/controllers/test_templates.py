"""ひな形: a character kept once makes any number of others."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop.controllers.desk import Desk
from desktop.controllers.main import MainController
from desktop.services import files, sheet_templates
from desktop.views.dialogs.choices import TemplatesDialog
from tests.controllers.windows import is_open, opened


def test_without_templates_the_dialog_says_how_to_make_one(main: MainController, desk: Desk) -> None:
    main.run("from_template")
    dialog = opened(main, TemplatesDialog)
    assert "ひな形にする" in dialog.ui.hint.text()
    assert not dialog.ui.makeButton.isEnabled()
    dialog.close()


def test_a_template_makes_a_character_with_an_id_of_its_own(main: MainController, desk: Desk, qtbot: QtBot) -> None:
    assert desk.sheet is not None
    original = desk.sheet.document
    original.edit("memo", "まだ書かれていない一行")
    main.run("save_template")
    before = {e.id for e in desk.workspace.table.sheets()}
    for _ in range(2):
        main.run("from_template")
        dialog = opened(main, TemplatesDialog)
        assert [dialog.ui.templates.item(0).text()] == [original.sheet.name]
        qtbot.mouseClick(dialog.ui.makeButton, Qt.MouseButton.LeftButton)
        assert not is_open(main, TemplatesDialog)
    fresh = {e.id for e in desk.workspace.table.sheets()} - before
    assert len(fresh) == 2
    assert desk.sheet is not None
    assert desk.sheet.document.sheet.id in fresh
    assert desk.sheet.document.sheet == original.sheet.evolve(id=desk.sheet.document.sheet.id)


def test_a_template_keeps_its_portrait(main: MainController, desk: Desk, qtbot: QtBot) -> None:
    table = desk.workspace.table
    assert desk.sheet is not None
    table.portraits.mkdir(exist_ok=True)
    (table.portraits / "face.png").write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(40))
    desk.sheet.document.edit("portrait", "face.png")
    main.run("save_template")
    (template,) = sheet_templates.sheet_templates(main.library, "enishi")
    (table.portraits / "face.png").unlink()
    stored = sheet_templates.create_from(table, desk.workspace.system, desk.workspace.game, template)
    assert table.portrait_path(stored.data["portrait"]) is not None


def test_a_deleted_template_lies_in_the_bin(main: MainController, desk: Desk, qtbot: QtBot) -> None:
    main.run("save_template")
    main.run("from_template")
    dialog = opened(main, TemplatesDialog)
    qtbot.mouseClick(dialog.ui.deleteButton, Qt.MouseButton.LeftButton)
    assert dialog.ui.templates.count() == 0
    assert len(sheet_templates.bin_of(main.library).items()) == 1
    dialog.close()


def test_a_template_that_does_not_fit_any_more_is_told(main: MainController, desk: Desk, qtbot: QtBot) -> None:
    main.run("save_template")
    (template,) = sheet_templates.sheet_templates(main.library, "enishi")
    data = files.parse(template.path.read_bytes()) | {"colour": "<b>red</b>"}
    template.path.write_bytes(files.encode(data))
    main.run("from_template")
    dialog = opened(main, TemplatesDialog)
    qtbot.keyClick(dialog.ui.templates, Qt.Key.Key_Return)
    assert dialog.ui.message.text().startswith("△ ")
    assert dialog.ui.message.textFormat() is Qt.TextFormat.PlainText
    dialog.close()
