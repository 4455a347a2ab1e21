"""Words of コモンルール's table can be read: an area's in the lines of its card, a phase as a heading."""

from __future__ import annotations

from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.controllers.play.play_page import headed
from desktop.views.systems.common.play.area_card import AreaCard, AreaFace, AreaGrid, Guest, fitting, lines_of


def test_area_description_uses_the_free_lines(qapp: QApplication) -> None:
    font, text = qapp.font(), "There is light on the upper floor of the Lamp inn tonight."
    wide = QFontMetricsF(font).horizontalAdvance(text) * 0.6
    assert lines_of(text, font, wide, 1) == [text]
    first, second = lines_of(text, font, wide, 2)
    assert f"{first} {second}" == text
    assert QFontMetricsF(font).horizontalAdvance(first) <= wide
    assert len(lines_of("夜の墓地" * 20, font, wide / 2, 3)) == 3
    assert lines_of("", font, wide, 2) == [""]


def test_a_phase_begins_with_a_capital_where_it_is_a_heading() -> None:
    assert headed("the start of the scenario") == "The start of the scenario"
    assert (headed("宣言"), headed("")) == ("宣言", "")


def test_long_condition_uses_free_line(qtbot: QtBot) -> None:
    card = AreaCard()
    qtbot.addWidget(card)
    card.resize(card.sizeHint())
    long = "Somebody has been to the River path, and somebody else has met the miller of the village"
    for people, lines in (((), 2), ((Guest("ハル", "#2F4B8F"),), 1)):
        card.show_face(AreaFace("墓地", condition=long, note="まだ開きません", people=people, open=False))
        found, spare = card._condition(card.font(), card.width() - 18)
        assert (len(found), spare) == (lines, lines - 1)
        assert not card.grab().isNull()


def test_count_of_omitted_names_has_its_room() -> None:
    """「+2」 does not overlap 「☆ Scene to come」."""
    assert fitting([40, 40], 10, 15, 90) == 2  # all, with none left to count
    assert fitting([40, 40, 40], 10, 15, 100) == 1  # two names would leave no room for +1
    assert fitting([40, 40, 40], 10, 15, 115) == 2
    assert fitting([40, 40], 10, 15, 30) == 0


def test_areas_of_every_kind_share_columns(qtbot: QtBot) -> None:
    """Two areas with an entry condition are as wide as the four above them."""
    widths = []
    for count in (4, 2):
        grid = AreaGrid()
        qtbot.addWidget(grid)
        grid.resize(1000, 200)
        grid.show_faces([AreaFace(name=f"{n}") for n in range(count)])
        grid.show()
        widths.append({card.width() for card in grid.cards})
        assert len({card.y() for card in grid.cards}) == 1
    assert widths[0] == widths[1]


def test_name_that_does_not_fit_below_uses_the_free_line_above(qtbot: QtBot) -> None:
    """+2 does not hide the names above empty lines; a note keeps its line."""
    card = AreaCard()
    qtbot.addWidget(card)
    card.resize(card.sizeHint())
    crowd = tuple(Guest(name, "#2F4B8F") for name in ("アヤ", "ロク", "トウマ", "粉屋"))
    drawn: list[tuple[str, ...]] = []
    card._draw_guests = lambda _painter, _place, guests: drawn.append(tuple(g.name for g in guests))  # type: ignore[method-assign]
    for note in ("", "まだ開きません"):
        card.show_face(AreaFace("水車小屋", description="粉の匂い。", note=note, people=crowd, scene="未描写"))
        drawn.clear()
        card.grab()
        assert sum(drawn, ()) == tuple(guest.name for guest in crowd)
        assert len(drawn) == (1 if note else 2)
