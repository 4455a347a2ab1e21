"""What the program shows and prints of the d6game engine."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from desktop.views.contract import SystemView

if TYPE_CHECKING:
    from desktop.views.paper.protocol import Printout, SheetPaper
    from desktop.views.play.tracker_view import TrackerView
    from desktop.views.sheet.form_page import FormPage, SheetPage


class D6GameView(SystemView):
    """The screens and printed pages of the d6game engine."""

    @property
    def sheet_page(self) -> type[SheetPage]:
        from desktop.views.systems.d6game.sheet_page import D6gameSheetPage

        return D6gameSheetPage

    @property
    def builder_pages(self) -> Mapping[str, type[FormPage]]:
        from desktop.views.systems.d6game.abilities_page import AbilitiesPage
        from desktop.views.systems.d6game.life_page import FatePage, LifePage
        from desktop.views.systems.d6game.skills_page import ItemsPage, SkillsPage

        return {
            "life": LifePage,
            "fate": FatePage,
            "abilities": AbilitiesPage,
            "skills": SkillsPage,
            "items": ItemsPage,
        }

    @property
    def battle_tracker(self) -> type[TrackerView]:
        from desktop.views.systems.d6game.battle_tracker import BattleTracker

        return BattleTracker

    @property
    def session_tracker(self) -> type[TrackerView]:
        from desktop.views.systems.d6game.session_tracker import SessionTracker

        return SessionTracker

    @property
    def paper(self) -> SheetPaper:
        from desktop.views.systems.d6game.paper import D6gamePaper

        return D6gamePaper()

    @property
    def printouts(self) -> tuple[Printout, ...]:
        from desktop.views.systems.d6game.paper.printouts import PRINTOUTS

        return PRINTOUTS


VIEW = D6GameView()
