"""One throw of building: by the program at a button, or typed from real dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from desktop.core.problem import Problem, Refusal
from desktop.core.rolls.dice import Dice, RandomDice, check_face, throw_of, wrong_count
from desktop.core.words import phrase
from desktop.views.style.restyled import restyled
from desktop.views.widgets.inputs.face_entry import FaceEntry

if TYPE_CHECKING:
    from desktop.core.build_step import BuildRoll  # a sheet is opened before anything of checks has been loaded

ENTRY = 3
"""Figures for which the entry of a small line has room."""


_TOTAL = Problem(
    code="may_be_total",
    rule="",
    message=phrase(""),
    remedy=phrase("出た目がそのとおりなら Enter を押し、合計なら消して、目を1つずつ入れてください。"),
)


def _may_be_total(text: str, sides: tuple[int, ...]) -> bool:
    """Tell whether figures without a gap may be the sum of the dice as well: 11 and 12 of two six-sided dice."""
    return len(sides) > 1 and text.isdigit() and len(sides) <= int(text) <= sum(sides)


class RollLine(QWidget):
    """Returns a `Throw` for a `BuildRoll`; the caller interprets it."""

    thrown = Signal(str, object)
    """(roll id, Throw)"""
    passed = Signal(str)
    """(roll id) Enter on faces that lie already."""
    overflowed = Signal()
    """A figure more than there are dice was typed onto complete faces: it was a total."""
    complained = Signal(object)
    """The `Problem` of a face that no such die has."""

    def __init__(self, parent: QWidget | None = None, dice: Dice | None = None) -> None:
        super().__init__(parent)
        self._dice = dice or RandomDice()
        self._roll: BuildRoll | None = None
        self.keeps_text = self._complete = False
        """`keeps_text`: complete faces stay in the entry, where they can be corrected."""
        self._doubted: tuple[int, ...] = ()
        """Faces that may be a total as well: Enter takes them, nothing else continues."""
        self._mistyped = False
        """The last key was a face that no such die has: the next Enter belongs to that face."""
        self.button = QPushButton(self.tr("振る"))
        self.label = QLabel()
        self.label.setProperty("role", "quiet")
        self.entry = FaceEntry()
        self.entry.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.label.setBuddy(self.entry)
        self.label.hide()
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(8)
        for widget in (self.label, self.entry, self.button):
            self._row.addWidget(widget)
        self.button.clicked.connect(self.throw)
        self.entry.entered.connect(self._enter)
        self.entry.completed.connect(self._typed)
        self.entry.refused.connect(self._refused)
        self.entry.left_short.connect(self._confirm)
        restyled(self.entry, self._widen)

    def _widen(self) -> None:
        sides = len(self._roll.request.sides) if self._roll else 0
        digits = self.entry.fontMetrics().horizontalAdvance("0" * max(ENTRY, sides + 1))
        self.entry.setFixedWidth(digits + 24)

    def use(self, dice: Dice) -> None:
        """Throw with other dice than the computer's own."""
        self._dice = dice

    def make_large(self) -> None:
        """Stand alone on a page: the button first and large, the entry named."""
        self.keeps_text = True
        self.button.setProperty("role", "primary-large")
        self.entry.setProperty("role", "big-entry")
        self.label.setText(self.tr("卓のダイスを使うなら、目を入れる"))
        self.label.show()
        self._row.insertWidget(0, self.button)
        self._row.addStretch(1)
        self._row.setSpacing(16)

    def show_roll(self, roll: BuildRoll, name: str, *, correcting: bool = False) -> None:
        """Offer a throw; a thrown die may only be thrown again where that is free.

        Args:
            correcting: faces that were typed may still be typed otherwise.
        """
        sides = roll.request.sides
        if self._roll is None or self._roll.request.sides != sides:
            self.entry.set_dice(sides)
            self.entry.setPlaceholderText(self.tr("目"))
        self._roll = roll
        self._set_mistyped(False)
        self._widen()
        self.button.setText(self.tr("振り直す") if roll.done else self.tr("振る"))
        self.button.setAccessibleName(f"{name} {self.button.text()}")
        self.entry.setAccessibleName(self.tr("{name} の出目").format(name=name))
        open_ = not roll.done or roll.free_reroll
        self.button.setEnabled(open_)
        self.entry.setEnabled(open_ or correcting)

    def _enter(self) -> None:
        """Continue from what is thrown; an Enter after a face that no such die has is ignored.

        In one of several lines any other Enter is the page's: it throws nothing while another button bears it.
        """
        mistyped, done = self._mistyped, self._roll is not None and self._roll.done
        self._set_mistyped(False)
        if self._roll is not None and done:
            self.passed.emit(self._roll.id)
        elif self.keeps_text and not mistyped:  # alone on its page its large button bears Enter
            self.throw()

    def _set_mistyped(self, mistyped: bool) -> None:
        self._mistyped = mistyped
        done = self._roll is not None and self._roll.done
        self.entry.lets_enter = not (mistyped or done or self.keeps_text)

    def throw(self) -> None:
        """Let the program throw."""
        if self._roll is not None and self.button.isEnabled():
            self.thrown.emit(self._roll.id, self._dice.throw(self._roll.request.sides))

    def _typed(self, values: tuple[int, ...]) -> None:
        if self._roll is None:
            return
        sides = self._roll.request.sides
        if _may_be_total(self.entry.text(), sides):
            self._doubted = values  # they stay in sight: what is typed on would else be another row's dice
            self._complain_of_total()
            return
        self._take(values)

    def _complain_of_total(self) -> None:
        text = "".join(map(str, self._doubted))
        self.complained.emit(_TOTAL.evolve(message=phrase("{n} は合計にも見えます。", n=text)))

    def _confirm(self, missing: int) -> None:
        """Take faces that might have been a total."""
        if not missing and self._doubted:
            self._take(self._doubted)

    def _take(self, values: tuple[int, ...]) -> None:
        assert self._roll is not None
        sides, self._doubted = self._roll.request.sides, ()
        if self.keeps_text:
            self._complete = True
        else:
            self.entry.set_dice(sides)
        self.thrown.emit(self._roll.id, throw_of(sides, values, "hand"))

    def forget(self) -> None:
        """Wait for a throw from the beginning."""
        self._complete, self._doubted = False, ()
        if self._roll is not None:
            self.entry.set_dice(self._roll.request.sides)

    def _refused(self, sides: int, number: int) -> None:
        if self._complete and not sides:
            self.forget()
            self.overflowed.emit()
            return
        if self._doubted and not sides:
            self._complain_of_total()
            return
        self._set_mistyped(bool(sides))
        try:
            if sides:
                check_face(sides, number)
            elif self._roll is not None:
                raise wrong_count(len(self._roll.request.sides), len(self._roll.request.sides) + 1)
        except Refusal as refusal:
            self.complained.emit(refusal.problem)
