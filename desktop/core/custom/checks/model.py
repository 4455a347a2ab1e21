"""A custom check as the editor writes it: dice, how they become a number, what that is compared with, what follows."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field
from pydantic.config import JsonDict

from desktop.core.expression.names import Named
from desktop.core.expression.tree import Const, DefinitionFormula
from desktop.core.sheet import Identifier, OwnName, ShortText
from desktop.core.value import Record
from desktop.core.words import JAPANESE, Words

MOST_CHECKS = 100
MOST_CONSEQUENCES = 20
MOST_SIDES = 1000
TOTAL, MARGIN = "roll.total", "roll.margin"
"""What a consequence may ask for beside the numbers of the sheet: the result, and how far it is beyond the target."""


def roll_names(words: Words = JAPANESE) -> tuple[Named, ...]:
    """Name what only consequences may ask for."""
    named = ((TOTAL, "結果"), (MARGIN, "差"))
    return tuple(Named(id=name, label=words.say(word), others=(word,)) for name, word in named)


def _choices(**words: str) -> JsonDict:
    return {"choices": dict(words)}


def _when(field: str, *values: str, formula: bool = True) -> JsonDict:
    return {"needs": {"field": field, "values": list(values)}, "formula": formula}


_FORMULA: JsonDict = {"formula": True}


class Consequence(Record):
    """What a result does to a track of the roller."""

    when: Literal["success", "failure", "critical", "fumble", "always"] = Field(
        "failure",
        title="いつ",
        json_schema_extra=_choices(
            success="成功", failure="失敗", critical="クリティカル", fumble="ファンブル", always="いつも"
        ),
    )
    track: Annotated[str, Field(max_length=64)] = Field("", title="ゲージ", json_schema_extra={"refers": "track"})
    amount: DefinitionFormula = Field(Const(value=-1), title="増減", json_schema_extra=_FORMULA)


class CustomCheck(Record):
    """A custom check of a campaign; its numbers are formulas over the roller's sheet."""

    id: Identifier = Field(json_schema_extra={"hidden": True})
    name: OwnName = Field("", title="名前")
    reading: ShortText = Field("", title="読み")
    count: DefinitionFormula = Field(Const(value=1), title="ダイスの数", json_schema_extra=_FORMULA)
    sides: int = Field(6, ge=2, le=MOST_SIDES, title="ダイスの面")
    keep: Literal["all", "highest", "lowest"] = Field(
        "all", title="残すダイス", json_schema_extra=_choices(all="すべて", highest="大きいほう", lowest="小さいほう")
    )
    kept: DefinitionFormula = Field(
        Const(value=1), title="残す数", json_schema_extra=_when("keep", "highest", "lowest")
    )
    reduce: Literal["sum", "highest", "lowest", "count"] = Field(
        "sum",
        title="数え方",
        json_schema_extra=_choices(
            sum="目の合計", highest="いちばん大きい目", lowest="いちばん小さい目", count="成功した目の数"
        ),
    )
    hit: DefinitionFormula = Field(
        Const(value=5), title="成功とする目（以上）", json_schema_extra=_when("reduce", "count")
    )
    explode: bool = Field(
        False, title="いちばん大きい目で振り足す", json_schema_extra=_when("reduce", "sum", "count", formula=False)
    )
    bonus: DefinitionFormula = Field(Const(value=0), title="加える数", json_schema_extra=_FORMULA)
    compare: Literal["at_least", "at_most"] = Field(
        "at_least", title="成功の条件", json_schema_extra=_choices(at_least="目標以上", at_most="目標以下")
    )
    target: Literal["asked", "number", "opponent", "none"] = Field(
        "asked",
        title="目標",
        json_schema_extra=_choices(asked="振る前に決める", number="計算式", opponent="相手の結果", none="なし"),
    )
    number: DefinitionFormula = Field(
        Const(value=7), title="目標の数", json_schema_extra=_when("target", "asked", "number")
    )
    tie: Literal["success", "failure", "draw"] = Field(
        "draw",
        title="同じ数のとき",
        json_schema_extra=_choices(success="成功", failure="失敗", draw="引き分け")
        | _when("target", "opponent", formula=False),
    )
    critical: DefinitionFormula | None = Field(None, title="クリティカルの出目", json_schema_extra=_FORMULA)
    fumble: DefinitionFormula | None = Field(None, title="ファンブルの出目", json_schema_extra=_FORMULA)
    consequences: Annotated[tuple[Consequence, ...], Field(max_length=MOST_CONSEQUENCES)] = Field(
        (), title="結果で変わるゲージ"
    )


OwnChecks = Annotated[tuple[CustomCheck, ...], Field(max_length=MOST_CHECKS)]
"""Those of one definition."""
