"""A campaign locked by another computer can be taken over; a damaged file can be overwritten."""

from __future__ import annotations

import json
from pathlib import Path

from PySide6.QtWidgets import QMessageBox

from desktop.controllers.main import MainController
from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.services.storage.store import Store
from desktop.views.dialogs.mistakes import MistakesDialog
from tests.controllers.windows import opened


def test_campaign_locked_by_a_dead_computer_is_taken_over(
    main: MainController, campaign_window: CampaignWindow
) -> None:
    folder = campaign_window.open_campaign.campaign.folder
    main.leave_campaign()
    (folder / ".lock").write_text('{"pid": 1, "host": "gm-laptop"}')
    main.enter_campaign(folder)
    assert main.campaign_window is not None
    assert main.campaign_window.open_campaign.campaign.read_only
    assert "gm-laptop" in main.window.notice
    main.window.ui.noticeAction.click()
    assert main.campaign_window is not None
    assert not main.campaign_window.open_campaign.campaign.read_only
    assert main.campaign_window.open_campaign.campaign.mine
    assert "読むだけ" not in main.window.notice


def test_running_program_on_this_computer_keeps_its_lock(main: MainController, campaign_window: CampaignWindow) -> None:
    folder = campaign_window.open_campaign.campaign.folder
    main.leave_campaign()
    other = main.library.open(folder)
    main.enter_campaign(folder)
    assert "読むだけ" in main.window.notice
    assert main.window.ui.noticeAction.isHidden()
    main.leave_campaign()
    other.close()


def test_shown_content_can_replace_a_damaged_file(main: MainController, campaign_window: CampaignWindow) -> None:
    assert campaign_window.sheet is not None
    document, autosave = campaign_window.sheet.document, campaign_window.sheet.autosave
    path: Path = autosave.stored.path
    path.write_bytes(b"{ broken")
    document.edit("memo", "書いたこと", "メモ")
    assert not autosave.flush()
    box = opened(main, QMessageBox)
    next(b for b in box.buttons() if b.text() == "この画面の内容で書く").click()
    assert json.loads(path.read_bytes())["memo"] == "書いたこと"
    assert not autosave.dirty
    assert Store().versions(path)[0].path.read_bytes() == b"{ broken"


def test_campaign_of_a_later_version_explains_how_to_write(
    main: MainController, campaign_window: CampaignWindow
) -> None:
    file = campaign_window.open_campaign.campaign.folder / "table.json"
    main.leave_campaign()
    file.write_text(json.dumps(json.loads(file.read_text()) | {"schema_version": 99}))
    main.enter_campaign(file.parent)
    assert "新しい版の卓上で作られている" in main.window.notice
    assert "卓上を新しくしてください" in main.window.notice


def test_unwritable_folder_explains_how_to_write(main: MainController, campaign_window: CampaignWindow) -> None:
    folder = campaign_window.open_campaign.campaign.folder
    main.leave_campaign()
    (folder / ".lock").unlink(missing_ok=True)
    (folder / ".lock").mkdir()  # refuses even the administrator
    main.enter_campaign(folder)
    assert "書き込めないので、読むだけ" in main.window.notice
    assert "コピーしてください" in main.window.notice


def test_sheet_of_a_later_version_explains_why_it_is_read_only(
    main: MainController, campaign_window: CampaignWindow, tmp_path: Path
) -> None:
    """In the campaign and alone: it was grey without a word."""
    entry = campaign_window.open_campaign.campaign.members()[1]
    path = campaign_window.open_campaign.campaign.path_of(entry)
    path.write_text(json.dumps(json.loads(path.read_text("utf-8")) | {"schema_version": 99}), "utf-8")
    campaign_window.open_campaign.open_path(path)
    assert "新しい卓上で作られたため、読むだけです（版 99）" in main.window.notice
    alone = tmp_path / "alone.takujo"
    alone.write_bytes(path.read_bytes())
    assert main.leave_campaign()
    main.window.quiet()
    main.take_files([alone])
    assert "「alone.takujo」は新しい卓上で作られたため、読むだけです（版 99）" in main.window.notice
    picture = tmp_path / "face.png"
    picture.write_bytes(b"\x89PNG\r\n\x1a\n")
    main.take_files([picture])
    assert (
        main.window.notice == "△ このシートは読むだけなので、肖像を替えられません。書き込めるシートを開いてください。"
    )


def test_sheet_of_a_missing_system_is_reported(
    main: MainController, campaign_window: CampaignWindow, tmp_path: Path
) -> None:
    assert campaign_window.sheet is not None
    data = json.loads(campaign_window.sheet.autosave.stored.path.read_text("utf-8"))
    file = tmp_path / "far.takujo"
    file.write_text(json.dumps(data | {"system": "gurps"}), "utf-8")
    assert main.leave_campaign()
    main.take_files([file])
    found = opened(main, MistakesDialog).ui.headline.text()
    assert "「far.takujo」のシステム「gurps」は、この卓上にありません。" in found


def test_campaign_of_a_missing_system_is_reported(main: MainController, campaign_window: CampaignWindow) -> None:
    """Its folder, which people know, and no list of ids."""
    folder = campaign_window.open_campaign.campaign.folder
    assert main.leave_campaign()
    file = folder / "table.json"
    file.write_text(json.dumps(json.loads(file.read_text("utf-8")) | {"system": "gurps"}), "utf-8")
    main.enter_campaign(folder)
    assert main.campaign_window is None
    assert f"「{folder.name}」のシステム「gurps」は、この卓上にありません。" in main.window.notice
    assert "d6game" not in main.window.notice
