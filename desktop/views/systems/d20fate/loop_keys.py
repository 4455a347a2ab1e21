"""The letters of the loop: each presses what is on the page, and does nothing where that does not (D20-PHY-03)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from desktop.views.forms.systems.d20fate.loop import Ui_D20FateLoop
from desktop.views.names_in import names_in

DESIGNATE: Final = "S"
SWITCHES: Final[Mapping[str, str]] = {"A": "advantage", "X": "disadvantage"}
"""Letter → switch of the form of 指定."""
CONTEST: Final = "C"
USES: Final[Mapping[str, str]] = {"B": "boost", "L": "reroll"}
"""Letter → use of a fate die."""
STUNT: Final = "+"


ROLL: Final = "R"
ENTERS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class LoopKeys:
    """Shortcuts of the page; a field, and a list that has the letter in a name, keep theirs."""

    def __init__(self, ui: Ui_D20FateLoop, page: QWidget, roll: Callable[[], object]) -> None:
        """Give the page its letters.

        Args:
            roll: goes on to the dice.
        """
        self._ui = ui
        self._chosen = ""
        ui.designateButton.set_key_hint(DESIGNATE)
        for key in (DESIGNATE, *SWITCHES, CONTEST, *USES, STUNT):
            shortcut = QShortcut(QKeySequence(key), page)
            shortcut.activated.connect(lambda k=key: self._press(k))
        context = Qt.ShortcutContext.WidgetWithChildrenShortcut
        for place in (ui.hints, ui.designateButton, ui.describeButton):
            for enter in ENTERS:
                shortcut = QShortcut(QKeySequence(enter), place, context=context)
                shortcut.activated.connect(self._enter)
        shortcut = QShortcut(QKeySequence(ROLL), page)
        shortcut.activated.connect(lambda: roll() if not self._typed(ROLL) else None)

    def show_chosen(self, who: str) -> None:
        """Whom a stunt is meant for."""
        self._chosen = who

    def _press(self, key: str) -> None:
        button, ui = self._button(key), self._ui
        if self._typed(key):
            return
        page = ui.rollPage if key in USES else ui.stuntLine if key == STUNT else ui.designatePage
        if button is not None and not page.isHidden() and not button.isHidden() and button.isEnabled():
            button.click()

    @staticmethod
    def _enter() -> None:
        """Press what has the focus, as Enter does in the tray and on the line that the hand comes from."""
        focus = QApplication.focusWidget()
        if isinstance(focus, QAbstractButton):
            focus.click()

    @staticmethod
    def _typed(key: str) -> bool:
        """Tell whether the letter is meant for what has the focus."""
        focus = QApplication.focusWidget()
        return focus is not None and names_in(focus, key)

    def _button(self, key: str) -> QAbstractButton | None:
        """What a letter presses, on whatever page."""
        ui = self._ui
        if key in SWITCHES:
            found = ui.designation.inputs.get(SWITCHES[key])
            return found if isinstance(found, QAbstractButton) else None
        if key in USES:
            return ui.fateRows.button(USES[key])
        if key == STUNT:
            return ui.stunts.button(self._chosen)
        return ui.contestButton if key == CONTEST else ui.designateButton
