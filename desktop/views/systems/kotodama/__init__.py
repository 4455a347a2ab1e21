"""What the program shows and prints of コトダマ d10."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.views.contract import SystemView

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from desktop.views.paper.protocol import Printout, SheetPaper
    from desktop.views.play.tracker_view import TrackerView


class KotodamaView(SystemView):
    """The screens and printed pages of コトダマ d10."""

    @property
    def sheet_page(self) -> type[QWidget]:
        from desktop.views.systems.kotodama.sheet_page import KotodamaSheetPage

        return KotodamaSheetPage

    def builder_page(self, step: str) -> type[QWidget] | None:
        match step:
            case "dl":
                from desktop.views.systems.kotodama.build_pages import DlPage

                return DlPage
            case "abilities":
                from desktop.views.systems.kotodama.build_values import AbilitiesPage

                return AbilitiesPage
            case "skills":
                from desktop.views.systems.kotodama.build_values import SkillsPage

                return SkillsPage
            case "numbers":
                from desktop.views.systems.kotodama.build_pages import NumbersPage

                return NumbersPage
            case "gear":
                from desktop.views.systems.kotodama.build_pages import GearPage

                return GearPage
        return None

    @property
    def profile_extra(self) -> type[QWidget]:
        from desktop.views.systems.kotodama.build_pages import PersonExtra

        return PersonExtra

    @property
    def battle_tracker(self) -> type[TrackerView]:
        from desktop.views.systems.kotodama.play.battle_tracker import BattleTracker

        return BattleTracker

    @property
    def session_tracker(self) -> type[TrackerView]:
        from desktop.views.systems.kotodama.play.session_tracker import SessionTracker

        return SessionTracker

    @property
    def paper(self) -> SheetPaper:
        from desktop.views.systems.kotodama.paper import KotodamaPaper

        return KotodamaPaper()

    @property
    def printouts(self) -> tuple[Printout, ...]:
        from desktop.views.systems.kotodama.paper.printouts import PRINTOUTS

        return PRINTOUTS


VIEW = KotodamaView()
