"""The screens of 2d6+SLV, gathered."""

from __future__ import annotations

from functools import partial

from desktop.views.contract import SystemView, later


def view() -> SystemView:
    """Return the factories of every screen."""
    page = partial(later, __package__)
    return SystemView(
        sheet_page=page("sheet_page.EnishiSheetPage"),
        builder_pages={
            "start": page("build_pages.StartPage"),
            "skills": page("build_pages.SkillsPage"),
            "values": page("build_pages.ValuesPage"),
            "shop": page("shop_page.ShopPage"),
        },
        profile_extra=page("build_pages.PersonExtra"),
        trackers={
            "battle": page("play.battle_tracker.BattleTracker"),
            "session": page("play.session_tracker.SessionTracker"),
        },
        start_pages={"session": page("play.start_pages.SessionStart")},
    )
