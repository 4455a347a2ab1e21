"""A wheel scrolls the play page and the tray and changes no value."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QAbstractSpinBox, QComboBox, QWidget

from desktop.controllers.main import MainController
from desktop.services.text.catalogue import Catalogue
from tests.table_mode import click

SYSTEMS = tuple(info.id for info in Catalogue())


def turn(widget: QWidget) -> None:
    """Turn the wheel over a widget, one click towards oneself."""
    event = QWheelEvent(
        QPointF(4, 4),
        QPointF(widget.mapToGlobal(QPoint(4, 4))),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QCoreApplication.sendEvent(widget, event)


def inputs(page: QWidget) -> list[QComboBox | QAbstractSpinBox]:
    """Everything in sight that a wheel could change."""
    found = [*page.findChildren(QComboBox), *page.findChildren(QAbstractSpinBox)]
    return [box for box in found if box.isVisibleTo(page)]


@pytest.mark.parametrize("system", SYSTEMS)
def test_wheel_over_play_changes_no_values(main: MainController, system: str) -> None:
    """Scrolling a battle of えにし set how well one sees, and the tray's scroll the target of the next check."""
    main.open_sample(system)
    campaign_window = main.campaign_window
    assert campaign_window is not None
    click(main.window.ui.playButton)
    rule_system, play_session = campaign_window.open_campaign.system, campaign_window.open_campaign.play_session
    people = [sheet.id for sheet in campaign_window.open_campaign.people.all_sheets()]
    for name in [n for n in ("session", "battle") if getattr(rule_system, n) is not None]:
        if name not in play_session.playing.possible:
            play_session.close("session")  # it has battles of its own
        play_session.begin(name, people)
        page = campaign_window.play_page.page
        page.tracker(name)
        QCoreApplication.processEvents()
        lines = len(play_session.log().entries)
        for part in (page, campaign_window.tray.tray):
            boxes = inputs(part)
            before = [box.currentIndex() if isinstance(box, QComboBox) else box.text() for box in boxes]
            for box in boxes:
                assert box.focusPolicy() != Qt.FocusPolicy.WheelFocus
                turn(box)
            after = [box.currentIndex() if isinstance(box, QComboBox) else box.text() for box in boxes]
            assert after == before
        assert len(play_session.log().entries) == lines


def test_wheel_over_a_scenario_changes_no_values(main: MainController) -> None:
    """種類 of an area changed while its form was scrolled."""
    main.open_sample("common")
    main.run("scenario")
    campaign_window = main.campaign_window
    assert campaign_window is not None
    page = campaign_window.tabs.keeper("scenario").page  # type: ignore[attr-defined]
    QCoreApplication.processEvents()
    boxes = [*page.findChildren(QComboBox), *page.findChildren(QAbstractSpinBox)]
    assert boxes
    for box in boxes:
        assert box.focusPolicy() != Qt.FocusPolicy.WheelFocus, box.objectName()
