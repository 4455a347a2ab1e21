"""A line of words separated by 、 — for short lists of names."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget


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
