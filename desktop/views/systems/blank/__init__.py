"""What the program shows and prints of a custom game; the default tracker shows battles and sessions."""

from __future__ import annotations

from desktop.views.contract import SystemView

VIEW = SystemView(
    __name__,
    sheet_page="sheet_page:BlankSheetPage",
    paper="paper:BlankPaper",
    printouts="paper.printouts:PRINTOUTS",
    builder_pages={
        "abilities": "build_abilities:AbilitiesPage",
        "skills": "build_rows:SkillsPage",
        "items": "build_rows:ItemsPage",
    },
)
