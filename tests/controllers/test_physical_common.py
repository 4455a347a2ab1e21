"""Real dice beside the program, in the window: entry and refusals by the chapter CM-APP of コモンルール."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.controllers.main import MainController
from desktop.services.journal.replay import replay
from desktop.views.dialogs.help import RulesDialog
from tests.controllers.keyboard import type_into
from tests.table_mode import click
from tests.test_session_common import HIGH, Gm, search


class Table(Gm):
    """The GM of one play session for all tests here, one after another."""

    @property
    def problem(self) -> str:
        """What the tray refuses."""
        return self.campaign_window.tray.tray.ui.problemLabel.text()

    @property
    def refused(self) -> str:
        """What the page refuses, with its rule."""
        ui = self.campaign_window.play_page.page.ui
        return f"{ui.rulingText.text()} {ui.rulingRule.text()}"

    def code(self, text: str, typed: str) -> None:
        """Throw a dice code, typing where faces are typed."""
        self.campaign_window.tray.prepare(self.ids["アヤ"], "code", {"code": text})
        self.campaign_window.tray.focus()
        type_into(self.campaign_window.tray.tray.ui.entry, typed)


@pytest.fixture(scope="module")
def gm(shared_main: MainController) -> Table:
    return Table(shared_main)


def test_faces_values_and_app_dice_are_validated(gm: Table) -> None:
    """CM-APP-03, CM-APP-04: faces, the finished value or the program's dice; each in range, real ones marked."""
    entry = gm.campaign_window.tray.tray.ui.entry
    for wrong in ("21", "00"):
        gm.code("1D100", wrong)
        assert "の目はありません" in gm.problem
    gm.press(Qt.Key.Key_Escape)
    assert entry.text() == ""
    gm.code("1D100", "17")
    gm.press(Qt.Key.Key_Return)  # one of two
    assert gm.play_session.roll is not None
    assert not gm.play_session.roll.begun
    gm.code("1D8", "=9")
    gm.press(Qt.Key.Key_Return)
    assert "1D8 の値に 9 はありません。1〜8" in gm.problem
    assert not gm.play_session.roll.begun
    rows = []
    for typed in ("4 18 ", "＝7", ""):
        gm.code("1D8", typed)
        if typed != "4 18 ":
            gm.press(Qt.Key.Key_Return if typed else Qt.Key.Key_Space)
        line = gm.play_session.log().entries[-1]
        rows.append((line.hand, "（値を入力）" in line.text, "→" in line.text))
        assert line.kind == "check"
    assert rows == [(True, False, True), (True, True, False), (False, False, True)]
    assert entry.text() == ""


def test_warnings_and_refusals_name_their_rule(gm: Table) -> None:
    """CM-APP-18, CM-APP-21, CM-APP-19: CP left are named at scene and cycle end; a refusal has its decision's id."""
    gm.begin()
    ui = gm.tracker.ui
    gm.next()
    gm.next()
    for _ in range(4):
        gm.area("水車小屋")
    gm.next()
    gm.area("水車小屋")
    assert "CP" in ui.warningLabel.text()
    for _ in range(3):
        gm.face(ui.secrets.rows[0], "に渡す")
    search(gm)
    for _ in range(4):
        if gm.state.phase != "cycle_end":
            gm.next()
    assert gm.state.phase == "cycle_end"
    assert "CP" in ui.warningLabel.text()
    gm.back()
    assert gm.state.phase != "cycle_end"
    gm.next()
    gm.next()
    assert gm.state.phase == "setup"
    ui.elapseRows.chosen.emit("3")
    gm.campaign_window.play_page.select(next(s.id for s in gm.state.pcs if all(copy.card != "key" for copy in s.items)))
    gm.area("水車小屋の地下")
    assert "CM-AREA-10" in gm.refused
    assert gm.campaign_window.play_page.page.ui.rulingButton.isVisible()
    click(gm.campaign_window.play_page.page.ui.rulingRule)
    rules = next(dialog for dialog in gm.main.window.findChildren(RulesDialog) if dialog.isVisible())
    assert "CM-AREA-10" in rules.ui.ruleLabel.text()
    rules.close()
    gm.main.window.activateWindow()
    assert QTest.qWaitForWindowActive(gm.main.window)


def test_ties_are_drawn_and_numbers_cut(gm: Table) -> None:
    """CM-APP-06, CM-AMB-57, CM-APP-19: who has which number; AP above MAXAP are cut; the log leaves as a file."""
    keeper = next(s for s in gm.state.pcs if any(copy.card == "key" for copy in s.items))
    gm.campaign_window.play_page.select(keeper.id)
    gm.area("水車小屋の地下")
    for _ in range(3):
        gm.area("村の広場")
    assert len(gm.state.choices) == 4
    gm.next()
    gm.area("水車小屋の地下")
    assert gm.state.battle is not None
    gm.next()
    for sheet in gm.state.scene_sheets:
        gm.campaign_window.play_page.select(sheet.id)
        gm.campaign_window.play.enter(":AP=99")
    assert {sheet.ap for sheet in gm.state.scene_sheets} == {10}, "cut at everybody's MAXAP"
    gm.next()
    assert gm.state.battle.tied
    text = "\n".join(entry.text for entry in gm.play_session.log().entries[-3:])
    names = [gm.state.sheets[who].name for who in gm.state.battle.tied]
    assert "APの割合が同じです：" + "、".join(f"{n} {name}" for n, name in enumerate(names, 1)) in text
    gm.finish(*HIGH)
    for _ in range(9):
        if gm.state.battle.tied:
            gm.finish()
    assert gm.state.battle.turn
    assert "APの割合が同じです" in replay(gm.play_session.log(), "水車小屋の夜", secrets=True)
    assert any("APの割合が同じ者がいます" in entry.open for entry in gm.play_session.log().entries)
    assert "APの割合が同じ" not in replay(gm.play_session.log(), "水車小屋の夜"), "it names nobody to players"
