"""The screens of Common Rule, gathered."""

from __future__ import annotations

from functools import partial

from desktop.views.contract import SystemView, later


def view() -> SystemView:
    """Return the factories of every screen."""
    page = partial(later, __package__)
    return SystemView(
        sheet_page=page("sheet_page.CommonSheetPage"),
        builder_pages={"growth": page("growth_page.GrowthPage"), "cards": page("cards_page.CardsPage")},
        scenario_maps={"areas": page("stage_map.StageMapView")},
        start_pages={"session": page("play.scenario_start.ScenarioStart")},
        trackers={"session": page("play.tracker.SessionTracker"), "battle": page("play.tracker.SessionTracker")},
    )
