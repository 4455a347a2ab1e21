"""What a rule system gives the screens: `VIEW` in `desktop.views.systems.<id>`, found by name, loaded when needed."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from PySide6.QtCore import SignalInstance
from PySide6.QtWidgets import QWidget

from desktop.core.game import AnyGame
from desktop.core.problem import Problem
from desktop.core.sheet import Sheet
from desktop.core.words import Words
from desktop.models.document import SheetDocument
from desktop.models.rows import RowsModel
from desktop.views import systems

if TYPE_CHECKING:
    from desktop.core.view_models import Offer, PlayView


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


@dataclass(frozen=True)
class RunningEngine:
    """A battle or a session under way, as its tracker gets it after every step."""

    engine: str
    """`battle` or `session`."""
    shown: PlayView
    """The rule system's own view type, as the GM may see it."""
    offers: tuple[Offer, ...]
    """Every legal next step."""
    selected: str
    """Sheet id of the character selected on the party strip; empty: none."""
    what_if: Callable[[Mapping[str, Any]], PlayView | Problem]
    """Try an event, as plain data, without doing it: what would be there then, or why it is refused."""
    choose_key: str = ""
    """The key after which a number takes one of the numbered choices, as it is written; empty: none."""
    named: bool = True
    """Whether a person has chosen them since the last step; else they are selected because it is their turn."""
    chances: bool = True
    """Whether this table shows chances; where it does not, no check that is shown has any."""
    lifted: bool = False
    """The GM reveals the check in the tray; without that players look on, and read this page."""

    def offer(self, kind: str, who: str | None = None) -> Offer | None:
        """The first legal step of a kind, of one person where `who` is given."""
        return next((o for o in self.offers if o.kind == kind and who in (None, o.who)), None)

    @property
    def primary(self) -> Offer | None:
        """The step that N takes."""
        return next((o for o in self.offers if o.primary), None)


class Tracker(Protocol):
    """The middle of the table for one engine of one system; a `QWidget` that shows and asks, and decides nothing."""

    @property
    def requested(self) -> SignalInstance:
        """Signal (event as plain data: `{"kind": "attack", "who": …}`): post this event."""

    @property
    def picked(self) -> SignalInstance:
        """Signal (sheet id): select a character on the party strip."""

    @property
    def check_requested(self) -> SignalInstance:
        """Signal (sheet id, kind id, parameters): prepare a check in the tray that belongs to no engine."""

    def show_play(self, play: RunningEngine, words: Words) -> None:
        """Show the present state; called after every step, so it must be quick (a few milliseconds)."""


@runtime_checkable
class KnowsNext(Protocol):
    """A tracker whose form knows more of the next step than its offer."""

    def next_event(self) -> Mapping[str, Any] | None:
        """The event that N posts; None: the primary offer."""


@runtime_checkable
class NamesNext(Protocol):
    """A tracker whose form gives the next step another name than its offer has."""

    @property
    def next_name(self) -> str:
        """What the button of the next step says; empty: the offer's label."""


@runtime_checkable
class FormsNext(Protocol):
    """A tracker that says when its form has changed what the next step is."""

    @property
    def formed(self) -> SignalInstance:
        """Signal: the next step is another, or is called otherwise."""


@runtime_checkable
class ShowsWays(Protocol):
    """A tracker whose choice that is due is walked with the arrows."""

    @property
    def ways(self) -> Sequence[QWidget]:
        """The options, in order; N takes the first; empty: no choice is due."""


@runtime_checkable
class TakesNumbers(Protocol):
    """A tracker with numbered choices beside those of the check: one key and a digit take one."""

    @property
    def numbered(self) -> int:
        """How many there are now."""

    def take(self, number: int) -> bool:
        """Take one, counted from 1; False: there is none of this number."""


@runtime_checkable
class TakesCheck(Protocol):
    """A tracker that asks for a check in a form of its own, which a typed or clicked check may fill in."""

    def fill(self, who: str, kind: str, params: Mapping[str, Any]) -> bool:
        """Write a check into the form, and put the focus where it is confirmed; False: none of this person is due."""

    def absent(self, who: str, kind: str, params: Mapping[str, Any]) -> str:
        """Name the absent opponent of a check that the form asks for but cannot take; empty: none is absent."""


@runtime_checkable
class LeadsOn(Protocol):
    """A tracker that can lead to a choice where no step is the usual one."""

    @property
    def due(self) -> str:
        """What is to be chosen now, as words for the button of the next step; empty: nothing."""

    def lead(self) -> None:
        """Put the focus there; nothing is done yet."""


@runtime_checkable
class StartPage(Protocol):
    """What a system asks before a battle or a session begins; a `QWidget`."""

    def options(self) -> Mapping[str, Any]:
        """Return the options of the engine's `start`, as JSON."""


@runtime_checkable
class TakesFiles(Protocol):
    """A start page that offers files of a folder of the campaign."""

    @property
    def folder(self) -> str:
        """Name of the folder."""

    def show_files(self, files: Mapping[str, Mapping[str, Any]]) -> None:
        """Offer these: their content by file name."""


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
    trackers: Mapping[str, Callable[..., QWidget]] = field(default_factory=dict)
    """By engine (`battle`, `session`), each a `Tracker`; an engine without one is shown by the generic page."""
    scenario_maps: Mapping[str, Callable[[Words], QWidget]] = field(default_factory=dict)
    """By list of the rule system's scenarios, each a `ScenarioMap`."""
    start_pages: Mapping[str, Callable[[AnyGame, Sequence[Sheet]], QWidget]] = field(default_factory=dict)
    """By engine: (game, sheets of the campaign) -> a `StartPage`, where more is asked than who takes part."""


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
