"""Inputs of the tray's first line have no caption beside them: empty ones say themselves what they are for."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from desktop.core.words import Words
from desktop.services import language
from desktop.services.catalogue import Catalogue
from desktop.views.widgets.param_form import ParamForm
from desktop.views.widgets.param_input import make_input

SYSTEMS = [info.id for info in Catalogue()]


@pytest.mark.parametrize("system", SYSTEMS)
def test_an_empty_subject_says_what_it_is_for(qtbot: QtBot, system: str) -> None:
    page, words, room = QWidget(), Words(), Catalogue().system(system)
    qtbot.addWidget(page)
    sheet = room.randomise(room.game(), Random(3))
    subjects = [p for kind in room.check_kinds(sheet, room.game()) for p in kind.params if p.subject]
    for param in subjects:
        made = make_input(param, words, page, lambda: None)
        made.write(param.default)
        if isinstance(made.widget, QComboBox):
            line = made.widget.lineEdit()
            shown = made.widget.currentText() or (line.placeholderText() if line is not None else "")
            assert shown, param.id
        elif isinstance(made.widget, QLineEdit):
            assert made.widget.text() or made.widget.placeholderText(), param.id


@pytest.mark.parametrize("words", [Words(), language.english("d20fate")], ids=["ja", "en"])
def test_two_switches_stand_side_by_side(qtbot: QtBot, words: Words) -> None:
    """D20-ADV-01: advantage beside disadvantage, also where the word before them is short enough to share a line."""
    room = Catalogue().system("d20fate")
    form = ParamForm()
    qtbot.addWidget(form)
    form.resize(600, 200)
    form.show_kind(room.check_kinds(None, room.game())[0], {}, words)
    form.show()
    switches = [form.inputs["advantage"], form.inputs["disadvantage"]]
    assert all(isinstance(switch, QCheckBox) for switch in switches)
    middles = [switch.geometry().center().y() for switch in switches]
    assert abs(middles[0] - middles[1]) <= 2
    assert form.inputs["dc"].geometry().bottom() < switches[0].geometry().top()
