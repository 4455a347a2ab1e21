"""One throw of building: by the program at a button, or typed from real dice."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from desktop.core.dice import Dice, RandomDice, check_face, throw_of, wrong_count
from desktop.core.problem import Refusal
from desktop.core.system import BuildRoll
from desktop.views.widgets.face_entry import FaceEntry

ENTRY = 3
"""Figures for which the entry of a small line has room."""


class RollLine(QWidget):
    """Gives a `Throw` for a `BuildRoll`; what the throw means is somebody else's business."""

    thrown = Signal(str, object)
    """(roll id, Throw)"""
    complained = Signal(object)
    """The `Problem` of a face that no such die has."""

    def __init__(self, parent: QWidget | None = None, dice: Dice | None = None) -> None:
        super().__init__(parent)
        self._dice = dice or RandomDice()
        self._roll: BuildRoll | None = None
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
        self.entry.entered.connect(self.throw)
        self.entry.completed.connect(self._typed)
        self.entry.refused.connect(self._refused)

    def use(self, dice: Dice) -> None:
        """Throw with other dice than the machine's own."""
        self._dice = dice

    def make_large(self) -> None:
        """Stand alone on a page: the button first and large, the entry named."""
        self.button.setProperty("role", "primary-large")
        self.entry.setProperty("role", "big-entry")
        self.label.setText(self.tr("卓のダイスを使うなら、目を入れる"))
        self.label.show()
        self._row.insertWidget(0, self.button)
        self._row.addStretch(1)
        self._row.setSpacing(16)

    def show_roll(self, roll: BuildRoll, name: str) -> None:
        """Offer a throw; a die that lies already may only be thrown again where that is free."""
        sides = roll.request.sides
        if self._roll is None or self._roll.request.sides != sides:
            self.entry.set_dice(sides)
            self.entry.setPlaceholderText(self.tr("目"))
            room = self.entry.fontMetrics().horizontalAdvance("0" * max(ENTRY, len(sides) + 1))
            self.entry.setFixedWidth(room + 24)
        self._roll = roll
        self.button.setText(self.tr("振り直す") if roll.done else self.tr("振る"))
        self.button.setAccessibleName(f"{name} {self.button.text()}")
        self.entry.setAccessibleName(self.tr("{name} の出目").format(name=name))
        for widget in (self.button, self.entry):
            widget.setEnabled(not roll.done or roll.free_reroll)

    def throw(self) -> None:
        """Let the program throw."""
        if self._roll is not None and self.button.isEnabled():
            self.thrown.emit(self._roll.id, self._dice.throw(self._roll.request.sides))

    def _typed(self, values: tuple[int, ...]) -> None:
        if self._roll is None:
            return
        sides = self._roll.request.sides
        self.entry.set_dice(sides)
        self.thrown.emit(self._roll.id, throw_of(sides, values, "hand"))

    def _refused(self, sides: int, number: int) -> None:
        try:
            if sides:
                check_face(sides, number)
            elif self._roll is not None:
                raise wrong_count(len(self._roll.request.sides), len(self._roll.request.sides) + 1)
        except Refusal as refusal:
            self.complained.emit(refusal.problem)
