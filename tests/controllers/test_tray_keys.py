"""Real dice typed at the table: five taps and Enter are a whole check (D6G-PHY-02)."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.controllers.dice_tray import DiceTrayController
from desktop.core.dice import RandomDice
from desktop.core.words import Words
from desktop.services.catalogue import Catalogue
from desktop.views.dice_tray import DiceTray

Tray = tuple[DiceTray, DiceTrayController]


@pytest.fixture
def tray(qtbot: QtBot) -> Tray:
    view = DiceTray()
    qtbot.addWidget(view)
    controller = DiceTrayController(view, RandomDice(Random(1)), Words())
    controller.set_animated(False)
    room = Catalogue().system("d6game")
    game = room.game()
    controller.prepare(room, game, room.randomise(game, Random(1)), "check", {})
    view.show()
    controller.focus()
    return view, controller


def press(widget: QWidget, text: str) -> None:
    """Press a key as an input method in wide mode does."""
    key = Qt.Key(ord(text)) if text.isascii() else Qt.Key.Key_unknown
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QCoreApplication.sendEvent(widget, QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, text))


def entry(view: DiceTray) -> QWidget:
    return view.ui.entry


def test_five_taps_and_enter_are_a_whole_check(tray: Tray, qtbot: QtBot) -> None:
    view, controller = tray
    with qtbot.waitSignal(controller.finished) as finished:
        for face in "11225":
            press(entry(view), face)
        qtbot.keyClick(entry(view), Qt.Key.Key_Return)
    outcome = finished.args[0]
    assert outcome.success is True
    assert [t.values for t in outcome.throws] == [(1, 1, 2, 2, 5)]
    assert outcome.throws[0].origin == "hand"


def test_backspace_takes_the_last_face_back(tray: Tray, qtbot: QtBot) -> None:
    view, controller = tray
    for face in "116":
        press(entry(view), face)
    qtbot.keyClick(entry(view), Qt.Key.Key_Backspace)
    with qtbot.waitSignal(controller.finished) as finished:
        for face in "225":
            press(entry(view), face)
        qtbot.keyClick(entry(view), Qt.Key.Key_Return)
    assert [t.values for t in finished.args[0].throws] == [(1, 1, 2, 2, 5)]


def test_full_width_digits_are_faces_too(tray: Tray, qtbot: QtBot) -> None:
    view, controller = tray
    with qtbot.waitSignal(controller.finished) as finished:
        for face in "３３３５６":
            press(entry(view), face)
        qtbot.keyClick(entry(view), Qt.Key.Key_Return)
    assert [t.values for t in finished.args[0].throws] == [(3, 3, 3, 5, 6)]


def test_a_face_that_a_d6_has_not_is_refused(tray: Tray) -> None:
    view, controller = tray
    press(entry(view), "7")
    assert controller.waiting
    assert "7" not in view.ui.entry.text()
