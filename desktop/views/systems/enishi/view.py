"""The screens of 2d6+SLV, gathered."""

from __future__ import annotations

from desktop.views.contract import SystemView
from desktop.views.systems.enishi.build_pages import PersonExtra, SkillsPage, StartPage, ValuesPage
from desktop.views.systems.enishi.play.battle_tracker import BattleTracker
from desktop.views.systems.enishi.play.session_tracker import SessionTracker
from desktop.views.systems.enishi.play.start_pages import SessionStart
from desktop.views.systems.enishi.sheet_page import EnishiSheetPage
from desktop.views.systems.enishi.shop_page import ShopPage


def view() -> SystemView:
    """Return the factories of every screen."""
    return SystemView(
        sheet_page=EnishiSheetPage,
        builder_pages={"start": StartPage, "skills": SkillsPage, "values": ValuesPage, "shop": ShopPage},
        profile_extra=PersonExtra,
        trackers={"battle": BattleTracker, "session": SessionTracker},
        start_pages={"session": SessionStart},
    )
