"""The builder's pages of d20fate: the level, the six scores, skills, fate dice, and what always counts."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from desktop.core.words import Words, plus
from desktop.models.sheet.document import SheetDocument
from desktop.models.sheet.rows import RowsModel
from desktop.systems.d20fate.resolve import starting_pool
from desktop.systems.d20fate.settings import D20FateSettings
from desktop.systems.d20fate.sheet import D20FateSheet, ability_modifier, find_ability, proficiency_bonus, score
from desktop.systems.d20fate.tables import Ability
from desktop.views.forms.systems.d20fate.build_fate import Ui_D20FateBuildFate
from desktop.views.forms.systems.d20fate.build_level import Ui_D20FateBuildLevel
from desktop.views.forms.systems.d20fate.build_scores import Ui_D20FateBuildScores
from desktop.views.forms.systems.d20fate.build_skills import Ui_D20FateBuildSkills
from desktop.views.sheet.form_page import FormPage
from desktop.views.systems.d20fate.ability_rows import step
from desktop.views.systems.d20fate.sheet_rows import (
    Choices,
    SkillRows,
    about_ability,
    about_skill,
    modifier_rows,
    subjects,
)

NAME = 100
"""px at 100 % for the name of what is added at least."""


class LevelExtra(FormPage):
    """The level, beside what every system asks of a person."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_D20FateBuildLevel()
        self.ui.setupUi(self)
        self.ui.lessButton.clicked.connect(lambda: step(self.ui.levelEdit, -1))
        self.ui.moreButton.clicked.connect(lambda: step(self.ui.levelEdit, 1))

    def attach(self, document: SheetDocument, words: Words) -> Mapping[str, RowsModel]:
        """Follow the document."""
        document.value_changed.connect(lambda: self._show(document, words))
        self._show(document, words)
        return {}

    def _show(self, document: SheetDocument, words: Words) -> None:
        sheet = document.sheet_as(D20FateSheet)
        settings = document.game.known(D20FateSettings).settings
        low, high = settings.level_min, settings.level_max
        open_ = not document.is_guarded("level")
        self.ui.lessButton.setEnabled(open_ and sheet.level > low)
        self.ui.moreButton.setEnabled(open_ and sheet.level < high)
        now = proficiency_bonus(sheet.level, settings.proficiency_table, settings.proficiency)
        table = settings.proficiency_table, settings.proficiency
        later = (n for n in range(sheet.level + 1, high + 1) if proficiency_bonus(n, *table) > now)
        rise = next(later, None)
        text = self.tr("レベルは {low}〜{high}。GMから何も聞いていなければ {low} です。").format(low=low, high=high)
        if not open_:
            text = self.tr("レベルはGMが決めます。")
        if rise is not None:
            text = words.join(text, self.tr("次に習熟ボーナスが増えるのはレベル {n}。").format(n=rise))
        self.ui.levelText.setText(text)


class ScoresPage(FormPage):
    """Scores by − and ＋ inside the campaign's range; a line says what an ability is for and what comes next."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_D20FateBuildScores()
        self.ui.setupUi(self)
        self._words = Words()
        self._looked_at = ""
        self.ui.abilityRows.rebuilt.connect(self.rebuilt)

    def attach(self, document: SheetDocument, words: Words) -> Mapping[str, RowsModel]:
        """Make a row per ability and follow the document."""
        self._words = words
        self.ui.abilityRows.attach(document, words)
        self.ui.abilityRows.entered.connect(lambda ability: self._look_at(document, ability))
        document.value_changed.connect(lambda: self._show(document))
        self._show(document)
        return {}

    def _look_at(self, document: SheetDocument, ability: str) -> None:
        self._looked_at = ability
        self._show(document)

    def _show(self, document: SheetDocument) -> None:
        settings = document.game.known(D20FateSettings).settings
        self.ui.rangeText.setText(
            self.tr(
                "{low}〜{high} のあいだで決めます。10 が人並み、16 あれば得意です。点数の配り方はGMに聞いてください。"
            ).format(low=settings.ability_min, high=settings.ability_max)
        )
        row = find_ability(self._looked_at, document.game.known(D20FateSettings))
        if row is None:
            self.ui.tell.setText(
                self.tr("能力値から修正が決まり、修正がダイスに足されます。上げ下げして見てください。")
            )
            return
        held = score(document.sheet_as(D20FateSheet), row.id)
        modifier = ability_modifier(held, settings.modifier_rounding)
        higher = next(
            n for n in range(held + 1, held + 4) if ability_modifier(n, settings.modifier_rounding) > modifier
        )
        about = self._words.say(about_ability(row.id))
        text = self.tr("{ability} {n} なので修正は {modifier}。").format(
            ability=self._words.say(row.shown), n=held, modifier=plus(modifier)
        )
        if higher <= settings.ability_max:
            more = self.tr("{n} になると {modifier}。").format(n=higher, modifier=plus(modifier + 1))
            text = self._words.join(text, more)
        used = [self._words.say(s.name) for s in document.get("skills") if s.ability == row.id and s.name]
        if used:
            text = self._words.join(text, self.tr("使う技能：{skills}。").format(skills=self.tr("、").join(used)))
        first = self.tr("{about}。").format(about=about) if about else ""
        self.ui.tell.setText(self._words.join(first, text))


class SkillsPage(FormPage):
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


class FatePage(FormPage):
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
