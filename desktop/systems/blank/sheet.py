"""The character sheet of a game of one's own; the definition decides what it holds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import Field

from desktop.core.row_texts import row_name
from desktop.core.sheet import Identifier, OwnName, Sheet, ShortText, new_id
from desktop.core.value import Record
from desktop.systems.blank.tables import Amount, Number

RowName = Annotated[ShortText, row_name("blank")]

PLAY_FIELDS = ("items.*.count", "conditions", "money", "points", "history")
"""What play changes beside custom tracks."""
MOST_ITEMS, MOST_CONDITIONS = 200, 50


class Item(Record):
    """A character's item: one of the list, or a free text."""

    id: Identifier = Field(default_factory=new_id, json_schema_extra={"hidden": True})
    item: Annotated[str, Field(max_length=64)] = Field("", title="一覧から", json_schema_extra={"list": "items"})
    """Id of a row of the list `items`; empty: only what is written here."""
    name: RowName = Field("", title="持ち物")
    count: Amount = Field(1, title="数")
    note: ShortText = Field("", title="説明")


class Condition(Record):
    """A character's condition."""

    text: RowName = Field("", title="状態", json_schema_extra={"list": "conditions", "free": True})
    until: OwnName = Field("", title="いつまで")


class BlankSheet(Sheet):
    """One character; values of custom fields and tracks live in `own`."""

    system: Literal["blank"] = Field("blank", json_schema_extra={"hidden": True})
    abilities: Mapping[Identifier, Number] = Field(
        default_factory=dict, title="能力値", json_schema_extra={"hidden": True}
    )
    """Ability id → value without items; an unwritten one is at its start."""
    rolled: tuple[Identifier, ...] = Field((), json_schema_extra={"hidden": True})
    """Abilities whose dice have been thrown."""
    skills: Mapping[Identifier, Amount] = Field(default_factory=dict, title="技能", json_schema_extra={"hidden": True})
    """Skill id → points of training beyond the base."""
    items: tuple[Item, ...] = Field((), title="持ち物", max_length=MOST_ITEMS)
    conditions: tuple[Condition, ...] = Field((), title="状態", max_length=MOST_CONDITIONS)
    money: Number = Field(0, title="お金")
    points: Number = Field(0, title="成長点")
    """Not yet spent."""
