"""Edits of definitions are never lost: with mistakes, when leaving at once, by undo."""

from __future__ import annotations

import json
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent

from desktop.controllers.editors.definition import PAGE, DefinitionController
from desktop.controllers.main import MainController
from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.services.campaign.campaign import DRAFT
from desktop.views.editors.definition import DefinitionPage


@pytest.fixture
def campaign_window(window_without_sheet: CampaignWindow) -> CampaignWindow:
    """Nothing here looks at a sheet."""
    return window_without_sheet


def editor(campaign_window: CampaignWindow) -> DefinitionController:
    campaign_window.run("definition")
    (found,) = (
        c for c in campaign_window.findChildren(DefinitionController) if c.page is campaign_window.tabs.page(PAGE)
    )
    return found


def in_file(campaign_window: CampaignWindow) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((campaign_window.open_campaign.campaign.folder / "table.json").read_bytes())
    return data


def break_reference(controller: DefinitionController) -> None:
    """Write a row that cannot be played by."""
    spec = controller.document.system.lists[0]
    rows = controller.document.rows(spec.id)
    controller.document.set_rows(spec.id, (*rows, {"id": 5, "name": "壊れた行"}), "壊す")
    assert controller.document.blocking


def test_the_page_opens_with_the_chances_of_its_sample(main: MainController, campaign_window: CampaignWindow) -> None:
    table = editor(campaign_window).page.ui.odds
    assert len(table.lines) > 1
    assert table.lines[0].shown in table.spoken_value()


def test_a_long_title_is_read_from_its_beginning(main: MainController, campaign_window: CampaignWindow) -> None:
    controller = editor(campaign_window)
    controller.document.set_text("title", "とても長い題名の卓" * 6, "題名")
    controller.document.set_text("summary", "とても長い紹介。" * 20, "紹介")
    for line in (controller.page.ui.titleEdit, controller.page.about["summary"]):
        assert len(line.text()) > 50
        assert line.cursorPosition() == 0


def test_invalid_draft_is_kept_beside_the_last_valid_definition(
    main: MainController, campaign_window: CampaignWindow
) -> None:
    controller = editor(campaign_window)
    controller.document.set_text("title", "よい定義", "題名")
    assert controller.save()
    break_reference(controller)
    controller.document.set_text("title", "続き", "題名")
    folder = campaign_window.open_campaign.campaign.folder
    assert main.leave_campaign()
    main.enter_campaign(folder)
    assert main.campaign_window is not None
    assert in_file(main.campaign_window)["definition"]["title"] == "よい定義"
    assert main.campaign_window.open_campaign.game.definition.title == "よい定義"
    again = editor(main.campaign_window)
    assert again.document.value.title == "続き"
    assert again.document.blocking
    while again.document.blocking:
        spec = again.document.system.lists[0]
        again.document.set_rows(spec.id, again.document.rows(spec.id)[:-1], "直す")
    assert again.save()
    assert in_file(main.campaign_window)["definition"]["title"] == "続き"
    assert in_file(main.campaign_window)[DRAFT] is None


@pytest.mark.parametrize("way", ["tab", "table", "window", "hand_over"])
def test_last_edit_is_saved_however_the_editor_is_left(
    main: MainController, campaign_window: CampaignWindow, way: str
) -> None:
    controller = editor(campaign_window)
    controller.document.set_text("title", "いま書いた", "題名")
    assert (
        in_file(campaign_window)["definition"] is None
        or in_file(campaign_window)["definition"]["title"] != "いま書いた"
    )
    tabs = campaign_window.window.ui.documents
    match way:
        case "tab":
            tabs.tabCloseRequested.emit(tabs.indexOf(controller.page))
        case "table":
            assert main.leave_campaign()
        case "window":
            main.window.closing.emit()
        case _:
            sheet = campaign_window.open_campaign.campaign.sheets()[0]
            campaign_window.hand_over(sheet.id, "4321")
            assert campaign_window.handed_over is not None
            campaign_window.handed_over.unlock("4321")
    assert in_file(campaign_window)["definition"]["title"] == "いま書いた"


def test_text_being_typed_is_saved(main: MainController, campaign_window: CampaignWindow) -> None:
    page = editor(campaign_window).page
    page.ui.titleEdit.setFocus()
    page.ui.titleEdit.setText("打ちかけ")
    page.ui.titleEdit.textEdited.emit("打ちかけ")
    assert main.leave_campaign()
    assert in_file(campaign_window)["definition"]["title"] == "打ちかけ"


def test_closed_tab_leaves_no_connections_to_the_page(main: MainController, campaign_window: CampaignWindow) -> None:
    controller = editor(campaign_window)
    document = controller.document
    document.set_text("title", "閉じる", "題名")
    tabs = campaign_window.window.ui.documents
    tabs.tabCloseRequested.emit(tabs.indexOf(controller.page))
    document.set_text("title", "閉じたあと", "題名")  # as an undo that is under way would
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    main.window.setFocus()
    QCoreApplication.processEvents()
    assert campaign_window.tabs.page(PAGE) is None
    assert main.window.findChildren(DefinitionPage) == []
    assert editor(campaign_window).document.value.title == "閉じる"


def test_refusing_disk_keeps_tab_and_campaign_open(
    main: MainController, campaign_window: CampaignWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    controller = editor(campaign_window)
    controller.document.set_text("title", "書けない", "題名")
    with monkeypatch.context() as patch:
        patch.setattr(campaign_window.open_campaign.rules, "put", lambda *_: False)
        tabs = campaign_window.window.ui.documents
        tabs.tabCloseRequested.emit(tabs.indexOf(controller.page))
        assert campaign_window.tabs.page(PAGE) is controller.page
        assert not main.leave_campaign()
    assert main.leave_campaign()


def test_new_field_never_reuses_a_removed_id(main: MainController, campaign_window: CampaignWindow) -> None:
    rows = editor(campaign_window).page.editors["profile"]
    seen: set[str] = {str(row["id"]) for row in rows.rows}
    for _ in range(20):
        rows.ui.list.setCurrentRow(len(rows.rows) - 1)
        rows.ui.addButton.click()
        (fresh,) = {str(row["id"]) for row in rows.rows} - seen
        seen.add(fresh)
        rows.ui.list.setCurrentRow(next(n for n, row in enumerate(rows.rows) if row["id"] == fresh))
        rows.ui.removeButton.click()
        assert fresh not in {str(row["id"]) for row in rows.rows}
