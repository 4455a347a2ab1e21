"""Typed readers of `resources/systems/d20fate/tables.toml`: what a campaign may replace, and the few fixed tables."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Literal

from pydantic import Field

from desktop.core.game import ListSpec
from desktop.core.sheet import Identifier, ShortText
from desktop.core.system_tables import list_of, tables_of
from desktop.core.value import Record

ID = "d20fate"
Proposal = Literal["", "advantage", "disadvantage"]
Named = Annotated[str, Field(min_length=1, max_length=200)]
Dc = Annotated[int, Field(ge=-9999, le=9999)]
"""Any whole number is a DC (D20-AMB-06); the bound only catches a slip of the key."""
PROPOSALS: dict[str, Any] = {"choices": {"": "なし", "advantage": "有利", "disadvantage": "不利"}}


class Ability(Record):
    """An ability that the campaign plays with."""

    id: Identifier
    code: ShortText = Field("", title="略号")
    name: Named = Field(title="能力値")
    reading: ShortText = Field("", title="ふりがな")

    @property
    def shown(self) -> str:
        """Code and name together, e.g. `STR 筋力`."""
        return f"{self.code} {self.name}".strip()


class SkillKind(Record):
    """A skill that new sheets start with."""

    id: Identifier
    name: Named = Field(title="技能")
    reading: ShortText = Field("", title="ふりがな")
    ability: Identifier = Field(title="能力値", json_schema_extra={"list": "abilities"})


class Pairing(Record):
    """A usual contest: what the actor tests against what the opponent tests."""

    id: Identifier
    name: Named = Field(title="勝負")
    reading: ShortText = Field("", title="ふりがな")
    actor: Identifier = Field(title="行動側", json_schema_extra={"list": "skills"})
    opponent: Identifier = Field(title="相手", json_schema_extra={"list": "skills"})


class DcPreset(Record):
    """A named DC or a span of them."""

    id: Identifier
    name: Named = Field(title="目安")
    low: Dc = Field(title="下")
    high: Dc = Field(title="上")


class Reason(Record):
    """A reason for advantage or disadvantage."""

    id: Identifier
    name: Named = Field(title="理由")


class ConditionKind(Record):
    """A named condition; it proposes and never acts (D20-AMB-35)."""

    id: Identifier
    name: Named = Field(title="状態")
    own: Proposal = Field("", title="本人の判定", json_schema_extra=PROPOSALS)
    against: Proposal = Field("", title="この相手への判定", json_schema_extra=PROPOSALS)


class ProficiencyRow(Record):
    """From which level on a proficiency bonus is added (D20-CORE-04)."""

    id: Identifier = Field(json_schema_extra={"hidden": True})
    level: int = Field(1, ge=0, le=99, title="レベル（から）")
    bonus: int = Field(2, ge=-99, le=99, title="習熟ボーナス")


class Prompt(Record):
    """A word offered to the GM at 解決."""

    id: Identifier
    kind: Literal["failure", "critical", "fumble"] = Field(
        title="いつ",
        json_schema_extra={"choices": {"failure": "失敗", "critical": "クリティカル", "fumble": "ファンブル"}},
    )
    name: Named = Field(title="言葉")


@cache
def lists() -> tuple[ListSpec, ...]:
    """Everything that a campaign may replace row by row."""
    return (
        list_of(ID, "abilities", "能力値", Ability, "D20-GMV-01"),
        list_of(ID, "skills", "技能", SkillKind, "D20-GMV-06"),
        list_of(ID, "pairings", "対抗判定の組み合わせ", Pairing, "D20-CON-03"),
        list_of(ID, "dc_presets", "目標値の目安", DcPreset, "D20-GMV-07"),
        list_of(ID, "advantages", "有利の理由", Reason, "D20-ADV-02"),
        list_of(ID, "disadvantages", "不利の理由", Reason, "D20-ADV-03"),
        list_of(ID, "conditions", "状態", ConditionKind, "D20-AMB-35"),
        list_of(ID, "prompts", "結果の言葉", Prompt, "D20-AMB-34"),
        ListSpec(
            id="proficiency",
            title="習熟ボーナスの表",
            row_type=ProficiencyRow,
            base=published_proficiency(),
            rule="D20-CORE-04",
        ),
    )


def published_proficiency() -> tuple[ProficiencyRow, ...]:
    """Return the table as it is published: +2 at level 1, one more at every step."""
    levels = (1, *proficiency_steps("every_5_levels"))
    return tuple(ProficiencyRow(id=f"from_{level}", level=level, bonus=2 + n) for n, level in enumerate(levels))


@cache
def proficiency_steps(table: str) -> tuple[int, ...]:
    """Return the levels at which the bonus rises by one, counted from +2 (D20-AMB-04)."""
    return tuple(tables_of(ID)["proficiency"][table])
