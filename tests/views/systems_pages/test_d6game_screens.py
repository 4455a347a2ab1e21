"""The d6game sheet and its guided building, used by clicks and keys."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pypdfium2
import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.controllers.sheet.builder import BuilderController
from desktop.controllers.sheet.sheet import SheetController
from desktop.core.words import Words
from desktop.models.sheet.document import SheetDocument
from desktop.models.sheet.schema import editable_paths
from desktop.services.campaign.campaign import Campaign
from desktop.services.library.library import Library
from desktop.services.storage.store import Store
from desktop.services.text.rulebook import Rulebook
from desktop.systems.d6game.sheet import D6gameSheet, ItemRow, SkillRow
from desktop.views.paper.printing import print_sheets
from desktop.views.style import theme
from desktop.views.systems.d6game.abilities_page import AbilitiesPage
from desktop.views.systems.d6game.life_page import FatePage, LifePage
from desktop.views.systems.d6game.sheet_page import D6gameSheetPage
from desktop.views.systems.d6game.skills_page import ItemsPage, SkillsPage
from desktop.views.widgets.inputs.spin import PointsSpin
from tests.looking import in_cell

from .d6game_people import BIG, GAMES, SYSTEM, definition, game, hero

OUTSIDE = {"portrait"}
"""Edited by the frame's picture button, which is no input of the binder."""
PROFILE, LIFE, FATE, ABILITIES, SKILLS, ITEMS, FINISH = range(7)


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return Library(tmp_path / "library", Store())


def table_of(library: Library, changes: dict[str, Any]) -> Campaign:
    return library.create("d6game", "昼休み", definition(**changes).model_dump(mode="json"))


@pytest.fixture
def styled(qapp: QApplication) -> Iterator[None]:
    """Let the window of a test wear the program's style sheet."""
    theme.apply(qapp, False, "d6game", 100)
    yield
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    qapp.setStyleSheet("")


class CampaignWindow:
    """One 卓 with one open thing."""

    def __init__(self, qtbot: QtBot, library: Library) -> None:
        self._qtbot, self._library = qtbot, library

    def sheet(self, changes: dict[str, Any] | None = None, sheet: D6gameSheet | None = None) -> SheetController:
        self.campaign = table_of(self._library, changes or {})
        rules = self.campaign.game(SYSTEM)
        value = sheet or hero(rules)
        stored = self.campaign.add(value)
        opened = SheetController(self.campaign, stored, SheetDocument(value, SYSTEM, rules), Words(), Rulebook())
        self._qtbot.addWidget(opened.frame)
        opened.frame.resize(854, 600)
        opened.frame.show()
        return opened

    def builder(self, changes: dict[str, Any] | None = None, *, gm: bool = True) -> BuilderController:
        self.campaign = table_of(self._library, changes or {})
        rules = self.campaign.game(SYSTEM)
        draft = SYSTEM.blank(rules)
        stored = self.campaign.add(draft)
        document = SheetDocument(draft, SYSTEM, rules)
        built = BuilderController(self.campaign, stored, document, Words(), Rulebook(), gm=gm)
        self._qtbot.addWidget(built.view)
        for page in built.pages:
            view = getattr(getattr(page, "ui", None), "diceView", None)
            if view is not None:
                view.dice.animated = False
        built.view.resize(1366, 740)
        built.view.show()
        return built


@pytest.fixture
def campaign_window(qtbot: QtBot, library: Library) -> Iterator[CampaignWindow]:
    made = CampaignWindow(qtbot, library)
    yield made
    for widget in QApplication.topLevelWidgets():
        widget.close()


def page_of(built: BuilderController, number: int, kind: type[Any]) -> Any:
    built.go_to(number)
    page = built.pages[number]
    assert isinstance(page, kind)
    return page


def click(button: Any) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def tick(box: Any) -> None:
    QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(10, box.height() // 2))


def test_character_is_built_by_hand_saved_and_printed(
    campaign_window: CampaignWindow, library: Library, tmp_path: Path
) -> None:
    """D6G-PHY-01, D6G-PHY-10, section 5: typed dice, skills, an item, finished, read back, printed with the licence."""
    built = campaign_window.builder()
    profile: Any = built.pages[PROFILE]
    QTest.keyClicks(profile.ui.nameEdit, "Riku")
    click(built.view.ui.nextButton)
    life: Any = built.pages[LIFE]
    assert not built.view.ui.nextButton.isEnabled()
    QTest.keyClicks(life.ui.line.entry, "4")
    assert life.ui.sumLabel.text().endswith("10 ＋ 4 ＝ 14")
    click(built.view.ui.nextButton)
    click(built.view.ui.nextButton)
    abilities = page_of(built, ABILITIES, AbilitiesPage)
    for row, faces in zip(abilities.rows.values(), ("34", "1 1", "66", "25", "", "43"), strict=True):
        QTest.keyClicks(row.line.entry, faces)
    abilities.rows["wit"].line.entry.insert("５２")  # as an input method writes them
    click(built.view.ui.nextButton)
    skills = page_of(built, SKILLS, SkillsPage)
    tick(skills.choices["investigation"].check)
    QTest.keyClicks(skills.choices["investigation"].edits[0], "tracing")
    click(built.view.ui.nextButton)
    items = page_of(built, ITEMS, ItemsPage)
    items.ui.itemTable.model().append(name="key", note="to the office")
    click(built.view.ui.nextButton)
    received: list[bool] = []
    built.finished.connect(lambda: received.append(True))
    click(built.view.ui.nextButton)
    assert received == [True]

    campaign = library.open(campaign_window.campaign.folder)
    _, read = campaign.read(built.autosave.stored.path, SYSTEM)
    assert isinstance(read, D6gameSheet)
    assert (read.name, read.draft, read.life_die, read.life, read.life_initial, read.fate) == (
        "Riku",
        False,
        4,
        14,
        14,
        0,
    )
    assert list(read.ability.values()) == [7, 2, 12, 7, 7, 7]
    assert read.ability_dice["wit"] == (5, 2)
    assert read.skills == (SkillRow(category="investigation", specialty="tracing"),)
    assert [row.name for row in read.items] == ["key"]
    out = tmp_path / "riku.pdf"
    print_sheets([(SYSTEM, campaign.game(SYSTEM), read)], out, "filled", Words())
    document = pypdfium2.PdfDocument(out)
    text = document[0].get_textpage().get_text_bounded()
    document.close()
    for wanted in ("Riku", "tracing", *campaign.game(SYSTEM).notice):
        assert wanted in text


def test_life_is_thrown_once_and_again_only_with_the_gm(campaign_window: CampaignWindow) -> None:
    """D6G-LIFE-04, D6G-AMB-38."""
    built = campaign_window.builder()
    page = page_of(built, LIFE, LifePage)
    click(page.ui.line.button)
    first: Any = built.document.sheet
    assert first.life_initial == 10 + first.life_die
    assert not page.ui.line.button.isEnabled()
    assert not page.ui.line.entry.isEnabled()
    click(page.ui.gmButton)
    QTest.keyClicks(page.ui.line.entry, "6")
    again: Any = built.document.sheet
    assert (again.life_die, again.life) == (6, 16)
    assert [row.rule for row in again.rulings] == ["D6G-AMB-38"]
    assert sum("初期ライフ" in str(entry.text) for entry in again.history) == 2


def test_a_player_is_not_offered_the_gms_word(campaign_window: CampaignWindow) -> None:
    built = campaign_window.builder(gm=False)
    page = page_of(built, LIFE, LifePage)
    QTest.keyClicks(page.ui.line.entry, "1")
    assert page.ui.gmButton.isHidden()
    assert not page.ui.gmHint.isHidden()


def test_an_impossible_face_is_refused_with_a_plain_word(campaign_window: CampaignWindow) -> None:
    """D6G-PHY-01, section 5: `face_out_of_range`; nothing is written."""
    built = campaign_window.builder()
    page = page_of(built, LIFE, LifePage)
    QTest.keyClicks(page.ui.line.entry, "7")
    life: Any = built.document.sheet
    assert life.life_die is None
    assert "7" in page.ui.message.text()
    click(page.ui.pad.findChildren(type(page.ui.line.button))[2])
    written: Any = built.document.sheet
    assert written.life_die == 3


def test_abilities_may_be_thrown_again_one_or_all(campaign_window: CampaignWindow) -> None:
    """D6G-ABL-01, D6G-ABL-02, D6G-AMB-35: the newest result counts, older ones stay in the history."""
    built = campaign_window.builder()
    page = page_of(built, LIFE, LifePage)
    QTest.keyClicks(page.ui.line.entry, "3")
    page = page_of(built, ABILITIES, AbilitiesPage)
    click(page.ui.allButton)
    first: Any = built.document.sheet
    assert all(first.ability[key] == sum(first.ability_dice[key]) for key in page.rows)
    assert [len(group.dice) for group in page.ui.diceView.dice.groups] == [2] * 6
    QTest.keyClicks(page.rows["wit"].line.entry, "66")
    again: Any = built.document.sheet
    assert again.ability == {**first.ability, "wit": 12}
    assert page.rows["wit"].sum.text() == "6＋6 ＝ 12"
    assert built.view.focusWidget() is page.rows["knowledge"].line.entry
    click(page.ui.allButton)
    last: Any = built.document.sheet
    assert len(last.history) == 1 + 6 + 1 + 6


def test_remaining_abilities_are_thrown_beside_typed_ones(campaign_window: CampaignWindow) -> None:
    """D6G-ABL-01: two values typed by hand stay when the rest is thrown; one undo removes the rest."""
    built = campaign_window.builder()
    page = page_of(built, LIFE, LifePage)
    QTest.keyClicks(page.ui.line.entry, "3")
    page = page_of(built, ABILITIES, AbilitiesPage)
    assert page.ui.allButton.text() == "すべて振る"
    QTest.keyClicks(page.rows["wit"].line.entry, "66")
    QTest.keyClicks(page.rows["knowledge"].line.entry, "41")
    typed: Any = built.document.sheet
    by_hand = {"wit": 12, "knowledge": 5}
    assert {key: value for key, value in typed.ability.items() if value is not None} == by_hand
    assert page.ui.allButton.text() == "残りを振る"
    click(page.ui.allButton)
    every: Any = built.document.sheet
    assert {key: every.ability[key] for key in by_hand} == by_hand
    assert all(every.ability[key] == sum(every.ability_dice[key]) for key in page.rows)
    assert page.ui.allButton.text() == "すべて振り直す"
    built.document.undo_stack.undo()
    assert built.document.sheet == typed


def test_skills_stop_at_the_number_the_game_allows(campaign_window: CampaignWindow) -> None:
    """D6G-SKL-01, D6G-AMB-36: two different ones; unticking gives the place back."""
    built = campaign_window.builder()
    QTest.keyClicks(page_of(built, LIFE, LifePage).ui.line.entry, "3")
    page = page_of(built, SKILLS, SkillsPage)
    for key in ("combat", "arts"):
        tick(page.choices[key].check)
    assert not page.choices["research"].check.isEnabled()
    assert page.ui.leftNumber.text() == "0"
    tick(page.choices["combat"].check)
    assert page.choices["research"].check.isEnabled()
    chosen: Any = built.document.sheet
    assert [row.category for row in chosen.skills] == ["arts"]


def test_the_same_skill_twice_where_the_game_allows_it(campaign_window: CampaignWindow) -> None:
    """D6G-AMB-36: with `skills.allow_duplicates` each has a specialty of its own."""
    built = campaign_window.builder({"settings": {"skills.allow_duplicates": True}})
    QTest.keyClicks(page_of(built, LIFE, LifePage).ui.line.entry, "3")
    page = page_of(built, SKILLS, SkillsPage)
    choice = page.choices["arts"]
    tick(choice.check)
    click(choice.more)
    QTest.keyClicks(choice.edits[1], "song")
    chosen: Any = built.document.sheet
    assert [(row.category, row.specialty) for row in chosen.skills] == [("arts", ""), ("arts", "song")]


def test_further_resources_are_thrown_or_written(campaign_window: CampaignWindow) -> None:
    """D6G-GMV-03."""
    built = campaign_window.builder(BIG)
    QTest.keyClicks(page_of(built, LIFE, LifePage).ui.line.entry, "3")
    page = page_of(built, FATE, FatePage)
    QTest.keyClicks(page._resources._lines["heat"].entry, "5")
    page.findChild(PointsSpin, "resource_fuel").setValue(9)
    made: Any = built.document.sheet
    assert made.resources == {"fuel": 9, "heat": 7}
    assert "アーマー" in page_of(built, LIFE, LifePage).ui.sumLabel.text()


def test_the_definitions_items_can_be_taken(campaign_window: CampaignWindow) -> None:
    built = campaign_window.builder(BIG)
    QTest.keyClicks(page_of(built, LIFE, LifePage).ui.line.entry, "3")
    page = page_of(built, ITEMS, ItemsPage)
    page.ui.offers.setCurrentRow(0)
    assert "+2" in page.ui.offerText.text()
    click(page.ui.addButton)
    made: Any = built.document.sheet
    assert [(row.name, row.damage) for row in made.items] == [("大型ホチキス", 2)]


@pytest.mark.parametrize("name", [key for key in GAMES if key != "wordy"])
def test_every_game_can_be_built_to_the_end(campaign_window: CampaignWindow, name: str) -> None:
    """D6G-GMV-05, D6G-GMV-06: pages leave out what the game does not have."""
    built = campaign_window.builder(GAMES[name])
    for number, page in enumerate(built.pages):
        built.go_to(number)
        if isinstance(page, LifePage) and page.ui.line.isVisible():
            click(page.ui.line.button)
        if isinstance(page, AbilitiesPage) and page.ui.allButton.isVisible():
            click(page.ui.allButton)
    received: list[bool] = []
    built.finished.connect(lambda: received.append(True))
    built.next()
    assert received == [True]
    assert not built.document.sheet.draft


@pytest.mark.parametrize("name", list(GAMES))
def test_every_editable_field_is_on_the_sheet_exactly_once(campaign_window: CampaignWindow, name: str) -> None:
    rules = game(**GAMES[name])
    opened = campaign_window.sheet(GAMES[name])
    assert all(len(bound) == 1 for bound in opened.binder._bindings.values())
    wanted = set(editable_paths(D6gameSheet)) - OUTSIDE - {"ability", "resources"}
    settings: Any = rules.settings
    wanted |= {f"ability.{row.id}" for row in rules.rows("abilities") if settings.abilities}
    wanted |= {f"resources.{row.id}" for row in rules.rows("resources")}
    assert set(opened.binder.fields) == wanted


@pytest.mark.usefixtures("styled")
def test_the_sheet_fits_the_window_without_scrolling_sideways(campaign_window: CampaignWindow) -> None:
    opened = campaign_window.sheet()
    QApplication.processEvents()
    assert opened.frame.ui.scroll.horizontalScrollBar().maximum() == 0


def test_sheet_shows_labels_numbers_and_licence(campaign_window: CampaignWindow) -> None:
    """D6G-LIC-03, D6G-GMV-03, D6G-LIFE-02."""
    opened = campaign_window.sheet(BIG)
    page = opened.page
    assert isinstance(page, D6gameSheetPage)
    assert (page.ui.lifeLabel.text(), page.ui.fateLabel.text()) == ("アーマー", "エネルギー")
    assert page.ui.licence.text().splitlines()[:2] == list(SYSTEM.notice)
    sheet: Any = opened.document.sheet
    assert page.ui.lifeDie.faces == (sheet.life_die,)
    assert page.ui.initialNumber.text() == str(10 + sheet.life_die)
    page.ui.lifeSpin.setValue(0)
    assert page.ui.stateNumber.text() == "はい"
    page.ui.fateSpin.setValue(-5)
    changed: Any = opened.document.sheet
    assert (changed.life, changed.fate) == (0, -5)
    assert page.ui.fateSpin.text() == "−5"


def test_clicks_prepare_checks(campaign_window: CampaignWindow) -> None:
    """D6G-CHK-01, D6G-FCK-01, D6G-CMB-05; an ability or skill only sets the subject (D6G-AMB-41)."""
    opened = campaign_window.sheet(sheet=hero(game()).evolve(skills=(SkillRow(category="arts", specialty="ダンス"),)))
    page: Any = opened.page
    received: list[tuple[str, dict[str, Any]]] = []
    opened.check_requested.connect(lambda kind, params: received.append((kind, params)))
    for button in (page.ui.checkButton, page.ui.fateCheckButton, page.ui.attackButton, page.ui.skillCheckButton):
        click(button)
    click(in_cell(page.ui.abilityGrid, 1, 0))
    assert received == [
        ("check", {}),
        ("fate_check", {}),
        ("attack", {}),
        ("check", {"subject": "arts"}),
        ("check", {"subject": "agility"}),
    ]
    rules = opened.document.game
    kinds = {kind.id for kind in SYSTEM.check_kinds(opened.document.sheet, rules)}
    assert {kind for kind, _ in received} <= kinds
    assert {
        choice.value
        for kind in SYSTEM.check_kinds(opened.document.sheet, rules)[:1]
        for choice in kind.params[0].choices
    } >= {
        "arts",
        "agility",
    }


def test_an_ability_written_over_loses_its_dice(campaign_window: CampaignWindow) -> None:
    """D6G-ABL-01: the faces shown are the ones behind the number."""
    opened = campaign_window.sheet()
    page: Any = opened.page
    sheet: Any = opened.document.sheet
    view, spin = page._abilities._faces["wit"], page.findChild(PointsSpin, "ability_wit")
    assert view.faces == sheet.ability_dice["wit"]
    spin.setValue(sheet.ability["wit"] % 12 + 1)
    assert view.faces == ()


def test_another_definition_changes_the_open_sheet(campaign_window: CampaignWindow) -> None:
    """D6G-GMV-06: without a restart; what the old one had is kept, what the new one has can be written."""
    opened = campaign_window.sheet()
    before: Any = opened.document.sheet
    rules = game(**{**BIG, "lists": {**BIG["lists"], "abilities": [{"id": "output", "name": "出力"}]}})
    opened.document.set_game(rules)
    assert {"ability.output", "resources.fuel", "resources.heat"} <= set(opened.binder.fields)
    assert "ability.wit" not in opened.binder.fields
    page: Any = opened.page
    page.findChild(PointsSpin, "ability_output").setValue(8)
    after: Any = opened.document.sheet
    assert after.ability == {**before.ability, "output": 8}
    assert page.ui.skillTable.model().index(0, 0).data() == "調査（このゲームにはもうありません）"


def test_skills_on_the_sheet_are_chosen_from_the_definition(campaign_window: CampaignWindow) -> None:
    """D6G-SKL-04: changed in play, any number of them."""
    opened = campaign_window.sheet(
        sheet=hero(game()).evolve(skills=(SkillRow(category="arts"),), items=(ItemRow(name="鍵"),))
    )
    page: Any = opened.page
    model = page.ui.skillTable.model()
    assert model.index(0, 0).data() == "芸術・芸能"
    assert model.setData(model.index(0, 0), "research")
    for key in ("combat", "arts"):
        assert model.append(category=key)
    changed: Any = opened.document.sheet
    assert [row.category for row in changed.skills] == ["research", "combat", "arts"]
    assert opened.document.problems == ()


@pytest.mark.parametrize(
    ("typed", "value"),
    [("12", 12), ("-3", -3), ("−3", -3), ("１５", 15), ("", None)],
    ids=["plain", "ascii", "minus", "wide", "blank"],
)
def test_points_are_typed_in_any_script(qtbot: QtBot, typed: str, value: int | None) -> None:
    spin = PointsSpin()
    qtbot.addWidget(spin)
    spin.setRange(-1_000_001, 1_000_000)
    spin.setSpecialValueText("—")
    spin.setValue(7)
    spin.lineEdit().selectAll()
    spin.lineEdit().setText(typed)
    assert spin.value() == (spin.minimum() if value is None else value)


def test_arrows_count_from_the_empty_value(qtbot: QtBot) -> None:
    spin = PointsSpin()
    qtbot.addWidget(spin)
    spin.setRange(-1_000_001, 1_000_000)
    spin.setSpecialValueText("—")
    spin.setValue(spin.minimum())
    assert spin.text() == "—"
    spin.stepUp()
    assert spin.value() == 1
