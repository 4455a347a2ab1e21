"""Every key can be changed; conflicts are reported; caps and tips show the current keys; letters act as listed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.controllers.main import MainController
from desktop.controllers.menus import MENUS
from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.views.dialogs.help import LINE, KeysDialog
from desktop.views.keyboard.key_map import FIXED, LETTERS, KeyMap, native
from tests.controllers.windows import is_open, opened


@pytest.fixture
def campaign_window(window_without_sheet: CampaignWindow) -> CampaignWindow:
    """Nothing is open but what a test opens."""
    return window_without_sheet


def choose(dialog: KeysDialog, identifier: str) -> None:
    """Choose a line of the dialog by what it does."""
    tree = dialog.ui.keys
    groups = [tree.topLevelItem(i) for i in range(tree.topLevelItemCount())]
    lines = (g.child(i) for g in groups for i in range(g.childCount()))
    tree.setCurrentItem(next(item for item in lines if item.data(0, LINE).id == identifier))


@pytest.fixture
def dialog(main: MainController, campaign_window: CampaignWindow) -> KeysDialog:
    main.run("keys")
    return opened(main, KeysDialog)


def test_default_keys_are_distinct() -> None:
    keys = KeyMap({}, MENUS)
    for line in keys.lines():
        if line.id and keys.key(line.id):
            assert keys.user(keys.key(line.id), besides=line.id) is None, line


def test_every_menu_line_and_letter_can_be_changed() -> None:
    changeable = {line.id for line in KeyMap({}, MENUS).lines() if line.id}
    assert changeable >= {command.id for _, commands in MENUS for command in commands if command.id}
    assert changeable >= {letter.id for group in LETTERS.values() for letter in group}


def test_a_free_key_is_taken_at_once_and_kept(main: MainController, dialog: KeysDialog) -> None:
    choose(dialog, "quit")
    dialog.ui.keyEdit.setKeySequence(QKeySequence("Ctrl+Alt+Q"))
    assert "空いています" in dialog.ui.message.text()
    dialog.ui.giveButton.click()
    assert main.window.actions_by_id["quit"].shortcut() == QKeySequence("Ctrl+Alt+Q")
    assert main.preferences.value.keys == {"quit": "Ctrl+Alt+Q"}


def test_key_conflict_is_reported_and_the_other_entry_loses_its_key(main: MainController, dialog: KeysDialog) -> None:
    choose(dialog, "quit")
    dialog.ui.keyEdit.setKeySequence(QKeySequence("Ctrl+P"))
    assert "このシートを印刷" in dialog.ui.message.text()
    assert main.window.actions_by_id["quit"].shortcut() == QKeySequence("Ctrl+Q")
    dialog.ui.giveButton.click()
    assert main.window.actions_by_id["quit"].shortcut() == QKeySequence("Ctrl+P")
    assert main.window.actions_by_id["print_sheet"].shortcut().isEmpty()
    dialog.ui.allOwnButton.click()
    assert main.window.actions_by_id["print_sheet"].shortcut() == QKeySequence("Ctrl+P")
    assert main.preferences.value.keys == {}


@pytest.mark.parametrize("key", ["Del", "Ctrl+C", "5", "Ctrl+3", "Tab"])
def test_keys_of_fields_are_refused_with_their_use(dialog: KeysDialog, key: str) -> None:
    choose(dialog, "quit")
    dialog.ui.keyEdit.setKeySequence(QKeySequence(key))
    used = next(label for _, label, keys in FIXED if key in keys)
    assert used in dialog.ui.message.text()
    assert not dialog.ui.giveButton.isEnabled()


def test_built_in_field_keys_cannot_be_changed(dialog: KeysDialog) -> None:
    choose(dialog, "")
    assert not dialog.ui.keyEdit.isEnabled()
    assert "変えられません" in dialog.ui.message.text()


def test_invalid_shortcut_is_ignored(main: MainController) -> None:
    main.window.set_keys(KeyMap({"quit": "???ほげ", "nothing": "Ctrl+L"}, MENUS))
    assert main.window.actions_by_id["quit"].shortcut() == QKeySequence("Ctrl+Q")


def test_key_caps_equal_the_menu_keys(main: MainController, campaign_window: CampaignWindow) -> None:
    window, tray = main.window, campaign_window.tray.tray
    shown = {"command_line": window.ui.commandKey.text()}
    for identifier, cap in shown.items():
        assert cap == window.actions_by_id[identifier].shortcut().toString(QKeySequence.SequenceFormat.NativeText)
    window.set_keys(
        KeyMap({"tray": "F6", "command_line": "", "command_line.letter": "", "again": "W", "undo": "F7"}, MENUS)
    )
    assert window.ui.commandKey.isHidden()
    assert tray.ui.againButton.key_hint() == "W"
    assert "F7" in window.ui.undoButton.toolTip()


def test_ctrl_w_closes_the_tab_in_front(main: MainController, window_with_sheet: CampaignWindow, qtbot: QtBot) -> None:
    documents = main.window.ui.documents
    main.run("definition")
    assert documents.count() == 2
    qtbot.keyClick(main.window, Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    assert documents.count() == 1
    qtbot.keyClick(main.window, Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    assert documents.count() == 0
    main.run("close_tab")
    assert documents.count() == 0


def test_letters_act_while_the_tray_has_the_focus(
    main: MainController, campaign_window: CampaignWindow, qtbot: QtBot
) -> None:
    entry = campaign_window.tray.tray.ui.entry
    campaign_window.tray.focus()
    qtbot.keyClick(entry, "/")
    assert main.window.ui.commandEdit.hasFocus()
    campaign_window.tray.focus()
    qtbot.keyClick(entry, "?")
    assert is_open(main, KeysDialog)
    assert entry.text() == ""


def test_letters_that_are_in_a_name_find_it_in_a_list(
    main: MainController, window_with_sheet: CampaignWindow, qtbot: QtBot
) -> None:
    assert window_with_sheet.sheet is not None
    window_with_sheet.sheet.document.edit("name", "Dora/？", "名前")
    window_with_sheet.open_campaign.flush()
    window_with_sheet.characters.show()
    tree = main.window.ui.libraryTree
    for letter in "d/":
        tree.setFocus()
        qtbot.keyClick(tree, letter)
        assert tree.hasFocus(), letter
    assert tree.currentIndex().data(Qt.ItemDataRole.DisplayRole).startswith("Dora")
    window_with_sheet.sheet.document.edit("name", "みなと", "名前")
    window_with_sheet.open_campaign.flush()
    window_with_sheet.characters.show()
    tree.setFocus()
    qtbot.keyClick(tree, "/")
    assert main.window.ui.commandEdit.hasFocus()


def test_the_letters_of_a_command_are_typed_into_its_line(
    main: MainController, campaign_window: CampaignWindow, qtbot: QtBot
) -> None:
    edit = main.window.ui.commandEdit
    edit.setFocus()
    QApplication.processEvents()
    qtbot.keyClicks(edit, "D/?")
    assert edit.text() == "D/?"


def test_keys_are_displayed_in_native_notation() -> None:
    assert native("Ctrl+Shift+Z") == QKeySequence("Ctrl+Shift+Z").toString(QKeySequence.SequenceFormat.NativeText)


def test_esc_leaves_a_field_for_the_table_where_letters_act(
    main: MainController, campaign_window: CampaignWindow, qtbot: QtBot
) -> None:
    campaign_window.modes.show(True)
    play_page = campaign_window.play_page
    entry = play_page.page.ui.notes.ui.entry
    main.run("note")
    qtbot.keyClicks(entry, "g")
    assert entry.hasFocus()
    qtbot.keyClick(entry, Qt.Key.Key_Escape)
    assert play_page.page.hasFocus()
    assert entry.toPlainText() == "g"
    for field in (main.window.ui.commandEdit, campaign_window.tray.tray.ui.entry, play_page.page.ui.rulingReason):
        play_page.page.show_refused("△ いまはできません。", ruling=True)
        field.setFocus()
        qtbot.keyClick(field, Qt.Key.Key_Escape)
        assert play_page.page.hasFocus(), field.objectName()
        assert play_page.page.ui.rulingBar.isVisible() is (field is play_page.page.ui.rulingReason)
    qtbot.keyClick(play_page.page, Qt.Key.Key_Escape)
    assert not play_page.page.ui.rulingBar.isVisible()
    qtbot.keyClick(play_page.page, "/")
    assert main.window.ui.commandEdit.hasFocus()
