"""One screen goes round during a hidden check: whose it is, what each may see and do, and the way back (D6G-PHY-05)."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from desktop.app import Start, begin
from desktop.controllers.main import MainController
from desktop.controllers.program.pin_lock import EmptyLock
from desktop.core.problem import Problem, TakujoError
from desktop.core.words import phrase
from desktop.systems.d6game.battle.state import BattleState, Phase
from desktop.views.dice import DieState
from desktop.views.tray.hot_seat import HotSeatScreen
from desktop.views.window.hand_over import HandOverScreen
from tests.controllers.keyboard import type_into
from tests.table_mode import TableGm, click

PAIR = (3, 3, 1, 5, 6)
PIN = "4321"


class Round(TableGm):
    """Two players and one enemy; it is the first player's turn against the second one, or against the enemy."""

    def __init__(self, main: MainController) -> None:
        super().__init__(main, "d6game")
        main.window.show()
        self.one, self.two, self.enemy = self.players[0], self.players[1], self.npcs[0]
        self.begin("battle", [self.one.id, self.two.id, self.enemy.id])

    @property
    def battle(self) -> BattleState:
        found = self.state("battle")
        assert isinstance(found, BattleState)
        return found

    @property
    def screen(self) -> HotSeatScreen:
        found = self.campaign_window.passing.screen
        assert found is not None
        return found

    def attack(self, attacker: str, target: str) -> None:
        """Advance to the attacker's turn and attack."""
        if self.battle.phase is Phase.SETUP:
            self.next()
        for _ in range(8):
            if self.battle.phase is Phase.TARGET and self.battle.actor == attacker:
                break
            kind = {"kind": "pass", "gm": True} if self.battle.phase is Phase.TARGET else {"kind": "next"}
            self.campaign_window.play_page.requests.post("battle", kind)
        self.campaign_window.play_page.requests.post("battle", {"kind": "target", "target": target, "confirmed": True})
        assert self.battle.phase is Phase.ATTACK

    def hand_over(self) -> None:
        """Press the button in the tray; the first time the way back is shut by a PIN that is typed twice."""
        click(self.campaign_window.tray.tray.ui.passButton)
        if self.screen.ui.pinEdit.isVisible():
            self.take_back()
            self.take_back()

    def take_back(self, pin: str = PIN) -> None:
        """Type the PIN where it is asked for."""
        ui = self.screen.ui
        assert ui.pinEdit.isVisible()
        assert self.screen.focusWidget() is ui.pinEdit
        assert ui.pinEdit.echoMode() == QLineEdit.EchoMode.Password
        assert ui.receiveButton.isHidden()
        type_into(ui.pinEdit, pin)
        QTest.keyClick(ui.pinEdit, Qt.Key.Key_Return)

    def receive(self) -> None:
        """Confirm that the player has the screen."""
        QTest.keyClick(self.screen.ui.receiveButton, Qt.Key.Key_Return)

    def dice(self) -> list[DieState]:
        """The state of the dice on the screen."""
        return [die.standing for group in self.screen.ui.diceView.dice.groups for die in group.dice]

    def digits(self, *faces: int) -> None:
        """Type faces."""
        for face in faces:
            QTest.keyClick(self.screen.ui.entry, Qt.Key(Qt.Key.Key_0 + face))


def test_hidden_attack_is_passed_between_players(main: MainController) -> None:
    gm = Round(main)
    gm.attack(gm.one.id, gm.two.id)
    gm.hand_over()
    ui = gm.screen.ui
    assert ui.nameLabel.text() == f"{gm.one.name} に渡してください"
    assert ui.entry.isHidden()
    assert ui.options.isHidden()
    gm.receive()
    assert ui.nameLabel.text() == gm.one.name
    assert ui.entry.echoMode() == QLineEdit.EchoMode.Password
    gm.digits(*PAIR)
    assert gm.dice() == [DieState.COVERED] * 5
    QTest.mousePress(ui.lookButton, Qt.MouseButton.LeftButton)
    assert [die.value for die in ui.diceView.dice.groups[0].dice] == list(PAIR)
    assert gm.dice() == [DieState.COUNTED] * 5
    QTest.mouseRelease(ui.lookButton, Qt.MouseButton.LeftButton)
    assert gm.dice() == [DieState.COVERED] * 5
    gm.screen.setFocus()
    QTest.keyClick(gm.screen, Qt.Key.Key_6)
    assert ui.nameLabel.text() == f"{gm.two.name} に渡してください"
    assert ui.toldLabel.text() == f"{gm.one.name}：攻撃 → {gm.two.name}（パワー 6）"
    assert gm.dice() == [DieState.COVERED] * 5
    assert ui.lookButton.isHidden()
    gm.receive()
    assert ui.lookButton.isHidden()
    assert [face.text.split("　")[0] for face in ui.options.faces] == ["応戦", "回避"]
    before = gm.battle.of(gm.two.id).life or 0
    QTest.keyClick(gm.screen, Qt.Key.Key_K)
    assert gm.battle.of(gm.two.id).life == before - 3
    assert ui.nameLabel.text() == "GM に渡してください"
    assert str(before - 3) in ui.resultLabel.text()
    assert gm.dice() == [DieState.COVERED] * 5
    gm.receive()
    gm.take_back()
    assert gm.campaign_window.passing.screen is None
    gm.assert_in_step()


def test_missing_faces_of_a_typed_hand_are_thrown(main: MainController) -> None:
    """D6G-PHY-01, KO-TBL-10: faces that were typed stay, the button throws the others, under the same cover."""
    gm = Round(main)
    gm.attack(gm.one.id, gm.two.id)
    gm.hand_over()
    gm.receive()
    gm.digits(*PAIR[:3])
    assert gm.screen.ui.throwButton.text() == "残りの 2 個を振る"
    click(gm.screen.ui.throwButton)
    roll = gm.play_session.roll
    assert roll is not None
    assert roll.check.thrown[0].throw.values[:3] == PAIR[:3]
    assert gm.dice() == [DieState.COVERED] * 5


def test_enter_after_too_few_faces_says_what_is_missing(main: MainController) -> None:
    """Enter throws nothing and says why until the next face is typed."""
    gm = Round(main)
    gm.attack(gm.one.id, gm.two.id)
    gm.hand_over()
    gm.receive()
    ui = gm.screen.ui
    assert ui.resultLabel.isHidden()
    gm.digits(*PAIR[:3])
    QTest.keyClick(ui.entry, Qt.Key.Key_Return)
    assert ui.resultLabel.isVisible()
    assert ui.resultLabel.text().startswith("あと 2 個の目がありません。")
    gm.digits(PAIR[3])
    assert ui.resultLabel.isHidden()
    for _ in range(3):
        QTest.keyClick(ui.entry, Qt.Key.Key_Return)
    roll = gm.play_session.roll
    assert roll is not None
    assert not roll.begun, "no Enter posts a throw with a die missing"
    QTest.keyClick(ui.entry, Qt.Key.Key_Space, Qt.KeyboardModifier.ShiftModifier)
    roll = gm.play_session.roll
    assert roll is not None
    assert roll.check.thrown[0].throw.values[:4] == PAIR[:4]
    assert ui.resultLabel.isHidden()


def test_defending_target_throws_on_the_same_screen(main: MainController) -> None:
    gm = Round(main)
    gm.attack(gm.one.id, gm.two.id)
    gm.hand_over()
    gm.receive()
    click(gm.screen.ui.throwButton)
    gm.face(gm.screen.ui.options, "パワー 4　")
    gm.receive()
    gm.face(gm.screen.ui.options, "応戦")
    assert gm.screen.ui.entry.echoMode() == QLineEdit.EchoMode.Normal
    gm.digits(*PAIR)
    assert gm.battle.phase is Phase.TURN_END
    assert gm.screen.ui.nameLabel.text() == "GM に渡してください"
    assert " 対 " in gm.screen.ui.resultLabel.text()


def test_gm_actions_need_no_pass_screen_and_next_attack_offers_it(main: MainController) -> None:
    gm = Round(main)
    gm.attack(gm.enemy.id, gm.one.id)
    tray = gm.campaign_window.tray.tray.ui
    assert tray.passButton.isHidden()
    gm.throw(*PAIR)
    assert tray.passButton.isHidden()
    gm.face(gm.tracker("battle").ui.powers, "パワー 4　")
    gm.hand_over()
    assert gm.screen.ui.nameLabel.text() == f"{gm.one.name} に渡してください"
    gm.receive()
    gm.face(gm.screen.ui.options, "回避")
    gm.receive()
    gm.take_back()
    gm.attack(gm.one.id, gm.enemy.id)
    assert gm.screen.ui.nameLabel.text() == f"{gm.one.name} に渡してください"
    gm.receive()
    click(gm.screen.ui.throwButton)
    gm.face(gm.screen.ui.options, "パワー 1　")
    assert gm.screen.ui.nameLabel.text() == "GM に渡してください"
    gm.receive()
    gm.take_back()
    assert gm.campaign_window.passing.screen is None
    assert gm.battle.phase is Phase.ATTACK


def test_escape_returns_to_play_without_pass_screen(main: MainController) -> None:
    gm = Round(main)
    gm.attack(gm.one.id, gm.two.id)
    gm.hand_over()
    QTest.keyClick(gm.screen, Qt.Key.Key_Escape)
    gm.take_back()
    assert gm.campaign_window.passing.screen is None
    assert gm.main.session.value.mode == "table"
    gm.throw(*PAIR)
    assert gm.campaign_window.passing.screen is None


def test_kiosk_needs_pin_to_leave(main: MainController) -> None:
    """A player with the kiosk must not get the GM's screen: neither by Esc nor when the GM is called."""
    gm = Round(main)
    gm.attack(gm.one.id, gm.two.id)
    gm.hand_over()
    QTest.keyClick(gm.screen, Qt.Key.Key_Escape)
    gm.take_back("1234")
    ui = gm.screen.ui
    assert "PINが違います" in ui.pinTell.text()
    QTest.keyClick(gm.screen, Qt.Key.Key_Escape)
    assert ui.nameLabel.text() == f"{gm.one.name} に渡してください"
    assert ui.pinEdit.isHidden()
    gm.receive()
    gm.digits(*PAIR)
    QTest.keyClick(gm.screen, Qt.Key.Key_6)
    gm.receive()
    QTest.keyClick(gm.screen, Qt.Key.Key_K)
    gm.receive()
    gm.take_back("9999")
    assert gm.campaign_window.passing.screen is not None
    gm.screen.gone.emit()
    assert ui.nameLabel.text() == "GM に渡してください"
    gm.receive()
    gm.take_back()
    assert gm.campaign_window.passing.screen is None


def test_a_pin_is_chosen_by_typing_it_twice(main: MainController) -> None:
    gm = Round(main)
    gm.attack(gm.one.id, gm.two.id)
    click(gm.campaign_window.tray.tray.ui.passButton)
    ui = gm.screen.ui
    gm.take_back("12")
    assert ui.pinTell.text() == "PINは4文字以上にしてください。"
    gm.take_back("1234")
    gm.take_back("1243")
    assert ui.pinTell.text() == "2つのPINが違います。はじめから入れてください。"
    assert gm.main.session.value.mode == "table"
    QTest.keyClick(gm.screen, Qt.Key.Key_Escape)
    assert gm.campaign_window.passing.screen is None
    gm.hand_over()
    assert gm.screen.ui.nameLabel.text() == f"{gm.one.name} に渡してください"
    QTest.keyClick(gm.screen, Qt.Key.Key_Escape)
    gm.take_back()
    click(gm.campaign_window.tray.tray.ui.passButton)
    assert gm.screen.ui.receiveButton.isVisible()


def test_kiosk_stays_locked_after_restart(main: MainController) -> None:
    gm = Round(main)
    gm.attack(gm.one.id, gm.two.id)
    gm.hand_over()
    state = main.session.value
    assert state.mode == "passing"
    main.take_files([gm.campaign_window.open_campaign.campaign.folder])
    assert main.campaign_window is gm.campaign_window
    title, folder = gm.campaign_window.open_campaign.campaign.title, state.table
    main.leave_campaign()
    main.show_start()
    main.remember(mode="passing", pin=dict(state.pin), table=folder, clean=False)
    main.lock_at_once()
    assert main.window.locked
    assert title not in main.window.windowTitle()
    begin(main, Start(sample="enishi"))
    assert main.window.locked
    assert main.campaign_window is None
    lock = main.findChild(EmptyLock)
    assert lock is not None
    ui = main.window.findChild(HandOverScreen).ui
    assert not ui.undoButton.isEnabled()  # there is nothing to take back
    assert not ui.redoButton.isEnabled()
    assert ui.pinPanel.isVisible()
    assert not lock.unlock("1111")
    assert lock.unlock(PIN)
    assert not main.window.locked
    assert main.campaign_window is not None
    assert main.campaign_window.modes.play_shown
    found = main.campaign_window.open_campaign.play_session.playing.state("battle")
    assert isinstance(found, BattleState)
    assert found.phase is Phase.ATTACK
    assert main.session.value.mode == "table"


def test_refused_lock_keeps_the_gm_window(main: MainController, monkeypatch: pytest.MonkeyPatch) -> None:
    """A lock that a crash would open is none."""
    gm = Round(main)
    gm.attack(gm.one.id, gm.two.id)

    def refuse(**_changes: object) -> None:
        raise TakujoError(Problem(code="full", rule="", message=phrase("空きがありません。")))

    click(gm.campaign_window.tray.tray.ui.passButton)
    gm.take_back()
    monkeypatch.setattr(main.session, "change", refuse)
    gm.take_back()
    assert gm.campaign_window.passing.screen is None
    assert "空きがありません" in main.window.notice


def test_keys_do_not_reach_the_window_behind_the_screen(main: MainController) -> None:
    gm = Round(main)
    gm.attack(gm.one.id, gm.two.id)
    gm.hand_over()
    before, selected = gm.play_session.last, gm.campaign_window.play_page.selected
    for key in (Qt.Key.Key_N, Qt.Key.Key_T, Qt.Key.Key_2, Qt.Key.Key_F1):
        QTest.keyClick(gm.screen, key)
        assert (gm.play_session.last, gm.campaign_window.play_page.selected) == (before, selected), key
        assert gm.screen.isVisible(), key
        assert gm.screen.isModal(), key


def test_another_active_window_restores_the_cover(main: MainController, monkeypatch: pytest.MonkeyPatch) -> None:
    gm = Round(main)
    gm.attack(gm.one.id, gm.two.id)
    gm.hand_over()
    gm.receive()
    gm.digits(*PAIR)
    screen = gm.screen
    QTest.mousePress(screen.ui.lookButton, Qt.MouseButton.LeftButton)
    assert gm.dice() == [DieState.COUNTED] * 5
    monkeypatch.setattr(screen, "isActiveWindow", lambda: False)
    screen.changeEvent(QEvent(QEvent.Type.ActivationChange))
    assert gm.dice() == [DieState.COVERED] * 5
    assert screen.ui.nameLabel.text() == f"{gm.one.name} に渡してください"
    assert screen.ui.lookButton.isHidden()
    assert screen.ui.options.isHidden()


@pytest.mark.styled
def test_pass_screen_covers_the_whole_window(main: MainController) -> None:
    gm = Round(main)
    gm.attack(gm.one.id, gm.two.id)
    gm.hand_over()
    assert gm.screen.geometry().contains(main.window.geometry())
    main.window.resize(1200, 700)
    assert gm.screen.geometry().contains(main.window.geometry())
