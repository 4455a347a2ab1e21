"""Where faces of real dice are typed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit, QWidget

from desktop.core.faces import REPEATS, SEPARATORS, FacesRead, may_be_faces, read_faces, repeatable
from desktop.core.numbers import narrow, whole_in
from desktop.views.widgets.field_keys import NUMBERS

EQUALS = "="
"""Begins a value in place of faces."""
HABIT = 400
"""ms in which an Enter behind a die of two digits still belongs to the face: 3 was whole already, 2 needs it."""
STEPS = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)
ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right)
TWO_DIGITS = 10
"""Sides above which some faces end by themselves and some by Enter."""


class FaceEntry(QLineEdit):
    """Takes faces for the dice that are wanted and says when all are there. Letters go on to the window's keys."""

    faces_changed = Signal(object)
    """The faces typed so far, a tuple."""
    completed = Signal(object)
    """All faces, a tuple."""
    entered = Signal()
    """Enter with nothing typed."""
    left_short = Signal(int)
    """Enter with some of the faces typed: how many are missing."""
    rest_wanted = Signal(object)
    """Enter once more: the program throws what is left over beside these faces."""
    refused = Signal(int, int)
    """(sides, number) that the die cannot show; sides 0: no die is left for it."""
    value_typed = Signal(int)
    """`=63`: what the dice came to, without their faces."""
    back_requested = Signal()
    """Backspace with nothing typed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sides: tuple[int, ...] = ()
        self._values = False
        self._warned = ""
        """What was typed when Enter said that dice are missing."""
        self._pressed, self._whole_at = 0, 0
        """When the key came that is handled now, and the one that made a face whole by itself; 0: nobody knows."""
        self.setInputMethodHints(NUMBERS)  # full-width ones that are pasted are understood all the same
        self.textChanged.connect(self._read)

    @property
    def sides(self) -> tuple[int, ...]:
        """The dice whose faces are typed."""
        return self._sides

    @property
    def typed(self) -> FacesRead:
        """What has been typed so far."""
        return read_faces(self.text(), self._sides)

    @property
    def undecided(self) -> bool:
        """Whether a face stands here that could go on: the 1 of a d20, which Enter ends."""
        whole = bool(self._sides) and self._value is None and bool(self.typed.pending)
        return whole and not read_faces(self.text(), self._sides, final=True).pending

    def decide(self) -> None:
        """End the face that stands here."""
        if self.undecided:
            self.setText(self.text() + " ")

    def set_dice(self, sides: Sequence[int], *, values: bool = False) -> None:
        """Wait for the faces of other dice; what was typed is forgotten.

        Args:
            values: whether what they come to may be typed in their place, as `=63`.
        """
        self._sides, self._values = tuple(sides), values
        self.clear()

    @property
    def _value(self) -> str | None:
        """The digits of a value that is typed; None where faces are."""
        text = narrow(self.text())
        return text[1:] if self._values and text.startswith(EQUALS) else None

    def hide_faces(self, hidden: bool) -> None:
        """Write dots instead of faces (D6G-PHY-05)."""
        self.setEchoMode(QLineEdit.EchoMode.Password if hidden else QLineEdit.EchoMode.Normal)

    def put(self, value: int) -> None:
        """Type a face by button."""
        sides = self._sides[len(self.typed.values)] if len(self.typed.values) < len(self._sides) else 0
        text = str(value % 10) if sides == 10 else str(value)
        self.setText(self.text() + text + (" " if sides > 10 else ""))

    def take_back(self) -> None:
        """Forget the last face."""
        if not self.text():
            self.back_requested.emit()
            return
        if self._value is not None:
            self.setText(self.text()[:-1])
            return
        read = self.typed
        self.setText(self.text()[:-1] if read.pending else _without_last(self.text(), read, self._sides))

    def _is_no_face(self, text: str) -> bool:
        """Tell whether a key is none of this field's: letters, and marks between faces before the first face."""
        if not text or not text.isprintable():
            return False
        if text in REPEATS and repeatable(self.text(), self._sides):
            return False
        if self._values and narrow(text) == EQUALS:
            return bool(self.text())
        return not may_be_faces(text) or (text in SEPARATORS and not self.text())

    def _read(self) -> None:
        self._warned = ""
        value = self._value
        if value is not None:
            if value and whole_in(value) is None:
                self.setText(self.text()[:-1])
            return
        read = self.typed
        if read.accepted < len(self.text()):
            self.setText(self.text()[: read.accepted])
            if read.wrong is not None:
                self.refused.emit(*read.wrong)
            return
        self.faces_changed.emit(read.values)
        self._tell_if_complete(read)

    def _tell_if_complete(self, read: FacesRead) -> None:
        if self._sides and len(read.values) == len(self._sides):
            self._whole_at = self._pressed if self._sides[-1] > TWO_DIGITS else 0
            self.completed.emit(read.values)

    # Qt's names from here on

    def event(self, event: QEvent) -> bool:
        """Leave characters that are no faces to the keys of the window, which a field would take for itself.

        So is Ctrl+Z left to them; where faces have been typed it is theirs.
        """
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and (self._is_no_face(event.text()) or (not self.text() and any(map(event.matches, STEPS))))
        ):
            event.ignore()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take digits and editing keys; leave letters to the window, and arrows where no die is wanted."""
        key, self._pressed = event.key(), event.timestamp()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not self._by_habit(event):
                self._enter()
        elif key == Qt.Key.Key_Escape and self.text():
            self.clear()
        elif key == Qt.Key.Key_Backspace and event.modifiers() == Qt.KeyboardModifier.NoModifier:
            self.take_back()
        elif self._is_no_face(event.text()) or (key in ARROWS and not self._sides and not self.text()):
            event.ignore()
            return
        else:
            super().keyPressEvent(event)
            return
        event.accept()

    def _by_habit(self, event: QKeyEvent) -> bool:
        """Tell whether Enter ends a face that was whole without it: whoever types both at a stroke has read nothing."""
        whole, self._whole_at = self._whole_at, 0
        return whole > 0 and not self.text() and event.timestamp() - whole < HABIT

    def _enter(self) -> None:
        if not self.text().strip():
            self.entered.emit()
            return
        value = self._value
        if value is not None:
            if value:
                self.value_typed.emit(int(value))
            return
        if not self.typed.pending:
            self._go_on_short()
        else:
            self.decide()

    def _go_on_short(self) -> None:
        """Throw the rest at the second Enter only: the first may have come before the last face was typed."""
        typed, values = self.text(), self.typed.values
        if not values:
            return
        if self._warned == typed:
            self._warned = ""
            self.rest_wanted.emit(values)
            return
        self._warned = typed
        self.left_short.emit(len(self._sides) - len(values))


def _without_last(text: str, read: FacesRead, sides: Sequence[int]) -> str:
    """Cut a line after the last face but one."""
    wanted = len(read.values) - 1
    while text and len(read_faces(text, sides, final=True).values) > wanted:
        text = text[:-1]
    return text
