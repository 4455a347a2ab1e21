"""The character sheet of コトダマ d10: only what the rules name, and rows that every campaign may make its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, model_validator
from pydantic.config import JsonDict

from desktop.core.row_texts import row_name
from desktop.core.sheet import Identifier, LongText, Sheet, ShortText, new_id
from desktop.core.value import Record

RowName = Annotated[ShortText, row_name("kotodama")]

DENSEI = "densei"
"""Role of the one skill that the rules name (≪電制≫)."""
OVER = "over"
"""The one range that is not free text: オーバーレンジ."""

Side = Literal["pc", "enemy", "other"]
Tag = Literal["act", "react"]
CharState = Literal["unacted", "done", "downed", "dead"]
Connection = Literal["offline", "aware", "dive", "full_dive"]
Timing = Literal["setup", "initiative", "act", "cleanup", "other"]
Duration = Literal["instant", "cleanup", "scene", "permanent"]

SIDES = {"pc": "PC側", "enemy": "敵側", "other": "その他"}
TAGS = {"act": "アクト", "react": "リアクト"}
CHAR_STATES = {"unacted": "未行動", "done": "行動完了", "downed": "戦闘不能", "dead": "死亡"}
CONNECTIONS = {"offline": "未接続", "aware": "認識", "dive": "ダイブ", "full_dive": "完全ダイブ"}
TIMINGS = {
    "setup": "セットアップフェイズ",
    "initiative": "イニシアティヴフェイズ",
    "act": "アクト宣言",
    "cleanup": "クリンナップフェイズ",
    "other": "その他",
}
DURATIONS = {"instant": "即時", "cleanup": "クリンナップフェイズまで", "scene": "シーン終了まで", "permanent": "永続"}


def _choices(labels: Mapping[str, str]) -> JsonDict:
    return {"choices": dict(labels.items())}


def _whole(value: object) -> Any:
    if isinstance(value, bool):
        raise ValueError("true and false are not numbers")
    return value


ONESELF = frozenset(("自分", "自身", "自分自身", "本人", "self", "oneself"))
"""How people write that an art affects its user."""


def _range(text: Any) -> Any:
    return OVER if isinstance(text, str) and text.strip() in ("オーバーレンジ", "Over", "OVER") else text


Whole = Annotated[int, BeforeValidator(_whole)]
Range = Annotated[str, BeforeValidator(_range), Field(max_length=200)]
"""Free text or a number written as text, or `over`; the Japanese word is read as `over`."""


def range_label(range_: str) -> str:
    """Write a 射程 for people: the fixed value in Japanese, free text as it is."""
    return "オーバーレンジ" if range_ == OVER else range_


class Ability(Record):
    """One 【能力値】 (KO-SHT-08)."""

    id: Identifier = Field(default_factory=new_id, json_schema_extra={"hidden": True})
    name: RowName = Field("", title="【能力値】")
    reading: ShortText = Field("", title="読み", json_schema_extra={"hidden": True})
    tag: Tag = Field("act", title="系統", json_schema_extra=_choices(TAGS))
    value: Whole = Field(0, title="値", ge=0, le=30)


class Skill(Record):
    """One ≪技能≫ (KO-SHT-09); a blank value means that it is not owned (KO-SHT-31)."""

    id: Identifier = Field(default_factory=new_id, json_schema_extra={"hidden": True})
    name: RowName = Field("", title="≪技能≫")
    reading: ShortText = Field("", title="読み", json_schema_extra={"hidden": True})
    value: Whole | None = Field(None, title="値", ge=0, le=30)
    role: Literal["", "densei"] = Field("", json_schema_extra={"hidden": True})


class Art(Record):
    """One アーツ (KO-SHT-21)."""

    id: Identifier = Field(default_factory=new_id, json_schema_extra={"hidden": True})
    name: RowName = Field("", title="名称")
    timing: Timing = Field("act", title="使用タイミング", json_schema_extra=_choices(TIMINGS))
    cost: Whole | None = Field(None, title="消費行動回数", ge=0, le=9)
    range: Range = Field("", title="射程")
    target: ShortText = Field("", title="対象")
    duration: Duration = Field("instant", title="効果時間", json_schema_extra=_choices(DURATIONS))
    effect: LongText = Field("", title="効果")
    notes: LongText = Field("", title="備考")

    @property
    def on_self(self) -> bool:
        """Return whether it affects its user; targets are free text (KO-SHT-21)."""
        return self.target.strip().casefold() in ONESELF

    @property
    def over_range(self) -> bool:
        """Return whether it reaches across the two spaces (KO-SHT-41)."""
        return self.range == OVER


class Outfit(Record):
    """One アウトフィット (KO-SHT-22)."""

    id: Identifier = Field(default_factory=new_id, json_schema_extra={"hidden": True})
    equipped: bool = Field(False, title="装備中")
    name: RowName = Field("", title="名称")
    range: Range = Field("", title="射程")
    target: ShortText = Field("", title="対象")
    duration: Duration = Field("permanent", title="効果時間", json_schema_extra=_choices(DURATIONS))
    effect: LongText = Field("", title="効果")
    notes: LongText = Field("", title="備考")

    @property
    def over_range(self) -> bool:
        """Return whether it reaches across the two spaces (KO-SHT-41)."""
        return self.range == OVER


class HouseRule(Record):
    """One line of a campaign's own rules (KO-GEN-07); recorded, never enforced and never blocked."""

    id: Identifier = Field(default_factory=new_id, json_schema_extra={"hidden": True})
    name: RowName = Field("", title="名称")
    text: LongText = Field("", title="内容")
    agreed: bool = Field(False, title="GMと全PLが同意")


class KotodamaSheet(Sheet):
    """One character, PC or NPC. Ranges are this program's own except where a rule names the number."""

    system: Literal["kotodama"] = Field("kotodama", json_schema_extra={"hidden": True})
    side: Side = Field("pc", title="陣営", json_schema_extra=_choices(SIDES))
    dl: Whole = Field(0, title="DL", ge=0, le=20)
    abilities: tuple[Ability, ...] = Field((), title="【能力値】", max_length=60)
    skills: tuple[Skill, ...] = Field((), title="≪技能≫", max_length=120)
    hp_max: Whole = Field(10, title="HP最大値", ge=1, le=999)
    hp: Whole | None = Field(10, title="現在HP", ge=0, le=999)
    karma_max: Whole = Field(5, title="インガオホー初期値", ge=0, le=99)
    karma: Whole | None = Field(5, title="現在インガオホー値", ge=-99, le=99)
    initiative: Whole = Field(0, title="イニシアティヴ値", ge=-99, le=99)
    combat_move: Whole = Field(5, title="戦闘移動", ge=0, le=999)
    char_state: CharState = Field("unacted", title="状態", json_schema_extra=_choices(CHAR_STATES))
    connection: Connection = Field("offline", title="接続状態", json_schema_extra=_choices(CONNECTIONS))
    wazamae_counter: Whole = Field(0, title="ワザマエカウンター", ge=0, le=99)
    actor: LongText = Field("", title="アクター")
    connection_gear: ShortText = Field("", title="UNIX・LANジャック")
    arts: tuple[Art, ...] = Field((), title="アーツ", max_length=200)
    outfits: tuple[Outfit, ...] = Field((), title="アウトフィット", max_length=200)

    @model_validator(mode="before")
    @classmethod
    def _fill_in(cls, data: Any) -> Any:
        """Give an NPC its own side (KO-SHT-04) and read the older names of connection states (KO-AMB-46)."""
        if not isinstance(data, Mapping):
            return data
        filled = dict(data)
        if "side" not in filled:
            filled["side"] = "enemy" if filled.get("is_pc") is False else "pc"
        if isinstance(filled.get("connection"), str):
            filled["connection"] = read_connection(filled["connection"]) or filled["connection"]
        return filled

    @property
    def is_ninja(self) -> bool:
        """Return whether DL is 1 or more (KO-NIN-01)."""
        return self.dl >= 1

    @property
    def densei(self) -> Skill | None:
        """The skill with the role of ≪電制≫ (KO-SHT-10)."""
        return next((skill for skill in self.skills if skill.role == DENSEI), None)


_ALIASES = {"スタンドアロン": "offline", "並列": "dive", **{word: key for key, word in CONNECTIONS.items()}}


def read_connection(text: str) -> Connection | None:
    """Read an identifier or a Japanese name, older names and the suffix 状態 included; None: no such state.

    >>> read_connection("並列状態")
    'dive'
    """
    word = text.strip().removesuffix("状態")
    found = word if word in CONNECTIONS else _ALIASES.get(word)
    return found  # type: ignore[return-value]
