"""What an evening of えにし by hand brought to light: who paid for what stands in the log, with or without a battle."""

from __future__ import annotations

from PySide6.QtCore import Qt

from desktop.controllers.main import MainController
from desktop.core.play import Choose
from desktop.services.replay import replay
from tests.table_mode import TableGm


def test_a_bond_that_was_paid_in_a_check_outside_of_battles_is_told(main: MainController) -> None:
    """EN-TMP-09: a week later nobody knew why the dice were thrown twice."""
    gm = TableGm(main, "enishi")
    haru = next(sheet for sheet in gm.players if sheet.name == "三枝 ハル")
    gm.desk.tray.prepare(haru.id, "check", {"skill": "athletics", "target": 9})
    gm.throw(2, 3)
    roll = gm.evening.roll
    assert roll is not None
    bond = next(o for o in roll.check.options if o.payer not in ("", haru.id) and "所縁" in str(o.cost))
    gm.evening.post(Choose(option=bond.id))
    payer = next(sheet for sheet in gm.players if sheet.id == bond.payer)
    gm.throw(6, 4)
    for _ in range(4):
        if gm.evening.roll is not None and not gm.evening.roll.done:
            gm.press(Qt.Key.Key_Return)
    told = f"{bond.label}（{payer.name} 所縁：{haru.name}）"
    line = gm.evening.log().entries[-1]
    assert line.kind == "check"
    assert line.text.endswith(f"10 成功　{told}")
    assert told in replay(gm.evening.log(), "夜")
