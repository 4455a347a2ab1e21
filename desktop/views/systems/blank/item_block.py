"""Items and conditions: rows that are taken from the game's lists, or written by hand."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QSizePolicy, QVBoxLayout, QWidget

from desktop.core.game import AnyGame
from desktop.core.words import Words
from desktop.models.sheet.document import SheetDocument
from desktop.models.sheet.rows import Column, RowsModel
from desktop.systems.blank.sheet import BlankSheet, Condition, Item
from desktop.systems.blank.tables import ConditionRow, ItemRow
from desktop.views.systems.blank.body import Body
from desktop.views.systems.blank.item_words import condition_ends, item_does, item_named
from desktop.views.systems.blank.layout import Layout, Piece, title_of
from desktop.views.widgets.lists.row_table import RowTable

FEWEST, MOST = 2, 40
"""Rows that are seen at least, the empty one among them, and at most."""


class RowBody(Body):
    """A table of the sheet's rows, and what the game offers to take; the binder gives the table its model."""

    def __init__(
        self, piece: Piece, layout: Layout, document: SheetDocument, words: Words, parent: QWidget | None = None
    ) -> None:
        super().__init__(piece, layout, document, words, parent)
        text = words.say(title_of(piece, document.game))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        self.offers = QComboBox()
        self.offers.setObjectName(f"{piece.holds}Offers")
        self.offers.setAccessibleName(self.tr("{list}の一覧から足す").format(list=text))
        self.offers.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.offers.setMinimumContentsLength(6)
        self._offer(layout)
        self.offers.activated.connect(self._take)
        column.addWidget(self.offers)
        self.table = RowTable(self)
        self.table.setObjectName(f"{piece.holds}Table")
        self.table.setProperty("field", piece.holds)
        self.table.setLeastRows(FEWEST)
        self.table.setFitRows(MOST)
        self.table.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.table.setAccessibleName(text)
        column.addWidget(self.table)

    def _offer(self, layout: Layout) -> None:
        rows = layout.items if self.piece.holds == "items" else layout.conditions
        self.offers.addItem(self.tr("一覧から足す…"))
        for row in rows:
            name = self.words.say(row.name)
            self.offers.addItem(f"{name}　{row.price}" if isinstance(row, ItemRow) and row.price else name, row)
        self.offers.setVisible(bool(rows))
        self.offers.setEnabled(not self.document.read_only)

    def _take(self, place: int) -> None:
        """Add a row of the list; one more of an item that is there already."""
        row = self.offers.itemData(place)
        self.offers.setCurrentIndex(0)
        sheet = self.document.sheet_as(BlankSheet)
        if isinstance(row, ItemRow):
            self.document.edit("items", with_item(sheet, row), self.tr("行を足す"))
        elif isinstance(row, ConditionRow):
            self.document.edit("conditions", with_condition(sheet, row), self.tr("行を足す"))
        self.document.end_burst()


def with_item(sheet: BlankSheet, row: ItemRow) -> tuple[Item, ...]:
    """Return a sheet's items with one more of this row."""
    items = sheet.items
    place = next((n for n, item in enumerate(items) if item.item == row.id and not item.name), None)
    if place is None:
        return (*items, Item(item=row.id))
    more = items[place].evolve(count=items[place].count + 1)
    return (*items[:place], more, *items[place + 1 :])


def with_condition(sheet: BlankSheet, row: ConditionRow) -> tuple[Condition, ...]:
    """Return a sheet's conditions with this one, each once."""
    conditions = sheet.conditions
    there = any(condition.text == row.name for condition in conditions)
    return conditions if there else (*conditions, Condition(text=row.name))


def item_columns(game: AnyGame, words: Words) -> tuple[Column, ...]:
    """Name, count, and what an item does; a name of the list is there until another one is written."""

    def named(_number: int, item: Item) -> str:
        return item_named(item, game, words)

    return (
        Column("名前", "name", compute=named),
        Column("数", "count"),
        Column("はたらき", "note", compute=lambda _number, item: item_does(item, game, words)),
    )


def condition_columns(game: AnyGame, words: Words) -> tuple[Column, ...]:
    """Conditions and their ends."""
    return (
        Column(game.label("conditions"), "text", named=True),
        Column("いつまで", "until", compute=lambda _number, row: condition_ends(row, game, words)),
    )


def row_models(document: SheetDocument, words: Words) -> dict[str, RowsModel]:
    """Make the models of both tables."""
    game = document.game
    return {
        "items": RowsModel(document, "items", item_columns(game, words), words),
        "conditions": RowsModel(document, "conditions", condition_columns(game, words), words),
    }
