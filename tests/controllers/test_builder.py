"""A novice alone: the builder in the real window, under the keys and clicks of somebody who has never seen it."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from desktop.controllers.builder import BuilderController
from desktop.controllers.desk import Desk
from desktop.controllers.main import MainController

from .keyboard import commit

SYSTEMS = ("common", "d20fate", "d6game", "enishi", "kotodama")
CTRL = Qt.KeyboardModifier.ControlModifier


def begun(main: MainController, system: str) -> BuilderController:
    """Begin a character in the sample 卓 of a system."""
    main.open_sample(system)
    assert main.desk is not None
    main.window.activateWindow()
    builder = main.desk.workspace.new_draft()
    assert isinstance(builder, BuilderController)
    QApplication.processEvents()
    return builder


def compose(text: str) -> None:
    """Begin a composition in what has the focus."""
    QApplication.sendEvent(QApplication.focusWidget(), QInputMethodEvent(text, []))


def states(builder: BuilderController) -> list[bool]:
    return [step.done for step in builder.view.steps.steps]


@pytest.mark.parametrize("system", SYSTEMS)
def test_the_first_field_has_the_focus_on_every_step(main: MainController, system: str) -> None:
    """What is typed goes somewhere: no step leaves the keyboard with the frame."""
    builder = begun(main, system)
    builder.randomise()
    for number, page in enumerate(builder.pages[:-1]):
        builder.go_to(number)
        focus = main.window.focusWidget()
        assert focus is not None
        inputs = [*page.findChildren(QLineEdit), *page.findChildren(QAbstractButton)]
        bare = not any(w.isVisible() and w.isEnabled() for w in inputs)
        assert page.isAncestorOf(focus) or (bare and focus is builder.view.ui.nextButton), builder.step_id
        if page is builder._profile:
            assert focus is builder._profile.ui.nameEdit


def test_a_name_can_be_typed_at_once(main: MainController, qtbot: QtBot) -> None:
    builder = begun(main, "common")
    focus = main.window.focusWidget()
    assert focus is not None
    qtbot.keyClicks(focus, "Nagi")
    assert builder.document.sheet.name == "Nagi"


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_step_that_nobody_has_seen_is_not_ticked(main: MainController, system: str) -> None:
    builder = begun(main, system)
    assert not any(states(builder))
    builder.randomise()
    assert not any(states(builder)[1:]), "filled, but looked at by nobody"
    for _ in builder.pages[1:]:
        builder.next()
    assert all(states(builder)[:-1])


def test_ctrl_z_takes_back_what_was_typed_in_the_builder(main: MainController, qtbot: QtBot) -> None:
    builder = begun(main, "common")
    assert builder._profile is not None
    name = builder._profile.ui.nameEdit
    qtbot.keyClicks(name, "Nagi")
    qtbot.keyClick(name, Qt.Key.Key_Z, CTRL)
    assert builder.document.sheet.name == ""
    qtbot.keyClick(name, Qt.Key.Key_Z, CTRL | Qt.KeyboardModifier.ShiftModifier)
    assert builder.document.sheet.name == "Nagi"


def test_ctrl_z_in_a_field_takes_back_what_was_done_elsewhere(main: MainController, qtbot: QtBot) -> None:
    builder = begun(main, "common")
    assert builder._profile is not None
    builder.randomise()
    made = builder.document.sheet
    qtbot.keyClick(builder._profile.ui.nameEdit, Qt.Key.Key_Z, CTRL)
    assert builder.document.sheet != made
    assert builder.document.sheet.name == ""


def test_ctrl_z_in_a_field_of_a_sheet_takes_back_the_last_edit(desk: Desk, qtbot: QtBot) -> None:
    assert desk.sheet is not None
    document = desk.sheet.document
    before = document.sheet.memo
    document.edit("memo", "夜は長い")
    document.end_burst()
    name = next(w for w in desk.sheet.frame.findChildren(QLineEdit) if w.property("field") == "name")
    name.setFocus()
    qtbot.keyClick(name, Qt.Key.Key_Z, CTRL)
    assert document.sheet.memo == before


def test_enter_that_ends_a_composition_goes_nowhere(main: MainController) -> None:
    builder = begun(main, "common")
    assert builder._profile is not None
    name = builder._profile.ui.nameEdit
    commit(name, "凪")
    compose("さと")
    QTest.keyClick(name, Qt.Key.Key_Return)
    assert builder.step_id == "name"
    commit(name, "里")
    QTest.keyClick(name, Qt.Key.Key_Return)
    assert (builder.step_id, builder.document.sheet.name) == ("growth", "凪里")


def test_enter_that_ends_a_composition_runs_no_command(main: MainController, desk: Desk) -> None:
    ran: list[str] = []
    main.window.command_entered.connect(ran.append)
    main.window.activateWindow()
    line = main.window.ui.commandEdit
    line.setFocus()
    QTest.keyClicks(line, "2d6 ")
    compose("うん")
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert ran == []


def test_enter_that_ends_a_composition_tries_no_pin(main: MainController, desk: Desk) -> None:
    desk.hand_over("", "4321")
    assert desk.handed_over is not None
    tried: list[str] = []
    screen = desk.handed_over.screen
    screen.pin_entered.connect(tried.append)
    main.window.activateWindow()
    screen.ask_pin()
    compose("４３")
    QTest.keyClick(screen.ui.pinEdit, Qt.Key.Key_Return)
    assert tried == []


def test_a_player_under_hand_over_sees_undo_and_takes_back_only_what_was_theirs(
    main: MainController, desk: Desk, qtbot: QtBot
) -> None:
    assert desk.current is not None
    desk.current.document.edit("memo", "GMが書いた")
    desk.hand_over(desk.current.document.sheet.id, "4321")
    held = desk.handed_over
    assert held is not None
    undo: Any = held.screen.ui.undoButton
    assert undo.isVisible()
    assert not undo.isEnabled()
    assert held.controller is not None
    document = held.controller.document
    document.edit("name", "凪")
    assert undo.isEnabled()
    qtbot.mouseClick(undo, Qt.MouseButton.LeftButton)
    assert document.sheet.name != "凪"
    assert document.sheet.memo == "GMが書いた"
    qtbot.mouseClick(held.screen.ui.redoButton, Qt.MouseButton.LeftButton)
    assert document.sheet.name == "凪"
