"""A card as data: target, limits, price, check and effects, with free text beside every structured part."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, model_validator
from pydantic.config import JsonDict

from desktop.core.expression.tree import DefinitionFormula, Ref
from desktop.core.sheet import LongText, OwnName, OwnText, ShortText
from desktop.core.value import Record
from desktop.systems.common.migrations import SKILL, TARGET, THIS, check_as_formulas
from desktop.systems.common.sheet import (
    DURATIONS,
    SCOPES,
    STATS,
    CardId,
    Duration,
    Number,
    Points,
    Scope,
    Stat,
    ValueChange,
)

CardType = Literal["ability", "item"]
Placeholder = Literal["none", "ability_kind", "ability_series", "scenario_text"]
TargetKind = Literal[
    "self",
    "n_same_hex",
    "n_same_area",
    "n_hexes",
    "others_same_hex",
    "others_same_area",
    "all_same_hex",
    "all_same_area",
    "none",
    "see_effect",
]
LimitKind = Literal[
    "setup_process",
    "cleanup_process",
    "major",
    "minor",
    "check",
    "per_cycle",
    "per_scenario",
    "equip",
    "consume",
    "battle_only",
    "non_battle_only",
    "see_effect",
]
Op = Literal["add", "points", "move_hex", "flag", "text", "state_on", "state_off"]
Who = Literal["user", "hit", "targets"]

TYPES = {"ability": "アビリティ", "item": "アイテム"}
PLACEHOLDERS = {
    "none": "なし",
    "ability_kind": "○○（アビリティの種類）",
    "ability_series": "□□（アビリティの系統）",
    "scenario_text": "○○（シナリオ作成者が決める）",
}
TARGETS = {
    "self": "自分",
    "n_same_hex": "N体/同ヘクス",
    "n_same_area": "N体/同エリア",
    "n_hexes": "Nヘクス/同エリア",
    "others_same_hex": "自分以外/同ヘクス",
    "others_same_area": "自分以外/同エリア",
    "all_same_hex": "全て/同ヘクス",
    "all_same_area": "全て/同エリア",
    "none": "なし",
    "see_effect": "効果参照",
}
LIMITS = {
    "setup_process": "セットアッププロセスN",
    "cleanup_process": "クリンナッププロセスN",
    "major": "メジャーN",
    "minor": "マイナーN",
    "check": "行為判定",
    "per_cycle": "N/サイクル",
    "per_scenario": "N/シナリオ",
    "equip": "装備<○○>N",
    "consume": "消費<○○>N",
    "battle_only": "戦闘時",
    "non_battle_only": "戦闘時以外",
    "see_effect": "効果参照",
}
OPS = {
    "add": "値を増減する",
    "points": "点を増減する",
    "move_hex": "ヘクスを移動する",
    "flag": "持っているだけでよい",
    "text": "GMが処理する",
    "state_on": "ステートを与える",
    "state_off": "ステートを消す",
}
WHO = {"user": "使用者", "hit": "ヒットキャラクター", "targets": "対象"}
_CHECK: JsonDict = {"formula": True, "asks": "check"}


_FORMULA: JsonDict = {"formula": True}


def _only(*ops: str, formula: bool = False) -> JsonDict:
    """What the editor shows for some kinds of effect alone."""
    return {"needs": {"field": "op", "values": list(ops)}, "formula": formula}


def _counting(*kinds: str) -> JsonDict:
    """A formula that the editor shows for the kinds of target or limit that have an N."""
    return {"needs": {"field": "kind", "values": list(kinds)}, "formula": True}


class Target(Record):
    """Whom the card affects."""

    kind: TargetKind = Field("self", title="対象", json_schema_extra={"choices": dict(TARGETS)})
    n: Annotated[int, Field(ge=1, le=1000)] = Field(1, title="N")
    """The most characters or hexes; matters for the three N… kinds only."""
    n_formula: DefinitionFormula | None = Field(
        None, title="N（計算式）", json_schema_extra=_counting("n_same_hex", "n_same_area", "n_hexes")
    )
    """N computed with the user's numbers (`cards.in_hand`), as all formulas below; None: `n`."""


class Limit(Record):
    """When and how often the card may be used; all limits of a card must hold."""

    kind: LimitKind = Field("per_scenario", title="制限", json_schema_extra={"choices": dict(LIMITS)})
    n: Annotated[int, Field(ge=0, le=1000)] = Field(1, title="N")
    n_formula: DefinitionFormula | None = Field(
        None,
        title="N（計算式）",
        json_schema_extra=_counting(
            "setup_process", "cleanup_process", "major", "minor", "per_cycle", "per_scenario", "equip", "consume"
        ),
    )
    item: ShortText = Field("", title="アイテム名", json_schema_extra={"refers": "item", "free": True})
    """The item of 装備<○○> and 消費<○○>."""
    n_printed: bool = Field(True, title="Nを書く")
    """False: the card leaves N out, and so does every text of it (CM-AMB-64)."""


class CardCheck(Record):
    """The check a card asks for: whose number against whose (`cards.numbers` lists what the formulas may ask)."""

    judge: DefinitionFormula = Field(
        default_factory=lambda: Ref(id=SKILL + THIS), title="判定値", json_schema_extra=_CHECK
    )
    judge_text: ShortText = Field("", title="判定値でGMが読む文章")
    difficulty: DefinitionFormula = Field(
        default_factory=lambda: Ref(id=TARGET + SKILL + THIS), title="難易度", json_schema_extra=_CHECK
    )
    difficulty_text: ShortText = Field("", title="難易度でGMが読む文章")

    @model_validator(mode="before")
    @classmethod
    def _earlier(cls, raw: Any) -> Any:
        return check_as_formulas(raw)


class StateChange(ValueChange):
    """What a state does that a card gives; on the sheet it is a plain number."""

    formula: DefinitionFormula | None = Field(None, title="増減（計算式）", json_schema_extra=dict(_FORMULA))
    """By how much, computed once when the state is given; None: `amount`."""


class Effect(Record):
    """One thing a card does."""

    op: Op = Field("add", title="効果", json_schema_extra={"choices": dict(OPS)})
    stat: Stat = Field("max_ap", title="変わる値", json_schema_extra={"choices": dict(STATS)})
    scope: Scope = Field("kind", title="範囲", json_schema_extra={"choices": dict(SCOPES)})
    ref: ShortText = Field(
        "", title="種類・系統・ステートの名前", json_schema_extra={"refers": "kind_or_series", "free": True}
    )
    amount: Number = Field(0, title="増減")
    duration: Duration = Field("cycle", title="続く間", json_schema_extra={"choices": dict(DURATIONS)})
    who: Who = Field("user", title="だれに", json_schema_extra={"choices": dict(WHO)})
    steps: Annotated[int, Field(ge=1, le=6)] = Field(1, title="歩数")
    steps_formula: DefinitionFormula | None = Field(
        None, title="歩数（計算式）", json_schema_extra=_only("move_hex", formula=True)
    )
    text: LongText = Field("", title="文章")
    number: ShortText = Field("", title="増減する点", json_schema_extra={"refers": "number", **_only("points")})
    """`ap`, `cp`, `assets`, `level`, or `own.<id>`: a number or a track of the campaign's own."""
    formula: DefinitionFormula | None = Field(
        None, title="増減（計算式）", json_schema_extra=_only("points", "add", formula=True)
    )
    """The amount computed with the user's numbers; None: `amount`."""
    only_if: DefinitionFormula | None = Field(None, title="起こる条件（1以上）", json_schema_extra={"formula": True})
    """The effect takes place where this is 1 or more on the user's sheet; None: always."""
    effects: tuple[StateChange, ...] = Field((), title="ステートの効果", max_length=50)
    """What a state given by `state_on` changes."""

    @property
    def in_round(self) -> bool:
        """Tell whether it lasts for the round of a battle."""
        return self.op == "add" and self.duration == "round"


class SecretText(Record):
    """What the author of a scenario wrote for an item <秘密:○○>."""

    name: OwnName = Field("", title="秘密")
    text: OwnText = Field("", title="内容")


class KeyText(Record):
    """What the author of a scenario wrote for an item <鍵:○○>."""

    name: OwnName = Field("", title="鍵")
    text: OwnText = Field("", title="内容")


class Series(Record):
    """A series (系統) of abilities or of items."""

    id: CardId = Field(title="ID")
    name: ShortText = Field(title="系統")
    of: CardType = Field("ability", title="種別", json_schema_extra={"choices": dict(TYPES)})


class Card(Record):
    """A kind of ability or item."""

    id: Annotated[str, Field(pattern=r"^[A-Za-z0-9_.-]{1,100}$")] = Field(title="ID")
    name: Annotated[str, Field(min_length=1, max_length=200)] = Field(title="名前")
    reading: ShortText = Field("", title="ふりがな")
    type: CardType = Field("ability", title="種別", json_schema_extra={"choices": dict(TYPES)})
    series: ShortText = Field("", title="系統", json_schema_extra={"refers": "series", "free": True})
    placeholder: Placeholder = Field("none", title="○○・□□", json_schema_extra={"choices": dict(PLACEHOLDERS)})
    target: Target = Field(default_factory=Target, title="対象")
    limits: tuple[Limit, ...] = Field((), title="制限", max_length=20)
    cost_cp: Points | None = Field(None, title="消費CP")
    cp_formula: DefinitionFormula | None = Field(None, title="消費CP（計算式）", json_schema_extra=dict(_FORMULA))
    """Computed with the numbers of the character who takes the card, as the next two; None: the plain number."""
    cost_assets: Points | None = Field(None, title="消費財産点")
    assets_formula: DefinitionFormula | None = Field(
        None, title="消費財産点（計算式）", json_schema_extra=dict(_FORMULA)
    )
    cap: Annotated[int, Field(ge=1, le=1000)] | None = Field(None, title="取得枚数上限")
    cap_formula: DefinitionFormula | None = Field(
        None, title="取得枚数上限（計算式）", json_schema_extra=dict(_FORMULA)
    )
    check: CardCheck | None = Field(None, title="行為判定")
    effects: tuple[Effect, ...] = Field((), title="効果", max_length=50)
    bound: bool = Field(False, title="手放せない")
    text: LongText = Field("", title="テキスト")
    """What is printed; wins over the structured parts."""
    gm_note: LongText = Field("", title="GMメモ")
    rule: ShortText = Field("", title="出典", json_schema_extra={"hidden": True})

    def limit(self, kind: LimitKind) -> Limit | None:
        """Return the limit of a kind, or None."""
        return next((limit for limit in self.limits if limit.kind == kind), None)
