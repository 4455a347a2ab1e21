"""The screens of コトダマ d10, gathered."""

from __future__ import annotations

from functools import partial

from desktop.views.contract import SystemView, later


def view() -> SystemView:
    """Return the factories of every screen."""
    page = partial(later, __package__)
    return SystemView(
        sheet_page=page("sheet_page.KotodamaSheetPage"),
        builder_pages={
            "dl": page("build_pages.DlPage"),
            "abilities": page("build_values.AbilitiesPage"),
            "skills": page("build_values.SkillsPage"),
            "numbers": page("build_pages.NumbersPage"),
            "gear": page("build_pages.GearPage"),
        },
        profile_extra=page("build_pages.PersonExtra"),
        trackers={
            "battle": page("play.battle_tracker.BattleTracker"),
            "session": page("play.session_tracker.SessionTracker"),
        },
    )
