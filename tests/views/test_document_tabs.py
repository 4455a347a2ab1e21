"""Tabs of many open pages: names are still read, and arrows that can be seen lead to those that do not fit."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QLabel, QToolButton
from pytestqt.qtbot import QtBot

from desktop.views.style import theme
from desktop.views.widgets.lists.document_tabs import READABLE, DocumentTabs
from tests.styles import as_begun, style_sheet


@pytest.fixture
def tabs(qtbot: QtBot, qapp: QApplication) -> Iterator[DocumentTabs]:
    with style_sheet(styled=True):
        theme.apply(qapp, dark=False)
    made = DocumentTabs()
    qtbot.addWidget(made)
    made.setTabsClosable(True)
    made.setDocumentMode(True)
    made.resize(854, 300)
    made.show()
    for number in range(40):
        made.addTab(QLabel("sheet"), f"御堂 アカネ その{number}")
    made.setCurrentIndex(39)
    yield made
    as_begun(qapp)


def test_a_name_is_not_cut_to_dots(tabs: DocumentTabs) -> None:
    bar = tabs.tabBar()
    assert min(bar.tabRect(number).width() for number in range(bar.count())) >= theme.px(READABLE)


def test_the_arrows_are_seen(tabs: DocumentTabs) -> None:
    """The room around their pictures left a dot of them."""
    arrows = [b for b in tabs.tabBar().findChildren(QToolButton) if b.isVisible()]
    assert len(arrows) == 2
    for arrow in arrows:
        inside = arrow.rect().adjusted(3, 3, -3, -3)
        picture = arrow.grab(QRect(inside)).toImage()
        ground = picture.pixelColor(0, 0)
        drawn = sum(
            _far(picture.pixelColor(x, y), ground) for x in range(picture.width()) for y in range(picture.height())
        )
        assert drawn >= 12, arrow.objectName()


def _far(colour: QColor, ground: QColor) -> bool:
    return abs(colour.lightness() - ground.lightness()) > 30
