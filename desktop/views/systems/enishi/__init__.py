"""What the program shows and prints of 2d6+SLV."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from desktop.views.contract import SystemView

if TYPE_CHECKING:
    from desktop.core.game import AnyGame
    from desktop.core.sheet import Sheet
    from desktop.views.paper.protocol import Printout, SheetPaper
    from desktop.views.play.tracker_view import BeginOptions, TrackerView
    from desktop.views.sheet.form_page import FormPage, SheetPage


class EnishiView(SystemView):
    """The screens and printed pages of 2d6+SLV."""

    @property
    def sheet_page(self) -> type[SheetPage]:
        from desktop.views.systems.enishi.sheet_page import EnishiSheetPage

        return EnishiSheetPage

    @property
    def builder_pages(self) -> Mapping[str, type[FormPage]]:
        from desktop.views.systems.enishi.build_pages import ShopPage, SkillsPage, StartPage, ValuesPage

        return {"start": StartPage, "skills": SkillsPage, "values": ValuesPage, "shop": ShopPage}

    @property
    def profile_extra(self) -> type[FormPage]:
        from desktop.views.systems.enishi.build_pages import PersonExtra

        return PersonExtra

    @property
    def battle_tracker(self) -> type[TrackerView]:
        from desktop.views.systems.enishi.play.battle_tracker import BattleTracker

        return BattleTracker

    @property
    def session_tracker(self) -> type[TrackerView]:
        from desktop.views.systems.enishi.play.session_tracker import SessionTracker

        return SessionTracker

    @property
    def session_options(self) -> Callable[[AnyGame, Sequence[Sheet]], BeginOptions]:
        from desktop.views.systems.enishi.play.session_panels import SessionStart

        return SessionStart

    @property
    def paper(self) -> SheetPaper:
        from desktop.views.systems.enishi.paper import EnishiPaper

        return EnishiPaper()

    @property
    def printouts(self) -> tuple[Printout, ...]:
        from desktop.views.systems.enishi.paper.printouts import PRINTOUTS

        return PRINTOUTS


VIEW = EnishiView()
