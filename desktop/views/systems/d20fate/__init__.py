"""What the program shows and prints of d20fate."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from desktop.views.contract import SystemView

if TYPE_CHECKING:
    from desktop.views.paper.protocol import Printout, SheetPaper
    from desktop.views.play.tracker_view import TrackerView
    from desktop.views.sheet.form_page import FormPage, SheetPage


class D20FateView(SystemView):
    """The screens and printed pages of d20fate."""

    @property
    def sheet_page(self) -> type[SheetPage]:
        from desktop.views.systems.d20fate.sheet_page import D20FateSheetPage

        return D20FateSheetPage

    @property
    def builder_pages(self) -> Mapping[str, type[FormPage]]:
        from desktop.views.systems.d20fate.build_pages import FatePage, ScoresPage, SkillsPage

        return {"scores": ScoresPage, "skills": SkillsPage, "notes": FatePage}

    @property
    def profile_extra(self) -> type[FormPage]:
        from desktop.views.systems.d20fate.build_pages import LevelExtra

        return LevelExtra

    @property
    def session_tracker(self) -> type[TrackerView]:
        from desktop.views.systems.d20fate.loop import LoopTracker

        return LoopTracker

    @property
    def paper(self) -> SheetPaper:
        from desktop.views.systems.d20fate.paper import D20FatePaper

        return D20FatePaper()

    @property
    def printouts(self) -> tuple[Printout, ...]:
        from desktop.views.systems.d20fate.paper.printouts import PRINTOUTS

        return PRINTOUTS


VIEW = D20FateView()
