"""What a GM may overrule about effects (catalogue 7.3)."""

from __future__ import annotations

from typing import Literal

from desktop.core.settings import Settings, setting


class EffectSettings(Settings):
    """One field per decision; its rule id names the default."""

    effects_used: bool = setting(
        True,
        title="エフェクトを使う",
        says="切ると、ゲージもエフェクトもなくなり、ダイスと数値だけで決まります。シートの記録は残ります。",
        rule="EN-TMP-01",
        group="エフェクト",
    )
    reroll_others: Literal["allies", "own", "any"] = setting(
        "allies",
        title="振りなおせるダイス",
        says="振りなおしを使えるダイスの持ち主です。",
        rule="EN-AMB-19",
        group="エフェクト",
        choices={"allies": "自分と味方", "own": "自分だけ", "any": "だれでも"},
    )
    reroll_scope: Literal["throw", "all"] = setting(
        "throw",
        title="振りなおす範囲",
        says="ダブルアップのダイスを振ったあとに振りなおすダイスです。",
        rule="EN-AMB-20",
        group="エフェクト",
        choices={"throw": "いま振った分", "all": "最初の2個から全部"},
    )
    effect_limit: Literal["window", "check"] = setting(
        "window",
        title="一度に一つの数え方",
        says="一人が使えるエフェクトを一つに限る区切りです。",
        rule="EN-AMB-21",
        group="エフェクト",
        choices={"window": "宣言の機会ごと", "check": "判定ごと"},
    )
    plus_window: Literal["both", "own"] = setting(
        "both",
        title="対抗判定の達成値+1",
        says="達成値+1を宣言する時です。",
        rule="EN-AMB-22",
        group="エフェクト",
        choices={"both": "両者の達成値を見てから", "own": "それぞれの達成値が出た直後"},
    )
    damage_at_zero: bool = setting(
        False,
        title="ダメージ0の宣言",
        says="命中してダメージが0のときも、ダメージ+1などを宣言できます。",
        rule="EN-AMB-23",
        group="エフェクト",
    )
    cover_again: bool = setting(
        False,
        title="くり返しのカバーリング",
        says="同じ人が一つの攻撃に何度でもカバーリングできます。",
        rule="EN-AMB-24",
        group="エフェクト",
    )
    payers: Literal["all", "able"] = setting(
        "all",
        title="支払える人",
        says="気絶した人もエフェクトの代価を払えるかどうかです。",
        rule="EN-AMB-25",
        group="エフェクト",
        choices={"all": "死者のほか全員", "able": "動ける人だけ"},
    )
    support_xp: bool = setting(
        True,
        title="援護の経験点",
        says="ほかの人のためのエフェクトで、払った人が経験点を得ます。",
        rule="EN-AMB-26",
        group="エフェクト",
    )
    gauge_live: bool = setting(
        False,
        title="ゲージの大きさ",
        says="ゲージのマス数がいつも今のCLVに従います。",
        rule="EN-AMB-27",
        group="エフェクト",
    )
    clv_returns: bool = setting(
        False,
        title="失ったCLV",
        says="エフェクトで失ったCLVがセッションの終わりに戻ります。",
        rule="EN-AMB-29",
        group="エフェクト",
    )
    effects_from: Literal["first", "zero"] = setting(
        "first",
        title="エフェクトの解禁",
        says="エフェクトと判定を使えるようになるステージです。",
        rule="EN-AMB-77",
        group="エフェクト",
        choices={"first": "ファーストステージから", "zero": "ゼロステージから"},
    )
