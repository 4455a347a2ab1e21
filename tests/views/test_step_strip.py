"""The row of steps: a long title takes what short ones do not need."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtGui import QFont, QFontMetricsF
from pytestqt.qtbot import QtBot

from desktop.views.play.step_strip import GAP, StepBox, StepStrip
from desktop.views.style.measured import folds

LOOP = ("Declare", "Designation", "Roll", "Fate", "Resolve", "Stop")


def places(strip: StepStrip, titles: tuple[str, ...], width: int) -> list[tuple[float, float]]:
    strip.resize(width, 60)
    strip.show_boxes([StepBox(title) for title in titles])
    return [(place.left(), place.right()) for place in strip.places()]


def test_step_titles_are_whole_when_they_fit(qtbot: QtBot) -> None:
    strip = StepStrip()
    qtbot.addWidget(strip)
    bold = QFont(strip.font())
    bold.setBold(True)
    wide = QFontMetricsF(bold).horizontalAdvance("Designation")
    found = places(strip, LOOP, int(wide * 6.5) + 5 * GAP)
    assert found[1][1] - found[1][0] > wide + 30
    assert found[1][1] - found[1][0] > found[2][1] - found[2][0]
    assert all(abs(b[0] - a[1] - GAP) < 0.01 for a, b in pairwise(found))
    assert found[-1][1] <= strip.width() + 0.01


def test_steps_have_equal_widths(qtbot: QtBot) -> None:
    strip = StepStrip()
    qtbot.addWidget(strip)
    for titles, width in ((("a", "b", "c"), 600), (LOOP, 1800), (LOOP * 2, 700)):
        found = places(strip, titles, width)
        assert len({round(right - left, 3) for left, right in found}) == 1


def test_a_title_that_is_too_wide_folds_where_two_lines_hold_it(qtbot: QtBot) -> None:
    """At text of 150 % the English “Attack roll” ended in dots beside an empty second line."""
    strip = StepStrip()
    qtbot.addWidget(strip)
    look = strip._look(bold=True)
    room = look.wide("Answering") + 1
    assert folds("5 Answering roll", look.wide, look.wide("5 Answering") + 1)
    assert not folds("Power", look.wide, room)
    assert not folds("Answering roll", look.wide, look.wide("Answer"))  # no word may be cut
    strip.resize(700, 60)
    strip.show_boxes([StepBox("Answering roll", number=n) for n in range(1, 8)])
    assert not strip.grab().isNull()
