"""成長 on the sheet by hand: by the GM and by a player who was handed the sheet, in every system that has growth."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QTreeWidgetItem
from pytestqt.qtbot import QtBot

from desktop.controllers.main import MainController
from desktop.controllers.sheet import SheetController
from desktop.views.sheet_frame import GROWTH_PAGE, PURCHASE_ROLE
from tests.systems.test_growth import RICH, SYSTEMS


def growing(main: MainController, system: str, *, handed: bool) -> SheetController:
    """Show the page of growth of a sample character who has something to grow with."""
    main.open_sample(system)
    desk = main.desk
    assert desk is not None
    assert desk.sheet is not None
    sheet = desk.sheet
    sheet.document.apply(lambda s: s.evolve(**RICH.get(system, {})), "")
    sheet.autosave.flush()
    if handed:
        desk.hand_over(sheet.document.sheet.id, "4321")
        assert desk.handed_over is not None
        controller = desk.handed_over.controller
        assert isinstance(controller, SheetController)
        sheet = controller
    sheet.frame.ui.pageTabs.setCurrentIndex(GROWTH_PAGE)
    return sheet


def lines(sheet: SheetController) -> list[QTreeWidgetItem]:
    tree = sheet.frame.ui.offers
    groups = [tree.topLevelItem(n) for n in range(tree.topLevelItemCount())]
    return [group.child(n) for group in groups for n in range(group.childCount())]


@pytest.mark.parametrize("handed", [False, True])
@pytest.mark.parametrize("system", SYSTEMS)
def test_growth_is_bought_and_taken_back(main: MainController, qtbot: QtBot, system: str, handed: bool) -> None:
    sheet = growing(main, system, handed=handed)
    assert sheet.frame.growth_seen
    ui: Any = sheet.frame.ui
    legal = next(item for item in lines(sheet) if item.data(0, PURCHASE_ROLE).legal)
    ui.offers.setCurrentItem(legal)
    before = sheet.document.sheet
    qtbot.mouseClick(ui.growButton, Qt.MouseButton.LeftButton)
    grown = sheet.document.sheet
    assert grown != before
    assert len(grown.history) == len(before.history) + 1
    sheet.document.undo_stack.undo()
    assert sheet.document.sheet == before


@pytest.mark.parametrize("system", SYSTEMS)
def test_what_cannot_be_had_says_why_and_how_to_go_on(main: MainController, system: str) -> None:
    sheet = growing(main, system, handed=True)
    sheet.document.apply(lambda s: s.evolve(**dict.fromkeys(RICH.get(system, {}), 0)), "")
    ui: Any = sheet.frame.ui
    barred = [item for item in lines(sheet) if not item.data(0, PURCHASE_ROLE).legal]
    assert bool(barred) == (system in RICH)
    for item in barred:
        ui.offers.setCurrentItem(item)
        offer = item.data(0, PURCHASE_ROLE)
        assert not ui.growButton.isEnabled()
        assert ui.growReason.text() == f"{offer.reason}{offer.remedy}"
        assert str(offer.remedy)
