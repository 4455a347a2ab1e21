"""Custom computed numbers and tracks, made in the editor by keys, seen on the sheet, played, undone and printed."""

from __future__ import annotations

from fractions import Fraction

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from desktop.controllers.editors.definition import DefinitionController
from desktop.controllers.main import MainController
from desktop.core.custom.profile import FieldKind, ProfileField
from desktop.core.rolls.odds import percent
from desktop.views.paper.printing import sheet_pages
from desktop.views.paper.sheet.ink import Mode
from desktop.views.widgets.inputs.custom_fields import DerivedNumber
from desktop.views.widgets.inputs.formula_edit import FormulaEdit
from desktop.views.widgets.inputs.pick import PickOne
from desktop.views.widgets.inputs.spin import NumberSpin
from desktop.views.widgets.lists.rows_editor import RowsEditor
from tests.controllers.conftest import folders as folders
from tests.controllers.conftest import main as main
from tests.test_own_game import choose, click, editor_of, write

SYSTEMS = ("d6game", "enishi", "d20fate", "kotodama", "common")


@pytest.fixture
def gm(main: MainController) -> MainController:
    return main


def type_into(line: QLineEdit, text: str) -> None:
    """Type what an input method gives, letter by letter; key events know no kanji."""
    line.setFocus()
    for letter in text:
        line.insert(letter)
        line.textEdited.emit(line.text())


def add_field(qtbot: QtBot, rows: RowsEditor, label: str, kind: FieldKind, **formulas: str) -> None:
    """Add an own field as a person does: its name, its kind, and its formulas letter by letter."""
    if rows.rows:
        rows.ui.list.setCurrentRow(len(rows.rows) - 1)
    click(qtbot, rows.ui.addButton)
    write(qtbot, rows.form.input_of("label"), label)
    choose(rows.form.input_of("kind"), kind.value)
    for name, text in formulas.items():
        edit = rows.form.input_of(name)
        assert isinstance(edit, FormulaEdit)
        type_into(edit.line, text)


def made(main: MainController, qtbot: QtBot, system: str) -> tuple[DefinitionController, RowsEditor]:
    main.open_sample(system)
    controller, page = editor_of(main)
    rows = page.editors["profile"]
    add_field(qtbot, rows, "根性", FieldKind.NUMBER)
    add_field(qtbot, rows, "正気", FieldKind.TRACK, most="根性×2＋6")
    add_field(qtbot, rows, "底力", FieldKind.FORMULA, formula="根性＋正気")
    return controller, rows


def field(controller: DefinitionController, label: str) -> str:
    return next(f.id for f in controller.document.value.profile or () if f.label == label)


@pytest.mark.parametrize("system", SYSTEMS)
def test_custom_numbers_and_checks_are_made_played_undone_and_printed(
    gm: MainController, qtbot: QtBot, system: str
) -> None:
    controller, _ = made(gm, qtbot, system)
    assert controller.document.problems == ()
    assert controller.save()
    numbers_count(gm, controller)
    write_a_check(controller, qtbot)
    assert controller.document.problems == ()
    assert controller.save()
    the_check_is_rolled(gm, controller)


def numbers_count(gm: MainController, controller: DefinitionController) -> None:
    """The numbers are on the sheet, change in play, can be undone, and are printed."""
    campaign_window = gm.campaign_window
    assert campaign_window is not None
    grit, mind, force = (field(controller, name) for name in ("根性", "正気", "底力"))
    campaign_window.window.ui.documents.setCurrentIndex(0)
    sheet_page = campaign_window.sheet
    assert sheet_page is not None
    document = sheet_page.document
    inputs = sheet_page.frame.ui.ownFields.inputs
    courage, sanity, shown = inputs[grit], inputs[mind], inputs[force]
    assert isinstance(courage, NumberSpin)
    assert isinstance(sanity, NumberSpin)
    assert isinstance(shown, DerivedNumber)
    courage.setValue(3)
    assert sanity.value() == 12
    assert shown.text() == "15"
    assert [part.value for part in document.derived[f"own.{force}"].parts] == [3, 12]

    campaign_window.run("switch_mode")
    who = document.sheet.id
    person = next(p for p in campaign_window.play_page.people() if p.id == who)
    gauge = next(g for g in person.gauges if g.id == f"own.{mind}")
    assert (gauge.value, gauge.maximum) == (12, 12)
    campaign_window.play_page.damage.put(who, gauge, gauge.within(7), harm=True)
    assert document.sheet.own[mind] == 7
    assert shown.text() == "10"
    assert "正気" in campaign_window.open_campaign.play_session.log().entries[-1].text
    campaign_window.play.enter(":正気-99")
    assert document.sheet.own[mind] == 0
    campaign_window.run("story_back")
    assert shown.text() == "10"
    campaign_window.run("story_back")
    assert shown.text() == "15"

    pages = sheet_pages(
        [(campaign_window.open_campaign.system, document.game, document.sheet)],
        Mode.FILLED,
        campaign_window.open_campaign.words,
    )
    sentence = " ".join(text for page in pages for text in page.texts())
    assert "底力" in sentence
    assert "15" in sentence


def test_unreadable_formula_is_located_and_kept(gm: MainController, qtbot: QtBot) -> None:
    controller, rows = made(gm, qtbot, "d6game")
    assert controller.save()
    assert gm.campaign_window is not None
    good = gm.campaign_window.open_campaign.game
    edit = rows.form.input_of("formula")
    assert isinstance(edit, FormulaEdit)
    assert edit.explanation.text() == "見本のシートでは 6"
    type_into(edit.line, "＋")
    assert "7 字目に数か名前がありません。" in edit.explanation.text()
    assert controller.document.blocking
    assert controller.save(), "as a draft"
    assert gm.campaign_window.open_campaign.game is good
    qtbot.keyClick(edit.line, Qt.Key.Key_Backspace)
    assert controller.document.problems == ()
    type_into(edit.line, "＋底力")
    assert [p.code for p in controller.document.problems] == ["circle"]


def test_a_number_is_chosen_by_its_name(gm: MainController, qtbot: QtBot) -> None:
    _, rows = made(gm, qtbot, "kotodama")
    edit = rows.form.input_of("formula")
    assert isinstance(edit, FormulaEdit)
    edit.line.clear()
    menu = edit.names.menu()
    menu.aboutToShow.emit()
    next(act for act in menu.actions() if act.text() == "現在HP").trigger()
    assert edit.line.text() == "現在HP"
    assert edit.value == {"kind": "ref", "id": "hp"}


def write_a_check(controller: DefinitionController, qtbot: QtBot) -> None:
    """Write a check on d100 that costs a track where it fails, by its form."""
    rows = controller.page.editors["checks"]
    click(qtbot, rows.ui.addButton)
    form = rows.form
    write(qtbot, form.input_of("name"), "恐怖判定")
    sides = form.input_of("sides")
    assert isinstance(sides, NumberSpin)
    sides.setValue(100)
    choose(form.input_of("compare"), "at_most")
    for name, text in (("number", "根性×10"), ("critical", "5")):
        edit = form.input_of(name)
        assert isinstance(edit, FormulaEdit)
        edit.line.clear()
        type_into(edit.line, text)
    inner = form.input_of("consequences")
    assert isinstance(inner, RowsEditor)
    click(qtbot, inner.ui.addButton)
    pick = inner.form.input_of("track")
    assert isinstance(pick, PickOne)
    pick.setCurrentIndex(pick.findText("正気"))
    pick.activated.emit(pick.currentIndex())
    amount = inner.form.input_of("amount")
    assert isinstance(amount, FormulaEdit)
    amount.line.clear()
    type_into(amount.line, "−切り上げ(根性÷2)")
    assert inner.ui.list.item(0).text() == "失敗　正気"


def the_check_is_rolled(gm: MainController, controller: DefinitionController) -> None:
    """It is typed by its name, shows its chance, changes the sheet and is undone."""
    campaign_window = gm.campaign_window
    assert campaign_window is not None
    mind, grit = field(controller, "正気"), field(controller, "根性")
    campaign_window.window.ui.documents.setCurrentIndex(0)
    assert campaign_window.sheet is not None
    document = campaign_window.sheet.document
    document.edit(f"own.{grit}", 3)
    campaign_window.play.enter("恐怖判定 40")
    assert campaign_window.tray.roll is not None
    check = campaign_window.tray.roll.check
    assert check is not None
    assert str(check.title) == "恐怖判定：40 以下"
    assert check.odds().success == Fraction(40, 100)
    campaign_window.tray.enter_faces([71])
    assert campaign_window.tray.roll.check.outcome.success is False
    assert document.sheet.own.get(mind) == 10
    assert "恐怖判定" in campaign_window.open_campaign.play_session.log().entries[-1].text
    campaign_window.step("undo", None)
    assert document.sheet.own.get(mind) is None


def test_effect_of_a_switch_is_computed_for_the_current_game(gm: MainController) -> None:
    """It includes the other changes of the definition."""
    gm.open_sample("enishi")
    controller, _page = editor_of(gm)
    document, live = controller.document, controller.live
    usual = live.chance()
    document.set_setting("double_up_limit", 0, "")
    played = live.chance()
    document.set_setting("special_in_order", False, "")
    assert live.chance(without="special_in_order") == live.chance() == played
    assert live.chance(without="double_up_limit") == usual != played


def test_formula_suggestions_use_current_names(gm: MainController) -> None:
    """A mistake suggested the name that a row had before."""
    gm.open_sample("blank")
    controller, _page = editor_of(gm)
    document = controller.document
    profile = (
        *document.profile_rows(),
        ProfileField(id="bad", label="力", kind=FieldKind.FORMULA).model_dump(mode="json"),
    )
    document.set_profile(profile, "")
    rows = document.rows("abilities")
    document.set_rows("abilities", ({**rows[0], "name": "膂力"}, *rows[1:]), "")
    assert document.blocking
    labels = [named.label for named in controller.live.formulas.names()]
    assert "膂力" in labels
    assert rows[0]["name"] not in labels


def test_editor_previews_a_custom_check_at_once(gm: MainController, qtbot: QtBot) -> None:
    controller, _ = made(gm, qtbot, "d20fate")
    rows = controller.page.editors["checks"]
    click(qtbot, rows.ui.addButton)
    write(qtbot, rows.form.input_of("name"), "さいころ")
    controller.live.run()
    box = controller.page.ui.kindCombo
    box.setCurrentIndex(box.findText("さいころ"))
    box.activated.emit(box.currentIndex())
    controller.choose_kind(box.currentData())
    controller.live.run()
    assert controller.live.chance() == percent(0)  # one die never shows 7
    check = controller.live.begun(controller.document.game)
    assert check is not None
    assert check.odds().success == 0  # one die never shows 7
    controller.live.roll()
    assert "失敗" in controller.page.ui.outcome.text()
