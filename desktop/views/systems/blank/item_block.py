"""Items and conditions: rows that are taken from the game's lists, or written by hand."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QComboBox, QVBoxLayout

from desktop.core.game import AnyGame
from desktop.core.value import Record
from desktop.core.words import Words, plus
from desktop.models.document import SheetDocument
from desktop.models.rows import Column, RowsModel
from desktop.systems.blank.numbers import item_name
from desktop.systems.blank.rows import AbilityRow, ConditionRow, ItemRow, SkillRow
from desktop.systems.blank.sheet import Condition, Item
from desktop.views.systems.blank.body import Body
from desktop.views.systems.blank.layout import Layout, Piece, title_of
from desktop.views.widgets.row_table import RowTable

FEWEST, MOST = 2, 40
"""Rows that are seen at least, the empty one among them, and at most."""


class RowBody(Body):
    """A table of the sheet's rows, and what the game offers to take; the binder gives the table its model."""

    def __init__(self, piece: Piece, layout: Layout, document: SheetDocument, words: Words) -> None:
        super().__init__(piece, layout, document, words)
        said = words.say(title_of(piece, document.game))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        self.offers = QComboBox()
        self.offers.setObjectName(f"{piece.holds}Offers")
        self.offers.setAccessibleName(self.tr("{list}の一覧から足す").format(list=said))
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
        self.table.setAccessibleName(said)
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
        if isinstance(row, ItemRow):
            self.document.edit("items", with_item(self.document.sheet, row), self.tr("行を足す"))
        elif isinstance(row, ConditionRow):
            self.document.edit("conditions", with_condition(self.document.sheet, row), self.tr("行を足す"))
        self.document.end_burst()


def with_item(sheet: Any, row: ItemRow) -> tuple[Item, ...]:
    """Return somebody's items with one more of this row."""
    items: tuple[Item, ...] = sheet.items
    place = next((n for n, item in enumerate(items) if item.item == row.id and not item.name), None)
    if place is None:
        return (*items, Item(item=row.id))
    more = items[place].evolve(count=items[place].count + 1)
    return (*items[:place], more, *items[place + 1 :])


def with_condition(sheet: Any, row: ConditionRow) -> tuple[Condition, ...]:
    """Return somebody's conditions with this one; nobody is in it twice."""
    conditions: tuple[Condition, ...] = sheet.conditions
    there = any(condition.text == row.name for condition in conditions)
    return conditions if there else (*conditions, Condition(text=row.name))


def item_does(item: Item, game: AnyGame, words: Words) -> str:
    """Say what an item changes and what is written of it, on the sheet or else in the list."""
    row = next((row for row in game.rows("items", ItemRow) if row.id == item.item), None)
    if row is None:
        return item.note
    names: dict[str, str] = {one.id: one.name for one in _raised(game)}
    gives = f"{words.say(names[row.raises])}{plus(row.by)}" if row.raises in names and row.by else ""
    return "　".join(part for part in (gives, item.note or words.say(row.note)) if part)


def _raised(game: AnyGame) -> tuple[AbilityRow | SkillRow, ...]:
    return (*game.rows("abilities", AbilityRow), *game.rows("skills", SkillRow))


def condition_ends(condition: Condition, game: AnyGame, words: Words) -> str:
    """Say until when somebody is in a condition: as it is written, else as the list has it."""
    row = next((row for row in game.rows("conditions", ConditionRow) if row.name == condition.text), None)
    if condition.until or row is None or row.ends == "hand":
        return condition.until
    return words.say(choice_of(ConditionRow, "ends", row.ends))


def choice_of(row_type: type[Record], field: str, value: str) -> str:
    """Return the words of a choice."""
    extra = row_type.model_fields[field].json_schema_extra
    choices = extra.get("choices") if isinstance(extra, dict) else None
    return str(choices[value]) if isinstance(choices, dict) else value


def item_columns(game: AnyGame, words: Words) -> tuple[Column, ...]:
    """Name, count, and what an item does; a name of the list stands there until another one is written."""

    def named(_number: int, item: Item) -> str:
        return words.say(item_name(item, game))  # type: ignore[arg-type]

    return (
        Column("名前", "name", compute=named),
        Column("数", "count"),
        Column("はたらき", "note", compute=lambda _number, item: item_does(item, game, words)),
    )


def condition_columns(game: AnyGame, words: Words) -> tuple[Column, ...]:
    """What somebody is in and until when."""
    return (
        Column("状態", "text", named=True),
        Column("いつまで", "until", compute=lambda _number, row: condition_ends(row, game, words)),
    )


def row_models(document: SheetDocument, words: Words) -> dict[str, RowsModel]:
    """Make the models of both tables."""
    game = document.game
    return {
        "items": RowsModel(document, "items", item_columns(game, words), words),
        "conditions": RowsModel(document, "conditions", condition_columns(game, words), words),
    }
