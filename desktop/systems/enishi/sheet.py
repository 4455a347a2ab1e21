"""The sheet: what is typed or ticked on it; every computed number is in `derived.py`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from annotated_types import Le
from pydantic import Field, model_validator

from desktop.core import sheet as base
from desktop.core.row_texts import row_name
from desktop.core.sheet import LongText, PersonName, ShortText
from desktop.core.value import Record
from desktop.systems.enishi.tables import tables

RowName = Annotated[ShortText, row_name("enishi")]

RELATIONS: dict[str, Any] = {"": "—"} | {row.id: row.name for row in tables().relations}
FIELD_SKILLS: dict[str, Any] = {"art": "芸術", "knowledge": "知識"}
"""Skills that carry a field; every field is a skill of its own (EN-SKL-03, EN-AMB-34)."""
EFFECTS = (
    "振りなおし", "ダメージ+1", "ダメージ−1", "カバーリング", "達成値+1",
    "自動成功", "自動失敗", "全回復", "蘇生", "絶対防御",
)  # fmt: skip
"""Names of the effects that a line of the record can hold, as the tables of the rules call them."""
COINS: dict[str, Any] = {"": "—", "gauge": "ゲージ", "bond": "所縁", "clv": "CLV"}
GRIPS: dict[str, Any] = {"one": "片手", "two": "両手"}
STARTS: dict[str, Any] = {"": "—", "a": "CLV 1・スキル 6 レベル", "b": "CLV 2・スキル 3 レベル"}


def _names(rows: tuple[Any, ...]) -> dict[str, Any]:
    return {row.id: row.name for row in rows}


def _slv(title: str, category: str) -> Any:
    return Field(0, ge=0, le=99, title=title, json_schema_extra={"category": category})


class Skills(Record):
    """SLV of every skill without a field; 0 means not learnt (EN-SKL-01)."""

    perception: int = _slv("知覚", "基礎")
    will: int = _slv("意志", "基礎")
    negotiation: int = _slv("交渉", "基礎")
    dexterity: int = _slv("器用", "基礎")
    athletics: int = _slv("運動", "基礎")
    vigour: int = _slv("体力", "基礎")
    brawling: int = _slv("格闘", "戦闘")
    melee: int = _slv("白兵", "戦闘")
    throwing: int = _slv("投擲", "戦闘")
    shooting: int = _slv("射出", "戦闘")
    firearms: int = _slv("銃撃", "戦闘")
    gunnery: int = _slv("砲撃", "戦闘")
    riding: int = _slv("騎乗", "操縦")
    driving: int = _slv("車両", "操縦")
    boating: int = _slv("船舶", "操縦")
    aviation: int = _slv("航空", "操縦")
    spaceflight: int = _slv("宙行", "操縦")
    repair: int = _slv("修理", "操縦")
    stealth: int = _slv("隠密", "専門")
    survival: int = _slv("生存", "専門")
    computing: int = _slv("電子", "専門")
    trivia: int = _slv("雑学", "専門")
    tactics: int = _slv("戦術", "専門")
    riches: int = _slv("財力", "専門")
    medicine: int = _slv("医術", "学術")
    language: int = _slv("言語", "学術")


DEFAULT_WEAPON = "melee_one_hand"
ONE_HANDED = frozenset(row.id for row in tables().weapons if row.hands == 1)


class FieldSkill(Record):
    """A level of 《芸術(分野)》 or 《知識(分野)》."""

    kind: Literal["art", "knowledge"] = Field("art", title="スキル名", json_schema_extra={"choices": FIELD_SKILLS})
    field: ShortText = Field("", title="分野")
    slv: int = Field(0, ge=0, le=99, title="SLV")


class Weapon(Record):
    """A weapon owned; bare hands are always there and never a row (EN-WPN-02)."""

    row: ShortText = Field(
        DEFAULT_WEAPON,
        title="種類",
        json_schema_extra={"list": "weapons", "choices": _names(tables().weapons[1:])},
    )
    name: RowName = Field("", title="名前")
    """Its shape; free (EN-WPN-03)."""
    carried: bool = Field(True, title="携行")
    in_use: bool = Field(True, title="使用中")
    hand_held: bool = Field(False, title="手持ち")
    """Artillery fired from the hands (EN-WPN-06)."""
    versatile: bool = Field(False, title="片手でも可")
    """Bought as the two-handed row, may be gripped with one hand (EN-WPN-05)."""
    grip: Literal["one", "two"] = Field("two", title="持ち方", json_schema_extra={"choices": GRIPS})

    @model_validator(mode="before")
    @classmethod
    def _fitting_hands(cls, data: Any) -> Any:
        """Hold a one-handed weapon with one hand by default (EN-WPN-05)."""
        if not isinstance(data, Mapping) or "grip" in data:
            return data
        row = data.get("row", DEFAULT_WEAPON)
        return {**data, "grip": "one"} if isinstance(row, str) and row in ONE_HANDED else data


class Armour(Record):
    """Armour or a shield owned."""

    row: ShortText = Field(
        "partial_armour",
        title="種類",
        json_schema_extra={"list": "armour", "choices": _names(tables().armour)},
    )
    name: RowName = Field("", title="名前")
    carried: bool = Field(True, title="携行")
    in_use: bool = Field(True, title="使用中")


class Item(Record):
    """Another thing owned."""

    row: ShortText = Field(
        "mobile_phone",
        title="種類",
        json_schema_extra={"list": "items", "choices": _names(tables().items)},
    )
    name: RowName = Field("", title="名前")
    quantity: int = Field(1, ge=0, le=999, title="数")


class Bond(Record):
    """A one-way 所縁 to a person (EN-ENI-01…11)."""

    box: bool = Field(False, title="マス")
    """Ticked: used in this scenario."""
    person: PersonName = Field("", title="相手の名")
    link: ShortText = Field("", title="相手のシート", json_schema_extra={"hidden": True})
    """Sheet id of the person where there is one."""
    relation: Literal["", "love", "friendship", "trust", "interest", "distrust", "hostility"] = Field(
        "", title="関係", json_schema_extra={"choices": RELATIONS}
    )


class Checklist(Record):
    """What earned a point this session (EN-XP-01)."""

    finished: bool = Field(False, title="最後まで参加")
    cooperated: bool = Field(False, title="PC同士で協力")
    appeared: bool = Field(False, title="他のPCが主人公のステージに登場")
    led: bool = Field(False, title="リーダー役")
    excellent: bool = Field(False, title="特に優秀な活躍")


class EffectUse(Record):
    """One effect paid by this character."""

    at: ShortText = Field("", title="時刻")
    stage: ShortText = Field("", title="ステージ")
    effect: ShortText = Field(
        "", title="エフェクト", json_schema_extra={"choices": {name: name for name in EFFECTS}, "free": True}
    )
    target: ShortText = Field("", title="受け手")
    coin: ShortText = Field("", title="支払い", json_schema_extra={"choices": dict(COINS), "free": True})
    """`gauge`, `bond` or `clv`."""
    support: bool = Field(False, title="援護")
    xp: int = Field(0, ge=0, le=9, title="経験点")


class Sheet(base.Sheet):
    """A character of 2d6+SLV."""

    system: str = Field("enishi", json_schema_extra={"hidden": True})
    background: LongText = Field("", title="設定")
    notes: LongText = Field("", title="その他")
    creation_option: Literal["", "a", "b"] = Field("", title="作成方法", json_schema_extra={"choices": STARTS})
    clv: int = Field(1, ge=0, le=999, title="CLV")
    skills: Skills = Field(Skills(), title="スキル")
    fields: tuple[FieldSkill, ...] = Field((), title="芸術・知識")
    mother_tongue: ShortText = Field("", title="母国語")
    languages: tuple[ShortText, ...] = Field((), title="習得言語")
    gauge_size: int = Field(1, ge=0, le=999, title="ゲージ")
    """Boxes; fixed when the zero stage closes (EN-TMP-01, EN-AMB-27)."""
    gauge_ticks: int = Field(0, ge=0, le=999, title="ゲージのチェック")
    lp: int = Field(6, ge=0, le=999, title="LP")
    sp: int = Field(6, ge=0, le=999, title="SP")
    dead: bool = Field(False, title="死亡")
    """Lasts until 蘇生, whatever LP and SP are (EN-AMB-51)."""
    wealth: int = Field(5, ge=0, le=99_999, title="財産ポイント")
    """What is left; while `draft` the shop computes it instead (`wealth_left`)."""
    weapons: tuple[Weapon, ...] = Field((), title="武器")
    armour: tuple[Armour, ...] = Field((), title="防具")
    items: tuple[Item, ...] = Field((), title="その他の装備")
    bonds: tuple[Bond, ...] = Field((), title="所縁")
    xp_total: int = Field(0, ge=0, le=99_999, title="獲得経験点")
    xp_spent: int = Field(0, ge=0, le=99_999, title="使用経験点")
    xp_checklist: Checklist = Field(Checklist(), title="経験点チェック")
    first_aid_used: bool = Field(False, title="手当て済")
    backstage_rest: bool = Field(False, title="回復に専念")
    days_towards_lp: int = Field(0, ge=0, le=2, title="経過日数")
    effect_log: tuple[EffectUse, ...] = Field((), title="使用記録")

    def slv(self, skill: str) -> int:
        """Return the SLV of a skill id, or of `art:歌唱` / `knowledge:歴史`; 0 when not learnt (EN-AMB-10)."""
        return level(self.skills, self.fields, skill)


PLAY_FIELDS = (
    "lp", "sp", "dead", "clv", "gauge_size", "gauge_ticks", "bonds", "bonds.*.box", "xp_total", "xp_checklist",
    "first_aid_used", "backstage_rest", "days_towards_lp", "wealth", "effect_log", "items.*.quantity",
    "weapons.*.carried",
)  # fmt: skip
"""What play changes."""
CREATED_FIELDS = (
    "creation_option", "clv", "skills", "fields.*.slv", "gauge_size", "wealth", "xp_total", "xp_spent",
    "weapons.*.row", "armour.*.row", "items.*.row", "items.*.quantity", "dead", "effect_log",
)  # fmt: skip
"""What creation has settled."""
OPEN_FIELDS = (
    "name", "clv", "lp", "sp", "dead", "gauge_size", "gauge_ticks", "xp_total", "xp_spent", "skills", "fields"
)  # fmt: skip
"""What every player may read."""
SET_IN_FIGHT = ("lp", "sp", "dead", "clv", "gauge_ticks")
"""Numbers that the GM may write at any moment of play (EN-TAB-11)."""
SET_IN_SESSION = (*SET_IN_FIGHT, "xp_total", "wealth", "days_towards_lp")
"""The same between fights."""


def title_of(field: str) -> str:
    """Return what a number that the GM writes is called."""
    return "死亡の印" if field == "dead" else str(Sheet.model_fields[field].title)


def most(field: str) -> int | None:
    """Return the largest number that a field holds."""
    return next((int(str(bound.le)) for bound in Sheet.model_fields[field].metadata if isinstance(bound, Le)), None)


def bounded(field: str, value: Any) -> Any:
    """Keep a number in the bounds of its field."""
    limit = most(field)
    return value if limit is None else min(value, limit)


def set_by_hand(sheet: Sheet, field: str, value: int) -> Sheet:
    """Write a number whatever the rules say of it, as the sheet can hold it (EN-TAB-11)."""
    before = getattr(sheet, field)
    after = type(before)(value % 3 if field == "days_towards_lp" else bounded(field, value))
    return sheet if after == before else sheet.evolve(**{field: after})


def level(skills: Skills, fields: tuple[FieldSkill, ...], skill: str) -> int:
    """Read one SLV; 《芸術》 or 《知識》 without its field means the best one: table rows name none (EN-AMB-47)."""
    kind, _, field = skill.partition(":")
    if kind in FIELD_SKILLS:
        return max((row.slv for row in fields if row.kind == kind and field in ("", row.field)), default=0)
    return int(getattr(skills, skill, 0))
