"""What abilities, skills and items cost in the making, and what is left."""

from __future__ import annotations

from collections.abc import Mapping

from desktop.core.game import Game
from desktop.core.outcome import Explained
from desktop.systems.blank import numbers
from desktop.systems.blank.settings import BlankSettings
from desktop.systems.blank.sheet import BlankSheet
from desktop.systems.blank.tables import ItemRow, SkillRow


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


def room_in(
    sheet: BlankSheet, row: SkillRow, game: Game[BlankSettings], known: Mapping[str, Explained] | None = None
) -> int:
    """Return how many points a skill still takes (BL-SKL-02, BL-BLD-04); 0 where it takes none.

    Args:
        known: the computed numbers of the sheet, where the caller has them already.
    """
    derived = numbers.derive(sheet, game) if known is None else known
    now, already = derived[numbers.SKILLS + row.id].value, sheet.skills.get(row.id, 0)
    if now is None:
        return 0
    free = row.most - now
    if sheet.draft and game.settings.build_skill_most is not None:
        free = min(free, game.settings.build_skill_most - already)
    return max(0, free)


def item_cost(sheet: BlankSheet, game: Game[BlankSettings]) -> int:
    """Return what the items of the list cost together; what is written by hand costs nothing (BL-ITM-02)."""
    prices = {row.id: row.price for row in game.rows("items", ItemRow)}
    return sum(prices.get(item.item, 0) * item.count for item in sheet.items)


def money_left(sheet: BlankSheet, game: Game[BlankSettings]) -> int:
    """Return the money of a new character that is not spent; below 0: too much is."""
    return game.settings.build_money - item_cost(sheet, game)
