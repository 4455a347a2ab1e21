"""A first play session: build a character by keys and clicks, close, come back in a new process, check, and print."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pypdfium2
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop import app as program
from desktop.controllers.main import MainController
from desktop.controllers.sheet.builder import BuilderController
from desktop.controllers.sheet.sheet import SheetController
from desktop.services.journal.journal import Journal
from desktop.services.storage.folders import Folders

ROOT = Path(__file__).resolve().parents[1]
NAME = "髙瀬 みなと"

SECOND_PROCESS = """
import sys
from desktop import app as program
from desktop.services.storage.folders import user_folders
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

app = program.application()
main = program.build(app, user_folders())
main.preferences.change(animation=False)
main.window.show()
main.enter_campaign(main.library.campaigns()[0].folder)
campaign_window = main.campaign_window
assert campaign_window.sheet.document.sheet.name == sys.argv[1], campaign_window.sheet.document.sheet.name
edit = main.window.ui.commandEdit
edit.setFocus()
QTest.keyClicks(edit, "hakuhei 7")
QTest.keyClick(edit, Qt.Key.Key_Return)
QTest.keyClicks(edit, "4 1")
QTest.keyClick(edit, Qt.Key.Key_Return)
while not campaign_window.tray.roll.check.done:  # every window for effects closes with Enter
    main.window.findChild(QPushButton, "primaryButton").click()
main.window.close()
"""


@pytest.fixture
def home(tmp_path: Path) -> Path:
    base = tmp_path / "takujo"
    (base / "config").mkdir(parents=True)
    preferences = {"format": "takujo-preferences", "schema_version": 1, "language": "ja", "animation": False}
    (base / "config" / "preferences.json").write_text(json.dumps(preferences), encoding="utf-8")
    return base


@pytest.fixture
def main(home: Path, qtbot: QtBot, styled_as_marked: None) -> Iterator[MainController]:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    base = home
    controller = program.build(app, Folders(base / "卓上", base / "config", base / "state", base / "logs"))
    controller.window.show()
    yield controller
    controller.leave_campaign()
    controller.window.close()
    controller.window.deleteLater()


def python(home: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a new process of the program on the same library."""
    environment = {**os.environ, "TAKUJO_HOME": str(home), "QT_QPA_PLATFORM": "offscreen", "PYTHONUTF8": "1"}
    run = subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    return run


def build_by_hand(main: MainController, qtbot: QtBot) -> SheetController:
    """Walk through the builder as a novice does."""
    main.run("build")
    assert main.campaign_window is not None
    builder = main.campaign_window.current
    assert isinstance(builder, BuilderController)
    view = builder.view
    next_button = view.ui.nextButton
    assert not next_button.isEnabled()
    qtbot.mouseClick(builder.pages[0].ui.aButton, Qt.MouseButton.LeftButton)
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert builder.step_id == "skills"
    pickers = builder.pages[1].pickers
    for skill in ("melee", "melee", "athletics", "athletics", "vigour"):
        qtbot.mouseClick(pickers[skill].steps[1], Qt.MouseButton.LeftButton)
    assert not next_button.isEnabled()
    assert "1" in view.ui.reason.text()
    assert not pickers["melee"].steps[1].isEnabled()
    qtbot.mouseClick(pickers["tactics"].steps[1], Qt.MouseButton.LeftButton)
    qtbot.mouseClick(next_button, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(next_button, Qt.MouseButton.LeftButton)
    assert builder.step_id == "person"
    name = builder.pages[3].ui.nameEdit
    name.setFocus()
    name.setText(NAME)
    qtbot.mouseClick(next_button, Qt.MouseButton.LeftButton)
    assert builder.step_id == "shop"
    qtbot.mouseClick(next_button, Qt.MouseButton.LeftButton)
    assert builder.step_id == "finish"
    with qtbot.waitSignal(builder.finished):
        qtbot.mouseClick(next_button, Qt.MouseButton.LeftButton)
    sheet = main.campaign_window.sheet
    assert sheet is not None
    return sheet


def test_build_close_reopen_check_print(main: MainController, home: Path, qtbot: QtBot, tmp_path: Path) -> None:
    main.campaigns.make("enishi", "霧島の夜")
    sheet = build_by_hand(main, qtbot)
    assert sheet.document.sheet.name == NAME
    assert not sheet.document.sheet.draft
    assert sheet.document.problems == ()
    assert main.campaign_window is not None
    file, folder = sheet.path, main.campaign_window.open_campaign.campaign.folder
    assert main.leave_campaign()
    assert json.loads(file.read_text(encoding="utf-8"))["name"] == NAME

    python(home, "-c", SECOND_PROCESS, NAME)
    entries = Journal(folder / "log.jsonl").read().entries
    check = next(entry for entry in entries if entry.kind == "check")
    assert check.hand
    assert check.who == NAME
    assert check.outcome is not None
    assert (check.outcome["total"], check.outcome["success"]) == (7, True)

    out = tmp_path / "sheet.pdf"
    python(home, "-m", "desktop", "print", str(file), "-o", str(out))
    page = pypdfium2.PdfDocument(out)[0]
    text = page.get_textpage().get_text_bounded()
    assert NAME.replace(" ", "") in text.replace(" ", "")


def test_a_half_built_character_survives_closing(main: MainController, qtbot: QtBot) -> None:
    main.campaigns.make("enishi", "霧島の夜")
    main.run("build")
    assert main.campaign_window is not None
    builder = main.campaign_window.current
    assert isinstance(builder, BuilderController)
    qtbot.mouseClick(builder.pages[0].ui.bButton, Qt.MouseButton.LeftButton)
    folder = main.campaign_window.open_campaign.campaign.folder
    assert main.leave_campaign()

    main.enter_campaign(folder)
    assert main.campaign_window is not None
    again = main.campaign_window.current
    assert isinstance(again, BuilderController)
    assert again.document.sheet.creation_option == "b"
    assert again.step_id == "skills"


def test_a_click_on_a_skill_prepares_its_check_and_typed_faces_decide_it(main: MainController, qtbot: QtBot) -> None:
    main.open_sample("enishi")
    assert main.campaign_window is not None
    campaign_window, sheet = main.campaign_window, main.campaign_window.sheet
    assert sheet is not None
    button = next(
        b for b in sheet.page.findChildren(type(sheet.frame.ui.printButton)) if b.property("skill") == "stealth"
    )
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    check = campaign_window.tray.roll.check
    assert check is not None
    assert check.odds().success is not None
    with qtbot.waitSignal(campaign_window.open_campaign.play_session.stepped):
        campaign_window.tray.enter_faces([6, 5])
    assert campaign_window.tray.roll.check is not None
    assert campaign_window.tray.roll.check.outcome is not None
    assert [throw.origin for throw in campaign_window.tray.roll.check.outcome.throws] == ["hand"]


def test_undo_reverts_the_last_change(main: MainController, qtbot: QtBot) -> None:
    main.open_sample("enishi")
    assert main.campaign_window is not None
    assert main.campaign_window.sheet is not None
    document = main.campaign_window.sheet.document
    before = document.get("lp")
    edit = main.window.ui.commandEdit
    qtbot.keyClicks(edit, ":LP-2")
    qtbot.keyClick(edit, Qt.Key.Key_Return)
    assert document.get("lp") == before - 2
    main.run("undo")
    assert document.get("lp") == before


def test_bad_commands_change_nothing_and_show_a_hint(main: MainController, qtbot: QtBot) -> None:
    main.open_sample("enishi")
    edit, hint = main.window.ui.commandEdit, main.window.ui.commandHint
    for line in ("けん玉 7", "999D6", ":HP-2", "2D6>>3"):
        edit.setText(line)
        qtbot.keyClick(edit, Qt.Key.Key_Return)
        assert edit.text() == line
        assert hint.text()


def test_kiosk_mode_is_locked_until_the_pin_is_entered(main: MainController, qtbot: QtBot) -> None:
    main.open_sample("enishi")
    assert main.campaign_window is not None
    campaign_window, window = main.campaign_window, main.window
    campaign_window.hand_over("", "2468")
    assert window.locked
    assert not window.ui.menubar.isVisible()
    assert not any(action.isEnabled() for action in window.actions_by_id.values())
    window.close()
    assert window.isVisible()
    screen = campaign_window.handed_over.screen if campaign_window.handed_over else None
    assert screen is not None
    qtbot.mouseClick(screen.ui.backButton, Qt.MouseButton.LeftButton)
    qtbot.keyClicks(screen.ui.pinEdit, "1111")
    qtbot.keyClick(screen.ui.pinEdit, Qt.Key.Key_Return)
    assert window.locked
    assert screen.ui.pinTell.text()
    qtbot.keyClicks(screen.ui.pinEdit, "2468")
    qtbot.keyClick(screen.ui.pinEdit, Qt.Key.Key_Return)
    assert not window.locked
    assert window.ui.menubar.isVisible()
