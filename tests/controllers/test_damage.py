"""T and H at the table: where points that are taken or given stop."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from desktop.controllers.main import MainController
from desktop.core.value import Viewer
from desktop.core.view_models import Gauge
from tests.table_mode import TableGm

pytestmark = pytest.mark.styled


@pytest.mark.parametrize(
    ("gauge", "wanted", "stands"),
    [
        (Gauge(id="lp", label="LP", value=3, maximum=8), -2, 0),
        (Gauge(id="lp", label="LP", value=3, maximum=8), 11, 8),
        (Gauge(id="lp", label="LP", value=-2, maximum=8), -5, -2),
        (Gauge(id="lp", label="LP", value=-2, maximum=8), 3, 3),
        (Gauge(id="lp", label="LP", value=10, maximum=8), 12, 10),
        (Gauge(id="lp", label="LP", value=10, maximum=8), 9, 9),
        (Gauge(id="cp", label="CP", value=3), 30, 30),
        (Gauge(id="ap", label="AP", value=1, maximum=9, reach=(None, 9)), -4, -4),
        (Gauge(id="ap", label="AP", value=1, maximum=9, reach=(None, 9)), 12, 9),
        (Gauge(id="life", label="ライフ", value=11, maximum=11, reach=(None, None)), 15, 15),
        (Gauge(id="life", label="ライフ", value=11, maximum=11, reach=(0, 16)), 20, 16),
    ],
)
def test_damage_and_healing_stop_at_the_limits(gauge: Gauge, wanted: int, stands: int) -> None:
    assert gauge.within(wanted) == stands


def test_ap_can_fall_below_zero(main: MainController) -> None:
    """CM-PARAM-02: AP have no lower bound; T subtracts the full amount."""
    gm = TableGm(main, "common")
    gm.begin("battle", [sheet.id for sheet in (*gm.players, *gm.npcs)])
    who = gm.players[0].id
    for _ in range(30):
        shown = gm.play_session.playing.shown("battle", Viewer(gm=True))
        assert shown is not None
        person = next(one for one in shown.people if one.id == who)
        ap = next((gauge for gauge in person.gauges if gauge.id == "ap"), None)
        if ap is not None:
            break
        gm.next()
    assert ap is not None
    gm.select(who)
    gm.press_damage_key(Qt.Key.Key_Minus, (ap.value or 0) + 4)
    sheet = gm.campaign_window.open_campaign.sheet(who)
    assert sheet is not None
    assert sheet.ap == -4  # type: ignore[attr-defined]
    gm.assert_in_step()
