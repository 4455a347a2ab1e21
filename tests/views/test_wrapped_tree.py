"""A list in columns: in too little room everything wraps, headings too, and a group's name takes the whole line."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSpinBox, QTreeWidget, QTreeWidgetItem
from pytestqt.qtbot import QtBot

from desktop.views.widgets.lists.wrapped_tree import wrap_columns
from tests.looking import clipped
from tests.screens import settle


def shop(qtbot: QtBot, width: int) -> QTreeWidget:
    tree = QTreeWidget()
    qtbot.addWidget(tree)
    tree.setHeaderLabels(["選べるもの", "費用", "いま"])
    wrap_columns(tree, 0)
    group = QTreeWidgetItem(tree, ["得意なことと不得意なこと"])
    group.setFirstColumnSpanned(True)
    group.setExpanded(True)
    for _ in range(20):
        QTreeWidgetItem(group, ["とても長い名前の選べるもの", "経験点 6 points", "—"])
    tree.resize(width, 300)
    tree.show()
    qtbot.waitExposed(tree)
    settle()
    return tree


@pytest.mark.parametrize("width", [230, 320, 900])
def test_tree_is_neither_cut_nor_scrolled_sideways_at_any_width(width: int, qtbot: QtBot) -> None:
    tree = shop(qtbot, width)
    assert clipped(tree) == []
    assert tree.horizontalScrollBar().maximum() == 0
    group = tree.topLevelItem(0)
    assert group is not None
    rows = [tree.visualItemRect(group.child(number)).height() for number in range(2)]
    assert (rows[0] > tree.visualItemRect(group).height()) is (width < 400)


def test_scroll_bar_moves_no_column(qtbot: QtBot) -> None:
    tree = shop(qtbot, 320)
    with_bar = [tree.header().sectionSize(n) for n in range(3)]
    group = tree.topLevelItem(0)
    assert group is not None
    while group.childCount() > 1:
        group.removeChild(group.child(1))
    qtbot.waitUntil(lambda: not tree.verticalScrollBar().isVisible())
    assert [tree.header().sectionSize(n) for n in range(3)] == with_bar


def test_changed_line_gets_its_height_at_once(qtbot: QtBot) -> None:
    tree = shop(qtbot, 480)
    group = tree.topLevelItem(0)
    assert group is not None
    before = tree.visualItemRect(group.child(0)).height()
    group.child(0).setText(1, "経験点 6 と 財産点 12 と 冒険の記録 3 と GM の許し と ほかの人の助け")
    qtbot.waitUntil(lambda: tree.visualItemRect(group.child(0)).height() > before)
    assert clipped(tree) == []


def test_check_box_and_spin_box_in_a_line_keep_their_room(qtbot: QtBot) -> None:
    tree = QTreeWidget()
    qtbot.addWidget(tree)
    tree.setRootIsDecorated(False)
    tree.setHeaderLabels(["名", "数"])
    wrap_columns(tree, 0)
    item, spin = QTreeWidgetItem(tree, ["とても長い名前の町長とその手下", ""]), QSpinBox()
    item.setCheckState(0, Qt.CheckState.Checked)
    tree.setItemWidget(item, 1, spin)
    tree.resize(spin.sizeHint().width() + 110, 300)
    tree.show()
    qtbot.waitExposed(tree)
    item.setText(0, item.text(0) + "たち")
    qtbot.waitUntil(lambda: tree.header().sectionSize(1) >= spin.sizeHint().width())
    assert clipped(tree) == []
