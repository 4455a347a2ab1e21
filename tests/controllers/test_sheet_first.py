"""A resumed program shows the sheet first; tray and log follow, or when they are needed."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from desktop import app
from desktop.controllers.main import MainController
from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.services.program.state_file import remember
from desktop.services.storage.folders import Folders
from desktop.views.tray.dice_tray import DiceTray
from desktop.views.window import main_window
from desktop.views.window.log_panel import LogPanel
from desktop.views.window.start_page import StartPage
from tests.shared_window import take_down


def leave_like_a_kill(main: MainController, folders: Folders) -> Path:
    """Leave the campaign like a killed program; return the path of its log."""
    assert main.campaign_window is not None
    state, log = main.session.value, main.campaign_window.open_campaign.campaign.log
    assert main.leave_campaign()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # the program that begins anew has none of it
    remember(main.session, table=state.table, documents=state.documents, active=state.active, clean=False)
    assert folders.state.is_dir()
    return log


def trays(main: MainController) -> int:
    """How many trays the window has; one that is only waiting to be deleted is none."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return len(main.window.findChildren(DiceTray))


def again(main: MainController) -> CampaignWindow:
    """Begin as the program begins; nothing has been drawn since."""
    app.begin(main, app.Start())
    assert main.campaign_window is not None
    assert main.campaign_window.sheet is not None
    return main.campaign_window


def test_sheet_can_be_edited_before_the_tray_exists(
    main: MainController, campaign_window: CampaignWindow, folders: Folders, qtbot: QtBot
) -> None:
    leave_like_a_kill(main, folders)
    campaign_window = again(main)
    assert campaign_window.sheet is not None
    name = next(w for w in campaign_window.sheet.frame.findChildren(QLineEdit) if w.property("field") == "name")
    assert name.isVisible()
    name.setFocus()
    name.selectAll()
    QTest.keyClicks(name, "Saki")
    assert campaign_window.sheet.document.sheet.name == "Saki"
    assert (trays(main), main.window.findChild(LogPanel)) == (0, None)
    qtbot.waitUntil(
        lambda: trays(main) == 1 and campaign_window.log.panel.isVisible() and campaign_window.tray.tray.isVisible()
    )
    assert campaign_window.tray.facing == campaign_window.sheet.document.sheet.id
    assert main.window.ui.commandEdit.placeholderText()
    assert campaign_window.sheet.document.sheet.name == "Saki"


def test_tray_is_created_when_needed(main: MainController, campaign_window: CampaignWindow, folders: Folders) -> None:
    leave_like_a_kill(main, folders)
    campaign_window = again(main)
    main.run("tray")
    assert campaign_window.sheet is not None
    assert (trays(main), campaign_window.tray.facing) == (1, campaign_window.sheet.document.sheet.id)
    assert campaign_window.tray.tray.isAncestorOf(QApplication.focusWidget())
    QApplication.processEvents()
    assert trays(main) == 1


def test_command_runs_before_the_tray_exists(
    main: MainController, campaign_window: CampaignWindow, folders: Folders
) -> None:
    leave_like_a_kill(main, folders)
    campaign_window = again(main)
    main.window.command_entered.emit("# はじめに")
    assert [entry.text for entry in campaign_window.open_campaign.play_session.log().entries][-1] == "はじめに"
    assert trays(main) == 1


def test_open_check_is_restored_to_the_tray(
    main: MainController, campaign_window: CampaignWindow, folders: Folders, qtbot: QtBot
) -> None:
    roll = campaign_window.open_campaign.play_session.roll
    assert roll is not None
    assert roll.check.wants is not None
    campaign_window.tray.enter_faces([3] * len(roll.check.wants.sides))
    open_before = campaign_window.open_campaign.play_session.roll
    assert open_before is not None
    assert open_before.open
    leave_like_a_kill(main, folders)
    campaign_window = again(main)
    assert trays(main) == 0
    qtbot.waitUntil(lambda: trays(main) == 1)
    assert campaign_window.tray.roll is not None
    assert campaign_window.tray.roll.check.thrown == open_before.check.thrown
    assert main.window.notice


def test_session_resumes_before_first_paint(
    main: MainController, campaign_window: CampaignWindow, folders: Folders, qtbot: QtBot
) -> None:
    roll = campaign_window.open_campaign.play_session.roll
    assert roll is not None
    assert roll.check.wants is not None
    campaign_window.tray.enter_faces([3] * len(roll.check.wants.sides))
    leave_like_a_kill(main, folders)
    campaign_window = again(main)
    assert not main.window.notice
    now = campaign_window.open_campaign.play_session.roll
    assert now is not None
    assert now.open
    assert main.window.notice
    assert trays(main) == 0
    lines = len(campaign_window.open_campaign.play_session.log().entries)
    qtbot.waitUntil(lambda: trays(main) == 1)
    assert len(campaign_window.open_campaign.play_session.log().entries) == lines


def test_damaged_log_is_reported_with_the_tray(
    main: MainController, campaign_window: CampaignWindow, folders: Folders, qtbot: QtBot
) -> None:
    log = leave_like_a_kill(main, folders)
    log.write_bytes(b"\x00\xff not a line\n")
    again(main)
    assert not main.window.notice
    qtbot.waitUntil(lambda: trays(main) == 1)
    assert main.window.notice


@pytest.mark.parametrize("wait", [False, True])
def test_campaign_left_before_its_first_paint_leaves_nothing(
    main: MainController, campaign_window: CampaignWindow, folders: Folders, wait: bool
) -> None:
    leave_like_a_kill(main, folders)
    again(main)
    if wait:
        QApplication.processEvents()
    assert main.leave_campaign()
    main.show_start()
    QApplication.processEvents()
    assert trays(main) == 0


def test_resumed_campaign_has_its_tray(main: MainController, campaign_window: CampaignWindow, folders: Folders) -> None:
    leave_like_a_kill(main, folders)
    remember(main.session, mode="table")
    campaign_window = again(main)
    assert campaign_window.play_shown
    assert (trays(main), campaign_window.tray.facing) == (1, campaign_window.modes.selected)


def test_deferred_work_waits_for_a_slow_start(main: MainController, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a beginning took longer than the longest wait, everything was made before the first picture."""
    monkeypatch.setattr(main_window, "LATEST", 0)
    QApplication.processEvents()
    done: list[str] = []
    main.window.after_picture(lambda: done.append("what waited"))
    QTimer.singleShot(0, lambda: done.append("what was begun"))
    for _ in range(3):
        QApplication.processEvents()
    assert done == ["what was begun", "what waited"]


def test_resumed_campaign_is_shown_without_the_start_page(
    main: MainController, campaign_window: CampaignWindow, folders: Folders, qapp: QApplication
) -> None:
    folder = campaign_window.open_campaign.campaign.folder
    leave_like_a_kill(main, folders)
    again = app.build(qapp, folders, going_on=True)
    try:
        assert again.window.findChild(StartPage) is None
        app.begin(again, app.Start())
        assert again.campaign_window is not None
        assert again.window.findChild(StartPage) is None
        assert again.window.focusWidget() is again.window.ui.libraryTree
        again.show_start()
        assert again.start.isVisibleTo(again.window)
    finally:
        take_down(again)
    remember(main.session, table=str(folder), clean=False)
    (folder / "table.json").write_text("{", encoding="utf-8")
    again = app.build(qapp, folders, going_on=True)
    try:
        app.begin(again, app.Start())
        assert again.campaign_window is None
        assert again.window.ui.screens.currentWidget() is again.start
        assert again.window.notice
    finally:
        take_down(again)
