"""What is written in the editor of definitions is never lost: with mistakes, when leaving at once, by taking away."""

from __future__ import annotations

import json
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent

from desktop.controllers.definition import PAGE, DefinitionController
from desktop.controllers.desk import Desk
from desktop.controllers.main import MainController
from desktop.services.table import DRAFT
from desktop.views.definition import DefinitionPage


@pytest.fixture
def desk(bare_desk: Desk) -> Desk:
    """Nothing here looks at a sheet."""
    return bare_desk


def editor(desk: Desk) -> DefinitionController:
    desk.run("definition")
    (found,) = (c for c in desk.findChildren(DefinitionController) if c.page is desk.tabs.page(PAGE))
    return found


def in_file(desk: Desk) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((desk.workspace.table.folder / "table.json").read_bytes())
    return data


def break_reference(controller: DefinitionController) -> None:
    """Write a row that cannot be played by."""
    spec = controller.document.system.lists[0]
    rows = controller.document.rows(spec.id)
    controller.document.set_rows(spec.id, (*rows, {"id": 5, "name": "壊れた行"}), "壊す")
    assert controller.document.blocking


def test_the_page_opens_with_the_chances_of_its_sample(main: MainController, desk: Desk) -> None:
    table = editor(desk).page.ui.odds
    assert len(table.lines) > 1
    assert table.lines[0].shown in table.spoken_value()


def test_a_long_title_is_read_from_its_beginning(main: MainController, desk: Desk) -> None:
    controller = editor(desk)
    controller.document.set_text("title", "とても長い題名の卓" * 6, "題名")
    controller.document.set_text("summary", "とても長い紹介。" * 20, "紹介")
    for line in (controller.page.ui.titleEdit, controller.page.about["summary"]):
        assert len(line.text()) > 50
        assert line.cursorPosition() == 0


def test_a_draft_with_mistakes_is_kept_beside_the_last_good_one(main: MainController, desk: Desk) -> None:
    controller = editor(desk)
    controller.document.set_text("title", "よい定義", "題名")
    assert controller.save()
    break_reference(controller)
    controller.document.set_text("title", "続き", "題名")
    folder = desk.workspace.table.folder
    assert main.leave_table()
    main.open_table(folder)
    assert main.desk is not None
    assert in_file(main.desk)["definition"]["title"] == "よい定義"
    assert main.desk.workspace.game.definition.title == "よい定義"
    again = editor(main.desk)
    assert again.document.value.title == "続き"
    assert again.document.blocking
    while again.document.blocking:
        spec = again.document.system.lists[0]
        again.document.set_rows(spec.id, again.document.rows(spec.id)[:-1], "直す")
    assert again.save()
    assert in_file(main.desk)["definition"]["title"] == "続き"
    assert in_file(main.desk)[DRAFT] is None


@pytest.mark.parametrize("way", ["tab", "table", "window", "hand_over"])
def test_what_was_written_a_moment_ago_is_there_after_every_leaving(main: MainController, desk: Desk, way: str) -> None:
    controller = editor(desk)
    controller.document.set_text("title", "いま書いた", "題名")
    assert in_file(desk)["definition"] is None or in_file(desk)["definition"]["title"] != "いま書いた"
    tabs = desk.window.ui.documents
    match way:
        case "tab":
            tabs.tabCloseRequested.emit(tabs.indexOf(controller.page))
        case "table":
            assert main.leave_table()
        case "window":
            main.window.closing.emit()
        case _:
            sheet = desk.workspace.table.sheets()[0]
            desk.hand_over(sheet.id, "4321")
            assert desk.handed_over is not None
            desk.handed_over.unlock("4321")
    assert in_file(desk)["definition"]["title"] == "いま書いた"


def test_what_is_just_being_typed_is_written_too(main: MainController, desk: Desk) -> None:
    page = editor(desk).page
    page.ui.titleEdit.setFocus()
    page.ui.titleEdit.setText("打ちかけ")
    page.ui.titleEdit.textEdited.emit("打ちかけ")
    assert main.leave_table()
    assert in_file(desk)["definition"]["title"] == "打ちかけ"


def test_closing_the_tab_leaves_nothing_that_reaches_for_the_page(main: MainController, desk: Desk) -> None:
    controller = editor(desk)
    document = controller.document
    document.set_text("title", "閉じる", "題名")
    tabs = desk.window.ui.documents
    tabs.tabCloseRequested.emit(tabs.indexOf(controller.page))
    document.set_text("title", "閉じたあと", "題名")  # as an undo that is under way would
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    main.window.setFocus()
    QCoreApplication.processEvents()
    assert desk.tabs.page(PAGE) is None
    assert main.window.findChildren(DefinitionPage) == []
    assert editor(desk).document.value.title == "閉じる"


def test_a_disk_that_refuses_keeps_the_tab_and_the_table(
    main: MainController, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    controller = editor(desk)
    controller.document.set_text("title", "書けない", "題名")
    with monkeypatch.context() as patch:
        patch.setattr(desk.workspace.rules, "put", lambda *_: False)
        tabs = desk.window.ui.documents
        tabs.tabCloseRequested.emit(tabs.indexOf(controller.page))
        assert desk.tabs.page(PAGE) is controller.page
        assert not main.leave_table()
    assert main.leave_table()


def test_a_new_field_never_has_the_id_of_one_that_was_removed(main: MainController, desk: Desk) -> None:
    rows = editor(desk).page.editors["profile"]
    seen: set[str] = {str(row["id"]) for row in rows.rows}
    for _ in range(20):
        rows.ui.list.setCurrentRow(len(rows.rows) - 1)
        rows.ui.addButton.click()
        (fresh,) = {str(row["id"]) for row in rows.rows} - seen
        seen.add(fresh)
        rows.ui.list.setCurrentRow(next(n for n, row in enumerate(rows.rows) if row["id"] == fresh))
        rows.ui.removeButton.click()
        assert fresh not in {str(row["id"]) for row in rows.rows}
