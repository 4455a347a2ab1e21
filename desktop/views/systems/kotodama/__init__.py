"""What the program shows and prints of コトダマ d10."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from desktop.views.contract import SystemView

if TYPE_CHECKING:
    from desktop.views.paper.protocol import Printout, SheetPaper
    from desktop.views.play.tracker_view import TrackerView
    from desktop.views.sheet.form_page import FormPage, SheetPage


class KotodamaView(SystemView):
    """The screens and printed pages of コトダマ d10."""

    @property
    def sheet_page(self) -> type[SheetPage]:
        from desktop.views.systems.kotodama.sheet_page import KotodamaSheetPage

        return KotodamaSheetPage

    @property
    def builder_pages(self) -> Mapping[str, type[FormPage]]:
        from desktop.views.systems.kotodama.build_pages import AbilitiesPage, DlPage, GearPage, NumbersPage, SkillsPage

        return {
            "dl": DlPage,
            "abilities": AbilitiesPage,
            "skills": SkillsPage,
            "numbers": NumbersPage,
            "gear": GearPage,
        }

    @property
    def profile_extra(self) -> type[FormPage]:
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
