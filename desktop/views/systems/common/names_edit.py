"""A short list of names, one to a line: places, people, things. Names may hold commas."""

from __future__ import annotations

from PySide6.QtCore import Property, QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QPlainTextEdit, QVBoxLayout, QWidget


class NamesEdit(QWidget):
    """Shows and edits a tuple of names; empty lines count for nothing."""

    names_changed = Signal()
    left = Signal()
    """The focus has gone elsewhere."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.text = QPlainTextEdit()
        self.text.setTabChangesFocus(True)
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.text.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.text.installEventFilter(self)
        self.text.textChanged.connect(self.names_changed)
        self.setFocusProxy(self.text)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.text)

    def get_names(self) -> tuple[str, ...]:
        """The present names."""
        return tuple(line.strip() for line in self.text.toPlainText().splitlines() if line.strip())

    def set_names(self, names: tuple[str, ...]) -> None:
        """Show other names; the cursor stays where it can."""
        if names == self.get_names():
            return
        place = self.text.textCursor().position()
        self.text.setPlainText("\n".join(names))
        cursor = self.text.textCursor()
        cursor.setPosition(min(place, len(self.text.toPlainText())))
        self.text.setTextCursor(cursor)

    names = Property(object, get_names, set_names, notify=names_changed, user=True)

    # Qt's names from here on

    def setAccessibleName(self, name: str) -> None:
        """Name the input itself, which is what a screen reader reaches."""
        super().setAccessibleName(name)
        self.text.setAccessibleName(name)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tell when the list is left."""
        if event.type() == QEvent.Type.FocusOut:
            self.left.emit()
        return super().eventFilter(watched, event)
