"""Inputs of the tray's first line have no caption beside them: empty ones say themselves what they are for."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from desktop.core.words import Words
from desktop.services.catalogue import Catalogue
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
