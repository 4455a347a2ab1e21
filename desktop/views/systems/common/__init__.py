"""What the program shows and prints of Common Rule."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from desktop.views.contract import SystemView

if TYPE_CHECKING:
    from desktop.core.game import AnyGame
    from desktop.core.sheet import Sheet
    from desktop.core.words import Words
    from desktop.views.editors.scenario import ScenarioMap
    from desktop.views.paper.protocol import Printout, SheetPaper
    from desktop.views.play.tracker_view import BeginOptions, TrackerView
    from desktop.views.sheet.form_page import FormPage, SheetPage


class CommonView(SystemView):
    """The screens and printed pages of Common Rule."""

    @property
    def sheet_page(self) -> type[SheetPage]:
        from desktop.views.systems.common.sheet_page import CommonSheetPage

        return CommonSheetPage

    @property
    def builder_pages(self) -> Mapping[str, type[FormPage]]:
        from desktop.views.systems.common.cards_page import CardsPage
        from desktop.views.systems.common.growth_page import GrowthPage

        return {"growth": GrowthPage, "cards": CardsPage}

    @property
    def battle_tracker(self) -> type[TrackerView]:
        from desktop.views.systems.common.play.tracker import SessionTracker

        return SessionTracker

    @property
    def session_tracker(self) -> type[TrackerView]:
        from desktop.views.systems.common.play.tracker import SessionTracker

        return SessionTracker

    @property
    def session_options(self) -> Callable[[AnyGame, Sequence[Sheet]], BeginOptions]:
        from desktop.views.systems.common.scenario import ScenarioStart

        return ScenarioStart

    @property
    def scenario_maps(self) -> Mapping[str, Callable[[Words], ScenarioMap]]:
        from desktop.views.systems.common.scenario import StageMapView

        return {"areas": StageMapView}

    @property
    def paper(self) -> SheetPaper:
        from desktop.views.systems.common.paper import CommonPaper

        return CommonPaper()

    @property
    def printouts(self) -> tuple[Printout, ...]:
        from desktop.views.systems.common.paper.printouts import PRINTOUTS

        return PRINTOUTS


VIEW = CommonView()
