"""The character sheet of d20fate. Three of its field names hide builtins (`str`, `int`), hence the type names below."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import Field

from desktop.core.row_texts import row_name
from desktop.core.sheet import Identifier, OwnName, Sheet, ShortText, new_id
from desktop.core.value import Record
from desktop.systems.d20fate import tables

RowName = Annotated[ShortText, row_name("d20fate")]

Score = Annotated[int, Field(ge=-99, le=999)]
"""Technical bounds; the range of play (1–30) is a setting and is answered by `validate` with its rule."""
Level = Annotated[int, Field(ge=0, le=99)]
MOST_TOKENS, MOST_CONDITIONS = 9999, 50
"""What a sheet can hold; technical bounds, answered before a change would pass them."""
Tokens = Annotated[int, Field(ge=0, le=MOST_TOKENS)]

PLAY_FIELDS = ("fate_dice", "conditions", "history")
"""What play changes, and nothing else of a sheet."""
ABILITY_FIELDS = ("str", "dex", "con", "int", "wis", "cha")
"""Abilities with a field of their own; those a campaign adds live in `scores`."""
INITIAL_SCORE = 10


class Skill(Record):
    """A skill on the sheet; `trained` counts only with `proficiency.applies = trained_only` (D20-AMB-05)."""

    id: Identifier = Field(default_factory=new_id, json_schema_extra={"hidden": True})
    name: RowName = Field("", title="技能")
    reading: ShortText = Field("", title="ふりがな")
    ability: Annotated[str, Field(max_length=64)] = Field("", title="能力値", json_schema_extra={"list": "abilities"})
    trained: bool = Field(False, title="習熟")


class Condition(Record):
    """A condition such as 転倒 and until when it lasts, both in words (D20-AMB-35)."""

    text: RowName = Field("", title="状態", json_schema_extra={"list": "conditions", "free": True})
    until: OwnName = Field("", title="いつまで")


class HouseModifier(Record):
    """A permanent modifier with a name, an item say; never for circumstances (D20-AMB-12)."""

    name: RowName = Field("", title="名前")
    value: Annotated[int, Field(ge=-99, le=99)] = Field(0, title="修正")
    applies_to: Annotated[str, Field(max_length=64)] = Field("", title="対象", json_schema_extra={"list": "subjects"})
    """Id of an ability or a skill; empty: every check."""


def _starting_skills() -> tuple[Skill, ...]:
    spec = next(spec for spec in tables.lists() if spec.id == "skills")
    return tuple(
        Skill(id=row.id, name=row.name, reading=row.reading, ability=row.ability)
        for row in spec.base
        if isinstance(row, tables.SkillKind)
    )


class D20FateSheet(Sheet):
    """One character; メモ is the base field `memo`, custom fields live in `own`."""

    system: Literal["d20fate"] = Field("d20fate", json_schema_extra={"hidden": True})
    level: Level = Field(1, title="レベル")
    fate_dice: Tokens = Field(3, title="フェイト・ダイス")
    skills: tuple[Skill, ...] = Field(default_factory=_starting_skills, title="技能", max_length=200)
    conditions: tuple[Condition, ...] = Field((), title="状態", max_length=MOST_CONDITIONS)
    modifiers: tuple[HouseModifier, ...] = Field((), title="常時の修正", max_length=50)
    scores: Mapping[Identifier, Score] = Field(
        default_factory=dict, title="卓の能力値", json_schema_extra={"hidden": True}
    )
    """Abilities of the campaign beyond the six, by `Ability.id`; forms make an input for each the campaign has."""
    str: Score = Field(INITIAL_SCORE, title="STR 筋力")
    dex: Score = Field(INITIAL_SCORE, title="DEX 敏捷")
    con: Score = Field(INITIAL_SCORE, title="CON 耐久")
    int: Score = Field(INITIAL_SCORE, title="INT 知性")
    wis: Score = Field(INITIAL_SCORE, title="WIS 判断")
    cha: Score = Field(INITIAL_SCORE, title="CHA 魅力")


def score(sheet: D20FateSheet, ability: str) -> int:
    """Return the score of an ability by id; an unwritten custom ability is 10."""
    if ability in ABILITY_FIELDS:
        return int(getattr(sheet, ability))
    return sheet.scores.get(ability, INITIAL_SCORE)


def score_field(ability: str) -> str:
    """Return the dotted field in which an ability's score is written."""
    return ability if ability in ABILITY_FIELDS else f"scores.{ability}"


def find_skill(sheet: D20FateSheet, skill: str) -> Skill | None:
    """Return the sheet's skill with this id, or None."""
    return next((row for row in sheet.skills if row.id == skill), None)
