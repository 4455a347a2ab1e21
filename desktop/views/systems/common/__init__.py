"""What the program shows and prints of Common Rule."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from desktop.views.contract import SystemView

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from desktop.core.game import AnyGame
    from desktop.core.sheet import Sheet
    from desktop.core.words import Words
    from desktop.views.paper.protocol import Printout, SheetPaper
    from desktop.views.play.tracker_view import BeginOptions, TrackerView


class CommonView(SystemView):
    """The screens and printed pages of Common Rule."""

    @property
    def sheet_page(self) -> type[QWidget]:
        from desktop.views.systems.common.sheet_page import CommonSheetPage

        return CommonSheetPage

    def builder_page(self, step: str) -> type[QWidget] | None:
        match step:
            case "growth":
                from desktop.views.systems.common.growth_page import GrowthPage

                return GrowthPage
            case "cards":
                from desktop.views.systems.common.cards_page import CardsPage

                return CardsPage
        return None

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
        from desktop.views.systems.common.play.scenario_start import ScenarioStart

        return ScenarioStart

    @property
    def scenario_maps(self) -> Mapping[str, Callable[[Words], QWidget]]:
        from desktop.views.systems.common.stage_map import StageMapView

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
