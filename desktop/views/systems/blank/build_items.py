"""The builder's page of items: the game's items for money, and the player's own (BL-ITM-01, -02)."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidgetItem, QWidget

from desktop.core.words import Words, signed_text
from desktop.models.sheet.document import SheetDocument
from desktop.models.sheet.rows import RowsModel
from desktop.systems.blank.settings import BlankSettings
from desktop.systems.blank.sheet import BlankSheet, Item, money_left
from desktop.systems.blank.tables import ItemRow
from desktop.views.forms.systems.blank.build_items import Ui_BlankBuildItems
from desktop.views.sheet.form_page import FormPage
from desktop.views.style import theme
from desktop.views.style.plain_style import show_name
from desktop.views.style.restyled import restyled
from desktop.views.systems.blank.item_block import item_columns, with_item
from desktop.views.systems.blank.item_words import item_does

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
