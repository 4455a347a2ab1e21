"""A table of chances whose lines can be clicked."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.views.widgets.shown.odds import OddsLine, OddsTable


def test_click_selects_an_available_line(qtbot: QtBot) -> None:
    table = OddsTable()
    qtbot.addWidget(table)
    table.show_lines([OddsLine(f"賭け {n}", 0.1, "10 %", legal=n < 2) for n in range(3)])
    table.resize(300, table.sizeHint().height())
    table.show()
    picked: list[int] = []
    table.picked.connect(picked.append)

    def click_all() -> None:
        for line in range(3):
            place = QPoint(20, table.height() * (2 * line + 1) // 6)
            QTest.mouseClick(table, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)

    click_all()
    assert picked == []
    table.offer(True)
    click_all()
    assert picked == [0, 1]
