"""The column of people: never scrolls sideways, with the selected character in view."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.core.view_models import CharacterView, Gauge
from desktop.core.words import Words
from desktop.views.play import person_card
from desktop.views.play.party_strip import PartyStrip
from desktop.views.play.person_card import CardFace, PersonCard
from desktop.views.style import theme
from tests.looking import ratio
from tests.views.test_batched_layout import Count


def strip_of(qtbot: QtBot, count: int, chosen: int, width: int = 1366, style: str = "") -> PartyStrip:
    strip = PartyStrip(Words())
    strip.setStyleSheet(style)
    qtbot.addWidget(strip)
    faces = [
        CardFace(CharacterView(id=str(n), name=f"人 {n}", is_pc=True), "#2C6A39", key=str(n), selected=n == chosen)
        for n in range(count)
    ]
    strip.resize(width, 200)
    strip.show()
    strip.show_faces(faces)
    return strip


def in_front(strip: PartyStrip) -> None:
    """Bring it to the front, which redraws everything, over windows of earlier tests."""
    strip.activateWindow()
    assert QTest.qWaitForWindowActive(strip)
    strip.setFocus()
    QApplication.processEvents()


@pytest.mark.parametrize(("count", "width"), [(4, 1366), (18, 1366), (7, 683), (7, 320)])
def test_strip_keeps_the_chosen_card_whole_in_view(qtbot: QtBot, count: int, width: int) -> None:
    for chosen in (0, count - 1):
        strip = strip_of(qtbot, count, chosen, width)
        assert strip.horizontalScrollBar().maximum() == 0
        card = strip.card(str(chosen))
        assert card is not None
        place = card.mapTo(strip.viewport(), QPoint(0, 0))
        assert 0 <= place.y() <= strip.viewport().height() - card.height()
        assert 0 <= place.x() <= strip.viewport().width() - card.width()


def test_removed_character_takes_no_room(qtbot: QtBot) -> None:
    strip = strip_of(qtbot, 18, 0)
    strip.show_faces([CardFace(CharacterView(id="0", name="人 0", is_pc=True), "#2C6A39")])
    QApplication.processEvents()
    assert strip.card("17") is None
    assert strip.verticalScrollBar().maximum() == 0


@pytest.mark.parametrize(("window", "wide"), [(1366, 232), (1920, 232), (1000, 192)])
def test_column_is_as_wide_as_the_window_allows(qtbot: QtBot, window: int, wide: int) -> None:
    strip = strip_of(qtbot, 6, 0)
    strip.fit(window)
    assert strip.width() == theme.px(wide)


@pytest.mark.parametrize("chosen", [0, 1])
def test_a_card_has_an_edge_and_a_ring_of_its_own(qtbot: QtBot, chosen: int) -> None:
    strip = strip_of(qtbot, 3, chosen)
    card, other = strip.card("0"), strip.card("2")
    assert card is not None
    assert other is not None
    in_front(strip)
    other.setFocus()
    before = card.grab().toImage()
    middle = before.height() // 2
    edge = max(ratio(QColor(theme.current().paper), before.pixelColor(n, middle)) for n in range(4))
    assert edge >= 3
    card.setFocus()
    after = card.grab().toImage()
    assert any(ratio(before.pixelColor(n, middle), after.pixelColor(n, middle)) >= 3 for n in range(8))


def test_card_is_repainted_only_for_visible_changes(qtbot: QtBot) -> None:
    strip = strip_of(qtbot, 1, 0)
    in_front(strip)
    card = strip.card("0")
    assert card is not None
    painted = Count(card, QEvent.Type.Paint)
    person = CharacterView(id="0", name="人 0", is_pc=True)

    def paints_after(**changed: object) -> int:
        strip.show_faces([CardFace(person.evolve(**changed), "#2C6A39", key="0", selected=True)])
        QApplication.processEvents()
        return painted.seen

    assert paints_after(place="脇役") == 0
    assert paints_after(turn=True) == 1
    assert paints_after(turn=True, place="主人公") == 1


@pytest.mark.parametrize("sentence", ["", "残1"])
@pytest.mark.parametrize(("width", "gauges"), [(190, "one"), (190, "beside"), (160, "beside"), (400, "beside")])
def test_every_gauge_shows_its_number(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, width: int, gauges: str, sentence: str
) -> None:
    """Boxes cannot be counted from a distance.

    Of boxes that are ticked off, how many are left is written: 「ゲージ □□ 0」 beside 「所縁 残2」 read as none left.
    """
    written: list[tuple[QRectF, str]] = []

    class Listening(QPainter):
        def drawText(self, *given: object) -> None:  # Qt's name
            written.append((given[0], str(given[-1])))  # type: ignore[arg-type]
            super().drawText(*given)  # type: ignore[call-overload]

    monkeypatch.setattr(person_card, "QPainter", Listening)
    bars = [Gauge(id=name, label=name, value=5, maximum=6, drawn="bar") for name in ("LP", "SP")]
    boxes = Gauge(id="boxes", label="ゲージ", value=1, maximum=2, drawn="boxes", caption=sentence)
    card = PersonCard(Words())
    qtbot.addWidget(card)
    shown = (boxes,) if gauges == "one" else (*bars, boxes)
    card.show_face(CardFace(CharacterView(id="0", name="人", is_pc=True, gauges=shown), "#2C6A39"))
    card.resize(width, card.sizeHint().height())
    card.grab()
    texts = [text for _, text in written]
    wanted = {sentence} if sentence else {"1", "1 / 2"}
    assert wanted & set(texts)
    place = next(place for place, text in written if text in wanted)
    assert place.left() + QFontMetricsF(card.font()).horizontalAdvance("1") < width
    for one, text in written:
        if text == "5 / 6":
            end = one.left() + QFontMetricsF(card.font()).horizontalAdvance(text)
            assert gauges == "one" or end <= min(at.left() for at, texts in written if texts == "ゲージ")
