"""What the program shows and prints of コトダマ d10."""

from __future__ import annotations

from desktop.views.contract import SystemView

VIEW = SystemView(
    __name__,
    sheet_page="sheet_page:KotodamaSheetPage",
    paper="paper:KotodamaPaper",
    printouts="paper.printouts:PRINTOUTS",
    builder_pages={
        "dl": "build_pages:DlPage",
        "abilities": "build_pages:AbilitiesPage",
        "skills": "build_pages:SkillsPage",
        "numbers": "build_pages:NumbersPage",
        "gear": "build_pages:GearPage",
    },
    profile_extra="build_pages:PersonExtra",
    battle_tracker="play.battle_tracker:BattleTracker",
    session_tracker="play.session_tracker:SessionTracker",
)
