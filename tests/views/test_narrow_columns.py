"""Columns in too little room: which of them give way, and how words are broken."""

from __future__ import annotations

import random
import re

import pytest
from PySide6.QtCore import QModelIndex, QSize, Qt
from PySide6.QtGui import QFontMetrics, QGuiApplication, QStandardItemModel
from PySide6.QtWidgets import QHeaderView, QStyleOptionViewItem, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.core.words import Words
from desktop.models.sheet.document import SheetDocument
from desktop.models.sheet.rows import RowsModel
from desktop.services.text.catalogue import Catalogue
from desktop.views.editors.delegates import RowDelegate
from desktop.views.widgets.lists import narrow_columns
from desktop.views.widgets.lists.narrow_columns import AIR, MOST_LINES, Need, WrappingHead, lines_of, shared
from desktop.views.widgets.lists.row_table import RowTable


def test_short_columns_stay_in_one_line_and_long_ones_wrap() -> None:
    needs = [Need(20, 30, 30), Need(40, 60, 300), Need(20, 25, 50)]
    assert shared(needs, 240) == [30, 160, 50]


def test_headings_are_broken_before_cells() -> None:
    widths = shared([Need(80, 90, 90), Need(20, 70, 70), Need(20, 70, 70)], 180)
    assert widths == [80, 50, 50]


def test_longest_columns_shrink_first() -> None:
    widths = shared([Need(90, 90, 90), Need(80, 80, 80), Need(20, 20, 20)], 120)
    assert widths == [50, 50, 20]


def test_columns_never_exceed_the_available_width() -> None:
    for room in range(1, 400, 7):
        needs = [Need(30, 55, 90), Need(10, 70, 400), Need(44, 44, 44)]
        assert sum(shared(needs, room)) <= room, room


def test_words_are_broken_between_each_other_and_only_then_inside(qapp: QGuiApplication) -> None:
    metrics = QFontMetrics(qapp.font())
    assert lines_of("Bow or sling", metrics, metrics.horizontalAdvance("or sling")) == ["Bow or", "sling"]
    assert lines_of("Structure", metrics, metrics.horizontalAdvance("Struct-")) == ["Struc-", "ture"]
    assert lines_of("2d6+2", metrics, metrics.horizontalAdvance("2d6+")) == ["2d6", "+2"]
    assert lines_of("受けるダメージ", metrics, metrics.horizontalAdvance("受けるダ")) == ["受けるダ", "メージ"]


WIDE = r"\u3000-\u9fff\uf900-\ufaff\uff00-\uffef"
OPENING, CLOSING = "（「『【〈《", "）」』】〉》、。，．！？…ー"
SIGNS = "ab1 \t\u3000\u2003+−/（「『【〉》）、。…ー漢字カナかなＡ☺\ufe0f𠮷ﬁ한\x1f\ufeff\uf900"


@pytest.mark.parametrize(
    ("cut", "sentence"),
    [
        ("_WORDS", rf"[{WIDE}]{{1,3}}|[+−/]?[^\s{WIDE}+−/]+"),
        ("_PARTS", rf"[{OPENING}]*(?:[{WIDE}]|[+−/]?[^\s{WIDE}+−/]+)[{CLOSING}]*|[+−/]|\s+"),
    ],
)
def test_text_is_split_by_character_class_like_the_full_pattern(cut: str, sentence: str) -> None:
    whole, chance = re.compile(sentence), random.Random(3)
    texts = ["".join(chance.choices(SIGNS, k=length)) for length in range(1, 13) for _ in range(200)]
    for text in texts:
        assert narrow_columns._found(getattr(narrow_columns, cut), text) == whole.findall(text), text


def weapons(qtbot: QtBot, width: int) -> tuple[RowTable, RowsModel]:
    system = Catalogue().system("enishi")
    model = RowsModel(SheetDocument(system.blank(system.game()), system, system.game()), "weapons")
    assert model.append()  # an empty table has no headings
    table = RowTable()
    qtbot.addWidget(table)
    table.setItemDelegate(RowDelegate(Words(), table))
    table.setFitRows(8)
    table.setModel(model)
    table.resize(width, 400)
    table.show()
    qtbot.waitExposed(table)
    return table, model


def test_scroll_bar_changes_do_not_resize_columns(qtbot: QtBot) -> None:
    table, _ = weapons(qtbot, 300)
    head = table.horizontalHeader()
    qtbot.waitUntil(lambda: head.length() <= table.viewport().width())
    before = [head.sectionSize(n) for n in range(head.count())]
    table.resize(312, table.height())
    assert [head.sectionSize(n) for n in range(head.count())] == before
    table.resize(296, table.height())
    assert head.length() <= table.viewport().width()
    table.resize(340, table.height())
    assert head.length() > sum(before)


@pytest.mark.parametrize("width", [160, 300, 700])
def test_a_table_never_scrolls_sideways_and_shows_all_its_words(width: int, qtbot: QtBot) -> None:
    table, model = weapons(qtbot, width)
    low = table.height()
    assert model.append(name="長い長い名前の古い剣と短い弓", kind="bow")
    assert model.data(model.index(0, 0))
    qtbot.waitUntil(lambda: table.horizontalScrollBar().maximum() == 0)
    assert table.horizontalHeader().length() <= table.viewport().width()
    assert table.verticalScrollBar().maximum() == 0
    assert (table.verticalHeader().sectionSize(0) > table.verticalHeader().defaultSectionSize()) is (width < 700)
    assert table.height() > low
    table.resize(2400, 400)
    assert table.verticalHeader().sectionSize(0) == table.verticalHeader().defaultSectionSize()


def test_columns_are_not_measured_before_the_table_has_a_size(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """What it was made with is no size: a page is styled and moved into its place before it is laid out."""
    asked: list[int] = []
    usual = RowTable.sizeHintForColumn

    def counted(table: RowTable, column: int) -> int:
        asked.append(column)
        return usual(table, column)

    monkeypatch.setattr(RowTable, "sizeHintForColumn", counted)
    system = Catalogue().system("enishi")
    model = RowsModel(SheetDocument(system.blank(system.game()), system, system.game()), "weapons")
    page, table = QWidget(), RowTable()
    qtbot.addWidget(page)
    table.ensurePolished()
    table.setModel(model)
    QVBoxLayout(page).addWidget(table)
    assert model.append(name="弓", kind="bow")
    assert asked == []
    page.resize(900, 400)
    page.show()
    qtbot.waitExposed(page)
    assert set(asked) < set(range(model.columnCount()))  # all but the columns of words, which take what is left
    assert len(asked) == len(set(asked)) > 0


@pytest.mark.parametrize("width", range(300, 700, 50))
def test_temporary_scroll_bar_takes_no_room(width: int, qtbot: QtBot) -> None:
    system = Catalogue().system("enishi")
    model = RowsModel(SheetDocument(system.blank(system.game()), system, system.game()), "weapons")
    assert model.append(name="長い長い名前の古い剣と短い弓", kind="bow")
    page, table = QWidget(), RowTable()
    qtbot.addWidget(page)
    table.setItemDelegate(RowDelegate(Words(), table))
    table.setFitRows(8)
    table.setModel(model)
    QVBoxLayout(page).addWidget(table)
    page.resize(width, 700)
    page.show()
    qtbot.waitExposed(page)
    qtbot.waitUntil(lambda: not table.verticalScrollBar().isVisible())
    assert 0 <= table.viewport().width() - table.horizontalHeader().length() < model.columnCount()


def test_no_cell_is_measured_again_only_because_the_page_has_another_size(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _ = weapons(qtbot, 700)
    measured: list[int] = []
    usual = RowDelegate.sizeHint

    def counted(delegate: RowDelegate, option: QStyleOptionViewItem, index: QModelIndex) -> QSize:
        measured.append(index.column())
        return usual(delegate, option, index)

    monkeypatch.setattr(RowDelegate, "sizeHint", counted)
    for width in (720, 690, 900):
        table.resize(width, 400)
    assert measured == []


def test_a_column_is_as_wide_as_its_cells_now(qtbot: QtBot) -> None:
    table, model = weapons(qtbot, 900)
    assert model.remove([0])
    head, kind = table.horizontalHeader(), 0
    assert head.sectionResizeMode(kind) == QHeaderView.ResizeMode.Fixed
    bare = head.sectionSize(kind)
    assert model.append(name="拳")
    assert model.setData(model.index(0, kind), "brawl_weapon")
    short = head.sectionSize(kind)
    assert model.setData(model.index(0, kind), "melee_one_hand")
    assert bare < short < head.sectionSize(kind)
    assert model.remove([0])
    assert head.sectionSize(kind) == bare


def test_cell_lines_are_rewrapped_for_font_and_width(qtbot: QtBot) -> None:
    table, _ = weapons(qtbot, 300)
    head = table._head
    text = "長い長い名前の古い剣と短い弓" * 3
    head.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
    for width, larger in ((120, 0), (60, 0), (60, 8), (9, 0)):
        font = table.font()
        font.setPointSize(9 + larger)
        table.setFont(font)
        head.resizeSection(0, width)
        whole = lines_of(text, table.fontMetrics(), head.sectionSize(0) - AIR)
        shown = whole if len(whole) <= MOST_LINES else [*whole[: MOST_LINES - 1], "…"]
        assert head.lines_of_cell(text, table.fontMetrics(), 0) == shown


def test_no_line_starts_with_a_closing_character(qapp: QGuiApplication) -> None:
    """A full stop alone in the second line looks like a mistake; a bracket goes with what it holds."""
    font = QFontMetrics(qapp.font())
    text = "18 成功　思いどおりになりました（6 上回る）。"
    for width in range(font.horizontalAdvance("思い（6"), font.horizontalAdvance(text)):
        lines = lines_of(text, font, width)
        assert "".join(lines).replace(" ", "").replace("\u3000", "") == text.replace(" ", "").replace("\u3000", "")
        assert not [line for line in lines if line[0] in "）。" or line[-1] == "（"], (width, lines)


def test_headings_are_remeasured_for_other_texts_and_fonts(qtbot: QtBot) -> None:
    page, found = QWidget(), QStandardItemModel(0, 2)
    qtbot.addWidget(page)
    head = WrappingHead(page)
    found.setHorizontalHeaderLabels(["名前", "名前"])
    head.setModel(found)
    first = head.sectionSizeFromContents(0)
    assert head.sectionSizeFromContents(1) == first == head.sectionSizeFromContents(0)
    found.setHorizontalHeaderLabels(["名前", "名前と読み"])
    assert head.sectionSizeFromContents(0) == first
    assert head.sectionSizeFromContents(1).width() > first.width()
    head.setSortIndicatorShown(True)
    head.setSortIndicator(0, Qt.SortOrder.AscendingOrder)
    assert head.sectionSizeFromContents(0) == QHeaderView.sectionSizeFromContents(head, 0)
    typeface = head.font()
    typeface.setPixelSize(2 * head.fontMetrics().height())
    head.setFont(typeface)
    head.setSortIndicatorShown(False)
    assert head.sectionSizeFromContents(0).width() > first.width()


def test_empty_table_is_one_line(qtbot: QtBot) -> None:
    """Headings over nothing take room on every new sheet; they come with the first row and go with the last."""
    table, model = weapons(qtbot, 700)
    model.remove(list(range(len(model.rows))))
    empty = table.height()
    assert table.horizontalHeader().isHidden()
    assert empty < 2 * table.verticalHeader().defaultSectionSize()
    assert not table.is_bare()
    assert model.append()
    assert not table.horizontalHeader().isHidden()
    assert table.height() > empty
