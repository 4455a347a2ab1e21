"""What a GM may overrule about checks and effects (catalogue 7.2 and 7.3)."""

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


class CheckSettings(Settings):
    """One field per decision; its rule id names the default."""

    double_up_limit: int = setting(
        1,
        title="ダブルアップの回数",
        says="ダブルアップで足すダイスは最大この個数です。2個目からは、前のダイスがゾロ目と同じ目のときだけ振ります。",
        rule="EN-AMB-06",
        group="判定",
        ge=0,
        le=4,
    )
    special_in_opposed: bool = setting(
        True,
        title="対抗判定の特別な出目",
        says="対抗判定にもファンブルとダブルアップを使います。",
        rule="EN-AMB-07",
        group="判定",
    )
    special_in_order: bool = setting(
        True,
        title="行動順番の特別な出目",
        says="行動順番を決める判定にもファンブルとダブルアップを使います。",
        rule="EN-AMB-07",
        group="判定",
    )
    fumble_flat: bool = setting(
        True,
        title="ファンブルの達成値",
        says="ファンブルの達成値は修正を足さない0です。切ると0にSLVと修正を足します。",
        rule="EN-AMB-08",
        group="判定",
    )
    failure_stays: bool = setting(
        True,
        title="自動的失敗の扱い",
        says="ファンブルと自動失敗は、あとで達成値が上がっても失敗のままです。",
        rule="EN-AMB-09",
        group="判定",
    )
    unowned_skills: bool = setting(
        True, title="持たないスキル", says="持っていないスキルもSLV 0として使えます。", rule="EN-AMB-10", group="判定"
    )
    negative_achievement: bool = setting(
        True,
        title="負の達成値",
        says="修正で0を下回った達成値をそのまま比べます。切ると0で止めます。",
        rule="EN-AMB-11",
        group="判定",
    )
    free_target: bool = setting(
        True, title="自由な目標値", says="難易度表にない数も目標値にできます。", rule="EN-AMB-12", group="判定"
    )
    default_target: int = setting(
        7,
        title="はじめの目標値",
        says="判定の準備で最初に入っている目標値です。",
        rule="EN-AMB-12",
        group="判定",
        ge=-20,
        le=60,
    )
    answer_failure: bool = setting(
        True,
        title="失敗した攻撃への防御",
        says="攻撃側がファンブルや自動失敗でも、防御側もダイスを振って達成値を出します。",
        rule="EN-OPP-01",
        group="判定",
    )
    both_auto: Literal["cancel", "second"] = setting(
        "cancel",
        title="双方の自動成功",
        says="対抗判定の両者が自動成功を使ったときの決め方です。",
        rule="EN-AMB-14",
        group="判定",
        choices={"cancel": "打ち消し合って振る", "second": "あとの側だけ成功"},
    )
    auto_number: Literal["after", "before"] = setting(
        "after",
        title="自動成功の達成値",
        says="自動成功の側の達成値を、相手の達成値+1効果の前後どちらの数から決めるかです。",
        rule="EN-AMB-15",
        group="判定",
        choices={"after": "+1効果のあと", "before": "+1効果のまえ"},
    )
    declare_before: Literal["own", "all"] = setting(
        "own",
        title="ダイスを振る前の宣言",
        says="対抗判定で自動成功・自動失敗を宣言できる時を決めます。",
        rule="EN-AMB-16",
        group="判定",
        choices={"own": "自分の側が振る前", "all": "最初のダイスより前"},
    )
    auto_failure_on: Literal["any", "own"] = setting(
        "any",
        title="自動失敗の相手",
        says="自動失敗を使える判定です。",
        rule="EN-AMB-17",
        group="判定",
        choices={"any": "だれの判定でも", "own": "自分の判定だけ"},
    )
    auto_cancel: Literal["one", "all"] = setting(
        "one",
        title="打ち消しの数え方",
        says="自動成功と自動失敗が重なったときの数え方です。",
        rule="EN-AMB-18",
        group="判定",
        choices={"one": "一対一で消す", "all": "全部消す"},
    )
    places: Literal["gap", "dense"] = setting(
        "gap",
        title="競争の順位",
        says="同着のあとの順位の数え方です。",
        rule="EN-AMB-81",
        group="判定",
        choices={"gap": "1・1・3", "dense": "1・1・2"},
    )
