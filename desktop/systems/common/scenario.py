"""A scenario (シナリオ) as a file: areas, conditions, shops, drop items, secrets, keys, NPCs, cards of its own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field

from desktop.core.prepared import scenario as core
from desktop.core.sheet import Identifier, OwnName, OwnText, ShortText, new_id
from desktop.core.value import Record
from desktop.core.words import Phrase, phrase
from desktop.systems.common.cards.schema import Card, KeyText, SecretText
from desktop.systems.common.sheet import AreaName, Number, Points

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


def _about(refers: str, *types: ConditionType) -> dict[str, Any]:
    """Say under which kinds of condition a field means something, and what it refers to."""
    needs = {"field": "type", "values": list(types)}
    return {"needs": needs, "refers": refers} if refers else {"needs": needs}


Limit: TypeAlias = Annotated[int, Field(ge=-1_000_000, le=1_000_000)]


class Condition(Record):
    """A condition; which keys matter depends on `type`."""

    type: ConditionType = Field("text", title="条件", json_schema_extra={"choices": dict(CONDITIONS)})
    min: Limit | None = Field(None, title="から", json_schema_extra=_about("", "cycle_range"))
    max: Limit | None = Field(None, title="まで", json_schema_extra=_about("", "cycle_range"))
    area: AreaName = Field("", title="エリア", json_schema_extra=_about("area", "visited", "i_visited", "i_succeeded"))
    character: OwnName = Field("", title="キャラクター", json_schema_extra=_about("person", "met", "i_met", "i_am"))
    item: ShortText = Field("", title="アイテム", json_schema_extra=_about("item", "has_item", "i_obtained"))
    ability: ShortText = Field("", title="アビリティ", json_schema_extra=_about("ability", "i_succeeded"))
    of: tuple[Condition, ...] = Field(
        (), title="中身", max_length=50, json_schema_extra=_about("", "all", "any", "not")
    )
    text: OwnName = Field("", title="文章", json_schema_extra=_about("", "text"))

    def walk(self) -> Iterator[Condition]:
        """Yield this condition and everything inside it."""
        yield self
        for inner in self.of:
            yield from inner.walk()


class ShopEntry(Record):
    """An item on sale."""

    item: ShortText = Field("", title="アイテム", json_schema_extra={"refers": "item"})
    """Card id, or the name with its blank filled in, such as `鍵:水車小屋`."""
    price: Points | None = Field(None, title="値段")
    """None: the card's 消費財産点."""
    stock: Points | None = Field(None, title="在庫")
    """None: no end of it."""


class Drop(Record):
    """A drop item of an area."""

    item: ShortText = Field("", title="アイテム", json_schema_extra={"refers": "item"})
    ability: ShortText = Field("", title="アビリティ", json_schema_extra={"refers": "ability"})
    difficulty: Number | None = Field(None, title="難易度")
    """None: the campaign's usual one (CM-AMB-46)."""
    stock: Points | None = Field(None, title="在庫")
    text: OwnText = Field("", title="文章")


_GUARDED: dict[str, Any] = {"needs": {"field": "kind", "values": ["unlock", "entry"]}}


class Area(Record):
    """A place."""

    id: Identifier = Field(default_factory=new_id, json_schema_extra={"hidden": True})
    name: AreaName = Field("", title="エリア")
    kind: AreaKind = Field("normal", title="種類", json_schema_extra={"choices": dict(AREA_KINDS)})
    description: OwnText = Field("", title="エリア説明")
    gm_note: OwnText = Field("", title="GMメモ")
    condition: Condition | None = Field(None, title="条件", json_schema_extra=_GUARDED)
    condition_text: OwnName = Field("", title="条件の文章", json_schema_extra=_GUARDED)
    reveal: Reveal = Field("auto", title="公開", json_schema_extra={"choices": dict(REVEALS)})
    reveal_condition: bool = Field(False, title="条件を公開", json_schema_extra=_GUARDED)
    shop: tuple[ShopEntry, ...] = Field((), title="売っているアイテム", max_length=200)
    drops: tuple[Drop, ...] = Field((), title="ドロップアイテム", max_length=200)


class Secret(SecretText):
    """A secret <秘密:○○> with the condition under which it is gained."""

    condition: Condition | None = Field(None, title="入手条件")
    condition_text: OwnName = Field("", title="条件の文章")


class ScenarioNpc(core.ScenarioPerson):
    """An NPC of the scenario: who, where at the start, and with which marks."""

    area: AreaName = Field("", title="最初のエリア", json_schema_extra={"refers": "area"})
    hostile: bool = Field(False, title="戦意")
    battle_capable: bool = Field(True, title="戦闘可能")


Others: TypeAlias = Annotated[tuple[Identifier, ...], Field(max_length=100)]


class Scenario(core.Scenario):
    """A whole scenario: beside the common parts, areas, secrets, keys and cards of its own."""

    system: str = Field("common", json_schema_extra={"hidden": True})
    sequel_of: Others = Field((), title="続編のもと", json_schema_extra={"refers": "scenario"})
    related_to: Others = Field((), title="関係するシナリオ", json_schema_extra={"refers": "scenario"})
    initial_assets: Points = Field(0, title="新しいPCの財産点")
    areas: tuple[Area, ...] = Field((), title="エリア", max_length=500)
    secrets: tuple[Secret, ...] = Field((), title="秘密", max_length=500)
    keys: tuple[KeyText, ...] = Field((), title="鍵", max_length=500)
    npcs: tuple[ScenarioNpc, ...] = Field((), title="NPC", max_length=500)
    cards: tuple[Card, ...] = Field((), title="カード", max_length=1000)

    def item_references(self, area: Area) -> tuple[str, ...]:
        """List what can be had in an area: bought or dropped."""
        return (*(entry.item for entry in area.shop), *(drop.item for drop in area.drops))

    def area(self, name: str) -> Area | None:
        """Return the area of a name."""
        return next((area for area in self.areas if area.name == name), None)

    def secret(self, name: str) -> Secret | None:
        """Return the secret of a name."""
        return next((secret for secret in self.secrets if secret.name == name), None)

    def item_text(self, item: str) -> str:
        """Return what the author wrote for an item <秘密:○○> or <鍵:○○>; empty for any other."""
        rows = (("秘密", self.secrets), ("鍵", self.keys))
        return next((row.text for word, named in rows for row in named if item == f"{word}:{row.name}"), "")

    def conditions(self) -> Iterator[tuple[str, Condition]]:
        """Yield (dotted path, condition) of every area and secret that has one."""
        for index, area in enumerate(self.areas):
            if area.condition is not None:
                yield f"areas.{index}.condition", area.condition
        for index, secret in enumerate(self.secrets):
            if secret.condition is not None:
                yield f"secrets.{index}.condition", secret.condition


def condition_text(condition: Condition) -> Phrase:
    """Put a condition into words."""
    match condition.type:
        case "cycle_range":
            low = "" if condition.min is None else str(condition.min)
            high = "" if condition.max is None else str(condition.max)
            return phrase("サイクル {low}〜{high}", low=low, high=high)
        case "visited":
            return phrase("だれかが {area} に行った", area=condition.area)
        case "met":
            return phrase("だれかが {name} に会った", name=condition.character)
        case "has_item":
            return phrase("<{item}> を持つ", item=condition.item)
        case "i_met":
            return phrase("{name} に会った", name=condition.character)
        case "i_visited":
            return phrase("{area} に行った", area=condition.area)
        case "i_am":
            return phrase("{name} 本人", name=condition.character)
        case "i_obtained":
            return phrase("<{item}> を手に入れた", item=condition.item)
        case "i_succeeded":
            return phrase("{area} で <{ability}> の判定に成功した", area=condition.area, ability=condition.ability)
        case "not":
            return phrase("「{inner}」でない", inner=_joined(condition))
        case "all":
            return phrase("{inner}", inner=_joined(condition))
        case "any":
            return phrase("{inner}", inner=_joined(condition))
        case "text":
            return phrase("{text}", text=condition.text)


def _joined(condition: Condition) -> Phrase:
    parts = [condition_text(part) for part in condition.of]
    if not parts:
        return phrase("")
    joined = parts[0]
    for part in parts[1:]:
        match condition.type:
            case "all":
                joined = phrase("{a} かつ {b}", a=joined, b=part)
            case "any":
                joined = phrase("{a} または {b}", a=joined, b=part)
            case _:
                joined = phrase("{a}・{b}", a=joined, b=part)
    return joined


def why_closed(area: Area) -> Phrase:
    """Say what would open an area: the author's words first, else the condition's."""
    if area.condition_text:
        return phrase("{text}", text=area.condition_text)
    return condition_text(area.condition) if area.condition is not None else phrase("条件がありません")
