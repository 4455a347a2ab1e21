"""A card of the party strip: numbers of two columns never lie over each other, however narrow it is."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF, QImage, QPainter
from pytestqt.qtbot import QtBot

from desktop.core.shown import Gauge, PersonShown
from desktop.core.words import Words
from desktop.views.table.person_card import LEAST, CardFace, PersonCard


class Pen(QPainter):
    """Remembers where texts are drawn."""

    def __init__(self, image: QImage) -> None:
        super().__init__(image)
        self.texts: list[tuple[str, QRectF]] = []

    def drawText(self, room: QRectF, flags: int, text: str) -> None:  # type: ignore[override]
        """Remember a text with the room that it takes."""
        wide = QFontMetricsF(self.font()).boundingRect(room, int(flags), text)
        self.texts.append((text, wide))


@pytest.mark.parametrize("width", [LEAST, 170, 184, 200, 260])
def test_numbers_lie_beside_one_another(qtbot: QtBot, width: int) -> None:
    card = PersonCard(Words())
    qtbot.addWidget(card)
    gauges = (
        Gauge(id="hp", label="HP", value=0, maximum=15),
        Gauge(id="karma", label="インガオホー", value=5),
        Gauge(id="wazamae", label="ワザマエ", value=3, drawn="number"),
    )
    person = PersonShown(id="a", name="ハガネ", gauges=gauges)
    card.show_face(CardFace(person, "#444444"))
    image = QImage(width, 80, QImage.Format.Format_RGB32)
    pen = Pen(image)
    card._draw_numbers(pen, QRectF(8, 20, width - 16, 50), person, 16.0)
    pen.end()
    texts = [(text, wide.toAlignedRect()) for text, wide in pen.texts]
    assert {"HP", "0 / 15", "インガオホー", "5", "ワザマエ", "3"} <= {text for text, _ in texts}
    for number, (text, place) in enumerate(texts):
        for other, beside in texts[number + 1 :]:
            shared = place.intersected(beside)
            assert shared.isEmpty() or shared.width() <= 2, (text, other, place, beside)
