"""Enter presses the focused button, in windows and dialogs, regardless of default buttons."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from desktop.controllers.main import MainController
from desktop.views.dialogs.base import Dialog
from desktop.views.dialogs.play import ID_ROLE, BeginDialog
from desktop.views.window.work_tools import WindowForm
from tests.controllers.windows import opened
from tests.table_mode import TableGm


def test_enter_presses_a_focused_button_of_the_window(main: MainController, qtbot: QtBot) -> None:
    gm = TableGm(main, "enishi")
    ui: WindowForm = main.window.ui
    ui.prepareButton.setFocus()
    qtbot.keyClick(ui.prepareButton, Qt.Key.Key_Return)
    assert not gm.campaign_window.play_shown


def test_enter_presses_a_focused_button_of_a_dialog(qtbot: QtBot) -> None:
    dialog = Dialog()
    qtbot.addWidget(dialog)
    button = QPushButton(dialog)
    button.setAutoDefault(False)
    button.setFocus()
    with qtbot.waitSignal(button.clicked, timeout=500):
        qtbot.keyClick(button, Qt.Key.Key_Return)


def test_refusal_closes_with_its_cause_and_on_escape(main: MainController, qtbot: QtBot) -> None:
    gm = TableGm(main, "enishi")
    play_page = gm.campaign_window.play_page
    bar, event = play_page.page.ui.rulingBar, {"kind": "stage", "stage": "main"}
    gm.begin("session", [sheet.id for sheet in gm.players])
    play_page.requests.post("session", event)
    assert bar.isVisible()
    gm.campaign_window.tray.focus()
    gm.press(Qt.Key.Key_Escape)
    assert not bar.isVisible()
    play_page.requests.post("session", event)
    gm.play_session.play("session", {"kind": "stage", "stage": "zero"})
    assert not bar.isVisible()


def test_letters_tick_who_comes_and_hide_an_npc(main: MainController, qtbot: QtBot) -> None:
    """KEYS row 46: `Ctrl+B`, `L` for everybody, `Q` and a letter for who is hidden, Enter."""
    main.window.show()
    gm = TableGm(main, "enishi")
    gm.press(Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier)
    tree = opened(main, BeginDialog).ui.people
    letters = gm.campaign_window.open_campaign.letters.people
    items = {item.data(0, ID_ROLE): item for n in range(tree.topLevelItemCount()) if (item := tree.topLevelItem(n))}
    first, foe = gm.players[0].id, gm.npcs[0].id
    assert items[foe].text(0).startswith(letters[foe])
    for letter in ("L", "Q", letters[foe], letters[first]):
        qtbot.keyClick(tree, Qt.Key(ord(letter)))
    assert {who for who, item in items.items() if item.checkState(0) is Qt.CheckState.Unchecked} == {first}
    assert [who for who, item in items.items() if item.checkState(1) is Qt.CheckState.Checked] == [foe]
    qtbot.keyClick(tree, Qt.Key.Key_Return)
    assert gm.play_session.playing.running == ("battle",)
