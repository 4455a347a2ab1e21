"""The screens of a custom game, gathered."""

from __future__ import annotations

from functools import partial

from desktop.views.contract import SystemView, later


def view() -> SystemView:
    """Return the factories of every screen; battles and sessions are shown by the generic page."""
    page = partial(later, __package__)
    return SystemView(
        sheet_page=page("sheet_page.BlankSheetPage"),
        builder_pages={
            "abilities": page("build_abilities.AbilitiesPage"),
            "skills": page("build_skills.SkillsPage"),
            "items": page("build_items.ItemsPage"),
        },
    )
