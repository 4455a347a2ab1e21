"""ようこそ: resuming is first, everything fits, and every offer works."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QBoxLayout, QDialog, QPushButton, QStackedWidget, QWidget
from pytestqt.qtbot import QtBot

from desktop.controllers.main import MainController
from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.core.value import Viewer
from desktop.services.campaign.campaign import CAMPAIGN_FILE
from desktop.views.dialogs.base import ChooseSystem
from desktop.views.dialogs.dice_only import DiceOnlyDialog
from desktop.views.dialogs.versions import EarlierDialog, VersionsDialog
from desktop.views.window.start_page import RecentCampaign, StartPage
from tests.controllers.windows import is_open, opened
from tests.example_budget import fewest
from tests.looking import clipped
from tests.screens import settle
from tests.shared_window import close_all
from tests.table_mode import TableGm
from tests.test_every_page import WIDTH, running

LOOKS = [(language, scale) for language in ("ja", "en") for scale in (100, 150, 200)]


@pytest.mark.styled
@pytest.mark.parametrize(("look", "tables"), fewest(LOOKS, (0, 5)))
def test_the_page_fits(look: tuple[str, int], tables: int, tmp_path: Path, qapp: QApplication) -> None:
    language, scale = look
    with running(tmp_path, language, scale, "light") as main:
        for info in list(main.catalogue)[:tables]:
            main.library.create(info.id, "水車小屋の夜と、とても長い名前の卓", None).close()
        main.show_start()
        settle()
        page = main.start
        assert page.minimumSizeHint().width() <= WIDTH
        assert main.window.width() == WIDTH
        assert [line for line in clipped(main.window) if "systemScroll" not in line] == []
        for button in page.findChildren(QPushButton):
            if button.isVisible():
                left = button.mapTo(page, QPoint(0, 0)).x()
                assert left >= 0, button.text()
                assert left + button.width() <= page.width(), button.text()
        if not tables:
            assert scale > 100 or page.first.ui.pageScroll.verticalScrollBar().maximum() == 0
            return
        if scale <= 150:
            assert page.ui.pageScroll.verticalScrollBar().maximum() == 0
        recent, new = (half.mapTo(page, QPoint(0, 0)) for half in (page.ui.leftHalf, page.ui.rightHalf))
        assert (recent.y(), recent.x()) <= (new.y(), new.x()), "how to go on stands first"


@pytest.mark.styled
def test_first_start_proposes_a_sample(main: MainController, qtbot: QtBot) -> None:
    """Without a campaign the samples come first, one of them filled, in two columns; with one, they come second."""
    main.show_start()
    settle()
    page = main.start
    assert page.first.isVisible()
    assert not page.ui.recentList.isVisible()
    roles = [card.ui.sampleButton.property("role") for card in page.cards]
    assert roles.count("primary") == 1
    proposed = page.cards[roles.index("primary")].ui.sampleButton
    assert proposed.hasFocus()
    assert {card.x() for card in page.cards} == {page.cards[0].x(), page.cards[1].x()}
    qtbot.keyClick(proposed, Qt.Key.Key_Space)
    assert main.campaign_window is not None
    folder = main.campaign_window.open_campaign.campaign.folder
    main.leave_campaign()
    main.show_start()
    settle()
    assert page.ui.recentList.isVisible()
    assert not page.first.isVisible()
    assert [card.ui.sampleButton.property("role") for card in page.cards] == ["flat"] * len(page.cards)
    assert all(card.isVisible() and card.ui.newButton.y() < card.ui.sampleButton.y() for card in page.cards)
    main.library.delete(folder)
    main.show_start()
    settle()
    assert page.first.isVisible()
    assert all(card.isVisible() and card.ui.sampleButton.y() < card.ui.newButton.y() for card in page.cards)


@pytest.mark.parametrize("button", ["sheetButton", "diceButton", "blankButton", "earlierButton", "restoreButton"])
def test_first_start_offers_what_needs_no_campaign(main: MainController, button: str) -> None:
    main.show_start()
    before = set(QApplication.topLevelWidgets())
    getattr(main.start.first.ui, button).click()
    shown = [widget for widget in main.window.findChildren(QDialog) if widget.isVisible()]
    assert shown or set(QApplication.topLevelWidgets()) - before
    for widget in shown:
        widget.close()


def test_start_page_says_where_play_stopped(main: MainController) -> None:
    """The round and whose turn it was; a concealed character is not named on a screen that players look on to."""
    gm = TableGm(main, "kotodama")
    play_session = gm.play_session
    play_session.begin("battle", [sheet.id for sheet in (*gm.players, *gm.npcs)])
    play_session.play("battle", {"kind": "start"})

    def shown() -> str:
        main.leave_campaign()
        main.show_start()
        return str(main.start.ui.recentList.model().index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole))

    view = play_session.playing.shown("battle", Viewer())
    assert view is not None
    text = shown()
    assert "第 1 ラウンド" in text
    acting = [person.name for person in view.people if person.turn]
    assert all(f"{name} の手番" in text for name in acting)
    main.start.ui.recentList.activated.emit(main.start.ui.recentList.model().index(0, 0))
    assert main.campaign_window is not None
    main.campaign_window.open_campaign.play_session.close("battle")
    assert "シート" in shown()


def test_enter_resumes_the_last_session(main: MainController, campaign_window: CampaignWindow, qtbot: QtBot) -> None:
    folder = campaign_window.open_campaign.campaign.folder
    main.leave_campaign()
    main.show_start()
    assert main.start.ui.recentList.currentIndex().row() == 0
    qtbot.keyClick(main.start.ui.recentList, Qt.Key.Key_Return)
    assert main.campaign_window is not None
    assert main.campaign_window.open_campaign.campaign.folder == folder


def test_an_earlier_version_is_found_from_the_start_page(
    main: MainController, campaign_window: CampaignWindow, qtbot: QtBot
) -> None:
    assert campaign_window.sheet is not None
    name = campaign_window.sheet.document.sheet.name
    campaign_window.sheet.document.edit("name", "ほかの名前", "name")
    campaign_window.sheet.close()
    main.leave_campaign()
    main.show_start()
    main.start.ui.earlierButton.click()
    dialog = opened(main, EarlierDialog)
    assert dialog.ui.files.currentItem().text(0) == "ほかの名前"
    dialog.ui.showButton.click()
    versions = opened(main, VersionsDialog)
    versions.ui.restoreButton.click()
    versions.close()
    assert main.campaign_window is not None
    assert main.campaign_window.sheet is not None
    assert main.campaign_window.sheet.document.sheet.name == name


def test_empty_version_list_is_explained_without_campaigns(main: MainController) -> None:
    main.start.ui.earlierButton.click()
    dialog = opened(main, EarlierDialog)
    assert "卓がまだありません" in dialog.ui.message.text()
    assert not dialog.ui.showButton.isEnabled()


def test_campaign_without_versions_says_so(main: MainController) -> None:
    main.library.create("enishi", "夜").close()
    main.show_start()
    main.start.ui.earlierButton.click()
    dialog = opened(main, EarlierDialog)
    assert dialog.ui.files.topLevelItem(0).child(0).text(0) == "前の版はまだありません。"
    assert not dialog.ui.showButton.isEnabled()


def test_damaged_sheet_is_restored_from_its_notice(main: MainController, campaign_window: CampaignWindow) -> None:
    assert campaign_window.sheet is not None
    path = campaign_window.sheet.autosave.stored.path
    name = campaign_window.sheet.document.sheet.name
    campaign_window.sheet.document.edit("name", "ほかの名前", "name")
    campaign_window.sheet.close()
    close_all(campaign_window)
    path.write_bytes(b'{"half": ')
    campaign_window.open_campaign.open_path(path)
    assert "△" in main.window.notice
    main.window.ui.noticeAction.click()
    opened(main, VersionsDialog).ui.restoreButton.click()
    assert campaign_window.sheet is not None
    assert campaign_window.sheet.document.sheet.name == name
    assert main.window.notice == ""


def test_damaged_campaign_stays_listed_with_reason(main: MainController, campaign_window: CampaignWindow) -> None:
    folder = campaign_window.open_campaign.campaign.folder
    main.leave_campaign()
    (folder / CAMPAIGN_FILE).write_bytes(b"")
    main.show_start()
    model = main.start.ui.recentList.model()
    (index,) = [model.index(row, 0) for row in range(model.rowCount())]
    assert index.data() == folder.name
    assert "読めません" in index.data(Qt.ItemDataRole.AccessibleTextRole)
    main.start.ui.recentList.activated.emit(index)
    assert "空です" in main.window.notice
    assert main.campaign_window is None


def test_damaged_campaign_is_restored_from_the_start_page(
    main: MainController, campaign_window: CampaignWindow
) -> None:
    folder = campaign_window.open_campaign.campaign.folder
    title = campaign_window.open_campaign.campaign.title
    campaign_window.open_campaign.campaign.change(title="ほかの名前")
    main.leave_campaign()
    (folder / CAMPAIGN_FILE).write_bytes(b"")
    main.show_start()
    main.start.ui.earlierButton.click()
    dialog = opened(main, EarlierDialog)
    assert dialog.ui.files.currentItem().text(0) == "△ 卓の情報（読めません）"
    dialog.ui.showButton.click()
    opened(main, VersionsDialog).ui.restoreButton.click()
    assert main.campaign_window is not None
    assert main.campaign_window.open_campaign.campaign.title == title


def test_dice_are_thrown_without_a_table(main: MainController, qtbot: QtBot) -> None:
    main.start.ui.diceButton.click()
    dialog = opened(main, DiceOnlyDialog)
    for sides in (6, 6, 20):
        dialog.die_added.emit(sides)
    assert dialog.ui.diceEdit.text() == "2d6+1d20"
    qtbot.keyClick(dialog.ui.diceEdit, Qt.Key.Key_Return)
    (line,) = (dialog.ui.thrown.item(n).text() for n in range(dialog.ui.thrown.count()))
    assert line.startswith("2D6+1D20：")
    assert f"：{dialog.ui.total.text()}　" in line
    main.run("dice_only")
    assert opened(main, DiceOnlyDialog) is dialog, "a second wish opens no second window"
    dialog.ui.diceEdit.setText("D66 天気")
    dialog.die_added.emit(6)
    assert dialog.ui.diceEdit.text() == "d66+1d6 天気", "a D66 is no die of six sides"
    dialog.ui.diceEdit.setText("うさぎ")
    dialog.ui.throwButton.click()
    assert dialog.ui.message.text().startswith("△ ")
    assert dialog.ui.thrown.count() == 1
    dialog.close()
    assert not is_open(main, DiceOnlyDialog)


def test_start_page_halves_are_side_by_side_at_once(qtbot: QtBot) -> None:
    """The page is measured before it is in sight, when nothing inside of it has its width yet."""
    stack = QStackedWidget()
    qtbot.addWidget(stack)
    stack.resize(1366, 745)
    page = StartPage([("d6game", "d6ゲームエンジン", "五つの六面ダイス", 6)])
    stack.addWidget(page)
    page.show_recent([RecentCampaign(Path("/a"), "夜", "d6game", "d6ゲームエンジン", "", "きょう")], "/library")
    stack.show()
    assert page.ui.halves.direction() == QBoxLayout.Direction.LeftToRight
    stack.resize(500, 745)
    assert page.ui.halves.direction() == QBoxLayout.Direction.TopToBottom


def test_new_custom_game_can_use_any_sample(main: MainController) -> None:
    """A sample is opened whole; a new campaign takes the rules of one, without its people."""

    def choose(row: int) -> None:
        dialog = opened(main, ChooseSystem)
        assert dialog.ui.systems.horizontalScrollBar().maximum() == 0
        dialog.ui.systems.setCurrentRow(row)
        dialog.ui.chooseButton.click()

    card = main.start.cards[-1]
    card.ui.sampleButton.click()
    choose(1)
    assert main.campaign_window is not None
    sample = main.campaign_window.open_campaign.campaign
    assert (sample.title, len(sample.sheets())) == ("チャイムまで5分", 6)
    card.ui.newButton.click()
    choose(3)
    assert main.campaign_window is not None
    campaign = main.campaign_window.open_campaign.campaign
    assert (campaign.title, len(campaign.sheets())) == ("六分儀の島々", 0)
    assert main.campaign_window.open_campaign.game.rows("abilities")[0].model_dump()["name"] == "力"


def test_desktop_menu_command_runs_unless_in_kiosk_mode(
    main: MainController,
) -> None:
    main.open_sample("d6game")
    main.window.command.disconnect()
    asked: list[str] = []
    main.window.command.connect(asked.append)
    for doing, command in (("table", ["open_campaign"]), ("sheet", ["build"]), ("", []), ("strange", [])):
        asked.clear()
        main.begin(doing)
        assert asked == command
    screen = QWidget()
    main.window.lock(screen)
    for doing in ("table", "sheet"):
        main.begin(doing)
    assert asked == []
    main.window.unlock(screen)


@pytest.mark.styled
def test_one_recent_table_needs_no_scrolling(main: MainController) -> None:
    """A single row has no scroll bar."""
    main.open_sample("blank")
    main.leave_campaign()
    main.show_start()
    QApplication.processEvents()
    recent = main.start.ui.recentList
    for focused in (True, False):
        (recent if focused else main.start.cards[0].ui.sampleButton).setFocus()
        QApplication.processEvents()
        assert recent.verticalScrollBar().maximum() == 0
