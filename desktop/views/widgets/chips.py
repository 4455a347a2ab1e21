"""Short facts as rounded words."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from desktop.views.layout_items import clear


class Chips(QWidget):
    """What is added to a check, as rounded words in one line."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.setSpacing(6)
        self._line.addStretch(1)

    def show_texts(self, texts: tuple[str, ...]) -> None:
        """Show these words."""
        clear(self._line)
        for place, text in enumerate(texts):
            chip = QLabel(text, self)
            chip.setTextFormat(Qt.TextFormat.PlainText)
            chip.setProperty("role", "chip")
            self._line.insertWidget(place, chip)
        self.setVisible(bool(texts))
