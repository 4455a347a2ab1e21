"""ごみ箱: deleted sheets, campaigns and templates are restored with one button."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop.controllers.campaign.templates import save_template
from desktop.controllers.main import MainController
from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.services.library import sheet_templates
from desktop.services.play.playing import GM
from desktop.views.dialogs.versions import BinDialog
from tests.controllers.windows import opened


def lines(dialog: BinDialog) -> list[tuple[str, str]]:
    items = [dialog.ui.items.topLevelItem(i) for i in range(dialog.ui.items.topLevelItemCount())]
    return [(item.text(0), item.text(1)) for item in items]


def test_empty_bin_shows_a_message(main: MainController) -> None:
    main.run("bin")
    dialog = opened(main, BinDialog)
    assert dialog.ui.message.text() == "ごみ箱は空です。"
    assert not dialog.ui.restoreButton.isEnabled()
    dialog.close()


def test_deleted_sheet_is_restored_to_the_list(
    main: MainController, campaign_window: CampaignWindow, qtbot: QtBot
) -> None:
    entry = campaign_window.open_campaign.campaign.members()[1]
    campaign_window.open_campaign.list.delete([entry])
    main.run("bin")
    dialog = opened(main, BinDialog)
    assert lines(dialog) == [(entry.name, f"シート（{campaign_window.open_campaign.campaign.title}）")]
    qtbot.mouseClick(dialog.ui.restoreButton, Qt.MouseButton.LeftButton)
    assert campaign_window.open_campaign.campaign.entry(entry.id) is not None
    assert entry.id in [e.id for group in campaign_window.open_campaign.listing.groups() for e in group.entries]
    assert lines(dialog) == []
    assert entry.name in dialog.ui.message.text()
    dialog.close()


def test_deleted_campaign_and_template_are_restored_together(
    main: MainController, campaign_window: CampaignWindow, qtbot: QtBot
) -> None:
    campaign = campaign_window.open_campaign.campaign
    entry = campaign.members()[0]
    sheet_templates.save(main.library, campaign, campaign.path_of(entry))
    (template,) = sheet_templates.sheet_templates(main.library, "enishi")
    main.run("delete_campaign")
    sheet_templates.delete(main.library, template)
    main.run("bin")
    dialog = opened(main, BinDialog)
    assert sorted(lines(dialog)) == sorted([(campaign.title, "卓"), (entry.name, "ひな形")])
    dialog.ui.items.selectAll()
    qtbot.keyClick(dialog.ui.items, Qt.Key.Key_Return)
    assert [head.title for head in main.library.campaigns()] == [campaign.title]
    assert sheet_templates.sheet_templates(main.library, "enishi") == (template,)
    dialog.close()


def test_already_restored_entry_is_reported(
    main: MainController, campaign_window: CampaignWindow, qtbot: QtBot
) -> None:
    campaign_window.open_campaign.list.delete([campaign_window.open_campaign.campaign.members()[0]])
    main.run("bin")
    dialog = opened(main, BinDialog)
    campaign_window.open_campaign.campaign.restore(campaign_window.open_campaign.campaign.binned()[0])
    qtbot.mouseClick(dialog.ui.restoreButton, Qt.MouseButton.LeftButton)
    assert dialog.ui.message.text().startswith("△ ")
    assert "ごみ箱にありません" in dialog.ui.message.text()
    dialog.close()


def names(campaign_window: CampaignWindow) -> list[str]:
    return [entry.name for entry in campaign_window.open_campaign.campaign.sheets()]


def test_undo_and_redo_of_a_deletion_come_in_the_order_of_steps(
    main: MainController, campaign_window: CampaignWindow
) -> None:
    """Ctrl+Z restores the deletion, then takes the step of play before it back; redo deletes the sheet again."""
    before = names(campaign_window)
    assert campaign_window.sheet is not None
    main.window.command_entered.emit(":LP-2")
    log = campaign_window.open_campaign.play_session.log
    line = log().entries[-1]
    main.run("delete")
    gone = names(campaign_window)
    assert len(gone) == len(before) - 1
    assert main.window.actions_by_id["undo"].isEnabled()
    main.run("undo")
    assert len(names(campaign_window)) == len(before)
    assert main.window.notice == ""
    assert log().counts(line.id)
    main.run("undo")
    assert len(names(campaign_window)) == len(before), "it is brought back once"
    assert not log().counts(line.id), "the line of before is taken back next"
    main.run("redo")
    assert len(names(campaign_window)) == len(before)
    main.run("redo")
    assert names(campaign_window) == gone


def test_undo_does_not_restore_what_the_notice_restored(main: MainController, campaign_window: CampaignWindow) -> None:
    before = names(campaign_window)
    main.run("delete")
    main.window.ui.noticeAction.click()
    assert names(campaign_window) == before
    main.run("undo")
    assert names(campaign_window) == before


def test_undo_restores_the_later_deletion_first(main: MainController, campaign_window: CampaignWindow) -> None:
    before = names(campaign_window)
    main.run("delete")
    campaign_window.open_campaign.open(campaign_window.open_campaign.campaign.members()[0])
    main.run("delete")
    assert len(names(campaign_window)) == len(before) - 2
    main.run("undo")
    assert len(names(campaign_window)) == len(before) - 1
    main.run("undo")
    assert names(campaign_window) == before


def test_player_cannot_undo_a_deletion_of_the_gm(main: MainController, campaign_window: CampaignWindow) -> None:
    main.run("delete")
    gone = names(campaign_window)
    campaign_window.hand_over(campaign_window.open_campaign.campaign.members()[-1].id, "2468")
    assert campaign_window.handed_over is not None
    campaign_window.handed_over.screen.ui.undoButton.click()
    assert names(campaign_window) == gone
    assert campaign_window.handed_over.unlock("2468")


def test_deleted_campaign_is_announced_and_restored_from_the_notice(
    main: MainController, campaign_window: CampaignWindow
) -> None:
    """One line of a menu took the whole 卓 away without a word."""
    title = campaign_window.open_campaign.campaign.title
    main.run("delete_campaign")
    assert main.campaign_window is None
    assert not main.library.campaigns()
    assert main.window.notice == f"卓「{title}」をごみ箱へ移しました。"
    main.window.ui.noticeAction.click()
    assert [head.title for head in main.library.campaigns()] == [title]
    assert main.campaign_window is not None
    assert main.campaign_window.open_campaign.campaign.title == title
    assert main.window.notice == ""


def test_campaign_template_is_saved_where_the_notice_says(
    main: MainController, campaign_window: CampaignWindow
) -> None:
    save_template(campaign_window.open_campaign, main.library, "ひな形", main.notifier)
    assert "保存先の templates の ひな形.json" in main.window.notice
    assert (main.library.folder / "templates" / "ひな形.json").is_file()


def test_copy_of_a_sheet_file_is_binned_without_the_sheet(
    main: MainController, campaign_window: CampaignWindow
) -> None:
    campaign = campaign_window.open_campaign.campaign
    first = campaign.members()[0]
    file = campaign.path_of(first)
    copies = [file.with_name(name) for name in ("写し.json", "写し 2.json")]
    for copied in copies:
        copied.write_bytes(file.read_bytes())
    entries = {entry.file: entry for entry in campaign.refresh()}
    assert campaign_window.open_campaign.open(entries["写し.json"]) is None
    assert "写し" in main.window.notice
    assert campaign_window.open_campaign.list.delete([entries["写し.json"]]) == [entries["写し.json"]]
    assert [path.exists() for path in (file, *copies)] == [True, False, True]
    assert campaign.entry(first.id) is not None


def test_deleted_character_leaves_what_runs_and_comes_back_with_undo(
    main: MainController, campaign_window: CampaignWindow
) -> None:
    """One step: no character plays on without a sheet, and undo seats the character again in battle and session."""
    open_campaign = campaign_window.open_campaign
    play_session, everyone = open_campaign.play_session, [s.id for s in open_campaign.people.all_sheets()]
    for name in ("session", "battle"):
        play_session.begin(name, everyone)
    gone = campaign_window.characters.selection()[0].id

    def taking_part() -> list[bool]:
        views = [play_session.playing.shown(name, GM) for name in ("session", "battle")]
        return [gone in [person.id for person in view.people] for view in views if view is not None]

    before = taking_part()
    main.run("delete")
    after = taking_part()
    assert not after[1]
    assert open_campaign.campaign.entry(gone) is None
    main.run("undo")
    assert taking_part() == before == [True, True]
    assert open_campaign.campaign.entry(gone) is not None
    main.run("redo")
    assert taking_part() == after
    assert open_campaign.campaign.entry(gone) is None


def test_character_who_may_not_leave_now_is_deleted_all_the_same(main: MainController) -> None:
    """CM-AMB-56: outside of a scene of コモン nothing is left that could be left."""
    main.open_sample("common")
    window = main.campaign_window
    assert window is not None
    window.open_campaign.play_session.begin("session", [s.id for s in window.open_campaign.people.all_sheets()])
    gone = window.characters.selection()[0].id
    main.run("delete")
    assert window.open_campaign.campaign.entry(gone) is None
