"""The screens of コトダマ d10, gathered."""

from __future__ import annotations

from desktop.views.contract import SystemView
from desktop.views.systems.kotodama.build_pages import DlPage, GearPage, NumbersPage, PersonExtra
from desktop.views.systems.kotodama.build_values import AbilitiesPage, SkillsPage
from desktop.views.systems.kotodama.play.battle_tracker import BattleTracker
from desktop.views.systems.kotodama.play.session_tracker import SessionTracker
from desktop.views.systems.kotodama.sheet_page import KotodamaSheetPage


def view() -> SystemView:
    """Return the factories of every screen."""
    return SystemView(
        sheet_page=KotodamaSheetPage,
        builder_pages={
            "dl": DlPage,
            "abilities": AbilitiesPage,
            "skills": SkillsPage,
            "numbers": NumbersPage,
            "gear": GearPage,
        },
        profile_extra=PersonExtra,
        trackers={"battle": BattleTracker, "session": SessionTracker},
    )
