"""Switches of combat."""

from __future__ import annotations

from typing import Literal

from desktop.core.settings import setting
from desktop.systems.d6game.settings.resources import ResourceSettings

_COMBAT = "戦闘"


class CombatSettings(ResourceSettings):
    """How combatants fight, and who sees what of it."""

    combat: bool = setting(
        True,
        key="combat.enabled",
        title="戦闘を使う",
        says="戦闘の手順を、このゲームで使うかを決めます。",
        rule="D6G-GMV-04",
        group=_COMBAT,
    )
    power_min: int = setting(
        1,
        key="combat.power_min",
        ge=0,
        le=99,
        title="パワーの下限",
        says="攻撃側が選べるいちばん小さいパワーです。",
        rule="D6G-AMB-27",
        group=_COMBAT,
    )
    power_max: int = setting(
        10,
        key="combat.power_max",
        ge=1,
        le=99,
        title="パワーの上限",
        says="攻撃側が選べるいちばん大きいパワーです。",
        rule="D6G-AMB-27",
        group=_COMBAT,
    )
    combat_fate: bool = setting(
        False,
        key="combat.fate_changes",
        title="戦闘でも命運が動く",
        says="戦闘の出目でも、判定と同じように命運が増減します。隠した手の分は見せるときまで待ちます。",
        rule="D6G-AMB-24",
        group=_COMBAT,
    )
    tie_order: Literal["roster", "previous", "roll"] = setting(
        "roster",
        key="combat.tie_order",
        title="ライフが同じときの順番",
        says="ライフが同じ人どうしの手番の順番を決めます。",
        rule="D6G-AMB-22",
        group=_COMBAT,
        choices={"roster": "名簿の順", "previous": "前の一巡の順", "roll": "1d6を振る（低い順）"},
    )
    power_open: bool = setting(
        True,
        key="combat.power_open",
        title="パワーを先に告げる",
        says="応戦か回避かを選ぶ前に、攻撃対象へパワーを知らせます。",
        rule="D6G-AMB-26",
        group=_COMBAT,
    )
    gm_sees_attack: bool = setting(
        True,
        key="combat.gm_sees_attack",
        title="GMは隠した手を見る",
        says="攻撃対象を担当していないGMは、隠した役を見られます。",
        rule="D6G-AMB-25",
        group=_COMBAT,
    )
    spectators_see_attack: bool = setting(
        False,
        key="combat.spectators_see_attack",
        title="ほかの人も隠した手を見る",
        says="攻撃対象でないプレイヤーも、隠した役を見られます。",
        rule="D6G-AMB-25",
        group=_COMBAT,
    )
    reveal_on_dodge: Literal["never", "immediately"] = setting(
        "never",
        key="combat.reveal_on_dodge",
        title="回避のあとの手",
        says="回避されたあと、攻撃側の役を見せるかを決めます。",
        rule="D6G-AMB-28",
        group=_COMBAT,
        choices={"never": "見せない", "immediately": "すぐ見せる"},
    )
    revival: bool = setting(
        True,
        key="combat.revival",
        title="戦闘後の復帰",
        says="味方が残っていれば、倒れた人は戦闘のあとライフ1で戻れます。",
        rule="D6G-AMB-31",
        group=_COMBAT,
    )
