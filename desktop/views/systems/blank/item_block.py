"""Items and conditions: rows that are taken from the game's lists, or written by hand."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout

from desktop.core.game import AnyGame
from desktop.core.words import Words, plus
from desktop.models.document import SheetDocument
from desktop.models.rows import Column, RowsModel
from desktop.systems.blank.rows import AbilityRow, ConditionRow, ItemRow, SkillRow
from desktop.systems.blank.sheet import Item
from desktop.views.systems.blank.body import Body
from desktop.views.systems.blank.layout import Layout, Piece, title_of
from desktop.views.widgets.row_table import RowTable

FEWEST = 3
"""Rows that are seen at least, the empty one among them."""


class RowBody(Body):
    """A table of the sheet's rows; the binder gives it its model by the field."""

    def __init__(self, piece: Piece, layout: Layout, document: SheetDocument, words: Words) -> None:
        super().__init__(piece, layout, document, words)
        self.table = RowTable(self)
        self.table.setObjectName(f"{piece.holds}Table")
        self.table.setProperty("field", piece.holds)
        self.table.setLeastRows(FEWEST)
        self.table.setFitRows(40)
        self.table.setAccessibleName(words.say(title_of(piece, document.game)))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.table)


def item_columns(game: AnyGame, words: Words) -> tuple[Column, ...]:
    """Name, count, and what an item does; one of the list is chosen, anything else is written."""
    rows = game.rows("items", ItemRow)
    known = {row.id: row for row in rows}
    raised = {row.id: row.name for row in (*game.rows("abilities", AbilityRow), *game.rows("skills", SkillRow))}

    def does(_number: int, item: Item) -> str:
        row = known.get(item.item)
        if row is None:
            return ""
        gives = f"{words.say(raised[row.raises])}{plus(row.by)}" if row.raises in raised and row.by else ""
        return "　".join(part for part in (gives, words.say(row.note) if row.note else "") if part)

    written = (Column("名前", "name"), Column("数", "count"))
    note = Column("説明", "note")
    if not rows:
        return (*written, note)
    choices = (("", "—"), *((row.id, words.say(row.name)) for row in rows))
    return (Column("一覧から", "item", choices=choices), *written, Column("はたらき", compute=does), note)


def condition_columns(game: AnyGame, words: Words) -> tuple[Column, ...]:
    """What somebody is in and until when; the game's conditions are offered, any other may be written."""
    names = tuple((row.name, words.say(row.name)) for row in game.rows("conditions", ConditionRow))
    return (Column("状態", "text", choices=names), Column("いつまで", "until"))


def row_models(document: SheetDocument, words: Words) -> dict[str, RowsModel]:
    """Make the models of both tables."""
    game = document.game
    return {
        "items": RowsModel(document, "items", item_columns(game, words), words),
        "conditions": RowsModel(document, "conditions", condition_columns(game, words), words),
    }
