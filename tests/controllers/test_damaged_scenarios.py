"""The beginning of a session with damaged scenarios: it begins, or one sentence says why not.

Ten by default; `TAKUJO_FUZZ_WINDOW=500 pytest tests/controllers/test_damaged_scenarios.py` for more.
"""

from __future__ import annotations

import os
from random import Random

import pytest
from PySide6.QtWidgets import QDialog

from desktop.controllers.main import MainController
from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.services.storage import parsing
from desktop.views.dialogs.play import BeginDialog
from desktop.views.systems.common.scenario import ScenarioStart
from tests.services.hostile import damaged
from tests.table_mode import click, no_sheet_open

SCENARIOS = int(os.environ.get("TAKUJO_FUZZ_WINDOW", "10"))


@pytest.fixture
def common(main: MainController) -> CampaignWindow:
    with no_sheet_open():
        main.open_sample("common")
    assert main.campaign_window is not None
    click(main.window.ui.playButton)
    return main.campaign_window


def begin(campaign_window: CampaignWindow) -> tuple[BeginDialog, ScenarioStart]:
    campaign_window.play_page.joining.begin("session")
    dialog = next(d for d in campaign_window.window.findChildren(BeginDialog) if d.isVisible())
    return dialog, dialog.findChildren(ScenarioStart)[0]


def test_damaged_scenario_is_reported_and_others_are_offered(common: CampaignWindow) -> None:
    folder = common.open_campaign.campaign.folder / "scenarios"
    (folder / "broken.json").write_text('{"format": ')
    (folder / "loop.json").symlink_to(folder / "loop.json")
    _, start = begin(common)
    assert "「broken.json」は途中" in common.window.notice
    assert start.box.itemText(0) == "水車小屋の夜"
    assert start.box.count() == 2


def test_damaged_scenarios_begin_or_are_refused(common: CampaignWindow) -> None:
    (path,) = (common.open_campaign.campaign.folder / "scenarios").glob("*.json")
    data = parsing.parse(path.read_bytes())
    begun = 0
    for seed in range(SCENARIOS):
        path.write_bytes(damaged(data, Random(seed)))
        try:
            dialog, start = begin(common)
            start.box.setCurrentIndex(0)
            dialog.ui.beginButton.click()
            if common.open_campaign.play_session.playing.running:
                begun += 1
                common.open_campaign.play_session.close("session")
            else:
                assert dialog.ui.message.text()
                dialog.reject()
        except Exception as error:
            error.add_note(f"damaged with Random({seed})")
            raise
        for left in common.window.findChildren(QDialog):
            left.close()
    assert begun > 0
