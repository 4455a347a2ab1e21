"""A scenario (シナリオ) as a file: areas, conditions, shops, drop items, secrets, keys, NPCs, cards of its own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Literal

from pydantic import Field

from desktop.core.sheet import Identifier, LongText, ShortText, new_id
from desktop.core.value import Record
from desktop.systems.common.cards.schema import Card
from desktop.systems.common.sheet import Number, Points

AreaKind = Literal["normal", "unlock", "entry"]
Reveal = Literal["auto", "shown", "hidden"]
ConditionType = Literal[
    "cycle_range",
    "visited",
    "met",
    "has_item",
    "i_met",
    "i_visited",
    "i_am",
    "i_obtained",
    "i_succeeded",
    "all",
    "any",
    "not",
    "text",
]

AREA_KINDS = {
    "normal": "通常のエリア",
    "unlock": "解放には条件があるエリア",
    "entry": "立ち入りには条件があるエリア",
}
REVEALS = {"auto": "きまりどおり", "shown": "公開", "hidden": "非公開"}
CONDITIONS = {
    "cycle_range": "サイクル数の範囲",
    "visited": "だれかがエリアに行った",
    "met": "だれかがキャラクターに会った",
    "has_item": "アイテムを持っている",
    "i_met": "自分がキャラクターに会った",
    "i_visited": "自分がエリアに行った",
    "i_am": "自分の名前",
    "i_obtained": "自分がアイテムを手に入れた",
    "i_succeeded": "自分がエリアで判定に成功した",
    "all": "すべて",
    "any": "どれか",
    "not": "でない",
    "text": "文章（GMが決める）",
}
PERSONAL = ("has_item", "i_met", "i_visited", "i_am", "i_obtained", "i_succeeded")
"""Conditions about "this character"; they make no sense for an unlock area."""


class Condition(Record):
    """A condition; which keys matter depends on `type`."""

    type: ConditionType = Field("text", title="条件", json_schema_extra={"choices": dict(CONDITIONS)})
    min: Annotated[int, Field(ge=-1_000_000, le=1_000_000)] | None = Field(None, title="から")
    max: Annotated[int, Field(ge=-1_000_000, le=1_000_000)] | None = Field(None, title="まで")
    area: ShortText = Field("", title="エリア")
    character: ShortText = Field("", title="キャラクター")
    item: ShortText = Field("", title="アイテム")
    ability: ShortText = Field("", title="アビリティ")
    of: tuple[Condition, ...] = Field((), title="中身", max_length=50)
    text: ShortText = Field("", title="文章")

    def walk(self) -> Iterator[Condition]:
        """Yield this condition and everything inside it."""
        yield self
        for inner in self.of:
            yield from inner.walk()


class ShopEntry(Record):
    """An item on sale."""

    item: ShortText = Field("", title="アイテム")
    """Card id, or the name with its blank filled in, such as `鍵:水車小屋`."""
    price: Points | None = Field(None, title="値段")
    """None: the card's 消費財産点."""
    stock: Points | None = Field(None, title="在庫")
    """None: no end of it."""


class Drop(Record):
    """A drop item of an area."""

    item: ShortText = Field("", title="アイテム")
    ability: ShortText = Field("", title="アビリティ")
    difficulty: Number | None = Field(None, title="難易度")
    """None: the table's usual one (CM-AMB-46)."""
    stock: Points | None = Field(None, title="在庫")
    text: LongText = Field("", title="文章")


class Area(Record):
    """A place."""

    id: Identifier = Field(default_factory=new_id, json_schema_extra={"hidden": True})
    name: ShortText = Field("", title="エリア")
    kind: AreaKind = Field("normal", title="種類", json_schema_extra={"choices": dict(AREA_KINDS)})
    description: LongText = Field("", title="エリア説明")
    gm_note: LongText = Field("", title="GMメモ")
    condition: Condition | None = Field(None, title="条件")
    condition_text: ShortText = Field("", title="条件の文章")
    reveal: Reveal = Field("auto", title="公開", json_schema_extra={"choices": dict(REVEALS)})
    reveal_condition: bool = Field(False, title="条件を公開")
    shop: tuple[ShopEntry, ...] = Field((), title="売っているアイテム", max_length=200)
    drops: tuple[Drop, ...] = Field((), title="ドロップアイテム", max_length=200)


class Secret(Record):
    """A secret <秘密:○○> with the condition under which it is gained."""

    name: ShortText = Field("", title="秘密")
    text: LongText = Field("", title="内容")
    condition: Condition | None = Field(None, title="入手条件")
    condition_text: ShortText = Field("", title="条件の文章")


class Key(Record):
    """A key <鍵:○○>."""

    name: ShortText = Field("", title="鍵")
    text: LongText = Field("", title="内容")


class ScenarioNpc(Record):
    """An NPC of the scenario: who, where at the start, and with which marks."""

    name: ShortText = Field("", title="名前")
    sheet: Annotated[str, Field(max_length=64)] = Field("", title="シート", json_schema_extra={"hidden": True})
    """Id of the sheet; empty: found by name."""
    area: ShortText = Field("", title="最初のエリア")
    hostile: bool = Field(False, title="戦意")
    battle_capable: bool = Field(True, title="戦闘可能")


class Scenario(Record):
    """A whole scenario."""

    format: str = "takujo-scenario"
    system: str = "common"
    schema_version: int = Field(1, ge=1)
    id: Identifier = Field(default_factory=new_id, json_schema_extra={"hidden": True})
    title: ShortText = Field("", title="題名")
    author: ShortText = Field("", title="シナリオ作成者")
    summary: LongText = Field("", title="あらまし")
    sequel_of: tuple[Identifier, ...] = Field((), title="続編のもと", max_length=100)
    related_to: tuple[Identifier, ...] = Field((), title="関係するシナリオ", max_length=100)
    initial_assets: Points = Field(0, title="新しいPCの財産点")
    areas: tuple[Area, ...] = Field((), title="エリア", max_length=500)
    secrets: tuple[Secret, ...] = Field((), title="秘密", max_length=500)
    keys: tuple[Key, ...] = Field((), title="鍵", max_length=500)
    npcs: tuple[ScenarioNpc, ...] = Field((), title="NPC", max_length=500)
    cards: tuple[Card, ...] = Field((), title="カード", max_length=1000)
    gm_script: LongText = Field("", title="GMの台本")

    def item_references(self, area: Area) -> tuple[str, ...]:
        """List what can be had in an area: bought or dropped."""
        return (*(entry.item for entry in area.shop), *(drop.item for drop in area.drops))

    def area(self, name: str) -> Area | None:
        """Return the area of a name."""
        return next((area for area in self.areas if area.name == name), None)

    def secret(self, name: str) -> Secret | None:
        """Return the secret of a name."""
        return next((secret for secret in self.secrets if secret.name == name), None)

    def conditions(self) -> Iterator[tuple[str, Condition]]:
        """Yield (dotted path, condition) of every area and secret that has one."""
        for index, area in enumerate(self.areas):
            if area.condition is not None:
                yield f"areas.{index}.condition", area.condition
        for index, secret in enumerate(self.secrets):
            if secret.condition is not None:
                yield f"secrets.{index}.condition", secret.condition


_REFERENCES: Mapping[str, str] = {"area": "area", "character": "character", "item": "item", "ability": "ability"}


def renamed(scenario: Scenario, what: str, old: str, new: str) -> Scenario:
    """Return the scenario after a rename, with every condition, shop and start area following (CM-AMB-95).

    Args:
        what: `area`, `character`, `item` or `ability`.
    """
    field = _REFERENCES[what]

    def follow(condition: Condition | None) -> Condition | None:
        if condition is None:
            return None
        inner = tuple(c for part in condition.of if (c := follow(part)) is not None)
        mine = {field: new} if getattr(condition, field) == old else {}
        return condition.evolve(of=inner, **mine)

    def place(area: Area) -> Area:
        area = area.evolve(condition=follow(area.condition))
        if what == "item":
            area = area.evolve(
                shop=tuple(e.evolve(item=new) if e.item == old else e for e in area.shop),
                drops=tuple(d.evolve(item=new) if d.item == old else d for d in area.drops),
            )
        if what == "ability":
            area = area.evolve(drops=tuple(d.evolve(ability=new) if d.ability == old else d for d in area.drops))
        return area.evolve(name=new) if what == "area" and area.name == old else area

    def person(npc: ScenarioNpc) -> ScenarioNpc:
        if what == "area" and npc.area == old:
            return npc.evolve(area=new)
        return npc.evolve(name=new) if what == "character" and npc.name == old else npc

    return scenario.evolve(
        areas=tuple(place(area) for area in scenario.areas),
        secrets=tuple(s.evolve(condition=follow(s.condition)) for s in scenario.secrets),
        npcs=tuple(person(npc) for npc in scenario.npcs),
    )
