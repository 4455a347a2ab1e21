"""A line of words separated by 、, and a few lines to type into where Enter is done."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QSizePolicy, QWidget

LINES = 3


class NoteEntry(QPlainTextEdit):
    """Used like any plain text; Tab leaves it."""

    entered = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTabChangesFocus(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    # Qt's names from here on

    def sizeHint(self) -> QSize:
        """Show a few lines."""
        return QSize(super().sizeHint().width(), self.fontMetrics().lineSpacing() * LINES + 16)

    def minimumSizeHint(self) -> QSize:
        """Never be lower."""
        return QSize(60, self.sizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take Enter as the end of what is typed."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and not event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self.entered.emit()
            return
        super().keyPressEvent(event)


class WordsEdit(QLineEdit):
    """Shows and edits a tuple of words; full-width and plain commas both separate."""

    words_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setPlaceholderText(self.tr("、で区切って書く"))
        self.textEdited.connect(lambda _text: self.words_changed.emit())

    def words(self) -> tuple[str, ...]:
        """The present words."""
        words = self.text().replace("、", ",").replace("，", ",").split(",")
        return tuple(word.strip() for word in words if word.strip())

    def set_words(self, words: tuple[str, ...]) -> None:
        """Show other words."""
        self.setText(self.tr("、").join(words))
