"""The screens of d20fate, gathered."""

from __future__ import annotations

from desktop.views.contract import SystemView
from desktop.views.systems.d20fate.build_fate import FatePage
from desktop.views.systems.d20fate.build_pages import LevelExtra, ScoresPage
from desktop.views.systems.d20fate.build_skills import SkillsPage
from desktop.views.systems.d20fate.loop import LoopTracker
from desktop.views.systems.d20fate.sheet_page import D20FateSheetPage


def view() -> SystemView:
    """Return the factories of every screen."""
    return SystemView(
        sheet_page=D20FateSheetPage,
        builder_pages={"scores": ScoresPage, "skills": SkillsPage, "notes": FatePage},
        profile_extra=LevelExtra,
        trackers={"session": LoopTracker},
    )
