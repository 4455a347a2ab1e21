"""The decisions of d20fate that a GM may overrule: one switch each, with default and rule id; and the words."""

from __future__ import annotations

from typing import Literal

from desktop.core.expression.tree import Cut
from desktop.core.game import Label
from desktop.core.settings import Settings, published, setting
from desktop.systems.d20fate.tables import ProficiencyRow

_ABILITY = "能力値とレベル"
_FORMULA = "判定の式"
_NATURAL = "20と1"
_CONTEST = "対抗判定"
_FATE = "フェイト・ダイス"
_TABLE = "卓の進め方"


class D20FateSettings(Settings):
    """Settings by their keys in section 9 of the catalogue."""

    ability_min: int = setting(
        1,
        key="ability.min",
        title="能力値の下限",
        says="能力値はこれより低くできません。",
        rule="D20-AMB-02",
        group=_ABILITY,
        ge=-99,
        le=999,
    )
    ability_max: int = setting(
        30,
        key="ability.max",
        title="能力値の上限",
        says="能力値はこれより高くできません。",
        rule="D20-AMB-02",
        group=_ABILITY,
        ge=-99,
        le=999,
    )
    level_min: int = setting(
        1,
        key="level.min",
        title="レベルの下限",
        says="レベルはこれより低くできません。",
        rule="D20-GMV-01",
        group=_ABILITY,
        ge=0,
        le=99,
    )
    level_max: int = setting(
        20,
        key="level.max",
        title="レベルの上限",
        says="レベルはこれより高くできません。",
        rule="D20-GMV-01",
        group=_ABILITY,
        ge=0,
        le=99,
    )
    modifier_rounding: Literal["floor", "toward_zero"] = setting(
        "floor",
        key="modifier.rounding",
        title="修正値の端数",
        says="(能力値−10)÷2 の端数をどちらへ丸めるかを決めます。",
        rule="D20-AMB-01",
        group=_FORMULA,
        choices={"floor": "切り下げ（9は−1）", "toward_zero": "0に近いほうへ（9は±0）"},
    )
    proficiency: tuple[ProficiencyRow, ...] = published(())
    """The campaign's own table; empty: the one that `proficiency_table` chooses."""
    proficiency_table: Literal["every_5_levels", "every_4_levels"] = setting(
        "every_5_levels",
        key="proficiency.table",
        title="習熟ボーナスの表",
        says="レベル1の+2から+6まで、どのレベルで上がるかを決めます。",
        rule="D20-AMB-04",
        group=_FORMULA,
        choices={"every_5_levels": "5・10・15・20で上がる", "every_4_levels": "5・9・13・17で上がる"},
    )
    proficiency_applies: Literal["always", "trained_only"] = setting(
        "always",
        key="proficiency.applies",
        title="習熟を加える判定",
        says="習熟ボーナスをすべての判定に加えるか、習熟した技能だけに加えるかを決めます。",
        rule="D20-AMB-05",
        group=_FORMULA,
        choices={"always": "いつも", "trained_only": "習熟した技能だけ"},
    )
    must_roll_threshold: int = setting(
        0,
        key="must_roll.threshold",
        title="判定を省ける失敗率（％）",
        says="失敗の見込みがこの％を超える行動は、判定なしで済ませられません。",
        rule="D20-AMB-30",
        group=_FORMULA,
        ge=0,
        le=100,
    )
    natural_auto: bool = setting(
        True,
        key="natural.auto",
        title="20と1で決まる（目標値）",
        says="目標値への判定で、出目20を自動成功、1を自動失敗にします。切ると合計だけで決まります。",
        rule="D20-AMB-07",
        group=_NATURAL,
    )
    contest_natural_auto: bool = setting(
        True,
        key="contest.natural_auto",
        title="20と1で決まる（対抗）",
        says="対抗判定で、出目20と1を合計より先に比べます。切ると合計だけで決まります。",
        rule="D20-AMB-14",
        group=_NATURAL,
    )
    critical_damage_multiplier: int = setting(
        2,
        key="critical.damage_multiplier",
        title="クリティカルのダメージ倍率",
        says="卓でダメージを使うとき、クリティカルで最後の値に掛ける数です。",
        rule="D20-AMB-33",
        group=_NATURAL,
        ge=1,
        le=10,
    )
    contest_tie: Literal["actor", "status_quo", "reroll"] = setting(
        "actor",
        key="contest.tie",
        title="対抗判定の同値",
        says="合計が並んだとき、どちらの勝ちにするかを決めます。",
        rule="D20-AMB-13",
        group=_CONTEST,
        choices={"actor": "行動側の成功", "status_quo": "相手の勝ち（現状のまま）", "reroll": "決着なし、振り直す"},
    )
    fate_enabled: bool = setting(
        True,
        key="fate.enabled",
        title="フェイト・ダイスを使う",
        says="切ると、フェイト・ダイスも、ブーストとリロールも、スタントのごほうびもなくなり、出た目で決まります。",
        rule="D20-FATE-01",
        group=_FATE,
    )
    fate_session_start: int = setting(
        3,
        key="fate.session_start",
        title="セッション開始時の数",
        says="セッションの始めにもらうフェイト・ダイスの数です。",
        rule="D20-FATE-05",
        group=_FATE,
        ge=0,
        le=99,
    )
    fate_start_mode: Literal["set", "top_up", "add"] = setting(
        "set",
        key="fate.start_mode",
        title="開始時の配り方",
        says="前回の残りをどう扱うかを決めます。",
        rule="D20-AMB-26",
        group=_FATE,
        choices={"set": "その数にそろえる", "top_up": "足りない分だけ足す", "add": "残りに足す"},
    )
    fate_stunt: int = setting(
        1,
        key="fate.stunt",
        title="スタント1回の数",
        says="素晴らしいロールプレイでもらう数です。",
        rule="D20-FATE-06",
        group=_FATE,
        ge=0,
        le=99,
    )
    fate_max: int | None = setting(
        None,
        key="fate.max",
        title="持てる上限",
        says="一人が持てるフェイト・ダイスの上限です。空なら上限はありません。",
        rule="D20-AMB-27",
        group=_FATE,
        ge=0,
        le=999,
    )
    fate_cost: int = setting(
        1,
        key="fate.cost",
        title="1回の消費",
        says="ブーストやリロール1回で減る数です。",
        rule="D20-AMB-18",
        group=_FATE,
        ge=1,
        le=99,
    )
    fate_max_per_check: int | None = setting(
        None,
        key="fate.max_per_check",
        title="1判定の上限回数",
        says="一つの判定で片方の側が使える回数です。空なら何度でも使えます。",
        rule="D20-AMB-21",
        group=_FATE,
        ge=0,
        le=99,
    )
    fate_boost_die: Literal[4, 6, 8, 10, 12] = setting(
        6,
        key="fate.boost_die",
        title="ブーストのダイス",
        says="ブーストで判定に足すダイスの面数です。",
        rule="D20-FATE-02",
        group=_FATE,
        choices={4: "d4", 6: "d6", 8: "d8", 10: "d10", 12: "d12"},
    )
    fate_reroll_scope: Literal["all_dice", "adopted_die"] = setting(
        "all_dice",
        key="fate.reroll_scope",
        title="リロールで振るダイス",
        says="有利・不利のリロールで、2個とも振り直すか、採用した1個だけにするかを決めます。",
        rule="D20-AMB-23",
        group=_FATE,
        choices={"all_dice": "2個とも", "adopted_die": "採用した1個"},
    )
    fate_boost_when_hopeless: bool = setting(
        False,
        key="fate.boost_when_hopeless",
        title="決まった結果へのブースト",
        says="20や1で決まった失敗にもブーストを使えるようにします。結果は変わらず、1個むだになります。",
        rule="D20-AMB-20",
        group=_FATE,
    )
    fate_boost_keeps_after_reroll: bool = setting(
        True,
        key="fate.boost_keeps_after_reroll",
        title="リロール後のブースト",
        says="ブーストで足した数を、あとのリロールでも残します。",
        rule="D20-AMB-37",
        group=_FATE,
    )
    fate_npc_has_dice: bool = setting(
        False,
        key="fate.npc_has_dice",
        title="NPCのフェイト・ダイス",
        says="NPCにもフェイト・ダイスを持たせます。",
        rule="D20-AMB-28",
        group=_FATE,
    )
    dc_hidden: bool = setting(
        False,
        key="dc.hidden",
        title="目標値を伏せる",
        says="指定のときに選ばなければ、目標値を公開画面に出しません。",
        rule="D20-GMV-08",
        group=_TABLE,
    )
    opponent_secret: bool = setting(
        False,
        key="opponent.secret",
        title="相手の判定を隠す",
        says="対抗判定の相手のダイスを、解決まで公開画面に出しません。",
        rule="D20-PHY-06",
        group=_TABLE,
    )
    flow_auto_confirm: bool = setting(
        True,
        key="flow.auto_confirm",
        title="使えないときは自動で確定",
        says="フェイト・ダイスの使いみちがないとき、確定を押さずに解決へ進みます。",
        rule="D20-PHY-02",
        group=_TABLE,
    )
    flow_simple: bool = setting(
        False,
        key="flow.simple",
        title="簡易の流れ",
        says="能力値・目標値・ダイスだけを尋ね、宣言と解決は口頭で済ませて停止まで進みます。",
        rule="D20-LOOP-06",
        group=_TABLE,
    )
    law_reminder: bool = setting(
        True,
        key="law.reminder",
        title="鉄の掟を知らせる",
        says="判定を省いたり先へ進めたりしそうなとき、鉄の掟を一行で知らせます。",
        rule="D20-GMV-09",
        group=_TABLE,
    )

    @property
    def cut(self) -> Cut:
        """Every formula is cut off as the modifier is (D20-AMB-01)."""
        return self.modifier_rounding


_WORDS = (
    ("fate_dice", "フェイト・ダイス", "D20-FATE-01"),
    ("fate", "フェイト", "D20-FATE-01"),
    ("boost", "ブースト", "D20-FATE-02"),
    ("reroll", "リロール", "D20-FATE-03"),
    ("stunt", "スタント", "D20-FATE-06"),
    ("proficiency", "習熟", "D20-CORE-04"),
    ("advantage", "有利", "D20-ADV-02"),
    ("disadvantage", "不利", "D20-ADV-03"),
    ("critical", "クリティカル", "D20-RES-03"),
    ("fumble", "ファンブル", "D20-RES-04"),
    ("dc", "DC", "D20-CORE-05"),
)
LABELS = tuple(Label(id=f"word_{key}", text=text, rule=rule, spoken=True) for key, text, rule in _WORDS)
"""Their ids are no fields of a sheet: a field keeps its own title, in which the word is replaced as everywhere."""
