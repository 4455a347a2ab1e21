"""By ear and by keyboard: what is announced, which keys act where, what Enter of an input method may not do."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTabWidget, QWidget

from desktop.controllers.builder import BuilderController
from desktop.controllers.desk import Desk
from desktop.controllers.main import MainController
from desktop.views import spoken
from desktop.views.dialogs.help import KeysDialog
from desktop.views.widgets.level_boxes import LevelBoxes
from tests.controllers.windows import is_open


class Ear:
    """Stands for the machine's accessibility and keeps what it was told."""

    AnnouncementPoliteness = QAccessible.AnnouncementPoliteness

    def __init__(self) -> None:
        self.heard: list[tuple[str, bool]] = []

    def updateAccessibility(self, event: QAccessibleAnnouncementEvent) -> None:
        urgent = event.politeness() == QAccessible.AnnouncementPoliteness.Assertive
        self.heard.append((event.message(), urgent))

    def isActive(self) -> bool:
        return False


@pytest.fixture
def ear(monkeypatch: pytest.MonkeyPatch) -> Ear:
    ear = Ear()
    monkeypatch.setattr(spoken, "QAccessible", ear)
    return ear


def test_the_result_of_a_throw_is_announced_once(desk: Desk, ear: Ear) -> None:
    desk.play.prepare("check", {"skill": "stealth", "target": 7})
    ear.heard.clear()
    desk.tray.enter_faces([5, 6])
    said = [text for text, _ in ear.heard]
    assert desk.tray.tray.ui.resultBox.accessibleName() in said
    assert any(desk.tray.tray.ui.totalLabel.text() in text for text in said)
    assert len(said) == len(set(said))


def test_a_wrong_face_is_announced_at_once(desk: Desk, ear: Ear) -> None:
    desk.tray.tray.show_problem("9 は 6 面ダイスにありません。")
    assert ear.heard == [("9 は 6 面ダイスにありません。", True)]
    desk.tray.tray.show_problem("9 は 6 面ダイスにありません。")
    desk.tray.tray.show_problem("")
    assert len(ear.heard) == 1


def test_a_notice_is_announced(main: MainController, ear: Ear) -> None:
    main.teller.notify("しまいました。")
    assert ear.heard == [("しまいました。", False)]


def test_a_command_that_is_not_understood_is_announced_at_once(main: MainController, desk: Desk, ear: Ear) -> None:
    edit = main.window.ui.commandEdit
    edit.setText("けん玉 7")
    QTest.keyClick(edit, Qt.Key.Key_Return)
    assert ear.heard == [(main.window.ui.commandHint.text(), True)]


def test_painted_boxes_say_what_they_are_and_hold(desk: Desk) -> None:
    assert desk.sheet is not None
    boxes = next(b for b in desk.sheet.page.findChildren(LevelBoxes) if b.property("field") == "skills.stealth")
    face = QAccessible.queryAccessibleInterface(boxes)
    assert face.role() == QAccessible.Role.SpinBox
    assert face.text(QAccessible.Text.Name) == "隠密"
    assert face.text(QAccessible.Text.Value) == str(boxes.value())


def press(text: str) -> None:
    """Press a key where the focus is."""
    at = QApplication.focusWidget()
    assert at is not None
    QTest.keyClicks(at, text)


@pytest.mark.parametrize(("key", "act"), [("/", "command_line"), ("?", "keys")])
def test_plain_keys_act_in_the_tray(main: MainController, desk: Desk, key: str, act: str) -> None:
    desk.tray.focus()
    press(key)
    done = {"command_line": main.window.ui.commandEdit.hasFocus(), "keys": is_open(main, KeysDialog)}
    assert done[act]


def test_ctrl_w_closes_the_tab_in_front(main: MainController, desk: Desk) -> None:
    before = main.window.ui.documents.count()
    QTest.keyClick(main.window, Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    assert main.window.ui.documents.count() == before - 1
    assert desk.sheet is None


def compose(widget: QWidget, text: str, *, commit: bool) -> None:
    """Compose a text and, if asked, let the input method put it in."""
    QApplication.sendEvent(widget, QInputMethodEvent(text, []))
    if commit:
        event = QInputMethodEvent()
        event.setCommitString(text)
        QApplication.sendEvent(widget, event)


@pytest.mark.parametrize("commit", [False, True])
def test_enter_of_the_input_method_sends_no_command(main: MainController, desk: Desk, commit: bool) -> None:
    edit = main.window.ui.commandEdit
    sent: list[str] = []
    main.window.command_entered.connect(sent.append)
    edit.setFocus()
    compose(edit, "けん玉", commit=commit)
    QTest.keyPress(edit, Qt.Key.Key_Return)
    assert sent == []
    QTest.keyRelease(edit, Qt.Key.Key_Return)
    compose(edit, "", commit=True)
    edit.setText("けん玉")
    QTest.keyClick(edit, Qt.Key.Key_Return)
    assert sent == ["けん玉"]


def test_enter_of_the_input_method_does_not_leave_the_step(main: MainController, desk: Desk) -> None:
    builder = desk.workspace.new_draft()
    assert isinstance(builder, BuilderController)
    builder.randomise()
    builder.go_to(3)
    step = builder.step_id
    name = builder.pages[3].ui.nameEdit
    name.setFocus()
    compose(name, "霧島", commit=True)
    QTest.keyPress(name, Qt.Key.Key_Return)
    assert builder.step_id == step
    QTest.keyRelease(name, Qt.Key.Key_Return)
    QTest.keyClick(name, Qt.Key.Key_Return)
    assert builder.step_id != step


def test_enter_of_the_input_method_gives_no_pin(main: MainController, desk: Desk) -> None:
    desk.hand_over("", "2468")
    assert desk.handed_over is not None
    screen = desk.handed_over.screen
    screen.ask_pin()
    compose(screen.ui.pinEdit, "1111", commit=True)
    QTest.keyPress(screen.ui.pinEdit, Qt.Key.Key_Return)
    assert screen.ui.pinTell.text() == ""
    assert desk.handed_over.unlock("2468")


def test_tab_goes_through_the_sheet_before_the_tray_and_the_command_line(main: MainController, desk: Desk) -> None:
    window = main.window
    window.ui.libraryTree.setFocus()
    regions = (window.ui.libraryPanel, window.ui.documents, window.ui.sidePanel, window.ui.commandBar)
    met: list[QWidget] = []
    for _ in range(600):
        at = QApplication.focusWidget()
        assert at is not None
        region = next((r for r in regions if r.isAncestorOf(at)), None)
        if region is None:
            break
        if not met or met[-1] is not region:
            met.append(region)
        QTest.keyClick(at, Qt.Key.Key_Tab)
    assert met == list(regions)


def test_the_button_that_closes_a_tab_has_a_name(main: MainController, desk: Desk) -> None:
    bar = main.window.ui.documents.tabBar()
    button = bar.tabButton(0, bar.ButtonPosition.RightSide)
    assert isinstance(main.window.ui.documents, QTabWidget)
    assert button.accessibleName() == "タブを閉じる"
