"""Notes and the scenario are beside play, or alone where it would be cut."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.views.play.play_page import PlayPage
from desktop.views.play.scenario_panel import ScenarioPanel
from desktop.views.play.tracker_view import TrackerView

NEED = 600
"""px that what is played needs."""


class WideTracker(TrackerView):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        scroll, body, label = QScrollArea(), QWidget(), QLabel("x")
        scroll.setWidgetResizable(True)
        scroll.setWidget(body)
        label.setMinimumWidth(NEED)
        QVBoxLayout(body).addWidget(label)
        QVBoxLayout(self).addWidget(scroll)


@pytest.fixture
def page(qtbot: QtBot, qapp: QApplication) -> PlayPage:
    page = PlayPage(lambda engine: WideTracker)
    qtbot.addWidget(page)
    page.add_panel(ScenarioPanel())
    page.ui.trackers.setCurrentWidget(page.tracker("battle"))
    page.resize(1000, 600)
    page.show()
    return page


def beside(page: PlayPage) -> bool:
    QApplication.processEvents()
    return page.ui.split.isVisible()


def test_only_one_of_notes_and_panel_fits_beside_play(page: PlayPage) -> None:
    assert beside(page)
    page.show_notes_open(True, 0)
    assert beside(page)
    page.show_panel(True)
    assert not beside(page)
    assert page.ui.notesScroll.width() + page.ui.middle.spacing() < page.width() - 280
    page.show_notes_open(False, 0)
    assert beside(page)


def test_widened_window_shows_both_panels(page: PlayPage) -> None:
    page.show_panel(True)
    page.resize(700, 600)
    assert not beside(page)
    assert page.ui.middle.geometry().width() - page.findChildren(ScenarioPanel)[0].width() < 10
    page.resize(1000, 600)
    assert beside(page)
    assert page.findChildren(ScenarioPanel)[0].width() == 280
