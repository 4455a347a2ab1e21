"""The screens of Common Rule, gathered."""

from __future__ import annotations

from desktop.views.contract import SystemView
from desktop.views.systems.common.cards_page import CardsPage
from desktop.views.systems.common.growth_page import GrowthPage
from desktop.views.systems.common.sheet_page import CommonSheetPage


def view() -> SystemView:
    """Return the factories of every screen."""
    return SystemView(sheet_page=CommonSheetPage, builder_pages={"growth": GrowthPage, "cards": CardsPage})
