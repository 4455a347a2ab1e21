"""Pages that are higher than their place scroll; those that are not fill it."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QListWidget, QStackedWidget, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.views.board.pane import TallScroll
from desktop.views.widgets.shown.paragraph import Paragraph


def page_of(*parts: QWidget) -> QWidget:
    page = QWidget()
    column = QVBoxLayout(page)
    for part in parts:
        column.addWidget(part)
    return page


def scroll_of(qtbot: QtBot, *pages: QWidget, width: int = 300, height: int = 200) -> TallScroll:
    scroll, stack = TallScroll(), QStackedWidget()
    scroll.setWidget(stack)
    scroll.watch()
    for page in pages:
        stack.addWidget(page)
    qtbot.addWidget(scroll)
    scroll.resize(width, height)
    scroll.show()
    return scroll


def test_fitting_page_fills_its_area_and_lists_scroll(qtbot: QtBot) -> None:
    listed = QListWidget()
    listed.addItems([str(n) for n in range(100)])
    scroll = scroll_of(qtbot, page_of(QLabel("head"), listed))
    assert scroll.verticalScrollBar().maximum() == 0
    assert scroll.widget().height() == scroll.viewport().height()
    assert listed.verticalScrollBar().maximum() > 0


def test_long_page_scrolls_without_being_cut(qtbot: QtBot) -> None:
    text = Paragraph(text="長い文です。" * 60)
    scroll = scroll_of(qtbot, page_of(text, QLabel("foot")))
    assert scroll.verticalScrollBar().maximum() > 0
    assert text.height() >= text.heightForWidth(text.width())
    text.setText("短い文です。")
    qtbot.waitUntil(lambda: scroll.verticalScrollBar().maximum() == 0)


def test_hidden_page_does_not_cause_scrolling(qtbot: QtBot) -> None:
    scroll = scroll_of(qtbot, page_of(QLabel("front")), page_of(Paragraph(text="長い文です。" * 60)))
    assert scroll.verticalScrollBar().maximum() == 0
    stack = scroll.widget()
    assert isinstance(stack, QStackedWidget)
    stack.setCurrentIndex(1)
    qtbot.waitUntil(lambda: scroll.verticalScrollBar().maximum() > 0)
    stack.setCurrentIndex(0)
    qtbot.waitUntil(lambda: scroll.verticalScrollBar().maximum() == 0)
