"""The sketch map on the players' display: their pieces and the open ones, before, during and after play."""

from __future__ import annotations

import pytest

from desktop.controllers.main import MainController
from tests.table_mode import TableGm

pytestmark = pytest.mark.styled


def names(gm: TableGm) -> set[str]:
    board = gm.campaign_window.display.pictures.picture().face.board
    return set() if board is None else {token.name for token in board.tokens}


def test_display_shows_the_map_without_hidden_pieces(main: MainController) -> None:
    gm = TableGm(main, "enishi")
    hero, npc = gm.players[0], gm.npcs[0]
    gm.campaign_window.display.open()
    assert gm.campaign_window.display.pictures.picture().face.board is None
    gm.play_session.begin("map", ())
    gm.play_session.play("map", {"kind": "piece", "name": "荷車", "hex": 3})
    gm.play_session.play("map", {"kind": "piece", "name": "落とし穴", "hex": 4, "hidden": True})
    gm.play_session.play("map", {"kind": "note", "hex": 5, "text": "毒", "secret": True})
    gm.play_session.play("map", {"kind": "put", "who": hero.id, "hex": 2})
    gm.play_session.play("map", {"kind": "put", "who": npc.id, "hex": 6, "hidden": True})
    assert names(gm) == {"荷車", hero.name}
    gm.play_session.begin("session", [sheet.id for sheet in gm.players])
    assert names(gm) == {"荷車", hero.name}
    assert not {"毒", "落とし穴", npc.name} & set(gm.campaign_window.display.pictures.picture().face.texts)


def test_a_display_closed_by_its_frame_is_opened_again_by_one_key(main: MainController) -> None:
    gm = TableGm(main, "enishi")
    display = gm.campaign_window.display
    display.toggle()
    display.darken()
    assert display.view is not None
    display.view.close()
    assert display.view is None
    assert not display.dark
    display.toggle()
    assert display.view is not None
    assert display.view.isVisible()
    display.toggle()
    assert display.view is None
