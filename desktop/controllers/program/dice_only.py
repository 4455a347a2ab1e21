"""Throws dice that belong to no campaign; nothing of them is kept."""

from __future__ import annotations

from contextlib import suppress

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from desktop.core.expression.tree import Ref
from desktop.core.notation.check import DiceCheck
from desktop.core.notation.expression import DiceSum, Rolled
from desktop.core.notation.line import parse
from desktop.core.notation.sums import DiceTotal
from desktop.core.problem import TakujoError
from desktop.core.rolls.describe import describe_check
from desktop.core.rolls.dice import Dice, RandomDice, Throw
from desktop.core.value import Viewer
from desktop.core.view_models import shown
from desktop.core.words import Words, signed_text
from desktop.views.dialogs.dice_only import DiceOnlyDialog


class DiceOnly(QObject):
    """The window for dice alone."""

    def __init__(self, window: QWidget, words: Words, dice: Dice) -> None:
        super().__init__()
        self._words, self._dice = words, dice
        self.dialog = DiceOnlyDialog(window)
        self.setParent(self.dialog)
        self.dialog.throw_requested.connect(self.throw)
        self.dialog.die_added.connect(self.add)

    def add(self, sides: int) -> None:
        """Write one more die into the line."""
        edit = self.dialog.ui.diceEdit
        known: DiceTotal | None = None
        label = ""
        with suppress(TakujoError):
            line = parse(edit.text())
            (one, *several), label = line.commands, line.label
            known = one if isinstance(one, DiceTotal) and not (several or line.secret) else None
        more = _with(known, sides)
        edit.setText(f"{str(more).lower()} {label if known is not None else ''}".rstrip())
        edit.setFocus()

    def throw(self, text: str) -> None:
        """Throw what was written; what is no dice is reported in one sentence."""
        try:
            check = DiceCheck(line=parse(text))
        except TakujoError as error:
            self.dialog.show_message(error.problem.text(self._words), "error-text")
            return
        while check.wants is not None:
            check = check.throw(self._dice.throw(check.wants.sides))
        sentence = self._words.say(describe_check(shown(check, Viewer(gm=True))))
        lying = Throw(faces=tuple(face for throw in check.throws for face in throw.faces))
        self.dialog.show_throw(lying, _large(check, self._words), sentence)
        self.dialog.ui.diceEdit.selectAll()


def _large(check: DiceCheck, words: Words) -> str:
    """Return the large text."""
    outcome = check.outcome
    if outcome is None:
        return ""
    return words.say(outcome.headline) or ("" if outcome.total is None else signed_text(outcome.total))


def _with(known: DiceTotal | None, sides: int) -> DiceTotal:
    """Return a sum with one more die of its kind, or of a new one."""
    if known is None:
        return DiceTotal(sum=DiceSum(formula=Ref(id="0"), dice=(Rolled(count=1, sides=sides),)))
    return known.evolve(sum=known.sum.with_die(sides))


def show_dice(window: QWidget, words: Words, *, animated: bool) -> None:
    """Open the window; a second wish brings the first one to the front."""
    known = window.findChild(DiceOnlyDialog)
    if known is not None:
        known.activateWindow()
        return
    dialog = DiceOnly(window, words, RandomDice()).dialog
    dialog.set_animated(animated)
    dialog.show()
