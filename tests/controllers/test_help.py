"""Help: every key of the menus, every rule of the open system, every licence."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop import __version__
from desktop.controllers.main import MainController
from desktop.controllers.menus import MENUS
from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.services.text.catalogue import system_ids
from desktop.services.text.rulebook import Rulebook
from desktop.views.dialogs.help import AboutDialog, KeysDialog, RulesDialog
from desktop.views.keyboard.key_map import native
from tests.controllers.windows import opened


@pytest.fixture
def campaign_window(window_without_sheet: CampaignWindow) -> CampaignWindow:
    """Nothing is open but what a test opens."""
    return window_without_sheet


def key_lines(dialog: KeysDialog) -> dict[str, str]:
    tree = dialog.ui.keys
    groups = [tree.topLevelItem(i) for i in range(tree.topLevelItemCount())]
    return {g.child(i).text(0): g.child(i).text(1) for g in groups for i in range(g.childCount())}


def test_every_key_of_the_menus_is_listed(main: MainController) -> None:
    main.run("keys")
    dialog = opened(main, KeysDialog)
    shown = key_lines(dialog)
    wanted = {native(c.key) for _, commands in MENUS for c in commands if c.key}
    assert wanted <= set(shown.values())
    assert shown["元に戻す"] == native("Ctrl+Z")
    assert "F8" in shown.values()
    dialog.close()


def test_typing_narrows_the_keys(main: MainController, qtbot: QtBot) -> None:
    main.run("keys")
    dialog = opened(main, KeysDialog)
    dialog.ui.searchEdit.setText("印刷")
    assert "元に戻す" not in key_lines(dialog)
    assert "このシートを印刷" in key_lines(dialog)
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)


def test_the_licences_of_everything_are_named(main: MainController) -> None:
    main.run("about")
    dialog = opened(main, AboutDialog)
    text = dialog.ui.notices.toPlainText()
    assert __version__ in dialog.ui.version.text()
    for wanted in ("MIT License", "LGPL", "PySide6", "SIL Open Font License", "BIZ UD"):
        assert wanted in text
    for info in main.catalogue:
        for line in main.catalogue.system(info.id).notice:
            assert line in text
    box = dialog.ui.textCombo
    full = {}
    for number in range(1, box.count()):
        box.setCurrentIndex(number)
        full[box.itemText(number)] = dialog.ui.notices.toPlainText()
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in full["LGPL-3.0"]
    assert "SIL OPEN FONT LICENSE" in "".join(full.values())
    assert "MIT License" in full["takujo-LICENSE"]
    box.setCurrentIndex(0)
    assert dialog.ui.notices.toPlainText() == text
    dialog.close()


@pytest.mark.parametrize("typed", ["EN-CHK-05", "en-chk-05", "ＥＮ－ＣＨＫ－０５"])
def test_a_rule_is_found_by_its_id(
    main: MainController, campaign_window: CampaignWindow, qtbot: QtBot, typed: str
) -> None:
    main.run("rules")
    dialog = opened(main, RulesDialog)
    chapters = [dialog.ui.rules.topLevelItem(n) for n in range(dialog.ui.rules.topLevelItemCount())]
    assert not any(chapter.isExpanded() for chapter in chapters)
    assert sum(chapter.childCount() for chapter in chapters) == len(Rulebook().lines("enishi"))
    dialog.ui.searchEdit.setText(typed)
    line = Rulebook().line("EN-CHK-05")
    assert line is not None
    assert (dialog.ui.ruleLabel.text(), dialog.ui.says.text()) == ("EN-CHK-05　資料のルール", line.says)
    dialog.close()


@pytest.mark.parametrize("language", ["ja", "en"])
def test_rules_open_by_chapter(language: str) -> None:
    """Every chapter of every system has a title in both languages, in the order of reading."""
    for system in system_ids():
        book = Rulebook(language)
        chapters = book.chapters(system)
        assert {line.chapter for line in book.lines(system)} == set(chapters)
        assert [title for chapter, title in chapters.items() if not title or title == chapter] == []


def test_a_chapter_lists_its_rules(main: MainController, campaign_window: CampaignWindow, qtbot: QtBot) -> None:
    main.run("rules")
    dialog = opened(main, RulesDialog)
    first = dialog.ui.rules.topLevelItem(0)
    assert dialog.ui.heading.text() == "ダイス"
    assert "使うダイス" in dialog.ui.says.text()
    qtbot.mouseClick(
        dialog.ui.rules.viewport(), Qt.MouseButton.LeftButton, pos=dialog.ui.rules.visualItemRect(first).center()
    )
    assert first.isExpanded()
    dialog.ui.rules.setFocus()
    qtbot.keyClick(dialog.ui.rules, Qt.Key.Key_Down)
    assert dialog.ui.ruleLabel.text().startswith("EN-DIC-01")
    dialog.close()


def test_rules_are_found_by_words_and_walked_with_the_arrows(
    main: MainController, campaign_window: CampaignWindow, qtbot: QtBot
) -> None:
    main.run("rules")
    dialog = opened(main, RulesDialog)
    dialog.ui.searchEdit.setFocus()
    dialog.ui.searchEdit.setText("ダブルアップ")
    assert 0 < dialog.ui.rules.topLevelItemCount() < len(Rulebook().lines("enishi"))
    first = dialog.ui.ruleLabel.text()
    qtbot.keyClick(dialog.ui.searchEdit, Qt.Key.Key_Down)
    assert dialog.ui.rules.indexOfTopLevelItem(dialog.ui.rules.currentItem()) == 1
    assert dialog.ui.ruleLabel.text() != first
    dialog.ui.searchEdit.setText("この世にないことば")
    assert dialog.ui.heading.text() == "見つかりません。"
    dialog.close()
