"""Arrows go from number to number, + and − change it, and the keyboard stays where it is when a button goes grey."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGridLayout, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.views.widgets.inputs.stepper_keys import Pair, StepperKeys

ROWS, COLUMNS, CAP = 3, 2, 2


class Numbers(QWidget):
    """Three rows of two numbers between − and ＋."""

    def __init__(self) -> None:
        super().__init__()
        self.values = [0] * (ROWS * COLUMNS)
        self.pairs: list[Pair] = []
        grid = QGridLayout(self)
        for number in range(ROWS * COLUMNS):
            pair = QToolButton(self), QToolButton(self)
            for which, button in enumerate(pair):
                grid.addWidget(button, number // COLUMNS, number % COLUMNS * 2 + which)
                button.clicked.connect(lambda _checked=False, n=number, by=2 * which - 1: self.step(n, by))
            self.pairs.append(pair)
            self.step(number, 0)
        self.keys = StepperKeys(self, lambda: self.pairs)
        self.keys.follow()

    def step(self, number: int, by: int) -> None:
        self.values[number] += by
        self.pairs[number][0].setEnabled(self.values[number] > 0)
        self.pairs[number][1].setEnabled(self.values[number] < CAP)


@pytest.fixture
def page(qtbot: QtBot) -> Numbers:
    numbers = Numbers()
    qtbot.addWidget(numbers)
    with qtbot.waitActive(numbers):
        numbers.show()
        numbers.activateWindow()
    first = numbers.keys.first()
    assert first is not None
    first.setFocus()
    return numbers


def press(*keys: Qt.Key) -> None:
    for key in keys:
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, key)


def at(page: Numbers) -> tuple[int, int]:
    """Return which number has the focus, and whether on − (0) or ＋ (1)."""
    focus = QApplication.focusWidget()
    return next((n, pair.index(focus)) for n, pair in enumerate(page.pairs) if focus in pair)


def test_arrows_move_to_the_adjacent_number(page: Numbers) -> None:
    assert at(page) == (0, 1)
    press(Qt.Key.Key_Right)
    assert at(page) == (1, 1)
    press(Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Down)
    assert at(page) == (5, 1)
    press(Qt.Key.Key_Left, Qt.Key.Key_Up)
    assert at(page) == (2, 1)


def test_plus_and_minus_step_and_keep_focus(page: Numbers) -> None:
    press(Qt.Key.Key_Plus, Qt.Key.Key_Plus)
    assert page.values[0] == CAP
    assert at(page) == (0, 0), "＋ is grey now"
    press(Qt.Key.Key_Minus)
    assert page.values[0] == 1
    press(Qt.Key.Key_Space)
    assert page.values[0] == 0
    assert at(page) == (0, 1), "− is grey now"


def test_numbers_that_cannot_move_are_passed_over(page: Numbers) -> None:
    for button in page.pairs[2]:
        button.setEnabled(False)
    press(Qt.Key.Key_Down)
    assert at(page) == (4, 1)
    page.pairs[0][1].setEnabled(False)
    assert page.keys.first() is page.pairs[1][1]
