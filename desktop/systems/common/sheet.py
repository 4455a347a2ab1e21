"""The character sheet of Common Rule: parameters, card copies, marks, and what the character has lived through."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal

from pydantic import AfterValidator, Field

from desktop.core.sheet import LongText, OwnName, Sheet, ShortText
from desktop.core.value import Record
from desktop.core.words import Typed

Number = Annotated[int, Field(ge=-1_000_000, le=1_000_000)]
"""Any integer; the bound is technical, against slips of the key."""
Points = Annotated[int, Field(ge=0, le=1_000_000)]
"""An integer that may not fall below 0."""
FREE_AREA = "この場"
"""The one area where there is no scenario."""
AreaName = Annotated[ShortText, AfterValidator(lambda name: Typed(name) if name and name != FREE_AREA else name)]
"""What the author of a scenario calls a place; a word of the program only where there is no scenario."""
CardId = Annotated[str, Field(max_length=100)]

Stat = Literal["max_ap", "skill"]
Scope = Literal["kind", "series"]
Duration = Literal["check", "round", "cycle", "scenario"]
Source = Literal["cp", "assets", "drop", "secret", "gm"]

STATS = {"max_ap": "MAXAP", "skill": "技能値"}
SCOPES = {"kind": "種類", "series": "系統"}
DURATIONS = {"check": "この行為判定", "round": "このラウンド", "cycle": "このサイクル", "scenario": "このシナリオ"}
SOURCES = {"cp": "CP", "assets": "購入", "drop": "ドロップ", "secret": "秘密", "gm": "GM"}

UNPLACED_AP = -1
"""AP of every character outside battle (CM-PARAM-02)."""


class ValueChange(Record):
    """A number added to MAXAP or to a 技能値."""

    stat: Stat = Field("max_ap", title="変わる値", json_schema_extra={"choices": dict(STATS)})
    scope: Scope = Field("kind", title="範囲", json_schema_extra={"choices": dict(SCOPES)})
    ref: ShortText = Field("", title="種類・系統の名前", json_schema_extra={"refers": "kind_or_series", "free": True})
    """The kind or the series whose 技能値 changes; empty for MAXAP."""
    amount: Number = Field(0, title="増減")


class RunningEffect(ValueChange):
    """A change that a card has brought about and that ends by itself."""

    duration: Duration = Field("cycle", title="続く間", json_schema_extra={"choices": dict(DURATIONS)})
    cause: ShortText = Field("", title="もと")
    """Name of the card it comes from."""


class StateRow(Record):
    """A state 《…》 with what it changes while it lasts."""

    name: ShortText = Field("", title="ステート")
    text: LongText = Field("", title="内容")
    effects: tuple[ValueChange, ...] = Field((), title="効果", max_length=50)


class CopyRow(Record):
    """One copy (枚) of an ability or item, with its marks of use."""

    id: Annotated[str, Field(max_length=64)] = Field("", json_schema_extra={"hidden": True})
    """Distinguishes copies of one kind in play; given when a session starts."""
    card: CardId = Field("", title="カード", json_schema_extra={"list": "cards"})
    choice: ShortText = Field("", title="○○・□□")
    """What was filled in for ○○ or □□ when it was acquired."""
    equipped: bool = Field(False, title="装備")
    used_turn: Points = Field(0, title="ターン", json_schema_extra={"hidden": True})
    used_process: Points = Field(0, title="プロセス", json_schema_extra={"hidden": True})
    used_cycle: Points = Field(0, title="サイクル")
    used_scenario: Points = Field(0, title="シナリオ")
    source: Source = Field("gm", title="入手", json_schema_extra={"choices": dict(SOURCES)})
    paid: Points | None = Field(None, json_schema_extra={"hidden": True})
    """What it cost where a formula gave the price; None: the price on the card."""
    carried: bool = Field(False, title="引き継ぎ", json_schema_extra={"hidden": True})
    """Owned before the running scenario began."""

    @property
    def likeness(self) -> tuple[object, ...]:
        """What distinguishes it in play: copies that are alike in this are one choice (CM-AMB-78)."""
        uses = (self.used_turn, self.used_process, self.used_cycle, self.used_scenario)
        return (self.card, self.choice, self.equipped, self.paid, *uses)


class SuccessRow(Record):
    """A check that succeeded, with its place."""

    area: AreaName = Field("", title="エリア")
    ability: ShortText = Field("", title="アビリティ")


FORMS = {
    "mono": "モノプレイ",
    "star_system": "スターシステムプレイ",
    "campaign": "キャンペーンプレイ",
    "shared_world": "シェアワールドプレイ",
    "if_play": "IFプレイ",
}
"""Forms of play by their ids (CM-AMB-91)."""


class PlayedRow(Record):
    """A scenario that this character has been in."""

    id: Annotated[str, Field(max_length=64)] = Field("", title="シナリオID", json_schema_extra={"hidden": True})
    title: OwnName = Field("", title="参加したシナリオ")
    form: ShortText = Field(
        "", title="プレイ形態", json_schema_extra={"choices": {form: form for form in FORMS.values()}, "free": True}
    )


class CustomRow(Record):
    """A field that a supplement needs, such as hit points."""

    label: ShortText = Field("", title="項目")
    value: Number = Field(0, title="値")
    min: Number | None = Field(None, title="下限")
    max: Number | None = Field(None, title="上限")
    carry: bool = Field(True, title="引き継ぐ")

    def clipped(self, value: int) -> int:
        """Return the nearest number within the limits; the lower limit wins where they contradict each other."""
        below = value if self.max is None else min(value, self.max)
        return below if self.min is None else max(below, self.min)


Names = tuple[ShortText, ...]


class CommonSheet(Sheet):
    """One character."""

    system: Literal["common"] = Field("common", json_schema_extra={"hidden": True})
    growth_rate: Points = Field(1, title="成長速度")
    growth_locked: Points | None = Field(None, json_schema_extra={"hidden": True})
    """The growth rate fixed when the character was finished; None while it is being made."""
    level: Number = Field(0, title="レベル")
    cp: Points = Field(0, title="CP")
    assets: Points = Field(0, title="財産点")
    max_ap_base: Points = Field(10, title="MAXAP（基本値）")
    ap: Number = Field(UNPLACED_AP, title="AP")
    area: AreaName = Field("", title="現在のエリア")
    hex: Annotated[int, Field(ge=1, le=37)] | None = Field(None, title="ヘクス番号")
    battle_capable: bool = Field(True, title="戦闘可能")
    hostile: bool = Field(False, title="戦意")
    states: tuple[StateRow, ...] = Field((), title="ステート", max_length=100)
    abilities: tuple[CopyRow, ...] = Field((), title="アビリティ", max_length=1000)
    items: tuple[CopyRow, ...] = Field((), title="アイテム", max_length=1000)
    effects: tuple[RunningEffect, ...] = Field((), title="続いている効果", max_length=1000)
    visited: tuple[AreaName, ...] = Field((), title="行った場所")
    met: tuple[OwnName, ...] = Field((), title="会ったキャラクター")
    obtained: Names = Field((), title="入手したアイテム")
    successes: tuple[SuccessRow, ...] = Field((), title="成功した判定")
    scenarios: tuple[PlayedRow, ...] = Field((), title="参加したシナリオ")
    custom: tuple[CustomRow, ...] = Field((), title="追加欄", max_length=100)

    @property
    def copies(self) -> tuple[CopyRow, ...]:
        """Abilities, then items."""
        return (*self.abilities, *self.items)


PLAY_FIELDS = (
    "growth_rate",
    "level",
    "cp",
    "assets",
    "max_ap_base",
    "ap",
    "area",
    "hex",
    "battle_capable",
    "hostile",
    "states",
    "abilities",
    "items",
    "effects",
    "visited",
    "met",
    "obtained",
    "successes",
    "scenarios",
    "custom.*.value",
)
"""Dotted patterns; names, notes and the make-up of 追加欄 stay the document's."""


def gone_to(sheet: CommonSheet, area: str) -> CommonSheet:
    """Note that a character has gone to an area (CM-AMB-32)."""
    return sheet if not area or area in sheet.visited else sheet.evolve(visited=(*sheet.visited, area))


def has_met(sheet: CommonSheet, names: Iterable[str]) -> CommonSheet:
    """Note whom a character has met; never the character itself (CM-AMB-31)."""
    new = tuple(name for name in dict.fromkeys(names) if name != sheet.name and name not in sheet.met)
    return sheet.evolve(met=(*sheet.met, *new)) if new else sheet


def has_succeeded(sheet: CommonSheet, ability: str) -> CommonSheet:
    """Note a check that succeeded where the character is (CM-SEC-07)."""
    if not sheet.area or not ability:
        return sheet
    row = SuccessRow(area=sheet.area, ability=ability)
    known = any((old.area, old.ability) == (row.area, row.ability) for old in sheet.successes)
    return sheet if known else sheet.evolve(successes=(*sheet.successes, row))
