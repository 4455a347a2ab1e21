"""Moving the library from the menu: announced, saved, or refused with the window usable."""

from __future__ import annotations

import shutil
from pathlib import Path

from PySide6.QtWidgets import QFileDialog

from desktop.controllers.main import MainController
from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.services.program.preferences import preferences
from desktop.services.program.state_file import existing_documents, session
from desktop.services.storage.folders import Folders, placed
from tests.controllers.windows import opened


def choose(main: MainController, folder: Path) -> None:
    dialog = opened(main, QFileDialog)
    dialog.fileSelected.emit(str(folder))
    dialog.close()


def test_new_library_place_is_saved(
    main: MainController, campaign_window: CampaignWindow, folders: Folders, tmp_path: Path
) -> None:
    title = campaign_window.open_campaign.campaign.title
    main.run("move_library")
    choose(main, tmp_path / "elsewhere")
    assert preferences(folders).value.library == str(tmp_path / "elsewhere")
    assert [head.title for head in main.library.campaigns()] == [title]
    assert not folders.library.exists()


def test_open_documents_are_restored_after_a_move(
    main: MainController, campaign_window: CampaignWindow, tmp_path: Path
) -> None:
    for entry in campaign_window.open_campaign.campaign.members():
        campaign_window.open_campaign.open(entry)
    campaign_window.tabs.bring_file_to_front(campaign_window.tabs.files[1])
    names, folder = (
        [path.name for path in campaign_window.tabs.files],
        campaign_window.open_campaign.campaign.folder.name,
    )
    main.run("move_library")
    choose(main, tmp_path / "elsewhere")
    main.enter_campaign(main.library.folder / folder)
    assert main.campaign_window is not None
    assert [path.name for path in main.campaign_window.tabs.files] == names
    assert main.campaign_window.current is not None
    assert main.campaign_window.current.autosave.stored.path.name == names[1]


def test_copied_program_resumes_with_its_campaigns(
    main: MainController, campaign_window: CampaignWindow, folders: Folders, tmp_path: Path
) -> None:
    """A drive has another letter on the next computer; the kiosk is still locked there."""
    for entry in campaign_window.open_campaign.campaign.members():
        campaign_window.open_campaign.open(entry)
    names = [path.name for path in campaign_window.tabs.files]
    campaign_window.kiosk.begin(campaign_window.open_campaign.campaign.members()[-1].id, "1234")
    state, there = session(folders).value, tmp_path / "elsewhere" / campaign_window.open_campaign.campaign.folder.name
    assert placed(state.table, tmp_path / "elsewhere") == there
    shutil.copytree(campaign_window.open_campaign.campaign.folder, there)
    lent = placed(state.handed_over, there)
    assert lent.is_file()
    assert [path.name for path in (*existing_documents(state, there), lent)] == names


def test_refused_move_returns_to_the_start_page_with_a_message(
    main: MainController, campaign_window: CampaignWindow, folders: Folders
) -> None:
    main.run("move_library")
    choose(main, folders.library / "inner")
    assert "今の置き場所の中" in main.window.notice
    assert main.window.ui.screens.currentWidget() is main.start
    assert main.campaign_window is None
    assert preferences(folders).value.library == ""
    assert len(main.library.campaigns()) == 1
