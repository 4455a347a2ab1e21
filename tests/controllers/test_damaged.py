"""Damaged parts are skipped with a message; the campaign opens and the program starts."""

from __future__ import annotations

import json
import os

import pytest
from PySide6.QtWidgets import QApplication

from desktop import app
from desktop.controllers.main import MainController
from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.services.storage import encoding
from desktop.services.storage.folders import Folders


def test_campaign_opens_with_links_folders_and_invalid_names(
    main: MainController, campaign_window: CampaignWindow
) -> None:
    campaign = campaign_window.open_campaign.campaign
    good = len(campaign.sheets())
    main.leave_campaign()
    characters = campaign.characters
    (characters / "loop.json").symlink_to(characters / "loop.json")
    (characters / "folder.json").mkdir()
    (characters / os.fsdecode("霧島.json".encode("shift_jis"))).write_text('{"system": "enishi"}')
    main.enter_campaign(campaign.folder)
    assert main.campaign_window is not None
    assert main.campaign_window.sheet is not None
    entries = main.campaign_window.open_campaign.campaign.sheets()
    assert len(entries) == good + 3
    texts = {}
    for entry in entries:
        if entry.fault:
            main.window.quiet()
            assert main.campaign_window.open_campaign.open(entry) is None
            texts[entry.fault] = main.window.notice
    assert "リンク" in texts["device"]
    assert "ファイルではありません" in texts["not_a_file"]
    assert "名前の文字が読めません" in texts["bad_name"]


def test_damaged_party_is_reported(main: MainController, campaign_window: CampaignWindow) -> None:
    folder = campaign_window.open_campaign.campaign.folder
    main.leave_campaign()
    file = folder / "table.json"
    file.write_bytes(encoding.encode({**json.loads(file.read_bytes()), "party": 7}))
    main.enter_campaign(folder)
    assert "参加者の並びは壊れている" in main.window.notice
    assert main.campaign_window is not None
    assert main.campaign_window.sheet is not None


@pytest.mark.parametrize("raw", [b"{", b'{"documents": [5], "mode": 5, "table": [1], "pin": 3, "screens": 1}', b"[5]"])
def test_the_program_starts_with_a_damaged_session(
    qapp: QApplication, folders: Folders, raw: bytes, main: MainController
) -> None:
    folders.state.mkdir(exist_ok=True)
    folders.session.write_bytes(raw)
    main.session.load()
    app.begin(main, app.Start())
    assert "session.json" in main.window.notice
    main.session.change(mode="prepare")
