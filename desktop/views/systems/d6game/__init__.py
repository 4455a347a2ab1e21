"""What the program shows and prints of the d6game engine."""

from __future__ import annotations

from desktop.views.contract import SystemView

VIEW = SystemView(
    __name__,
    sheet_page="sheet_page:D6gameSheetPage",
    paper="paper:D6gamePaper",
    printouts="paper.printouts:PRINTOUTS",
    builder_pages={
        "life": "life_page:LifePage",
        "fate": "life_page:FatePage",
        "abilities": "abilities_page:AbilitiesPage",
        "skills": "skills_page:SkillsPage",
        "items": "skills_page:ItemsPage",
    },
    battle_tracker="battle_tracker:BattleTracker",
    session_tracker="session_tracker:SessionTracker",
)
