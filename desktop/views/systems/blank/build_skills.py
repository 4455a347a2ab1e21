"""The builder's page of skills: training by points, with − and ＋ in every row (BL-BLD-04)."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from desktop.core.words import Words, signed_text
from desktop.models.sheet.document import SheetDocument
from desktop.models.sheet.rows import RowsModel
from desktop.systems.blank.settings import BlankSettings
from desktop.systems.blank.sheet import BlankSheet, skill_points_left
from desktop.systems.blank.tables import SkillRow
from desktop.views.forms.systems.blank.build_skills import Ui_BlankBuildSkills
from desktop.views.sheet.form_page import FormPage
from desktop.views.style import theme
from desktop.views.systems.blank.skill_block import MANY, style_skill_table
from desktop.views.systems.blank.skill_rows import BUILDER, STEPS, SkillModel

KEYS = {Qt.Key.Key_Minus: -1, Qt.Key.Key_Plus: 1, Qt.Key.Key_Semicolon: 1}
"""Keys that step the row that is chosen; ; is + without Shift on a Japanese keyboard."""


class SkillsPage(FormPage):
    """What is left to spend, and every skill of the game."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_BlankBuildSkills()
        self.ui.setupUi(self)
        self._words = Words()
        self._known: tuple[SkillRow, ...] | None = None
        self.model: SkillModel | None = None
        self.ui.skillTable.clicked.connect(self._pressed)
        self.ui.skillTable.installEventFilter(self)
        self.ui.searchEdit.textChanged.connect(lambda text: self.model.search(text) if self.model else None)

    def attach(self, document: SheetDocument, words: Words) -> Mapping[str, RowsModel]:
        """Follow the document and forward every step."""
        self._words = words
        document.value_changed.connect(lambda: self._show(document))
        self._show(document)
        return {}

    def first_stop(self) -> QWidget | None:
        """Begin in the table, where + and − work."""
        return self.ui.skillTable if self._known else None

    def _pressed(self, index: QModelIndex) -> None:
        key = self.model.keys[index.column()] if self.model is not None else "name"
        if self.model is not None and key in STEPS:
            self.model.step(index.row(), STEPS[key])

    def _show(self, document: SheetDocument) -> None:
        game = document.game.known(BlankSettings)
        known = game.rows("skills", SkillRow)
        if known != self._known:
            self._known = known
            self.model = SkillModel(document, known, self._words, keys=BUILDER)
            style_skill_table(self.ui.skillTable, self.model, self._words)
            if known:
                self.ui.skillTable.setCurrentIndex(self.model.index(0, BUILDER.index("trained")))
        elif self.model is not None:
            self.model.follow()
        sheet = document.sheet_as(BlankSheet)
        left, most = skill_points_left(sheet, game), game.settings.build_skill_most
        for widget in (self.ui.leftBox, self.ui.skillTable):
            widget.setVisible(bool(known))
        self.ui.searchEdit.setVisible(len(known) > MANY)
        self.ui.leftNumber.setText(signed_text(left))
        self.ui.leftOf.setText(f"/ {game.settings.build_skill_points}")
        theme.set_role(self.ui.leftOf, "error-text" if left < 0 else "hint")
        word = self._words.say(game.label("skills"))
        if not known:
            text = self.tr("このゲームでは{skills}を使いません。次へ進んでください。")
        elif most is not None:
            text = self.tr("持っている点で{skills}を訓練します。ひとつに使えるのは {n} 点までです。")
        else:
            text = self.tr("持っている点で{skills}を訓練します。訓練しなくても「訓練なし」の値で振れます。")
        self.ui.tell.setText(text.format(skills=word, n=most))
        self.ui.skillTable.setAccessibleName(word)

    # Qt's names from here on

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Step the chosen row by + and −."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and self.model is not None:
            by, row = KEYS.get(Qt.Key(event.key())), self.ui.skillTable.currentIndex().row()
            if by is not None and row >= 0:
                self.model.step(row, by)
                return True
        return super().eventFilter(watched, event)
