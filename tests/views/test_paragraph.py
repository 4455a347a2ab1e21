"""A paragraph measures what it shows now, however often it has been measured before."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.views.style import theme
from desktop.views.widgets.shown.paragraph import KEPT, Paragraph


def test_changed_text_or_size_is_remeasured(qapp: QApplication, qtbot: QtBot) -> None:
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


def test_changed_margins_are_remeasured(qapp: QApplication, qtbot: QtBot) -> None:
    paragraph = Paragraph(None, "霧の中で声がする。" * 6)
    qtbot.addWidget(paragraph)
    high = paragraph.heightForWidth(200)
    paragraph.setContentsMargins(0, 10, 0, 10)
    assert paragraph.heightForWidth(200) == high + 20
    paragraph.setContentsMargins(0, 0, 0, 0)
    paragraph.setMargin(5)
    assert paragraph.heightForWidth(210) == high + 10


def test_reserved_lines_are_a_least_height(qapp: QApplication, qtbot: QtBot) -> None:
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


def test_fitting_line_is_broken_once(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    broken: list[int] = []
    parted = Paragraph._break

    def counted(self: Paragraph, width: int, text: str) -> Any:
        broken.append(width)
        return parted(self, width, text)

    monkeypatch.setattr(Paragraph, "_break", counted)
    label = Paragraph(text="短い文")
    qtbot.addWidget(label)
    one = [label.heightForWidth(width) for width in (300, 400, 500)]
    assert (len(set(one)), len(broken)) == (1, 1)
    label.setText("次の文")
    assert label.heightForWidth(300) == one[0]
    assert len(broken) == 2
    assert label.heightForWidth(label.sizeHint().width() // 2) > one[0], "what does not fit is broken there"
