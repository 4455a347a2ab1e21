"""The screens of the d6game engine, gathered."""

from __future__ import annotations

from desktop.views.contract import SystemView
from desktop.views.systems.d6game.abilities_page import AbilitiesPage
from desktop.views.systems.d6game.battle_tracker import BattleTracker
from desktop.views.systems.d6game.items_page import ItemsPage
from desktop.views.systems.d6game.life_page import FatePage, LifePage
from desktop.views.systems.d6game.session_tracker import SessionTracker
from desktop.views.systems.d6game.sheet_page import D6gameSheetPage
from desktop.views.systems.d6game.skills_page import SkillsPage


def view() -> SystemView:
    """Return the factories of every screen."""
    return SystemView(
        sheet_page=D6gameSheetPage,
        builder_pages={
            "life": LifePage,
            "fate": FatePage,
            "abilities": AbilitiesPage,
            "skills": SkillsPage,
            "items": ItemsPage,
        },
        trackers={"battle": BattleTracker, "session": SessionTracker},
    )
