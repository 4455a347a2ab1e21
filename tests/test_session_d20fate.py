"""A whole play session of d20フェイト through the real window, by keys and clicks, ends where its journal folds to."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.controllers.main import MainController
from desktop.services.journal.replay import replay
from desktop.systems.d20fate.session.state import LoopStep
from tests.controllers.conftest import folders as folders
from tests.controllers.conftest import main as main
from tests.table_mode import TableGm, click, needs


class Gm(TableGm):
    """The GM of the sample of d20fate, or of a game of one's own that is open."""

    def __init__(self, main: MainController, *, sample: bool = True) -> None:
        super().__init__(main, "d20fate" if sample else "")
        self.begin("session", [sheet.id for sheet in (*self.players, *self.npcs)])
        self.loop = self.tracker("session").ui
        click(self.loop.toolsButton)

    @property
    def step(self) -> LoopStep:
        found: LoopStep = self.state("session").step
        return found

    def declare(self, number: int, text: str = "") -> None:
        self.loop.declareEdit.setText(text)
        self.select(self.players[number].id)
        click(self.main.window.ui.nextButton)
        assert self.step is LoopStep.DESIGNATE

    def designate(self, dc: int, *, hidden: bool = False) -> None:
        box = self.loop.designation.inputs["dc"]
        box.setCurrentText(str(dc))
        box.lineEdit().editingFinished.emit()
        if hidden:
            self.loop.designation.inputs["dc_hidden"].setChecked(True)
        click(self.loop.designateButton)
        assert self.step is LoopStep.ROLL
        assert self.state("session").check.dc == dc

    def confirm(self) -> None:
        """Close the window of fate dice if it is open."""
        if self.step is LoopStep.FATE:
            self.campaign_window.tray.focus()
            self.press(Qt.Key.Key_Return)
        assert self.step is LoopStep.RESOLVE

    def describe(self, text: str = "") -> None:
        """Describe; a failure takes the first consequence that is offered, or one in words."""
        if not self.loop.consequenceEdit.isHidden() and self.state("session").check is not None:
            if self.loop.hints.faces:
                self.face(self.loop.hints, self.loop.hints.faces[0].text)
            else:
                QTest.keyClicks(self.loop.consequenceEdit, "worse")
        self.loop.describeEdit.setPlainText(text)
        click(self.loop.describeButton)
        assert self.step is LoopStep.STOP

    def once(self, number: int, dc: int, face: int | None, text: str = "") -> None:
        """One whole turn of the loop."""
        self.declare(number, text)
        self.designate(dc)
        self.throw(*(() if face is None else (face,)))
        self.confirm()
        self.describe(text)


def test_a_whole_session(main: MainController) -> None:
    gm = Gm(main)
    click(gm.loop.startButton)
    click(gm.loop.startButton)  # it asks once more before it deals anew (D20-PHY-07)
    assert [sheet.fate_dice for sheet in gm.state("session").cast if sheet.is_pc] == [3] * len(gm.players)
    gm.once(0, 12, 18, "門を押す")
    gm.assert_in_step()
    failing(gm)
    gm.assert_in_step()
    hidden(gm)
    contest(gm)
    beside(gm)
    undo_and_continue_differently(gm)
    number = 0
    while gm.counted < 84:
        gm.once(number % len(gm.players), 10 + number % 6, None if number % 2 else 11)
        number += 1
    gm.assert_in_step()
    needs(80, gm)
    gm.campaign_window.play_page.page.tools.close_engine.trigger()
    assert gm.play_session.playing.running == ()
    log = gm.play_session.log()
    assert "門を押す" in replay(log, "夜")
    assert "DC 27" in replay(log, "夜", secrets=True)
    assert "DC 27" not in replay(log, "夜")
    (hidden_dc,) = [line for line in replay(log, "夜").splitlines() if "DC ？：" in line]
    assert hidden_dc.endswith("[9]実")  # the die lay on the table
    against = f"（相手：{gm.npcs[0].name}）"
    assert against in replay(log, "夜", secrets=True)
    assert gm.npcs[0].name not in replay(log, "夜")


def failing(gm: Gm) -> None:
    """D20-FATE-02, D20-FATE-03, D20-AMB-34: a failure is re-rolled, boosted, and has a consequence in the end."""
    gm.declare(1, "壁を登る")
    gm.designate(25)
    gm.throw(3)
    assert gm.step is LoopStep.FATE
    before = gm.state("session").find(gm.players[1].id).fate_dice
    for use, face in (("reroll", 4), ("boost", 2)):
        button = gm.loop.fateRows.button(use)
        assert button is not None
        click(button)
        gm.throw(face)
    assert gm.state("session").find(gm.players[1].id).fate_dice == before - 2
    gm.confirm()
    assert gm.state("session").check.outcome.success is False
    assert not gm.loop.describeButton.isEnabled()
    gm.describe("落ちる")


def hidden(gm: Gm, who: int = 2) -> None:
    """D20-GMV-08: the DC stays the GM's; the players' edition never names it."""
    gm.declare(who)
    gm.designate(27, hidden=True)
    gm.throw(9)
    gm.confirm()
    gm.describe()


def contest(gm: Gm, who: int = 3) -> None:
    """D20-CON-02: both sides throw, an NPC's dice are the GM's."""
    gm.declare(who)
    click(gm.loop.contestButton)
    box = gm.loop.designation.inputs["opponent"]
    box.setCurrentIndex(box.findText(gm.npcs[0].name, Qt.MatchFlag.MatchStartsWith))
    box.activated.emit(box.currentIndex())
    click(gm.loop.designateButton)
    assert gm.state("session").check.opponent is not None
    for _ in range(6):
        roll = gm.play_session.roll
        if roll is None or roll.done or roll.check.wants is None:
            break
        gm.throw()
    gm.confirm()
    gm.describe("競り合う")


def beside(gm: Gm, other: int = 2) -> None:
    """D20-FATE-06, D20-AMB-35, D20-AMB-31: stunts, conditions, numbers by hand, the order, a check that is none."""
    gm.face(gm.loop.stunts, gm.players[0].name)
    gm.select(gm.players[0].id)
    gm.declare(0)
    gm.loop.stateBox.setCurrentText("転倒")
    click(gm.loop.stateButton)
    assert [row.text for row in gm.state("session").find(gm.players[0].id).conditions] == ["転倒"]
    gm.face(gm.loop.states, "転倒")
    assert gm.state("session").find(gm.players[0].id).conditions == ()
    click(gm.loop.impossibleButton)
    held = gm.state("session").find(gm.players[0].id).fate_dice
    gm.press_damage_key(Qt.Key.Key_Minus, 1)
    assert gm.state("session").find(gm.players[0].id).fate_dice == held - 1
    gm.face(gm.loop.orderStrip, gm.players[other].name)
    gm.face(gm.loop.orderStrip, gm.players[0].name)
    assert gm.state("session").following == gm.players[other].id
    gm.next()
    assert gm.state("session").who == gm.players[other].id
    click(gm.loop.withdrawButton)
    gm.assert_in_step()


def undo_and_continue_differently(gm: Gm, one: int = 1, other: int = 3) -> None:
    """DESIGN 2.4: undo three steps and continue differently."""
    before = gm.state("session")
    gm.declare(one)
    gm.designate(15)
    gm.throw(20)
    for _ in range(3):
        gm.back()
    assert gm.state("session") == before
    gm.once(other, 11, 19, "別の道")
    gm.assert_in_step()
