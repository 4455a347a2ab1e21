"""Throws dice that belong to no 卓; nothing of them is kept."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from desktop.core.dice import Dice, RandomDice
from desktop.core.notation import DiceFormula, DiceTerm, parse
from desktop.core.problem import TakujoError
from desktop.core.telling import free
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
        line = self.dialog.ui.diceEdit
        try:
            formula = parse(line.text()) if line.text().strip() else DiceFormula(terms=())
        except TakujoError:
            formula = DiceFormula(terms=())
        line.setText(f"{str(_with(formula, sides)).lower()} {formula.label}".rstrip())
        line.setFocus()

    def throw(self, text: str) -> None:
        """Throw what was written; what is no dice is told in one sentence."""
        try:
            formula = parse(text)
        except TakujoError as error:
            self.dialog.say(error.problem.said(self._words), "error-text")
            return
        thrown = self._dice.throw(formula.sides)
        said = self._words.say(free(formula, thrown))
        self.dialog.show_throw(thrown, signed_text(formula.total(thrown)), said)
        self.dialog.ui.diceEdit.selectAll()


def _with(formula: DiceFormula, sides: int) -> DiceFormula:
    """Return a formula with one more die of its kind, or of a new one."""
    terms = list(formula.terms)
    plain = (place for place, term in enumerate(terms) if (term.sides, term.sign, term.digits) == (sides, 1, ""))
    known = next(plain, None)
    if known is None:
        terms.append(DiceTerm(count=1, sides=sides))
    else:
        terms[known] = terms[known].evolve(count=terms[known].count + 1)
    return formula.evolve(terms=tuple(terms))


def show_dice(window: QWidget, words: Words, *, animated: bool) -> None:
    """Open the window; a second wish brings the first one to the front."""
    known = window.findChild(DiceOnlyDialog)
    if known is not None:
        known.activateWindow()
        return
    dialog = DiceOnly(window, words, RandomDice()).dialog
    dialog.set_animated(animated)
    dialog.show()
