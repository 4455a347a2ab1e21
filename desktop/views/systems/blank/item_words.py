"""What items and conditions are called and do, for screens and paper."""

from __future__ import annotations

from desktop.core.game import AnyGame
from desktop.core.value import Record
from desktop.core.words import Words, plus
from desktop.systems.blank.sheet import Condition, Item
from desktop.systems.blank.tables import AbilityRow, ConditionRow, ItemRow, SkillRow


def item_named(item: Item, game: AnyGame, words: Words) -> str:
    """Return what an item is called: as it is written, else as the list calls it."""
    return item.name or (words.say(game.called("items", item.item)) if item.item else "")


def item_does(item: Item, game: AnyGame, words: Words) -> str:
    """Say what an item changes and what is written of it, on the sheet or else in the list."""
    row = game.once(_things).get(item.item)
    if row is None:
        return item.note
    names = game.once(_raised)
    gives = f"{words.say(names[row.raises])}{plus(row.by)}" if row.raises in names and row.by else ""
    return "　".join(part for part in (gives, item.note or words.say(row.note)) if part)


def _things(game: AnyGame) -> dict[str, ItemRow]:
    return {row.id: row for row in reversed(game.rows("items", ItemRow))}


def _raised(game: AnyGame) -> dict[str, str]:
    """Return what everything is called that an item can raise."""
    rows: tuple[AbilityRow | SkillRow, ...] = (*game.rows("abilities", AbilityRow), *game.rows("skills", SkillRow))
    return {row.id: row.name for row in rows}


def condition_ends(condition: Condition, game: AnyGame, words: Words) -> str:
    """Describe when a condition ends: as it is written, else as the list has it."""
    row = next((row for row in game.rows("conditions", ConditionRow) if row.name == condition.text), None)
    if condition.until or row is None or row.ends == "hand":
        return condition.until
    return words.say(choice_of(ConditionRow, "ends", row.ends))


def choice_of(row_type: type[Record], field: str, value: str) -> str:
    """Return the words of a choice."""
    extra = row_type.model_fields[field].json_schema_extra
    choices = extra.get("choices") if isinstance(extra, dict) else None
    return str(choices[value]) if isinstance(choices, dict) else value
