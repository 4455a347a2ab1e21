"""The line of steps: what is done has a tick, and words give way before titles where there is little room."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from desktop.views.play.step_strip import SIZE, StepBox, StepStrip
from desktop.views.style import theme

LOOP = (
    StepBox("宣言", "ハル", "done"),
    StepBox("指定", "DEX（早業）、DC 15", "now"),
    StepBox("ロール"),
)


def strip_of(qtbot: QtBot, boxes: tuple[StepBox, ...]) -> StepStrip:
    strip = StepStrip()
    qtbot.addWidget(strip)
    strip.show_boxes(boxes)
    return strip


def test_steps_stand_in_one_low_line_at_any_width(qtbot: QtBot) -> None:
    """A row of boxes took the room of the board; a line of 12 px says the same."""
    strip = strip_of(qtbot, LOOP * 4)
    for width in (1000, 500, 120):
        strip.resize(width, strip.sizeHint().height())
        assert strip.height() <= theme.px(SIZE + 6)
        assert not strip.grab().isNull()


def test_titles_are_kept_where_words_find_no_room(qtbot: QtBot) -> None:
    strip = strip_of(qtbot, LOOP)
    assert strip.texts(2000) == ("宣言 ハル", "指定 DEX（早業）、DC 15", "ロール")
    middle = next(w for w in range(2000, 0, -1) if strip.texts(w) != strip.texts(2000))
    assert strip.texts(middle) == ("宣言", "指定 DEX（早業）、DC 15", "ロール")
    assert strip.texts(10) == ("宣言", "指定", "ロール")
    assert "DC 15" in strip.toolTip(), "what is cut can be read all the same"


def test_a_screen_reader_hears_every_step(qtbot: QtBot) -> None:
    strip = strip_of(qtbot, LOOP)
    assert "✓ 宣言 ハル" in strip.spoken_value()
    assert strip.accessibleDescription() == "指定 DEX（早業）、DC 15"
