"""The tabs of a sheet's pages: all of them are seen, whichever page is in front."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.views.widgets.lists.document_tabs import PageTabs
from tests.screens import settle


def test_tabs_are_not_cut_when_another_page_is_selected(qtbot: QtBot) -> None:
    host = QWidget()
    qtbot.addWidget(host)
    host.setStyleSheet("QTabBar::tab:last:selected { padding: 0 40px; }")  # as a bold name, but by more
    tabs = PageTabs(host)
    for title in ("シート", "成長", "設定・メモ", "GMだけ"):
        tabs.addTab(title)
    row = QHBoxLayout(host)
    row.addWidget(tabs)
    row.addStretch(1)
    host.resize(900, 80)
    host.show()
    settle()
    for page in range(tabs.count()):
        tabs.setCurrentIndex(page)
        settle()
        assert tabs.width() >= sum(tabs.tabRect(number).width() for number in range(tabs.count()))
