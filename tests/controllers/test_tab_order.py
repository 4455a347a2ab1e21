"""Tab goes through everything in reading order, there and back, and looks at no more than lies on its way."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop.controllers.desk import Desk
from desktop.controllers.main import MainController
from desktop.views import tab_order
from desktop.views.tab_order import move_focus, stops

pytestmark = pytest.mark.dressed

LOOKED_AT = 25
"""Widgets whose parts one press lists on average; the whole window has three hundred."""


def test_tab_walks_the_whole_window_there_and_back(
    main: MainController, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked = 0
    parts = tab_order._parts

    def counted(widget: QWidget) -> list[QWidget]:
        nonlocal looked
        looked += 1
        return parts(widget)

    seen = set()
    next(stops(main.window)).setFocus()
    times = len(list(stops(main.window)))
    assert times > 100
    for step in (1, -1):
        for _ in range(times):
            chain = list(stops(main.window))  # what there is may depend on what has the focus
            before = QApplication.focusWidget()
            with monkeypatch.context() as patch:
                patch.setattr(tab_order, "_parts", counted)
                assert move_focus(main.window, step > 0)
            now = QApplication.focusWidget()
            assert now is chain[(chain.index(before) + step) % len(chain)], "the first follows the last"
            seen.add(now)
    assert len(seen) >= times - 2
    assert looked < 2 * times * LOOKED_AT


def test_escape_leaves_the_tray_for_the_sheet_and_tab_goes_on_into_it(main: MainController, desk: Desk) -> None:
    """From a page that is no stop itself Tab leads into it; it began at the head of the window again."""
    desk.tray.focus()
    frame = desk.tabs.sheet.frame  # type: ignore[union-attr] # a sheet is in front
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert QApplication.focusWidget() is frame
    QTest.keyClick(frame, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is next(stops(frame))
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert QApplication.focusWidget() is frame
    QTest.keyClick(frame, Qt.Key.Key_Backtab)
    assert not frame.isAncestorOf(QApplication.focusWidget())
