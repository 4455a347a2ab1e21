"""The screens of the d6game engine, gathered."""

from __future__ import annotations

from functools import partial

from desktop.views.contract import SystemView, later


def view() -> SystemView:
    """Return the factories of every screen."""
    page = partial(later, __package__)
    return SystemView(
        sheet_page=page("sheet_page.D6gameSheetPage"),
        builder_pages={
            "life": page("life_page.LifePage"),
            "fate": page("life_page.FatePage"),
            "abilities": page("abilities_page.AbilitiesPage"),
            "skills": page("skills_page.SkillsPage"),
            "items": page("items_page.ItemsPage"),
        },
        trackers={"battle": page("battle_tracker.BattleTracker"), "session": page("session_tracker.SessionTracker")},
    )
