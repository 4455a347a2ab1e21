"""コトダマ d10 on screen: a character built by clicks and keys, the sheet and its matrix, every field in its place."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pypdfium2
import pytest
from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot

from desktop.controllers.sheet.builder import BuilderController
from desktop.controllers.sheet.sheet import SheetController
from desktop.core.words import Words
from desktop.models.sheet.document import SheetDocument
from desktop.models.sheet.schema import editable_paths
from desktop.services.campaign.campaign import Campaign
from desktop.services.library.library import Library
from desktop.services.storage.store import Store
from desktop.services.text import language
from desktop.services.text.rulebook import Rulebook
from desktop.systems.kotodama import SYSTEM
from desktop.systems.kotodama.sheet import OVER, KotodamaSheet
from desktop.views.paper.printing import print_sheets
from desktop.views.paper.sheet.ink import Mode
from desktop.views.systems.kotodama.build_pages import ValueLine
from desktop.views.systems.kotodama.gear_table import ARTS, GearModel, GearTable
from tests.example_budget import SHARE

FRAME = {"name", "reading", "player", "is_pc", "colour", "portrait", "memo", "gm_notes"}
"""What the frame shows for every system."""
GAME = SYSTEM.game()


@pytest.fixture
def campaign(tmp_path: Path) -> Campaign:
    return Library(tmp_path, Store()).create("kotodama", "鉄錆の街")


@pytest.fixture
def open_sheet(campaign: Campaign, qtbot: QtBot) -> Callable[..., SheetController]:
    def made(**changes: Any) -> SheetController:
        sheet = SYSTEM.blank(GAME).evolve(**{"name": "シラサギ", "draft": False, "dl": 1, **changes})
        stored = campaign.add(sheet)
        controller = SheetController(campaign, stored, SheetDocument(sheet, SYSTEM, GAME), Words(), Rulebook())
        qtbot.addWidget(controller.frame)
        controller.frame.resize(854, 640)
        controller.frame.show()
        return controller

    return made


@pytest.fixture
def builder(campaign: Campaign, qtbot: QtBot) -> BuilderController:
    sheet = SYSTEM.blank(GAME)
    stored = campaign.add(sheet)
    document = SheetDocument(sheet, SYSTEM, GAME)
    controller = BuilderController(campaign, stored, document, Words(), Rulebook(), randomness=Random(1))
    qtbot.addWidget(controller.view)
    controller.view.resize(1366, 740)
    controller.view.show()
    return controller


def press(qtbot: QtBot, widget: QWidget) -> None:
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)


def cell(controller: SheetController, row: int, column: int) -> QModelIndex:
    index: QModelIndex = controller.page.ui.matrix.model().index(row, column)  # type: ignore[attr-defined]
    return index


def pdf_text(file: Path) -> str:
    document = pypdfium2.PdfDocument(file)
    text = "".join(page.get_textpage().get_text_bounded() for page in document)
    document.close()
    return text


def test_a_character_is_built_saved_reopened_and_printed(
    builder: BuilderController, campaign: Campaign, qtbot: QtBot, tmp_path: Path
) -> None:
    """KO-CRE-01: seven steps in this order, KO-VAL-01: not without a name."""
    onwards = builder.view.ui.nextButton
    assert builder.step_id == "profile"
    assert not onwards.isEnabled()
    qtbot.keyClicks(builder.pages[0].ui.nameEdit, "Kagenui")  # type: ignore[attr-defined]
    QTest.keyClick(builder.view, Qt.Key.Key_Return)
    assert builder.step_id == "dl"
    page: Any = builder.pages[1]
    press(qtbot, page.ui.dl2Button)
    assert page.ui.ninjabonusNumber.text() == "4"
    assert page.ui.actioncountNumber.text() == "4"
    press(qtbot, onwards)
    lines = builder.pages[2].findChildren(ValueLine)
    press(qtbot, lines[0].more)
    press(qtbot, lines[0].more)
    press(qtbot, lines[4].less)
    press(qtbot, onwards)
    skills = builder.pages[3].findChildren(ValueLine)
    press(qtbot, skills[0].more)
    press(qtbot, skills[1].less)
    assert not skills[1].less.isEnabled()
    press(qtbot, onwards)
    numbers: Any = builder.pages[4]
    numbers.ui.hpSpin.selectAll()
    qtbot.keyClicks(numbers.ui.hpSpin, "7")
    box = numbers.ui.karmaCheck
    qtbot.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(8, box.height() // 2))
    press(qtbot, onwards)
    gear: Any = builder.pages[5]
    gear.ui.artExamples.menu().actions()[4].trigger()
    press(qtbot, onwards)
    assert builder.step_id == "review"
    with qtbot.waitSignal(builder.finished):
        press(qtbot, onwards)
    path = builder.autosave.stored.path
    _, sheet = Library(tmp_path, Store()).open(campaign.folder).read(path, SYSTEM)
    assert isinstance(sheet, KotodamaSheet)
    assert (sheet.name, sheet.dl, sheet.draft) == ("Kagenui", 2, False)
    assert (sheet.hp_max, sheet.hp, sheet.karma) == (7, 7, None)
    assert [a.value for a in sheet.abilities[:5]] == [4, 2, 2, 2, 1]
    assert [s.value for s in sheet.skills[:3]] == [1, None, 0]
    assert sheet.arts == (GAME.rows("arts")[3],)
    print_sheets([(SYSTEM, GAME, sheet)], tmp_path / "sheet.pdf", Mode.FILLED, Words())
    text = pdf_text(tmp_path / "sheet.pdf")
    assert "Kagenui" in text
    assert "逆探知の糸" in text
    assert "オーバーレンジ" in text


def test_every_model_field_is_on_the_sheet_once(open_sheet: Callable[..., SheetController]) -> None:
    controller = open_sheet()
    shown = [str(w.property("field")) for w in controller.page.findChildren(QWidget) if w.property("field")]
    assert sorted(shown) == sorted(set(editable_paths(KotodamaSheet)) - FRAME)
    assert set(editable_paths(KotodamaSheet)) - {"portrait"} <= set(controller.binder.fields)


def test_computed_numbers_of_the_head_are_explained(open_sheet: Callable[..., SheetController], qtbot: QtBot) -> None:
    controller = open_sheet(dl=3, combat_move=6)
    ui: Any = controller.page.ui  # type: ignore[attr-defined]
    shown = {n: getattr(ui, f"{n}Number").text() for n in ("isninja", "ninjabonus", "actioncount", "fullmove")}
    assert shown == {"isninja": "ニンジャ", "ninjabonus": "6", "actioncount": "5", "fullmove": "18"}
    controller.binder.why_requested.disconnect(controller.explain)
    with qtbot.waitSignal(controller.binder.why_requested) as asked:
        press(qtbot, ui.fullmoveNumber)
    assert asked.args is not None
    assert asked.args[0] == "full_move"


def test_a_cell_prepares_the_check_its_ability_is_made_for(
    open_sheet: Callable[..., SheetController], qtbot: QtBot
) -> None:
    """KO-SHT-25, KO-OPP-05: the pool with DL×2 is prepared; アクト for a normal check, リアクト to respond."""
    controller = open_sheet()
    matrix = controller.page.ui.matrix  # type: ignore[attr-defined]
    assert cell(controller, 1, 0).data() == "4"
    for row, column, kind, ability, skill in ((1, 0, "normal", "body", "melee"), (0, 5, "react", "reflexes", "none")):
        middle = matrix.visualRect(cell(controller, row, column)).center()
        with qtbot.waitSignal(controller.check_requested) as asked:
            qtbot.mouseClick(matrix.viewport(), Qt.MouseButton.LeftButton, pos=middle)
        assert asked.args == [kind, {"ability": ability, "skill": skill}]
        check = SYSTEM.start_check(kind, controller.document.sheet, asked.args[1], GAME)
        assert f"{cell(controller, row, column).data()}個" in Words().say(check.title)


def test_the_matrix_is_used_by_keys_alone(open_sheet: Callable[..., SheetController], qtbot: QtBot) -> None:
    """KO-TBL-01; every kind of check can be prepared for the pool in front."""
    controller = open_sheet()
    ui: Any = controller.page.ui  # type: ignore[attr-defined]
    ui.matrix.setFocus()
    qtbot.keyClick(ui.matrix, Qt.Key.Key_Down)
    qtbot.keyClick(ui.matrix, Qt.Key.Key_Right)
    assert ui.poolSubject.text() == "【技巧】＋≪白兵≫"
    assert ui.poolNumber.text() == "4"
    assert "＝ 4個" in ui.poolSum.text()
    with qtbot.waitSignal(controller.check_requested) as asked:
        qtbot.keyClick(ui.matrix, Qt.Key.Key_Return)
    assert asked.args == ["normal", {"ability": "technique", "skill": "melee"}]
    known = {kind.id for kind in SYSTEM.check_kinds(controller.document.sheet, GAME)}
    for button in (ui.normalButton, ui.opposedButton, ui.reactButton, ui.extendedButton):
        with qtbot.waitSignal(controller.check_requested) as asked:
            press(qtbot, button)
        assert asked.args is not None
        assert asked.args[0] in known
    controller.binder.why_requested.disconnect(controller.explain)
    with qtbot.waitSignal(controller.binder.why_requested) as why:
        qtbot.keyClick(ui.matrix, Qt.Key.Key_F1)
    assert why.args is not None
    assert why.args[0] == "pool.technique.melee"


def test_the_pool_in_front_stays_right_when_values_change(open_sheet: Callable[..., SheetController]) -> None:
    controller = open_sheet()
    ui: Any = controller.page.ui  # type: ignore[attr-defined]
    ui.matrix.setCurrentIndex(cell(controller, 1, 1))
    controller.document.edit("dl", 5)
    assert ui.poolNumber.text() == cell(controller, 1, 1).data() == "12"
    sheet: Any = controller.document.sheet
    controller.document.edit("abilities", sheet.abilities[:3])
    assert ui.matrix.model().columnCount() == 3
    controller.document.edit("abilities", ())
    assert not ui.normalButton.isEnabled()
    assert ui.poolSubject.text() == ""
    assert ui.poolNumber.text() == "—"


def test_a_sheet_without_abilities_gets_its_pools_later(
    open_sheet: Callable[..., SheetController], qtbot: QtBot
) -> None:
    controller = open_sheet(abilities=())
    ui: Any = controller.page.ui  # type: ignore[attr-defined]
    assert ui.poolNumber.text() == "—"
    controller.document.edit("abilities", GAME.rows("abilities"))
    assert ui.poolNumber.text() == "4"
    controller.binder.why_requested.disconnect(controller.explain)
    with qtbot.waitSignal(controller.binder.why_requested) as why:
        press(qtbot, ui.poolNumber)
    assert why.args is not None
    assert why.args[0] == "pool.body.none"


def test_heading_focuses_its_value(open_sheet: Callable[..., SheetController], qtbot: QtBot) -> None:
    controller = open_sheet()
    ui: Any = controller.page.ui  # type: ignore[attr-defined]
    header = ui.matrix.horizontalHeader()
    place = QPoint(header.sectionViewportPosition(5) + 8, header.height() - 6)
    qtbot.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert ui.abilityTable.state() == QAbstractItemView.State.EditingState
    assert ui.abilityTable.currentIndex().data() == "2"
    editor = ui.abilityTable.indexWidget(ui.abilityTable.currentIndex())
    editor.selectAll()
    qtbot.keyClicks(editor, "6")
    qtbot.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: controller.document.get("abilities.5.value") == 6)
    assert cell(controller, 0, 5).data() == "8"


def test_over_range_reads_in_words_and_is_kept_as_the_fixed_value(open_sheet: Callable[..., SheetController]) -> None:
    """KO-ART-04, KO-SHT-41."""
    controller = open_sheet(arts=(GAME.rows("arts")[3], GAME.rows("arts")[0]))
    model = controller.binder.table("arts")
    assert isinstance(model, GearModel)
    column = model.column_of("range")
    assert model.index(0, column).data() == "オーバーレンジ"
    assert model.index(1, model.column_of("timing")).data() == "セットアップ"
    assert model.setData(model.index(1, column), "オーバーレンジ")
    assert controller.document.get("arts.1.range") == OVER
    assert model.setData(model.index(0, column), "20m")
    assert controller.document.get("arts.0.range") == "20m"


def test_an_effect_of_several_lines_is_edited_as_lines(
    open_sheet: Callable[..., SheetController], qtbot: QtBot
) -> None:
    controller = open_sheet(arts=(GAME.rows("arts")[3].evolve(effect="一行目\n二行目"),))
    table = controller.page.ui.artTable  # type: ignore[attr-defined]
    index = table.model().index(0, table.rows_model().column_of("effect"))
    table.setCurrentIndex(index)
    table.edit(index)
    editor = table.indexWidget(index)
    assert isinstance(editor, QPlainTextEdit)
    assert editor.toPlainText() == "一行目\n二行目"
    qtbot.keyClick(editor, Qt.Key.Key_Tab)
    assert controller.document.get("arts.0.effect") == "一行目\n二行目"
    assert not controller.document.undo_stack.canUndo()


def test_sample_added_twice_gets_a_new_id(open_sheet: Callable[..., SheetController]) -> None:
    controller = open_sheet()
    menu = controller.page.ui.outfitExamples.menu()  # type: ignore[attr-defined]
    assert "アプリ独自" in menu.actions()[0].text()
    menu.actions()[1].trigger()
    menu.actions()[1].trigger()
    sheet: Any = controller.document.sheet
    assert [o.name for o in sheet.outfits] == ["短刀", "短刀"]
    assert len({o.id for o in sheet.outfits}) == 2


def test_connection_names_current_and_controlled_space(open_sheet: Callable[..., SheetController]) -> None:
    """KO-CON-07, KO-CON-09, KO-CON-15, KO-AMB-47, KO-TBL-22."""
    controller = open_sheet()
    ui: Any = controller.page.ui  # type: ignore[attr-defined]
    args = {}
    for state in ("aware", "dive", "full_dive"):
        controller.document.edit("connection", state)
        args[state] = ui.spaceLabel.text()
    assert args["aware"] == "いる空間：通常　操作する空間：通常"
    assert args["dive"] == "いる空間：両方　操作する空間：コトダマ"
    assert "≪電制≫" in args["full_dive"]
    noted = GAME.definition.evolve(settings={"aware_note": "夜だけつながる"})
    controller.document.set_game(SYSTEM.game(noted))
    controller.document.edit("connection", "aware")
    assert ui.spaceLabel.text().endswith("夜だけつながる")
    off = GAME.definition.evolve(settings={"kotodama_enabled": False, "kotodama_announced": True})
    controller.document.set_game(SYSTEM.game(off))
    assert "使いません" in ui.spaceLabel.text()


def test_page_fits_a_small_window_without_sideways_scrolling(open_sheet: Callable[..., SheetController]) -> None:
    assert open_sheet().page.minimumSizeHint().width() <= 854 - 24 - 12


def test_ability_names_are_rotated_instead_of_cut(
    open_sheet: Callable[..., SheetController],
) -> None:
    matrix = open_sheet().page.ui.matrix
    head = matrix.horizontalHeader()
    matrix.setFixedWidth(1200)
    QTest.qWait(0)
    low = head.sizeHint().height()
    longest = max(
        head.fontMetrics().horizontalAdvance(str(matrix.model().headerData(n, Qt.Orientation.Horizontal)).split()[0])
        for n in range(head.count())
    )
    matrix.setFixedWidth(matrix.verticalHeader().width() + head.count() * (longest - 2))
    QTest.qWait(0)
    assert head.length() <= matrix.viewport().width()
    assert head.sizeHint().height() == low - head.fontMetrics().height() + longest + 4
    assert matrix.sizeHint().height() >= head.sizeHint().height() + matrix.verticalHeader().length()


@pytest.mark.styled
@pytest.mark.parametrize("tongue", ["ja", "en"])
def test_arts_table_fits_any_width(tongue: str, qtbot: QtBot) -> None:
    table, words, too_wide = GearTable(), language.words(tongue, "kotodama"), []
    step = 3 if SHARE >= 100 else 9  # the arts of a run divide the widths among themselves
    qtbot.addWidget(table)
    table.setFitRows(6)
    for number, art in enumerate(GAME.rows("arts")):
        sheet = SYSTEM.blank(GAME).evolve(arts=(art,))
        table.setModel(GearModel(SheetDocument(sheet, SYSTEM, GAME), "arts", ARTS, words))
        table.show()
        for width in range(560 + 3 * number % step, 1000, step):
            table.resize(width, table.height())
            if table.horizontalHeader().length() > table.viewport().width():
                too_wide.append((art.name, width))
    assert too_wide == []
