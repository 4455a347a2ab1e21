"""Small dialogs that ask for one thing from a list: a rule system, a template."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.views.dialogs.base import Dialog
from desktop.views.forms.choose_system import Ui_ChooseSystem
from desktop.views.forms.templates import Ui_TemplatesDialog


class ChooseSystem(Dialog):
    """Asks for a rule system."""

    chosen = Signal(int)

    def __init__(self, title: str, question: str, names: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_ChooseSystem()
        self.ui.setupUi(self)
        self.apply_style()
        self.setWindowTitle(title)
        self.ui.hint.setText(question)
        self.ui.systems.addItems(list(names))
        self.ui.systems.setCurrentRow(0)
        self.ui.systems.itemActivated.connect(lambda _item: self._choose())
        self.ui.chooseButton.clicked.connect(self._choose)

    def _choose(self) -> None:
        number = self.ui.systems.currentRow()
        if number >= 0:
            self.close()
            self.chosen.emit(number)


class TemplatesDialog(Dialog):
    """Asks which template a character is made from; templates can be deleted here."""

    make_requested = Signal(int)
    delete_requested = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_TemplatesDialog()
        self.ui.setupUi(self)
        self.apply_style(self.ui.hint)
        self.ui.templates.itemActivated.connect(lambda _item: self._make())
        self.ui.makeButton.clicked.connect(self._make)
        self.ui.deleteButton.clicked.connect(lambda: self.delete_requested.emit(self.ui.templates.currentRow()))

    def show_looking(self, left: int) -> None:
        """Say that files are still being looked into.

        Args:
            left: how many.
        """
        for button in (self.ui.makeButton, self.ui.deleteButton):
            button.setEnabled(False)
        self.ui.hint.setText(self.tr("ひな形を探しています（あと %n ファイル）。", "", left))

    def show_templates(self, names: Sequence[str]) -> None:
        """List the templates."""
        self.ui.templates.clear()
        self.ui.templates.addItems(list(names))
        self.ui.templates.setCurrentRow(0)
        for button in (self.ui.makeButton, self.ui.deleteButton):
            button.setEnabled(bool(names))
        self.ui.hint.setText(
            self.tr("選んだひな形から、新しいキャラクターを作ります。")
            if names
            else self.tr("ひな形はまだありません。左の一覧でシートを選び、「ひな形にする」を押すと、ここに並びます。")
        )

    def _make(self) -> None:
        if self.ui.templates.currentRow() >= 0:
            self.make_requested.emit(self.ui.templates.currentRow())
