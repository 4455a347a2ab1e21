"""Dice that the program throws under a cover are thrown on by it: nobody sees how many are thrown again."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.controllers.main import MainController
from desktop.core.dice import Throw, throw_of
from desktop.services.replay import replay
from tests.table_mode import TableGm


class Tens:
    """Every die of the first throws shows a ten, then none."""

    def __init__(self, tens: int = 1) -> None:
        self.throws, self.tens = 0, tens

    def throw(self, sides: Sequence[int]) -> Throw:
        self.throws += 1
        return throw_of(tuple(sides), tuple(10 if self.throws <= self.tens else 9 for _ in sides))


def test_a_secret_check_of_kotodama_is_thrown_to_its_end(main: MainController) -> None:
    main.window.show()
    gm, dice = TableGm(main, "kotodama"), Tens()
    gm.desk.tray._dice = dice
    gm.desk.tray.prepare(gm.players[0].id, "normal", {"secret": True, "difficulty": 1})
    gm.desk.tray.focus()
    gm.press_button()
    roll = gm.evening.roll
    assert roll is not None
    assert roll.done
    assert dice.throws == 2
    lying = gm.desk.tray.tray.ui.diceView.dice.groups
    assert [len(group.dice) for group in lying] == [len(roll.check.thrown[0].throw.faces)]
    assert gm.desk.tray.tray.ui.requestLabel.isHidden() or not gm.desk.tray.tray.ui.requestLabel.text()


def test_no_line_counts_what_is_thrown_again(main: MainController) -> None:
    gm = TableGm(main, "kotodama")
    gm.desk.tray._dice = Tens(2)
    gm.desk.tray.prepare(gm.players[0].id, "normal", {"secret": True, "difficulty": 1})
    gm.desk.tray.throw()
    lines = [entry for entry in gm.evening.log().entries if "伏せて振りました" in (entry.open or entry.text)]
    assert len(lines) == 1
    players = replay(gm.evening.log(), "夜")
    assert "タツジン" not in players
