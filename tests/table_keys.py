"""A GM without a mouse: letters, digits, Tab, Space, Enter, arrows; battles played so to their end."""

from __future__ import annotations

from itertools import cycle

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from desktop.controllers.main import MainController
from desktop.services.keys.letters import number_of
from desktop.views.dialogs.play import BeginDialog, DamageDialog
from tests.table_mode import TableGm

TABS = 150
"""Stops of Tab in a window at most."""
CONTROL = Qt.KeyboardModifier.ControlModifier


class Keys(TableGm):
    """A GM without a mouse."""

    def __init__(self, main: MainController, system: str = "") -> None:
        super().__init__(main, system)
        main.window.show()
        self.dice = cycle((6, 5, 2, 1, 4, 3, 3, 6))

    def reach(self, widget: QWidget) -> None:
        """Go somewhere by Tab."""
        for _ in range(TABS):
            if QApplication.focusWidget() is widget:
                return
            self.press(Qt.Key.Key_Tab)
        pytest.fail(f"Tab does not lead to {widget.objectName()} {widget}")

    def push(self, button: QWidget) -> None:
        """Press a button by Tab and Space."""
        assert button.isEnabled(), button.toolTip()
        self.reach(button)
        self.press(Qt.Key.Key_Space)

    def begin_here(self, *, npcs: bool) -> None:
        """Answer who takes part; all characters are offered, the party ticked."""
        dialog = next(d for d in self.main.window.findChildren(BeginDialog) if d.isVisible())
        tree = dialog.ui.people
        tree.setFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyClick(tree, Qt.Key.Key_Home)
        for row in range(tree.topLevelItemCount()):
            item = tree.topLevelItem(row)
            assert tree.currentItem() is item
            if item is not None and npcs and item.checkState(0) is Qt.CheckState.Unchecked:
                QTest.keyClick(tree, Qt.Key.Key_Space)
            QTest.keyClick(tree, Qt.Key.Key_Down)
        QTest.keyClick(dialog, Qt.Key.Key_Return)

    def begin_battle(self) -> None:
        self.press(Qt.Key.Key_B, CONTROL)
        self.begin_here(npcs=True)
        assert "battle" in self.play_session.playing.running

    def choose(self, who: str) -> None:
        """Select a character by letter."""
        self.campaign_window.play_page.page.setFocus()  # as Esc does from a field
        self.press(Qt.Key.Key_Escape)
        self.press(Qt.Key.Key_Escape)
        for letter in self.campaign_window.open_campaign.letters.people[who]:
            self.press(Qt.Key(ord(letter)))
        assert self.campaign_window.play_page.selected == who

    def hurt(self, who: str, points: int) -> None:
        """Minus, the number, Enter."""
        self.choose(who)
        self.press(Qt.Key.Key_Minus)
        dialog = next(d for d in self.main.window.findChildren(DamageDialog) if d.isVisible())
        dialog.ui.amount.selectAll()
        QTest.keyClicks(dialog.ui.amount, str(points))
        QTest.keyClick(dialog.ui.amount, Qt.Key.Key_Return)

    def type_dice(self) -> bool:
        """Type real dice if the tray waits for some."""
        roll = self.play_session.roll
        if roll is None or not roll.engine or roll.done or roll.check.wants is None:
            return False
        self.to_faces()
        for sides in roll.check.wants.sides:
            face = min(sides, next(self.dice))
            self.press(Qt.Key(Qt.Key.Key_0 + face))
            if sides > 10:
                self.press(Qt.Key.Key_Space)  # it belongs to the face, also where that was whole already
        return True

    def finish(self) -> None:
        """Dice, N, or the first choice by its number or letters, until no check is open."""
        for _ in range(60):
            roll = self.play_session.roll
            if roll is None or not roll.open or not roll.engine:
                return
            before = self.play_session.last
            if not self.type_dice():
                self.next()
            if self.play_session.last == before:
                option = next(one for one in roll.check.options if one.enabled)
                letters = self.campaign_window.open_campaign.option_letters(roll.check.options)
                for key in number_of(option) or f"E{letters.get(option.id, '')}":
                    self.press(Qt.Key(ord(key)))
        pytest.fail("the check does not end")

    def assert_log_and_undo_agree(self) -> None:
        """Assert that the log equals the window, and that one step can be undone and redone."""
        self.assert_in_step()
        names = self.play_session.playing.running
        before = {name: self.state(name) for name in names}
        self.campaign_window.play_page.page.setFocus()
        self.back()
        assert {name: self.state(name) for name in names} != before
        self.press(Qt.Key.Key_Z, CONTROL | Qt.KeyboardModifier.ShiftModifier)
        assert {name: self.state(name) for name in names} == before
        self.assert_in_step()


def round_by_keys(gm: Keys) -> None:
    """KO-PHS, KO-ACT: a battle with a move, attacks and acts given up, then the victory that N announces."""
    ui = gm.tracker("battle").ui
    for row in (ui.victorySides, ui.defeatSides):
        gm.push(row.findChildren(QAbstractButton)[0])
    gm.choose(gm.players[0].id)
    attacks = moves = 0
    for _ in range(200):
        state = gm.state("battle")
        if state.round >= 2 and state.phase == "main":
            break
        gm.campaign_window.play_page.page.setFocus()
        if state.phase != "main":
            gm.next()
        elif not moves:
            gm.press(Qt.Key.Key_W)
            gm.press(Qt.Key.Key_2)
            gm.press(Qt.Key.Key_Return)
            moves += gm.state("battle") != state
        elif attacks < 2:
            gm.aim(next(one.id for one in state.people if one.side == "enemy" and one.connection == "offline"))
            gm.next()
            gm.finish()
            for _ in range(3):
                if gm.state("battle").hit is not None:
                    gm.next()
            attacks += 1
        else:
            gm.give_up()
    assert gm.state("battle").round == 2
    assert (moves, attacks) == (1, 2)
    gm.assert_log_and_undo_agree()
    for person in [p for p in gm.state("battle").people if p.side == "enemy"]:
        gm.hurt(person.id, 99)
    for _ in range(3):
        if "battle" in gm.play_session.playing.running:
            gm.campaign_window.play_page.page.setFocus()
            gm.next()
    assert "battle" not in gm.play_session.playing.running
