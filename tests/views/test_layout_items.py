"""Nothing of ours keeps hold of the layout items that Qt makes and deletes alone."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSpacerItem, QVBoxLayout, QWidget, QWidgetItem
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from desktop.controllers.main import MainController
from desktop.controllers.sheet.builder import BuilderController
from desktop.services.text.catalogue import system_ids
from desktop.views.fitting import scroll_form
from desktop.views.keyboard.tab_order import stops
from desktop.views.layout_items import clear, exchange, parts_of
from desktop.views.widgets.layouts.breaking_layout import least_height
from desktop.views.widgets.layouts.flow_layout import FlowLayout
from desktop.views.widgets.layouts.flow_strip import FlowStrip
from tests.controllers.conftest import folders as folders
from tests.controllers.conftest import main as main
from tests.table_mode import TableGm


def foreign_items() -> set[int]:
    """Addresses of the Python objects that stand for items made by Qt."""
    found = (w for w in Shiboken.getAllValidWrappers() if type(w) in (QWidgetItem, QSpacerItem))
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


def test_a_cleared_layout_keeps_its_room_and_no_widget(qtbot: QtBot) -> None:
    before = foreign_items()
    page, host = QWidget(), QWidget()
    qtbot.addWidget(page)
    qtbot.addWidget(host)
    column, flow = QVBoxLayout(page), FlowLayout([], 8)
    host.setLayout(flow)
    for _ in range(2):
        column.addWidget(QLabel("一"))
        flow.addWidget(QLabel("二"))
    column.addStretch(1)
    clear(column)
    clear(flow)
    assert column.count() == 1
    assert flow.count() == 0
    assert page.findChildren(QLabel) == host.findChildren(QLabel) == []
    assert foreign_items() <= before


def test_the_order_of_keys_is_found_without_items(qtbot: QtBot) -> None:
    before = foreign_items()
    page, _column, _labels = page_of(qtbot)
    page.show()
    list(stops(page))
    assert foreign_items() <= before


def test_a_form_that_scrolls_keeps_its_buttons_without_items(qtbot: QtBot) -> None:
    before = foreign_items()
    page, column, _labels = page_of(qtbot)
    foot = QHBoxLayout()
    column.addLayout(foot)
    foot.addStretch(1)
    button = QPushButton("閉じる")
    foot.addWidget(button)
    outer = scroll_form(page, column)
    assert page.layout() is outer
    assert parts_of(outer)[-1][1] is foot
    assert parts_of(foot) == [(1, button)]
    assert button.parentWidget() is page
    assert foreign_items() <= before


@pytest.mark.parametrize("system", system_ids())
def test_the_window_of_a_campaign_makes_no_items_of_qt(main: MainController, system: str) -> None:
    """PySide makes them for whatever is in a layout that is added to another: it is added while it is empty."""
    before = foreign_items()
    gm = TableGm(main, system)
    open_campaign = gm.campaign_window.open_campaign
    gm.begin("battle" if open_campaign.system.battle is not None else "session")
    for _ in range(3):
        gm.next()
    for page in ("recap", "definition", "scenario"):
        gm.campaign_window.run(page)
    entries = {entry.id: entry for entry in open_campaign.campaign.sheets()}
    for sheet in (gm.players[0], gm.npcs[0]):
        assert open_campaign.open(entries[sheet.id]) is not None
    builder = open_campaign.new_draft()
    assert isinstance(builder, BuilderController)
    builder.randomise()
    for _ in builder.pages[:-1]:
        builder.next()
    assert foreign_items() <= before
