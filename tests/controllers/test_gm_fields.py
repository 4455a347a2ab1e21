"""GM-only fields stay so in kiosk mode: every control is pressed and typed into."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QCheckBox, QComboBox, QWidget

from desktop.controllers.main import MainController
from desktop.controllers.sheet.builder import BuilderController
from desktop.controllers.sheet.sheet import SheetController
from desktop.models.sheet.document import SheetDocument
from desktop.services.text.catalogue import Catalogue
from desktop.systems.blank.build import EARN
from desktop.views.widgets.inputs.colour import ColourButton
from desktop.views.widgets.inputs.portrait import PortraitButton
from tests.controllers.keyboard import fill, inputs
from tests.table_mode import no_sheet_open

SYSTEMS = [info.id for info in Catalogue()]
GUARDED = [system for system in SYSTEMS if Catalogue().system(system).gm_fields]
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


def gm_values(document: SheetDocument) -> list[Any]:
    """Read every field that is the GM's."""
    found: list[Any] = []
    for pattern in document.guarded:
        values: list[Any] = [document.sheet]
        for name in pattern.split("."):
            values = [row for value in values for row in value] if name == "*" else [getattr(v, name) for v in values]
        found.append([value for value in values if value] if "*" in pattern else values)
    return found


def buttons(page: QWidget) -> Iterator[QAbstractButton]:
    """Yield controls that can be pressed and open no window of the operating system."""
    for button in page.findChildren(QAbstractButton):
        opens = isinstance(button, (PortraitButton, ColourButton)) or isinstance(button.parent(), QComboBox)
        if not opens and button.isVisible() and button.isEnabled():
            yield button


def shut_menu() -> None:
    """Close what has popped up."""
    popup = QApplication.activePopupWidget()
    if popup is not None:
        popup.close()


def try_everything(page: QWidget, document: SheetDocument) -> list[str]:
    """Press and type everywhere; name what has changed something of the GM's."""
    before, found = gm_values(document), []
    for button in list(buttons(page)):
        if button.isVisible() and button.isEnabled():
            QTimer.singleShot(0, shut_menu)  # a menu waits for a choice
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
            if isinstance(button, QCheckBox):
                QTest.keyClick(button, Qt.Key.Key_Space)
            QApplication.processEvents()
            if gm_values(document) != before:
                found.append(f"{button.objectName()} {button.text()}")
                before = gm_values(document)
    for field in inputs(page):
        if field.isVisible() and field.isEnabled():
            fill(field, "7")
            if gm_values(document) != before:
                found.append(f"{field.objectName()} {field.property('field')}")
                before = gm_values(document)
    return found


@pytest.mark.parametrize("system", GUARDED)
def test_builder_lets_no_player_set_gm_fields(main: MainController, system: str) -> None:
    with no_sheet_open():
        main.open_sample(system)
    assert main.campaign_window is not None
    main.campaign_window.hand_over("", "4321")
    assert main.campaign_window.handed_over is not None
    builder = main.campaign_window.handed_over.controller
    assert isinstance(builder, BuilderController)
    builder.document.edit("name", "凪")
    assert builder.document.guarded
    for number, step in enumerate(builder.document.system.steps[:-1]):
        builder.go_to(number)
        if builder.step_id != step.id:
            builder.randomise()
            builder.go_to(number)
        assert builder.step_id == step.id
        assert try_everything(builder.pages[number], builder.document) == [], step.id


@pytest.mark.parametrize("system", SYSTEMS)
def test_sheet_page_lets_no_player_set_gm_fields(main: MainController, system: str) -> None:
    main.open_sample(system)
    assert main.campaign_window is not None
    assert main.campaign_window.sheet is not None
    main.campaign_window.hand_over(main.campaign_window.sheet.document.sheet.id, "4321")
    assert main.campaign_window.handed_over is not None
    sheet = main.campaign_window.handed_over.controller
    assert isinstance(sheet, SheetController)
    assert sheet.document.guarded
    tabs = sheet.frame.ui.pageTabs
    for number in range(tabs.count()):
        tabs.setCurrentIndex(number)
        pages = sheet.frame.ui.pages.currentWidget()
        assert try_everything(pages, sheet.document) == [], tabs.tabText(number)


def test_permission_lets_a_player_set_gm_fields(main: MainController) -> None:
    with no_sheet_open():
        main.open_sample("d20fate")
    assert main.campaign_window is not None
    main.campaign_window.hand_over("", "4321", True)
    assert main.campaign_window.handed_over is not None
    builder = main.campaign_window.handed_over.controller
    assert isinstance(builder, BuilderController)
    document = builder.document
    assert document.guarded == ()
    allowed = SheetDocument(document.sheet, document.system, document.game)
    allowed.guarded = document.system.gm_fields
    before = gm_values(allowed)
    try_everything(builder.pages[0], document)
    allowed.carry(document.sheet)
    assert gm_values(allowed) != before


@pytest.mark.parametrize(
    ("system", "field", "value"),
    [
        ("enishi", "clv", 3),
        ("enishi", "wealth", 99),
        ("enishi", "xp_total", 50),
        ("enishi", "skills.will", 9),
        ("d6game", "life_initial", 99),
        ("d6game", "ability.strength", 12),
        ("blank", "abilities.body", 99),
        ("d20fate", "str", 30),
        ("kotodama", "dl", 9),
    ],
)
def test_creation_fields_are_gm_only_on_a_finished_sheet(
    main: MainController, system: str, field: str, value: int
) -> None:
    document = handed_sheet(main, system).document
    before = document.sheet
    problem = document.edit(field, value)
    assert problem is not None
    assert problem.code == "gm_only"
    assert document.sheet == before


def test_a_session_is_ended_by_the_gm_alone(main: MainController) -> None:
    """The points of a session cannot be taken in kiosk mode."""
    sheet = handed_sheet(main, "blank")
    assert all(offer.id != EARN for offer in sheet.offers())
    assert any(offer.id == EARN for offer in sheet.document.system.growth(sheet.document.sheet, sheet.document.game))


def test_player_changes_are_logged_for_the_gm(main: MainController) -> None:
    sheet = handed_sheet(main, "enishi")
    assert main.campaign_window is not None
    play_session, handed = main.campaign_window.open_campaign.play_session, main.campaign_window.handed_over
    assert handed is not None
    sheet.document.edit("background", "海辺の町の生まれ")
    sheet.document.end_burst()
    sheet.document.edit("mother_tongue", "英語")
    handed.unlock("4321")
    entries = [entry for entry in play_session.log().entries if "手渡し中の変更" in entry.text]
    assert ["海辺の町の生まれ" in entries[0].text, "英語" in entries[1].text] == [True, True]
    assert len(entries) == 2
    assert all(entry.secret and not entry.open for entry in entries)
    assert {entry.who for entry in entries} == {sheet.document.sheet.name}


def handed_sheet(main: MainController, system: str) -> SheetController:
    """Hand the first character of a sample over to its player."""
    main.open_sample(system)
    assert main.campaign_window is not None
    assert main.campaign_window.sheet is not None
    main.campaign_window.hand_over(main.campaign_window.sheet.document.sheet.id, "4321")
    assert main.campaign_window.handed_over is not None
    sheet = main.campaign_window.handed_over.controller
    assert isinstance(sheet, SheetController)
    return sheet
