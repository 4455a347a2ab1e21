"""Nothing of ours keeps hold of the layout items that Qt makes and deletes alone."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget, QWidgetItem
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from desktop.views.layout_items import exchange, parts_of
from desktop.views.tab_order import stops
from desktop.views.widgets.breaking_layout import least_height
from desktop.views.widgets.flow_layout import FlowLayout
from desktop.views.widgets.flow_strip import FlowStrip


def foreign_items() -> set[int]:
    """Addresses of the Python objects that stand for items made by Qt."""
    found = (w for w in Shiboken.getAllValidWrappers() if type(w) is QWidgetItem)
    return {id(item) for item in found if not Shiboken.createdByPython(item)}


def page_of(qtbot: QtBot) -> tuple[QWidget, QVBoxLayout, list[QLabel]]:
    """A page with three labels, one of them in a line of its own."""
    page = QWidget()
    qtbot.addWidget(page)
    column = QVBoxLayout(page)
    line = QHBoxLayout()
    labels = [QLabel(text, page) for text in ("一", "二", "三")]
    column.addWidget(labels[0])
    column.addLayout(line)
    line.addWidget(labels[1])
    column.addWidget(labels[2])
    return page, column, labels


def test_layout_parts_are_listed_in_order_without_items(qtbot: QtBot) -> None:
    before = foreign_items()
    _page, column, labels = page_of(qtbot)
    parts = parts_of(column)
    assert [number for number, _ in parts] == [0, 1, 2]
    assert parts[0][1] is labels[0]
    assert isinstance(parts[1][1], QHBoxLayout)
    assert parts_of(parts[1][1]) == [(0, labels[1])]
    assert parts[2][1] is labels[2]
    assert foreign_items() <= before


def test_measuring_a_block_leaves_no_layout_item(qtbot: QtBot) -> None:
    before = foreign_items()
    page, column, labels = page_of(qtbot)
    labels[0].setWordWrap(True)
    page.show()
    assert least_height(column, 200) > 0
    assert foreign_items() <= before


def test_a_strip_gives_its_blocks_items_of_its_own(qtbot: QtBot) -> None:
    before = foreign_items()
    strip = FlowStrip()
    qtbot.addWidget(strip)
    row = QHBoxLayout(strip)
    labels = [QLabel(text, strip) for text in ("一", "二", "三")]
    for label in labels[:2]:
        row.addWidget(label)
    row.addStretch(1)
    strip.share()
    layout = strip.layout()
    assert layout is not None
    layout.addWidget(labels[2])
    assert layout.count() == 4
    assert foreign_items() <= before
    labels[0].deleteLater()
    qtbot.waitUntil(lambda: layout.count() == 3)
    assert foreign_items() <= before


def test_a_row_of_buttons_takes_widgets_without_items_of_qt(qtbot: QtBot) -> None:
    before = foreign_items()
    row = QWidget()
    qtbot.addWidget(row)
    flow = FlowLayout([], 8)
    row.setLayout(flow)
    label = QLabel("一")
    flow.addWidget(label)
    assert label.parentWidget() is row
    assert flow.count() == 1
    assert foreign_items() <= before


def test_exchanged_widget_takes_the_place_of_the_old_one(qtbot: QtBot) -> None:
    before = foreign_items()
    page, column, labels = page_of(qtbot)
    column.setStretch(0, 3)
    new = QLabel("四", page)
    exchange(column, labels[0], new)
    assert column.indexOf(new) == 0
    assert column.stretch(0) == 3
    assert column.count() == 3
    assert labels[0].isHidden()
    assert foreign_items() <= before


def test_the_order_of_keys_is_found_without_items(qtbot: QtBot) -> None:
    before = foreign_items()
    page, _column, _labels = page_of(qtbot)
    page.show()
    list(stops(page))
    assert foreign_items() <= before
