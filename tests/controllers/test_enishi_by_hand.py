"""What a play session of えにし by hand brought to light:
who paid for what stands in the log, with or without a battle.
"""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from desktop.controllers.main import MainController
from desktop.core.play import Choose
from desktop.services.journal.replay import replay
from tests.table_mode import TableGm, click


def _called(gm: TableGm, name: str) -> str:
    return next(sheet.id for sheet in (*gm.players, *gm.npcs) if sheet.name == name)


def test_bond_paid_outside_battle_is_logged(main: MainController) -> None:
    """EN-TMP-09: the log names the bond that paid for the second throw."""
    gm = TableGm(main, "enishi")
    haru = next(sheet for sheet in gm.players if sheet.name == "三枝 ハル")
    gm.campaign_window.tray.prepare(haru.id, "check", {"skill": "athletics", "target": 9})
    gm.throw(2, 3)
    roll = gm.play_session.roll
    assert roll is not None
    bond = next(o for o in roll.check.options if o.payer not in ("", haru.id) and "所縁" in str(o.cost))
    gm.play_session.post(Choose(option=bond.id))
    payer = next(sheet for sheet in gm.players if sheet.id == bond.payer)
    gm.throw(6, 4)
    for _ in range(4):
        if gm.play_session.roll is not None and not gm.play_session.roll.done:
            gm.press(Qt.Key.Key_Return)
    text = f"{bond.label}（{payer.name} 所縁：{haru.name}）"
    line = gm.play_session.log().entries[-1]
    assert line.kind == "check"
    assert line.text.endswith(f"10 成功　宣言：{text}")
    assert text in replay(gm.play_session.log(), "夜")


def test_manual_damage_is_split_whole(main: MainController) -> None:
    """EN-DMG-03: T and 40 is a damage of 40, not of the LP left."""
    main.window.show()
    gm = TableGm(main, "enishi")
    gm.begin("battle", [sheet.id for sheet in (*gm.players, *gm.npcs)])
    gm.campaign_window.play_page.page.setFocus()
    gm.press(Qt.Key.Key_2)
    gm.press_damage_key(Qt.Key.Key_Minus, 40)
    check = gm.state("battle").check
    assert check.state.damage == 40
    for _ in range(4):
        if gm.play_session.roll is not None and gm.play_session.roll.open:
            gm.next()
    fallen = next(
        fighter.actor
        for fighter in gm.state("battle").fighters
        if fighter.actor.id == gm.campaign_window.play_page.selected
    )
    assert (fallen.lp, fallen.sp, fallen.state) == (0, 0, "dead")


def test_dead_character_is_revived_in_public(main: MainController) -> None:
    """EN-PRM-06: 蘇生 is offered without a switch, and the page does not suggest recovery for a dead character."""
    main.window.show()
    gm = TableGm(main, "enishi")
    gm.begin("battle", [sheet.id for sheet in (*gm.players, *gm.npcs)])
    gm.campaign_window.play_page.page.setFocus()
    gm.press(Qt.Key.Key_2)
    tools = gm.tracker("battle").tools.ui
    assert not tools.reviveButton.isVisible()
    gm.press_damage_key(Qt.Key.Key_Minus, 40)
    while gm.play_session.roll is not None and gm.play_session.roll.open:
        gm.next()
    assert not tools.toolsBody.isVisible()
    assert tools.reviveButton.isVisible()
    who = gm.campaign_window.play_page.selected
    other = next(sheet for sheet in gm.players if sheet.id != who)
    tools.payer.setCurrentIndex(tools.payer.findData(other.id))
    click(tools.reviveButton)
    fallen = next(fighter.actor for fighter in gm.state("battle").fighters if fighter.actor.id == who)
    assert fallen.state == "normal"
    assert gm.play_session.log().entries[-1].text == f"{other.name}：蘇生（CLV） → {fallen.name}　援護で経験点 +2"
    assert not tools.reviveButton.isVisible()


def test_each_character_attacks_with_their_own_weapon(main: MainController) -> None:
    """EN-BTL-06: a swordswoman strikes with her sword after a fighter without a weapon."""
    main.window.show()
    gm = TableGm(main, "enishi")
    haru, nanami, foe = (_called(gm, name) for name in ("三枝 ハル", "霧島 七海", "霧の手下"))
    gm.begin("battle", [haru, nanami, foe])
    gm.next()
    for who, number in ((haru, 9), (nanami, 8), (foe, 1)):
        gm.campaign_window.play_page.requests.post(
            "battle", {"kind": "adjust", "who": who, "field": "order", "value": number}
        )
    tracker = gm.tracker("battle")
    assert tracker.aim_at(foe)
    assert tracker.next_name == "素手/蹴り → 霧の手下"
    tracker.ui.reaction.setCurrentIndex(1)
    tracker.ui.search.setChecked(True)
    gm.campaign_window.play_page.requests.post("battle", {"kind": "done", "who": haru})
    assert gm.state("battle").now == nanami
    assert tracker.next_name == "", "nobody aims yet"
    assert tracker.aim_at(foe)
    assert tracker.next_name == "白兵武器(片手用) → 霧の手下"
    assert tracker.next_event() == {"kind": "attack", "who": nanami, "target": foe, "weapon": "0"}


def test_thrown_turn_order_shows_no_chances(main: MainController) -> None:
    """EN-TAB-14: after a throw of 8 there is no 「8 以上 100 %」."""
    main.window.show()
    gm = TableGm(main, "enishi")
    haru, foe = (_called(gm, name) for name in ("三枝 ハル", "霧の手下"))
    gm.begin("battle", [haru, foe])
    gm.next()
    gm.campaign_window.play_page.requests.post("battle", {"kind": "order", "who": haru})
    assert gm.play_session.roll is not None
    assert gm.play_session.roll.check.odds().rows
    gm.throw(5, 3)
    assert gm.play_session.roll.open
    assert not gm.play_session.roll.check.odds().rows


def test_full_recovery_logs_earned_experience(main: MainController) -> None:
    """EN-XP-03: two points are logged, also during a check."""
    main.window.show()
    gm = TableGm(main, "enishi")
    haru, akane, foe = (_called(gm, name) for name in ("三枝 ハル", "朝倉 アカネ", "霧の手下"))
    gm.begin("battle", [haru, akane, foe])
    heal = {"kind": "effect", "effect": "full_heal", "receiver": haru}
    text = "朝倉 アカネ：全回復（CLV） → 三枝 ハル　援護で経験点 +2"
    gm.campaign_window.play_page.requests.post("battle", {"kind": "adjust", "who": haru, "field": "sp", "value": 1})
    gm.campaign_window.play_page.requests.post("battle", heal | {"payer": akane})
    assert gm.play_session.log().entries[-1].text == text
    gm.campaign_window.play_page.requests.post("battle", {"kind": "adjust", "who": haru, "field": "sp", "value": 1})
    gm.next()
    gm.campaign_window.play_page.requests.post("battle", {"kind": "order", "who": haru})
    gm.campaign_window.play_page.requests.post("battle", heal | {"payer": akane})
    assert gm.play_session.log().entries[-1].text == text


@pytest.mark.parametrize(
    ("system", "points", "left"),
    [("enishi", {"xp_total": 5}, "経験点 5"), ("common", {"cp": 4}, "CP 4"), ("d6game", {}, "")],
)
def test_growth_shows_available_points(main: MainController, system: str, points: dict[str, int], left: str) -> None:
    """EN-GRW-01, CM-SCN-07: the page shows available points beside costs."""
    main.open_sample(system)
    assert main.campaign_window is not None
    sheet = main.campaign_window.sheet
    assert sheet is not None
    for field, value in points.items():
        sheet.document.edit(field, value)
    sheet.document.end_burst()
    sheet.frame.show_growth_page()
    label = sheet.frame.ui.growthLeft
    assert label.isHidden() is not bool(left)
    assert left in label.text() or not left
