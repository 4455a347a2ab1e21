"""Common Rule on screen: a character built by clicks and keys, the sheet with its cards, every field in its place."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pypdfium2
import pytest
from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from desktop.controllers.sheet.builder import BuilderController
from desktop.controllers.sheet.sheet import SheetController
from desktop.core.game import Game
from desktop.core.problem import Refusal
from desktop.core.words import Words
from desktop.models.sheet.document import SheetDocument
from desktop.models.sheet.schema import editable_paths
from desktop.services.campaign.campaign import Campaign
from desktop.services.library.library import Library
from desktop.services.storage.store import Store
from desktop.services.text.rulebook import Rulebook
from desktop.systems.common import SYSTEM
from desktop.systems.common.picking import offers, pick, put_back
from desktop.systems.common.session.view_models import CardView, card_seen
from desktop.systems.common.sheet import CommonSheet, CopyRow, StateRow, ValueChange
from desktop.systems.common.values import library_of
from desktop.views.paper.printing import print_sheets
from desktop.views.paper.sheet.ink import Mode
from desktop.views.style import theme
from desktop.views.systems.common.card_tree import CardTree
from desktop.views.systems.common.paper import card_image
from desktop.views.systems.common.play.parts import CardTile

from .common_people import long_game, longest, person, sample_table

FRAME = {"name", "reading", "player", "is_pc", "colour", "portrait", "memo", "gm_notes"}
"""What the frame shows for every system."""
UNDER_A_LINE = pytest.mark.qt_log_ignore("This plugin does not support")
"""A list opens under a line that is typed into."""
OpenSheet = Callable[..., SheetController]


@pytest.fixture
def sampled(tmp_path: Path) -> tuple[Campaign, Game[Any]]:
    return sample_table(Library(tmp_path, Store()))


@pytest.fixture
def open_sheet(sampled: tuple[Campaign, Game[Any]], qtbot: QtBot) -> OpenSheet:
    campaign, usual = sampled

    def made(sheet: CommonSheet | None = None, game: Game[Any] | None = None, **changes: Any) -> SheetController:
        shown = sheet or person(**changes)
        stored = campaign.add(shown)
        document = SheetDocument(shown, SYSTEM, game or usual)
        controller = SheetController(campaign, stored, document, Words(), Rulebook())
        qtbot.addWidget(controller.frame)
        controller.frame.resize(854, 600)
        controller.frame.show()
        return controller

    return made


@pytest.fixture
def builder(sampled: tuple[Campaign, Game[Any]], qtbot: QtBot) -> BuilderController:
    campaign, game = sampled
    sheet = SYSTEM.blank(game)
    controller = BuilderController(
        campaign, campaign.add(sheet), SheetDocument(sheet, SYSTEM, game), Words(), Rulebook()
    )
    qtbot.addWidget(controller.view)
    controller.view.resize(1366, 740)
    controller.view.show()
    return controller


def press(qtbot: QtBot, widget: QWidget) -> None:
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)


def click_line(qtbot: QtBot, tree: CardTree, text: str) -> None:
    """Click the line of a card in a list."""
    (item,) = (i for i in tree.findItems(text, Qt.MatchFlag.MatchExactly | Qt.MatchFlag.MatchRecursive) if i.parent())
    tree.scrollToItem(item)
    tree.setFocus()
    place = tree.visualItemRect(item).center()
    qtbot.mouseClick(tree.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(40, place.y()))


def retype(qtbot: QtBot, spin: Any, text: str) -> None:
    spin.selectAll()
    qtbot.keyClicks(spin, text)


def compose(widget: QWidget, text: str) -> None:
    """Write Japanese the way an input method does."""
    event = QInputMethodEvent()
    event.setCommitString(text)
    QCoreApplication.sendEvent(widget, event)


def still_fading(widget: QWidget) -> bool:
    """The button that clears a line comes up slowly."""
    running = QAbstractAnimation.State.Running
    return any(animation.state() is running for animation in widget.findChildren(QAbstractAnimation))


def pdf_text(file: Path) -> str:
    document = pypdfium2.PdfDocument(file)
    text = "".join(page.get_textpage().get_text_bounded() for page in document)
    document.close()
    return text


def sheet_of(controller: SheetController | BuilderController) -> Any:
    return controller.document.sheet


def page_of(controller: SheetController) -> Any:
    return controller.page


@UNDER_A_LINE
def test_a_character_is_built_saved_reopened_and_printed(
    builder: BuilderController, sampled: tuple[Campaign, Game[Any]], qtbot: QtBot, tmp_path: Path
) -> None:
    """CM-PARAM-04, CM-PARAM-08 at creation; CM-CARD-03, CM-COST-01, CM-COST-02 for the cards; CM-AMB-95: a name."""
    campaign, game = sampled
    onwards = builder.view.ui.nextButton
    assert builder.step_id == "name"
    assert not onwards.isEnabled()
    name: Any = builder.pages[0]
    qtbot.keyClicks(name.ui.nameEdit, "Minato")
    QTest.keyClick(builder.view, Qt.Key.Key_Return)
    assert builder.step_id == "growth"
    growth: Any = builder.pages[1]
    retype(qtbot, growth.ui.rateSpin, "2")
    assert [getattr(growth.ui, f"gain{k}").text() for k in range(1, 7)] == ["2", "4", "6", "8", "10", "12"]  # CM-CYC-04
    retype(qtbot, growth.ui.assetsSpin, "5")
    press(qtbot, onwards)
    cards: Any = builder.pages[2]
    click_line(qtbot, cards.ui.offers, "移動")
    assert "となりのヘクス" in cards.ui.cardFace.accessibleDescription()
    press(qtbot, cards.ui.takeButton)
    click_line(qtbot, cards.ui.offers, "○○強化3")
    assert not cards.ui.takeButton.isEnabled()
    assert "選んで" in cards.ui.reason.text()
    cards.ui.choiceCombo.lineEdit().setFocus()
    compose(cards.ui.choiceCombo.lineEdit(), "移動")
    assert cards.ui.cardFace.accessibleName() == "<移動強化3>"
    press(qtbot, cards.ui.takeButton)
    press(qtbot, cards.ui.assetsButton)
    click_line(qtbot, cards.ui.offers, "松明")
    qtbot.keyClick(cards.ui.offers, Qt.Key.Key_Space)
    press(qtbot, cards.ui.cpButton)
    retype(qtbot, cards.ui.cpSpin, "1")
    click_line(qtbot, cards.ui.offers, "MAXAP増加")
    press(qtbot, cards.ui.takeButton)
    assert sheet_of(builder).cp == 0
    press(qtbot, onwards)
    assert builder.step_id == "confirm"
    with qtbot.waitSignal(builder.finished):
        press(qtbot, onwards)
    path = builder.autosave.stored.path
    _, sheet = Library(tmp_path, Store()).open(campaign.folder).read(path, SYSTEM)
    assert isinstance(sheet, CommonSheet)
    assert (sheet.name, sheet.growth_rate, sheet.growth_locked, sheet.draft) == ("Minato", 2, 2, False)
    held = [(copy.card, copy.choice, copy.source, copy.carried) for copy in sheet.copies]
    assert held == [
        ("move", "", "gm", True),
        ("kind_up_3", "移動", "gm", True),
        ("max_ap_up", "", "cp", False),
        ("torch", "", "assets", False),
    ]
    price = next(card.cost_assets for card in game.rows("cards") if card.id == "torch")
    assert sheet.assets == 5 - price
    print_sheets([(SYSTEM, game, sheet)], tmp_path / "sheet.pdf", Mode.FILLED, Words())
    text = pdf_text(tmp_path / "sheet.pdf")
    assert "Minato" in text
    assert "移動強化3" in text


def test_unaffordable_cards_show_the_reason(builder: BuilderController, qtbot: QtBot) -> None:
    """CM-COST-01, CM-COST-02, CM-COST-03, CM-AMB-48: too dear, no price, enough copies."""
    builder.document.edit("name", "ミナト")
    builder.go_to(2)
    cards: Any = builder.pages[2]
    press(qtbot, cards.ui.cpButton)
    click_line(qtbot, cards.ui.offers, "MAXAP増加2")
    assert "消費CP 2 に対し、CPは 0" in cards.ui.reason.text()
    assert not cards.ui.takeButton.isEnabled()
    click_line(qtbot, cards.ui.offers, "移動")  # costs 0
    press(qtbot, cards.ui.takeButton)
    assert "移動> は 1 枚まで" in cards.ui.reason.text()
    press(qtbot, cards.ui.assetsButton)
    click_line(qtbot, cards.ui.offers, "鍵:○○")
    cards.ui.choiceCombo.setEditText("蔵")
    assert "値段がなく" in cards.ui.reason.text()
    qtbot.keyClick(cards.ui.offers, Qt.Key.Key_Space)
    assert len(sheet_of(builder).copies) == 1


def test_returned_card_refunds_its_cost(builder: BuilderController, qtbot: QtBot) -> None:
    builder.document.edit("name", "ミナト")
    builder.document.edit("cp", 3)
    builder.go_to(2)
    cards: Any = builder.pages[2]
    press(qtbot, cards.ui.cpButton)
    click_line(qtbot, cards.ui.offers, "MAXAP増加")
    press(qtbot, cards.ui.takeButton)
    press(qtbot, cards.ui.takeButton)
    assert sheet_of(builder).cp == 1
    assert cards.ui.ownedCount.text() == "2 枚"
    builder.document.undo_stack.undo()
    assert (sheet_of(builder).cp, len(sheet_of(builder).abilities)) == (2, 1)
    click_line(qtbot, cards.ui.owned, "MAXAP増加")
    assert cards.ui.backButton.isVisible()
    assert not cards.ui.takeButton.isVisible()
    qtbot.keyClick(cards.ui.owned, Qt.Key.Key_Delete)
    assert (sheet_of(builder).cp, sheet_of(builder).abilities) == (3, ())


def test_cards_are_found_by_reading(builder: BuilderController, qtbot: QtBot) -> None:
    builder.document.edit("name", "ミナト")
    builder.go_to(2)
    cards: Any = builder.pages[2]
    compose(cards.ui.searchEdit, "いどう")
    assert [i.child(0).text(0) for i in (cards.ui.offers.topLevelItem(0),)] == ["移動"]
    assert cards.ui.offers.topLevelItemCount() == 1
    qtbot.waitUntil(lambda: not still_fading(cards.ui.searchEdit))


@pytest.mark.parametrize(
    ("typed", "found"),
    [("maxap増", "MAXAP増加"), ("ＭＡＸＡＰ 増", "MAXAP増加"), ("イドウ", "移動"), ("idou", "移動"), ("鍵：", "鍵:○○")],
)
def test_card_search_ignores_script_width_and_case(
    builder: BuilderController, qtbot: QtBot, typed: str, found: str
) -> None:
    """Width, case, kind of kana and Latin letters are no difference, as in every other search."""
    cards = card_step(builder)
    cards.ui.searchEdit.setText(typed)
    tree = cards.ui.offers
    groups = [tree.topLevelItem(n) for n in range(tree.topLevelItemCount())]
    assert found in [group.child(n).text(0) for group in groups for n in range(group.childCount())]
    qtbot.waitUntil(lambda: not still_fading(cards.ui.searchEdit))


def card_step(builder: BuilderController) -> Any:
    """Come to the step of cards."""
    builder.document.edit("name", "ミナト")
    builder.go_to(2)
    return builder.pages[2]


def test_a_card_is_shown_as_it_will_be_printed(builder: BuilderController, qtbot: QtBot) -> None:
    """CM-APP-11: the screen uses the printing code."""
    cards = card_step(builder)
    face = cards.ui.cardFace
    drawn = face.grab().toImage()
    click_line(qtbot, cards.ui.offers, "移動")
    shown = face.grab().toImage()
    assert shown != drawn
    sheet, game = builder.document.sheet, builder.document.game
    printed = card_image(sheet, CopyRow(card="move"), game, Words(), 252)
    assert printed == card_image(sheet, CopyRow(card="move"), game, Words(), 252)
    assert printed != card_image(sheet, None, game, Words(), 252)
    assert printed == face._draw(252)


def test_card_list_and_card_use_the_available_height(builder: BuilderController) -> None:
    cards = card_step(builder)
    assert cards.ui.offers.height() >= 280
    assert cards.ui.cardFace.height() >= 280
    card, button = cards.ui.cardFace, cards.ui.takeButton
    assert abs(button.mapTo(cards, QPoint(0, 0)).y() - card.y()) < 40, "beside the card, not below"
    assert button.mapTo(cards, QPoint(0, 0)).x() >= card.geometry().right()


def test_double_click_adds_and_removes_a_card(builder: BuilderController, qtbot: QtBot) -> None:
    cards = card_step(builder)
    for tree, count in ((cards.ui.offers, 1), (cards.ui.owned, 0)):
        click_line(qtbot, tree, "移動")
        (item,) = tree.selectedItems()
        place = QPoint(40, tree.visualItemRect(item).center().y())
        qtbot.mouseDClick(tree.viewport(), Qt.MouseButton.LeftButton, pos=place)
        assert len(sheet_of(builder).copies) == count


@UNDER_A_LINE
def test_cards_are_added_by_keys_alone(builder: BuilderController, qtbot: QtBot) -> None:
    """Search, ↓, Enter; where ○○ is written Enter adds as well; Ctrl+Enter continues from the list."""
    cards = card_step(builder)
    compose(cards.ui.searchEdit, "いどう")
    qtbot.keyClick(cards.ui.searchEdit, Qt.Key.Key_Return)
    qtbot.keyClick(cards.ui.offers, Qt.Key.Key_Return)
    assert [c.card for c in sheet_of(builder).copies] == ["move"]
    assert builder.step_id == "cards"
    cards.ui.searchEdit.clear()
    click_line(qtbot, cards.ui.offers, "○○強化3")
    compose(cards.ui.choiceCombo.lineEdit(), "移動")
    qtbot.keyClick(cards.ui.choiceCombo.lineEdit(), Qt.Key.Key_Return)
    assert [c.card for c in sheet_of(builder).copies] == ["move", "kind_up_3"]
    assert builder.step_id == "cards"
    cards.ui.offers.setFocus()
    qtbot.keyClick(cards.ui.offers, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert builder.step_id == "confirm"
    qtbot.waitUntil(lambda: not still_fading(cards.ui.searchEdit))


def test_picking_is_refused_by_the_rules_not_only_by_the_page() -> None:
    """CM-AMB-48, CM-AMB-87, CM-AMB-24: no price, no choice, no giving back once finished."""
    game = SYSTEM.game()
    sheet = CommonSheet(draft=True, assets=99, cp=99)
    assert {o.card.type for o in offers(sheet, "cp", game)} == {"ability"}
    assert all(o.problem is not None for o in offers(sheet, "assets", game))
    for card, choice, way in (("key", "蔵", "assets"), ("kind_up", "", "cp"), ("kind_up", "鍵:蔵", "carried")):
        with pytest.raises(Refusal):
            pick(sheet, card, choice, way, game)  # type: ignore[arg-type]
    owner = pick(sheet, "key", "蔵", "carried", game)
    assert owner.obtained == ("鍵:蔵",)
    assert put_back(owner, "items", 0, game) == sheet
    with pytest.raises(Refusal):
        put_back(owner.evolve(draft=False), "items", 0, game)
    with pytest.raises(Refusal):
        put_back(owner, "items", 1, game)


def test_every_model_field_is_on_the_sheet_once(open_sheet: OpenSheet) -> None:
    controller = open_sheet()
    shown = [str(w.property("field")) for w in controller.page.findChildren(QWidget) if w.property("field")]
    assert sorted(shown) == sorted(set(editable_paths(CommonSheet)) - FRAME)


@pytest.fixture
def plain_again(qapp: QApplication) -> Iterator[None]:
    """Take the style sheet off when the windows of a test are gone: to style them once more costs what they do."""
    yield
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    theme.apply(qapp, False, "", 100)
    qapp.setStyleSheet("")


@pytest.mark.usefixtures("plain_again")
@pytest.mark.parametrize("scale", [100, 150])
def test_the_sheet_fits_the_window_without_scrolling_sideways(
    qapp: QApplication, open_sheet: OpenSheet, qtbot: QtBot, scale: int
) -> None:
    theme.apply(qapp, False, "common", scale)
    for controller in (open_sheet(), open_sheet(longest(), long_game())):
        areas = [a for a in controller.frame.findChildren(QScrollArea) if a.isAncestorOf(controller.page)]
        assert areas
        qtbot.waitUntil(lambda shown=areas: all(a.horizontalScrollBar().maximum() == 0 for a in shown))


def test_ap_is_shown_as_a_fraction_and_the_numbers_can_be_written(open_sheet: OpenSheet, qtbot: QtBot) -> None:
    """CM-AMB-58, CM-PARAM-02…06."""
    controller = open_sheet()
    ui = page_of(controller).ui
    assert ui.ap_fractionNumber.text() == "9/11"
    retype(qtbot, ui.apSpin, "-1")
    assert ui.ap_fractionNumber.text() == "−1/11"
    for spin, field in (
        (ui.cpSpin, "cp"),
        (ui.assetsSpin, "assets"),
        (ui.levelSpin, "level"),
        (ui.rateSpin, "growth_rate"),
    ):
        retype(qtbot, spin, "7")
        assert getattr(sheet_of(controller), field) == 7
    retype(qtbot, ui.hexSpin, "37")
    assert sheet_of(controller).hex == 37


def test_cards_are_grouped_by_series_and_prepare_checks(open_sheet: OpenSheet, qtbot: QtBot) -> None:
    """CM-CARD-09, CM-CHK-05: the check of the kind, which the room takes as it is."""
    controller = open_sheet()
    cards = page_of(controller).ui.abilityCards
    assert [row.name.text() for row in cards.rows] == ["<移動>", "<MAXAP増加>", "<移動強化3>", "<移動強化>"]
    assert [row.skill.text() for row in cards.rows] == ["11", "10", "10", "10"]  # CM-CARD-05, CM-CARD-07
    with qtbot.waitSignal(controller.check_requested) as asked:
        press(qtbot, cards.rows[0].name)
    kind, params = asked.args
    assert (kind, params) == ("check", {"subject": "移動"})
    check = SYSTEM.start_check(kind, sheet_of(controller), params, controller.document.game)
    assert "11" in str(check.title)


def test_boxes_count_uses_and_every_tick_is_one_step(open_sheet: OpenSheet, qtbot: QtBot) -> None:
    """CM-LIM-04, CM-LIM-06, CM-LIM-07: as many boxes as the limit, with the remaining uses."""
    controller = open_sheet()
    rows = page_of(controller).ui.abilityCards.rows
    turn, scenario = rows[0].uses["used_turn"], rows[2].uses["used_scenario"]
    assert (turn.boxes(), scenario.boxes()) == (1, 1)
    qtbot.keyClick(turn, Qt.Key.Key_Plus)
    qtbot.keyClick(scenario, Qt.Key.Key_Plus)
    abilities = sheet_of(controller).abilities
    assert (abilities[0].used_turn, abilities[2].used_scenario) == (1, 1)
    assert "残り 0" in scenario.accessibleName()
    controller.document.undo_stack.undo()
    assert [c.used_turn + c.used_scenario for c in sheet_of(controller).abilities] == [1, 1, 0, 1]
    assert scenario.value() == 0
    controller.document.undo_stack.undo()
    assert turn.value() == 0


@UNDER_A_LINE
def test_copies_are_added_copied_moved_and_removed(open_sheet: OpenSheet, qtbot: QtBot) -> None:
    """CM-CARD-04, CM-AMB-27: a second copy, and a filled-in kind of its own."""
    controller = open_sheet(abilities=(), items=())
    page = page_of(controller)
    adder = page.ui.abilityAdder
    adder.card.setEditText("○○強化")
    assert not adder.button.isEnabled()
    compose(adder.choice.lineEdit(), "移動")
    qtbot.keyClick(adder.choice, Qt.Key.Key_Return)
    assert [(c.card, c.choice) for c in sheet_of(controller).abilities] == [("kind_up", "移動")]
    page.ui.itemAdder.card.setEditText("松明")
    press(qtbot, page.ui.itemAdder.button)
    (torch,) = page.ui.itemCards.rows
    torch.equipped.click()
    assert sheet_of(controller).items[0].equipped
    cards = page.ui.abilityCards
    menu = cards.rows[0].menu.menu()

    def choose(number: int, row: int) -> None:
        menu = cards.rows[row].menu.menu()
        menu.aboutToShow.emit()
        menu.actions()[number].trigger()

    assert menu is not None
    choose(0, 0)
    assert [c.card for c in sheet_of(controller).abilities] == ["kind_up", "kind_up"]
    assert len({c.id for c in sheet_of(controller).copies}) == 3
    controller.document.edit("abilities", (*sheet_of(controller).abilities, CopyRow(card="move")))
    choose(1, 2)
    assert [c.card for c in sheet_of(controller).abilities] == ["kind_up", "move", "kind_up"]
    choose(3, 0)
    assert [c.card for c in sheet_of(controller).abilities] == ["move", "kind_up"]
    assert len(cards.rows) == 2


@UNDER_A_LINE
@pytest.mark.parametrize("typed", ["きょうか", "キョウカ", "kyouka", "○○強化"])
def test_card_is_added_by_name_in_any_script(open_sheet: OpenSheet, qtbot: QtBot, typed: str) -> None:
    """CM-AMB-27: on the sheet, too, cards and what fills ○○ are found by reading, in any kana and in Latin letters."""
    page = page_of(controller := open_sheet(abilities=(), items=()))
    adder = page.ui.abilityAdder
    adder.card.setEditText(typed)
    assert adder.choice.isVisibleTo(page)
    compose(adder.choice.lineEdit(), "いどう")
    qtbot.keyClick(adder.choice, Qt.Key.Key_Return)
    assert [(c.card, c.choice) for c in sheet_of(controller).abilities] == [("kind_up", "移動")]


@UNDER_A_LINE
def test_enter_adds_a_card_while_the_completion_list_is_open(
    open_sheet: OpenSheet, builder: BuilderController, qtbot: QtBot
) -> None:
    """The list takes the keys; Enter closed it, and a second one was needed."""
    controller = open_sheet(abilities=(), items=())
    adder = page_of(controller).ui.abilityAdder
    adder.card.setEditText("○○強化3")
    cards = card_step(builder)
    cards.ui.offers.choose("kind_up_3")
    for line, sheet in (
        (adder.choice.lineEdit(), lambda: sheet_of(controller)),
        (cards.ui.choiceCombo.lineEdit(), lambda: sheet_of(builder)),
    ):
        line.setFocus()
        QTest.keyClicks(line, "idou")
        under = line.completer().popup()
        assert under.isVisible()
        QTest.keyClick(under, Qt.Key.Key_Return)
        assert [(copy.card, copy.choice) for copy in sheet().abilities] == [("kind_up_3", "移動")]


@UNDER_A_LINE
def test_builder_finds_card_choice_by_reading(builder: BuilderController, qtbot: QtBot) -> None:
    cards = card_step(builder)
    cards.ui.offers.choose("kind_up")
    compose(cards.ui.choiceCombo.lineEdit(), "イドウ")
    qtbot.keyClick(cards.ui.choiceCombo.lineEdit(), Qt.Key.Key_Return)
    assert [(c.card, c.choice) for c in sheet_of(builder).abilities] == [("kind_up", "移動")]
    assert "イドウ" not in [cards.ui.choiceCombo.itemText(n) for n in range(cards.ui.choiceCombo.count())]


def test_secrets_and_keys_cannot_be_equipped(open_sheet: OpenSheet) -> None:
    """CM-AMB-83, CM-DATA-13: 装備 is beside things only; a secret and a key cannot be equipped."""
    items = (CopyRow(card="torch"), CopyRow(card="secret", choice="約束"), CopyRow(card="key", choice="蔵"))
    page = page_of(open_sheet(abilities=(), items=items))
    assert [not row.equipped.isHidden() for row in page.ui.itemCards.rows] == [True, False, False]


def test_a_wrong_copy_is_marked_in_its_line(open_sheet: OpenSheet, qtbot: QtBot) -> None:
    """CM-COST-03, CM-CARD-01: a second <移動>, and a card the campaign does not know."""
    controller = open_sheet(abilities=(CopyRow(card="move"), CopyRow(card="move"), CopyRow(card="nowhere")), items=())
    rows = page_of(controller).ui.abilityCards.rows
    assert [row.mark.isVisibleTo(row) for row in rows] == [False, True, True]
    assert "1 枚まで" in rows[1].mark.toolTip()
    assert rows[2].name.text() == "<nowhere>"
    with qtbot.waitExposed(controller.frame):
        controller.go_to_next_problem()
    assert controller.binder.widget_for("abilities.1.card") is rows[1]


def test_state_changes_apply_while_the_state_exists(open_sheet: OpenSheet) -> None:
    """CM-STATE-01, CM-STATE-03, CM-AMB-17: a change written with a state moves MAXAP."""
    controller = open_sheet(effects=(), states=(StateRow(name="毒"),))
    page = page_of(controller)
    assert not page.ui.changeFrame.isVisibleTo(page)
    page.ui.stateTable.selectRow(0)
    page.ui.stateTable.clicked.emit(page.ui.stateTable.model().index(0, 0))
    assert page.ui.changeFrame.isVisibleTo(page)
    page.changes.ui.addButton.click()
    page.changes.form.input_of("amount").setValue(-2)
    assert sheet_of(controller).states[0].effects == (ValueChange(amount=-2),)
    assert page.ui.max_apNumber.text() == "8"
    assert page.ui.stateTable.model().index(0, 2).data() == "MAXAP −2"
    assert page.ui.stateLine.text() == "《毒》"


def test_lists_take_names_with_commas_line_by_line(open_sheet: OpenSheet, qtbot: QtBot) -> None:
    controller = open_sheet(visited=("あの町、北の門",))
    edit = page_of(controller).ui.visitedEdit
    assert edit.text.toPlainText() == "あの町、北の門"
    edit.text.moveCursor(edit.text.textCursor().MoveOperation.End)
    qtbot.keyClick(edit.text, Qt.Key.Key_Return)
    qtbot.keyClicks(edit.text, "Mill")
    assert sheet_of(controller).visited == ("あの町、北の門", "Mill")
    controller.document.undo_stack.undo()
    assert edit.get_names() == sheet_of(controller).visited


def test_read_only_sheet_accepts_no_changes(sampled: tuple[Campaign, Game[Any]], qtbot: QtBot) -> None:
    campaign, game = sampled
    sheet = person()
    document = SheetDocument(sheet, SYSTEM, game)
    stored = replace(campaign.add(sheet), read_only=True)
    controller = SheetController(campaign, stored, document, Words(), Rulebook())
    qtbot.addWidget(controller.frame)
    page = page_of(controller)
    assert not page.ui.abilityCards.isEnabled()
    assert not page.ui.abilityAdder.isEnabled()
    assert not page.ui.visitedEdit.isEnabled()


def test_guarded_sheet_accepts_no_unpaid_cards(sampled: tuple[Campaign, Game[Any]], qtbot: QtBot) -> None:
    """CM-SCN-06, CM-PARAM-03: cards and MAXAP's base are the GM's, as they are in the builder; CP buy under 成長."""
    campaign, game = sampled
    shown = person(abilities=(CopyRow(card="move"),), items=())
    stored = campaign.add(shown)
    document = SheetDocument(shown, SYSTEM, game)
    document.guarded = SYSTEM.gm_fields
    controller = SheetController(campaign, stored, document, Words(), Rulebook())
    qtbot.addWidget(controller.frame)
    page = page_of(controller)
    for adder in (page.ui.abilityAdder, page.ui.itemAdder):
        assert not adder.isEnabled()
        assert "GM" in adder.toolTip()
    menu = page.ui.abilityCards.rows[0].menu.menu()
    menu.aboutToShow.emit()
    assert "もう1枚" not in [action.text() for action in menu.actions()]
    assert document.edit("max_ap_base", 20) is not None
    assert sheet_of(controller).max_ap_base == 10


def test_another_definition_changes_names_on_the_open_sheet(open_sheet: OpenSheet) -> None:
    controller = open_sheet()
    definition = SYSTEM.definition().evolve(labels={"assets": "銀貨", "state": "体調"})
    controller.document.set_game(SYSTEM.game(definition))
    ui = page_of(controller).ui
    assert (ui.assetsLabel.text(), ui.stateTitle.text()) == ("銀貨", "体調")


@pytest.mark.parametrize("most", [1, 2])
def test_card_lists_its_user_last_among_targets(qtbot: QtBot, most: int) -> None:
    """CM-AMB-79: 「アヤ に使う」 is not first on アヤ's own card."""
    tile = CardTile()
    qtbot.addWidget(tile)
    names = {"a": "アヤ", "b": "ロク", "c": "影"}
    card = CardView(id="1", card="slash", kind="斬撃", type="", text="", reach=("a", "b", "c"), most=most)
    tile.show_card("a", card, ("use",), names, Words())
    assert [face.id for face in tile.buttons.faces if face.id in names] == ["b", "c", "a"]


def test_card_in_play_shows_its_choice(qtbot: QtBot) -> None:
    """CM-DATA-06, CM-AMB-87: as on the sheet and on paper; the tile does not ask for a choice again."""
    game = SYSTEM.game(None)
    copy = CopyRow(card="series_up", choice="移動アビリティ", id="a1")
    tile = CardTile()
    qtbot.addWidget(tile)
    tile.show_card("a", card_seen(copy, library_of(game).by_id["series_up"], True), ("use",), {}, Words())
    assert tile.text.text() == "サイクルが終わるまで自分の系統:移動アビリティすべての技能値+1。"
