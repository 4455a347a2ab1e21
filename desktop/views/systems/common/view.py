"""The screens of Common Rule, gathered."""

from __future__ import annotations

from desktop.views.contract import SystemView
from desktop.views.systems.common.cards_page import CardsPage
from desktop.views.systems.common.growth_page import GrowthPage
from desktop.views.systems.common.play.scenario_start import ScenarioStart
from desktop.views.systems.common.play.tracker import TableTracker
from desktop.views.systems.common.sheet_page import CommonSheetPage
from desktop.views.systems.common.stage_map import StageMapView


def view() -> SystemView:
    """Return the factories of every screen."""
    return SystemView(
        sheet_page=CommonSheetPage,
        builder_pages={"growth": GrowthPage, "cards": CardsPage},
        scenario_maps={"areas": StageMapView},
        start_pages={"session": ScenarioStart},
        trackers={"session": TableTracker, "battle": TableTracker},
    )
