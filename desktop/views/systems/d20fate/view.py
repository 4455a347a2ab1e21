"""The screens of d20fate, gathered."""

from __future__ import annotations

from functools import partial

from desktop.views.contract import SystemView, later


def view() -> SystemView:
    """Return the factories of every screen."""
    page = partial(later, __package__)
    return SystemView(
        sheet_page=page("sheet_page.D20FateSheetPage"),
        builder_pages={
            "scores": page("build_pages.ScoresPage"),
            "skills": page("build_pages.SkillsPage"),
            "notes": page("build_pages.FatePage"),
        },
        profile_extra=page("build_pages.LevelExtra"),
        trackers={"session": page("loop.LoopTracker")},
    )
