"""The sheet and the builder of a game of one's own: everything from its definition, alive, quick with many rows."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.controllers.sheet.binder import Binder
from desktop.core.custom.checks.starting import KIND
from desktop.core.custom.definition import Definition
from desktop.core.rolls.dice import Throw, throw_of
from desktop.core.words import Words
from desktop.models.sheet.document import SheetDocument
from desktop.services.text import language
from desktop.systems.blank import SYSTEM
from desktop.systems.blank.sheet import BlankSheet, Condition, Item
from desktop.views.systems.blank import VIEW
from desktop.views.systems.blank.blocks import SkillBody
from desktop.views.systems.blank.build_abilities import AbilitiesPage
from desktop.views.systems.blank.build_rows import ItemsPage, SkillsPage
from desktop.views.systems.blank.plain_words import usual_check
from desktop.views.systems.blank.sheet_page import BlankSheetPage, TrackBody
from desktop.views.widgets.inputs.custom_fields import DerivedNumber
from desktop.views.widgets.inputs.spin import NumberSpin
from tests.views.systems_pages.blank_games import crowded, empty, many_abilities, many_skills


class Loaded:
    """Dice with given results."""

    def __init__(self, faces: tuple[int, ...]) -> None:
        self._faces = faces

    def throw(self, sides: Sequence[int]) -> Throw:
        return throw_of(tuple(sides), self._faces, "app")


PlayView = tuple[Any, SheetDocument, Binder]


def bound_page(
    qtbot: QtBot,
    page: QWidget,
    definition: Definition | None = None,
    sheet: BlankSheet | None = None,
    words: Words | None = None,
) -> PlayView:
    """Join a page to a sheet the way the program does."""
    game = SYSTEM.game(definition)
    document = SheetDocument(sheet or SYSTEM.randomise(game, Random(3)), SYSTEM, game)
    words = words or Words()
    tables = page.attach(document, words)  # type: ignore[attr-defined]
    qtbot.addWidget(page)
    binder = Binder(page, document, words, tables)
    if hasattr(page, "rebuilt"):
        page.rebuilt.connect(binder.adopt)
    page.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    return page, document, binder


def body(page: BlankSheetPage, holds: str) -> Any:
    """Return the first block that holds this."""
    return next(one for one in page.bodies if one.piece.holds == holds)


def block_kinds(page: BlankSheetPage) -> list[str]:
    return [one.piece.holds for one in page.bodies]


def button(page: QWidget, text: str) -> QPushButton:
    return next(one for one in page.findChildren(QPushButton) if one.text() == text)


def asked(page: BlankSheetPage) -> list[tuple[str, dict[str, Any]]]:
    found: list[tuple[str, dict[str, Any]]] = []
    page.check_requested.connect(lambda kind, params: found.append((kind, dict(params))))
    return found


def test_blocks_fill_their_columns_and_empty_blocks_are_hidden(qtbot: QtBot) -> None:
    """BL-LAY-01."""
    page, document, _ = bound_page(qtbot, VIEW.sheet_page(), crowded())
    assert block_kinds(page)[:5] == ["abilities", "tracks", "numbers", "checks", "skills"]
    assert [one.piece.block.group for one in page.bodies if one.piece.holds == "skills"] == ["調べる", "動く", ""]
    third = page.bodies[-1]
    assert page.ui.third.isAncestorOf(third)
    document.edit("items", ())
    document.set_game(SYSTEM.game(empty()))
    assert block_kinds(page) == ["abilities", "checks", "items", "points", "memo"], (
        "things need no list to be written in"
    )
    assert body(page, "items").table.isEnabled()
    document.edit("conditions", (Condition(text="ずぶぬれ"),))
    assert "conditions" in block_kinds(page), "what somebody has stays in sight"
    nothing = Definition(based_on="blank", lists={"blocks": []})
    document.set_game(SYSTEM.game(nothing))
    assert not page.ui.nothing.isHidden()
    assert page.shown_here == frozenset()


def test_edited_ability_updates_its_sum_with_items(qtbot: QtBot) -> None:
    """BL-ABL-01, BL-ITM-01."""
    page, document, binder = bound_page(qtbot, VIEW.sheet_page())
    spin = page.findChild(NumberSpin, "ability_mind")
    spin.setValue(8)
    sheet: Any = document.sheet
    assert sheet.abilities["mind"] == 8
    total = next(n for n in page.findChildren(DerivedNumber) if n.property("derived") == "abilities.mind")
    assert total.text() == "8"
    received = asked(page)
    button(page, "知力").click()
    assert received == [("check", {"subject": "abilities.mind"})]
    why: list[str] = []
    binder.why_requested.connect(lambda name, _widget: why.append(name))
    total.click()
    assert why == ["abilities.mind"]
    assert binder.widget_for("abilities.mind") is spin


def test_unwritten_ability_has_its_start_value(qtbot: QtBot) -> None:
    page, document, _ = bound_page(qtbot, VIEW.sheet_page(), sheet=BlankSheet(name="新顔"))
    assert page.findChild(NumberSpin, "ability_mind").value() == 3
    assert not document.undo_stack.canUndo()


def test_skill_table_prepares_checks_and_explains_totals(qtbot: QtBot) -> None:
    """BL-SKL-01."""
    page, document, binder = bound_page(qtbot, VIEW.sheet_page())
    skills: SkillBody = body(page, "skills")
    QAbstractItemModelTester(skills.model)
    document.edit("skills", {})
    row = next(n for n, one in enumerate(skills.model.rows) if one.id == "search")
    assert skills.model.index(row, 1).data() == ""
    before = int(skills.model.index(row, 2).data())
    assert skills.model.setData(skills.model.index(row, 1), 4)
    assert int(skills.model.index(row, 2).data()) == before + 4
    received, why = asked(page), []
    binder.why_requested.connect(lambda name, _widget: why.append(name))
    skills.table.clicked.emit(skills.model.index(row, 0))
    skills.table.clicked.emit(skills.model.index(row, 2))
    assert received == [("check", {"subject": "skills.search"})]
    assert why == ["skills.search"]
    assert skills.search.isHidden()


def test_skills_prepare_no_check_where_only_abilities_are_tested(qtbot: QtBot) -> None:
    """BL-CHK-01."""
    page, _, _ = bound_page(
        qtbot, VIEW.sheet_page(), Definition(based_on="blank", settings={"check.subject": "abilities"})
    )
    skills, received = body(page, "skills"), asked(page)
    skills.table.clicked.emit(skills.model.index(0, 0))
    assert received == []
    none = Definition(based_on="blank", settings={"check.subject": "none"})
    page, _, _ = bound_page(qtbot, VIEW.sheet_page(), none)
    assert "checks" not in block_kinds(page)
    assert not [one for one in page.findChildren(QPushButton) if one.text() == "知力"]


def test_tracks_are_written_within_their_ends_and_drawn_as_bars(qtbot: QtBot) -> None:
    page, document, _ = bound_page(qtbot, VIEW.sheet_page(), crowded())
    tracks: TrackBody = body(page, "tracks")
    line = tracks.lines["hp"]
    assert (line.spin.value(), line.end.text(), line.bar.part) == (12, "/ 12", 1.0)
    line.spin.setValue(3)
    assert document.sheet.own["hp"] == 3
    assert line.bar.part == 0.25
    line.spin.setValue(40)
    assert document.sheet.own["hp"] == 12
    assert tracks.lines["debt"].bar.isHidden()
    document.edit("own.hp", 7)
    assert line.spin.value() == 7


def test_custom_checks_and_computed_numbers_are_clickable(qtbot: QtBot) -> None:
    page, _, binder = bound_page(qtbot, VIEW.sheet_page(), crowded())
    received, why = asked(page), []
    binder.why_requested.connect(lambda name, _widget: why.append(name))
    button(page, "幸運ロール").click()
    button(page, "対抗判定").click()
    assert received == [(f"{KIND}c2", {}), ("contest", {})]
    places = {"skills.s1": "QTableView", "own.hp": "QSpinBox", "own.job": "QLineEdit", "money": "QSpinBox"}
    for field, kind in places.items():
        found = binder.widget_for(field)
        assert found is not None and found.inherits(kind), field  # noqa: PT018 - one fact
    numbers = [n for n in page.findChildren(DerivedNumber) if n.property("derived") == "own.luck"]
    numbers[0].click()
    assert why == ["own.luck"]


def test_items_are_added_from_the_list_or_by_hand(qtbot: QtBot) -> None:
    """BL-ITM-01."""
    sheet = SYSTEM.blank(SYSTEM.game()).evolve(name="ハル", draft=False)
    page, document, binder = bound_page(qtbot, VIEW.sheet_page(), sheet=sheet)
    offers = page.findChild(QComboBox, "itemsOffers")
    place = offers.findText("道具箱")
    for _ in range(2):
        offers.activated.emit(place)
    model = binder.table("items")
    assert [model.index(0, column).data() for column in range(3)] == ["道具箱", "2", "調べる+1"]
    assert model.setData(model.index(1, 0), "父の手紙")
    items: tuple[Item, ...] = document.get("items")
    assert [(item.item, item.name, item.count) for item in items] == [("toolbox", "", 2), ("", "父の手紙", 1)]
    assert offers.currentIndex() == 0


def test_listed_conditions_show_their_end(qtbot: QtBot) -> None:
    """BL-CND-01."""
    page, document, binder = bound_page(qtbot, VIEW.sheet_page())
    document.edit("conditions", ())
    offers = page.findChild(QComboBox, "conditionsOffers")
    for name in ("転倒", "転倒", "けが"):
        offers.activated.emit(offers.findText(name))
    conditions: tuple[Condition, ...] = document.get("conditions")
    assert [row.text for row in conditions] == ["転倒", "けが"]
    model = binder.table("conditions")
    assert [model.index(row, 1).data() for row in range(2)] == ["自分の手番の終わり", ""]


def test_everything_follows_when_the_definition_changes(qtbot: QtBot) -> None:
    page, document, binder = bound_page(qtbot, VIEW.sheet_page(), crowded())
    changed = crowded()
    abilities = [{**row, "name": f"新{row['name']}"} for row in changed.lists["abilities"]]
    document.set_game(SYSTEM.game(changed.evolve(lists={**changed.lists, "abilities": abilities})))
    assert button(page, "新筋力")
    page.findChild(NumberSpin, "ability_a0").setValue(17)
    assert document.get("abilities.a0") == 17
    field = next(one for one in page.findChildren(QLineEdit) if one.accessibleName() == "職業")
    field.setText("医者")
    field.textEdited.emit("医者")
    assert document.sheet.own["job"] == "医者"
    assert binder.widget_for("money") is not None


def test_five_hundred_skills_and_forty_abilities_cost_little(qtbot: QtBot) -> None:
    """A table is one widget however long; a keystroke in one of them draws what has changed and no more."""
    page, document, _ = bound_page(qtbot, VIEW.sheet_page(), many_skills())
    assert len(page.findChildren(QWidget)) < 200
    skills: SkillBody = body(page, "skills")
    drawn: list[tuple[int, int]] = []
    skills.model.dataChanged.connect(lambda first, last: drawn.append((first.row(), last.row())))
    document.edit("skills.s7", 3)
    assert drawn == [(7, 7)]
    assert not skills.search.isHidden()
    skills.search.textChanged.emit("ギノウ499")
    assert [row.id for row in skills.model.rows] == ["s499"]
    page, _, _ = bound_page(qtbot, VIEW.sheet_page(), many_abilities())
    assert len(page.findChildren(NumberSpin)) == 42


def test_page_describes_the_usual_check() -> None:
    """BL-CHK-02 to BL-CHK-06."""

    def describe(**settings: Any) -> list[str]:
        definition = Definition(based_on="blank", settings={key.replace("_", ".", 1): v for key, v in settings.items()})
        return [str(line) for line in usual_check(SYSTEM.game(definition))]

    assert describe() == ["2D6＋能力値か技能が目標以上で成功。", "目標は、言わなければ 10。"]
    percent = describe(
        check_way="under", check_dice=1, check_sides=100, check_critical=1, check_fumble=96, check_share=5
    )
    assert percent == [
        "1D100が能力値か技能以下で成功。",
        "出目 1 以下はクリティカル。",
        "出目 96 以上はファンブル。",
        "値の 5 分の1以下はクリティカル。",
    ]
    assert describe(check_subject="none") == []


def test_the_page_speaks_english(qtbot: QtBot) -> None:
    page, _, _ = bound_page(qtbot, VIEW.sheet_page(), words=language.words("en", "blank"))
    texts = [label.text() for label in page.findChildren(QLabel)]
    assert {"Abilities", "Skills", "Items", "Notes"} <= set(texts)
    assert "2D6 + Abilities or Skills at or above the target succeeds." in "\n".join(texts)


def test_ability_points_show_the_rest_and_stop_at_zero(qtbot: QtBot) -> None:
    """BL-BLD-02."""
    game = SYSTEM.game()
    page, document, _ = bound_page(qtbot, AbilitiesPage(), sheet=SYSTEM.blank(game))
    assert (page.ui.leftNumber.text(), page.ui.leftOf.text()) == ("10", "/ 10")
    line = page.lines["body"]
    for _ in range(7):
        line.more.click()
    assert (document.get("abilities.body"), page.ui.leftNumber.text()) == (10, "3")
    assert not line.more.isEnabled()
    page.lines["mind"].edit.setText("6")
    assert page.ui.leftNumber.text() == "0"
    assert not page.lines["heart"].more.isEnabled()
    line.less.click()
    assert page.lines["heart"].more.isEnabled()
    assert page.ui.diceView.isHidden()


def test_abilities_by_dice_are_thrown_typed_and_kept(qtbot: QtBot) -> None:
    """BL-BLD-03."""
    definition = Definition(based_on="blank", settings={"build.method": "roll"})
    game = SYSTEM.game(definition)
    page, document, _ = bound_page(qtbot, AbilitiesPage(), definition, SYSTEM.blank(game))
    page.ui.diceView.dice.animated = False
    page.use(Loaded((2, 3)))
    line = page.lines["body"]
    line.line.button.click()
    assert document.get("abilities.body") == 5
    assert line.sum.text() == "2＋3 → 5"
    assert not line.line.button.isEnabled(), "once only"
    assert page.lines["mind"].sum.text() == "—"
    page.lines["mind"].line.entry.setText("4 4")
    page.lines["mind"].line.entry.completed.emit((4, 4))
    assert document.get("abilities.mind") == 8
    assert (page.ui.allButton.text(), page.ui.allButton.isEnabled()) == ("残りを振る", True)
    page.use(Loaded((1, 2)))
    page.ui.allButton.click()
    assert {key: document.get(f"abilities.{key}") for key in page.lines} == {
        "body": 5,
        "agility": 3,
        "mind": 8,
        "heart": 3,
    }
    assert not page.ui.allButton.isEnabled(), "all of them lie"
    again = Definition(based_on="blank", settings={"build.method": "roll", "build.again": True})
    document.set_game(SYSTEM.game(again))
    assert page.lines["body"].line.button.isEnabled()
    assert page.lines["body"].line.button.text() == "振り直す"


def test_free_method_hides_points_and_missing_abilities_are_explained(qtbot: QtBot) -> None:
    """BL-BLD-01."""
    free = Definition(based_on="blank", settings={"build.method": "free"})
    page, document, _ = bound_page(qtbot, AbilitiesPage(), free)
    assert page.ui.leftBox.isHidden()
    page.lines["body"].edit.setText("9")
    assert document.get("abilities.body") == 9
    document.set_game(SYSTEM.game(Definition(based_on="blank", lists={"abilities": []})))
    assert page.ui.tell.text() == "このゲームでは能力値を使いません。次へ進んでください。"


def test_skills_are_trained_by_points_up_to_their_caps(qtbot: QtBot) -> None:
    """BL-BLD-04."""
    definition = Definition(based_on="blank", settings={"build.skill_points": 5, "build.skill_most": 3})
    game = SYSTEM.game(definition)
    page, document, _ = bound_page(qtbot, SkillsPage(), definition, SYSTEM.blank(game))
    model = page.model
    QAbstractItemModelTester(model)
    more, less = model.keys.index("more"), model.keys.index("less")
    for _ in range(4):
        page.ui.skillTable.clicked.emit(model.index(0, more))
    assert (model.trained(0), page.ui.leftNumber.text()) == (3, "2")
    for _ in range(3):
        page.ui.skillTable.clicked.emit(model.index(1, more))
    assert (model.trained(1), page.ui.leftNumber.text()) == (2, "0")
    page.ui.skillTable.clicked.emit(model.index(0, less))
    assert document.get("skills.fight") == 2
    page.ui.skillTable.setCurrentIndex(model.index(1, more))
    qtbot.keyClick(page.ui.skillTable, Qt.Key.Key_Plus)
    assert model.trained(1) == 3
    document.set_game(SYSTEM.game(empty()))
    assert page.ui.tell.text() == "このゲームでは技能を使いません。次へ進んでください。"
    assert page.ui.skillTable.isHidden()


def test_items_are_bought_within_the_budget(qtbot: QtBot) -> None:
    """BL-ITM-02."""
    rows = [{"id": "lamp", "name": "灯", "price": 7, "note": "暗がりで"}, {"id": "rope", "name": "縄"}]
    definition = Definition(based_on="blank", settings={"build.money": 10}, lists={"items": rows})
    page, document, _ = bound_page(qtbot, ItemsPage(), definition, SYSTEM.blank(SYSTEM.game(definition)))
    assert (page.ui.leftNumber.text(), page.ui.addButton.isEnabled()) == ("10", False)
    page.ui.offers.setCurrentRow(0)
    assert page.ui.offerText.text() == "暗がりで"
    page.ui.addButton.click()
    assert page.ui.leftNumber.text() == "3"
    page.ui.addButton.click()
    assert page.ui.leftNumber.text() == "−4"
    items: tuple[Item, ...] = document.get("items")
    assert [(item.item, item.count) for item in items] == [("lamp", 2)]
