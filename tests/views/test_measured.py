"""Widths that are remembered are those that the typeface has."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QApplication

from desktop.views.style.measured import MOST, Measured, bold

TEXTS = ("霧島 七海", "", "Nanami", "−5 / 20", "１２３", "A&B", "𠮷野家")


@pytest.mark.parametrize("strong", [False, True])
def test_widths_and_cuts_are_those_of_the_typeface(qapp: QApplication, strong: bool) -> None:
    font = QFont(qapp.font())
    look = bold(font) if strong else Measured(font)
    font.setBold(strong)
    metrics = QFontMetricsF(font)
    for text in TEXTS * 2:
        assert look.wide(text) == metrics.horizontalAdvance(text)
        for room in (0.0, 7.5, 20.0, metrics.horizontalAdvance(text), 500.0):
            assert look.elided(text, room) == metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)


def test_measured_widths_are_limited(qapp: QApplication) -> None:
    look = Measured(qapp.font())
    for number in range(MOST + 3):
        look.wide(str(number))
    assert len(look._wide) <= MOST
