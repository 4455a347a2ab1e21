"""Everything that is wrong with a file, in one list that can be scrolled and copied."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from desktop.views.dialogs.base import Dialog
from desktop.views.forms.mistakes import Ui_MistakesDialog


class MistakesDialog(Dialog):
    """One sentence and all details, as plain text: they quote what is in the file."""

    def __init__(self, headline: str, mistakes: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_MistakesDialog()
        self.ui.setupUi(self)
        self.dress()
        self.ui.headline.setText(f"△ {headline}")
        self.ui.mistakes.setPlainText("\n".join(f"・{mistake}" for mistake in mistakes))
        self.ui.closeButton.setFocus()
        self.ui.mistakes.setVisible(bool(mistakes))
        if not mistakes:
            self.adjustSize()
