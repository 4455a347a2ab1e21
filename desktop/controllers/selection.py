"""Whom and what a key, a clicked skill or a typed line means: the sheet in front, or what the table looks at."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from desktop.controllers.mode_switch import ModeSwitch
from desktop.controllers.tabs import Tabs
from desktop.models.document import SheetDocument


class Selection:
    """Reads it off the tabs, and off the table while that is shown."""

    def __init__(self, tabs: Tabs, modes: ModeSwitch) -> None:
        self._tabs, self._modes = tabs, modes

    @property
    def front(self) -> SheetDocument | None:
        """The finished sheet in front, if one is."""
        return self._tabs.sheet.document if self._tabs.sheet is not None else None

    @property
    def who(self) -> str:
        """Sheet id of the current character: in front, or selected in play; empty: none."""
        if self._modes.play_shown:
            return self._modes.selected
        return self.front.sheet.id if self.front is not None else ""

    @property
    def engine(self) -> str:
        """Name of the battle or session that is looked at; empty where none is: whichever runs."""
        return self._modes.play_page.engine if self._modes.play_shown else ""

    def fill(self, who: str, kind: str, params: Mapping[str, Any]) -> bool:
        """Fill the page's form with a character's check; False: the page asks for none."""
        return self._modes.fill(who, kind, params)

    def absent(self, who: str, kind: str, params: Mapping[str, Any]) -> str:
        """Return the name of the check's target that the page's form lacks; empty: none."""
        return self._modes.absent(who, kind, params)
