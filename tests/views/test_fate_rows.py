"""Options after a failure at d20フェイト: rows are separated at every size of text."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.views.style import theme
from desktop.views.systems.d20fate.fate_rows import FateRow, FateRows
from desktop.views.widgets.shown.paragraph import LEADING, Paragraph

LONG = "Rolls 1 d20 again; the new roll stands, whatever it shows. Fate dice 2 → 1"


@pytest.mark.parametrize("live", [False, True])
@pytest.mark.parametrize("scale", [100, 150, 200])
def test_two_line_rows_are_spaced_wider_than_their_lines(
    qtbot: QtBot, qapp: QApplication, scale: int, live: bool
) -> None:
    """D20-PHY-05: which words belong to which use is seen at a glance."""
    theme.apply(qapp, dark=False, scale=100 if live else scale)
    rows = FateRows()
    qtbot.addWidget(rows)
    rows.show_rows([FateRow(str(number), "Reroll", LONG, f"E{number}", 0.75, "75.0 %") for number in (1, 2, 3)])
    rows.show()
    theme.apply(qapp, dark=False, scale=scale)
    width = rows.minimumSizeHint().width() + theme.px(160)
    rows.resize(width, rows.heightForWidth(width))
    qapp.processEvents()
    entries = sorted(rows.findChildren(Paragraph), key=lambda one: one.y())
    air = entries[0].fontMetrics().height() * LEADING
    try:
        assert entries[0].height() > entries[0].fontMetrics().height() * 2, "two lines"
        gaps = [low.y() - (high.y() + high.height()) for high, low in pairwise(entries)]
        assert min(gaps) > air
    finally:
        theme.apply(qapp, dark=False)
