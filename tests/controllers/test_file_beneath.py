"""The file of an open sheet goes, comes back, or changes: nothing is lost, and the question shows the difference."""

from __future__ import annotations

import json
import os

import pytest
from PySide6.QtWidgets import QMessageBox

from desktop.controllers.main import MainController
from desktop.controllers.sheet.autosave import Autosave
from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.controllers.window.player_sheet import PlayerSheet
from tests.controllers.windows import opened


@pytest.fixture
def written(main: MainController, campaign_window: CampaignWindow) -> Autosave:
    """A sheet with an unwritten change whose campaign folder is moved aside."""
    assert campaign_window.sheet is not None
    folder = campaign_window.open_campaign.campaign.folder
    os.rename(folder, folder.with_name("pulled"))
    campaign_window.sheet.document.edit("memo", "抜けたあとに書いた", "memo")
    assert not campaign_window.sheet.autosave.flush()
    return campaign_window.sheet.autosave


def _back(campaign_window: CampaignWindow) -> None:
    folder = campaign_window.open_campaign.campaign.folder
    os.rename(folder.with_name("pulled"), folder)


def test_notice_names_the_removed_folder(
    main: MainController, campaign_window: CampaignWindow, written: Autosave
) -> None:
    """It names the campaign folder, not a folder within."""
    assert f"「{campaign_window.open_campaign.campaign.folder.name}」がなくなって" in main.window.notice
    _back(campaign_window)


def test_failed_write_is_retried_when_possible(
    main: MainController, campaign_window: CampaignWindow, written: Autosave
) -> None:
    """It waited for the next change of this sheet, or for the end of the program."""
    assert written.again.isActive()
    main.window.quiet()
    written.again.timeout.emit()
    assert written.dirty
    assert written.again.isActive()
    assert not main.window.notice  # it has been told
    _back(campaign_window)
    written.again.timeout.emit()
    assert not written.dirty
    assert not written.again.isActive()
    assert json.loads(written.stored.path.read_text("utf-8"))["memo"] == "抜けたあとに書いた"
    assert "保存できました" in main.window.notice


def test_external_change_waits_for_choice(main: MainController, campaign_window: CampaignWindow) -> None:
    """Which one counts is asked, and time does not answer."""
    assert campaign_window.sheet is not None
    saves = campaign_window.sheet.autosave
    values = json.loads(saves.stored.path.read_text("utf-8"))
    saves.stored.path.write_text(json.dumps({**values, "memo": "よそで"}), "utf-8")
    campaign_window.sheet.document.edit("memo", "ここで", "memo")
    assert not saves.flush()
    assert not saves.again.isActive()


def test_conflict_dialog_shows_the_differences(main: MainController, campaign_window: CampaignWindow) -> None:
    """The question shows the differences between the two versions."""
    assert campaign_window.sheet is not None
    saves = campaign_window.sheet.autosave
    values = json.loads(saves.stored.path.read_text("utf-8"))
    elsewhere = {
        **values,
        "memo": "よそで",
        "player": "だれか",
        "background": "",
        "notes": "x",
        "reading": "よ",
        "wealth": 1,
    }
    saves.stored.path.write_text(json.dumps(elsewhere), "utf-8")
    campaign_window.sheet.document.edit("memo", "ここで書いた長い" + "長い" * 40, "memo")
    assert not saves.flush()
    box = opened(main, QMessageBox)
    lines = box.informativeText().splitlines()
    assert len(lines) == 7
    assert any("ここで書いた長い" in line and "…" in line and "よそで" in line for line in lines)
    assert lines[-2] == "ほか 1 か所"
    box.close()


@pytest.mark.parametrize(("button", "stays"), [("この画面の内容で書く", "よそで"), ("ファイルの内容にする", "ここで")])
def test_rejected_version_is_kept_as_an_earlier_version(
    main: MainController, campaign_window: CampaignWindow, button: str, stays: str
) -> None:
    """The version that was never written is kept as a version, as the question promises."""
    assert campaign_window.sheet is not None
    saves, store = campaign_window.sheet.autosave, campaign_window.open_campaign.campaign.store
    path = saves.stored.path
    values = json.loads(path.read_text("utf-8"))
    path.write_text(json.dumps({**values, "memo": "よそで"}), "utf-8")
    campaign_window.sheet.document.edit("memo", "ここで", "memo")
    assert not saves.flush()
    box = opened(main, QMessageBox)
    next(b for b in box.buttons() if b.text() == button).click()
    assert campaign_window.sheet.document.sheet.memo == json.loads(path.read_text("utf-8"))["memo"] != stays
    assert not saves.dirty
    assert stays in [store.read_version(path, version)["memo"] for version in store.versions(path)]


def test_kiosk_player_reads_no_gm_content_of_a_conflict(main: MainController, campaign_window: CampaignWindow) -> None:
    assert campaign_window.sheet is not None
    campaign_window.hand_over(campaign_window.sheet.document.sheet.id, "")
    (lent,) = (c for c in campaign_window.open_campaign.documents if c.document.sheet.is_pc)
    path = lent.autosave.stored.path
    values = json.loads(path.read_text("utf-8"))
    path.write_text(json.dumps({**values, "gm_notes": "裏切り者"}), "utf-8")
    lent.document.edit("memo", "ここで", "memo")
    assert not lent.autosave.flush()
    box = opened(main, QMessageBox)
    assert "裏切り者" not in box.text() + box.informativeText()
    box.close()


def test_conflict_of_a_gm_sheet_waits_for_the_pin(main: MainController, campaign_window: CampaignWindow) -> None:
    """A player read the name of the GM's sheet, and could choose which of its versions counts."""
    assert campaign_window.sheet is not None
    npc = next(entry for entry in campaign_window.open_campaign.campaign.sheets() if not entry.is_pc)
    other = campaign_window.open_campaign.open_path(campaign_window.open_campaign.campaign.path_of(npc))
    assert other is not None
    campaign_window.hand_over(campaign_window.open_campaign.campaign.members()[0].id, "4321")
    path = other.autosave.stored.path
    path.write_text(json.dumps({**json.loads(path.read_text("utf-8")), "memo": "よそで"}), "utf-8")
    other.document.edit("memo", "ここで", "memo")
    assert not other.autosave.flush()
    assert main.window.findChildren(QMessageBox) == []
    assert main.window.notice == ""
    assert campaign_window.handed_over is not None
    assert campaign_window.handed_over.unlock("4321")
    opened(main, QMessageBox).close()


def test_invalid_file_is_asked_about_without_overwriting(main: MainController, campaign_window: CampaignWindow) -> None:
    assert campaign_window.sheet is not None
    saves = campaign_window.sheet.autosave
    values = json.loads(saves.stored.path.read_text("utf-8"))
    saves.stored.path.write_text(json.dumps({**values, "lp": "たくさん"}), "utf-8")
    campaign_window.sheet.document.edit("memo", "ここで", "memo")
    assert not saves.flush()
    box = opened(main, QMessageBox)
    assert box.informativeText() == "選ばなかった方も「前の版」に残ります。"
    box.close()


def test_a_sheet_alone_on_a_stick_is_written_once_the_stick_is_back(
    main: MainController, campaign_window: CampaignWindow
) -> None:
    stick = campaign_window.open_campaign.campaign.folder.parent / "stick"
    stick.mkdir()
    assert campaign_window.sheet is not None
    path = stick / "haru.takujo"
    path.write_bytes(campaign_window.sheet.autosave.stored.path.read_bytes())
    main.leave_campaign()
    main.take_files([path])
    (player,) = main.findChildren(PlayerSheet)
    stick.rename(stick.with_name("pulled"))
    player.controller.document.edit("memo", "抜けたあと", "memo")
    assert not player.flush()
    assert "「stick」がなくなって" in main.window.notice
    stick.with_name("pulled").rename(stick)
    player.controller.autosave.again.timeout.emit()
    assert json.loads(path.read_text("utf-8"))["memo"] == "抜けたあと"
    assert main.window.notice == "保存できました。"
    player.leave()
