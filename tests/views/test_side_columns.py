"""The columns at the sides are as wide as the text asks, whether it had its size at the start or has it since."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication, QFrame, QSplitter
from pytestqt.qtbot import QtBot

from desktop.views.style import theme
from desktop.views.window.work_tools import SideColumns, column_widths

pytestmark = pytest.mark.styled


@pytest.fixture
def splitter(qapp: QApplication, qtbot: QtBot) -> Iterator[QSplitter]:
    theme.apply(qapp, dark=False)
    splitter = QSplitter()
    qtbot.addWidget(splitter)
    for _ in range(3):
        splitter.addWidget(QFrame())
    splitter.setHandleWidth(1)
    splitter.resize(1368, 700)
    yield splitter
    theme.apply(qapp, dark=False)


def sides(splitter: QSplitter) -> tuple[int, int]:
    left, _, right = splitter.sizes()
    return left, right


def usual() -> tuple[int, int]:
    left, _, right = column_widths()
    return left, right


def test_text_that_grows_widens_them_as_a_start_with_it_would(splitter: QSplitter, qapp: QApplication) -> None:
    SideColumns(splitter, [])
    splitter.show()
    small = usual()
    assert sides(splitter) == small
    for scale in (140, 200, 100):
        theme.apply(qapp, dark=False, scale=scale)
        assert sides(splitter) == usual()
        assert (usual() == small) is (scale == 100)


def test_dragged_column_widths_are_kept(splitter: QSplitter, qapp: QApplication) -> None:
    SideColumns(splitter, [300, 666, 400])
    splitter.show()
    splitter.moveSplitter(250, 1)
    assert sides(splitter) == (250, 400)
    theme.apply(qapp, dark=False, scale=200)
    more = [large - small for large, small in zip(usual(), (200, 312), strict=True)]
    assert sides(splitter) == (250 + more[0], 400 + more[1])
    theme.apply(qapp, dark=False, scale=100)
    assert sides(splitter) == (250, 400)


def test_hidden_column_returns_with_the_width_of_its_text(splitter: QSplitter, qapp: QApplication) -> None:
    SideColumns(splitter, [])
    splitter.show()
    library = splitter.widget(0)
    library.hide()
    theme.apply(qapp, dark=False, scale=150)
    assert sides(splitter) == (0, usual()[1])
    library.show()
    qapp.processEvents()
    assert sides(splitter) == usual()
