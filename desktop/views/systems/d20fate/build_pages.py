"""The builder's first pages of d20fate: the level, and the six scores."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.core.words import Words, plus
from desktop.models.document import SheetDocument
from desktop.models.rows import RowsModel
from desktop.systems.d20fate.settings import D20FateSettings
from desktop.systems.d20fate.sheet import D20FateSheet, ability_modifier, find_ability, proficiency_bonus, score
from desktop.views.forms.systems.d20fate.build_level import Ui_D20FateBuildLevel
from desktop.views.forms.systems.d20fate.build_scores import Ui_D20FateBuildScores
from desktop.views.systems.d20fate.ability_rows import step
from desktop.views.systems.d20fate.plain_words import about_ability


class LevelExtra(QWidget):
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


class ScoresPage(QWidget):
    """Scores by − and ＋ inside the campaign's range; a line says what an ability is for and what comes next."""

    rebuilt = Signal(QWidget)

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
