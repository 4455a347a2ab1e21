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


def test_key_conceals_an_npc(main: MainController, qtbot: QtBot) -> None:
    """「PLから隠す」 could be ticked by the mouse alone."""
    main.window.show()
    gm = TableGm(main, "enishi")
    gm.press(Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier)
    dialog = opened(main, BeginDialog)
    tree = dialog.ui.people
    row = next(n for n in range(tree.topLevelItemCount()) if tree.topLevelItem(n).data(0, ID_ROLE) == gm.npcs[0].id)
    item = tree.topLevelItem(row)
    tree.setFocus()
    tree.setCurrentItem(item)
    before = item.checkState(1)
    qtbot.keyClick(tree, Qt.Key.Key_H)
    assert item.checkState(1) is not before
    dialog.close()
