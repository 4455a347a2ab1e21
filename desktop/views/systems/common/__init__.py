"""What the program shows and prints of Common Rule."""

from __future__ import annotations

from desktop.views.contract import SystemView

VIEW = SystemView(
    __name__,
    sheet_page="sheet_page:CommonSheetPage",
    paper="paper:CommonPaper",
    printouts="paper.printouts:PRINTOUTS",
    builder_pages={
        "growth": "growth_page:GrowthPage",
        "cards": "cards_page:CardsPage",
    },
    battle_tracker="play.tracker:SessionTracker",
    session_tracker="play.tracker:SessionTracker",
    session_options="scenario:ScenarioStart",
    scenario_maps={
        "areas": "scenario:StageMapView",
    },
)
