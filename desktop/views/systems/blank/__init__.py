"""What the program shows and prints of a custom game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from desktop.views.contract import SystemView

if TYPE_CHECKING:
    from desktop.views.paper.protocol import Printout, SheetPaper
    from desktop.views.sheet.form_page import FormPage, SheetPage


class BlankView(SystemView):
    """The screens and printed pages of a custom game; the default tracker shows battles and sessions."""

    @property
    def sheet_page(self) -> type[SheetPage]:
        from desktop.views.systems.blank.sheet_page import BlankSheetPage

        return BlankSheetPage

    @property
    def builder_pages(self) -> Mapping[str, type[FormPage]]:
        from desktop.views.systems.blank.build_abilities import AbilitiesPage
        from desktop.views.systems.blank.build_rows import ItemsPage, SkillsPage

        return {"abilities": AbilitiesPage, "skills": SkillsPage, "items": ItemsPage}

    @property
    def paper(self) -> SheetPaper:
        from desktop.views.systems.blank.paper import BlankPaper

        return BlankPaper()

    @property
    def printouts(self) -> tuple[Printout, ...]:
        from desktop.views.systems.blank.paper.printouts import PRINTOUTS

        return PRINTOUTS


VIEW = BlankView()
