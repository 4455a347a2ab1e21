"""What the program shows and prints of d20fate."""

from __future__ import annotations

from desktop.views.contract import SystemView

VIEW = SystemView(
    __name__,
    sheet_page="sheet_page:D20FateSheetPage",
    paper="paper:D20FatePaper",
    printouts="paper.printouts:PRINTOUTS",
    builder_pages={
        "scores": "build_pages:ScoresPage",
        "skills": "build_pages:SkillsPage",
        "notes": "build_pages:FatePage",
    },
    profile_extra="build_pages:LevelExtra",
    session_tracker="loop:LoopTracker",
)
