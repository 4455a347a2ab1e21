"""The decisions of the catalogue that a GM may overrule by a switch; what is the GM's hand is `gm=True` on an event."""

from __future__ import annotations

from typing import Literal

from desktop.core.settings import Settings, published, setting
from desktop.systems.common.tables import GrowthRow
from desktop.systems.common.tables import elapsed as published_growth

DICE, VALUES, CARDS = "ダイス", "パラメータ", "カード"
AREAS, SCENES, BATTLE, CHECKS, RECORDS = "エリアと移動", "シーン", "戦闘", "判定", "記録"


class CommonSettings(Settings):
    """House switches of Common Rule."""

    elapsed: tuple[GrowthRow, ...] = published(published_growth())
    dice_unlisted: Literal["app", "any"] = setting(
        "app",
        key="dice.unlisted",
        title="手順のないダイスコード",
        says="1D7 のように実物のダイスの手順がないコードを、アプリだけで振るか、値の手入力も認めるかを決めます。",
        rule="CM-AMB-05",
        group=DICE,
        choices={"app": "アプリだけ", "any": "手入力も可"},
    )
    scenario_first: bool = setting(
        True,
        key="precedence.scenario_first",
        title="シナリオのカードを優先",
        says="卓とシナリオに同じカードがあるとき、シナリオの書き方を優先します。",
        rule="CM-AMB-10",
        group=CARDS,
    )
    states_act: bool = setting(
        True,
        key="states.act",
        title="ステートの効果を計算",
        says="ステートに書いた増減を、MAXAPと技能値に自動で足します。",
        rule="CM-AMB-11",
        group=VALUES,
    )
    secret_card: bool = setting(
        True,
        key="secrets.card_asks",
        title="カードで得る秘密は確認",
        says="名前の欠けたカードなどから秘密を得るとき、GMの確認を求めます。",
        rule="CM-AMB-12",
        group=RECORDS,
    )
    start_ap: Literal[-1, 0] = setting(
        -1,
        key="battle.start_ap",
        title="戦闘開始時のAP",
        says="戦闘が始まるときのAPを、戦闘以外の −1 のままにするか 0 にするかを決めます。",
        rule="CM-AMB-13",
        group=BATTLE,
        choices={-1: "−1 のまま", 0: "0"},
    )
    carry_level: bool = setting(
        False,
        key="carry.level",
        title="レベルを引き継ぐ",
        says="次のシナリオへレベルを持ち越します。",
        rule="CM-AMB-18",
        group=VALUES,
    )
    carry_states: bool = setting(
        False,
        key="carry.states",
        title="ステートを引き継ぐ",
        says="次のシナリオへステートを持ち越します。",
        rule="CM-AMB-19",
        group=VALUES,
    )
    default_growth: int = setting(
        1,
        key="growth.default",
        title="成長速度の提案",
        says="新しいキャラクターに提案する成長速度です。",
        rule="CM-AMB-20",
        group=VALUES,
        ge=0,
        le=1000,
    )
    growth_locked: bool = setting(
        True,
        key="growth.locked",
        title="成長速度を固定",
        says="作成を終えたキャラクターの成長速度を変えられなくします。",
        rule="CM-AMB-20",
        group=VALUES,
    )
    cp_left: Literal["ask", "lose"] = setting(
        "ask",
        key="cp.left",
        title="余ったCP",
        says="サイクルの終わりにCPが余っているとき、GMに確認するか、黙って失わせるかを決めます。",
        rule="CM-AMB-22",
        group=VALUES,
        choices={"ask": "確認する", "lose": "失う"},
    )
    npc_grows: bool = setting(
        False,
        key="npc.grows",
        title="NPCも成長",
        says="セットアップステップのレベルとCPの計算をNPCにも行います。",
        rule="CM-AMB-23",
        group=VALUES,
    )
    sell_items: bool = setting(
        False,
        key="items.sell",
        title="アイテムの売却",
        says="シーンエリアで売っているアイテムを、同じ値段で手放して財産点にできます。",
        rule="CM-AMB-24",
        group=CARDS,
    )
    skill_floor: bool = setting(
        False,
        key="skill.floor",
        title="技能値の下限を0に",
        says="下げる効果が重なっても、技能値・判定値・難易度を 0 より下にしません。",
        rule="CM-AMB-26",
        group=VALUES,
    )
    move_order: Literal["snapshot", "in_turn"] = setting(
        "snapshot",
        key="move.order",
        title="エリアの選び方",
        says="全員が同じ時点で選んで一斉に移動するか、選んだ順にすぐ移動するかを決めます。",
        rule="CM-AMB-29",
        group=AREAS,
        choices={"snapshot": "一斉に", "in_turn": "順番に"},
    )
    anyone: Literal["all", "pc"] = setting(
        "all",
        key="conditions.anyone",
        title="「だれか一人」の範囲",
        says="だれか一人が行った・会ったという条件に、NPCの記録も数えるかを決めます。",
        rule="CM-AMB-30",
        group=AREAS,
        choices={"all": "NPCも数える", "pc": "PCだけ"},
    )
    met_when: Literal["scene", "area"] = setting(
        "scene",
        key="met.when",
        title="会ったことになる時",
        says="同じシーンに登場した時か、同じエリアに着いた時かを決めます。",
        rule="CM-AMB-31",
        group=AREAS,
        choices={"scene": "シーンに登場", "area": "エリアに到着"},
    )
    visited_when: Literal["move", "scene"] = setting(
        "move",
        key="visited.when",
        title="行ったことになる時",
        says="移動した時か、そのエリアのシーンが描写された時かを決めます。",
        rule="CM-AMB-32",
        group=AREAS,
        choices={"move": "移動した時", "scene": "描写された時"},
    )
    absent_allowed: bool = setting(
        True,
        key="move.absent",
        title="不在のPC",
        says="プレイヤーがいないPCを、そのサイクルだけどのエリアにも置かずに進められます。",
        rule="CM-AMB-36",
        group=AREAS,
    )
    npc_bound: bool = setting(
        False,
        key="npc.bound",
        title="NPCにもエリアの条件",
        says="GMがNPCを置くときにも、解放条件と立ち入り条件を確かめます。",
        rule="CM-AMB-39",
        group=AREAS,
    )
    npc_scenes: bool = setting(
        False,
        key="scene.npc_only",
        title="NPCだけのシーン",
        says="PCのいないエリアでも、NPCがいればシーンを描写できます。",
        rule="CM-AMB-40",
        group=SCENES,
    )
    grow_in_battle: bool = setting(
        True,
        key="growth.in_battle",
        title="戦闘中の取得と購入",
        says="戦闘中にもアビリティの取得とアイテムの購入を認めます。",
        rule="CM-AMB-43",
        group=SCENES,
    )
    secret_give: Literal["confirm", "auto"] = setting(
        "confirm",
        key="secrets.give",
        title="秘密の渡し方",
        says="入手条件を満たしたとき、GMが確かめてから渡すか、すぐに渡すかを決めます。",
        rule="CM-AMB-44",
        group=RECORDS,
        choices={"confirm": "GMが確かめる", "auto": "すぐに渡す"},
    )
    secret_consumable: bool = setting(
        False,
        key="secrets.consumable",
        title="秘密を消費できる",
        says="制限:消費で秘密を使い切ることを認めます。",
        rule="CM-AMB-45",
        group=CARDS,
    )
    drop_difficulty: int = setting(
        10,
        key="drops.difficulty",
        title="ドロップアイテムの難易度",
        says="シナリオが難易度を決めていないドロップアイテムの難易度です。",
        rule="CM-AMB-46",
        group=CHECKS,
        ge=-1000,
        le=100_000,
    )
    transfer: bool = setting(
        True,
        key="items.transfer",
        title="アイテムの受け渡し",
        says="同じシーンのキャラクターどうしでアイテムを渡し、捨てることを認めます。",
        rule="CM-AMB-47",
        group=CARDS,
    )
    cap_counts: Literal["owned", "scenario"] = setting(
        "owned",
        key="cap.counts",
        title="取得枚数上限の数え方",
        says="いま持っているすべての枚数か、このシナリオで得た枚数かを決めます。",
        rule="CM-AMB-49",
        group=CARDS,
        choices={"owned": "持っている枚数", "scenario": "このシナリオで得た枚数"},
    )
    show_unlocked: bool = setting(
        True,
        key="display.unlocked",
        title="開いたエリアを公開",
        says="解放条件を満たしているエリアを公開画面に出します。",
        rule="CM-AMB-50",
        group=RECORDS,
    )
    talk_reminder: bool = setting(
        True,
        key="talk.reminder",
        title="会話の注意",
        says="違うエリアにいるキャラクターどうしの会話に注意を出します。",
        rule="CM-AMB-51",
        group=SCENES,
    )
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

    def growth_of(self, cycles: int) -> GrowthRow:
        """Return what a number of elapsed cycles gives (CM-CYC-03, CM-CYC-04)."""
        return self.elapsed[cycles - 1]
