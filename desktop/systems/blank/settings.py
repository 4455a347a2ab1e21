"""The decisions of a custom game that are switches and numbers, and the words that it may rename."""

from __future__ import annotations

from typing import Literal

from desktop.core.game import Label
from desktop.core.settings import Settings, setting

LABELS = (
    Label(id="abilities", text="能力値", rule="BL-ABL-01", spoken=True),
    Label(id="skills", text="技能", rule="BL-SKL-01", spoken=True),
    Label(id="items", text="持ち物", rule="BL-ITM-01", spoken=True),
    Label(id="conditions", text="状態", rule="BL-CND-01", spoken=True),
    Label(id="money", text="お金", rule="BL-ITM-02", spoken=True),
    Label(id="points", text="成長点", rule="BL-GRW-01", spoken=True),
    Label(id="check", text="判定", rule="BL-CHK-01", spoken=True),
    Label(id="contest", text="対抗判定", rule="BL-CHK-07", spoken=True),
    Label(id="round", text="ラウンド", rule="BL-TRN-03", spoken=True),
)
"""The words of the sheet that a game may rename."""

_BUILD = "作り方"
_CHECK = "ふつうの判定"
_GROW = "成長"


class BlankSettings(Settings):
    """Settings by their keys."""

    build_method: Literal["points", "roll", "free"] = setting(
        "points",
        key="build.method",
        title="能力値の決め方",
        says="能力値を、点を分けて決めるか、ダイスで決めるか、自由に書くかを選びます。",
        rule="BL-BLD-01",
        group=_BUILD,
        choices={"points": "点を分ける", "roll": "ダイスで決める", "free": "自由に書く"},
    )
    build_points: int = setting(
        10,
        key="build.points",
        title="能力値に使う点",
        says="はじめの値から上げるのに使える点です。はじめの値より下げると、その分が戻ります。",
        rule="BL-BLD-02",
        group=_BUILD,
        ge=0,
        le=9999,
    )
    build_again: bool = setting(
        False,
        key="build.again",
        title="振り直してよい",
        says="作成で振ったダイスを、何度でも振り直せるようにします。",
        rule="BL-BLD-03",
        group=_BUILD,
    )
    build_skill_points: int = setting(
        20,
        key="build.skill_points",
        title="技能に使う点",
        says="作成で技能に使える点です。",
        rule="BL-BLD-04",
        group=_BUILD,
        ge=0,
        le=9999,
    )
    build_skill_most: int | None = setting(
        None,
        key="build.skill_most",
        title="一つの技能に使える点",
        says="作成で一つの技能に使える点の上限です。空なら上限はありません。",
        rule="BL-BLD-04",
        group=_BUILD,
        ge=0,
        le=9999,
    )
    build_money: int = setting(
        0,
        key="build.money",
        title="はじめのお金",
        says="作成で持ち物に使えるお金です。残りは持ったまま始めます。",
        rule="BL-ITM-02",
        group=_BUILD,
        ge=0,
        le=9999,
    )
    check_subject: Literal["both", "skills", "abilities", "none"] = setting(
        "both",
        key="check.subject",
        title="何で判定するか",
        says="ふつうの判定に使うものです。「使わない」なら、自作の判定だけで遊びます。",
        rule="BL-CHK-01",
        group=_CHECK,
        choices={
            "both": "能力値と技能",
            "skills": "技能だけ",
            "abilities": "能力値だけ",
            "none": "使わない",
        },
    )
    check_way: Literal["over", "under"] = setting(
        "over",
        key="check.way",
        title="成功の条件",
        says="ダイスに値を足して目標以上を出すか、ダイスで値以下を出すかを決めます。",
        rule="BL-CHK-02",
        group=_CHECK,
        choices={"over": "ダイス＋値が目標以上", "under": "ダイスが値以下"},
    )
    check_dice: int = setting(
        2,
        key="check.dice",
        title="ダイスの数",
        says="ふつうの判定で振るダイスの数です。",
        rule="BL-CHK-03",
        group=_CHECK,
        ge=1,
        le=20,
    )
    check_sides: int = setting(
        6,
        key="check.sides",
        title="ダイスの面",
        says="ふつうの判定で振るダイスの面の数です。",
        rule="BL-CHK-03",
        group=_CHECK,
        ge=2,
        le=100,
    )
    check_target: int = setting(
        10,
        key="check.target",
        title="ふつうの目標",
        says="ダイスに値を足すとき、ほかに何も言わなければこの目標に挑みます。",
        rule="BL-CHK-04",
        group=_CHECK,
        ge=-9999,
        le=9999,
    )
    check_critical: int | None = setting(
        None,
        key="check.critical",
        title="クリティカルの出目",
        says="出目がここまで良ければ、いつも成功し、クリティカルになります。空なら起きません。",
        rule="BL-CHK-05",
        group=_CHECK,
        ge=1,
        le=2000,
    )
    check_fumble: int | None = setting(
        None,
        key="check.fumble",
        title="ファンブルの出目",
        says="出目がここまで悪ければ、いつも失敗し、ファンブルになります。空なら起きません。",
        rule="BL-CHK-05",
        group=_CHECK,
        ge=1,
        le=2000,
    )
    check_share: int = setting(
        0,
        key="check.share",
        title="大成功は値の何分の1か",
        says="ダイスが値以下で成功するとき、値の何分の1以下でもクリティカルにするかです。0なら使いません。",
        rule="BL-CHK-06",
        group=_CHECK,
        ge=0,
        le=100,
    )
    check_contest: bool = setting(
        True,
        key="check.contest",
        title="対抗判定",
        says="相手のダイスと比べる判定を使います。",
        rule="BL-CHK-07",
        group=_CHECK,
    )
    growth_session: int = setting(
        1,
        key="growth.session",
        title="一回で受け取る成長点",
        says="セッションの終わりに、プレイヤーキャラクターが受け取る成長点です。",
        rule="BL-GRW-01",
        group=_GROW,
        ge=0,
        le=9999,
    )
    growth_ability: int = setting(
        5,
        key="growth.ability",
        title="能力値を1上げる成長点",
        says="能力値を1上げるのに使う成長点です。0なら、成長では上がりません。",
        rule="BL-GRW-02",
        group=_GROW,
        ge=0,
        le=9999,
    )
    growth_skill: int = setting(
        1,
        key="growth.skill",
        title="技能を1上げる成長点",
        says="技能を1上げるのに使う成長点です。0なら、成長では上がりません。",
        rule="BL-GRW-03",
        group=_GROW,
        ge=0,
        le=9999,
    )
    growth_rising: bool = setting(
        False,
        key="growth.rising",
        title="高いほど費用がかかる",
        says="費用に、上げた後の値を掛けます。",
        rule="BL-GRW-04",
        group=_GROW,
    )
