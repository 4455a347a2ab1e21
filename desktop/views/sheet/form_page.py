"""What a page of a sheet or of the builder derives from: `FormPage`, and `SheetPage` for the middle of a sheet."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.core.words import Words
from desktop.models.sheet.document import SheetDocument
from desktop.models.sheet.rows import RowsModel


class FormPage(QWidget):
    """A form that the binder joins to a document."""

    rebuilt = Signal(QWidget)
    """The widgets below are new: the page makes its inputs from the campaign's definition."""

    def attach(self, document: SheetDocument, words: Words) -> Mapping[str, RowsModel]:
        """Take the document before binding; return table models with columns of the page's own, by field."""
        return {}

    def for_player(self) -> None:
        """Take away what only a GM may do."""

    def first_stop(self) -> QWidget | None:
        """Return where the keyboard begins; None: at the first field."""
        return None

    def choose_row(self, field: str) -> None:
        """Choose the row of a dotted path."""


class SheetPage(FormPage):
    """The middle of a sheet: everything that only this system has."""

    check_requested = Signal(str, dict)
    """(kind id, parameters): prepare this check in the tray."""

    @property
    def shown_here(self) -> frozenset[str]:
        """What is shown nowhere else: ids of custom profile fields, and `memo`."""
        return frozenset()
