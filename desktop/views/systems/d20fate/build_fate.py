"""The builder's page of fate dice and of things that always count."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from desktop.core.words import Words
from desktop.models.document import SheetDocument
from desktop.models.rows import RowsModel
from desktop.systems.d20fate.fate import starting_pool
from desktop.systems.d20fate.settings import D20FateSettings
from desktop.systems.d20fate.sheet import D20FateSheet
from desktop.views.forms.systems.d20fate.build_fate import Ui_D20FateBuildFate
from desktop.views.systems.d20fate.side_rows import Choices, modifier_rows, subjects

NAME = 100
"""px at 100 % for the name of what is added at least."""


class FatePage(QWidget):
    """Tells what fate dice do, and takes permanent modifiers that are whole (D20-AMB-12)."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_D20FateBuildFate()
        self.ui.setupUi(self)
        self.ui.addRow.share(NAME)
        self._words = Words()
        self._rows: RowsModel | None = None
        self._offered: Choices = ()
        self.ui.nameEdit.textChanged.connect(lambda _text: self._show_buttons())
        self.ui.valueSpin.valueChanged.connect(lambda _value: self._show_buttons())
        self.ui.addButton.clicked.connect(self._add)
        self.ui.removeButton.clicked.connect(self.ui.modifierTable.remove_chosen)
        self.ui.modifierTable.clicked.connect(lambda _index: self._show_buttons())

    def attach(self, document: SheetDocument, words: Words) -> Mapping[str, RowsModel]:
        """Make the table and follow the document."""
        self._words = words
        self._rows = modifier_rows(document, words, adding=False)
        document.value_changed.connect(lambda: self._show(document))
        self._show(document)
        return {"modifiers": self._rows}

    def _add(self) -> None:
        values = {
            "name": self.ui.nameEdit.text().strip(),
            "value": self.ui.valueSpin.value(),
            "applies_to": self.ui.targetCombo.currentData(),
        }
        if self._rows is not None and self.ui.addButton.isEnabled() and self._rows.append(**values):
            self.ui.nameEdit.clear()

    def _show(self, document: SheetDocument) -> None:
        sheet = document.sheet_as(D20FateSheet)
        settings = document.game.known(D20FateSettings).settings
        count = starting_pool(sheet.is_pc, settings)
        self.ui.fateFrame.setVisible(settings.fate_enabled)
        self.ui.fateTokens.set_value(count)
        self.ui.boostText.setText(
            self.tr("ブースト：失敗した判定に、1d{die} を振って足します。").format(die=settings.fate_boost_die)
        )
        self.ui.earnText.setText(
            self.tr(
                "セッションの始めに {n} 個。素晴らしいロールプレイ（スタント）で、GMから {m} 個もらえます。"
            ).format(n=count, m=settings.fate_stunt)
        )
        self._offer(subjects(document))
        self._show_buttons()

    def _offer(self, targets: Choices) -> None:
        if targets == self._offered:
            return
        self._offered = targets
        chosen = self.ui.targetCombo.currentData()
        self.ui.targetCombo.clear()
        for value, label in targets:
            self.ui.targetCombo.addItem(self._words.say(label), value)
        self.ui.targetCombo.setCurrentIndex(max(0, self.ui.targetCombo.findData(chosen)))

    def _show_buttons(self) -> None:
        self.ui.addButton.setEnabled(bool(self.ui.nameEdit.text().strip()) and self.ui.valueSpin.value() != 0)
        self.ui.removeButton.setEnabled(bool(self.ui.modifierTable.chosen_rows()))

    # Qt's names from here on

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Add with Enter while a name stands, or go where its number is wanting; else Enter continues."""
        plain = not event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if plain and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.ui.nameEdit.text().strip():
            if self.ui.valueSpin.value() == 0:
                self.ui.valueSpin.setFocus()
                self.ui.valueSpin.selectAll()
            self._add()
        else:
            super().keyPressEvent(event)
