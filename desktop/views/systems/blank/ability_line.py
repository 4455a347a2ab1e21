"""One ability in the builder: between − and ＋ with its cost, or with the dice that make it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from desktop.core.dice import Dice
from desktop.core.numbers import whole_in
from desktop.core.words import Words, signed_text
from desktop.systems.blank.tables import AbilityRow
from desktop.views import theme
from desktop.views.restyled import restyled
from desktop.views.systems.blank.ability_block import shows_reading
from desktop.views.widgets.elided import ElidedLabel
from desktop.views.widgets.field_keys import NUMBERS
from desktop.views.widgets.roll_line import RollLine


class AbilityEdit(QLineEdit):
    """A typed value; an unwritten one shows its start value."""

    def __init__(self, start: int) -> None:
        super().__init__(str(start))
        self._start = str(start)
        self.setInputMethodHints(NUMBERS)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        restyled(self, lambda: self.setFixedWidth(self.fontMetrics().horizontalAdvance("00000") + 16))

    # Qt's name from here on

    def setText(self, text: str | None) -> None:
        """Show a value."""
        super().setText(text or self._start)


class AbilityLine(QWidget):
    """Name and bounds at the left; at the right what makes the value."""

    def __init__(self, row: AbilityRow, words: Words, *, rolled: bool, dice: Dice) -> None:
        super().__init__()
        self.row, self.name, self._read = row, words.say(row.name), shows_reading(row, words)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 3, 0, 3)
        line.setSpacing(8)
        self._hint = ElidedLabel()
        self._hint.setProperty("role", "quiet")
        line.addLayout(self._named(), 1)
        self.less, self.more, self.edit = QToolButton(), QToolButton(), AbilityEdit(row.start)
        self.sum = QLabel()
        self.sum.setProperty("role", "strong")
        self.line = RollLine(self, dice) if rolled else None
        if self.line is not None:
            line.addWidget(self.sum)
            line.addWidget(self.line)
            return
        self.edit.setProperty("field", f"abilities.{row.id}")
        self.edit.setAccessibleName(self.name)
        for button, sign, by in ((self.less, "−", -1), (self.more, "＋", 1)):
            button.setText(sign)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # after a click its keys work, too
            button.setAutoRepeat(True)
            button.clicked.connect(lambda _checked=False, b=by: self._step(b))
        restyled(self, self._give_room)
        self.less.setAccessibleName(self.tr("{name} を下げる").format(name=self.name))
        self.more.setAccessibleName(self.tr("{name} を上げる").format(name=self.name))
        for part in (self.less, self.edit, self.more):
            line.addWidget(part)

    def _give_room(self) -> None:
        for button in (self.less, self.more):
            button.setMinimumWidth(theme.px(34))

    def _named(self) -> QVBoxLayout:
        texts, name = QVBoxLayout(), ElidedLabel()
        texts.setSpacing(2)
        name.setText(f"{self.name}（{self.row.reading}）" if self._read else self.name)
        name.setProperty("role", "strong")
        for label in (name, self._hint):
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
            texts.addWidget(label)
        return texts

    def _step(self, by: int) -> None:
        number = whole_in(self.edit.text())
        if number is not None:
            self.edit.setText(str(number + by))

    def show_steps(self, value: int, hint: str, *, may_lower: bool, may_raise: bool) -> None:
        """Show where the value may go."""
        self._hint.setText(hint)
        self.less.setEnabled(may_lower and value > self.row.least)
        self.more.setEnabled(may_raise and value < self.row.most)

    def show_dice(self, value: int | None, faces: tuple[int, ...], hint: str) -> None:
        """Show what was thrown and what it makes."""
        self._hint.setText(hint)
        shown = "＋".join(map(str, faces)) if len(faces) > 1 else ""
        result = "—" if value is None else signed_text(value)
        self.sum.setText(f"{shown} → {result}" if shown and value is not None else result)
        self.sum.setAccessibleName(f"{self.name} {result}")
