"""A campaign without characters, and one with no page open, show the first steps."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.controllers.main import MainController
from desktop.views.dialogs.play import BeginDialog
from desktop.views.window.library_delegate import EmptyCampaignPage
from tests.table_mode import click, no_sheet_open


def _page(main: MainController) -> EmptyCampaignPage:
    return next(iter(main.window.ui.documents.findChildren(EmptyCampaignPage)))


def test_new_campaign_explains_adding_characters(main: MainController) -> None:
    """The page explains it, and the command line shows an example."""
    main.campaigns.make("enishi", "金曜の卓")
    page = _page(main)
    assert page.isVisible()
    assert page.ui.title.isVisible()
    assert page.size() == main.window.ui.documents.size()
    assert page.ui.buildButton.hasFocus()
    assert page.ui.buildButton.key_hint() == "Ctrl+N"
    assert main.window.ui.commandEdit.placeholderText() == "例　2D6+3"


def test_tray_explains_why_nothing_can_be_thrown(main: MainController) -> None:
    """The tray gives a reason beside its field."""
    main.campaigns.make("enishi", "金曜の卓")
    assert main.campaign_window is not None
    entry = main.campaign_window.tray.tray.ui.entry
    assert entry.placeholderText() == "まだ振る人がいません"
    main.run("random")
    assert entry.placeholderText() == "出目"


def test_tab_moves_from_the_list_into_the_page(main: MainController) -> None:
    """It stopped at tabs that were not there, and passed the page over."""
    main.campaigns.make("enishi", "金曜の卓")
    main.campaigns.show()
    page = _page(main)
    main.window.ui.libraryTree.setFocus()
    reached = []
    for _ in range(4):
        QTest.keyClick(QApplication.focusWidget() or main.window, Qt.Key.Key_Tab)
        reached.append(QApplication.focusWidget())
    ui = page.ui
    assert reached == [ui.buildButton, ui.randomButton, ui.importButton, ui.definitionButton]


def test_empty_page_actions_equal_menu_actions(main: MainController) -> None:
    main.campaigns.make("enishi", "金曜の卓")
    assert main.campaign_window is not None
    page = _page(main)
    main.campaigns.show()
    page.ui.randomButton.setFocus()
    click(page.ui.randomButton)
    assert not page.isVisible()
    assert main.window.ui.libraryTree.hasFocus()
    assert [sheet.is_pc for sheet in main.campaign_window.open_campaign.people.all_sheets()] == [True]
    main.campaign_window.tabs.close_front()
    assert page.isVisible()
    assert not page.ui.ways.isVisible()
    assert "左の一覧" in page.ui.text.text()


def test_deleting_last_sheet_shows_empty_page(main: MainController) -> None:
    main.campaigns.make("enishi", "金曜の卓")
    assert main.campaign_window is not None
    click(_page(main).ui.randomButton)
    main.window.ui.libraryTree.setFocus()
    main.campaign_window.characters.follow()
    main.window.command.emit("delete")
    assert _page(main).isVisible()
    assert _page(main).ui.ways.isVisible()


def test_empty_page_closes_with_its_campaign(main: MainController) -> None:
    main.campaigns.make("enishi", "金曜の卓")
    page = _page(main)
    main.open_sample("enishi")
    assert not page.isVisible()
    assert main.window.ui.documents.count()


def test_empty_campaign_explains_what_is_missing(main: MainController) -> None:
    main.campaigns.make("enishi", "金曜の卓")
    assert main.campaign_window is not None
    ui = main.window.ui
    click(ui.playButton)
    page = main.campaign_window.play_page.page
    assert "まだだれもいません" in page.ui.emptyText.text()
    click(page.ui.beginSession)
    dialog = next(d for d in main.window.findChildren(BeginDialog) if d.isVisible())
    click(dialog.ui.beginButton)
    rows = [label.text() for label in dialog.findChildren(type(dialog.ui.headLabel)) if label.isVisible()]
    assert any("加わる人がいません" in text for text in rows)
    dialog.close()
    click(ui.prepareButton)
    QTest.keyClick(QApplication.focusWidget() or main.window, Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    click(ui.playButton)
    assert "文字で人と技能を選び" in page.ui.emptyText.text()


def test_missing_mode_of_a_system_is_named_in_its_terms(main: MainController) -> None:
    """The notice uses the Japanese term, not 「battle」."""
    main.open_sample("blank")
    main.run("begin_battle")
    assert "このルールに「戦闘」はありません。" in main.window.notice


PEOPLE = ("build", "random", "blank_npc")


@pytest.mark.parametrize("command", [*PEOPLE, "definition", "recap", "handouts", "scenario"])
def test_page_opened_from_play_is_brought_to_front(main: MainController, command: str) -> None:
    """The page comes to the front of play, so that no second character is made by a second press."""
    with no_sheet_open():
        main.open_sample("kotodama")
    assert main.campaign_window is not None
    click(main.window.ui.playButton)
    main.run(command)
    assert not main.campaign_window.play_shown
    page = main.window.ui.documents.currentWidget()
    assert page is not None
    assert page.isVisible()
    assert (main.campaign_window.current is not None) is (command in PEOPLE)
