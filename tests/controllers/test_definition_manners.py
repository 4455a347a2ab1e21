"""The editor of definitions speaks in names: no ids, no English keys, references from lists, warnings in sight."""

from __future__ import annotations

import re
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QLineEdit

from desktop.controllers.editors.definition import DefinitionController
from desktop.controllers.main import MainController
from desktop.core.custom.checks.model import CustomCheck
from desktop.core.expression.tree import Ref, Unread
from desktop.core.tables.text import read
from desktop.services.text.catalogue import system_ids
from desktop.views.dialogs.mistakes import MistakesDialog
from desktop.views.widgets.inputs.formula_edit import ROOM, FormulaEdit
from desktop.views.widgets.inputs.pick import PickOne
from desktop.views.widgets.lists.record_form import OptionalPart, RecordForm
from desktop.views.widgets.lists.rows_editor import RowsEditor
from tests.controllers.keyboard import type_into
from tests.controllers.test_definition_editor import editor
from tests.controllers.windows import opened
from tests.screens import settle
from tests.table_mode import no_sheet_open

ANY = ("d6game", "blank")
"""A document of a game takes all back, whatever lists and switches a rule system has."""
ENGLISH_KEY = re.compile(r"[a-z][a-z_]+")


@pytest.fixture
def edited(main: MainController, request: pytest.FixtureRequest) -> DefinitionController:
    with no_sheet_open():
        main.open_sample(request.param)
    assert main.campaign_window is not None
    return editor(main.campaign_window)


def forms(controller: DefinitionController) -> list[RecordForm]:
    """Show a row of every list, and return the forms that come up, those within rows too."""
    for rows in controller.page.editors.values():
        if not rows.rows:
            rows.add_row()
        rows.choose(0)
    for inner in controller.page.findChildren(RowsEditor):
        if inner not in controller.page.editors.values() and not inner.rows:
            inner.add_row()
    return controller.page.findChildren(RecordForm)


@pytest.mark.parametrize("edited", system_ids(), indirect=True)
def test_editor_shows_no_ids_and_offers_references_by_name(
    edited: DefinitionController,
) -> None:
    labels, offered = set[str](), set[str]()
    for form in forms(edited):
        assert "id" not in form.inputs
        labels |= {label.text() for label in form.findChildren(QLabel)}
        for box in form.findChildren(QComboBox):
            offered |= {box.itemText(place) for place in range(box.count())}
        for name, (schema, widget) in form.inputs.items():
            if schema.refers and schema.kind is not tuple:
                assert isinstance(widget, PickOne), name
                assert widget.count() > 1 or schema.refers == "track", name  # none was made yet
    assert [text for text in (*labels, *offered) if ENGLISH_KEY.fullmatch(text)] == []


@pytest.mark.parametrize("edited", ["enishi"], indirect=True)
def test_a_weapon_takes_its_skill_from_the_list(edited: DefinitionController, main: MainController) -> None:
    rows = edited.page.editors["weapons"]
    rows.add_row()
    pick = rows.form.input_of("skill")
    assert isinstance(pick, PickOne)
    place = pick.count() - 1
    name = pick.itemText(place)
    pick.setCurrentIndex(place)
    pick.activated.emit(place)
    assert pick.value == edited.document.rows("weapons")[rows.ui.list.currentRow()]["skill"]
    assert edited.document.blocking == ()
    main.window.ui.undoButton.click()
    assert pick.currentText() != name


@pytest.mark.parametrize("edited", ["d20fate"], indirect=True)
def test_choices_follow_renamed_rows(edited: DefinitionController) -> None:
    first = edited.document.rows("abilities")[0]
    edited.document.set_rows("abilities", ({**first, "name": "怪力"}, *edited.document.rows("abilities")[1:]), "")
    skills = edited.page.editors["skills"]
    skills.choose(0)
    pick = skills.form.input_of("ability")
    assert isinstance(pick, PickOne)
    assert "怪力" in [pick.itemText(place) for place in range(pick.count())]
    edited.document.set_rows("abilities", edited.document.rows("abilities")[1:], "")
    skills.choose(next(n for n, row in enumerate(skills.rows) if row["ability"] == first["id"]))
    assert pick.currentText().startswith("△")
    assert pick.currentText().endswith("（ありません）")


@pytest.mark.parametrize("edited", ["common"], indirect=True)
def test_check_of_a_card_can_be_removed_and_restored(edited: DefinitionController) -> None:
    cards = edited.page.editors["cards"]
    place = next(n for n, row in enumerate(cards.rows) if row.get("check"))
    before = cards.rows[place]["check"]
    cards.choose(place)
    part = cards.form.input_of("check")
    assert isinstance(part, OptionalPart)
    part.check.click()
    assert edited.document.rows("cards")[place]["check"] is None
    edited.document.undo_stack.undo()
    assert edited.document.rows("cards")[place]["check"] == before
    assert part.check.isChecked()
    target = cards.form.input_of("target")
    assert isinstance(target, RecordForm)
    assert "対象" not in [label.text() for label in target.findChildren(QLabel)], "it stands before the part"
    assert target.input_of("kind").accessibleName() == "対象"
    judge = part.part.input_of("judge")
    assert isinstance(judge, FormulaEdit)
    judge.names_menu.aboutToShow.emit()
    offered = [act.text() for act in judge.names_menu.actions()]
    assert {"レベル", "このカードの技能値", "対象のレベル", "GMが読む数"} <= set(offered)
    kind = next(name for name in offered if name.startswith("対象の<"))
    judge.line.setText(f"最大(このカードの技能値、{kind})＋レベル÷2")
    judge.line.textEdited.emit(judge.line.text())
    assert edited.document.rows("cards")[place]["check"]["judge"]["kind"] == "sum"
    assert "見本のシートでは" in judge.explanation.text()
    judge.line.setText("このカードの技能値＋")
    judge.line.textEdited.emit(judge.line.text())
    assert "計算式" in edited.page.ui.state.text()


@pytest.mark.parametrize("edited", ["blank"], indirect=True)
def test_a_formula_is_written_over_by_an_input_method(edited: DefinitionController) -> None:
    """An empty line during composition does not restore the old formula."""
    checks, there = edited.page.editors["checks"], {check.id for check in edited.document.value.checks}
    checks.ui.addButton.click()

    def new() -> CustomCheck:
        return next(check for check in edited.document.value.checks if check.id not in there)

    bonus = checks.form.input_of("bonus")
    assert isinstance(bonus, FormulaEdit)
    assert bonus.line.text() == "0"
    bonus.line.selectAll()
    bonus.line.clear()
    bonus.line.textEdited.emit(bonus.line.text())
    assert bonus.line.text() == ""
    assert new().bonus == Unread(text="")
    assert bonus.explanation.text().startswith("△")
    bonus.line.setText("0")
    bonus.line.textEdited.emit("0")
    bonus.line.selectAll()
    name = str(edited.document.rows("abilities")[0]["name"])
    type_into(bonus.line, name)
    assert bonus.line.text() == name
    assert isinstance(new().bonus, Ref)
    critical = checks.form.input_of("critical")
    assert isinstance(critical, FormulaEdit)
    for text in ("12", ""):
        critical.line.setText(text)
        critical.line.textEdited.emit(text)
    assert new().critical is None, "that one may be left out"


@pytest.mark.parametrize("edited", ["common"], indirect=True)
def test_unlisted_kind_can_be_typed(edited: DefinitionController) -> None:
    cards = edited.page.editors["cards"]
    cards.choose(0)
    pick = cards.form.input_of("series")
    assert isinstance(pick, PickOne)
    pick.setEditText("まだない系統")
    line = pick.lineEdit()
    assert line is not None
    line.textEdited.emit("まだない系統")
    assert edited.document.rows("cards")[0]["series"] == "まだない系統"
    assert "系統「まだない系統」は一覧にありません" in edited.page.ui.state.text()


@pytest.mark.parametrize("edited", ["enishi"], indirect=True)
def test_invalid_value_is_described_in_words(edited: DefinitionController) -> None:
    rows: tuple[dict[str, Any], ...] = ({**edited.document.rows("weapons")[0], "cost": 99},)
    edited.document.set_rows("weapons", rows, "")
    edited.page.editors["weapons"].choose(0)
    text = edited.page.editors["weapons"].ui.problem.text()
    assert text == "△ 「コスト」の値 99 は使えません（大きすぎます。上限 6）。正しい値に直してください。"


@pytest.mark.parametrize("edited", ["d20fate"], indirect=True)
def test_running_session_keeps_its_rules_and_the_page_says_so(
    main: MainController, edited: DefinitionController
) -> None:
    """The session keeps its fate dice, and the page says that it runs with other rules."""
    assert main.campaign_window is not None
    play_session, document, state = (
        main.campaign_window.open_campaign.play_session,
        edited.document,
        edited.page.ui.state,
    )
    play_session.begin(
        "session", [sheet.id for sheet in main.campaign_window.open_campaign.people.all_sheets() if sheet.is_pc]
    )
    document.set_setting("level.max", 19, "")
    assert state.text().endswith("いま進んでいる場面は、始めたときのルールのまま続きます。")
    document.undo_stack.undo()
    assert "始めたとき" not in state.text()
    document.set_setting("level.max", 19, "")
    play_session.close("session")
    document.set_setting("level.max", 18, "")
    assert "始めたとき" not in state.text()


@pytest.mark.parametrize("edited", ["d20fate"], indirect=True)
def test_reversed_range_is_reported(edited: DefinitionController) -> None:
    """The message names the lower limit and the upper one below it."""
    edited.document.set_setting("ability.min", 31, "")
    assert "能力値の下限 31 が上限 30 より大きくなっています。" in edited.page.ui.state.text()


@pytest.mark.parametrize("edited", ["enishi"], indirect=True)
def test_warnings_are_shown_in_the_editor(main: MainController, edited: DefinitionController) -> None:
    page = edited.page
    assert page.ui.problemsButton.isHidden()
    edited.document.set_tables(read("遭遇\n1D6\n1-5:野犬"), "")
    assert page.ui.state.text().startswith("△ 気をつけるところ 1 件　「遭遇」に 6 の行がありません。")
    assert page.ui.exportButton.isEnabled()
    page.ui.problemsButton.click()
    dialog = opened(main, MistakesDialog)
    assert "「遭遇」に 6 の行がありません" in "".join(dialog.lines)
    dialog.close()


@pytest.mark.parametrize("edited", ANY, indirect=True)
def test_window_undo_reverts_every_kind_of_edit(main: MainController, edited: DefinitionController) -> None:
    document = edited.document
    begun = document.value
    key = next(iter(document.infos))
    spec = document.system.lists[0]
    for edit in (
        lambda: document.set_text("title", "別の題", "題名"),
        lambda: document.set_setting(key, _other(document.setting(key), document.infos[key]), "スイッチ"),
        lambda: document.set_rows(spec.id, document.rows(spec.id)[1:], "一覧"),
        lambda: document.set_profile(({"id": "x", "label": "好物"},), "項目"),
        lambda: document.set_text("notice", ("自作",), "表記"),
        lambda: document.set_tables(read("遭遇\n1D6\n1-6:野犬"), "表"),
    ):
        edit()
        document.end_burst()
    assert document.undo_stack.count() == 6
    for _ in range(6):
        main.run("undo")
    assert document.value == begun
    for _ in range(6):
        main.run("redo")
    assert document.value.title == "別の題"
    assert document.value.tables


def _other(value: Any, info: Any) -> Any:
    if isinstance(value, bool):
        return not value
    if info.choices:
        return next(choice for choice, _ in info.choices if choice != value)
    return value + 1 if isinstance(value, int) else "別"


@pytest.mark.parametrize("edited", ["common", "blank"], indirect=True)
def test_formula_fields_are_wide_enough_everywhere(main: MainController, edited: DefinitionController) -> None:
    main.window.resize(1366, 720)
    forms(edited)
    for section in range(edited.page.ui.sections.count()):
        edited.page.ui.sections.setCurrentRow(section)
        settle()
        lines = [edit.line for edit in edited.page.findChildren(FormulaEdit) if edit.isVisible()]
        narrow = [(line.accessibleName(), line.width()) for line in lines if line.width() < ROOM]
        assert narrow == []
    assert edited.page.findChildren(FormulaEdit)


@pytest.mark.parametrize("edited", ["blank"], indirect=True)
def test_added_row_focuses_its_name(edited: DefinitionController) -> None:
    """＋ left the keys to the page: what was typed next went nowhere, and Tab began at the author's name."""
    rows = edited.page.editors["abilities"]
    edited.page.window().activateWindow()
    for button in (rows.ui.addButton, rows.ui.copyButton):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        line = QApplication.focusWidget()
        assert isinstance(line, QLineEdit)
        assert line.selectedText() == line.text() != ""
        QTest.keyClicks(line, f"tide{len(rows.rows)}")
        assert rows.rows[rows.ui.list.currentRow()]["name"] == f"tide{len(rows.rows)}"


@pytest.mark.styled
@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_drop_down_shows_its_last_row(main: MainController) -> None:
    """A list of eleven, one to choose from or to write in, showed ten."""
    box = QComboBox(main.window)
    box.setEditable(True)
    box.addItems([f"{number} 個" for number in range(11)])
    box.show()
    box.showPopup()
    QApplication.processEvents()
    view = box.view()
    assert view.visualRect(view.model().index(box.count() - 1, 0)).bottom() < view.viewport().height()
    box.hidePopup()
    box.deleteLater()
