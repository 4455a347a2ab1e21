"""The screens of d20fate: every field once, checks at a press, a character built by clicks and keys and printed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pypdfium2
import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QModelIndex, QPoint, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QTableView, QWidget
from pytestqt.qtbot import QtBot

from desktop.controllers.sheet.builder import BuilderController
from desktop.controllers.sheet.sheet import SheetController
from desktop.core.custom.definition import Definition
from desktop.core.sheet import Sheet
from desktop.core.words import Words
from desktop.models.sheet.document import SheetDocument
from desktop.models.sheet.rows import RAW_ROLE, Column, RowsModel
from desktop.models.sheet.schema import editable_paths
from desktop.services.campaign import sheets
from desktop.services.campaign.campaign import Campaign
from desktop.services.library.library import Library
from desktop.services.storage.store import Store
from desktop.services.text.language import words
from desktop.services.text.rulebook import Rulebook
from desktop.systems.d20fate import SYSTEM
from desktop.systems.d20fate.sheet import Condition, D20FateSheet, HouseModifier
from desktop.views.paper.printing import print_sheets
from desktop.views.style import theme
from desktop.views.systems.d20fate.sheet_rows import SkillRows
from desktop.views.widgets.inputs.custom_fields import DerivedNumber

LUCK = {"id": "luck", "code": "LUK", "name": "幸運", "reading": "こううん"}


@pytest.fixture
def campaign(tmp_path: Path) -> Campaign:
    return Library(tmp_path, Store()).create("d20fate", "灰色の港")


def opened(campaign: Campaign, sheet: D20FateSheet, qtbot: QtBot) -> SheetController:
    document = SheetDocument(sheet, SYSTEM, campaign.game(SYSTEM))
    controller = SheetController(campaign, campaign.add(sheet), document, Words(), Rulebook())
    qtbot.addWidget(controller.frame)
    controller.frame.resize(854, 640)
    return controller


def make_sheet(**changes: Any) -> D20FateSheet:
    return D20FateSheet(name="エリン", **changes)


def with_luck(definition: Definition) -> Definition:
    rows = [row.model_dump() for row in SYSTEM.game(definition).rows("abilities")]
    return definition.evolve(lists={"abilities": (*rows, LUCK)})


def inputs(page: QWidget, field: str) -> list[QWidget]:
    return [w for w in page.findChildren(QWidget) if w.property("field") == field]


def cell(view: QTableView, row: int, title: str) -> QModelIndex:
    model = view.model()
    heads = [model.headerData(c, Qt.Orientation.Horizontal) for c in range(model.columnCount())]
    return model.index(row, heads.index(title))


def press(view: QTableView, index: QModelIndex, qtbot: QtBot) -> None:
    view.scrollTo(index)
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.visualRect(index).center())


def test_every_field_of_the_model_is_on_the_sheet_once(campaign: Campaign, qtbot: QtBot) -> None:
    controller = opened(campaign, make_sheet(), qtbot)
    wanted = set(editable_paths(D20FateSheet)) - set(editable_paths(Sheet))
    assert {"level", "fate_dice", "skills", "conditions", "modifiers", "str", "cha"} <= wanted
    for field in wanted:
        assert len(inputs(controller.page, field)) == 1, field
    assert wanted <= set(controller.binder.fields)


def test_every_computed_number_is_on_the_sheet(campaign: Campaign, qtbot: QtBot) -> None:
    controller = opened(campaign, make_sheet(dex=16), qtbot)
    shown = {w.property("derived"): w.text() for w in controller.page.findChildren(DerivedNumber)}
    named = [key for key in controller.document.derived if not key.startswith("skill_total.")]
    assert set(named) <= set(shown)
    assert (shown["dex_mod"], shown["dex_total"], shown["proficiency_bonus"]) == ("+3", "+5", "+2")
    (spin,) = inputs(controller.page, "dex")
    assert spin.value() == 16
    spin.setValue(17)
    assert controller.document.sheet.dex == 17
    controller.document.undo_stack.undo()
    assert spin.value() == 16
    skills = controller.page.ui.skillTable
    assert cell(skills, 0, "内訳").data() == "+3+2"  # D20-CORE-02: the sum stands beside its parts
    assert cell(skills, 0, "合計").data() == "+5"


def test_an_ability_of_the_table_has_its_row_and_its_field(campaign: Campaign, qtbot: QtBot) -> None:
    """D20-AMB-03, D20-GMV-01: what the campaign adds is written, computed and explained as the six are."""
    controller = opened(campaign, make_sheet(), qtbot)
    asked: list[str] = []
    controller.binder.why_requested.connect(lambda name, _widget: asked.append(name))
    controller.binder.why_requested.disconnect(controller.explain)
    controller.document.set_game(SYSTEM.game(with_luck(SYSTEM.definition())))
    (spin,) = inputs(controller.page, "scores.luck")
    assert spin.value() == 10  # not written yet
    assert controller.document.sheet.scores == {}
    spin.setValue(14)
    assert controller.document.sheet.scores == {"luck": 14}
    total = next(n for n in controller.page.findChildren(DerivedNumber) if n.property("derived") == "luck_total")
    assert total.text() == "+4"
    total.click()
    assert asked == ["luck_total"]
    controller.document.set_game(SYSTEM.game())
    assert inputs(controller.page, "scores.luck") == []
    assert len(inputs(controller.page, "str")) == 1
    assert controller.document.sheet.scores == {"luck": 14}


def test_pressing_an_ability_or_the_sum_of_a_skill_prepares_its_check(campaign: Campaign, qtbot: QtBot) -> None:
    controller = opened(campaign, make_sheet(), qtbot)
    controller.frame.show()
    asked: list[tuple[str, dict[str, Any]]] = []
    controller.check_requested.connect(lambda kind, params: asked.append((kind, params)))
    rows = controller.page.ui.abilityRows
    button = next(w for w in rows.findChildren(QWidget) if w.accessibleName().startswith("DEX") and w.property("role"))
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    press(controller.page.ui.skillTable, cell(controller.page.ui.skillTable, 1, "合計"), qtbot)
    press(controller.page.ui.skillTable, cell(controller.page.ui.skillTable, 1, "習熟"), qtbot)
    assert asked == [("check", {"subject": "dex"}), ("check", {"subject": "stealth"})]
    for kind, params in asked:
        assert SYSTEM.start_check(kind, controller.document.sheet, params, controller.document.game).wants
    controller.frame.hide()


def test_usual_contests_are_offered_with_their_sums(campaign: Campaign, qtbot: QtBot) -> None:
    """D20-CON-03."""
    controller = opened(campaign, make_sheet(wis=14), qtbot)
    asked: list[tuple[str, dict[str, Any]]] = []
    controller.check_requested.connect(lambda kind, params: asked.append((kind, params)))
    menu = controller.page.ui.contestButton.menu()
    menu.aboutToShow.emit()
    lines = {action.text(): action for action in menu.actions()}
    assert len(lines) == 4
    lines["嘘を見抜く　洞察 +4 対 欺瞞"].trigger()
    assert asked == [("contest", {"pairing": "see_through", "subject": "insight"})]
    kind, params = asked[0]
    assert SYSTEM.start_check(kind, controller.document.sheet, params, controller.document.game).wants


def test_skill_summands_explain_the_total(campaign: Campaign, qtbot: QtBot) -> None:
    controller = opened(campaign, make_sheet(), qtbot)
    controller.binder.why_requested.disconnect(controller.explain)
    controller.frame.show()
    asked: list[str] = []
    controller.binder.why_requested.connect(lambda name, _widget: asked.append(name))
    press(controller.page.ui.skillTable, cell(controller.page.ui.skillTable, 2, "内訳"), qtbot)
    assert asked == ["skill_total.athletics"]
    controller.frame.hide()


def test_fate_dice_are_tokens_that_a_press_spends_or_earns(campaign: Campaign, qtbot: QtBot) -> None:
    """D20-PHY-07, D20-AMB-27, D20-AMB-28."""
    controller = opened(campaign, make_sheet(), qtbot)
    controller.frame.show()
    tokens, document = controller.page.ui.fateTokens, controller.document
    at = lambda number: tokens.token(number).center().toPoint()  # noqa: E731 - a place on the screen
    qtbot.mouseClick(tokens, Qt.MouseButton.LeftButton, pos=at(1))
    assert document.sheet.fate_dice == 2
    qtbot.mouseClick(tokens, Qt.MouseButton.LeftButton, pos=at(tokens.drawn()))
    qtbot.keyClick(tokens, Qt.Key.Key_Plus)
    assert document.sheet.fate_dice == 4
    document.undo_stack.undo()
    assert (document.sheet.fate_dice, tokens.value()) == (3, 3)
    document.set_game(SYSTEM.game(SYSTEM.definition().evolve(settings={"fate.max": 3})))
    qtbot.mouseClick(tokens, Qt.MouseButton.LeftButton, pos=at(4))
    assert document.sheet.fate_dice == 3
    document.edit("fate_dice", 0)
    qtbot.mouseClick(tokens, Qt.MouseButton.LeftButton, pos=at(20) + QPoint(500, 0))
    qtbot.keyClick(tokens, Qt.Key.Key_Minus)
    assert document.sheet.fate_dice == 0
    assert not controller.page.ui.fateBox.isHidden()
    document.edit("is_pc", False)
    assert controller.page.ui.fateBox.isHidden()
    controller.frame.hide()


def test_conditions_are_suggested_and_free(campaign: Campaign, qtbot: QtBot) -> None:
    """D20-AMB-35: known words come with what they propose, any other word may be written."""
    sheet = make_sheet(conditions=(Condition(text="転倒", until="次の手番まで"), Condition(text="砂まみれ")))
    controller = opened(campaign, sheet, qtbot)
    view = controller.page.ui.conditionTable
    assert [cell(view, row, "判定では").data() for row in (0, 1)] == ["相手から有利", ""]
    assert cell(view, 0, "いつまで").data() == "次の手番まで"
    delegate = view.itemDelegate()
    editor = delegate.createEditor(view.viewport(), None, cell(view, 1, "状態"))
    assert isinstance(editor, QComboBox)
    assert editor.isEditable()
    assert [editor.itemText(n) for n in range(editor.count())] == ["盲目状態", "転倒", "拘束", "酔い"]
    delegate.setEditorData(editor, cell(view, 1, "状態"))
    assert editor.currentText() == "砂まみれ"
    editor.setEditText("ずぶぬれ")
    delegate.setModelData(editor, view.model(), cell(view, 1, "状態"))
    assert controller.document.sheet.conditions[1].text == "ずぶぬれ"


def test_modifier_targets_are_chosen_from_a_list_and_counted(campaign: Campaign, qtbot: QtBot) -> None:
    """D20-AMB-12."""
    controller = opened(campaign, make_sheet(modifiers=(HouseModifier(name="短剣", value=1),)), qtbot)
    view = controller.page.ui.modifierTable
    target = cell(view, 0, "対象")
    delegate = view.itemDelegate()
    editor = delegate.createEditor(view.viewport(), None, target)
    labels = [editor.itemText(n) for n in range(editor.count())]
    assert labels[:2] == ["すべての判定", "STR 筋力"]
    assert labels[-1] == "説得"
    editor.setCurrentIndex(labels.index("早業"))
    delegate.setModelData(editor, view.model(), target)
    assert target.data(RAW_ROLE) == "sleight_of_hand"
    assert cell(controller.page.ui.skillTable, 0, "合計").data() == "+3"
    assert cell(view, 0, "修正").data() == "+1"


@pytest.fixture
def unstyled_after(qapp: QApplication) -> Iterator[None]:
    """Take the style sheet off when the windows of a test are gone."""
    yield
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    qapp.setStyleSheet("")


@pytest.mark.styled
@pytest.mark.usefixtures("unstyled_after")
def test_the_sheet_needs_no_horizontal_scrolling(campaign: Campaign, qtbot: QtBot, qapp: QApplication) -> None:
    theme.apply(qapp, dark=False)  # with whatever the tests before have left on, sizes say nothing
    controller = opened(campaign, SYSTEM.randomise(campaign.game(SYSTEM), Random(2)), qtbot)
    controller.frame.resize(854, 600)
    controller.frame.show()
    qtbot.waitExposed(controller.frame)
    qtbot.waitUntil(lambda: controller.page.minimumSizeHint().height() <= 500)  # rows are shared out first
    assert controller.page.minimumSizeHint().width() <= 830
    controller.frame.hide()


# -- the builder -----------------------------------------------------------------


@pytest.fixture
def builder(campaign: Campaign, qtbot: QtBot) -> Iterator[BuilderController]:
    sheet = SYSTEM.blank(campaign.game(SYSTEM))
    document = SheetDocument(sheet, SYSTEM, campaign.game(SYSTEM))
    controller = BuilderController(campaign, campaign.add(sheet), document, Words(), Rulebook(), randomness=Random(1))
    qtbot.addWidget(controller.view)
    controller.view.resize(1366, 740)
    controller.view.show()
    yield controller
    controller.view.hide()


def write(page: QWidget, field: str, text: str, qtbot: QtBot) -> QLineEdit:
    (edit,) = inputs(page, field)
    assert isinstance(edit, QLineEdit)
    edit.setFocus()
    qtbot.keySequence(edit, QKeySequence.StandardKey.SelectAll)
    qtbot.keyClicks(edit, text)
    return edit


def click(widget: QWidget, qtbot: QtBot, times: int = 1) -> None:
    for _ in range(times):
        qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)


def test_a_character_is_built_by_clicks_and_keys_saved_and_printed(
    builder: BuilderController, qtbot: QtBot, tmp_path: Path
) -> None:
    view = builder.view
    who = builder.pages[0]
    name = write(who, "name", "Erin Volk", qtbot)
    level = inputs(who, "level")[0].parentWidget()
    click(level.ui.moreButton, qtbot, times=4)
    assert builder.document.sheet.level == 5
    assert "10" in level.ui.levelText.text()  # D20-AMB-04: the next rise
    qtbot.keyClick(name, Qt.Key.Key_Return)
    assert builder.step_id == "scores"

    rows = builder.pages[1].ui.abilityRows
    less, more = rows.steps("dex")
    click(more, qtbot, times=6)
    click(less, qtbot)
    click(more, qtbot)
    wis = write(builder.pages[1], "wis", "14", qtbot)
    qtbot.keyClick(wis, Qt.Key.Key_Up)
    assert (builder.document.sheet.dex, builder.document.sheet.wis) == (16, 15)
    click(view.ui.nextButton, qtbot)

    skills = builder.pages[2]
    index = cell(skills.ui.skillTable, 1, "習熟")
    skills.ui.skillTable.setCurrentIndex(index)
    qtbot.keyClick(skills.ui.skillTable, Qt.Key.Key_Space)
    assert builder.document.sheet.skills[1].trained
    assert skills.ui.trainedNumber.text() == "1"
    skills.ui.nameEdit.setFocus()
    qtbot.keyClicks(skills.ui.nameEdit, "Sailing")
    skills.ui.abilityCombo.setCurrentIndex(skills.ui.abilityCombo.findData("wis"))
    qtbot.keyClick(skills.ui.nameEdit, Qt.Key.Key_Return)
    assert builder.step_id == "skills"  # Enter added the skill and went nowhere
    assert (builder.document.sheet.skills[-1].name, builder.document.sheet.skills[-1].ability) == ("Sailing", "wis")
    click(view.ui.nextButton, qtbot)

    fate = builder.pages[3]
    assert fate.ui.fateTokens.value() == 3  # D20-FATE-05
    qtbot.keyClicks(fate.ui.nameEdit, "Dagger")
    fate.ui.targetCombo.setCurrentIndex(fate.ui.targetCombo.findData("sleight_of_hand"))
    click(fate.ui.addButton, qtbot)
    assert builder.document.sheet.modifiers == (HouseModifier(name="Dagger", value=1, applies_to="sleight_of_hand"),)
    click(view.ui.nextButton, qtbot)

    assert builder.step_id == "finish"
    with qtbot.waitSignal(builder.finished):
        click(view.ui.nextButton, qtbot)
    _, back = sheets.read(Store(), builder.autosave.stored.path, SYSTEM)
    assert isinstance(back, D20FateSheet)
    assert back == builder.document.sheet
    assert (back.name, back.level, back.dex, back.draft, back.fate_dice) == ("Erin Volk", 5, 16, False, 3)

    out = tmp_path / "erin.pdf"
    print_sheets([(SYSTEM, builder.document.game, back)], out, "filled", Words(), "A4", "灰色の港")
    document = pypdfium2.PdfDocument(out)
    text = document[0].get_textpage().get_text_bounded()
    assert len(document) == 1
    document.close()
    for word in ("Erin Volk", "早業", "＋3＋3＋1", "Sailing", "Dagger", "1／1"):
        assert word in text, word


def test_steps_stop_at_the_range_of_the_table(builder: BuilderController) -> None:
    """D20-AMB-02, D20-GMV-01: − and ＋ are disabled at the limits; typed values beyond are blocked."""
    rules = {"ability.min": 3, "ability.max": 12, "level.max": 2}
    builder.document.set_game(SYSTEM.game(SYSTEM.definition().evolve(settings=rules)))
    level = inputs(builder.pages[0], "level")[0].parentWidget()
    assert not level.ui.lessButton.isEnabled()
    level.ui.moreButton.click()
    assert not level.ui.moreButton.isEnabled()
    builder.next()
    rows = builder.pages[1].ui.abilityRows
    less, more = rows.steps("str")
    builder.document.edit("str", 3)
    assert (less.isEnabled(), more.isEnabled()) == (False, True)
    builder.document.edit("str", 12)
    assert (less.isEnabled(), more.isEnabled()) == (True, False)
    builder.document.set_game(SYSTEM.game(with_luck(SYSTEM.definition()).evolve(settings=rules)))
    assert rows.entry("luck").text() == "10"
    rows.steps("luck")[1].click()
    assert builder.document.sheet.scores == {"luck": 11}
    rows.entry("str").setText("13")
    assert not builder.view.ui.nextButton.isEnabled()
    assert rows.entry("str").property("invalid")


def test_builder_describes_abilities_and_skills(builder: BuilderController, qtbot: QtBot) -> None:
    builder.go_to(1)
    page = builder.pages[1]
    page.ui.abilityRows.entry("dex").setFocus()
    for part in ("すばやさ", "DEX 敏捷 10 なので修正は ±0", "12 になると +1", "早業、隠密"):
        assert part in page.ui.tell.text()
    builder.go_to(2)
    skills = builder.pages[2]
    press(skills.ui.skillTable, cell(skills.ui.skillTable, 4, "技能"), qtbot)
    assert skills.ui.tell.text() == "知覚　物音や隠れたものに気づく　ダイスに +2 を足します。"
    assert cell(skills.ui.skillTable, 0, "使いみち").data() == "すり・すり替え・目つぶし"
    only = SYSTEM.definition().evolve(settings={"proficiency.applies": "trained_only"})
    builder.document.set_game(SYSTEM.game(only))  # D20-AMB-05
    assert "印のある技能だけ" in skills.ui.ruleText.text()
    assert cell(skills.ui.skillTable, 4, "合計").data() == "±0"


def test_incomplete_skill_cannot_be_added(builder: BuilderController, qtbot: QtBot) -> None:
    builder.go_to(2)
    skills = builder.pages[2]
    model = skills.ui.skillTable.model()
    assert isinstance(model, RowsModel)
    assert model.rowCount() == 7  # no empty row that would be a skill without an ability
    assert not skills.ui.addButton.isEnabled()
    assert not skills.ui.removeButton.isEnabled()
    press(skills.ui.skillTable, cell(skills.ui.skillTable, 0, "技能"), qtbot)
    skills.ui.removeButton.click()
    assert builder.document.sheet.skills[0].id == "stealth"
    builder.go_to(3)
    fate = builder.pages[3]
    fate.ui.nameEdit.setText("お守り")
    assert fate.ui.addButton.isEnabled()
    fate.ui.valueSpin.setValue(0)
    assert not fate.ui.addButton.isEnabled()
    assert not fate.ui.fateTokens.focusPolicy()
    fate.ui.fateTokens.resize(400, 40)
    qtbot.mouseClick(fate.ui.fateTokens, Qt.MouseButton.LeftButton, pos=fate.ui.fateTokens.token(0).center().toPoint())
    assert builder.document.sheet.fate_dice == fate.ui.fateTokens.value() == 3


def test_random_character_reaches_the_last_step(builder: BuilderController, qtbot: QtBot) -> None:
    click(builder.view.ui.randomButton, qtbot)
    builder.go_to(builder.walk.last)
    assert builder.step_id == "finish"
    assert builder.document.sheet.name


@pytest.mark.parametrize("step", range(3))
def test_a_game_without_abilities_crashes_no_page(builder: BuilderController, step: int) -> None:
    """D20-GMV-01: the definition names the mistake; the pages up to the mistake still open."""
    builder.document.set_game(SYSTEM.game(SYSTEM.definition().evolve(lists={"abilities": ()})))
    builder.go_to(step)
    assert builder.pages[step].isVisible()


def test_sheet_at_every_limit_accepts_no_more(campaign: Campaign, qtbot: QtBot) -> None:
    """D20-AMB-27, D20-AMB-35: the 10,000th token and the 51st condition are not added."""
    full = make_sheet(fate_dice=9999, conditions=tuple(Condition(text=f"状態{n}") for n in range(50)))
    controller = opened(campaign, full, qtbot)
    controller.document.set_game(SYSTEM.game(SYSTEM.definition().evolve(lists={"abilities": ()})))
    controller.frame.show()
    qtbot.keyClick(controller.page.ui.fateTokens, Qt.Key.Key_Plus)
    model = controller.page.ui.conditionTable.model()
    model.setData(model.index(model.rowCount() - 1, 0), "転倒")
    assert (controller.document.sheet.fate_dice, len(controller.document.sheet.conditions)) == (9999, 50)
    controller.frame.hide()


def test_book_skills_are_shown_translated_and_stored_unchanged(qapp: object) -> None:
    game = SYSTEM.game()
    document = SheetDocument(SYSTEM.blank(game), SYSTEM, game)
    model = RowsModel(document, "skills", (Column("技能", "name", named=True),), words("en", "d20fate"))
    assert model.index(0, 0).data() == "Sleight of Hand"
    assert model.index(0, 0).data(Qt.ItemDataRole.EditRole) == "早業"


@pytest.mark.parametrize(("language", "columns"), [("ja", 6), ("en", 5)])
def test_english_skill_table_has_no_reading_column(campaign: Campaign, language: str, columns: int) -> None:
    """At 110 % its heading would need three lines: Rea-din-g."""
    document = SheetDocument(make_sheet(), SYSTEM, campaign.game(SYSTEM))
    model = SkillRows(document, words(language, "d20fate"))
    heads = [str(model.headerData(n, Qt.Orientation.Horizontal)) for n in range(model.columnCount())]
    assert len(heads) == columns
    assert heads[-1] in ("ふりがな", "Abilities")
