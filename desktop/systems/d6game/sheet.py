"""The character sheet of the d6game engine: what is written on it, and the few numbers that are computed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import Field

from desktop.core.row_texts import row_name
from desktop.core.sheet import Identifier, LongText, Sheet, ShortText
from desktop.core.value import Record
from desktop.systems.d6game.tables import FAR

RowName = Annotated[ShortText, row_name("d6game")]

Points = Annotated[int, Field(ge=-FAR, le=FAR)]
"""Life, fate and other resources."""
Bonus = Annotated[int, Field(ge=-99, le=99)]
"""What a piece of equipment adds to a number."""
Faces = tuple[Annotated[int, Field(ge=1)], ...]
"""Faces as they were thrown."""

PARTY, ENEMY = "party", "enemy"
"""Sides of player characters and of those the GM plays, where the sheet names no other."""


class SkillRow(Record):
    """A skill written on the sheet: a kind from the definition and what one is good at in it."""

    category: Annotated[str, Field(max_length=64)] = Field("", title="技能", json_schema_extra={"list": "skills"})
    specialty: ShortText = Field("", title="得意分野")


class ItemRow(Record):
    """Something carried or found out; the numbers act only where the definition switches equipment on."""

    name: RowName = Field("", title="アイテム・情報")
    note: LongText = Field("", title="メモ")
    item: Annotated[str, Field(max_length=64)] = Field(
        "", title="一覧から", json_schema_extra={"list": "items", "hidden": True}
    )
    damage: Bonus = Field(0, title="与えるダメージ")
    armour: Bonus = Field(0, title="受けるダメージの軽減")
    life: Bonus = Field(0, title="初期ライフへの加算")
    gain: Bonus = Field(0, title="成功で得る命運への加算")
    skill: Annotated[str, Field(max_length=64)] = Field("", title="効く技能", json_schema_extra={"list": "skills"})
    situation: ShortText = Field("", title="効く状況")
    carried: bool = Field(True, title="身につけている")


class D6gameSheet(Sheet):
    """One character; profile fields other than `name` live in `own` under the ids of the definition."""

    system: Literal["d6game"] = Field("d6game", json_schema_extra={"hidden": True})
    life: Points | None = Field(None, title="ライフ")
    life_initial: Points | None = Field(None, title="初期ライフ")
    life_die: Annotated[int, Field(ge=1, le=10_000)] | None = Field(None, title="ライフの出目")
    fate: Points = Field(0, title="命運")
    resources: Mapping[Identifier, Points | None] = Field(default_factory=dict, title="そのほかの値")
    """Further resources of the definition by id."""
    ability: Mapping[Identifier, Points | None] = Field(default_factory=dict, title="基礎能力")
    """Abilities of the definition by id; None: left blank."""
    ability_dice: Mapping[Identifier, Faces] = Field(default_factory=dict, json_schema_extra={"hidden": True})
    """The faces behind each ability that was rolled, so that paper can show them."""
    skills: tuple[SkillRow, ...] = Field((), title="技能", max_length=200)
    items: tuple[ItemRow, ...] = Field((), title="アイテム・情報", max_length=1000)
    side: ShortText = Field("", title="陣営")
    """Empty: `party` for a player character, `enemy` for others."""
    in_party: bool = Field(True, title="パーティ")

    @property
    def incapacitated(self) -> bool:
        """D6G-LIFE-02: life is 0 or less; a blank sheet without life does not count."""
        return self.life is not None and self.life <= 0

    @property
    def combat_side(self) -> str:
        """The side in combat."""
        return self.side or (PARTY if self.is_pc else ENEMY)

    @property
    def plays_in_party(self) -> bool:
        """Tell whether the character counts for game over (D6G-LIFE-03)."""
        return self.is_pc and self.in_party

    def carried(self) -> tuple[ItemRow, ...]:
        """What is at hand and may act."""
        return tuple(item for item in self.items if item.carried)
