"""Items and conditions of a game of one's own as cards to be handed over (BL-ITM-01, BL-CND-01)."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.systems.blank.people import ENDS
from desktop.systems.blank.rows import ConditionRow, ItemRow
from desktop.systems.blank.sheet import BlankSheet, Item
from desktop.views.paper.card_face import Face
from desktop.views.paper.kinsoku import clean
from desktop.views.paper.protocol import PaperContents
from desktop.views.systems.blank.item_words import item_does, item_named


def faces(laid: PaperContents) -> Iterator[Face]:
    """Make the game's conditions, and all sheets' items."""
    yield from (_condition(row, laid) for row in laid.game.rows("conditions", ConditionRow))
    for sheet in laid.pcs:
        yield from (_item(item, sheet, laid) for item in sheet.items)


def _condition(row: ConditionRow, laid: PaperContents) -> Face:
    say = laid.words.say
    ends = say(ENDS[row.ends]) if row.ends in ENDS else "＿" * 9
    return Face(
        kind=clean(say(laid.game.label("conditions"))),
        name=clean(say(row.name)),
        rules=((say("いつまで"), ends),),
        text=clean(say(row.note)),
        source="BL-CND-01",
    )


def _item(item: Item, sheet: BlankSheet, laid: PaperContents) -> Face:
    say = laid.words.say
    prices = {row.id: row.price for row in laid.game.rows("items", ItemRow)}
    price = prices.get(item.item, 0)
    return Face(
        kind=clean(say(laid.game.label("items"))),
        name=clean(item_named(item, laid.game, laid.words)) or say("（名前なし）"),
        dark=True,
        cost=(clean(say(laid.game.label("money"))), str(price)) if price else ("", ""),
        text=clean(item_does(item, laid.game, laid.words)),
        number=(say("数"), str(item.count)),
        source="BL-ITM-01",
        owner=clean(sheet.name),
    )
