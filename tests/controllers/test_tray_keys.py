"""Real dice typed at the table: five taps and Enter are a whole check (D6G-PHY-02)."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.controllers.tray.dice_tray import DiceTrayController
from desktop.core.rolls.dice import RandomDice
from desktop.core.rolls.outcome import Outcome
from desktop.core.words import Words
from desktop.models.play.play_session import PlaySessionModel
from desktop.services.text.catalogue import Catalogue
from desktop.views.tray.dice_tray import DiceTray
from tests.play_sessions import Company, play_session

Tray = tuple[DiceTray, DiceTrayController]


@pytest.fixture
def tray(qtbot: QtBot, tmp_path: Path) -> Tray:
    view = DiceTray()
    qtbot.addWidget(view)
    rule_system = Catalogue().system("d6game")
    game = rule_system.game()
    hero = rule_system.randomise(game, Random(1))
    company = Company(rule_system, (hero,), game)
    model = PlaySessionModel(lambda: play_session(company, tmp_path / "log.jsonl"))
    controller = DiceTrayController(view, RandomDice(Random(1)), Words(), model, company)
    controller.set_animated(False)
    controller.prepare(hero.id, "check", {})
    view.show()
    controller.focus()
    return view, controller


def ended(controller: DiceTrayController) -> Outcome:
    """How the check in the tray ended."""
    assert controller.roll is not None
    assert controller.roll.done
    assert controller.roll.check.outcome is not None
    return controller.roll.check.outcome


def press(widget: QWidget, text: str) -> None:
    """Press a key as an input method in wide mode does."""
    key = Qt.Key(ord(text)) if text.isascii() else Qt.Key.Key_unknown
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QCoreApplication.sendEvent(widget, QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, text))


def entry(view: DiceTray) -> QWidget:
    return view.ui.entry


def test_five_taps_and_enter_are_a_whole_check(tray: Tray, qtbot: QtBot) -> None:
    view, controller = tray
    for face in "11225":
        press(entry(view), face)
    outcome = ended(controller)
    assert outcome.success is True
    assert [t.values for t in outcome.throws] == [(1, 1, 2, 2, 5)]
    assert outcome.throws[0].origin == "hand"
    qtbot.keyClick(entry(view), Qt.Key.Key_Return)
    assert controller.wanted, "Enter goes on to the next check, as its button says"


def test_backspace_removes_the_last_face(tray: Tray, qtbot: QtBot) -> None:
    view, controller = tray
    for face in "116":
        press(entry(view), face)
    qtbot.keyClick(entry(view), Qt.Key.Key_Backspace)
    for face in "225":
        press(entry(view), face)
    assert [t.values for t in ended(controller).throws] == [(1, 1, 2, 2, 5)]


def test_full_width_digits_are_faces_too(tray: Tray, qtbot: QtBot) -> None:
    view, controller = tray
    for face in "３３３５６":
        press(entry(view), face)
    assert [t.values for t in ended(controller).throws] == [(3, 3, 3, 5, 6)]


def test_a_face_that_a_d6_has_not_is_refused(tray: Tray) -> None:
    view, controller = tray
    press(entry(view), "7")
    assert controller.wanted
    assert "7" not in view.ui.entry.text()
