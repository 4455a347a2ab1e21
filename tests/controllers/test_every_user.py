"""Accessibility: announcements, keys by context, and Enter of an input method."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QInputMethodEvent, QInputMethodQueryEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QTabWidget, QWidget

from desktop.controllers.main import MainController
from desktop.controllers.sheet.builder import BuilderController
from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.core.problem import Problem
from desktop.core.words import phrase
from desktop.views import spoken
from desktop.views.dialogs.help import KeysDialog
from desktop.views.dialogs.play import QuickNpcDialog
from desktop.views.widgets.inputs.level_boxes import LevelBoxes
from desktop.views.window.hand_over import HandOverDialog
from tests.controllers.windows import is_open, opened


@pytest.fixture
def campaign_window(window_without_sheet: CampaignWindow) -> CampaignWindow:
    """Nothing is open but what a test opens."""
    return window_without_sheet


class Ear:
    """Replaces the platform's accessibility and records its announcements."""

    AnnouncementPoliteness = QAccessible.AnnouncementPoliteness

    def __init__(self) -> None:
        self.announced: list[tuple[str, bool]] = []

    def updateAccessibility(self, event: QAccessibleAnnouncementEvent) -> None:
        urgent = event.politeness() == QAccessible.AnnouncementPoliteness.Assertive
        self.announced.append((event.message(), urgent))

    def isActive(self) -> bool:
        return False


@pytest.fixture
def ear(monkeypatch: pytest.MonkeyPatch) -> Ear:
    ear = Ear()
    monkeypatch.setattr(spoken, "QAccessible", ear)
    return ear


def test_the_result_of_a_throw_is_announced_once(window_with_sheet: CampaignWindow, ear: Ear) -> None:
    window_with_sheet.play.prepare("check", {"skill": "stealth", "target": 7})
    ear.announced.clear()
    window_with_sheet.tray.enter_faces([5, 6])
    texts = [text for text, _ in ear.announced]
    assert window_with_sheet.tray.tray.ui.resultBox.accessibleName() in texts
    assert any(window_with_sheet.tray.tray.ui.totalLabel.text() in text for text in texts)
    assert len(texts) == len(set(texts))


def test_a_wrong_face_is_announced_at_once(campaign_window: CampaignWindow, ear: Ear) -> None:
    campaign_window.tray.tray.show_problem("9 は 6 面ダイスにありません。")
    assert ear.announced == [("9 は 6 面ダイスにありません。", True)]
    campaign_window.tray.tray.show_problem("9 は 6 面ダイスにありません。")
    campaign_window.tray.tray.show_problem("")
    assert len(ear.announced) == 1


def test_a_notice_is_announced(main: MainController, ear: Ear) -> None:
    main.notifier.notify("しまいました。")
    assert ear.announced == [("しまいました。", False)]


def test_a_command_that_is_not_understood_is_announced_at_once(
    main: MainController, campaign_window: CampaignWindow, ear: Ear
) -> None:
    edit = main.window.ui.commandEdit
    edit.setText("けん玉 7")
    QTest.keyClick(edit, Qt.Key.Key_Return)
    assert ear.announced == [(main.window.ui.commandHint.text(), True)]


def test_a_step_that_the_rules_refuse_is_announced_at_once(campaign_window: CampaignWindow, ear: Ear) -> None:
    campaign_window.modes.show(True)
    ear.announced.clear()  # what the keys do there is announced too
    page = campaign_window.play_page.page
    for times in (1, 2):  # a second try is announced again
        page.show_refused("△ いまは移動できません。", ruling=True)
        assert ear.announced == [("△ いまは移動できません。", True)] * times
    page.show_refused("", ruling=False)
    assert len(ear.announced) == 2


def test_field_problem_is_announced_with_its_remedy(window_with_sheet: CampaignWindow, ear: Ear) -> None:
    assert window_with_sheet.sheet is not None
    problem = Problem(code="x", rule="", message=phrase("無理です。"), remedy=phrase("減らしてください。"))
    for _ in range(2):
        window_with_sheet.sheet.frame.show_problem(problem)
    assert ear.announced == [("△ 無理です。", False), ("減らしてください。", False)]


def test_dialog_message_is_announced(main: MainController, campaign_window: CampaignWindow, ear: Ear) -> None:
    campaign_window.modes.show(True)
    main.run("quick_npc")
    dialog = opened(main, QuickNpcDialog)
    dialog.ui.nameEdit.clear()
    ear.announced.clear()
    dialog.ui.makeButton.click()
    assert ear.announced == [(dialog.ui.message.text(), True)]
    assert ear.announced[0][0]


def test_a_pin_that_is_too_short_is_announced_at_once(
    main: MainController, campaign_window: CampaignWindow, ear: Ear
) -> None:
    main.run("hand_over")
    dialog = opened(main, HandOverDialog)
    dialog.ui.pinEdit.setText("12")
    dialog.ui.goButton.click()
    assert ear.announced == [(dialog.ui.tell.text(), True)]


def test_a_wrong_pin_is_announced_at_once(campaign_window: CampaignWindow, ear: Ear) -> None:
    campaign_window.hand_over("", "2468")
    assert campaign_window.handed_over is not None
    screen = campaign_window.handed_over.screen
    screen.ask_pin()
    ear.announced.clear()
    screen.ui.pinEdit.setText("1111")
    screen.ui.pinButton.click()
    assert ear.announced == [(screen.ui.pinTell.text(), True)]
    assert campaign_window.handed_over.unlock("2468")


def test_missing_requirement_is_announced_when_it_changes(campaign_window: CampaignWindow, ear: Ear) -> None:
    builder = campaign_window.open_campaign.new_draft()
    assert isinstance(builder, BuilderController)
    view = builder.view
    ear.announced.clear()
    for reason in ("名前がありません。", "名前がありません。", "", "選び足りません。"):
        view.show_way_on("次へ", reason, "", may_allow=False)
    assert ear.announced == [("△ 名前がありません。", False), ("△ 選び足りません。", False)]


@pytest.mark.styled
def test_painted_boxes_have_accessible_name_and_value(window_with_sheet: CampaignWindow) -> None:
    assert window_with_sheet.sheet is not None
    boxes = next(
        b for b in window_with_sheet.sheet.page.findChildren(LevelBoxes) if b.property("field") == "skills.stealth"
    )
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
def test_plain_keys_act_in_the_tray(main: MainController, campaign_window: CampaignWindow, key: str, act: str) -> None:
    campaign_window.tray.focus()
    press(key)
    done = {"command_line": main.window.ui.commandEdit.hasFocus(), "keys": is_open(main, KeysDialog)}
    assert done[act]


def test_ctrl_w_closes_the_tab_in_front(main: MainController, window_with_sheet: CampaignWindow) -> None:
    before = main.window.ui.documents.count()
    QTest.keyClick(main.window, Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    assert main.window.ui.documents.count() == before - 1
    assert window_with_sheet.sheet is None


def compose(widget: QWidget, text: str, *, commit: bool) -> None:
    """Compose a text and, if asked, let the input method put it in."""
    QApplication.sendEvent(widget, QInputMethodEvent(text, []))
    if commit:
        event = QInputMethodEvent()
        event.setCommitString(text)
        QApplication.sendEvent(widget, event)


@pytest.mark.parametrize("commit", [False, True])
def test_enter_of_the_input_method_sends_no_command(
    main: MainController, campaign_window: CampaignWindow, commit: bool
) -> None:
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


def composes(widget: QWidget) -> bool:
    """Return whether an active input method may compose in the focused widget."""
    asked = QInputMethodQueryEvent(Qt.InputMethodQuery.ImEnabled)
    QApplication.sendEvent(widget, asked)
    return bool(asked.value(Qt.InputMethodQuery.ImEnabled))


def test_numbers_are_typed_with_an_active_input_method(main: MainController, window_with_sheet: CampaignWindow) -> None:
    """Faces, and the N between them, reach the table; names and commands are composed as ever, also afterwards."""
    assert window_with_sheet.sheet is not None
    entry, command = window_with_sheet.tray.tray.ui.entry, main.window.ui.commandEdit
    spin = next(found for found in window_with_sheet.sheet.page.findChildren(QAbstractSpinBox) if found.isVisible())
    for widget, composed in ((entry, False), (command, True), (spin, False), (command, True)):
        widget.setFocus()
        assert QApplication.focusWidget() is widget
        assert composes(widget) is composed


def test_enter_of_the_input_method_does_not_leave_the_step(
    main: MainController, campaign_window: CampaignWindow
) -> None:
    builder = campaign_window.open_campaign.new_draft()
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


def test_enter_of_the_input_method_submits_no_pin(main: MainController, campaign_window: CampaignWindow) -> None:
    campaign_window.hand_over("", "2468")
    assert campaign_window.handed_over is not None
    screen = campaign_window.handed_over.screen
    screen.ask_pin()
    compose(screen.ui.pinEdit, "1111", commit=True)
    QTest.keyPress(screen.ui.pinEdit, Qt.Key.Key_Return)
    assert screen.ui.pinTell.text() == ""
    assert campaign_window.handed_over.unlock("2468")


@pytest.mark.styled
def test_tab_visits_the_sheet_before_tray_and_command_line(
    main: MainController, campaign_window: CampaignWindow
) -> None:
    window = main.window
    campaign_window.open_campaign.open(campaign_window.open_campaign.campaign.members()[0])
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


def test_the_button_that_closes_a_tab_has_a_name(main: MainController, window_with_sheet: CampaignWindow) -> None:
    bar = main.window.ui.documents.tabBar()
    button = bar.tabButton(0, bar.ButtonPosition.RightSide)
    assert isinstance(main.window.ui.documents, QTabWidget)
    assert button.accessibleName() == f"{main.window.ui.documents.tabText(0)}: タブを閉じる"


@pytest.mark.styled
def test_the_tray_shows_a_question_mark_that_opens_its_chapter(
    main: MainController, campaign_window: CampaignWindow
) -> None:
    button = campaign_window.tray.tray.ui.helpButton
    assert button.isVisible()
    wanted: list[str] = []
    main.window.help_wanted.connect(wanted.append)
    button.click()
    assert wanted == ["checks"]


@pytest.mark.parametrize("key", ["/", "?"])
def test_plain_keys_leave_a_list_its_typing(main: MainController, campaign_window: CampaignWindow, key: str) -> None:
    tree = main.window.ui.libraryTree
    sheet = campaign_window.open_campaign.people.all_sheets()[0]
    entry = next(e for e in campaign_window.open_campaign.campaign.sheets() if e.id == sheet.id)
    campaign_window.open_campaign.list.rename(entry, f"甲{key}乙")
    tree.setFocus()
    press(key)
    assert not main.window.ui.commandEdit.hasFocus()
    assert not is_open(main, KeysDialog)


@pytest.mark.parametrize("key", ["/", "?"])
def test_plain_keys_act_in_a_list_without_such_a_name(
    main: MainController, campaign_window: CampaignWindow, key: str
) -> None:
    main.window.ui.libraryTree.setFocus()
    press(key)
    assert main.window.ui.commandEdit.hasFocus() is (key == "/")
    assert is_open(main, KeysDialog) is (key == "?")


def test_new_character_is_selected_alone_while_ctrl_is_pressed(main: MainController) -> None:
    """The Ctrl of Ctrl+N does not extend the selection."""
    main.window.show()
    main.open_sample("d20fate")
    assert main.campaign_window is not None
    view = main.window.ui.libraryTree
    assert len(view.selectionModel().selectedRows()) == 1
    QTest.keyPress(main.window, Qt.Key.Key_Control, Qt.KeyboardModifier.ControlModifier)
    main.run("build")
    builder = main.campaign_window.current
    assert isinstance(builder, BuilderController)
    QTest.keyRelease(main.window, Qt.Key.Key_Control)
    assert [entry.id for entry in main.campaign_window.characters.selection()] == [builder.document.sheet.id]
