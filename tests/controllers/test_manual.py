"""使い方: opens where one is, leads from chapter to chapter and back, finds words, and never leaves its own folder."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractAnimation, Qt, QUrl
from PySide6.QtGui import QKeySequence, QTextDocument
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.controllers.main import MainController
from desktop.controllers.menus import MENUS
from desktop.controllers.program.manual import ManualController, table, with_keys
from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.services.text.manual import Manual, Place
from desktop.views.dialogs.versions import VersionsDialog
from desktop.views.help_link import CHAPTER, HelpButton
from desktop.views.keyboard.key_map import FIXED, KeyMap
from desktop.views.output.print_preview import PrintPreview
from desktop.views.sheet.why_popup import WhyPopup
from desktop.views.widgets.shown.manual_text import ManualText
from tests.controllers.windows import opened
from tests.screens import settle
from tests.services.test_manual import manual_of

FORMS = Path(__file__).resolve().parents[2] / "ui"
RUNNING = QAbstractAnimation.State.Running
OWN_KEYS = KeyMap({}, MENUS)
_KEY = re.compile(r"(?:(?:Ctrl|Alt|Shift)\+)*(?:F\d+|[A-Z?/0-9]|\+|-|Enter|Tab|Esc|Del|Backspace|Left|Right|Up|Down)")


def manual(main: MainController) -> ManualController:
    assert main.manual is not None
    return main.manual


def here(main: MainController) -> Place | None:
    return manual(main).here


def text(main: MainController) -> str:
    return manual(main).window.ui.text.toPlainText()


@pytest.fixture
def main(main: MainController) -> Iterator[MainController]:
    """The window; a manual that a test has opened is closed with it."""
    yield main
    if main.manual is not None:
        main.manual.window.close()


@pytest.mark.parametrize("language", ["ja", "en"])
def test_every_key_that_is_named_exists(language: str) -> None:
    known = {QKeySequence(line.key).toString() for line in OWN_KEYS.lines() if line.key and " " not in line.key}
    known |= {QKeySequence(key).toString() for _, _, keys in FIXED for key in keys}
    named = {code for c in Manual(language).chapters for code in c.codes if _KEY.fullmatch(code)}
    assert len(named) > 20
    assert {key for key in named if QKeySequence(key).toString() not in known} == set()


def test_every_chapter_that_a_form_names_exists() -> None:
    for form in sorted(FORMS.rglob("*.ui")):
        text = form.read_text(encoding="utf-8")
        for named in re.findall(rf'name="{CHAPTER}"[^>]*><string notr="true">([^<]*)<', text):
            place = Place.of(named)
            assert place is not None, named
            assert manual_of("ja").has(place), named


def test_every_dialog_names_its_chapter() -> None:
    for form in sorted(FORMS.glob("*.ui")):
        text = form.read_text(encoding="utf-8")
        if re.search(r'<widget class="(\w+)"', text)[1] == "QDialog":  # type: ignore[index]
            assert f'name="{CHAPTER}"' in text, form


def test_f1_on_the_start_page_explains_it(main: MainController, qtbot: QtBot) -> None:
    main.start.ui.recentList.setFocus()
    main.run("guide")
    assert here(main) == Place("start", "start-page")
    assert "ようこそ画面" in text(main)


def test_f1_explains_the_focused_widget(main: MainController, campaign_window: CampaignWindow) -> None:
    for named, chapter in (
        ("libraryTree", "sheets"),
        ("commandEdit", "commands"),
        ("filterButton", "log"),
        ("tableCombo", "start"),
        ("entry", "checks"),
        ("nameEdit", "sheets"),
    ):
        main.window.activateWindow()
        widget = next(w for w in main.window.findChildren(QWidget, named) if w.isVisible())
        widget.setFocus()
        QApplication.processEvents()
        main.run("guide")
        place = here(main)
        assert place is not None, named
        assert place.chapter == chapter, named
        manual(main).window.close()


def test_central_pages_link_to_their_chapters(main: MainController, campaign_window: CampaignWindow) -> None:
    campaign_window.open_campaign.new_draft()
    main.run("guide")
    assert manual(main).here == Place("building")
    main.run("definition")
    main.run("guide")
    assert manual(main).here == Place("own-games")


@pytest.mark.parametrize(
    ("command", "place"), [("versions", Place("files", "versions")), ("bin", Place("files", "bin"))]
)
def test_f1_in_a_dialog_explains_the_dialog(
    main: MainController, campaign_window: CampaignWindow, qtbot: QtBot, command: str, place: Place
) -> None:
    main.run(command)
    dialog = next(w for w in main.window.findChildren(QWidget) if w.isWindow() and w.isVisible())
    settle()  # keys go to the window that is active
    qtbot.keyClick(dialog, Qt.Key.Key_F1)
    assert here(main) == place
    dialog.close()


@pytest.mark.parametrize(
    ("opens", "kind", "chapter"), [("print_sheet", PrintPreview, "printing"), ("versions", VersionsDialog, "files")]
)
def test_question_mark_of_a_dialog_opens_the_manual(
    main: MainController, campaign_window: CampaignWindow, qtbot: QtBot, opens: str, kind: type[QWidget], chapter: str
) -> None:
    main.run(opens)
    dialog = opened(main, kind)
    for button in dialog.findChildren(HelpButton):
        button.click()
    settle()  # keys go to the window that is active
    qtbot.keyClick(dialog, Qt.Key.Key_F1)
    assert here(main) is not None
    assert here(main).chapter == chapter  # type: ignore[union-attr]
    dialog.close()


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_why_popup_links_to_the_rule_and_the_manual(main: MainController, campaign_window: CampaignWindow) -> None:
    assert campaign_window.sheet is not None
    campaign_window.sheet.explain(next(iter(campaign_window.sheet.document.derived)), campaign_window.sheet.frame)
    popup = next(w for w in QApplication.topLevelWidgets() if isinstance(w, WhyPopup) and w.isVisible())
    assert popup.ui.readButton.isVisible()
    popup.ui.helpButton.click()
    assert not popup.isVisible()
    assert here(main) == Place("sheets", "why")


def test_kiosk_player_gets_no_help_links(main: MainController, campaign_window: CampaignWindow) -> None:
    assert campaign_window.sheet is not None
    campaign_window.hand_over(campaign_window.sheet.document.sheet.id, "1234")
    shown = [b for b in main.window.findChildren(HelpButton) if b.isVisible()]
    main.window.help_wanted.connect(lambda _chapter: pytest.fail("the manual would open"))
    for button in main.window.findChildren(HelpButton):
        button.click()
    assert shown == []
    assert campaign_window.handed_over is not None
    campaign_window.handed_over.unlock("1234")


def test_links_are_followed_forward_and_back(main: MainController) -> None:
    main.show_manual("start")
    window = manual(main).window
    window.ui.text.link_chosen.emit("files.md#versions")
    assert here(main) == Place("files", "versions")
    window.ui.text.link_chosen.emit("#bin")
    assert here(main) == Place("files", "bin")
    window.ui.backButton.click()
    window.ui.backButton.click()
    assert here(main) == Place("start")
    assert not window.ui.backButton.isEnabled()
    window.ui.forwardButton.click()
    assert here(main) == Place("files", "versions")
    window.wanted.emit(Place("log"))
    assert not window.ui.forwardButton.isEnabled(), "another way was taken"


def test_links_are_walked_and_followed_with_keys(main: MainController, qtbot: QtBot) -> None:
    main.show_manual("start#start-page")
    browser = manual(main).window.ui.text
    qtbot.keyClick(browser, Qt.Key.Key_Right)
    assert browser.textCursor().selectedText() == "前の版やごみ箱"
    qtbot.keyClick(browser, Qt.Key.Key_Right)
    qtbot.keyClick(browser, Qt.Key.Key_Left)
    qtbot.keyClick(browser, Qt.Key.Key_Return)
    assert here(main) == Place("files", "versions")
    qtbot.keyClick(browser, Qt.Key.Key_Return)
    assert here(main) == Place("files", "versions"), "no link is chosen"


@pytest.mark.parametrize("link", ["https://example.org/", "file:///etc/passwd", "../x.md", "nowhere.md", "start.md#no"])
def test_external_links_of_the_manual_open_nothing(main: MainController, link: str) -> None:
    main.show_manual("start")
    manual(main).window.ui.text.anchorClicked.emit(QUrl(link))
    assert here(main) == Place("start")


@pytest.mark.parametrize(
    "name", ["file:///etc/hostname", "https://example.org/a.png", "../../paper/words.en.toml", "pictures/../start.md"]
)
def test_manual_loads_only_its_own_pictures(main: MainController, name: str) -> None:
    main.show_manual("start")
    browser = manual(main).window.ui.text
    for kind in (QTextDocument.ResourceType.ImageResource, QTextDocument.ResourceType.HtmlResource):
        assert browser.loadResource(kind.value, QUrl(name)) is None
    assert browser.loadResource(QTextDocument.ResourceType.ImageResource.value, QUrl("pictures/start.png")) is not None


def test_words_are_searched_and_a_hit_is_shown(main: MainController, qtbot: QtBot) -> None:
    main.show_manual("start")
    window = manual(main).window
    window.ui.searchEdit.setText("ゴミ箱")
    assert window.ui.left.currentWidget() is window.ui.hitsPage
    qtbot.keyClick(window.ui.searchEdit, Qt.Key.Key_Return)
    assert here(main) == Place("files", "bin")
    window.ui.searchEdit.setText("この世にないことば")
    assert window.ui.found.text() == "見つかりません。別の言葉で探してください。"
    window.ui.searchEdit.clear()
    qtbot.waitUntil(lambda: not [a for a in window.findChildren(QAbstractAnimation) if a.state() is RUNNING])
    assert window.ui.left.currentWidget() is window.ui.contentsPage
    assert window.ui.contents.currentItem().text(0) == "ごみ箱"


def test_contents_link_to_every_chapter(main: MainController, monkeypatch: pytest.MonkeyPatch) -> None:
    """A heading of the open chapter is only scrolled to."""
    rendered: list[str] = []
    usual = ManualText._render
    monkeypatch.setattr(ManualText, "_render", lambda shown: (rendered.append(shown._markdown), usual(shown)))
    main.show_manual("")
    window = manual(main).window
    for item in list(window._items(window.ui.contents.invisibleRootItem())):
        window.ui.contents.setCurrentItem(item)
    assert here(main) == Place("terminal", "stick")
    assert len(rendered) == len(set(rendered)) > 5


def test_manual_shows_changed_keys(main: MainController) -> None:
    keys = main.window.keys.having("hand_over", "F6")
    assert with_keys("`F5` `Enter` `/`", keys) == "`F6` `Enter` `/`"
    assert with_keys("`F5`", main.window.keys.having("hand_over", "")) == "（キーなし）"
    main.show_manual("hand-over")
    main.window.set_keys(keys)
    assert "F6 を押します" in text(main)


def test_keys_chapter_lists_every_key(main: MainController) -> None:
    main.show_manual("keys")
    shown = text(main)
    for line in main.window.keys.lines():
        if line.key:
            assert line.label in shown
    assert table(main.window.keys).count("###") == len({line.group for line in main.window.keys.lines() if line.key})


def test_one_manual_is_reused_and_closes_with_the_window(main: MainController, qtbot: QtBot) -> None:
    main.show_manual("start")
    first = manual(main)
    main.show_manual("log")
    assert manual(main) is first
    qtbot.keyClick(first.window, Qt.Key.Key_Escape)
    assert not first.window.isVisible()
    main.show_manual("log")
    main.window.closed.emit()
    assert not first.window.isVisible()
