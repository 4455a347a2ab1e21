"""The screens of a game of one's own, gathered."""

from __future__ import annotations

from desktop.views.contract import SystemView
from desktop.views.systems.blank.build_abilities import AbilitiesPage
from desktop.views.systems.blank.build_items import ItemsPage
from desktop.views.systems.blank.build_skills import SkillsPage
from desktop.views.systems.blank.sheet_page import BlankSheetPage


def view() -> SystemView:
    """Return the factories of every screen; battles and sessions are shown by the generic page."""
    return SystemView(
        sheet_page=BlankSheetPage,
        builder_pages={"abilities": AbilitiesPage, "skills": SkillsPage, "items": ItemsPage},
    )
