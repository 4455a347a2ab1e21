"""A damaged scenario, or a damaged file of handouts, has its earlier versions one press away."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog

from desktop.controllers.editors.scenario import PAGE, ScenarioController
from desktop.controllers.main import MainController
from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.services.storage import encoding, parsing
from desktop.views.dialogs.versions import VersionsDialog
from tests.table_mode import click


def brought_back(campaign_window: CampaignWindow) -> None:
    """Press the button of the notice, and bring the newest version back."""
    assert campaign_window.window.ui.noticeAction.text() == "前の版を見る"
    click(campaign_window.window.ui.noticeAction)
    dialog = next(d for d in campaign_window.window.findChildren(VersionsDialog) if d.isVisible())
    assert dialog.ui.restoreButton.isEnabled()
    click(dialog.ui.restoreButton)


def changed_once(main: MainController) -> tuple[CampaignWindow, ScenarioController]:
    main.open_sample("common")
    campaign_window = main.campaign_window
    assert campaign_window is not None
    campaign_window.run("scenario")
    controller = campaign_window.tabs.keeper(PAGE)
    assert isinstance(controller, ScenarioController)
    assert controller.document is not None
    controller.document.set_texts({"title": "Night"}, "")
    assert controller.flush()
    campaign_window.tabs.close_front()
    return campaign_window, controller


def test_unreadable_scenario_is_restored_from_a_version(main: MainController) -> None:
    campaign_window, _ = changed_once(main)
    (path,) = campaign_window.open_campaign.scenarios.folder.glob("*.json")
    path.write_text('{"format": ', encoding="utf-8")
    campaign_window.open_scenario(path.name)
    assert "途中" in campaign_window.window.notice
    brought_back(campaign_window)
    again = campaign_window.tabs.keeper(PAGE)
    assert isinstance(again, ScenarioController)
    assert again.document is not None
    assert again.document.value.title == "水車小屋の夜"
    assert campaign_window.window.notice == ""


def test_invalid_values_are_listed_with_restore_offer(main: MainController) -> None:
    campaign_window, _ = changed_once(main)
    (path,) = campaign_window.open_campaign.scenarios.folder.glob("*.json")
    data = parsing.parse(path.read_bytes())
    path.write_bytes(encoding.encode({**data, "areas": 5}))
    campaign_window.open_scenario(path.name)
    for dialog in campaign_window.window.findChildren(QDialog):
        dialog.close()
    brought_back(campaign_window)
    assert parsing.parse(path.read_bytes())["title"] == "水車小屋の夜"


def test_unreadable_handouts_are_restored_from_a_version(main: MainController) -> None:
    main.open_sample("common")
    campaign_window = main.campaign_window
    assert campaign_window is not None
    handouts = campaign_window.open_campaign.handouts
    before = handouts.known
    assert before
    handouts.add(before[0].evolve(id="other", title="Other"), "")
    assert handouts.save()
    path = campaign_window.open_campaign.campaign.folder / "handouts.json"
    path.write_text("{", encoding="utf-8")
    campaign_window.notifier.guard(lambda: handouts.resolve(mine=False))
    brought_back(campaign_window)
    assert handouts.known == before
