"""What a GM may overrule about dice and growth (CM-AMB-05 to -26), areas, scenes and secrets (CM-AMB-29 to -51)."""

from __future__ import annotations

from typing import Literal

from desktop.core.settings import Settings, published, setting
from desktop.systems.common.tables import GrowthRow
from desktop.systems.common.tables import elapsed as published_growth

DICE, VALUES, CARDS = "ダイス", "パラメータ", "カード"
AREAS, SCENES, BATTLE, CHECKS, RECORDS = "エリアと移動", "シーン", "戦闘", "判定", "記録"


class StorySettings(Settings):
    """One field per decision; its rule id names the default."""

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


class PeopleSettings(Settings):
    """One field per decision; its rule id names the default."""

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

    def growth_of(self, cycles: int) -> GrowthRow:
        """Return what a number of elapsed cycles gives (CM-CYC-03, CM-CYC-04)."""
        return self.elapsed[cycles - 1]
