"""What a GM may overrule about areas, scenes, secrets and what is shown (CM-AMB-29 to -51)."""

from __future__ import annotations

from typing import Literal

from desktop.core.settings import Settings, setting
from desktop.systems.common.settings.groups import AREAS, CARDS, CHECKS, RECORDS, SCENES


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
