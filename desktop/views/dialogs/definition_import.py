"""What a definition from elsewhere would change, shown before it is taken."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.views.dialogs.base import Dialog
from desktop.views.forms.definition_import import Ui_DefinitionImportDialog


class DefinitionImportDialog(Dialog):
    """A headline, blocks of lines as plain text (they quote what stands in a file), and the choice."""

    taken = Signal()

    def __init__(
        self, headline: str, blocks: Sequence[tuple[str, Sequence[str]]], parent: QWidget | None = None
    ) -> None:
        """Make the dialog.

        Args:
            blocks: heading and lines of each.
        """
        super().__init__(parent)
        self.ui = Ui_DefinitionImportDialog()
        self.ui.setupUi(self)
        self.dress()
        self.ui.headline.setText(headline)
        texts = ["\n".join((f"■ {head}", *(f"・{line}" for line in lines))) for head, lines in blocks]
        self.ui.changes.setPlainText("\n\n".join(texts))
        self.ui.takeButton.clicked.connect(self._take)
        self.ui.takeButton.setFocus()

    def _take(self) -> None:
        self.taken.emit()
        self.close()
