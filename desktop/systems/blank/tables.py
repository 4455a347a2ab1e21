"""The lists of a custom game: abilities, skills, items, conditions, turn orders, blocks of the sheet."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal

from pydantic import Field
from pydantic.config import JsonDict

from desktop.core.expression.tree import Const, DefinitionFormula
from desktop.core.game import ListSpec
from desktop.core.sheet import Identifier, LongText, ShortText
from desktop.core.system_tables import list_of
from desktop.core.value import Record

ID = "blank"
FARTHEST = 9999
"""Bound of any number of a sheet, either side of zero."""
Named = Annotated[str, Field(min_length=1, max_length=200)]
Number = Annotated[int, Field(ge=-FARTHEST, le=FARTHEST)]
Amount = Annotated[int, Field(ge=0, le=FARTHEST)]
MOST_DICE = 100
_FORMULA: JsonDict = {"formula": True}


class AbilityRow(Record):
    """An ability: its range, the cost of a step, the dice that make it (BL-ABL-01)."""

    id: Identifier
    name: Named = Field(title="能力値")
    reading: ShortText = Field("", title="ふりがな")
    least: Number = Field(1, title="最小")
    most: Number = Field(20, title="最大")
    start: Number = Field(10, title="はじめの値")
    cost: Amount = Field(1, title="1点上げる費用")
    dice: Annotated[int, Field(ge=0, le=MOST_DICE)] = Field(3, title="作成で振るダイスの数")
    sides: Annotated[int, Field(ge=2, le=1000)] = Field(6, title="そのダイスの面")
    plus: Number = Field(0, title="出目に足す数")
    times: Annotated[int, Field(ge=1, le=100)] = Field(1, title="掛ける数")
    """The sum of the dice and `plus`, taken this many times."""


class SkillRow(Record):
    """A skill: its base, and what training adds (BL-SKL-01)."""

    id: Identifier
    name: Named = Field(title="技能")
    reading: ShortText = Field("", title="ふりがな")
    group: ShortText = Field("", title="まとまり")
    """Skills of one group can have a block of their own."""
    base: DefinitionFormula = Field(Const(value=0), title="訓練なしの値", json_schema_extra=_FORMULA)
    most: Number = Field(99, title="最大")
    cost: Amount = Field(1, title="1点上げる費用")


class ItemRow(Record):
    """An item; it may raise one ability or skill while it is on the sheet (BL-ITM-01)."""

    id: Identifier
    name: Named = Field(title="持ち物")
    price: Amount = Field(0, title="値段")
    raises: Annotated[str, Field(max_length=64)] = Field("", title="変わる数", json_schema_extra={"refers": "subject"})
    """Id of an ability or a skill; empty: none."""
    by: Number = Field(0, title="増減")
    note: ShortText = Field("", title="説明")


class ConditionRow(Record):
    """A condition, and when it ends by itself (BL-CND-01)."""

    id: Identifier
    name: Named = Field(title="状態")
    ends: Literal["hand", "turn", "round", "fight"] = Field(
        "hand",
        title="いつ終わる",
        json_schema_extra={
            "choices": {
                "hand": "自分では終わらない",
                "turn": "自分の手番の終わり",
                "round": "ラウンドの終わり",
                "fight": "手番の進行の終わり",
            }
        },
    )
    note: ShortText = Field("", title="説明")


class TurnRow(Record):
    """A way of taking turns: by a number, by dice and a number, or by agreement (BL-TRN-01)."""

    id: Identifier
    name: Named = Field(title="順番の決め方")
    way: Literal["value", "roll", "free"] = Field(
        "roll",
        title="決め方",
        json_schema_extra={"choices": {"value": "数で", "roll": "ダイス＋数で", "free": "話し合いで"}},
    )
    value: DefinitionFormula = Field(
        Const(value=0),
        title="数",
        json_schema_extra={"needs": {"field": "way", "values": ["value", "roll"]}, "formula": True},
    )
    dice: Annotated[int, Field(ge=1, le=MOST_DICE)] = Field(
        2, title="ダイスの数", json_schema_extra={"needs": {"field": "way", "values": ["roll"]}}
    )
    sides: Annotated[int, Field(ge=2, le=1000)] = Field(
        6, title="ダイスの面", json_schema_extra={"needs": {"field": "way", "values": ["roll"]}}
    )
    first: Literal["highest", "lowest"] = Field(
        "highest",
        title="先に動く人",
        json_schema_extra={
            "choices": {"highest": "大きい人", "lowest": "小さい人"},
            "needs": {"field": "way", "values": ["value", "roll"]},
        },
    )


HOLDS: dict[str, str] = {
    "abilities": "能力値",
    "skills": "技能",
    "tracks": "ゲージ",
    "numbers": "計算する数",
    "checks": "判定",
    "items": "持ち物",
    "conditions": "状態",
    "fields": "書く項目",
    "points": "成長点とお金",
    "memo": "メモ",
}


class BlockRow(Record):
    """A block of the sheet: what it holds and in which column (BL-LAY-01)."""

    id: Identifier
    name: ShortText = Field("", title="見出し")
    """Empty: the usual word for what it holds."""
    holds: Literal[
        "abilities", "skills", "tracks", "numbers", "checks", "items", "conditions", "fields", "points", "memo"
    ] = Field("abilities", title="中身", json_schema_extra={"choices": dict(HOLDS)})
    group: ShortText = Field(
        "", title="まとまり", json_schema_extra={"needs": {"field": "holds", "values": ["skills"]}}
    )
    """Only the skills of this group; empty: those that have no block of their own."""
    column: Annotated[int, Field(ge=1, le=3)] = Field(1, title="列")
    note: LongText = Field("", title="添える文")

    @property
    def title(self) -> str:
        """Its heading."""
        return self.name or HOLDS[self.holds]


@cache
def lists() -> tuple[ListSpec, ...]:
    """Return the lists of a game beside custom fields, checks and random tables, which every system has."""
    return (
        list_of(ID, "abilities", "能力値", AbilityRow, "BL-ABL-01"),
        list_of(ID, "skills", "技能", SkillRow, "BL-SKL-01"),
        list_of(ID, "items", "持ち物", ItemRow, "BL-ITM-01"),
        list_of(ID, "conditions", "状態", ConditionRow, "BL-CND-01"),
        list_of(ID, "turns", "手番の順番", TurnRow, "BL-TRN-01"),
        list_of(ID, "blocks", "シートの並び", BlockRow, "BL-LAY-01"),
    )
