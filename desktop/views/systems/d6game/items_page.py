"""The builder's page of items and information: the game's, and the player's own."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidgetItem, QWidget

from desktop.core.words import Words, plus
from desktop.models.sheet.document import SheetDocument
from desktop.models.sheet.rows import RowsModel
from desktop.systems.d6game import rows
from desktop.systems.d6game.build import item_row
from desktop.systems.d6game.tables import ItemDef
from desktop.views.forms.systems.d6game.build_items import Ui_D6gameBuildItems
from desktop.views.sheet.form_page import FormPage
from desktop.views.style.restyled import restyled
from desktop.views.systems.d6game.columns import item_columns

MOST_IN_SIGHT = 7
"""Offers that are seen without scrolling; fewer take no more room than they need."""
ITEM_ROLE = Qt.ItemDataRole.UserRole + 1


class ItemsPage(FormPage):
    """The definition's items above, the character's own table below."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_D6gameBuildItems()
        self.ui.setupUi(self)
        restyled(self.ui.offers, self._limit_offers)
        self._words = Words()
        self._known: tuple[ItemDef, ...] | None = None
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

    def _take(self, document: SheetDocument) -> None:
        item = self.ui.offers.currentItem()
        if item is None:
            return
        definition = next(row for row in self._known or () if row.id == item.data(ITEM_ROLE))
        added = item_row(definition)
        document.apply(lambda sheet: sheet.evolve(items=(*sheet.items, added)), self.tr("持ち物に加える"))

    def _show(self, document: SheetDocument) -> None:
        game, say = document.game, self._words.say
        if self._model is not None:
            self._model.show_columns(item_columns(game, self._words))
        known = rows.items(game)
        self.ui.itemTitle.setText(say(game.label("items")))
        self.ui.itemTable.setAccessibleName(say(game.label("items")))
        self.ui.tell.setText(
            self.tr("持ち物や知ったことは、話の中で使います。空のまま始めて、遊びながら書き足してもかまいません。")
        )
        self.ui.offerBox.setVisible(bool(known))
        if known != self._known:
            self._known = known
            self.ui.offers.clear()
            for row in known:
                item = QListWidgetItem(say(row.name), self.ui.offers)
                item.setData(ITEM_ROLE, row.id)
                item.setToolTip(self._effect(document, row))
            self._limit_offers()
        self._say()

    def _limit_offers(self) -> None:
        offers = self.ui.offers
        line = max(offers.sizeHintForRow(0), offers.fontMetrics().height())
        offers.setMaximumHeight(min(offers.count(), MOST_IN_SIGHT) * line + 2 * offers.frameWidth() + 4)

    def _effect(self, document: SheetDocument, row: ItemDef) -> str:
        """Say what an item is, and what it does where equipment counts."""
        parts = [self._words.say(row.hint)] if row.hint else []
        if rows.settings_of(document.game).equipment:
            shown = (
                (self.tr("与えるダメージ"), row.damage),
                (self.tr("受けるダメージ"), -row.armour),
                (self._words.say(document.game.label("life_initial")), row.life),
                (self._words.say(document.game.label("fate")), row.gain),
            )
            parts += [f"{name} {plus(value)}" for name, value in shown if value]
            parts += [self._words.say(row.situation)] if row.situation else []
        return "　".join(parts)

    def _say(self) -> None:
        item = self.ui.offers.currentItem()
        self.ui.offerText.setText("" if item is None else item.toolTip())
        self.ui.addButton.setEnabled(item is not None)
