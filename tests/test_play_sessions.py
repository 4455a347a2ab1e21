"""What can go wrong in a play session: a curious player, a pulled stick, a full disk, a program that dies."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QApplication, QCheckBox, QDialog, QMessageBox
from pytestqt.qtbot import QtBot

from desktop import app
from desktop.controllers.display.hand_over import HandOver
from desktop.controllers.main import MainController
from desktop.controllers.sheet.autosave import LONGEST, PAUSE
from desktop.controllers.sheet.builder import BuilderController
from desktop.controllers.sheet.sheet import SheetController
from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.services.storage.folders import Folders
from desktop.services.storage.lock import Lock
from desktop.services.storage.store import Store
from desktop.services.text.catalogue import system_ids
from tests.example_budget import fewest
from tests.table_mode import no_sheet_open

PIN = "2468"


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    return Folders(tmp_path / "library", tmp_path / "config", tmp_path / "state", tmp_path / "logs")


@pytest.fixture
def main(qapp: QApplication, folders: Folders, styled_as_marked: None) -> Iterator[MainController]:
    controller = started(qapp, folders)
    yield controller
    ended(controller)


@pytest.fixture
def campaign_window(main: MainController) -> CampaignWindow:
    """The sample 卓 of えにし with its first sheet in front."""
    main.open_sample("enishi")
    assert main.campaign_window is not None
    assert main.campaign_window.sheet is not None
    return main.campaign_window


def started(qapp: QApplication, folders: Folders) -> MainController:
    controller = app.build(qapp, folders)
    controller.preferences.change(language="ja", animation=False)
    controller.window.show()
    return controller


def ended(controller: MainController) -> None:
    window = controller.window
    controller.close()
    window.close()
    if window.isVisible():  # something cannot be written: the notice offers to end without it
        window.ui.noticeAction.click()
    for document in controller.campaign_window.open_campaign.documents if controller.campaign_window else ():
        document.deleteLater()  # one that could not be written is still there
    window.deleteLater()
    controller.appearance.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def handed(campaign_window: CampaignWindow, sheet: str = "") -> HandOver:
    campaign_window.hand_over(sheet, PIN)
    assert campaign_window.handed_over is not None
    return campaign_window.handed_over


def dialogs(main: MainController) -> list[QDialog]:
    return [d for d in main.window.findChildren(QDialog) if d.isVisible()]


def pull_the_stick(campaign_window: CampaignWindow) -> Path:
    folder = campaign_window.open_campaign.campaign.folder
    return folder.rename(folder.with_name("pulled"))


# a curious player


def test_character_built_in_kiosk_mode_is_finished_and_returned(
    main: MainController, campaign_window: CampaignWindow
) -> None:
    lock = handed(campaign_window)
    builder = lock.controller
    assert isinstance(builder, BuilderController)
    builder.randomise()
    builder.document.edit("name", "みなと")
    builder.go_to(builder.walk.last)
    builder.finish()
    assert main.window.locked
    assert isinstance(lock.controller, SheetController)
    assert lock.unlock(PIN)
    assert not main.window.locked
    assert campaign_window.sheet is not None
    assert campaign_window.sheet.document.sheet.name == "みなと"
    assert not campaign_window.sheet.document.sheet.draft


def test_printing_in_kiosk_mode_opens_no_gm_window(main: MainController, campaign_window: CampaignWindow) -> None:
    campaign_window.open_campaign.open(campaign_window.open_campaign.campaign.members()[1])
    lock = handed(campaign_window)
    assert isinstance(lock.controller, BuilderController)
    lock.controller.randomise()
    lock.controller.print_requested.emit()
    assert dialogs(main) == []
    assert lock.screen.ui.tell.text()
    assert len(list((campaign_window.open_campaign.campaign.folder / "prints").glob("*.pdf"))) == 1


def test_player_cannot_restore_what_the_gm_deleted(main: MainController, campaign_window: CampaignWindow) -> None:
    main.run("delete")
    assert main.window.ui.noticeAction.isVisible()
    handed(campaign_window)
    assert not main.window.ui.noticeBar.isVisible()
    main.notifier.notify("はい", "元に戻す", lambda: None)
    assert not main.window.ui.noticeAction.isVisible()


def test_kiosk_player_can_undo_edits_but_not_throw(
    main: MainController, campaign_window: CampaignWindow, qtbot: QtBot
) -> None:
    lock = handed(campaign_window, campaign_window.open_campaign.campaign.members()[0].id)
    sheet = lock.controller
    assert isinstance(sheet, SheetController)
    box = next(b for b in sheet.frame.findChildren(QCheckBox) if b.property("field") and b.isEnabled())
    before = sheet.document.sheet
    box.setFocus()
    box.toggle()
    assert sheet.document.sheet != before
    qtbot.keyClick(box, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert sheet.document.sheet == before
    sheet.check_requested.emit("skill", {})
    assert lock.screen.ui.tell.text()


def test_handed_over_sheet_is_open_once_after_a_crash(
    qapp: QApplication, main: MainController, campaign_window: CampaignWindow, folders: Folders
) -> None:
    assert campaign_window.sheet is not None
    open_before = campaign_window.sheet.document.sheet.id
    handed(campaign_window, open_before)
    campaign_window.open_campaign.campaign.close()
    again = started(qapp, folders)
    app.begin(again, app.Start())
    assert again.campaign_window is not None
    assert [c.document.sheet.id for c in again.campaign_window.open_campaign.documents].count(open_before) == 1
    ended(again)


@pytest.mark.parametrize(("system", "locked"), fewest(system_ids(), (False, True)))
def test_builder_step_is_restored_after_a_kill(
    qapp: QApplication, main: MainController, folders: Folders, system: str, locked: bool
) -> None:
    """Only the files of a killed program remain; leaving writes nothing."""
    with no_sheet_open():
        main.open_sample(system)
    campaign_window = main.campaign_window
    assert campaign_window is not None
    if locked:
        builder = handed(campaign_window, "").controller
    else:
        builder = campaign_window.open_campaign.new_draft()
    assert isinstance(builder, BuilderController)
    builder.randomise()
    builder.go_to(len(builder.pages) - 2)
    builder.autosave.flush()
    step, made = builder.step_id, builder.document.sheet
    campaign_window.open_campaign.campaign.close()  # the lock dies with its program
    again = started(qapp, folders)
    app.begin(again, app.Start())
    assert again.campaign_window is not None
    if locked:
        assert again.campaign_window.handed_over is not None
        found = again.campaign_window.handed_over.controller
    else:
        found = again.campaign_window.open_campaign.controller_of(made.id)
    assert isinstance(found, BuilderController)
    assert found.step_id == step
    assert found.document.sheet == made
    ended(again)


# disks


def refuse(main: MainController) -> None:
    """Let the folder of the program's own state refuse every write."""
    folder = main.session.path.parent
    folder.rename(folder.with_name("elsewhere"))
    folder.write_text("a file where the folder was")


def test_unwritable_state_is_no_error(main: MainController, campaign_window: CampaignWindow) -> None:
    refuse(main)
    for entry in campaign_window.open_campaign.campaign.members():
        campaign_window.open_campaign.open(entry)
    assert main.leave_campaign()


def test_a_lock_that_a_crash_would_open_is_refused(main: MainController, campaign_window: CampaignWindow) -> None:
    refuse(main)
    campaign_window.hand_over("", PIN)
    assert not main.window.locked
    assert campaign_window.handed_over is None
    assert main.window.notice


def test_window_with_unsaved_changes_stays_until_discarded(
    main: MainController, campaign_window: CampaignWindow
) -> None:
    assert campaign_window.sheet is not None
    campaign_window.sheet.document.edit("name", "書けない名前")
    away = pull_the_stick(campaign_window)
    main.window.close()
    assert main.window.isVisible()
    assert main.window.ui.noticeAction.isVisible()
    away.rename(campaign_window.open_campaign.campaign.folder)
    main.window.close()
    assert not main.window.isVisible()
    stored = Store().read(campaign_window.open_campaign.campaign.folder / "characters" / "朝倉 アカネ-akane.json")
    assert stored.data["name"] == "書けない名前"


def test_discarding_changes_ends_the_program(main: MainController, campaign_window: CampaignWindow) -> None:
    assert campaign_window.sheet is not None
    campaign_window.sheet.document.edit("name", "書けない名前")
    pull_the_stick(campaign_window)
    main.window.close()
    main.window.ui.noticeAction.click()
    assert not main.window.isVisible()


def test_failed_deletion_is_not_announced_as_done(main: MainController, campaign_window: CampaignWindow) -> None:
    pull_the_stick(campaign_window)
    main.run("delete")
    assert main.window.notice.startswith("△")
    assert not main.window.ui.noticeAction.isVisible()


def test_undo_of_a_deletion_restores_exactly_its_sheets(main: MainController, campaign_window: CampaignWindow) -> None:
    first, second = campaign_window.open_campaign.campaign.members()[:2]
    lists, play_session = campaign_window.open_campaign.list, campaign_window.open_campaign.play_session
    play_session.binned([entry.id for entry in lists.delete([first])])
    line = play_session.binned([entry.id for entry in lists.delete([second])]).entries[0]
    assert lists.delete([first]) == []  # has gone already: reported, and nothing more
    campaign_window.history.take_back(line.id)
    assert {e.id for e in campaign_window.open_campaign.campaign.sheets()} & {first.id, second.id} == {second.id}


def test_text_is_saved_within_a_second_while_typing_continues(
    main: MainController, campaign_window: CampaignWindow
) -> None:
    assert campaign_window.sheet is not None
    autosave = campaign_window.sheet.autosave
    campaign_window.sheet.document.edit("memo", "あ")
    running = autosave.deadline.remainingTime()
    assert running >= 0
    assert autosave.deadline.interval() == LONGEST == 1000
    campaign_window.sheet.document.edit("memo", "あい")  # the pause starts anew, the deadline does not
    assert autosave.timer.interval() == PAUSE < LONGEST
    assert autosave.deadline.remainingTime() <= running
    autosave.deadline.timeout.emit()
    assert Store().read(campaign_window.sheet.path).data["memo"] == "あい"
    assert not autosave.deadline.isActive()


def test_unknown_rules_keep_open_campaign(main: MainController, campaign_window: CampaignWindow) -> None:
    folder = campaign_window.open_campaign.campaign.folder
    for name, change in (("foo", {"system": "foo"}), ("bar", {"definition": {"based_on": "enishi", "title": [1]}})):
        strange = folder.with_name(name)
        strange.mkdir()
        data = dict(Store().read(folder / "table.json").data)
        Store().create(strange / "table.json", {**data, "id": name, **change})
        main.enter_campaign(strange)
        assert main.window.notice.startswith("△")
        assert main.campaign_window is campaign_window
        assert not (strange / ".lock").exists()
    campaign_window.open_campaign.new_random()
    assert main.leave_campaign()


def test_campaign_opens_by_relative_path_without_recent_list(
    main: MainController, campaign_window: CampaignWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = campaign_window.open_campaign.campaign.folder
    assert main.leave_campaign()
    away = folder.rename(tmp_path / "stick")
    refuse(main)
    monkeypatch.chdir(tmp_path)
    main.take_files([Path(away.name)])
    assert main.campaign_window is not None
    assert main.campaign_window.open_campaign.campaign.folder == away
    assert main.window.ui.tableCombo.currentText().startswith(main.campaign_window.open_campaign.campaign.title)


def test_campaign_on_a_refusing_drive_is_announced_as_read_only(
    main: MainController, campaign_window: CampaignWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = campaign_window.open_campaign.campaign.folder
    assert main.leave_campaign()

    def refused(_lock: Lock, **_more: bool) -> None:
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr(Lock, "take", refused)
    main.enter_campaign(folder)
    assert main.campaign_window is not None
    assert main.campaign_window.open_campaign.campaign.read_only
    assert main.window.notice


def test_the_choice_between_two_contents_is_asked_once(main: MainController, campaign_window: CampaignWindow) -> None:
    sheet = campaign_window.sheet
    assert sheet is not None
    stored = Store().read(sheet.path)
    Store().save(stored, {**stored.data, "memo": "よそで書いた"})
    for text in ("わたし", "わたしたち"):
        sheet.document.edit("memo", text)
        assert not sheet.autosave.flush()
    (box,) = main.window.findChildren(QMessageBox)
    next(b for b in box.buttons() if "画面" in b.text()).click()
    assert Store().read(sheet.path).data["memo"] == "わたしたち"
    kept = [Store().read(v.path).data["memo"] for v in Store().versions(sheet.path)]
    assert "よそで書いた" in kept


@pytest.mark.styled
def test_a_window_too_large_for_the_screen_fills_it(main: MainController) -> None:
    window, room = main.window, main.window.screen().availableSize()
    window.hide()
    window.resize(room.width() - 100, room.height() - 100)
    app.fit(window)
    assert not window.isMaximized()
    window.resize(room.width() - 100, room.height())
    app.fit(window)
    assert window.isMaximized()
    assert window.normalGeometry().height() < room.height()


@pytest.mark.styled
def test_a_name_without_spaces_does_not_widen_the_tray(main: MainController, campaign_window: CampaignWindow) -> None:
    assert campaign_window.sheet is not None
    content = campaign_window.tray.tray.ui.scroll.widget()
    before = content.minimumSizeHint().width()
    campaign_window.sheet.document.edit("name", "a" * 120)
    campaign_window.tray.refresh()
    assert content.minimumSizeHint().width() <= before
