"""What a menu line does: a function of the window's controller, of the open campaign, or of play."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from desktop.views.keyboard.key_map import Command

if TYPE_CHECKING:
    from desktop.controllers.main import MainController
    from desktop.controllers.play.play_page import PlayPageController
    from desktop.controllers.window.campaign_window import CampaignWindow


@dataclass(frozen=True, kw_only=True)
class Act(Command):
    """One menu line and what it does."""

    do: Callable[[MainController], object]
    ticked: Callable[[MainController], bool] | None = None
    """Whether a line that can be ticked is."""


@dataclass(frozen=True, kw_only=True)
class CampaignAct(Command):
    """One menu line and what it does with the open campaign."""

    do: Callable[[CampaignWindow], object]
    needs: str = "campaign"
    ticked: Callable[[CampaignWindow], bool] | None = None
    """Whether a line that can be ticked is."""


@dataclass(frozen=True, kw_only=True)
class PlayAct(Command):
    """One menu line and what it does where the table is played at."""

    do: Callable[[PlayPageController], object]
    needs: str = "play"
