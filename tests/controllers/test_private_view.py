"""What a player sees under 見る in the kiosk: that player's own values, and no others."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.controllers.main import MainController
from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.core.prepared.handout import Handout
from desktop.views.display.screen_view import ScreenView
from desktop.views.display.window import PrivateViewPage
from tests.table_mode import TableGm, click

SYSTEMS = ("enishi", "common")
"""One that has nothing of its own to tell a player, and one that has secrets."""


def handed(campaign_window: CampaignWindow, sheet: str) -> PrivateViewPage:
    """Open the kiosk with a character's sheet, and press 見る."""
    campaign_window.hand_over(sheet, "2468")
    assert campaign_window.handed_over is not None
    screen = campaign_window.handed_over.screen
    click(screen.ui.lookButton)
    page = screen.findChild(PrivateViewPage)
    assert page is not None
    assert page.isVisible()
    return page


def titles(page: PrivateViewPage) -> list[str]:
    return [page.ui.leaves.item(row).text() for row in range(page.ui.leaves.count())]


def read(page: PrivateViewPage) -> str:
    """All text on every leaf: plain, painted, and for a screen reader."""
    view, found = page.ui.view, []
    assert isinstance(view, ScreenView)
    for row in range(page.ui.leaves.count()):
        page.ui.leaves.setCurrentRow(row)
        view.grab()
        found += [*view.shown.picture.face.texts, *view.shown.written, view.spoken_value()]
    return "\n".join([*titles(page), *found])


@pytest.mark.parametrize("system", SYSTEMS)
def test_player_reads_own_handouts_only(main: MainController, system: str) -> None:
    gm = TableGm(main, system)
    hero, other = gm.players[:2]
    mine = Handout(title="密命", text="駅長を見張れ", who=(hero.id,))
    theirs = Handout(title="裏切り", text="霧を呼べ", who=(other.id,))
    waiting = Handout(title="まだ先", text="最終話", who=(hero.id,))
    sheets = Handout(title="地図", text="北は上")
    for handout in (mine, theirs, waiting, sheets):
        gm.campaign_window.open_campaign.handouts.add(handout, "")
    for handout in (mine, theirs, sheets):
        gm.play_session.hand(handout, on=True)
    gm.play_session.memo("黒幕は村長", gm=True)
    gm.play_session.begin("session", [sheet.id for sheet in (*gm.players, *gm.npcs)])
    gm.play_session.begin("map", ())
    gm.play_session.play("map", {"kind": "piece", "name": "落とし穴", "hex": 5, "hidden": True})
    page = handed(gm.campaign_window, hero.id)
    assert titles(page) == ["いまの場面", "地図", "密命"]
    everything = read(page)
    assert "駅長を見張れ" in everything
    assert "北は上" in everything
    for secret in ("裏切り", "霧を呼べ", "まだ先", "最終話", "黒幕", "落とし穴"):
        assert secret not in everything


def test_latest_private_handout_is_open(main: MainController) -> None:
    gm = TableGm(main, "enishi")
    hero = gm.players[0]
    for handout in (Handout(title="密命", text="駅長を見張れ", who=(hero.id,)), Handout(title="地図")):
        gm.campaign_window.open_campaign.handouts.add(handout, "")
        gm.play_session.hand(handout, on=True)
    page = handed(gm.campaign_window, hero.id)
    face = page.ui.view.shown.picture.face
    assert face.handout is not None
    assert face.handout.title == "密命"
    screen = gm.campaign_window.handed_over.screen  # type: ignore[union-attr]
    click(screen.ui.lookButton)
    assert not page.isVisible()
    QTest.keyClick(screen.ui.lookButton, Qt.Key.Key_Space)
    assert page.isVisible()


def test_secret_is_read_by_owner_only(main: MainController) -> None:
    """CM-SEC-01, CM-APP-07."""
    gm = TableGm(main, "common")
    (file,) = (gm.campaign_window.open_campaign.campaign.folder / "scenarios").glob("*.json")
    scenario = json.loads(file.read_text("utf-8"))
    name, text = scenario["secrets"][0]["name"], scenario["secrets"][0]["text"]
    gm.play_session.begin("session", [sheet.id for sheet in (*gm.players, *gm.npcs)], {"scenario": scenario})
    hero, other = gm.players[:2]
    gm.play_session.play("session", {"kind": "give_secret", "who": hero.id, "secret": name}, ruling="")
    page = handed(gm.campaign_window, hero.id)
    assert f"<秘密:{name}>" in titles(page)
    assert text in read(page)
    assert gm.campaign_window.handed_over is not None
    gm.campaign_window.handed_over.unlock("2468")
    page = handed(gm.campaign_window, other.id)
    assert titles(page) == ["いまの場面"]
    assert name not in read(page)
    gm.campaign_window.handed_over.unlock("2468")
    gm.campaign_window.display.open()
    view = gm.campaign_window.display.view
    assert view is not None
    view.grab()
    assert text not in "\n".join((*view.picture.face.texts, *view.written))


def test_new_character_has_no_private_view(campaign_window: CampaignWindow) -> None:
    campaign_window.hand_over("", "2468")
    assert campaign_window.handed_over is not None
    assert not campaign_window.handed_over.screen.ui.lookButton.isVisible()
