"""ごみ箱: whatever was deleted comes back with one button."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop.controllers.desk import Desk
from desktop.controllers.main import MainController
from desktop.services import sheet_templates
from desktop.views.dialogs.bin import BinDialog
from tests.controllers.windows import opened


def lines(dialog: BinDialog) -> list[tuple[str, str]]:
    items = [dialog.ui.items.topLevelItem(i) for i in range(dialog.ui.items.topLevelItemCount())]
    return [(item.text(0), item.text(1)) for item in items]


def test_an_empty_bin_says_so(main: MainController) -> None:
    main.run("bin")
    dialog = opened(main, BinDialog)
    assert dialog.ui.message.text() == "ごみ箱は空です。"
    assert not dialog.ui.restoreButton.isEnabled()
    dialog.close()


def test_a_deleted_sheet_comes_back_into_the_list(main: MainController, desk: Desk, qtbot: QtBot) -> None:
    entry = desk.workspace.table.members()[1]
    desk.workspace.list.delete([entry])
    main.run("bin")
    dialog = opened(main, BinDialog)
    assert lines(dialog) == [(entry.name, f"シート（{desk.workspace.table.title}）")]
    qtbot.mouseClick(dialog.ui.restoreButton, Qt.MouseButton.LeftButton)
    assert desk.workspace.table.entry(entry.id) is not None
    assert entry.id in [e.id for group in desk.workspace.listing.groups() for e in group.entries]
    assert lines(dialog) == []
    assert entry.name in dialog.ui.message.text()
    dialog.close()


def test_a_deleted_table_and_a_template_come_back_together(main: MainController, desk: Desk, qtbot: QtBot) -> None:
    table = desk.workspace.table
    entry = table.members()[0]
    sheet_templates.save(main.library, table, table.path_of(entry))
    (template,) = sheet_templates.sheet_templates(main.library, "enishi")
    main.run("delete_table")
    sheet_templates.delete(main.library, template)
    main.run("bin")
    dialog = opened(main, BinDialog)
    assert sorted(lines(dialog)) == sorted([(table.title, "卓"), (entry.name, "ひな形")])
    dialog.ui.items.selectAll()
    qtbot.keyClick(dialog.ui.items, Qt.Key.Key_Return)
    assert [head.title for head in main.library.tables()] == [table.title]
    assert sheet_templates.sheet_templates(main.library, "enishi") == (template,)
    dialog.close()


def test_what_has_gone_in_the_meantime_is_told(main: MainController, desk: Desk, qtbot: QtBot) -> None:
    desk.workspace.list.delete([desk.workspace.table.members()[0]])
    main.run("bin")
    dialog = opened(main, BinDialog)
    desk.workspace.table.restore(desk.workspace.table.binned()[0])
    qtbot.mouseClick(dialog.ui.restoreButton, Qt.MouseButton.LeftButton)
    assert dialog.ui.message.text().startswith("△ ")
    assert "ごみ箱にありません" in dialog.ui.message.text()
    dialog.close()
