"""Rows of a grid that are kept for the next time: no more of them than were asked to stay."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.views.systems.enishi.play import drawn
from desktop.views.systems.enishi.play.parts import Rows


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.show()
    return made


def remaining_buttons(page: QWidget) -> list[QPushButton]:
    """The buttons that remain after Qt has deleted the others."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return page.findChildren(QPushButton)


def test_long_window_of_effects_does_not_keep_memory(page: QWidget) -> None:
    lines = QGridLayout(page)
    rows = Rows(lines, lambda: (QPushButton(), QPushButton()), most=3)
    for count, kept in ((5, 5), (2, 3), (0, 3), (4, 4), (1, 3)):
        taken = rows.take(count)
        assert len(remaining_buttons(page)) == 2 * kept
        assert [button.isVisible() for row in taken for button in row] == [True] * 2 * count
        assert sum(button.isVisible() for button in remaining_buttons(page)) == 2 * count
        assert lines.count() == 2 * kept
    taken = rows.take(5)
    lines.activate()
    ys = [row[0].y() for row in taken]
    assert ys == sorted(set(ys)), "each stands below the one before"


def test_character_rows_keep_their_number(page: QWidget) -> None:
    lines = QGridLayout(page)
    rows = Rows(lines, lambda: (QPushButton(),))
    first = rows.take(5)
    rows.take(0)
    assert len(remaining_buttons(page)) == 5
    assert rows.take(5) == first


def test_pressed_button_can_be_released_by_its_row(page: QWidget) -> None:
    lines = QGridLayout(page)
    rows = Rows(lines, lambda: (QPushButton(),), most=1)
    (pressed,) = rows.take(3)[2]
    assert isinstance(pressed, QPushButton)
    pressed.clicked.connect(lambda: rows.take(0))
    pressed.click()
    assert len(remaining_buttons(page)) == 1


@pytest.mark.parametrize(("width", "whole"), [(900, True), (300, True), (90, False)])
def test_session_stop_name_wraps_to_two_lines_when_needed(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, width: int, whole: bool
) -> None:
    """English at 150 % is not cut to “Cycle 1: Mai…”."""
    written: list[str] = []

    class Listening(QPainter):
        def drawText(self, *given: object) -> None:  # Qt's name
            written.append(str(given[-1]))
            super().drawText(*given)  # type: ignore[call-overload]

    monkeypatch.setattr(drawn, "QPainter", Listening)
    path = drawn.StagePath()
    qtbot.addWidget(path)
    nodes = (drawn.Node("Cycle 1: Main stage", "now", 0, 4), drawn.Node("Sub stage", "later", 0, 1))
    path.show_nodes(nodes)
    path.resize(width, path.sizeHint().height())
    path.grab()
    assert ("Cycle 1: Main stage" in written) == whole
