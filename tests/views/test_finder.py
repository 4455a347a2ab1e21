"""Lists that are typed into find as every other search does: width, kana, romaji, readings."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QWidget
from pytestqt.qtbot import QtBot

from desktop.core.words import Words
from desktop.services.text.catalogue import Catalogue
from desktop.views.widgets.inputs.param_input import READING, Finder, make_input

CARDS = [("<MAXAP増加>", "まっくすえーぴーぞうか"), ("<MAXAP増加2>", "まっくすえーぴーぞうか2"), ("<移動>", "いどう")]


def found(finder: Finder) -> list[str]:
    """The entries of the completion list."""
    model = finder.completionModel()
    return [str(model.index(row, 0).data()) for row in range(model.rowCount())]


@pytest.mark.parametrize(
    ("typed", "shown", "meant"),
    [
        ("ＭＡＸ", ["<MAXAP増加>", "<MAXAP増加2>"], "ＭＡＸ"),
        ("maxap増加", ["<MAXAP増加>", "<MAXAP増加2>"], "<MAXAP増加>"),
        ("イドウ", ["<移動>"], "<移動>"),
        ("idou", ["<移動>"], "<移動>"),
        ("ido", ["<移動>"], "<移動>"),
        ("移動", ["<移動>"], "<移動>"),
        ("斬撃", [], "斬撃"),
    ],
)
def test_entry_is_found_in_any_script(qtbot: QtBot, typed: str, shown: list[str], meant: str) -> None:
    box = QComboBox()
    qtbot.addWidget(box)
    box.setEditable(True)
    for name, reading in CARDS:
        box.addItem(name)
        box.setItemData(box.count() - 1, reading, READING)
    box.setCurrentIndex(-1)
    finder = Finder(box)
    box.setEditText(typed)
    finder.setCompletionPrefix(typed)
    assert found(finder) == shown
    assert finder.text == meant
    box.addItem("<投石>")
    finder.setCompletionPrefix("投石")
    assert found(finder) == ["<投石>"], "the list has changed beneath"


def test_a_card_of_a_check_is_found_by_its_reading(qtbot: QtBot) -> None:
    """CM-CHK-05: the tray's first line takes いどう for <移動>, shows the name, and takes a bare 判定値 as a number."""
    rule_system = Catalogue().system("common")
    sheet = rule_system.randomise(rule_system.game(), Random(3))
    param = next(p for p in rule_system.check_kinds(sheet, rule_system.game())[0].params if p.subject)
    rows: list[object] = []
    page = QWidget()
    qtbot.addWidget(page)
    made = make_input(param, Words(), page, lambda: rows.append(made.read()))
    assert isinstance(made.widget, QComboBox)
    page.show()
    line = made.widget.lineEdit()
    assert line is not None
    for typed, value, shown in (
        ("いどう", "移動", "<移動>"),
        ("１２", 12, "１２"),
        ("だれも知らない", "だれも知らない", ""),
    ):
        line.setText(typed)
        qtbot.keyClick(line, Qt.Key.Key_Return)
        assert rows[-1] == made.read() == value
        assert line.text() == (shown or typed)
