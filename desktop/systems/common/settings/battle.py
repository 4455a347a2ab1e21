"""What a GM may overrule about battles (CM-AMB-52 to -70), and about checks, cards and records (CM-AMB-73 to -98)."""

from __future__ import annotations

from typing import Literal

from desktop.core.settings import Settings, setting
from desktop.systems.common.settings.story import BATTLE, CARDS, CHECKS, RECORDS


class CardSettings(Settings):
    """One field per decision; its rule id names the default."""

    skip_sure: bool = setting(
        False,
        key="check.skip_sure",
        title="必ず成功する判定",
        says="難易度 0 で必ず成功する行為判定では、ダイスを振らずに進めます。",
        rule="CM-AMB-73",
        group=CHECKS,
    )
    default_difficulty: int = setting(
        10,
        key="check.default_difficulty",
        title="難易度の初期値",
        says="対象のない行為判定で最初に出す難易度です。",
        rule="CM-AMB-74",
        group=CHECKS,
        ge=-1000,
        le=100_000,
    )
    helpers: Literal["anyone", "actor"] = setting(
        "anyone",
        key="check.helpers",
        title="制限:行為判定のカードを使える者",
        says="判定の途中のカードを、どのシーンキャラクターも使えるか、判定する本人だけかを決めます。",
        rule="CM-AMB-76",
        group=CHECKS,
        choices={"anyone": "だれでも", "actor": "本人だけ"},
    )
    marks_stay: bool = setting(
        True,
        key="items.marks_stay",
        title="渡したアイテムの使用回数",
        says="アイテムを渡しても、使った回数の印をそのまま残します。",
        rule="CM-AMB-78",
        group=CARDS,
    )
    target_user: bool = setting(
        True,
        key="target.user",
        title="使用者も対象に入る",
        says="N体・Nヘクス・全ての対象に使用者自身を含めます。",
        rule="CM-AMB-79",
        group=CARDS,
    )
    hex_outside: Literal["area", "none"] = setting(
        "area",
        key="hex.outside",
        title="戦闘以外のヘクス",
        says="戦闘以外の同ヘクスを、エリア全体とみなすか、だれもいないとみなすかを決めます。",
        rule="CM-AMB-80",
        group=CARDS,
        choices={"area": "エリア全体", "none": "だれもいない"},
    )
    target_empty: bool = setting(
        True,
        key="target.empty",
        title="だれもいない範囲",
        says="自分以外・全て・Nヘクスのカードを、対象がいなくても使えるようにします。",
        rule="CM-AMB-81",
        group=CARDS,
    )
    equip_exact: bool = setting(
        False,
        key="equip.exact",
        title="装備の数はちょうど",
        says="制限:装備の枚数を、N枚以上ではなくちょうどN枚とします。",
        rule="CM-AMB-83",
        group=CARDS,
    )
    consume_first: Literal["loose", "equipped"] = setting(
        "loose",
        key="consume.first",
        title="先に消費するカード",
        says="消費するとき、装備していない枚から使うか、装備している枚から使うかを決めます。",
        rule="CM-AMB-84",
        group=CARDS,
        choices={"loose": "装備していない枚", "equipped": "装備している枚"},
    )
    fill_choices: Literal["known", "owned"] = setting(
        "known",
        key="fill.choices",
        title="○○・□□に選べるもの",
        says="卓にあるすべての種類・系統から選ぶか、自分が持っているものだけから選ぶかを決めます。",
        rule="CM-AMB-87",
        group=CARDS,
        choices={"known": "卓にあるすべて", "owned": "持っているもの"},
    )
    rounding: Literal["exact", "down", "up"] = setting(
        "exact",
        key="fractions.rounding",
        title="端数",
        says="カードの計算で端数が出たとき、そのまま使うか、切り捨てるか、切り上げるかを決めます。",
        rule="CM-AMB-89",
        group=CHECKS,
        choices={"exact": "そのまま", "down": "切り捨て", "up": "切り上げ"},
    )
    scene_only: bool = setting(
        True,
        key="actions.scene_only",
        title="アクションはシーンだけ",
        says="アビリティとアイテムの使用を、シーンに登場している者に限ります。",
        rule="CM-AMB-90",
        group=CARDS,
    )
    if_wins: bool = setting(
        True,
        key="play.if_wins",
        title="IFプレイを優先",
        says="前に遊んだシナリオなら、ほかの形態に当てはまってもIFプレイとします。",
        rule="CM-AMB-92",
        group=RECORDS,
    )
    several_pcs: bool = setting(
        True,
        key="players.several_pcs",
        title="一人で複数のPC",
        says="一人のプレイヤーが二人以上のPCを持つことを認めます。",
        rule="CM-AMB-94",
        group=RECORDS,
    )
    unique_names: bool = setting(
        True,
        key="names.unique",
        title="名前を重ねない",
        says="キャラクターの名前が重なる卓を始めません。",
        rule="CM-AMB-95",
        group=RECORDS,
    )
    show_custom: bool = setting(
        False,
        key="display.custom",
        title="追加欄を公開",
        says="PCの追加欄を公開画面に出します。",
        rule="CM-AMB-98",
        group=RECORDS,
    )


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
