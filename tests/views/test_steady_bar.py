"""What scrolls at times only is laid out at one width, and shows a bar only where there is anywhere to go."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from desktop.views.style import theme
from desktop.views.widgets.layouts.steady_room import keep_width
from tests.styles import as_begun


@pytest.fixture
def styled(qapp: QApplication) -> Iterator[None]:
    theme.apply(qapp, False)
    yield
    as_begun(qapp)


@pytest.mark.usefixtures("styled")
def test_page_keeps_its_width_when_it_starts_to_scroll(qtbot: QtBot) -> None:
    area, page = QScrollArea(), QWidget()
    qtbot.addWidget(area)
    keep_width(area)
    area.setWidgetResizable(True)
    area.setWidget(page)
    area.resize(300, 200)
    area.show()
    qtbot.waitExposed(area)
    place = area.verticalScrollBar().parentWidget()
    assert place is not None

    def looks() -> set[int]:
        QCoreApplication.processEvents()
        picture = area.grab(place.geometry()).toImage()
        return {picture.pixel(x, y) for x in range(picture.width()) for y in range(picture.height())}

    short, width = looks(), page.width()
    page.setMinimumHeight(1000)
    long = looks()
    assert page.width() == width
    assert len(short) == 1, "nothing but the ground"
    assert len(long) > 1, "a handle"
