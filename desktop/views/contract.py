"""What a rule system gives the screens: `VIEW` in `desktop.views.systems.<id>`, found by name, loaded when needed."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import SignalInstance
from PySide6.QtWidgets import QWidget

from desktop.core.game import AnyGame
from desktop.core.sheet import Sheet
from desktop.core.words import Words
from desktop.models.document import SheetDocument
from desktop.models.rows import RowsModel
from desktop.views import systems

if TYPE_CHECKING:
    from desktop.views.play.tracker_view import BeginOptions, TrackerView


class Page(Protocol):
    """A form that the binder can join to a document.

    A page that makes its inputs from the campaign's definition may have a signal `rebuilt(QWidget)`: the widgets below
    are new. A builder page may have `for_player()`: take away what only a GM may do; `first_stop()`: where the
    keyboard begins, where that is not the first field; and `choose_row(field)`: choose the row of a dotted path.
    """

    def attach(self, document: SheetDocument, words: Words) -> Mapping[str, RowsModel]:
        """Take the document before binding; return table models with columns of the page's own, by field."""


class SheetPage(Page, Protocol):
    """The middle of a sheet: everything that only this system has.

    A page that shows own profile fields or the memo itself has a property `shown_here`: ids of such fields, and `memo`;
    they are nowhere else then.
    """

    @property
    def check_requested(self) -> SignalInstance:
        """Signal (kind id, parameters): prepare this check in the tray."""


class ScenarioMap(Protocol):
    """A picture of one list of a scenario, above the list; a `QWidget`."""

    @property
    def chosen(self) -> SignalInstance:
        """Signal (row): the user wants to edit this row."""

    @property
    def add_requested(self) -> SignalInstance:
        """Signal (values): add a row that begins with these."""

    def show_rows(
        self, rows: Sequence[Mapping[str, Any]], current: int, others: Mapping[str, Sequence[Mapping[str, Any]]]
    ) -> None:
        """Show the present rows.

        Args:
            others: the rows of every list of the scenario.
        """

    def mark(self, current: int) -> None:
        """Show which row is written."""


@dataclass(frozen=True)
class SystemView:
    """The screens of one rule system; the factories make a fresh widget each, in the place that is given to them."""

    sheet_page: Callable[..., QWidget]
    builder_pages: Mapping[str, Callable[..., QWidget]] = field(default_factory=dict)
    """By `Step.id`; a step without a page of its own is shown by the frame (name, finish)."""
    profile_extra: Callable[..., QWidget] | None = None
    """What the frame's page of name and player asks besides, for this system."""
    trackers: Mapping[str, Callable[..., TrackerView]] = field(default_factory=dict)
    """By engine (`battle`, `session`), each a `TrackerView`; an engine without one is shown by the generic page."""
    scenario_maps: Mapping[str, Callable[[Words], QWidget]] = field(default_factory=dict)
    """By list of the rule system's scenarios, each a `ScenarioMap`."""
    start_pages: Mapping[str, Callable[[AnyGame, Sequence[Sheet]], BeginOptions]] = field(default_factory=dict)
    """By engine: (game, sheets of the campaign) -> a `BeginOptions`, where more is asked than who takes part."""


def later(package: str, name: str) -> Callable[..., Any]:
    """Return a factory that imports its class when the first one is made: a sheet is opened without all other screens.

    Args:
        package: of the screens.
        name: module and class in it, e.g. `play.battle_tracker.BattleTracker`.
    """
    module, _, made = name.rpartition(".")

    def make(*given: Any) -> Any:
        return getattr(importlib.import_module(f"{package}.{module}"), made)(*given)

    return make


def system_view(system_id: str) -> SystemView:
    """Load the screens of a rule system."""
    view: SystemView = importlib.import_module(f"{systems.__name__}.{system_id}").VIEW
    return view
