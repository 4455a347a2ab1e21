"""Random tables as plain text, to be pasted, written, or carried to a dice bot."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.views.dialogs.base import Dialog
from desktop.views.forms.tables_text import Ui_TablesTextDialog


class TablesTextDialog(Dialog):
    """A text and what can be done with it; stays open while a line of it is refused."""

    taken = Signal(str)
    open_requested = Signal()
    save_requested = Signal(str)

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_TablesTextDialog()
        self.ui.setupUi(self)
        self.apply_style()
        self.show_text(text)
        self.ui.takeButton.clicked.connect(lambda: self.taken.emit(self.ui.textEdit.toPlainText()))
        self.ui.openButton.clicked.connect(self.open_requested)
        self.ui.saveButton.clicked.connect(lambda: self.save_requested.emit(self.ui.textEdit.toPlainText()))
        self.ui.textEdit.setFocus()

    def show_text(self, text: str) -> None:
        """Put another text in."""
        self.ui.textEdit.setPlainText(text)
