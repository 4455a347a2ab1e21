"""Questions of Qt's own: the table continues while they stand, and nothing chosen changes nothing."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QColorDialog, QDialog, QFileDialog, QInputDialog
from pytestqt.qtbot import QtBot

import desktop
from desktop.controllers.main import MainController
from desktop.controllers.sheet.builder import BuilderController
from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.views.dialogs import places
from desktop.views.dialogs.base import ChooseSystem
from desktop.views.widgets.inputs.colour import ColourButton
from tests.controllers.windows import opened

STOPPING = {
    *("getText", "getInt", "getDouble", "getItem", "getMultiLineText", "getColor", "getFont"),
    *("getOpenFileName", "getOpenFileNames", "getSaveFileName", "getExistingDirectory"),
}
"""Calls that return only when a person has answered."""
BOXES = {"question", "warning", "information", "critical", "about"}
WAITING = re.compile("|".join((*STOPPING, "exec", "QMessageBox")))
"""What stands in every file that has such a call."""


def waiting_calls(file: Path) -> list[str]:
    """Return the calls of a file that would block the program until an answer."""
    found: list[str] = []
    text = file.read_text(encoding="utf-8")
    if not WAITING.search(text):
        return found
    for node in ast.walk(ast.parse(text)):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
            continue
        name, of = node.func.attr, ast.unparse(node.func.value)
        if name in STOPPING or name == "exec" or (of == "QMessageBox" and name in BOXES):
            found.append(f"{file.name}: {ast.unparse(node)}")
    return found


def test_no_code_blocks_waiting_for_an_answer() -> None:
    root = Path(desktop.__file__).parent
    files = [file for file in sorted(root.rglob("*.py")) if "forms" not in file.parts]
    assert [call for file in files for call in waiting_calls(file)] == ["app.py: app.exec()"]


def test_a_new_table_gets_the_name_that_was_typed(main: MainController, qtbot: QtBot) -> None:
    main.start.new_requested.emit("enishi")
    asked = opened(main, QInputDialog)
    assert (asked.okButtonText(), asked.cancelButtonText()) == ("決める", "やめる")  # as in every other window
    assert asked.textValue() == "えにし 2d6の卓"
    asked.setTextValue("  霧の夜 ")
    asked.accept()
    assert main.campaign_window is not None
    assert main.campaign_window.open_campaign.campaign.title == "霧の夜"


def test_cancelled_name_dialog_creates_nothing(main: MainController) -> None:
    main.start.new_requested.emit("enishi")
    opened(main, QInputDialog).reject()
    assert (main.campaign_window, main.library.campaigns()) == (None, ())


def test_tray_works_while_a_name_dialog_is_open(main: MainController, campaign_window: CampaignWindow) -> None:
    main.run("rename_campaign")
    campaign_window.tray.throw()
    asked = opened(main, QInputDialog)
    before = len(campaign_window.open_campaign.play_session.log().entries)
    asked.setTextValue("別の名前")
    asked.accept()
    assert before > 0
    assert campaign_window.open_campaign.campaign.title == "別の名前"


def test_a_sheet_is_renamed(main: MainController, campaign_window: CampaignWindow) -> None:
    (chosen, *_) = campaign_window.characters.selection()
    main.run("rename")
    asked = opened(main, QInputDialog)
    asked.setTextValue("ナギ")
    asked.accept()
    assert "ナギ" in [entry.name for entry in campaign_window.open_campaign.campaign.sheets() if entry.id == chosen.id]


def test_gm_ruling_is_asked_for_and_stored(main: MainController, campaign_window: CampaignWindow) -> None:
    assert campaign_window.sheet is not None
    name = next(iter(campaign_window.sheet.document.derived))
    campaign_window.sheet.write_number(name)
    asked = opened(main, QInputDialog)
    asked.setIntValue(77)
    asked.accept()
    assert campaign_window.sheet.document.derived[name].value == 77


def test_lone_sheet_requests_its_rule_system_first(main: MainController) -> None:
    main.start.ui.sheetButton.click()
    asked = opened(main, ChooseSystem)
    assert asked.ui.hint.text() == "どのルールのシートを作りますか。"
    asked.ui.systems.setCurrentRow(1)
    asked.ui.chooseButton.click()
    assert main.campaign_window is not None
    assert isinstance(main.campaign_window.current, BuilderController)


def test_lone_sheet_opens_in_its_own_campaign_of_its_rules(main: MainController) -> None:
    """After the first sheet its rules were taken for good, and a campaign of the same name was made for each."""

    def alone(number: int) -> str:
        main.show_start()
        main.start.ui.sheetButton.click()
        asked = opened(main, ChooseSystem)
        asked.ui.systems.setCurrentRow(number)
        asked.ui.chooseButton.click()
        assert main.campaign_window is not None
        assert isinstance(main.campaign_window.current, BuilderController)
        return main.campaign_window.open_campaign.system.id

    systems = [info.id for info in main.catalogue]
    assert [alone(number) for number in (1, 1, 2, 1)] == [systems[number] for number in (1, 1, 2, 1)]
    made = [(head.system, head.title, head.sheets) for head in main.library.campaigns()]
    assert sorted(made) == sorted([(systems[1], "わたしのキャラクター", 3), (systems[2], "わたしのキャラクター", 1)])
    main.show_start()
    main.start.ui.sheetButton.click()
    assert opened(main, ChooseSystem).ui.systems.currentRow() == 1


@pytest.mark.styled
def test_portrait_colour_is_asked_for(main: MainController, campaign_window: CampaignWindow) -> None:
    assert campaign_window.sheet is not None
    (button, *_) = campaign_window.sheet.frame.findChildren(ColourButton)
    button.choose()
    asked = opened(main, QColorDialog)
    asked.colorSelected.emit(QColor("#123456"))
    asked.close()
    assert campaign_window.sheet.document.sheet.colour == "#123456"


FILES: dict[str, Callable[[MainController], object]] = {
    "open a table": lambda main: main.run("open_campaign"),
    "import sheets": lambda main: main.run("import_files"),
    "move the library": lambda main: main.run("move_library"),
    "open a definition": lambda main: main.start.definition_requested.emit(),
}


def test_file_dialog_is_window_modal_and_closes(main: MainController, campaign_window: CampaignWindow) -> None:
    for wanted, ask in FILES.items():
        ask(main)
        asked = opened(main, QFileDialog)
        assert asked.windowModality() is Qt.WindowModality.WindowModal, wanted
        asked.reject()
        assert main.campaign_window is campaign_window, wanted
        assert not [dialog for dialog in main.window.findChildren(QDialog) if dialog.isVisible()], wanted


def test_file_dialog_lists_mounted_drives(
    main: MainController, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Mounted for the user or for all; folders of other users, and folders that are no volume, are left out."""
    plugged = [tmp_path / "media" / "七海" / "USBメモリー", tmp_path / "media" / "SD", tmp_path / "run/media/七海/写真"]
    for folder in (*plugged, tmp_path / "media" / "七海" / "ただの箱", tmp_path / "media/SD/deep"):
        folder.mkdir(parents=True, exist_ok=True)
    (tmp_path / "media" / "a file").touch()
    monkeypatch.setattr("os.path.ismount", lambda path: Path(path) in plugged)
    found = places.sticks(tmp_path)
    assert sorted(found) == sorted(plugged)
    monkeypatch.setattr(places, "sticks", lambda: found)
    main.run("import_files")
    asked = opened(main, QFileDialog)
    assert {*map(str, plugged)} <= {url.toLocalFile() for url in asked.sidebarUrls()}
    asked.reject()


def test_a_folder_of_a_table_is_opened(main: MainController, campaign_window: CampaignWindow) -> None:
    folder = main.library.create("d6game", "別の卓").folder
    main.run("open_campaign")
    asked = opened(main, QFileDialog)
    asked.fileSelected.emit(str(folder))
    asked.close()
    assert main.campaign_window is not None
    assert main.campaign_window.open_campaign.campaign.title == "別の卓"
