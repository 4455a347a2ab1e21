"""The builder's page of skills: tick what is trained, add what is missing."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from desktop.core.words import Words
from desktop.models.document import SheetDocument
from desktop.models.rows import RowsModel
from desktop.systems.d20fate.settings import D20FateSettings
from desktop.systems.d20fate.sheet import D20FateSheet
from desktop.systems.d20fate.tables import Ability
from desktop.views.forms.systems.d20fate.build_skills import Ui_D20FateBuildSkills
from desktop.views.systems.d20fate.plain_words import about_skill
from desktop.views.systems.d20fate.skill_rows import SkillRows

NAME = 100
"""px at 100 % for the name of a new skill at least."""


class SkillsPage(QWidget):
    """Skills cannot be added without a name and an ability, so that every row is whole."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_D20FateBuildSkills()
        self.ui.setupUi(self)
        self.ui.addRow.share(NAME)
        self._words = Words()
        self._rows: SkillRows | None = None
        self._offered: tuple[tuple[str, str], ...] = ()
        self.ui.nameEdit.textChanged.connect(lambda _text: self._show_buttons())
        self.ui.addButton.clicked.connect(self._add)
        self.ui.removeButton.clicked.connect(self.ui.skillTable.remove_chosen)

    def attach(self, document: SheetDocument, words: Words) -> Mapping[str, RowsModel]:
        """Make the table and follow the document."""
        self._words = words
        self._rows = SkillRows(document, words, guided=True)
        self._rows.dataChanged.connect(lambda *_: self._show(document))
        document.value_changed.connect(lambda: self._show(document))
        self.ui.skillTable.clicked.connect(lambda _index: self._show(document))
        self.ui.skillTable.activated.connect(lambda _index: self._show(document))
        self._show(document)
        return {"skills": self._rows}

    def _add(self) -> None:
        name, ability = self.ui.nameEdit.text().strip(), self.ui.abilityCombo.currentData()
        if self._rows is not None and name and ability and self._rows.append(name=name, ability=ability, trained=True):
            self.ui.nameEdit.clear()
            self.ui.skillTable.selectRow(len(self._rows.rows) - 1)

    def _show(self, document: SheetDocument) -> None:
        sheet = document.sheet_as(D20FateSheet)
        trained = sum(row.trained for row in sheet.skills)
        self.ui.trainedNumber.setText(str(trained))
        self.ui.trainedOf.setText(f"/ {len(sheet.skills)}")
        only = document.game.known(D20FateSettings).settings.proficiency_applies == "trained_only"
        self.ui.ruleText.setText(
            self.tr("印のある技能だけ習熟ボーナスを足します。いくつ選ぶかはGMに聞いてください。")
            if only
            else self.tr("どの技能も使え、習熟ボーナスもいつも足します。印は得意分野の目じるしです。")
        )
        self._offer(tuple((row.id, row.shown) for row in document.game.rows("abilities", Ability)))
        self._show_buttons()
        self._tell(document)

    def _offer(self, abilities: tuple[tuple[str, str], ...]) -> None:
        if abilities == self._offered:
            return
        self._offered = abilities
        self.ui.abilityCombo.clear()
        for ability, shown in abilities:
            self.ui.abilityCombo.addItem(self._words.say(shown), ability)

    def _show_buttons(self) -> None:
        self.ui.addButton.setEnabled(bool(self.ui.nameEdit.text().strip()))
        self.ui.removeButton.setEnabled(bool(self.ui.skillTable.chosen_rows()))

    def _tell(self, document: SheetDocument) -> None:
        chosen = self.ui.skillTable.chosen_rows()
        row = self._rows.rows[chosen[-1]] if self._rows is not None and chosen else None
        if row is None:
            self.ui.tell.setText(self.tr("技能を選ぶと、何に使うかをここに示します。"))
            return
        total = document.derived.get(f"skill_total.{row.id}")
        about = self._words.say(about_skill(row.id))
        added = self.tr("ダイスに {sum} を足します。").format(sum=total.shown) if total else ""
        self.ui.tell.setText("　".join(part for part in (self._words.say(row.name), about, added) if part))

    # Qt's names from here on

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Add with Enter from the name; Enter elsewhere continues to the next step."""
        plain = not event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if plain and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.ui.nameEdit.text().strip():
            self._add()
        else:
            super().keyPressEvent(event)
