"""A campaign that is opened again can be written, however it was left."""

from __future__ import annotations

import gc
import weakref
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent

from desktop.controllers.campaign import resume_point
from desktop.controllers.main import MainController
from desktop.controllers.tray.dice_tray import DiceTrayController
from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.services.storage.folders import noted


def test_a_table_opened_again_in_the_same_program_can_be_written(
    main: MainController, campaign_window: CampaignWindow
) -> None:
    folder = campaign_window.open_campaign.campaign.folder
    assert main.leave_campaign()
    for _ in range(2):
        main.enter_campaign(folder)
        assert main.campaign_window is not None
        campaign = main.campaign_window.open_campaign.campaign
        assert (campaign.holder, campaign.read_only) == (None, False)
        assert main.campaign_window.sheet is not None
        assert not main.campaign_window.sheet.document.read_only
        assert main.leave_campaign()


def test_switching_campaigns_releases_locks(main: MainController, campaign_window: CampaignWindow) -> None:
    first = campaign_window.open_campaign.campaign.folder
    main.open_sample("d6game")
    main.enter_campaign(first)
    assert main.campaign_window is not None
    assert main.campaign_window.open_campaign.campaign.folder == first
    assert not main.campaign_window.open_campaign.campaign.read_only


def test_the_tab_that_was_in_front_is_in_front_again(main: MainController, campaign_window: CampaignWindow) -> None:
    folder = campaign_window.open_campaign.campaign.folder
    first = campaign_window.current
    assert first is not None
    path = first.autosave.stored.path
    for entry in campaign_window.open_campaign.campaign.members():
        campaign_window.open_campaign.open(entry)
    campaign_window.tabs.bring_to_front(first)
    assert len(campaign_window.tabs.files) > 1
    assert main.leave_campaign()
    main.enter_campaign(folder)
    assert main.campaign_window is not None
    assert main.campaign_window.current is not None
    assert main.campaign_window.current.autosave.stored.path == path


def test_latest_sheets_and_the_front_one_are_restored(
    main: MainController, campaign_window: CampaignWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A start waits for each of them; the list has them all."""
    monkeypatch.setattr(resume_point, "MOST", 3)
    folder, opened = campaign_window.open_campaign.campaign.folder, campaign_window.current
    assert opened is not None
    for entry in campaign_window.open_campaign.campaign.sheets():
        campaign_window.open_campaign.open(entry)
    campaign_window.tabs.bring_to_front(opened)
    front, files = opened.autosave.stored.path, campaign_window.tabs.files
    assert len(files) > 4
    assert front == files[0]
    assert main.leave_campaign()
    main.enter_campaign(folder)
    assert main.campaign_window is not None
    assert main.campaign_window.tabs.files == (front, *files[-2:])
    assert main.campaign_window.current is not None
    assert main.campaign_window.current.autosave.stored.path == front


def test_resume_point_is_written_once_for_several_sheets(
    main: MainController, campaign_window: CampaignWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every write waits for the disk, a slow stick perhaps, while nothing of the window can be seen yet."""
    folder = campaign_window.open_campaign.campaign.folder
    for entry in campaign_window.open_campaign.campaign.members():
        campaign_window.open_campaign.open(entry)
    files = {noted(path, folder) for path in campaign_window.tabs.files}
    assert len(files) > 1
    assert main.leave_campaign()
    written: list[tuple[str, ...]] = []
    save = main.session.save

    def counted() -> None:
        save()
        written.append(main.session.value.documents)

    monkeypatch.setattr(main.session, "save", counted)
    main.enter_campaign(folder)
    assert [set(documents) for documents in written] == [files]


def test_tray_follows_front_sheet_only(
    main: MainController, campaign_window: CampaignWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = campaign_window.open_campaign.campaign.folder
    for entry in campaign_window.open_campaign.campaign.members():
        campaign_window.open_campaign.open(entry)
    assert campaign_window.sheet is not None
    front = campaign_window.sheet.document.sheet.id
    faced: list[str] = []
    prepare = DiceTrayController.prepare

    def facing(tray: DiceTrayController, who: str, *rest: Any) -> None:
        faced.append(who)
        prepare(tray, who, *rest)

    monkeypatch.setattr(DiceTrayController, "prepare", facing)
    assert main.leave_campaign()
    assert faced == []
    main.enter_campaign(folder)
    assert faced == [front]


def freed(*left: weakref.ref[object]) -> bool:
    """Return whether all left objects are freed."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    return all(ref() is None for ref in left)


def test_left_campaign_is_freed(main: MainController) -> None:
    main.open_sample("enishi")
    assert main.campaign_window is not None
    assert main.campaign_window.sheet is not None
    open_campaign, sheet = main.campaign_window.open_campaign, main.campaign_window.sheet
    left = [
        weakref.ref(part)
        for part in (main.campaign_window, open_campaign, sheet, sheet.document, main.campaign_window.tabs)
    ]
    folder = open_campaign.campaign.folder
    del open_campaign, sheet
    assert main.leave_campaign()
    main.enter_campaign(folder)
    assert freed(*left)


def test_closed_sheet_is_freed(main: MainController, campaign_window: CampaignWindow) -> None:
    assert campaign_window.sheet is not None
    left = [
        weakref.ref(part)
        for part in (campaign_window.sheet, campaign_window.sheet.document, campaign_window.sheet.frame)
    ]
    campaign_window.tabs.close_front()
    assert campaign_window.sheet is None
    assert freed(*left)


def test_left_campaign_with_other_pages_is_freed(main: MainController) -> None:
    """The game definition held all of its campaign, with every line of the log, for as long as the program ran."""
    main.open_sample("enishi")
    assert main.campaign_window is not None
    held: list[object] = [
        main.campaign_window,
        main.campaign_window.open_campaign,
        main.campaign_window.open_campaign.play_session,
    ]
    left = [weakref.ref(part) for part in held]
    held.clear()
    folder = main.campaign_window.open_campaign.campaign.folder
    pages = main.window.ui.documents
    for command in ("definition", "scenario", "handouts", "recap"):
        main.window.actions_by_id[command].trigger()
        page = pages.currentWidget()
        assert page is not None
        left.append(weakref.ref(page))
        del page
        main.window.actions_by_id["close_tab"].trigger()
    assert main.leave_campaign()
    main.enter_campaign(folder)
    assert freed(*left)
