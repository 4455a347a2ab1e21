"""Tab traverses everything in reading order, both ways, and inspects only widgets on its path."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop.controllers.main import MainController
from desktop.controllers.sheet.builder import BuilderController
from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.systems.d20fate.sheet import score
from desktop.views.keyboard import tab_order
from desktop.views.keyboard.tab_order import move_focus, stops

pytestmark = pytest.mark.styled

LOOKED_AT = 25
"""Widgets whose parts one press lists on average; the whole window has three hundred."""


def test_tab_traverses_the_whole_window_both_ways(
    main: MainController, campaign_window: CampaignWindow, monkeypatch: pytest.MonkeyPatch
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


def test_escape_moves_from_tray_to_sheet_and_tab_enters_it(
    main: MainController, campaign_window: CampaignWindow
) -> None:
    """From a page that is no stop itself Tab leads into it; it began at the head of the window again."""
    campaign_window.tray.focus()
    frame = campaign_window.tabs.sheet.frame  # type: ignore[union-attr] # a sheet is in front
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert QApplication.focusWidget() is frame
    QTest.keyClick(frame, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is next(stops(frame))
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert QApplication.focusWidget() is frame
    QTest.keyClick(frame, Qt.Key.Key_Backtab)
    assert not frame.isAncestorOf(QApplication.focusWidget())


def test_a_builder_of_d20fate_writes_score_after_score(main: MainController) -> None:
    """Tab stopped at two computed numbers behind each: what was typed there was lost without a word."""
    main.campaigns.make("d20fate", "作る")
    main.campaigns.show()
    assert main.campaign_window is not None
    main.run("build")
    builder = main.campaign_window.current
    assert isinstance(builder, BuilderController)
    builder.document.edit("name", "ナギ")
    builder.next()
    for written in ("14", "12", "8", "10", "16", "11"):
        entry = QApplication.focusWidget()
        QTest.keyClicks(entry, written)
        QTest.keyClick(entry, Qt.Key.Key_Tab)
    sheet: Any = builder.document.sheet
    assert [score(sheet, name) for name in ("str", "dex", "con", "int", "wis", "cha")] == [14, 12, 8, 10, 16, 11]
