"""A paragraph measures what it shows now, however often it has been measured before."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.views import theme
from desktop.views.widgets.paragraph import KEPT, Paragraph


def test_another_text_or_size_is_measured_anew(qapp: QApplication, qtbot: QtBot) -> None:
    theme.apply(qapp, dark=False)
    paragraph = Paragraph(None, "霧の中で声がする。" * 6)
    qtbot.addWidget(paragraph)
    high = paragraph.heightForWidth(120)
    assert paragraph.heightForWidth(120) == high
    assert paragraph.heightForWidth(240) < high
    paragraph.setText("霧")
    low = paragraph.heightForWidth(120)
    assert low < high
    font = paragraph.font()
    font.setPixelSize(2 * font.pixelSize())
    paragraph.setFont(font)
    assert paragraph.heightForWidth(120) > low


def test_any_number_of_widths_is_measured_right(qapp: QApplication, qtbot: QtBot) -> None:
    paragraph = Paragraph(None, "霧の中で声がする。" * 6)
    qtbot.addWidget(paragraph)
    widths = range(60, 60 + 3 * KEPT)
    once = [paragraph.heightForWidth(width) for width in widths]
    assert [paragraph.heightForWidth(width) for width in reversed(widths)] == once[::-1]


def test_other_edges_are_measured_anew(qapp: QApplication, qtbot: QtBot) -> None:
    paragraph = Paragraph(None, "霧の中で声がする。" * 6)
    qtbot.addWidget(paragraph)
    high = paragraph.heightForWidth(200)
    paragraph.setContentsMargins(0, 10, 0, 10)
    assert paragraph.heightForWidth(200) == high + 20
    paragraph.setContentsMargins(0, 0, 0, 0)
    paragraph.setMargin(5)
    assert paragraph.heightForWidth(210) == high + 10


def test_where_room_is_kept_fewer_lines_take_as_much_and_more_take_more(qapp: QApplication, qtbot: QtBot) -> None:
    theme.apply(qapp, dark=False)
    paragraph = Paragraph(None, "霧\n森")
    qtbot.addWidget(paragraph)
    two = paragraph.heightForWidth(200)
    paragraph.reserve(2)
    assert paragraph.heightForWidth(200) == two
    for text in ("霧", ""):
        paragraph.setText(text)
        assert paragraph.heightForWidth(200) == two
    paragraph.setText("霧\n森\n館")
    assert paragraph.heightForWidth(200) > two
    paragraph.reserve(0)
    paragraph.setText("霧")
    assert paragraph.heightForWidth(200) < two
