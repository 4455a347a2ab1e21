"""ひな形: a character kept once makes any number of others."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QInputDialog
from pytestqt.qtbot import QtBot

from desktop.controllers.campaign.templates import SLICE
from desktop.controllers.main import MainController
from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.services.library import sheet_templates
from desktop.services.storage import encoding, files, parsing
from desktop.views.dialogs.base import TemplatesDialog
from tests.controllers.windows import is_open, opened


def test_templates_dialog_explains_how_to_make_one(main: MainController, campaign_window: CampaignWindow) -> None:
    main.run("from_template")
    dialog = opened(main, TemplatesDialog)
    assert "ひな形にする" in dialog.ui.hint.text()
    assert not dialog.ui.makeButton.isEnabled()
    dialog.close()


def test_template_creates_a_character_with_a_new_id(
    main: MainController, campaign_window: CampaignWindow, qtbot: QtBot
) -> None:
    assert campaign_window.sheet is not None
    original = campaign_window.sheet.document
    original.edit("memo", "まだ書かれていない一行")
    main.run("save_template")
    before = {e.id for e in campaign_window.open_campaign.campaign.sheets()}
    for _ in range(2):
        main.run("from_template")
        dialog = opened(main, TemplatesDialog)
        assert [dialog.ui.templates.item(0).text()] == [original.sheet.name]
        qtbot.mouseClick(dialog.ui.makeButton, Qt.MouseButton.LeftButton)
        assert not is_open(main, TemplatesDialog)
    fresh = {e.id for e in campaign_window.open_campaign.campaign.sheets()} - before
    assert len(fresh) == 2
    assert campaign_window.sheet is not None
    assert campaign_window.sheet.document.sheet.id in fresh
    assert campaign_window.sheet.document.sheet == original.sheet.evolve(id=campaign_window.sheet.document.sheet.id)


def test_template_keeps_its_portrait(main: MainController, campaign_window: CampaignWindow, qtbot: QtBot) -> None:
    campaign = campaign_window.open_campaign.campaign
    assert campaign_window.sheet is not None
    campaign.portraits.mkdir(exist_ok=True)
    (campaign.portraits / "face.png").write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(40))
    campaign_window.sheet.document.edit("portrait", "face.png")
    main.run("save_template")
    (template,) = sheet_templates.sheet_templates(main.library, "enishi")
    (campaign.portraits / "face.png").unlink()
    stored = sheet_templates.create_from(
        campaign, campaign_window.open_campaign.system, campaign_window.open_campaign.game, template
    )
    assert campaign.portrait_path(stored.data["portrait"]) is not None


def test_deleted_template_is_in_the_bin(main: MainController, campaign_window: CampaignWindow, qtbot: QtBot) -> None:
    main.run("save_template")
    main.run("from_template")
    dialog = opened(main, TemplatesDialog)
    qtbot.mouseClick(dialog.ui.deleteButton, Qt.MouseButton.LeftButton)
    assert dialog.ui.templates.count() == 0
    assert len(sheet_templates.bin_of(main.library).items()) == 1
    dialog.close()


def test_invalid_template_is_reported(main: MainController, campaign_window: CampaignWindow, qtbot: QtBot) -> None:
    main.run("save_template")
    (template,) = sheet_templates.sheet_templates(main.library, "enishi")
    data = parsing.parse(template.path.read_bytes()) | {"colour": "<b>red</b>"}
    template.path.write_bytes(encoding.encode(data))
    main.run("from_template")
    dialog = opened(main, TemplatesDialog)
    qtbot.keyClick(dialog.ui.templates, Qt.Key.Key_Return)
    assert dialog.ui.message.text().startswith("△ ")
    assert dialog.ui.message.textFormat() is Qt.TextFormat.PlainText
    dialog.close()


def test_thousands_of_templates_are_read_in_parts(
    main: MainController, campaign_window: CampaignWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = sheet_templates.folder(main.library)
    folder.mkdir(parents=True)
    count = 2 * SLICE + 10
    for number in range(count):
        text = encoding.encode(
            {"schema_version": 1, "system": "enishi", "id": f"s-{number}", "name": f"旅人{number:04}"}
        )
        (folder / f"{number}.json").write_bytes(text)
    asked: list[int] = []
    look = sheet_templates.chosen

    def counted(paths: Sequence[Path], system: str) -> list[sheet_templates.SheetTemplate]:
        asked.append(len(paths))
        return look(paths, system)

    monkeypatch.setattr(sheet_templates, "chosen", counted)
    main.run("from_template")
    dialog = opened(main, TemplatesDialog)
    assert asked == [SLICE]
    assert str(count - SLICE) in dialog.ui.hint.text()
    assert not dialog.ui.makeButton.isEnabled()
    qtbot.waitUntil(lambda: dialog.ui.templates.count() == count)
    assert asked == [SLICE, SLICE, 10]
    assert dialog.ui.templates.item(count - 1).text() == f"旅人{count - 1:04}"
    assert dialog.ui.makeButton.isEnabled()
    qtbot.mouseClick(dialog.ui.deleteButton, Qt.MouseButton.LeftButton)
    assert dialog.ui.templates.count() == count - 1
    assert asked == [SLICE, SLICE, 10]
    dialog.close()


def test_closing_the_dialog_stops_reading_templates(
    main: MainController, campaign_window: CampaignWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = sheet_templates.folder(main.library)
    folder.mkdir(parents=True)
    for number in range(SLICE + 1):
        (folder / f"{number}.json").write_text("{}", encoding="utf-8")
    asked: list[int] = []

    def counted(paths: Sequence[Path], system: str) -> list[sheet_templates.SheetTemplate]:
        asked.append(len(paths))
        return []

    monkeypatch.setattr(sheet_templates, "chosen", counted)
    main.run("from_template")
    opened(main, TemplatesDialog).close()
    for _ in range(3):
        QApplication.processEvents()
    assert asked == [SLICE]


def test_campaign_template_is_saved_and_used_from_the_menu(
    main: MainController, campaign_window: CampaignWindow
) -> None:
    before = campaign_window.open_campaign.campaign
    npcs = {entry.name for entry in before.sheets() if not entry.is_pc}
    main.run("campaign_template")
    asked = opened(main, QInputDialog)
    asked.setTextValue("霧の土台")
    asked.accept()
    (kept,) = files.listed(main.library.folder / "templates")
    assert kept.name in main.window.notice
    main.take_files([kept])
    main.window.ui.noticeAction.click()
    assert main.campaign_window is not None
    made = main.campaign_window.open_campaign.campaign
    assert made.folder != before.folder
    assert made.title == "霧の土台"
    assert npcs
    assert {entry.name for entry in made.sheets()} == npcs
    assert len(files.listed(made.folder / "scenarios")) == len(files.listed(before.folder / "scenarios")) == 1
    assert [one.title for one in main.campaign_window.open_campaign.handouts.known]


def test_unwritable_template_is_reported(main: MainController, campaign_window: CampaignWindow) -> None:
    (main.library.folder / "templates").write_text("a file stands here", encoding="utf-8")
    main.run("campaign_template")
    opened(main, QInputDialog).accept()
    assert main.window.notice.startswith("△")
