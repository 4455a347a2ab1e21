"""Keys that a field must not take: Ctrl+Z belongs to the sheet, and Enter that ends a composition is ignored.

A field of numbers lets no input method compose: one that was left on would hold every digit back until Enter, and take
the letters that are keys of the table.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QInputMethodEvent, QInputMethodQueryEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QComboBox, QLineEdit, QPlainTextEdit, QTextEdit, QWidget
from shiboken6 import isValid

FIELDS = (QLineEdit, QAbstractSpinBox, QPlainTextEdit, QTextEdit, QComboBox)
STEPS = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)
NUMBERS = Qt.InputMethodHint.ImhPreferNumbers
"""Said by a line that is for numbers."""
ENABLED = Qt.InputMethodQuery.ImEnabled
OWN_STEPS = "ownSteps"
"""Property of a page whose edits are all undo steps of its document: a field's private history would cross them."""


class FieldKeys(QObject):
    """Watches the one field that has the focus; the window's keys for undo reach it, compositions are left in peace."""

    def __init__(self, app: QApplication, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._watched: QWidget | None = None
        self._line: QLineEdit | None = None
        self._above: QWidget | None = None
        """A line that has just had its Enter, and what is around it."""
        self._composing = self._committed = self._steps_are_the_pages = self._numbers = False
        app.focusChanged.connect(self._follow)

    def _follow(self, _old: QWidget | None, new: QWidget | None) -> None:
        if self._watched is not None and isValid(self._watched):  # a field loses the focus also while it is deleted
            self._watched.removeEventFilter(self)
        self._composing = self._committed = False
        self._watched = new if isinstance(new, FIELDS) else None
        if self._watched is not None:
            self._steps_are_the_pages = _within_page(self._watched)
            self._watched.installEventFilter(self)
            self._numbers = isinstance(new, QAbstractSpinBox) or NUMBERS in self._watched.inputMethodHints()
            if self._numbers:
                QGuiApplication.inputMethod().update(ENABLED)  # earlier queries got yes

    def _watch_above(self, line: QObject) -> None:
        """Watch where Qt passes the Enter of a line on to, until that key has been handled."""
        self._leave_above()
        above = line.parentWidget() if isinstance(line, QLineEdit) else None
        if isinstance(line, QLineEdit) and above is not None:
            self._line, self._above = line, above
            above.installEventFilter(self)
            QTimer.singleShot(0, self, self._leave_above)

    def _leave_above(self) -> None:
        if self._above is not None and isValid(self._above):
            self._above.removeEventFilter(self)
        self._line = self._above = None

    def _passed_on(self, event: QEvent) -> bool:
        """Stop an Enter that moved the focus away from its line: no button there is pressed by the same key."""
        if not isinstance(event, QKeyEvent):
            return False
        stays = self._line is not None and isValid(self._line) and self._line.hasFocus()
        self._leave_above()
        if stays or event.type() != QEvent.Type.KeyPress or not _is_enter(event):
            return False
        event.accept()
        return True

    # Qt's names from here on

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hand undo and redo on to the window; drop Enter while the input method still holds text, or just let it go.

        Whether a field of numbers may be composed in is asked here, too: Qt does not look at what the widget says.

        Some systems hand the Enter that ended a composition on, after the text has come in and before any key is up.
        """
        if self._above is not None and watched == self._above:
            return self._passed_on(event)
        if isinstance(event, QInputMethodQueryEvent):
            if self._numbers and ENABLED in event.queries():
                event.setValue(ENABLED, False)
                return True
        elif isinstance(event, QInputMethodEvent):
            self._committed = self._composing and bool(event.commitString())
            self._composing = bool(event.preeditString())
        elif event.type() in (QEvent.Type.KeyRelease, QEvent.Type.MouseButtonPress):
            self._committed = False
            self._leave_above()
        elif isinstance(event, QKeyEvent):
            if (self._composing or self._committed) and _is_enter(event):
                event.accept()
                return True
            if _is_enter(event) and event.type() == QEvent.Type.KeyPress:
                self._watch_above(watched)
            self._committed = False
            over = event.type() == QEvent.Type.ShortcutOverride
            if over and self._steps_are_the_pages and any(event.matches(key) for key in STEPS):
                event.ignore()
                return True
        return super().eventFilter(watched, event)


def _is_enter(event: QEvent) -> bool:
    return isinstance(event, QKeyEvent) and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def _within_page(widget: QWidget) -> bool:
    above: QWidget | None = widget
    while above is not None:
        if above.property(OWN_STEPS):
            return True
        above = above.parentWidget()
    return False
