"""Short facts as rounded words."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget


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
        while self._line.count() > 1:
            item = self._line.takeAt(0)
            widget = item.widget() if item else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for place, text in enumerate(texts):
            chip = QLabel(text, self)
            chip.setTextFormat(Qt.TextFormat.PlainText)
            chip.setProperty("role", "chip")
            self._line.insertWidget(place, chip)
        self.setVisible(bool(texts))
