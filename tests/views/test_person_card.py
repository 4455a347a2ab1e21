"""A card of the party strip: numbers of two columns never overlap, at any width."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF, QImage, QPainter
from pytestqt.qtbot import QtBot

from desktop.core.view_models import CharacterView, Condition, Gauge
from desktop.core.words import Words
from desktop.views.play.card_numbers import LEAST, CardNumbers
from desktop.views.play.person_card import CardFace, PersonCard
from desktop.views.style import theme

EDGES = 18
"""Px of a card's width that are no room for numbers."""


class Pen(QPainter):
    """Remembers where texts are drawn."""

    def __init__(self, image: QImage) -> None:
        super().__init__(image)
        self.texts: list[tuple[str, QRectF]] = []

    def drawText(self, room: QRectF, flags: int, text: str) -> None:  # type: ignore[override]
        """Remember a text with the room that it takes."""
        wide = QFontMetricsF(self.font()).boundingRect(room, int(flags), text)
        self.texts.append((text, wide))


def test_numbers_are_side_by_side(qtbot: QtBot) -> None:
    for width in [LEAST, 170, 184, 200, 260]:
        card = PersonCard(Words())
        qtbot.addWidget(card)
        gauges = (
            Gauge(id="hp", label="HP", value=0, maximum=15),
            Gauge(id="karma", label="インガオホー", value=5),
            Gauge(id="wazamae", label="ワザマエ", value=3, drawn="number"),
        )
        person = CharacterView(id="a", name="ハガネ", gauges=gauges)
        card.show_face(CardFace(person, "#444444"))
        image = QImage(width, 80, QImage.Format.Format_RGB32)
        pen = Pen(image)
        CardNumbers(card, Words()).draw(pen, QRectF(8, 20, width - 16, 50), person, 16.0, EDGES)
        pen.end()
        texts = [(text, wide.toAlignedRect()) for text, wide in pen.texts]
        assert {"HP", "0 / 15", "インガオホー", "5", "ワザマエ", "3"} <= {text for text, _ in texts}, width
        for number, (text, place) in enumerate(texts):
            for other, beside in texts[number + 1 :]:
                shared = place.intersected(beside)
                assert shared.isEmpty() or shared.width() <= 2, (text, other, place, beside)


def test_boxes_beside_two_bars_stay_within_the_card(qtbot: QtBot) -> None:
    """English has Gauge for ゲージ: the number keeps its place, the maximum is dropped first."""
    for width in [LEAST, 170, 184, 200, 260]:
        card = PersonCard(Words())
        qtbot.addWidget(card)
        gauges = (
            Gauge(id="lp", label="LP", value=6, maximum=6),
            Gauge(id="sp", label="SP", value=6, maximum=6, drawn="striped"),
            Gauge(id="gauge", label="Gauge", value=0, maximum=2, drawn="boxes"),
        )
        person = CharacterView(id="a", name="朝倉 アカネ", gauges=gauges)
        card.show_face(CardFace(person, "#444444"))
        image = QImage(width, 80, QImage.Format.Format_RGB32)
        pen = Pen(image)
        CardNumbers(card, Words()).draw(pen, QRectF(8, 20, width - 16, 50), person, 16.0, EDGES)
        pen.end()
        assert all(place.right() <= width - 8 + 1 for _, place in pen.texts), pen.texts
        value = next(place for text, place in pen.texts if text == "6 / 6")
        label = next(place for text, place in pen.texts if text == "Gauge")
        assert value.right() + 2 <= label.left(), width


def test_three_bars_and_a_note_are_side_by_side(qtbot: QtBot) -> None:
    """A custom game with its order on the strip: 「Order 40」 beside 「いのち 12 / 12」."""
    for width in [LEAST, 184, 260]:
        card = PersonCard(Words())
        qtbot.addWidget(card)
        bars = [Gauge(id=name, label=name, value=12, maximum=12) for name in ("いのち火", "正気", "灯り")]
        person = CharacterView(id="a", name="大原 源", gauges=tuple(bars), notes=("Order 40",))
        card.show_face(CardFace(person, "#444444"))
        image = QImage(width, 80, QImage.Format.Format_RGB32)
        pen = Pen(image)
        CardNumbers(card, Words()).draw(pen, QRectF(8, 20, width - 16, 50), person, 16.0, EDGES)
        pen.end()
        first = [place for _, place in pen.texts if abs(place.center().y() - pen.texts[0][1].center().y()) < 2]
        assert len(first) == 3, width
        assert not any(a.intersects(b) for n, a in enumerate(first) for b in first[n + 1 :]), pen.texts


def test_a_state_with_a_name_of_three_english_words_is_read_in_full(qtbot: QtBot) -> None:
    """戦意 of コモンルール (CM-BAT): Will to fight."""
    card = PersonCard(Words())
    qtbot.addWidget(card)
    assert card._short(Condition(id="a", label="Will to fight")) == "Will to fight"
    assert card._short(Condition(id="a", label="あ" * 20)) == "あ" * 13 + "…"


def test_tokens_are_filled_diamonds_and_spent_ones_hollow(qtbot: QtBot) -> None:
    """D20-PHY-07: fate dice are shown as tokens."""
    card = PersonCard(Words())
    qtbot.addWidget(card)
    pool = Gauge(id="fate", label="フェイト", value=1, maximum=3, drawn="diamonds")
    person = CharacterView(id="a", name="ナガレ", gauges=(pool,))
    card.show_face(CardFace(person, "#444444"))
    image = QImage(200, 80, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFFFF)
    pen = Pen(image)
    CardNumbers(card, Words()).draw(pen, QRectF(8, 20, 184, 50), person, 16.0, EDGES)
    pen.end()
    accent = theme.current().colour("accent").rgb()
    inked = [sum(image.pixel(x, y) == accent for y in range(20, 40)) for x in range(8, 192)]
    assert max(inked) >= 7  # the middle of one that is held, from corner to corner
    assert sum(column >= 7 for column in inked) < 8  # and of no other


def test_short_name_is_whole_beside_a_state(qtbot: QtBot) -> None:
    """Who it is goes before what state they are in: of that its first letters do."""
    for width in range(LEAST, 290, 3):
        for state in ["戦意", "Will to fight", "とても長い名前の状態がここにある"]:
            card = PersonCard(Words())
            qtbot.addWidget(card)
            person = CharacterView(id="a", name="影A", is_pc=False, conditions=(Condition(id="s", label=state),))
            face = CardFace(person, "#444444", key="5")
            image = QImage(width, 80, QImage.Format.Format_RGB32)
            pen = Pen(image)
            card._draw_name(pen, QRectF(8, 5, width - 16, 18), face)
            pen.end()
            assert "影A" in [text for text, _ in pen.texts], (width, state)
            tag = next(text for text, _ in pen.texts if text not in ("5", "影A"))
            assert tag[:1] in (state[0], "…"), (width, state)


def test_short_name_is_whole_beside_several_states(qtbot: QtBot) -> None:
    """The number of further states is not drawn over the name and counts hidden ones only."""
    for width in range(200, 290, 3):
        card = PersonCard(Words())
        qtbot.addWidget(card)
        states = tuple(Condition(id=word, label=word) for word in ("防御に徹する", "不意打ち", "忙しい"))
        person = CharacterView(id="a", name="三枝 ハル", conditions=states, acted=True)
        image = QImage(width, 80, QImage.Format.Format_RGB32)
        pen = Pen(image)
        card._draw_name(pen, QRectF(8, 5, width - 16, 18), CardFace(person, "#444444", key="2", idle="まだ"))
        pen.end()
        texts = [text for text, _ in pen.texts]
        assert "三枝 ハル" in texts, width
        read = [text for text in texts if text in ("済", *(state.label for state in states))]
        assert f"＋{4 - len(read)}" in texts or len(read) == 4, width


def test_number_without_maximum_takes_no_room_from_a_bar(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bar of HP is not shortened by a column as wide as インガオホー."""
    card = PersonCard(Words())
    qtbot.addWidget(card)
    card.resize(184, 60)
    labels: list[float] = []
    monkeypatch.setattr(CardNumbers, "_bar", lambda _numbers, _pen, _room, _gauge, label, _number: labels.append(label))
    hp = Gauge(id="hp", label="HP", value=9, maximum=15)
    karma = (
        Gauge(id="karma", label="インガオホー", value=5),
        Gauge(id="karma", label="インガオホー", value=None, text="—"),
    )
    for gauges in ((hp,), (hp, karma[0]), (hp, karma[1])):
        card.show_face(CardFace(CharacterView(id="a", name="ハガネ", gauges=gauges), "#444444"))
        card.grab()
    assert len(set(labels)) == 1
    assert card.rows == 2


def test_turn_border_moves_no_numbers(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """The border is thicker; the numbers lost a pixel at each side to it, and a maximum its room."""
    card = PersonCard(Words())
    qtbot.addWidget(card)
    card.resize(184, 60)
    rooms: list[QRectF] = []
    monkeypatch.setattr(CardNumbers, "draw", lambda _numbers, _pen, room, *_rest: rooms.append(room))
    for turn in (False, True):
        card.show_face(CardFace(CharacterView(id="a", name="ハガネ", turn=turn), "#444444"))
        card.grab()
    assert rooms[0] == rooms[-1]
    assert len(rooms) >= 2


def test_gone_character_card_is_readable(qtbot: QtBot) -> None:
    """Drawn through a veil, grey words came to 2 : 1; they are second ink on panel now, as everything that rests."""
    card = PersonCard(Words())
    qtbot.addWidget(card)
    card.resize(300, 60)
    bar = Gauge(id="hp", label="HP", value=3, maximum=9, drawn="bar")
    for gone in (False, True):
        person = CharacterView(id="a", name="アヤ", gauges=(bar,), gone=gone)
        card.show_face(CardFace(person, "#0F6868"))
        image = card.grab().toImage()
        tokens = theme.current()
        seen = {image.pixelColor(x, y).name() for x in range(20, 280) for y in range(6, 54)}
        assert (tokens.colour("panel").name() in seen) is gone
        assert (tokens.colour("base").name() in seen) or gone
        assert card._numbers.ink == (
            tokens.colour("second_ink") if gone else card.palette().color(card.foregroundRole())
        )


def test_player_name_takes_precedence_over_the_end_of_a_condition(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """認識（未接続かダイブへの移行） had taken the place of the player's name."""
    card = PersonCard(Words())
    qtbot.addWidget(card)
    card.resize(500, 60)
    person = CharacterView(
        id="a", name="ミヨ", conditions=(Condition(id="x", label="認識", ends="未接続かダイブへの移行"),)
    )
    wide: list[float] = []
    tags = PersonCard._tags
    monkeypatch.setattr(PersonCard, "_tags", lambda *args: wide.append(tags(*args)) or wide[-1])
    for player in ("", "見本の席2", "ずいぶん長い名前のプレイヤー" * 3):
        card.show_face(CardFace(person, "#2F4B8F", "3", player=player))
        card.grab()
    alone, short, long = wide
    assert alone < long
    assert alone <= short <= long
