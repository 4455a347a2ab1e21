"""Carries out what is chosen in the menus, by click or by key."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from PySide6.QtCore import QObject

from desktop.controllers.acts import Act, CampaignAct, PlayAct
from desktop.controllers.menus import ACTS, TICKED

if TYPE_CHECKING:
    from desktop.controllers.main import MainController


class Commands(QObject):
    """Carries out the menu lines of a window, and ticks those that say how things are."""

    def __init__(self, main: MainController) -> None:
        super().__init__(main)
        self._main = main
        main.window.command.connect(self.run)
        main.appearance.changed.connect(self.tick)
        main.appearance.motion_changed.connect(self.tick)
        main.allowed.connect(self.tick)
        self.tick()

    def run(self, identifier: str) -> None:
        """Carry out one line; a refusal is reported."""
        self._main.notifier.guard(lambda: self._do(ACTS[identifier]))
        self.tick()

    def _do(self, act: Act | CampaignAct | PlayAct) -> None:
        campaign_window = self._main.campaign_window
        match act:
            case Act():
                act.do(self._main)
            case CampaignAct():
                if campaign_window is not None:
                    act.do(campaign_window)
            case PlayAct():
                if campaign_window is not None:
                    act.do(campaign_window.play_page)
            case _:
                assert_never(act)

    def tick(self) -> None:
        """Tick what is chosen."""
        campaign_window = self._main.campaign_window
        for act in TICKED:
            if isinstance(act, Act):
                ticked = act.ticked is not None and act.ticked(self._main)
            else:
                ticked = campaign_window is not None and act.ticked is not None and act.ticked(campaign_window)
            self._main.window.actions_by_id[act.id].setChecked(ticked)
