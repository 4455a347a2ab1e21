"""Random tables are written in the editor of definitions: by keys, as text, undone, and rolled on at once."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit

from desktop.controllers.editors.definition import DefinitionController
from desktop.controllers.main import MainController
from desktop.views.dialogs.import_preview import TablesTextDialog
from desktop.views.widgets.lists.tables_editor import TablesEditor
from tests.controllers.keyboard import commit, type_into
from tests.controllers.test_definition_editor import editor
from tests.controllers.windows import opened


@pytest.fixture
def controller(main: MainController) -> DefinitionController:
    main.campaigns.make("enishi", "夜の卓")
    assert main.campaign_window is not None
    return editor(main.campaign_window)


def part(controller: DefinitionController) -> TablesEditor:
    return controller.page.tables


def cell(tables: TablesEditor, row: int, column: int, text: str) -> None:
    """Write into a cell."""
    view = tables.ui.rows
    view.setCurrentIndex(tables.model.index(row, column))
    view.setFocus()
    view.edit(view.currentIndex())
    line = view.indexWidget(tables.model.index(row, column))
    assert isinstance(line, QLineEdit)
    line.selectAll()
    type_into(line, text)
    QTest.keyClick(line, Qt.Key.Key_Tab)
    QApplication.processEvents()  # Qt writes what stands in a cell only once the key has been seen to
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def name(tables: TablesEditor, text: str) -> None:
    tables.ui.nameEdit.selectAll()
    commit(tables.ui.nameEdit, text)


def test_a_table_is_written_by_keys_and_rolled_on(main: MainController, controller: DefinitionController) -> None:
    tables = part(controller)
    QTest.mouseClick(tables.ui.addButton, Qt.MouseButton.LeftButton)
    name(tables, "遭遇")
    cell(tables, 0, 1, "野犬")
    cell(tables, 0, 0, "1-5")
    assert "どちらも 2" in tables.ui.problem.text()
    while len(tables.model.rows) > 2:
        tables.ui.rows.selectRow(1)
        tables.ui.rows.setFocus()
        QTest.keyClick(tables.ui.rows, Qt.Key.Key_Delete)
    cell(tables, 1, 1, "盗賊")
    assert tables.ui.problem.text() == ""
    assert controller.document.value.tables[0].rows[0].text == "野犬"
    tables.ui.tryButton.click()
    assert tables.ui.tried.text().startswith("表「遭遇」：")
    assert controller.flush()
    edit = main.window.ui.commandEdit
    for line in ("表 遭遇", "6"):
        type_into(edit, line)
        QTest.keyClick(edit, Qt.Key.Key_Return)
    assert main.campaign_window is not None
    assert main.campaign_window.open_campaign.play_session.log().entries[-1].text == "表「遭遇」：6 盗賊"


def test_everything_is_undone_step_by_step(controller: DefinitionController) -> None:
    tables, stack = part(controller), controller.document.undo_stack
    states = [controller.document.value.tables]
    tables.add()
    states.append(controller.document.value.tables)
    cell(tables, 0, 1, "野犬")
    states.append(controller.document.value.tables)
    tables.ui.copyButton.click()
    states.append(controller.document.value.tables)
    assert [table.name for table in states[-1]] == ["新しい表", "新しい表 2"]
    tables.ui.upButton.click()
    states.append(controller.document.value.tables)
    tables.ui.removeButton.click()
    states.append(controller.document.value.tables)
    assert all(one != next_ for one, next_ in pairwise(states))
    for before in reversed(states[:-1]):
        stack.undo()
        assert controller.document.value.tables == before
    assert not tables.ui.body.isVisibleTo(tables)


def test_removed_table_is_reported_where_it_is_referenced(controller: DefinitionController) -> None:
    tables = part(controller)
    controller.tables.open_text().taken.emit("甲\n1D6\n1-6:→[乙]\n\n乙\n1D6\n1-6:甲へ→[甲]")
    assert "表が輪になっていて終わりません（甲 → 乙 → 甲）" in tables.ui.problem.text()
    tables.choose(controller.document.value.tables[1].id)
    tables.ui.removeButton.click()
    assert "続ける表がもうありません" in tables.ui.problem.text()
    assert tables.model.index(0, 2).data() == "△ 消された表"


def test_text_is_read_refused_and_written(
    main: MainController, controller: DefinitionController, tmp_path: Path
) -> None:
    tables = part(controller)
    tables.ui.textButton.click()
    dialog = opened(main, TablesTextDialog)
    dialog.ui.textEdit.setPlainText("遭遇\n2D6\nここから")
    dialog.ui.takeButton.click()
    assert dialog.isVisible()
    assert "3行目「ここから」は表として読めません。" in dialog.ui.message.text()
    assert dialog.ui.message.width() == dialog.ui.textEdit.width(), "the whole width, not what the buttons leave"
    dialog.ui.textEdit.setPlainText("遭遇\n1D6\n1-6:野犬")
    dialog.ui.takeButton.click()
    assert [table.name for table in controller.document.value.tables] == ["遭遇"]
    assert tables.ui.nameEdit.text() == "遭遇"
    again = controller.tables.open_text()
    again.ui.saveButton.click()
    again.findChildren(QFileDialog)[-1].fileSelected.emit(str(tmp_path / "表.txt"))
    assert (tmp_path / "表.txt").read_text(encoding="utf-8").startswith("遭遇\n1D6\n1:野犬\n2:野犬")
    again.close()


def test_files_of_other_programs_are_read(controller: DefinitionController, tmp_path: Path) -> None:
    file = tmp_path / "bot.txt"
    dialog = controller.tables.open_text()
    for encoding in ("utf-8", "utf-8-sig", "utf-16", "cp932"):
        file.write_bytes("遭遇\r\n1D6\r\n1:野犬\r\n".encode(encoding))
        dialog.ui.textEdit.clear()
        dialog.ui.openButton.click()
        dialog.findChildren(QFileDialog)[-1].fileSelected.emit(str(file))
        assert dialog.ui.textEdit.toPlainText().startswith("遭遇\n1D6"), encoding
    file.write_bytes(bytes(range(128, 256)))
    dialog.findChildren(QFileDialog)[-1].fileSelected.emit(str(file))
    assert dialog.ui.message.text().startswith("△ 「bot.txt」")
    dialog.close()


def test_table_uses_shares_or_typed_dice(controller: DefinitionController) -> None:
    tables = part(controller)
    tables.add()
    box = tables.ui.diceCombo
    box.setCurrentIndex(box.findData("shares"))
    box.activated.emit(box.currentIndex())
    assert tables.model.index(0, 3).data() == "16.7 %"
    line = box.lineEdit()
    assert line is not None
    line.setText("３d4")
    line.editingFinished.emit()
    assert controller.document.value.tables[0].dice == "3D4"
    line.setText("1D1000000")
    line.editingFinished.emit()
    assert "1D1000000" in tables.ui.problem.text()
    assert not tables.ui.tryButton.isEnabled()


def test_tables_are_exported_with_the_definition(controller: DefinitionController, tmp_path: Path) -> None:
    controller.tables.open_text().taken.emit("遭遇\nD66\n11-66:野犬")
    assert controller.export_to(tmp_path / "own.takujo-game")
    (table,) = json.loads((tmp_path / "own.takujo-game").read_text(encoding="utf-8"))["tables"]
    assert (table["name"], table["dice"], table["rows"][0]["text"]) == ("遭遇", "D66", "野犬")
    assert "表：増える　遭遇" in controller.state.differences()
