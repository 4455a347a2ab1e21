"""The letters of d6ゲーム at the table, beside those of the menus (D6G-PHY-03)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QWidget

from desktop.views.keyboard.key_map import names_in

FATE_CHECK: Final = "F"
STEPS: Final = (("+", "life", 1), ("-", "life", -1), ("Alt++", "fate", 1), ("Alt+-", "fate", -1))
"""Key, field, step. Alt, where the rules name Shift: on most keyboards + is typed with Shift."""


def give_letters(page: QWidget, adjust: Callable[[str, int], object], fate_check: Callable[[], object] | None) -> None:
    """Let the letters act on a page; a field, and a list that has one in a name, keep theirs.

    Args:
        adjust: moves a field of the selected character.
        fate_check: turns to 命運判定; None where no check is announced.
    """
    for key, field, step in STEPS:
        _act(page, key, partial(adjust, field, step))
    if fate_check is not None:
        _act(page, FATE_CHECK, fate_check)


def _act(page: QWidget, key: str, act: Callable[[], object]) -> None:
    def pressed() -> None:
        focus = QApplication.focusWidget()
        if focus is None or not names_in(focus, key):
            act()

    QShortcut(QKeySequence(key), page).activated.connect(pressed)
