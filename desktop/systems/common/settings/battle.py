"""What a GM may overrule about battles and about cards in them (CM-AMB-52 to -70)."""

from __future__ import annotations

from typing import Literal

from desktop.core.settings import Settings, setting
from desktop.systems.common.settings.groups import BATTLE, CARDS


class BattleSettings(Settings):
    """One field per decision; its rule id names the default."""

    battle_auto: bool = setting(
        True,
        key="battle.automatic",
        title="戦闘の自動開始",
        says="戦闘可能で戦意を持つシーンキャラクターがいれば、すぐに戦闘を始め、いなくなれば終えます。",
        rule="CM-AMB-52",
        group=BATTLE,
    )
    skip_incapable: bool = setting(
        False,
        key="battle.skip_incapable",
        title="戦えない者を飛ばす",
        says="戦闘可能でないシーンキャラクターに手番を与えません。",
        rule="CM-AMB-53",
        group=BATTLE,
    )
    join_ap: Literal["wait", "full"] = setting(
        "wait",
        key="battle.join_ap",
        title="途中参加のAP",
        says="戦闘の途中で入った者のAPを、−1 から始めるか、MAXAPを足すかを決めます。",
        rule="CM-AMB-56",
        group=BATTLE,
        choices={"wait": "−1 から", "full": "MAXAPを足す"},
    )
    tie: Literal["dice", "order"] = setting(
        "dice",
        key="initiative.tie",
        title="APの割合が同じとき",
        says="ダイスで決めるか、表の上の者から動くかを決めます。",
        rule="CM-AMB-57",
        group=BATTLE,
        choices={"dice": "ダイス", "order": "表の順"},
    )
    major_debt: bool = setting(
        True,
        key="major.debt",
        title="APより重いメジャー",
        says="APより大きいメジャーを使い、APを 0 より下にすることを認めます。",
        rule="CM-AMB-60",
        group=BATTLE,
    )
    start_hex: int = setting(
        0,
        key="battle.start_hex",
        title="最初のヘクス",
        says="戦闘が始まるとき全員を置くヘクス番号です。0 なら未配置のままにします。",
        rule="CM-AMB-61",
        group=BATTLE,
        ge=0,
        le=37,
    )
    process_only: bool = setting(
        True,
        key="process.only",
        title="プロセスのカードの時機",
        says="制限:セットアッププロセスなどのカードを、戦闘中はそのプロセスだけで使えるようにします。",
        rule="CM-AMB-62",
        group=CARDS,
    )
    process_count: Literal["copy", "kind"] = setting(
        "copy",
        key="process.count",
        title="プロセスの回数の数え方",
        says="プロセスごとの使用回数を、1枚ごとに数えるか、種類ごとに数えるかを決めます。",
        rule="CM-AMB-63",
        group=CARDS,
        choices={"copy": "1枚ごと", "kind": "種類ごと"},
    )
    untimed: Literal["any", "own_turn"] = setting(
        "any",
        key="cards.untimed",
        title="時機の制限がないカード",
        says="戦闘中、時機の制限がないカードをいつでも使えるか、自分のターンだけかを決めます。",
        rule="CM-AMB-65",
        group=CARDS,
        choices={"any": "いつでも", "own_turn": "自分のターンだけ"},
    )
    round_outside: bool = setting(
        False,
        key="round.outside",
        title="戦闘以外のラウンド効果",
        says="ラウンドの間だけ続く効果を戦闘以外でも使えるようにし、シーンの終わりまで続けます。",
        rule="CM-AMB-66",
        group=CARDS,
    )
    move_outside: bool = setting(
        False,
        key="move.outside",
        title="戦闘以外の移動カード",
        says="ヘクスを移動するカードを戦闘以外でも使えるようにします（位置は変わりません）。",
        rule="CM-AMB-70",
        group=CARDS,
    )
