"""What abilities, skills and items cost in the making, and what is left."""

from __future__ import annotations

from desktop.core.game import Game
from desktop.systems.blank import numbers
from desktop.systems.blank.rows import ItemRow
from desktop.systems.blank.settings import BlankSettings
from desktop.systems.blank.sheet import BlankSheet


def ability_cost(sheet: BlankSheet, game: Game[BlankSettings]) -> int:
    """Return the points that abilities have taken; below its beginning an ability gives points back (BL-BLD-02)."""
    return sum((numbers.bare(sheet, row) - row.start) * row.cost for row in numbers.abilities(game))


def points_left(sheet: BlankSheet, game: Game[BlankSettings]) -> int:
    """Return the points for abilities that are not spent; below 0: too many are."""
    return game.settings.build_points - ability_cost(sheet, game)


def skill_cost(sheet: BlankSheet, game: Game[BlankSettings]) -> int:
    """Return the points that training has taken (BL-BLD-04)."""
    return sum(sheet.skills.get(row.id, 0) * row.cost for row in numbers.skills(game))


def skill_points_left(sheet: BlankSheet, game: Game[BlankSettings]) -> int:
    """Return the points for skills that are not spent; below 0: too many are."""
    return game.settings.build_skill_points - skill_cost(sheet, game)


def item_cost(sheet: BlankSheet, game: Game[BlankSettings]) -> int:
    """Return what the items of the list cost together; what is written by hand costs nothing (BL-ITM-02)."""
    prices = {row.id: row.price for row in game.rows("items", ItemRow)}
    return sum(prices.get(item.item, 0) * item.count for item in sheet.items)


def money_left(sheet: BlankSheet, game: Game[BlankSettings]) -> int:
    """Return the money of a new character that is not spent; below 0: too much is."""
    return game.settings.build_money - item_cost(sheet, game)
