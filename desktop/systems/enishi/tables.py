"""Typed readers of the tables of the rules, and the power table as a campaign plays it (EN-PWR-01)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Literal

from pydantic import Field

from desktop.core.numbers import span
from desktop.core.sheet import Identifier, ShortText
from desktop.core.system_tables import tables_of
from desktop.core.value import Record, Value
from desktop.core.words import Phrase, phrase

DamageKind = Literal["wound", "fatigue"]
"""負傷 / 疲労 (EN-DMG-01, EN-DMG-02)."""

_DAMAGE: dict[str, Any] = {"wound": "負傷", "fatigue": "疲労"}
_ARMOUR: dict[str, Any] = {"body": "鎧", "shield": "盾"}


class WeaponRow(Record):
    """One row of the weapon table (EN-WPN-01); a campaign may add its own."""

    id: Identifier
    name: ShortText = Field("", title="名前")
    cost: int = Field(0, ge=0, le=6, title="コスト")
    mobility: int = Field(0, ge=-9, le=0, title="移動修正")
    attack: int = Field(0, ge=-9, le=9, title="攻撃修正")
    power: int = Field(0, ge=-9, le=19, title="破壊力")
    skill: Identifier = Field("melee", title="使うスキル", json_schema_extra={"refers": "skill"})
    hands: int = Field(0, ge=0, le=2, title="持ち手")
    """1 or 2 for melee weapons; 0 where the table names no hands."""
    damage: DamageKind = Field("wound", title="ダメージ", json_schema_extra={"choices": _DAMAGE})
    mobility_only_hand_held: bool = Field(False, title="手持ちのときだけ移動修正")


class ArmourRow(Record):
    """One row of the armour table (EN-ARM-01); a campaign may add its own."""

    id: Identifier
    name: ShortText = Field("", title="名前")
    kind: Literal["body", "shield"] = Field("body", title="種類", json_schema_extra={"choices": _ARMOUR})
    cost: int = Field(0, ge=0, le=6, title="コスト")
    mobility: int = Field(0, ge=-9, le=0, title="移動修正")
    defence: int = Field(0, ge=-9, le=9, title="防御修正")
    structure: int = Field(0, ge=0, le=19, title="構造力")


class ItemRow(Record):
    """One row of the table of other things (EN-ITM-01); a campaign may add its own."""

    id: Identifier
    name: ShortText = Field("", title="名前")
    cost: int = Field(0, ge=0, le=6, title="コスト")
    skill: str = Field("", title="使うスキル", json_schema_extra={"refers": "skill"})
    bonus: int = Field(0, ge=0, le=9, title="達成値修正")
    needs_search: bool = Field(False, title="検索できるときだけ")
    consumable: bool = Field(False, title="消耗品")
    restores_sp: int = Field(0, ge=0, le=9, title="SP回復")


class Difficulty(Value):
    """A named grade of the difficulty table (EN-CHK-03)."""

    letter: str
    name: str
    target: int


class Water(Value):
    """One depth of the water table (EN-WAT-01); moves in metres per point of mobility."""

    id: str
    depth: str
    modifier: int
    cruise: float
    aux: float


class Vision(Value):
    """One step of the vision table (EN-VIS-01)."""

    modifier: int
    states: tuple[str, ...]


class PowerRow(Record):
    """One band of the power table (EN-PWR-01): it reaches up to the next one, the last one is open above."""

    id: Identifier = Field(json_schema_extra={"hidden": True})
    start: int = Field(0, ge=-99, le=999, title="達成値（から）")
    name: ShortText = Field("", title="傷")
    power: int = Field(0, ge=-9, le=99, title="威力値")


class DamageRow(Record):
    """What one point of a kind of damage takes (EN-DMG-03, EN-DMG-04); 0: nothing can be taken from there."""

    id: DamageKind = Field(json_schema_extra={"hidden": True})
    name: ShortText = Field("", title="ダメージ", json_schema_extra={"hidden": True})
    lp: int = Field(0, ge=0, le=99, title="1点ごとに減るLP")
    sp: int = Field(0, ge=0, le=99, title="1点ごとに減るSP")


class Start(Value):
    """One of the two starts (EN-CRE-01)."""

    id: str
    clv: int
    skill_levels: int


class Named(Value):
    """An identifier with its word."""

    id: str
    name: str


class EffectRow(Value):
    """One effect and the moment at which it may be declared (EN-TMP-03…07, EN-PRM-02…07)."""

    letter: str
    id: str
    name: str
    moment: str


class Category(Value):
    """One of the five groups of skills (EN-SKL-01)."""

    id: str
    name: str
    skills: tuple[str, ...]
    names: tuple[str, ...]
    readings: tuple[str, ...]


class Tables(Value):
    """Everything in the file, typed."""

    bond_max: int
    creation: tuple[Start, ...]
    categories: tuple[Category, ...]
    difficulties: tuple[Difficulty, ...]
    temporary: tuple[EffectRow, ...]
    permanent: tuple[EffectRow, ...]
    weapons: tuple[WeaponRow, ...]
    armour: tuple[ArmourRow, ...]
    items: tuple[ItemRow, ...]
    costs: Mapping[int, str]
    powers: tuple[PowerRow, ...]
    damage: tuple[DamageRow, ...]
    vision: tuple[Vision, ...]
    water: tuple[Water, ...]
    kana: Mapping[str, str]
    """How words of the tables are typed, by the word."""
    relations: tuple[Named, ...]
    checklist: tuple[Named, ...]
    growth: Mapping[str, int]

    @property
    def skills(self) -> dict[str, str]:
        """Every skill id with its word, in the order of the book."""
        return {i: n for c in self.categories for i, n in zip(c.skills, c.names, strict=True)}

    @property
    def readings(self) -> dict[str, str]:
        """Every skill id with its kana."""
        return {i: r for c in self.categories for i, r in zip(c.skills, c.readings, strict=True)}


@cache
def tables() -> Tables:
    """Read the tables once."""
    raw = tables_of("enishi")
    return Tables(
        bond_max=raw["bond_max"],
        creation=raw["creation"],
        categories=raw["skill_category"],
        difficulties=raw["difficulty"],
        temporary=raw["temporary_effect"],
        permanent=raw["permanent_effect"],
        weapons=raw["weapon"],
        armour=raw["armour"],
        items=raw["item"],
        costs={int(cost): label for cost, label in raw["cost_evaluation"].items()},
        powers=raw["power"],
        damage=raw["damage"],
        vision=raw["vision"],
        water=raw["water"],
        kana=raw["kana"],
        relations=_named(raw["relations"]["ids"], raw["relations"]["names"]),
        checklist=_named(*zip(*((r["id"], r["name"]) for r in raw["xp"]["checklist"]), strict=True)),
        growth=raw["growth"],
    )


def _named(ids: Any, names: Any) -> tuple[Named, ...]:
    return tuple(Named(id=i, name=n) for i, n in zip(ids, names, strict=True))


def band_of(rows: Sequence[PowerRow], achievement: int) -> PowerRow:
    """Return the band that an achievement is in; below the first one that one counts (EN-PWR-07)."""
    return next((row for row in reversed(rows) if achievement >= row.start), rows[0])


def loss(row: DamageRow) -> Phrase | str:
    """Return what a point of damage takes: LP−1かSP−2.

    >>> str(loss(DamageRow(id="wound", lp=1, sp=2)))
    'LP−1かSP−2'
    """
    parts = [f"{pool}−{n}" for pool, n in (("LP", row.lp), ("SP", row.sp)) if n]
    return phrase("{a}か{b}", a=parts[0], b=parts[1]) if len(parts) > 1 else "".join(parts) or "なし"


def spans(rows: Sequence[PowerRow]) -> list[tuple[Phrase | str, PowerRow]]:
    """Write from where to where each band reaches.

    >>> spans((PowerRow(id="a", start=0), PowerRow(id="b", start=3), PowerRow(id="c", start=4)))[1][0]
    '3'
    """
    ends = [*(row.start - 1 for row in rows[1:]), None]
    return [(span(row.start, end), row) for row, end in zip(rows, ends, strict=True)]
