"""Items and conditions of a game of one's own as cards to be handed over (BL-ITM-01, BL-CND-01)."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.systems.blank.people import ENDS
from desktop.systems.blank.sheet import BlankSheet, Item
from desktop.systems.blank.tables import ConditionRow, ItemRow
from desktop.views.paper.card_face import Face
from desktop.views.paper.kinsoku import clean
from desktop.views.paper.protocol import PaperContents
from desktop.views.systems.blank.item_words import item_does, item_named


def faces(contents: PaperContents) -> Iterator[Face]:
    """Make the game's conditions, and all sheets' items."""
    yield from (_condition(row, contents) for row in contents.game.rows("conditions", ConditionRow))
    for sheet in contents.pcs:
        yield from (_item(item, sheet, contents) for item in sheet.items)


def _condition(row: ConditionRow, contents: PaperContents) -> Face:
    say = contents.words.say
    ends = say(ENDS[row.ends]) if row.ends in ENDS else "＿" * 9
    return Face(
        kind=clean(say(contents.game.label("conditions"))),
        name=clean(say(row.name)),
        rules=((say("いつまで"), ends),),
        text=clean(say(row.note)),
        source="BL-CND-01",
    )


def _item(item: Item, sheet: BlankSheet, contents: PaperContents) -> Face:
    say = contents.words.say
    prices = {row.id: row.price for row in contents.game.rows("items", ItemRow)}
    price = prices.get(item.item, 0)
    return Face(
        kind=clean(say(contents.game.label("items"))),
        name=clean(item_named(item, contents.game, contents.words)) or say("（名前なし）"),
        dark=True,
        cost=(clean(say(contents.game.label("money"))), str(price)) if price else ("", ""),
        text=clean(item_does(item, contents.game, contents.words)),
        number=(say("数"), str(item.count)),
        source="BL-ITM-01",
        owner=clean(sheet.name),
    )
