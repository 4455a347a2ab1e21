"""What a rule system gives the screens: `VIEW` in `desktop.views.systems.<id>`, found by name, loaded when needed."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from PySide6.QtCore import SignalInstance
from PySide6.QtWidgets import QWidget

from desktop.core.words import Words
from desktop.models.document import SheetDocument
from desktop.models.rows import RowsModel
from desktop.views import systems


class Page(Protocol):
    """A form that the binder can join to a document.

    A page that makes its inputs from the 卓's definition may have a signal `rebuilt(QWidget)`: below this widget there
    are others now. A builder page may have `for_player()`: take away what only a GM may do.
    """

    def attach(self, document: SheetDocument, words: Words) -> Mapping[str, RowsModel]:
        """Take the document before binding; return table models with columns of the page's own, by field."""


class SheetPage(Page, Protocol):
    """The middle of a sheet: everything that only this system has."""

    @property
    def check_requested(self) -> SignalInstance:
        """Signal (kind id, parameters): prepare this check in the tray."""


@dataclass(frozen=True)
class SystemView:
    """The screens of one rule system; the factories make a fresh widget each."""

    sheet_page: Callable[[], QWidget]
    builder_pages: Mapping[str, Callable[[], QWidget]] = field(default_factory=dict)
    """By `Step.id`; a step without a page of its own is shown by the frame (name, finish)."""
    profile_extra: Callable[[], QWidget] | None = None
    """What the frame's page of name and player asks besides, for this system."""


def system_view(system_id: str) -> SystemView:
    """Load the screens of a rule system."""
    view: SystemView = importlib.import_module(f"{systems.__name__}.{system_id}").VIEW
    return view
