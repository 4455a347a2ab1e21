"""The work screen is made when something of it is wanted, and is then as if it had always been there."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from desktop.controllers.menus import MENUS
from desktop.views.keyboard.key_map import KeyMap
from desktop.views.window.main_window import MainWindow
from desktop.views.window.work_tools import column_widths


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    window = MainWindow(MENUS)
    qtbot.addWidget(window)
    return window


def test_window_form_is_built_on_demand(window: MainWindow) -> None:
    assert not window.ui.furnished
    assert window.ui.workScreen.layout() is None
    assert not hasattr(window.ui, "_anything")
    assert not window.ui.furnished
    assert window.ui.undoButton.window() is window
    assert window.ui.furnished
    assert not hasattr(window.ui, "nowhere")


def test_earlier_settings_apply_to_the_form(window: MainWindow) -> None:
    window.allow({"undo"})
    window.set_keys(KeyMap({"undo": "Ctrl+Y"}, window.menus))
    window.columns = [300, 700, 366]
    assert not window.ui.furnished
    assert window.columns == [300, 700, 366]
    assert window.ui.undoButton.isEnabled()
    assert not window.ui.printButton.isEnabled()
    assert window.ui.undoButton.toolTip().endswith("Ctrl+Y")
    window.resize(1366, 768)
    window.show_work()
    window.show()
    assert window.ui.columns.sizes() == pytest.approx([300, 700, 366], abs=12)
    window.columns = [*column_widths()]
    assert window.columns == pytest.approx([*column_widths()], abs=12)


def test_focus_is_in_the_list_first_and_later_restored(window: MainWindow) -> None:
    window.show_work()
    assert window.ui.workScreen.focusWidget() is window.ui.libraryTree
    window.ui.searchEdit.setFocus()
    window.show_work()
    assert window.ui.workScreen.focusWidget() is window.ui.searchEdit


def test_form_tools_run_menu_commands(window: MainWindow, qtbot: QtBot) -> None:
    window.allow({"table", "undo"})
    window.ui.furnish()
    with qtbot.waitSignal(window.command, timeout=0) as found:
        window.ui.undoButton.click()
    assert found.args == ["undo"]
    window.allow({"table"})
    assert not window.ui.undoButton.isEnabled()
