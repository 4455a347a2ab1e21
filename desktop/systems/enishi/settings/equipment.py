"""What a GM may overrule about creation and equipment (catalogue 7.4)."""

from __future__ import annotations

from typing import Literal

from desktop.core.settings import Settings, setting


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
