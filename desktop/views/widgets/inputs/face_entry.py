"""Where faces of real dice are typed, for one side or two side by side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFont, QKeyEvent, QKeySequence, QPalette
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QLineEdit, QWidget

from desktop.core.numbers import narrow, whole_in
from desktop.core.rolls.faces import REPEATS, SEPARATORS, FacesRead, may_be_faces, read_faces, repeatable
from desktop.views.style import theme
from desktop.views.widgets.inputs.field_keys import NUMBERS

EQUALS = "="
"""Begins a value in place of faces."""
OF_WINDOW = (
    QKeySequence.StandardKey.Undo,
    QKeySequence.StandardKey.Redo,
)
"""Keys of a field that are the window's while nothing is typed here."""
ENTERS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right)
TWO_DIGITS = 10
"""Sides above which some faces end by themselves and some by Enter."""


class FaceEntry(QLineEdit):
    """Takes faces for the dice that are wanted and says when all are there. Letters are passed on to the window's keys.

    A digit is a face or surplus: it is never passed on.
    """

    faces_changed = Signal(object)
    """The faces typed so far, a tuple."""
    completed = Signal(object)
    """All faces, a tuple."""
    entered = Signal()
    """Enter with nothing typed."""
    left_short = Signal(int)
    """Enter with some of the faces typed: how many are missing."""
    throw_wanted = Signal()
    """Space with nothing typed: the program throws."""
    rest_wanted = Signal(object)
    """Shift+Space: the program throws what is left over beside these faces."""
    interrupted = Signal()
    """A letter behind faces of which some are missing; it does nothing."""
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
        self.command_key = "/"
        """The key of the command line, which a face that is half typed does not keep."""
        self.lets_enter = False
        """Whether Enter with nothing typed continues to whatever holds the field."""
        self._surplus = ""
        self._struck = _struck_label(self)
        self._locked = False
        self._whole = 0
        """Sides of the die whose face the last key has made whole, the last that was wanted; 0: no key has."""
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
    def locked(self) -> bool:
        """Whether the next dice are the other side's: any key but a digit makes way for their faces."""
        return self._locked

    @property
    def ends_face(self) -> bool:
        """Whether Enter would still belong to the last face, which two figures could have."""
        return self._whole > TWO_DIGITS

    def lock(self) -> None:
        """Take digits for surplus until another key comes: what began as one person's faces stays that."""
        self._locked = True

    def expect_no_throw(self) -> None:
        """Ignore the next Space, which was pressed for a notification."""
        self._whole = 1

    def unlock(self) -> None:
        """Take digits for faces again."""
        self._locked, self._whole = False, 0

    @property
    def surplus(self) -> str:
        """Digits that no die was left for."""
        return self._surplus

    def _set_surplus(self, digits: str) -> None:
        if digits != self._surplus:
            self._surplus = digits
            self._struck.setText(digits)
            self._struck.setVisible(bool(digits))

    @property
    def undecided(self) -> bool:
        """Whether a face is here that could continue: the 1 of a d20, which Enter ends."""
        whole = bool(self._sides) and self._value is None and bool(self.typed.pending)
        return whole and not read_faces(self.text(), self._sides, final=True).pending

    def decide(self) -> None:
        """End the face that is here."""
        if self.undecided:
            self.setText(self.text() + " ")

    def set_dice(self, sides: Sequence[int], *, values: bool = False) -> None:
        """Wait for the faces of other dice; what was typed is forgotten.

        Args:
            values: whether what they come to may be typed in their place, as `=63`.
        """
        self._sides, self._values = tuple(sides), values
        self._set_surplus("")
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
        self._locked = False
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
        if text == self.command_key:
            return True
        if text in REPEATS and repeatable(self.text(), self._sides):
            return False
        if self._values and narrow(text) == EQUALS:
            return bool(self.text())
        return not may_be_faces(text) or (text in SEPARATORS and not self.text())

    def _read(self) -> None:
        value = self._value
        if value is not None:
            if value and whole_in(value) is None:
                self.setText(self.text()[:-1])
            return
        read = self.typed
        if read.accepted < len(self.text()):
            self.setText(self.text()[: read.accepted])
            if read.wrong is not None:
                self._refuse(*read.wrong)
            return
        self.faces_changed.emit(read.values)
        self._emit_if_complete(read)

    def _emit_if_complete(self, read: FacesRead) -> None:
        if self._sides and len(read.values) == len(self._sides):
            whole = 0 if self.text()[-1:] in SEPARATORS else self._sides[-1]
            self.completed.emit(read.values)
            self._whole = whole  # whatever the faces have led to meanwhile

    def _refuse(self, sides: int, number: int) -> None:
        if not sides:
            self._set_surplus(self._surplus + str(number))
        self.refused.emit(sides, number)

    def _interrupts(self, text: str) -> bool:
        """Tell whether a letter comes behind faces of which some are missing: it is part of a word, and no command."""
        return bool(self.text()) and text != self.command_key and self._is_no_face(text)

    # Qt's names from here on

    def event(self, event: QEvent) -> bool:
        """Leave characters that are no faces to the keys of the window, which a field would take for itself.

        So is Ctrl+Z left to them; where faces have been typed it is theirs. Ctrl+K always leads to the command line.
        """
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if self._interrupts(event.text()):
                event.accept()
                return True
            steps = not self.text() and any(map(event.matches, OF_WINDOW))
            if self._is_no_face(event.text()) or steps or event.matches(QKeySequence.StandardKey.DeleteEndOfLine):
                if event.key() != Qt.Key.Key_Space:  # which comes once more, as a key pressed
                    self.unlock()
                event.ignore()
                return True
        return super().event(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Reset the entry when the focus moves away."""
        if event.reason() not in (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason):
            self.unlock()
            self._set_surplus("")
        super().focusOutEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take digits and editing keys; leave letters to the window, and arrows where no die is wanted."""
        key, digit = event.key(), whole_in(event.text())
        if self._locked and digit is not None:
            self._refuse(0, digit)
            event.accept()
            return
        if not self.text() and any(map(event.matches, OF_WINDOW)):  # the window has nothing to undo
            event.ignore()
            return
        ends = not self.text() and self._ends(key)
        self.unlock()
        if digit is None and not event.matches(QKeySequence.StandardKey.Copy):
            self._set_surplus("")
        if ends:
            pass
        elif self._interrupts(event.text()):
            self.interrupted.emit()
        elif key == Qt.Key.Key_Space and self._takes_space(event):
            pass
        elif key in ENTERS and self.lets_enter and not self.text().strip():
            event.ignore()
            return
        elif key in ENTERS:
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

    def _ends(self, key: int) -> bool:
        """Tell whether a key belongs to what has been typed: it ends a face that was whole without it, or parts people.

        A blank behind the last face is none that throws; Enter is eaten only where another face would have needed it.
        """
        if key == Qt.Key.Key_Space:
            return self._locked or self._whole > 0
        return key in ENTERS and (self._locked or self._whole > TWO_DIGITS)

    def _takes_space(self, event: QKeyEvent) -> bool:
        """Let the program throw: all dice by Space, those that are left over by Shift+Space."""
        if not self._sides or self._value is not None:
            return False
        if not self.text():
            self.throw_wanted.emit()
            return True
        read = self.typed
        if event.modifiers() != Qt.KeyboardModifier.ShiftModifier or not read.values or read.pending:
            return False
        self.rest_wanted.emit(read.values)
        return True

    def _enter(self) -> None:
        if not self.text().strip():
            self.entered.emit()
            return
        value = self._value
        if value is not None:
            if value:
                self.value_typed.emit(int(value))
            return
        read = self.typed
        if read.pending:
            self.decide()
        elif read.values:
            last = self._sides[len(read.values) - 1]
            if last > TWO_DIGITS and len(read.values) < len(self._sides) and self.text()[-1:] not in SEPARATORS:
                self.setText(self.text() + " ")  # it ends the face, which was whole without it
            else:
                self.left_short.emit(len(self._sides) - len(read.values))


def _struck_label(entry: QLineEdit) -> QLabel:
    """Return the label at the right edge of an entry that strikes out what no die was left for."""
    label = QLabel(entry)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setProperty("role", "hint")
    font = QFont(label.font())
    font.setStrikeOut(True)
    label.setFont(font)
    label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    label.setAutoFillBackground(True)  # what the field asks for is behind it
    label.setBackgroundRole(QPalette.ColorRole.Base)
    label.hide()
    line = QHBoxLayout(entry)
    line.setContentsMargins(theme.px(8), 0, theme.px(8), 0)
    line.addWidget(label, 0, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    return label


def _without_last(text: str, read: FacesRead, sides: Sequence[int]) -> str:
    """Cut a line after the last face but one."""
    wanted = len(read.values) - 1
    while text and len(read_faces(text, sides, final=True).values) > wanted:
        text = text[:-1]
    return text


ROOM = 200
"""px that two columns have at least at every size of text; they go into a line of their own where there is less."""


@dataclass(frozen=True)
class ColumnView:
    """One side, ready to be shown."""

    heading: str
    sides: tuple[int, ...]
    """Dice that it still has to throw; none: all lie."""
    hidden: bool = False


class EntryColumns(QWidget):
    """Holds the tray's entry for the side that throws now, and one beside it for the other side.

    The faces that the other side types ahead become those of the entry when its turn comes.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: tuple[tuple[ColumnView, ...], int] = ((), 0)

    def use(self, headings: Sequence[QLabel], entry: FaceEntry, beside: FaceEntry) -> None:
        """Take the widgets that Designer has put into the grid; called once, after the form is set up."""
        self._headings, self._entry, self._beside = tuple(headings), entry, beside
        beside.entered.connect(entry.setFocus)
        beside.back_requested.connect(entry.setFocus)
        self._arrange((), 0)

    def show_columns(self, columns: Sequence[ColumnView], now: int) -> str:
        """Show both sides, or only the entry; return what the side whose turn has come has typed ahead.

        Args:
            now: which of them throws now.
        """
        shown = (tuple(columns), now)
        if shown == self._shown:
            return ""
        same = len(columns) == len(self._shown[0]) == 2
        ahead = self._beside.text() if same and now == 1 and self._shown[1] == 0 else ""
        kept = self._beside.text() if same and now == self._shown[1] == 0 else ""
        self._shown = shown
        if self._beside.hasFocus() and now == 1:
            self._entry.setFocus()
        self._arrange(tuple(columns), now)
        self._beside.setText(kept)
        return ahead

    def _arrange(self, columns: tuple[ColumnView, ...], now: int) -> None:
        """Put the entry into the column whose turn it is; the side that has thrown is done."""
        grid = self.layout()
        assert isinstance(grid, QGridLayout)
        for widget in (self._entry, self._beside):
            grid.removeWidget(widget)
        grid.addWidget(self._entry, 1, now)
        grid.addWidget(self._beside, 1, 1 - now)
        for label, column in zip(self._headings, columns, strict=False):
            label.setText(column.heading)
        for part in (*self._headings, self._beside):
            part.setVisible(bool(columns))
        self.setMinimumWidth(ROOM if columns else 0)
        self._entry.setAccessibleName(self._name(columns[now].heading if columns else ""))
        if columns:
            other = columns[1 - now]
            self._beside.set_dice(other.sides)
            self._beside.hide_faces(other.hidden)
            self._beside.setEnabled(now == 0)
            self._beside.setAccessibleName(self._name(other.heading))
            self._beside.setPlaceholderText("" if other.sides else self.tr("済"))

    def _name(self, side: str) -> str:
        return self.tr("{side}の出目").format(side=side) if side else self.tr("出目")
