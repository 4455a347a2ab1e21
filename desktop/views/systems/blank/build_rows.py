"""The builder's pages of rows: skills, trained by points with − and ＋, items for money (BL-BLD-04, BL-ITM-01, -02)."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QListWidgetItem, QWidget

from desktop.core.words import Words, signed_text
from desktop.models.sheet.document import SheetDocument
from desktop.models.sheet.rows import RowsModel
from desktop.systems.blank.settings import BlankSettings
from desktop.systems.blank.sheet import BlankSheet, Item, money_left, skill_points_left
from desktop.systems.blank.tables import ItemRow, SkillRow
from desktop.views.forms.systems.blank.build_items import Ui_BlankBuildItems
from desktop.views.forms.systems.blank.build_skills import Ui_BlankBuildSkills
from desktop.views.sheet.form_page import FormPage
from desktop.views.style import theme
from desktop.views.style.plain_style import show_name
from desktop.views.style.restyled import restyled
from desktop.views.systems.blank.blocks import MANY_SKILLS, item_columns, style_skill_table, with_item
from desktop.views.systems.blank.plain_words import item_does
from desktop.views.systems.blank.skill_rows import BUILDER, STEPS, SkillModel

MOST_IN_SIGHT = 8
"""Offers that are seen without scrolling; fewer take no more room than they need."""
ROW_ROLE = Qt.ItemDataRole.UserRole + 1


class ItemsPage(FormPage):
    """The game's items above, the character's own table below."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_BlankBuildItems()
        self.ui.setupUi(self)
        restyled(self.ui.offers, self._limit_offers)
        self._words = Words()
        self._known: tuple[ItemRow, ...] | None = None
        self._model: RowsModel | None = None
        self.ui.offers.itemSelectionChanged.connect(self._say)

    def attach(self, document: SheetDocument, words: Words) -> Mapping[str, RowsModel]:
        """Follow the document and forward what is taken."""
        self._words = words
        self._model = RowsModel(document, "items", item_columns(document.game, words), words)
        self.ui.addButton.clicked.connect(lambda: self._take(document))
        self.ui.offers.itemActivated.connect(lambda _item: self._take(document))
        document.value_changed.connect(lambda: self._show(document))
        self._show(document)
        return {"items": self._model}

    def _chosen(self) -> ItemRow | None:
        item = self.ui.offers.currentItem()
        row = None if item is None else item.data(ROW_ROLE)
        return row if isinstance(row, ItemRow) else None

    def _take(self, document: SheetDocument) -> None:
        row = self._chosen()
        if row is not None:
            document.edit("items", with_item(document.sheet_as(BlankSheet), row), self.tr("持ち物に加える"))
            document.end_burst()

    def _show(self, document: SheetDocument) -> None:
        game = document.game.known(BlankSettings)
        sheet = document.sheet_as(BlankSheet)
        known = game.rows("items", ItemRow)
        if self._model is not None:
            self._model.show_columns(item_columns(game, self._words))
        items, money = (self._words.say(game.label(word)) for word in ("items", "money"))
        left, paid = money_left(sheet, game), bool(game.settings.build_money)
        self.ui.leftBox.setVisible(paid)
        show_name(self.ui.leftTitle, self.tr("{money}の残り").format(money=money))
        self.ui.leftNumber.setText(signed_text(left))
        self.ui.leftOf.setText(f"/ {game.settings.build_money}")
        theme.set_role(self.ui.leftOf, "error-text" if left < 0 else "hint")
        self.ui.tell.setText(
            self.tr("{items}を一覧から選ぶか、下の表に書きます。空のまま始めてもかまいません。").format(items=items)
            if known
            else self.tr("{items}は下の表に書きます。空のまま次へ進んでもかまいません。").format(items=items)
        )
        show_name(self.ui.itemTitle, items)
        self.ui.itemTable.setAccessibleName(items)
        show_name(self.ui.addButton, self.tr("{items}に加える").format(items=items))
        self.ui.offerBox.setVisible(bool(known))
        if known != self._known:
            self._known = known
            self._offer(document, known)
        self._say()

    def _offer(self, document: SheetDocument, known: tuple[ItemRow, ...]) -> None:
        money = self._words.say(document.game.label("money"))
        self.ui.offers.clear()
        for row in known:
            name = self._words.say(row.name)
            price = self.tr("{name}　{money} {price}").format(name=name, money=money, price=row.price)
            item = QListWidgetItem(price if row.price else name, self.ui.offers)
            item.setData(ROW_ROLE, row)
            item.setToolTip(item_does(Item(id="offered", item=row.id), document.game, self._words))
        self._limit_offers()

    def _limit_offers(self) -> None:
        offers = self.ui.offers
        line = max(offers.sizeHintForRow(0), offers.fontMetrics().height())
        offers.setMaximumHeight(min(offers.count(), MOST_IN_SIGHT) * line + 2 * offers.frameWidth() + 4)

    def _say(self) -> None:
        item = self.ui.offers.currentItem()
        self.ui.offerText.setText("" if item is None else item.toolTip())
        self.ui.addButton.setEnabled(item is not None)


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
        self.ui.searchEdit.setVisible(len(known) > MANY_SKILLS)
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
