"""The sheet of コトダマ d10: points and states on top, the matrix of finished pools, arts and outfits, the lists."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QScrollArea, QWidget

from desktop.core.words import Typed, Words
from desktop.models.sheet.document import SheetDocument
from desktop.models.sheet.rows import RowsModel
from desktop.systems.kotodama.connection import banner
from desktop.systems.kotodama.sheet import KotodamaSheet
from desktop.views.forms.systems.kotodama.sheet import Ui_KotodamaSheet
from desktop.views.sheet.form_page import SheetPage
from desktop.views.style import theme
from desktop.views.style.restyled import restyled
from desktop.views.systems.kotodama.gear_table import ARTS, OUTFITS, GearModel, offer_examples
from desktop.views.systems.kotodama.labels import where
from desktop.views.systems.kotodama.pool_model import PoolModel
from desktop.views.widgets.inputs.spin import PointsSpin

LONGEST = 22
"""Characters of a pool's subject that are beside its number; the rest is in the tool tip."""

NOTE, LIST = 160, 220
"""px at 100 % for a note beside a heading, and for a list beside another, at least."""

NO_POOL = "pool"
"""Names no computed number: shown as a dash."""


class KotodamaSheetPage(SheetPage):
    """The middle of a kotodama sheet."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_KotodamaSheet()
        self.ui.setupUi(self)
        for row in (self.ui.pointRow, self.ui.kindRow):
            row.flow()
        for head in (self.ui.spaceRow, self.ui.poolHead, self.ui.poolLine, self.ui.artHead, self.ui.outfitHead):
            head.share(NOTE)
        self.ui.listRow.share(LIST)
        for spin in self.findChildren(PointsSpin):
            spin.set_places(3)
        restyled(self.ui.actorEdit, lambda: self.ui.actorEdit.setMaximumHeight(theme.px(80)))
        self._document: SheetDocument | None = None
        self._words = Words()
        self._kinds = [b for b in self.findChildren(QPushButton) if b.property("kind")]
        for button in self._kinds:
            kind = str(button.property("kind"))
            button.clicked.connect(lambda _checked=False, k=kind: self._prepare(k))
        matrix = self.ui.matrix
        matrix.check_requested.connect(self.check_requested)
        matrix.looked_at.connect(self._look_at)
        matrix.why_requested.connect(self.ui.poolNumber.click)
        matrix.value_wanted.connect(self._edit_value)
        for label in (self.ui.poolSubject, self.ui.poolSum, self.ui.spaceLabel):
            label.setTextFormat(Qt.TextFormat.PlainText)

    def attach(self, document: SheetDocument, words: Words) -> Mapping[str, RowsModel]:
        """Take the document; arts and outfits get tables of their own, the matrix its pools."""
        self._document, self._words = document, words
        self.ui.matrix.show_pools(PoolModel(document, words))
        self.ui.artTable.prepare(words, ARTS)
        self.ui.outfitTable.prepare(words, OUTFITS)
        offer_examples(self.ui.artExamples, document, words, "arts")
        offer_examples(self.ui.outfitExamples, document, words, "outfits")
        document.value_changed.connect(self._refresh)
        self._refresh()
        return {
            "arts": GearModel(document, "arts", ARTS, words),
            "outfits": GearModel(document, "outfits", OUTFITS, words),
        }

    def _refresh(self) -> None:
        if self._document is None:
            return
        sheet = self._document.sheet_as(KotodamaSheet)
        for bar, now, most in (
            (self.ui.hpBar, sheet.hp, sheet.hp_max),
            (self.ui.karmaBar, sheet.karma, sheet.karma_max),
        ):
            bar.setRange(0, max(1, most))
            bar.setValue(max(0, min(now or 0, most)))
            bar.setAccessibleDescription("—" if now is None else f"{now} / {most}")
        self._show_space(sheet.connection)
        self._look_at()

    def _show_space(self, connection: str) -> None:
        assert self._document is not None
        rules: Any = self._document.game.settings
        off, ui = banner(rules), self.ui
        for widget in (
            *(ui.connectionLabel, ui.connectionCombo, ui.linksTitle),
            *(ui.gearLabel, ui.gearEdit, ui.actorLabel, ui.actorEdit),
        ):
            widget.setVisible(off is None)
        if off is not None:
            self.ui.spaceLabel.setText(self._words.say(off))
            return
        present, moved = where(connection, self._words)
        text = self.tr("いる空間：{present}　操作する空間：{moved}").format(present=present, moved=moved)
        if connection == "full_dive":
            text = self._words.join(text + self.tr("。"), self.tr("≪技能≫を≪電制≫とみなせます。"))
        if connection == "aware" and rules.aware_note:
            text = self._words.join(text + self.tr("。"), Typed(rules.aware_note))
        self.ui.spaceLabel.setText(text)

    def _look_at(self) -> None:
        """Show the pool the person is at, with its sum."""
        model, index = self.ui.matrix.pools(), self.ui.matrix.currentIndex()
        known = model is not None and index.isValid()
        for button in self._kinds:
            button.setEnabled(known)
        if model is None or not known or self._document is None:
            self.ui.poolSubject.setText("")
            self.ui.poolSum.setText("")
            self.ui.poolNumber.setProperty("derived", NO_POOL)
            return
        key = model.key(index)
        subject = model.subject(index)
        self.ui.poolSubject.setText(subject if len(subject) <= LONGEST else subject[:LONGEST] + "…")
        self.ui.poolSubject.setToolTip(subject)
        self.ui.poolSum.setText(model.sum_of(index))
        self.ui.poolNumber.setProperty("derived", key)
        number = self._document.derived[key]
        self.ui.poolNumber.show_number(number.shown, self._words.say(number.label))

    def _prepare(self, kind: str) -> None:
        model, index = self.ui.matrix.pools(), self.ui.matrix.currentIndex()
        if model is not None and index.isValid():
            self.check_requested.emit(kind, model.params(index))

    def _edit_value(self, field: str, row: int) -> None:
        """Bring the value behind a heading of the matrix into view and open it for typing."""
        table = self.ui.abilityTable if field == "abilities" else self.ui.skillTable
        model = table.rows_model()
        if model is None:
            return
        parent = self.parentWidget()
        while parent is not None and not isinstance(parent, QScrollArea):
            parent = parent.parentWidget()
        if parent is not None:
            parent.ensureWidgetVisible(table)
        index = model.index(row, model.column_of("value"))
        table.setFocus()
        table.setCurrentIndex(index)
        table.scrollTo(index)
        if not table.isPersistentEditorOpen(index):
            table.edit(index)
