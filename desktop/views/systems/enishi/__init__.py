"""What the program shows and prints of 2d6+SLV."""

from __future__ import annotations

from desktop.views.contract import SystemView

VIEW = SystemView(
    __name__,
    sheet_page="sheet_page:EnishiSheetPage",
    paper="paper:EnishiPaper",
    printouts="paper.printouts:PRINTOUTS",
    builder_pages={
        "start": "build_pages:StartPage",
        "skills": "build_pages:SkillsPage",
        "values": "build_pages:ValuesPage",
        "shop": "build_pages:ShopPage",
    },
    profile_extra="build_pages:PersonExtra",
    battle_tracker="play.battle_tracker:BattleTracker",
    session_tracker="play.session_tracker:SessionTracker",
    session_options="play.session_panels:SessionStart",
)
