"""The sheet of d20fate: level and fate dice on top, six abilities, skills with their sums, conditions and modifiers."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QModelIndex
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QMenu, QWidget

from desktop.core.words import Words
from desktop.models.sheet.document import SheetDocument
from desktop.models.sheet.rows import RowsModel
from desktop.systems.d20fate.resolve import owns_fate
from desktop.systems.d20fate.settings import D20FateSettings
from desktop.systems.d20fate.sheet import D20FateSheet
from desktop.systems.d20fate.tables import Ability, Pairing, SkillKind
from desktop.views.forms.systems.d20fate.sheet import Ui_D20FateSheet
from desktop.views.sheet.form_page import SheetPage
from desktop.views.style import theme
from desktop.views.style.plain_style import literal
from desktop.views.systems.d20fate.sheet_rows import SkillRows, condition_rows, modifier_rows
from desktop.views.widgets.inputs.custom_fields import DerivedNumber

WIDEST = 1100
"""px at 100 % that the sheet is wide at most: a sum stays near its name on a wide screen."""
UPPER, LOWER = 300, 240
"""px at 100 % for a column at least: the six columns of skills need more than conditions do."""


class D20FateSheetPage(SheetPage):
    """The middle of a d20fate sheet."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_D20FateSheet()
        self.ui.setupUi(self)
        self.ui.strip.share()
        self.ui.topRow.share(UPPER)
        self.ui.lowRow.share(LOWER)
        self._document: SheetDocument | None = None
        self._words = Words()
        self._skills: SkillRows | None = None
        self._why = DerivedNumber(self.ui.skillTable.viewport())
        self._why.setProperty("derived", "proficiency_bonus")
        self._why.hide()
        self._contests = QMenu(self.ui.contestButton)
        self._contests.aboutToShow.connect(self._offer_contests)
        self.ui.contestButton.setMenu(self._contests)
        self.ui.abilityRows.check_requested.connect(self._check)
        self.ui.abilityRows.rebuilt.connect(self.rebuilt)
        self.ui.skillTable.clicked.connect(self._pressed)
        self.ui.skillTable.activated.connect(self._pressed)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave what is too wide free at the right."""
        super().resizeEvent(event)
        self.ui.pageLayout.setContentsMargins(0, 0, max(0, event.size().width() - theme.px(WIDEST)), 0)

    def attach(self, document: SheetDocument, words: Words) -> Mapping[str, RowsModel]:
        """Take the document; skills get their summands and sums."""
        self._document, self._words = document, words
        self.ui.abilityRows.attach(document, words)
        self._skills = SkillRows(document, words)
        document.value_changed.connect(self._refresh)
        self._refresh()
        return {
            "skills": self._skills,
            "conditions": condition_rows(document, words),
            "modifiers": modifier_rows(document, words),
        }

    def _refresh(self) -> None:
        if self._document is None:
            return
        sheet = self._document.sheet_as(D20FateSheet)
        settings = self._document.game.known(D20FateSettings).settings
        self.ui.fateBox.setVisible(settings.fate_enabled and (owns_fate(sheet.is_pc, settings) or sheet.fate_dice > 0))
        self.ui.fateTokens.set_highest(settings.fate_max)
        trained_only = settings.proficiency_applies == "trained_only"
        self.ui.formula.setText(
            self.tr("1d20＋修正値（習熟していれば＋習熟ボーナス）")
            if trained_only
            else self.tr("1d20＋修正値＋習熟ボーナス")
        )
        self.ui.contestButton.setVisible(bool(self._document.game.rows("pairings", Pairing)))

    def _check(self, subject: str) -> None:
        self.check_requested.emit("check", {"subject": subject})

    def _pressed(self, index: QModelIndex) -> None:
        """Prepare the check of a sum, or tell why where the summands stand."""
        if self._document is None or self._skills is None or index.row() >= len(self._skills.rows):
            return
        skill = self._skills.rows[index.row()].id
        name = f"skill_total.{skill}"
        if name not in self._document.derived:
            return
        if index.column() == self._skills.sum_column:
            self._check(skill)
        elif index.column() == self._skills.parts_column:
            self._why.setGeometry(self.ui.skillTable.visualRect(index))
            self._why.why_requested.emit(name)

    def _offer_contests(self) -> None:
        """List the campaign's usual contests that this sheet can start (D20-CON-03)."""
        self._contests.clear()
        if self._document is None:
            return
        game = self._document.game.known(D20FateSettings)
        names = {row.id: row.shown for row in game.rows("abilities", Ability)} | {
            s.id: s.name for s in game.rows("skills", SkillKind)
        }
        derived = self._document.derived
        for pairing in game.rows("pairings", Pairing):
            total = derived.get(f"skill_total.{pairing.actor}") or derived.get(f"{pairing.actor}_total")
            own, other = (self._words.say(names.get(s, s)) for s in (pairing.actor, pairing.opponent))
            line = self.tr("{contest}　{own} {sum} 対 {other}").format(
                contest=self._words.say(pairing.name), own=own, sum=total.shown if total else "—", other=other
            )
            action = self._contests.addAction(literal(line))
            action.setEnabled(total is not None)
            params = {"pairing": pairing.id, "subject": pairing.actor}
            action.triggered.connect(lambda _checked=False, p=params: self.check_requested.emit("contest", p))
