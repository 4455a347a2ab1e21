"""What a GM may overrule about dice, parameters and how characters grow (CM-AMB-05 to -26)."""

from __future__ import annotations

from typing import Literal

from desktop.core.settings import Settings, published, setting
from desktop.systems.common.settings.groups import BATTLE, CARDS, DICE, RECORDS, VALUES
from desktop.systems.common.tables import GrowthRow
from desktop.systems.common.tables import elapsed as published_growth


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
