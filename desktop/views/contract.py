"""What a rule system shows and prints: `VIEW` in `desktop.views.systems.<id>` is a `SystemView`."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    # a system prints without widgets, and opens a sheet without play
    from desktop.core.game import AnyGame
    from desktop.core.sheet import Sheet
    from desktop.core.words import Words
    from desktop.views.editors.scenario import ScenarioMap
    from desktop.views.paper.protocol import Printout, SheetPaper
    from desktop.views.play.tracker_view import BeginOptions, TrackerView
    from desktop.views.sheet.form_page import FormPage, SheetPage


PLAIN_TRACKER = "desktop.views.play.plain_tracker:PlainTracker"


class SystemView:
    """The screens and printed pages of one rule system; each is imported when it is asked for."""

    def __init__(
        self,
        package: str,
        *,
        sheet_page: str,
        paper: str,
        builder_pages: Mapping[str, str] = MappingProxyType({}),
        profile_extra: str = "",
        battle_tracker: str = PLAIN_TRACKER,
        session_tracker: str = PLAIN_TRACKER,
        session_options: str = "",
        scenario_maps: Mapping[str, str] = MappingProxyType({}),
        printouts: str = "",
    ) -> None:
        """Take names of classes and values, `module:name`, whose modules are below a package."""
        self._package = package
        self._sheet_page, self._paper, self._printouts = sheet_page, paper, printouts
        self._builder_pages, self._profile_extra = builder_pages, profile_extra
        self._trackers = {"battle": battle_tracker, "session": session_tracker}
        self._session_options, self._scenario_maps = session_options, scenario_maps

    def _load(self, name: str) -> Any:
        module, _, attribute = name.partition(":")
        whole = module if module.startswith("desktop.") else f"{self._package}.{module}"
        return getattr(importlib.import_module(whole), attribute)

    @property
    def sheet_page(self) -> type[SheetPage]:
        """The middle of a sheet."""
        page: type[SheetPage] = self._load(self._sheet_page)
        return page

    @property
    def builder_pages(self) -> Mapping[str, type[FormPage]]:
        """By `Step.id`; the frame shows a step without a page of its own (name, finish)."""
        return {step: self._load(name) for step, name in self._builder_pages.items()}

    @property
    def profile_extra(self) -> type[FormPage] | None:
        """What the frame's page of name and player asks besides."""
        return self._load(self._profile_extra) if self._profile_extra else None

    @property
    def session_options(self) -> Callable[[AnyGame, Sequence[Sheet]], BeginOptions] | None:
        """What is asked before a session besides who takes part, of the game and the sheets of the campaign."""
        return self._load(self._session_options) if self._session_options else None

    @property
    def scenario_maps(self) -> Mapping[str, Callable[[Words], ScenarioMap]]:
        """The picture above a list of the rule system's scenarios, by list."""
        return {rows: self._load(name) for rows, name in self._scenario_maps.items()}

    @property
    def paper(self) -> SheetPaper:
        """The printed sheet."""
        paper: SheetPaper = self._load(self._paper)()
        return paper

    @property
    def printouts(self) -> tuple[Printout, ...]:
        """What is printed beside sheets: cards, trackers, a GM's screen."""
        return self._load(self._printouts) if self._printouts else ()

    def tracker(self, engine: str) -> type[TrackerView]:
        """Return the tracker of an engine, `battle` or `session`; the default one draws any engine."""
        tracker: type[TrackerView] = self._load(self._trackers[engine])
        return tracker


def system_view(system_id: str) -> SystemView:
    """Load what a rule system shows and prints.

    Raises:
        ModuleNotFoundError: there is no such system.
    """
    view: SystemView = importlib.import_module(f"desktop.views.systems.{system_id}").VIEW
    return view
