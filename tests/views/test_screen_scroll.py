"""The page of the window scrolls where the screen is smaller, and what has the focus is in sight."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.views.fitting import room
from desktop.views.widgets.layouts.screen_scroll import ScreenScroll


def window_with(qtbot: QtBot, high: int) -> tuple[QMainWindow, list[QPushButton]]:
    """A window around a page of two buttons, so many px apart, on the screen of the tests."""
    window, page, scroll = QMainWindow(), QWidget(), ScreenScroll()
    column, buttons = QVBoxLayout(page), [QPushButton("first"), QPushButton("last")]
    column.addWidget(buttons[0])
    column.addSpacing(high)
    column.addWidget(buttons[1])
    scroll.setWidget(page)
    scroll.leave(window.menuBar())
    window.setCentralWidget(scroll)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitActive(window)
    return window, buttons


def test_window_is_as_high_as_its_page_where_the_screen_is(qtbot: QtBot) -> None:
    window, (_, last) = window_with(qtbot, 300)
    window.resize(100, 100)
    assert window.height() > 300
    assert not last.visibleRegion().isEmpty()


def test_window_stays_within_the_screen_and_follows_the_focus(qtbot: QtBot) -> None:
    window, (first, last) = window_with(qtbot, 3000)
    window.resize(100, 100)
    assert window.height() <= room(window).height()
    first.setFocus()
    assert last.visibleRegion().isEmpty()
    last.setFocus()
    qtbot.waitUntil(lambda: not last.visibleRegion().isEmpty())


def test_unused_keys_are_left_to_the_window(qtbot: QtBot) -> None:
    window, _ = window_with(qtbot, 3000)
    key = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Right, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(window.centralWidget(), key)
    assert not key.isAccepted()
