"""Who may know what: areas, people, places (CM-AMB-50, CM-APP-07, CM-APP-08); asked by projection, log and checks."""

from __future__ import annotations

from functools import cached_property

from desktop.core.viewer import Viewer
from desktop.systems.common.scenario import Area
from desktop.systems.common.session.conditions import area_open
from desktop.systems.common.session.state import SessionState
from desktop.systems.common.sheet import CommonSheet

ELSEWHERE = "別のエリア"


class Sight:
    """What one viewer sees of a table."""

    def __init__(self, state: SessionState, viewer: Viewer) -> None:
        self._state = state
        self.gm = viewer.gm
        self.me = None if viewer.gm else state.sheets.get(viewer.sheet)

    @cached_property
    def areas(self) -> frozenset[str]:
        """Names of the areas whose existence the viewer may know."""
        return frozenset(area.name for area in self._state.scenario.areas if self._area(area))

    def _area(self, area: Area) -> bool:
        if self.gm:
            return True
        how = self._state.reveals.get(f"area:{area.name}", area.reveal)
        if how != "auto":
            return how == "shown"
        if area.kind == "normal":
            return True
        if area.kind == "unlock":
            return self._state.settings.show_unlocked and area_open(self._state, area, None)
        return self.me is not None and (area_open(self._state, area, self.me) or self.me.area == area.name)

    def person(self, sheet: CommonSheet) -> bool:
        """PCs are known to all; an NPC while in a scene the viewer may see, or when the GM shows him."""
        state = self._state
        if self.gm or state.open_sheet(sheet):
            return True
        hidden = state.reveals.get(f"person:{sheet.id}") == "hidden"
        return sheet.id in state.cast and not hidden and self.scene

    @property
    def scene(self) -> bool:
        """Tell whether the viewer may know where the running scene is."""
        mine = self.me is not None and self.me.id in self._state.cast
        return self.gm or mine or self._state.scene_area in self.areas

    def own(self, sheet: CommonSheet) -> bool:
        """Tell whether the viewer may know everything on a sheet."""
        return self.gm or (self.me is not None and sheet.id == self.me.id)

    def place(self, sheet: CommonSheet, area: str) -> str:
        """Return where a character is or goes, as far as the viewer may know it (CM-APP-08)."""
        if not area or area in self.areas or self.own(sheet):
            return area
        shown = self._state.reveals.get(f"destination:{sheet.id}") == "shown"
        return area if shown else ELSEWHERE
