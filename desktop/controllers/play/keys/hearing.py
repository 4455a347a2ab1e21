"""Which keys are the table's: all that no field, list, menu or board has."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)

from desktop.controllers.play.context import PlayContext
from desktop.controllers.play.keys.prompt import Prompt
from desktop.controllers.play.keys.rows import Rows
from desktop.controllers.play.keys.run import OrderRun
from desktop.controllers.play.keys.standing import Standing, State
from desktop.core.numbers import whole_in
from desktop.views.board.view import BoardView
from desktop.views.keyboard.enter_key import is_enter, is_letter
from desktop.views.widgets.inputs.face_entry import FaceEntry

Key = Qt.Key
ARROWS: Mapping[int, tuple[int, int]] = {
    Key.Key_Up: (1, 0),
    Key.Key_Down: (-1, 0),
    Key.Key_Right: (0, 1),
    Key.Key_Left: (0, -1),
}
"""Key → steps (harder, better)."""
SIGNS = ".-+?"
"""The same again, harm, heal, and the keys of the state."""
FIELDS = (QLineEdit, QTextEdit, QPlainTextEdit, QAbstractSpinBox)
CONTROLS = (QAbstractButton, QAbstractItemView, QComboBox)
NEUTRAL = frozenset((Key.Key_Shift, Key.Key_Control, Key.Key_Alt, Key.Key_AltGr, Key.Key_Meta, Key.Key_Escape))
"""Keys that do not tell that a person looks at the table."""
OF_ROWS = frozenset((*ARROWS, Key.Key_Escape, Key.Key_Backspace, Key.Key_Return, Key.Key_Enter))
"""Keys that are the rows' besides letters, digits, Space and signs; Tab and the like move the focus there too."""
REPEATED = frozenset((*ARROWS, Key.Key_Backspace))


class Hearing:
    """Tells keys of the table from those of what has the focus."""

    def __init__(self, context: PlayContext, stand: Standing, prompt: Prompt, rows: Rows, order: OrderRun) -> None:
        self._window, self._page, self._tray = context.window, context.page, context.tray
        self._attention, self._stand, self._rows, self._order = context.attention, stand, rows, order
        self._prompt = prompt

    def hears(self, event: QKeyEvent, focus: QWidget | None) -> bool:
        """Tell whether a key is the table's: no field, list, menu or board has it."""
        held = event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier)
        if held or self._window.locked or QApplication.activePopupWidget() or QApplication.activeModalWidget():
            return False
        entry = focus if isinstance(focus, FaceEntry) else None
        if not entry and writes(focus):
            return False
        key, shift = event.key(), bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        plain = is_letter(key) or is_enter(event) or key == Key.Key_Space or whole_in(event.text()) is not None
        pressed = isinstance(focus, CONTROLS) and (is_enter(event) or key == Key.Key_Space)
        if plain and ((self._stand.waiting and not isinstance(focus, CONTROLS)) or event.isAutoRepeat()):
            return True
        if self._rows.active and not pressed:
            return plain or key in OF_ROWS or bool(event.text() and event.text() in SIGNS)
        if QKeySequence(event.keyCombination()) == QKeySequence(self._window.keys.key("story_back")):
            return False
        if is_letter(key):
            return not (entry and key == Key.Key_X and self._tray.typed)  # it repeats a face there
        if event.text() == "?":
            return self._window.keys.key("keys") == "?" and not self._prompt.explains_keys
        if event.text() in SIGNS and event.text():
            return not (entry and self._tray.typed)
        if key in ARROWS:
            return not shift and self._steps_here(focus)
        if whole_in(event.text()) is not None:
            if entry:
                return (
                    self._stand.versus
                    or (self._stand.state is State.CHOICE and not self._stand.run)
                    or self._leaves_entry
                )
            return self._stand.versus or not self._of_board(focus)
        if key == Key.Key_Escape:
            return not (entry and self._tray.typed) and self._can_go_back
        if entry:
            free = self._stand.page_goes_on and not self._tray.typed and not entry.ends_face
            return is_enter(event) and not shift and (self._stand.versus or free)
        if isinstance(focus, CONTROLS) or self._of_board(focus):
            return False
        if key == Key.Key_Space and self._order.rows is not None:
            return True
        return not shift and (key in (Key.Key_Space, Key.Key_Backspace) or is_enter(event))

    @property
    def _leaves_entry(self) -> bool:
        """Whether a digit is none of the faces that the tray's field waits for: a new throw, or a number of a turn."""
        return not self._stand.run and (
            self._stand.windows or (bool(self._stand.acts) and self._stand.state is State.WHAT)
        )

    def _of_board(self, focus: QWidget | None) -> bool:
        """Tell whether the focus is on a board that waits for a hex, while no dice are due."""
        return isinstance(focus, BoardView) and self._stand.state is not State.DICE

    def _steps_here(self, focus: QWidget | None) -> bool:
        """Tell whether arrows change the check that is prepared."""
        roll = self._tray.roll
        if (roll is not None and roll.begun) or self._tray.typed or not self._attention.selected:
            return False
        return isinstance(focus, FaceEntry) or (focus is self._page and self._stand.speech.picked)

    @property
    def _can_go_back(self) -> bool:
        begun = self._stand.speech.begun or self._order.typed
        named = self._stand.versus or self._stand.choosing or self._tray.declaring
        return begun or named or self._stand.state is State.WHAT


def writes(focus: QWidget | None) -> bool:
    """Tell whether a widget takes text."""
    return isinstance(focus, FIELDS) or (isinstance(focus, QComboBox) and focus.isEditable())


def unwritten_digit(event: QKeyEvent) -> QKeyEvent | None:
    """Return the press of a digit whose key writes something else, as on a kana layout; None: it does not."""
    key, held = event.key(), event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    if held or not Key.Key_0 <= key <= Key.Key_9 or event.text() == chr(key):
        return None
    return QKeyEvent(event.type(), key, event.modifiers(), chr(key), event.isAutoRepeat())
