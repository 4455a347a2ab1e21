"""A short play session of d6game, kotodama and common by keys alone: letters, digits, Tab, Space, Enter, arrows."""

from __future__ import annotations

from PySide6.QtCore import Qt

from desktop.controllers.main import MainController
from desktop.systems.d6game.battle.state import Phase
from desktop.views.systems.common.play.area_card import AreaCard
from desktop.views.systems.common.play.parts import CardTile
from tests.table_keys import Keys, round_by_keys


def test_d6game(main: MainController) -> None:
    """D6G-CMB-03 to -13: announced checks, then a combat to its end; power by E and a digit, answers too."""
    gm = Keys(main, "d6game")
    gm.push(gm.campaign_window.play_page.page.ui.beginSession)
    gm.begin_here(npcs=True)
    assert gm.play_session.playing.running == ("session",)
    for person in gm.players[:2]:
        gm.choose(person.id)
        gm.next()
        gm.finish()
        assert gm.state("session").check is None
    gm.begin_battle()
    for person in gm.players[1:]:
        gm.hurt(person.id, 99)
    for person in gm.npcs[1:]:
        gm.hurt(person.id, 99)
    for number in range(200):
        phase = gm.state("battle").phase
        if phase in (Phase.COMBAT_END, Phase.GAME_OVER):
            break
        gm.campaign_window.play_page.page.setFocus()
        step = gm.state("battle").step
        if step in ("power", "response"):
            gm.press(Qt.Key.Key_9 if step == "power" else (Qt.Key.Key_O, Qt.Key.Key_K)[number % 2])
        elif not gm.type_dice():
            gm.next()
    assert gm.state("battle").phase in (Phase.COMBAT_END, Phase.GAME_OVER)
    gm.assert_log_and_undo_agree()
    for _ in range(4):
        if "battle" in gm.play_session.playing.running:
            gm.campaign_window.play_page.page.setFocus()
            gm.next()
    assert gm.play_session.playing.running == ("session",)
    gm.assert_in_step()


def test_kotodama(main: MainController) -> None:
    """KO-PHS, KO-ACT: a round with a move, attacks and acts given up, then the victory that N announces."""
    gm = Keys(main, "kotodama")
    gm.begin_battle()
    round_by_keys(gm)
    assert gm.play_session.playing.running == ()


def test_common(main: MainController) -> None:
    """CM-CYC-02 to -10: a cycle with its areas, a card in the scene, CP spent, then the next cycle."""
    gm = Keys(main, "common")
    gm.push(gm.campaign_window.play_page.page.ui.beginSession)
    gm.begin_here(npcs=False)
    tracker = gm.tracker("session")
    gm.next()
    gm.next()
    assert gm.state("session").elapsed == 1
    for _ in gm.state("session").pcs:
        card = next(c for c in gm.main.window.findChildren(AreaCard) if c.isVisible() and c.face.name == "水車小屋")
        gm.push(card)
    gm.campaign_window.play_page.page.setFocus()
    gm.next()
    assert gm.state("session").phase == "main_pick"
    card = next(c for c in gm.main.window.findChildren(AreaCard) if c.isVisible() and c.face.name == "水車小屋")
    gm.push(card)
    assert gm.state("session").phase == "scene"
    before = gm.state("session")
    finder = next(s for s in before.scene_sheets if s.is_pc and any(copy.card == "search" for copy in s.abilities))
    gm.choose(finder.id)
    tile = next(t for t in gm.main.window.findChildren(CardTile) if t.isVisible() and t.name.text() == "<探索>")
    button = tile.buttons.button(tile.buttons.faces[0].id)
    assert button is not None
    gm.push(button)
    gm.finish()
    assert gm.state("session").last is not None
    gm.assert_log_and_undo_agree()
    for _ in range(6):
        if gm.state("session").phase == "setup":
            break
        gm.campaign_window.play_page.page.setFocus()
        gm.next()
    assert gm.state("session").phase == "setup"
    assert gm.state("session").counter == 1
    assert tracker.ui.areasPage.isVisible()
    gm.assert_in_step()
