"""コモン as the window shows it: house rules that open steps, and the signs of its names."""

from __future__ import annotations

from desktop.controllers.main import MainController
from tests.test_common_by_hand import in_the_square
from tests.test_session_common import Gm


def test_cards_are_used_outside_of_scenes_where_the_house_allows_it(main: MainController) -> None:
    """CM-AMB-90: the switch opens hands in the setup step, and closes them without it."""
    for scene_only in (True, False):
        gm = Gm(main, sample=scene_only)
        rules = gm.campaign_window.open_campaign.rules
        definition = gm.campaign_window.open_campaign.system.definition()
        rules.game = gm.campaign_window.open_campaign.system.game(
            definition.evolve(settings={"actions.scene_only": scene_only}, lists=rules.game.definition.lists)
        )
        gm.begin()
        gm.next()
        assert gm.tracker.ui.scenePage.isHidden() is scene_only
        if not scene_only:
            owner = next(s for s in gm.state.pcs if any(copy.card == "max_ap_up" for copy in s.abilities))
            gm.hand(owner.name)
            gm.face(gm.tile("MAXAP増加").buttons, "使う")
            assert [effect.cause for effect in gm.state.sheets[owner.id].effects] == ["MAXAP増加"]
        gm.play_session.close("session")


def test_character_outside_scene_can_be_marked(main: MainController) -> None:
    """CM-AMB-52: the GM sets the will to fight before a character enters, and the battle begins on entry."""
    gm = in_the_square(main)
    away = next(s for s in gm.state.sheets.values() if s.id not in gm.state.cast and not s.hostile)
    gm.campaign_window.play_page.select(away.id)
    gm.face(gm.tracker.ui.marks, "戦意を付ける")
    assert gm.state.battle is None
    gm.face(gm.tracker.ui.marks, "登場させる")
    assert gm.state.battle is not None


def test_names_use_the_brackets_of_the_rules(main: MainController) -> None:
    """CM-TERM-10, CM-STATE-02, CM-CARD-08, CM-AMB-09: <card> with a badge of its kind, 《state》."""
    gm = in_the_square(main)
    who = gm.state.pcs[0]
    gm.hand(who.name)
    tiles = [tile for tile in gm.tracker.hand_pane.tiles if not tile.isHidden()]
    assert all(tile.name.text().startswith("<") and tile.name.text().endswith(">") for tile in tiles)
    assert {tile.kind.text().partition("　")[0] for tile in tiles} == {"アビリティ", "アイテム"}
    gm.play_session.play("session", {"kind": "add_state", "who": who.id, "state": {"name": "毒"}})
    (shown,) = (person for person in gm.campaign_window.play_page.people() if person.id == who.id)
    assert [str(condition.label) for condition in shown.conditions] == ["《毒》"]


def test_growth_on_the_sheet_is_bound_to_the_scene(main: MainController) -> None:
    """CM-SCN-06: outside of a scene the GM is asked first; within one growth is bought and logged."""
    main.open_sample("common")
    campaign_window = main.campaign_window
    assert campaign_window is not None
    sheet = campaign_window.sheet
    assert sheet is not None
    sheet.document.apply(lambda s: s.evolve(cp=4), "CP")
    who, gm = sheet.document.sheet.id, Gm(main, sample=False)
    ui = sheet.frame.ui
    gm.begin()
    gm.next()
    gm.next()
    held = len(gm.state.sheets[who].abilities)
    sheet.frame.grow_requested.emit("max_ap_up:")
    assert len(gm.state.sheets[who].abilities) == held
    assert ui.problemRule.text() == "CM-SCN-06"
    ui.rulingButton.click()
    assert campaign_window.open_campaign.flush()
    assert len(gm.state.sheets[who].abilities) == held + 1
    while len(gm.state.choices) < len(gm.state.pcs):
        gm.area("村の広場")
    gm.next()
    gm.area("村の広場")
    sheet.frame.grow_requested.emit("max_ap_up:")
    assert ui.problemBox.isHidden()
    assert campaign_window.open_campaign.flush()
    assert len(gm.state.sheets[who].abilities) == held + 2
    assert "MAXAP増加" in gm.play_session.log().standing[-1].text
