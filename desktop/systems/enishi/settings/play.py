"""What a GM may overrule about creation, equipment, damage, battle, bonds and the session (catalogue 7.4 to 7.7)."""

from __future__ import annotations

from typing import Literal

from desktop.core.settings import Settings, published, setting
from desktop.systems.enishi.tables import DamageRow, PowerRow, tables


class EquipmentSettings(Settings):
    """One field per decision; its rule id names the default."""

    all_levels: bool = setting(
        True, title="レベルの配りきり", says="作成のスキルレベルは残さず配ります。", rule="EN-AMB-30", group="作成"
    )
    current_rises: bool = setting(
        True,
        title="成長とLP・SP",
        says="最大値が上がると今のLP・SPも同じだけ上がります。",
        rule="EN-AMB-32",
        group="作成",
    )
    riches_pay: bool = setting(
        False, title="財力の成長", says="財力が1上がるたびに財産ポイントを5得ます。", rule="EN-AMB-33", group="作成"
    )
    count_languages: bool = setting(
        True, title="言語の数", says="習得言語の数を《言語》のSLVと同じにします。", rule="EN-AMB-35", group="作成"
    )
    too_heavy_blocks: bool = setting(
        True, title="重すぎる装備", says="移動力が0以下では作成を終えられません。", rule="EN-AMB-36", group="作成"
    )
    bonds_at_creation: bool = setting(
        False,
        title="作成時の所縁",
        says="作成中に所縁を自由に書けます。切るとGMの同意を求めます。",
        rule="EN-AMB-37",
        group="作成",
    )
    npc_checks: Literal["warn", "block"] = setting(
        "warn",
        title="NPCの作成",
        says="NPCの作成で決まりに外れたときの扱いです。",
        rule="EN-AMB-82",
        group="作成",
        choices={"warn": "知らせるだけ", "block": "PCと同じ"},
    )
    weight_of: Literal["carried", "in_use"] = setting(
        "carried",
        title="移動修正の対象",
        says="移動修正を数える装備です。",
        rule="EN-AMB-38",
        group="装備",
        choices={"carried": "携行するもの", "in_use": "使用中のもの"},
    )
    cannon_weight: Literal["hand_held", "always"] = setting(
        "hand_held",
        title="砲撃武器の重さ",
        says="砲撃武器の移動修正を数える時です。",
        rule="EN-AMB-39",
        group="装備",
        choices={"hand_held": "手持ちのとき", "always": "携行するかぎり"},
    )
    shield_with_two_hands: bool = setting(
        False, title="両手武器と盾", says="両手で武器を持つ間も盾が効きます。", rule="EN-AMB-40", group="装備"
    )
    one_hand_row: bool = setting(
        False,
        title="片手持ちの数値",
        says="両手用を片手で持つ間は片手用の数値を使います。",
        rule="EN-AMB-41",
        group="装備",
    )
    armour_stacks: bool = setting(
        False, title="防具の重ね着", says="鎧や盾をいくつでも重ねて使えます。", rule="EN-AMB-42", group="装備"
    )
    second_weapon: int = setting(
        0,
        title="二つ目の武器",
        says="武器を二つ以上使用中のとき攻撃の達成値に足す数です。",
        rule="EN-AMB-43",
        group="装備",
        ge=-5,
        le=5,
    )
    items_stack: bool = setting(
        False, title="道具の重複", says="同じ道具を二つ以上持てば修正も重なります。", rule="EN-AMB-44", group="装備"
    )
    thrown_used_up: bool = setting(
        False, title="投擲武器の消費", says="投げた武器は携行から外れます。", rule="EN-AMB-45", group="装備"
    )
    resale: bool = setting(
        False, title="装備の売却", says="買った装備をコストの値で売れます。", rule="EN-AMB-46", group="装備"
    )


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
