"""Real d20 and fate dice in the window: entry by the chapter D20-PHY; the loop itself has its own tests."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from desktop.controllers.main import MainController
from desktop.core.value import Viewer
from tests.controllers.test_physical_table import Gm


@pytest.fixture(scope="module")
def gm(shared_main: MainController) -> Gm:
    return Gm(shared_main, "d20fate")


def prepared(gm: Gm, **params: object) -> None:
    """Put a check of the first character against DC 12 into the tray."""
    gm.campaign_window.tray.prepare(gm.players[0].id, "check", {"dc": 12, **params})
    gm.campaign_window.tray.focus()


def test_one_d20_or_two(gm: Gm) -> None:
    """D20-PHY-01, D20-PHY-02: 1 to 20 and Enter; two by space or Enter; full-width; corrected, cancelled, refused."""
    entry = gm.campaign_window.tray.tray.ui.entry
    prepared(gm)
    gm.type_at_tray("21")
    assert "d20 に 21 の目はありません。1〜20" in gm.tray_text
    gm.press(Qt.Key.Key_Backspace)
    assert entry.text() == ""
    gm.type_at_tray("2")
    gm.press(Qt.Key.Key_Escape)
    assert (entry.text(), gm.faces) == ("", [])
    gm.type_keys("２")
    assert gm.faces == [(2,)]
    prepared(gm, advantage=1)
    assert gm.wanted == (20, 20)
    gm.type_at_tray("1")
    gm.press(Qt.Key.Key_Return)
    assert gm.faces == []
    gm.type_keys("2", enter=False)
    assert gm.faces == []
    gm.press(Qt.Key.Key_Return)
    assert gm.faces == [(1, 2)]
    prepared(gm, disadvantage=1)
    gm.type_at_tray("14 3 ")
    assert gm.faces == [(14, 3)]


def test_result_shows_every_summand(gm: Gm) -> None:
    """D20-PHY-05, D20-PHY-08: natural, summands by name, total, DC, shortage; players see the same."""
    prepared(gm)
    gm.type_at_tray("5")
    assert "目標 12" in gm.tray_text
    assert "d20" in gm.tray_text.lower()
    assert "筋力" in gm.tray_text
    roll = gm.play_session.roll
    assert roll is not None
    seen, open_ = roll.shown(Viewer(gm=True)), roll.shown(Viewer())
    assert seen.outcome is not None
    assert open_.outcome is not None
    assert (open_.outcome.total, open_.outcome.target) == (seen.outcome.total, 12)
