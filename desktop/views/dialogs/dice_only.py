"""ダイスだけ使う: dice without a campaign, in a window that is beside everything else."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from desktop.core.rolls.dice import Throw
from desktop.views.dialogs.base import Dialog
from desktop.views.dice import DiceGroup, Die
from desktop.views.forms.dice_only import Ui_DiceOnlyDialog
from desktop.views.help_link import STAYS

SIDES = (4, 6, 8, 10, 12, 20, 100)
MOST_LINES = 100
"""Throws that the list keeps."""


class DiceOnlyDialog(Dialog):
    """Shows and forwards."""

    throw_requested = Signal(str)
    """What was written, e.g. `2d6+3`."""
    die_added = Signal(int)
    """One more die with so many sides is wanted."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty(STAYS, True)
        self.ui = Ui_DiceOnlyDialog()
        self.ui.setupUi(self)
        for sides in SIDES:
            button = QPushButton(f"d{sides}", self)
            button.setAutoDefault(False)
            button.setAccessibleName(self.tr("d{n} を加える").format(n=sides))
            button.clicked.connect(lambda _checked=False, n=sides: self.die_added.emit(n))
            self.ui.diceRow.addWidget(button)
        self.ui.diceStrip.flow()
        self.apply_style()
        self._result_text, self._total = "", ""
        self.ui.diceView.dice.throw_finished.connect(self._show_result)
        self.ui.throwButton.clicked.connect(lambda: self.throw_requested.emit(self.ui.diceEdit.text()))
        self.ui.diceEdit.setFocus()

    def set_animated(self, animated: bool) -> None:
        """Roll the dice, or show them at rest at once."""
        self.ui.diceView.dice.animated = animated

    def show_throw(self, throw: Throw, total: str, text: str) -> None:
        """Roll the dice; when they rest, show the result."""
        self.show_message("")
        self._total, self._result_text = total, text
        self.ui.total.clear()
        self.ui.diceView.dice.show_dice([DiceGroup(tuple(Die(f.sides, f.value) for f in throw.faces))])

    def _show_result(self) -> None:
        if not self._result_text:
            return
        text, self._result_text = self._result_text, ""
        self.ui.total.setText(self._total)
        self.show_message(text, "plain")
        self.ui.thrown.insertItem(0, text)
        self.ui.thrown.takeItem(MOST_LINES)
