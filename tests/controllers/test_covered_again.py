"""Dice that the program throws under a cover are thrown on by it: nobody sees how many are thrown again."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt

from desktop.controllers.main import MainController
from desktop.core.dice import Throw, throw_of
from tests.table_mode import TableGm


class Tens:
    """Every die of the first throw shows a ten, then none."""

    def __init__(self) -> None:
        self.throws = 0

    def throw(self, sides: Sequence[int]) -> Throw:
        self.throws += 1
        return throw_of(tuple(sides), tuple(10 if self.throws == 1 else 9 for _ in sides))


def test_a_secret_check_of_kotodama_is_thrown_to_its_end(main: MainController) -> None:
    main.window.show()
    gm, dice = TableGm(main, "kotodama"), Tens()
    gm.desk.tray._dice = dice
    gm.desk.tray.prepare(gm.players[0].id, "normal", {"secret": True, "difficulty": 1})
    gm.desk.tray.focus()
    gm.press(Qt.Key.Key_Return)
    roll = gm.evening.roll
    assert roll is not None
    assert roll.done
    assert dice.throws == 2
    lying = gm.desk.tray.tray.ui.diceView.dice.groups
    assert [len(group.dice) for group in lying] == [len(roll.check.thrown[0].throw.faces)]
    assert gm.desk.tray.tray.ui.requestLabel.isHidden() or not gm.desk.tray.tray.ui.requestLabel.text()
