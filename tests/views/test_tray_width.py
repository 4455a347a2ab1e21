"""What the dice tray shows keeps within its width, however long names of results, kinds and counts are."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.views.style import theme
from desktop.views.tray.dice_tray import DiceTray
from desktop.views.tray.entry import OddsView, ResultView
from desktop.views.widgets.shown.odds import OddsLine

WIDE = 312


@pytest.fixture
def tray(qapp: QApplication, qtbot: QtBot) -> DiceTray:
    theme.apply(qapp, dark=False)
    tray = DiceTray()
    qtbot.addWidget(tray)
    tray.resize(WIDE, 480)
    tray.show()
    return tray


def test_a_result_of_many_words_breaks_into_lines(tray: DiceTray, qapp: QApplication) -> None:
    tray.show_result(ResultView("error", "Fight back", total="One pair against Two pair", detail="アーマー 9 → 2"))
    qapp.processEvents()
    body, total = tray.ui.body, tray.ui.totalLabel
    assert body.width() <= tray.ui.scroll.viewport().width()
    assert total.height() >= 2 * total.fontMetrics().height()


def test_odds_fit_one_line_without_counts(tray: DiceTray, qapp: QApplication) -> None:
    ui, highs = tray.ui, []
    for ways in ("136 / 216", "21212820 / 60466176"):
        tray.show_odds(OddsView(0.351, "成功 35.1 %", ways, (OddsLine("命中", 0.351, "35.1 %"),)))
        for _ in range(3):
            qapp.processEvents()
        assert not ui.oddsMore.isHidden()
        assert ui.oddsLabel.toolTip() == ways
        highs.append(ui.oddsLine.height())
    assert ui.waysLabel.isHidden()
    assert highs[0] == highs[1]


def test_kind_of_check_is_shown_in_full(tray: DiceTray, qapp: QApplication) -> None:
    box = tray.ui.kindBox
    tray.show_kinds([("check", "Normal check"), ("opposed", "Opposed check, active side")], "check")
    assert box.minimumWidth() > box.fontMetrics().horizontalAdvance("Normal check") + theme.px(20)
    tray.show_kinds([("check", "Normal check"), ("opposed", "Opposed check, active side")], "opposed")
    assert box.minimumWidth() <= WIDE / 2
