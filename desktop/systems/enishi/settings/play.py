"""What a GM may overrule about damage, battle, bonds and the session (catalogue 7.5 to 7.7)."""

from __future__ import annotations

from typing import Literal

from desktop.core.settings import Settings, published, setting
from desktop.systems.enishi.tables import DamageRow, PowerRow, tables


class PlaySettings(Settings):
    """One field per decision; its rule id names the default."""

    powers: tuple[PowerRow, ...] = published(tables().powers)
    damage: tuple[DamageRow, ...] = published(tables().damage)
    sp_needs_two: bool = setting(
        False,
        title="SPで受ける条件",
        says="LPが残る間、負傷ダメージをSPで受けるには2点以上のSPが要ります。",
        rule="EN-AMB-48",
        group="ダメージ",
    )
    fatigue_to_lp: bool = setting(
        False,
        title="疲労の行き先",
        says="SPで受けきれない疲労ダメージがLPに回ります。",
        rule="EN-AMB-49",
        group="ダメージ",
    )
    unconscious_acts: bool = setting(
        False, title="気絶中の行動", says="気絶していても行動と防御ができます。", rule="EN-AMB-50", group="ダメージ"
    )
    heal_the_dead: bool = setting(
        False, title="死者の全回復", says="全回復を死者にも使えます。", rule="EN-AMB-51", group="ダメージ"
    )
    aid_self: bool = setting(
        True, title="自分への手当て", says="自分で自分を手当てできます。", rule="EN-AMB-52", group="回復"
    )
    aid_once_tried: bool = setting(
        False, title="手当ての失敗", says="失敗した手当てもステージに1回と数えます。", rule="EN-AMB-52", group="回復"
    )
    keep_days: bool = setting(
        True, title="端数の日数", says="3日に満たない日数を次のステージへ持ちこします。", rule="EN-AMB-53", group="回復"
    )
    rest_reroll: bool = setting(
        True, title="休養の振りなおし", says="バックステージの1d6を振りなおせます。", rule="EN-AMB-54", group="回復"
    )
    order_ties: Literal["tactics", "list"] = setting(
        "tactics",
        title="同値の行動順番",
        says="行動順番の達成値が同じときの決め方です。",
        rule="EN-AMB-56",
        group="戦闘",
        choices={"tactics": "戦術、PC、並び順", "list": "並び順"},
    )
    hold_action: bool = setting(
        False, title="行動の待機", says="順番を後ろへ回して待てます。", rule="EN-AMB-57", group="戦闘"
    )
    reaction_limit: int = setting(
        0,
        title="受動行動の数",
        says="1ターンの受動行動の上限です。0なら限りません。",
        rule="EN-AMB-58",
        group="戦闘",
        ge=0,
        le=20,
    )
    combat_options: bool = setting(
        False,
        title="戦闘オプション",
        says="攻撃に徹する・防御に徹するを、毎回GMに尋ねずに使えます。",
        rule="EN-AMB-61",
        group="戦闘",
    )
    options_combine: bool = setting(
        False,
        title="オプションの併用",
        says="二つの戦闘オプションを同じターンに使えます。",
        rule="EN-AMB-61",
        group="戦闘",
    )
    power_grows: bool = setting(
        False,
        title="威力値の続き",
        says="達成値18より上も3ごとに威力値が2ずつ増えます。",
        rule="EN-AMB-62",
        group="戦闘",
    )
    ambush_ties: bool = setting(
        False,
        title="不意打ちの同値",
        says="不意打ちの達成値が同じなら仕掛けた側が勝ちます。",
        rule="EN-AMB-65",
        group="戦闘",
    )
    ambush_stacks: bool = setting(
        False,
        title="不意打ちの重なり",
        says="不意打ちに負けるたびに防御の修正が重なります。",
        rule="EN-AMB-65",
        group="戦闘",
    )
    situations: Literal["sum", "worst"] = setting(
        "sum",
        title="視界と水の修正",
        says="視界修正と水域修正が重なるときの扱いです。",
        rule="EN-AMB-66",
        group="戦闘",
        choices={"sum": "足し合わせる", "worst": "大きい方だけ"},
    )
    rounding: Literal["exact", "down", "up"] = setting(
        "exact",
        title="移動の端数",
        says="水中の移動で出る端数の扱いです。",
        rule="EN-AMB-67",
        group="戦闘",
        choices={"exact": "そのまま", "down": "切り捨て", "up": "切り上げ"},
    )
    least_move: int = setting(
        0,
        title="重すぎるときの移動",
        says="移動力が0以下のとき、移動力の代わりに使う数です。",
        rule="EN-AMB-68",
        group="戦闘",
        ge=0,
        le=3,
    )
    bonds_used: bool = setting(
        True,
        title="所縁を使う",
        says="切ると、シートからも遊びからも所縁がなくなります。書いてあるものは残ります。",
        rule="EN-ENI-01",
        group="所縁",
    )
    change_frees_box: bool = setting(
        False, title="所縁の変更とマス", says="所縁を書き換えるとマスが空きます。", rule="EN-AMB-69", group="所縁"
    )
    trust_about: bool = setting(
        True,
        title="所縁のマスの使いどころ",
        says="その人に関わるとプレイヤーが言えばマスを使えます。切るとGMの同意を求めます。",
        rule="EN-AMB-70",
        group="所縁",
    )
    many_excellent: bool = setting(
        True, title="特に優秀な人数", says="特に優秀な活躍を何人にも認めます。", rule="EN-AMB-72", group="経験"
    )
    grow_in_battle: bool = setting(
        False, title="戦闘中の成長", says="バトルステージの間も経験点を使えます。", rule="EN-AMB-73", group="経験"
    )
    mains_first: bool = setting(
        False,
        title="クールの順序",
        says="サブステージはメインステージが済んでから行います。",
        rule="EN-AMB-76",
        group="進行",
    )
    battle_is_main: bool = setting(
        False,
        title="バトルステージの数え方",
        says="バトルステージをクールのメインステージに数えます。",
        rule="EN-AMB-55",
        group="進行",
    )
    continues: bool = setting(
        False,
        title="シナリオの継続",
        says="セッションが変わっても所縁のマスを空けません。",
        rule="EN-AMB-79",
        group="進行",
    )
