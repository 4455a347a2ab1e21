"""What the program shows and prints of a custom game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.views.contract import SystemView

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from desktop.views.paper.protocol import Printout, SheetPaper


class BlankView(SystemView):
    """The screens and printed pages of a custom game; the default tracker shows battles and sessions."""

    @property
    def sheet_page(self) -> type[QWidget]:
        from desktop.views.systems.blank.sheet_page import BlankSheetPage

        return BlankSheetPage

    def builder_page(self, step: str) -> type[QWidget] | None:
        match step:
            case "abilities":
                from desktop.views.systems.blank.build_abilities import AbilitiesPage

                return AbilitiesPage
            case "skills":
                from desktop.views.systems.blank.build_skills import SkillsPage

                return SkillsPage
            case "items":
                from desktop.views.systems.blank.build_items import ItemsPage

                return ItemsPage
        return None

    @property
    def paper(self) -> SheetPaper:
        from desktop.views.systems.blank.paper import BlankPaper

        return BlankPaper()

    @property
    def printouts(self) -> tuple[Printout, ...]:
        from desktop.views.systems.blank.paper.printouts import PRINTOUTS

        return PRINTOUTS


VIEW = BlankView()
