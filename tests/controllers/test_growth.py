"""成長 on the sheet by hand: by the GM and by a player who was handed the sheet, in every system that has growth."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTreeWidgetItem
from pytestqt.qtbot import QtBot

from desktop.controllers.main import MainController
from desktop.controllers.sheet.sheet import SheetController
from desktop.views.sheet.sheet_frame import GROWTH_PAGE, PURCHASE_ROLE
from tests.example_budget import fewest
from tests.systems.test_growth import RICH, SYSTEMS
from tests.table_mode import TableGm


def growing(main: MainController, system: str, *, handed: bool) -> SheetController:
    """Show the page of growth of a sample character who has something to grow with."""
    main.open_sample(system)
    campaign_window = main.campaign_window
    assert campaign_window is not None
    assert campaign_window.sheet is not None
    sheet = campaign_window.sheet
    sheet.document.apply(lambda s: s.evolve(**RICH.get(system, {})), "")
    sheet.autosave.flush()
    if handed:
        campaign_window.hand_over(sheet.document.sheet.id, "4321")
        assert campaign_window.handed_over is not None
        controller = campaign_window.handed_over.controller
        assert isinstance(controller, SheetController)
        sheet = controller
    sheet.frame.ui.pageTabs.setCurrentIndex(GROWTH_PAGE)
    return sheet


def lines(sheet: SheetController) -> list[QTreeWidgetItem]:
    tree = sheet.frame.ui.offers
    groups = [tree.topLevelItem(n) for n in range(tree.topLevelItemCount())]
    return [group.child(n) for group in groups for n in range(group.childCount())]


@pytest.mark.parametrize(("system", "handed"), fewest(SYSTEMS, (False, True)))
def test_growth_is_bought_and_undone(main: MainController, qtbot: QtBot, system: str, handed: bool) -> None:
    sheet = growing(main, system, handed=handed)
    assert sheet.frame.growth_visible
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


def test_growth_is_bought_with_the_keys_and_they_stay_in_the_list(main: MainController) -> None:
    """Enter buys; the next Enter or arrow applies to the new list."""
    sheet = growing(main, "d6game", handed=False)
    ui: Any = sheet.frame.ui
    ui.offers.setFocus()
    legal = next(item for item in lines(sheet) if item.data(0, PURCHASE_ROLE).legal)
    ui.offers.setCurrentItem(legal)
    before = len(sheet.document.sheet.history)
    place, bought = legal.parent().indexOfChild(legal), legal.data(0, PURCHASE_ROLE).id
    QTest.keyClick(ui.offers, Qt.Key.Key_Return)
    assert len(sheet.document.sheet.history) == before + 1
    now = ui.offers.currentItem()
    assert now.parent().indexOfChild(now) == place
    assert now.data(0, PURCHASE_ROLE).id != bought
    ui.growButton.setFocus()
    QTest.keyClick(ui.growButton, Qt.Key.Key_Space)
    assert len(sheet.document.sheet.history) == before + 2
    assert ui.offers.hasFocus()


@pytest.mark.parametrize("system", SYSTEMS)
def test_unavailable_growth_gives_reason_and_remedy(main: MainController, system: str) -> None:
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


def test_growth_on_the_sheet_counts_in_the_session_that_runs(main: MainController) -> None:
    """CM-SCN-06, CM-COST-01: CP are spent and the card is available in play; it is logged once and undone."""
    main.open_sample("common")
    assert main.campaign_window is not None
    controller = main.campaign_window.sheet
    assert controller is not None
    document, who = controller.document, controller.document.sheet.id
    gm = TableGm(main)
    gm.begin("session", [sheet.id for sheet in gm.players])
    gm.next()
    gm.next()

    def owned() -> list[tuple[int, list[str], int]]:
        both = (document.sheet, gm.state("session").sheets[who])
        return [(s.cp, [row.card for row in s.abilities], len(s.history)) for s in both]

    before = owned()
    assert before[0] == before[1]
    assert before[0][0] > 1
    for _ in range(2):
        controller.frame.grow_requested.emit("slash")
        controller.frame.ui.rulingButton.click()  # no scene runs: the GM agrees
        assert gm.campaign_window.open_campaign.flush()
    cp, cards, count = before[0]
    assert owned() == [(cp - 2, [*cards, "slash", "slash"], count + 2)] * 2
    texts = [entry.text for entry in gm.play_session.log().entries if entry.text][-2:]
    assert texts == [f"{document.sheet.name}：<斬撃> CP−1"] * 2
    assert gm.campaign_window.open_campaign.flush()
    gm.play_session.back()
    assert owned() == [(cp - 1, [*cards, "slash"], count + 1)] * 2


def test_growth_offers_are_listed_after_the_sheet_is_visible(main: MainController, qtbot: QtBot) -> None:
    """The tab is there at once; the list behind it, measured line by line, has time."""
    main.open_sample("enishi")
    assert main.campaign_window is not None
    sheet = main.campaign_window.sheet
    assert sheet is not None
    ui = sheet.frame.ui
    assert ui.pageTabs.isTabVisible(GROWTH_PAGE)
    assert ui.offers.topLevelItemCount() == 0
    qtbot.waitUntil(lambda: ui.offers.topLevelItemCount() > 0)


def test_offers_are_listed_for_early_caller(main: MainController) -> None:
    main.open_sample("enishi")
    assert main.campaign_window is not None
    sheet = main.campaign_window.sheet
    assert sheet is not None
    sheet.frame.ui.pageTabs.setCurrentIndex(GROWTH_PAGE)
    assert sheet.frame.ui.offers.topLevelItemCount() > 0


def test_growth_during_play_needs_consent_and_is_logged(main: MainController) -> None:
    """EN-AMB-73: refused in a battle stage, with the GM's consent during a session; logged once, also on undo."""
    sheet = growing(main, "enishi", handed=False)
    who, ui = sheet.document.sheet.id, sheet.frame.ui
    gm = TableGm(main)
    gm.begin("session", [person.id for person in gm.players])

    def buy(purchase: str) -> list[str]:
        lines = len(gm.play_session.log().entries)
        sheet.frame.grow_requested.emit(purchase)
        assert ui.problemRule.text() == "EN-AMB-73"
        ui.rulingButton.click()
        assert ui.problemBox.isHidden()
        assert gm.campaign_window.open_campaign.flush()
        return [entry.text for entry in gm.play_session.log().entries[lines:] if entry.text]

    before, name = sheet.document.sheet.clv, sheet.document.sheet.name
    sheet.frame.grow_requested.emit("clv")
    assert sheet.document.sheet.clv == before
    assert buy("clv") == [f"{name} の成長：CLV {before}→{before + 1}（経験点 6）"]
    gm.begin("battle", [person.id for person in gm.players])
    sheet.frame.grow_requested.emit("new:computing")
    assert "バトルステージ" in ui.problemText.text()
    assert buy("new:computing") == [f"{name} の成長：《電子》 0→1（経験点 2）"]
    sheet.document.undo_stack.undo()
    assert gm.campaign_window.open_campaign.flush()
    undone = [entry.text for entry in gm.play_session.log().entries if entry.text][-1]
    assert undone == f"取り消し：{name} の成長：《電子》 0→1（経験点 2）"
    folded = gm.folded()
    session: Any = folded.play.bound("session", folded.play.known(folded.first))
    assert session.member(who).actor.clv == before + 1
