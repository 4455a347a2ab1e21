"""One box over a list of people: it shows how many are ticked, and ticks all or none with one click."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTreeWidget, QTreeWidgetItem
from pytestqt.qtbot import QtBot

from desktop.core.words import Words
from desktop.views.dialogs.group_check import GroupCheckDialog
from desktop.views.dialogs.play import BeginDialog, Candidate

TICKED, EMPTY, SOME = Qt.CheckState.Checked, Qt.CheckState.Unchecked, Qt.CheckState.PartiallyChecked


def crowd(*chosen: bool) -> list[Candidate]:
    return [Candidate(str(n), f"町の人{n}", False, one) for n, one in enumerate(chosen)]


def lines(tree: QTreeWidget) -> list[QTreeWidgetItem]:
    found = [tree.topLevelItem(n) for n in range(tree.topLevelItemCount())]
    return [item for item in found if item is not None]


def test_a_hundred_are_unticked_at_once_and_ticked_again(qtbot: QtBot) -> None:
    dialog = BeginDialog("戦闘を始める", crowd(*[True] * 104), hides=True)
    qtbot.addWidget(dialog)
    dialog.show()
    box, rows = dialog.ui.tickAll, lines(dialog.ui.people)
    assert box.checkState() is TICKED
    QTest.keyClick(box, Qt.Key.Key_Space)
    assert {row.checkState(0) for row in rows} == {EMPTY}
    rows[3].setCheckState(0, TICKED)
    assert box.checkState() is SOME
    with qtbot.waitSignal(dialog.begun) as found:
        dialog.ui.beginButton.click()
    assert found.args == [["3"], []]
    for expected in (TICKED, EMPTY, TICKED):  # never left partially checked
        QTest.keyClick(box, Qt.Key.Key_Space)
        assert box.checkState() is expected
        assert {row.checkState(0) for row in rows} == {expected}
    assert {row.checkState(1) for row in rows} == {EMPTY}  # who is hidden is another question


@pytest.mark.parametrize("chosen", [(), (True,)])
def test_single_row_has_no_tick_all_box(chosen: tuple[bool, ...], qtbot: QtBot) -> None:
    dialog = BeginDialog("戦闘を始める", crowd(*chosen), hides=False)
    qtbot.addWidget(dialog)
    dialog.show()
    assert not dialog.ui.tickAll.isVisible()


def test_tick_all_recomputes_odds_once(qtbot: QtBot) -> None:
    dialog = GroupCheckDialog(crowd(True, False, True, False), Words())
    qtbot.addWidget(dialog)
    dialog.show()
    rows: list[tuple[str, ...]] = []
    dialog.changed.connect(lambda: rows.append(dialog.chosen))
    assert dialog.ui.tickAll.checkState() is SOME
    QTest.keyClick(dialog.ui.tickAll, Qt.Key.Key_Space)
    assert rows == [("0", "1", "2", "3")]
