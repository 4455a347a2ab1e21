"""What a rule system shows and prints: `VIEW` in `desktop.views.systems.<id>` is a `SystemView`."""

from __future__ import annotations

import importlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    # a system prints without widgets, and opens a sheet without play
    from desktop.core.game import AnyGame
    from desktop.core.sheet import Sheet
    from desktop.core.words import Words
    from desktop.views.editors.scenario import ScenarioMap
    from desktop.views.paper.protocol import Printout, SheetPaper
    from desktop.views.play.tracker_view import BeginOptions, TrackerView
    from desktop.views.sheet.form_page import FormPage, SheetPage


class SystemView(ABC):
    """The screens and printed pages of one rule system, by class; each is imported when it is asked for."""

    @property
    @abstractmethod
    def sheet_page(self) -> type[SheetPage]:
        """The middle of a sheet."""

    @property
    def builder_pages(self) -> Mapping[str, type[FormPage]]:
        """By `Step.id`; the frame shows a step without a page of its own (name, finish)."""
        return {}

    @property
    def profile_extra(self) -> type[FormPage] | None:
        """What the frame's page of name and player asks besides."""
        return None

    @property
    def battle_tracker(self) -> type[TrackerView]:
        """The tracker of a battle; the default one draws any engine."""
        from desktop.views.play.plain_tracker import PlainTracker

        return PlainTracker

    @property
    def session_tracker(self) -> type[TrackerView]:
        """The tracker of a session, in the same way."""
        from desktop.views.play.plain_tracker import PlainTracker

        return PlainTracker

    @property
    def session_options(self) -> Callable[[AnyGame, Sequence[Sheet]], BeginOptions] | None:
        """What is asked before a session besides who takes part, of the game and the sheets of the campaign."""
        return None

    @property
    def scenario_maps(self) -> Mapping[str, Callable[[Words], ScenarioMap]]:
        """The picture above a list of the rule system's scenarios, by list."""
        return {}

    @property
    @abstractmethod
    def paper(self) -> SheetPaper:
        """The printed sheet."""

    @property
    def printouts(self) -> tuple[Printout, ...]:
        """What is printed beside sheets: cards, trackers, a GM's screen."""
        return ()

    def tracker(self, engine: str) -> type[TrackerView]:
        """Return the tracker of an engine, `battle` or `session`."""
        return self.battle_tracker if engine == "battle" else self.session_tracker


def system_view(system_id: str) -> SystemView:
    """Load what a rule system shows and prints.

    Raises:
        ModuleNotFoundError: there is no such system.
    """
    view: SystemView = importlib.import_module(f"desktop.views.systems.{system_id}").VIEW
    return view
