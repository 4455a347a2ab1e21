"""Everything that is wrong with a file or a definition, in one list that can be scrolled, copied and followed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QListWidgetItem, QWidget

from desktop.views.dialogs.base import Dialog
from desktop.views.forms.mistakes import Ui_MistakesDialog


class MistakesDialog(Dialog):
    """One sentence and all details, as plain text: they quote what is in the file."""

    def __init__(
        self,
        headline: str,
        mistakes: Sequence[str],
        parent: QWidget | None = None,
        lead: Callable[[int], object] | None = None,
    ) -> None:
        """Show the list.

        Args:
            lead: leads to the field of a line, by its number; None: there is no field for them.
        """
        super().__init__(parent)
        self.ui = Ui_MistakesDialog()
        self.ui.setupUi(self)
        self.apply_style()
        self._lead = lead
        self.ui.headline.setText(f"△ {headline}")
        self.ui.mistakes.addItems([f"・{mistake}" for mistake in mistakes])
        copy = QAction(self.tr("コピー"), self.ui.mistakes)
        copy.setShortcut(QKeySequence.StandardKey.Copy)
        copy.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        copy.triggered.connect(self._copy)
        self.ui.mistakes.addAction(copy)
        self.ui.closeButton.setFocus()
        if lead is not None:
            self.show_message(self.tr("行をクリックするか Enter を押すと、その欄へ移ります。"))
            self.ui.mistakes.itemActivated.connect(self._follow)
            self.ui.mistakes.itemClicked.connect(self._follow)
            self.ui.mistakes.setCurrentRow(0)
            self.ui.mistakes.setFocus()
        self.ui.mistakes.setVisible(bool(mistakes))
        if not mistakes:
            self.adjustSize()

    @property
    def lines(self) -> tuple[str, ...]:
        """Every line of the list."""
        return tuple(self.ui.mistakes.item(number).text() for number in range(self.ui.mistakes.count()))

    def _copy(self) -> None:
        """Copy the chosen lines, or all where none or one is chosen."""
        chosen = sorted(index.row() for index in self.ui.mistakes.selectedIndexes())
        lines = self.lines
        QGuiApplication.clipboard().setText("\n".join([lines[n] for n in chosen] if len(chosen) > 1 else lines))

    def _follow(self, item: QListWidgetItem) -> None:
        number, lead, self._lead = self.ui.mistakes.row(item), self._lead, None  # a click may activate, too
        if lead is not None:
            self.close()
            lead(number)
