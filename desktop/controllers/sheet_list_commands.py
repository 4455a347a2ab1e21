"""Commands of the list of a campaign's sheets, open or not: copy, delete, restore, archive, rename."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject, Signal

from desktop.core.problem import TakujoError
from desktop.core.system import AnySystem
from desktop.models.document import SheetDocument
from desktop.services.campaign import Campaign
from desktop.services.index import Entry


class Open(Protocol):
    """A sheet that is open."""

    @property
    def document(self) -> SheetDocument:
        """What is edited."""

    def close(self) -> bool:
        """Write it now."""


class OpenSheets(Protocol):
    """What is open of a campaign."""

    def controller_of(self, sheet_id: str) -> Open | None:
        """Return the open document of a sheet."""

    def shut(self, sheet_id: str) -> bool:
        """Write it, and close it if it is open; False (and still open) when it cannot be written."""

    def flush(self) -> bool:
        """Write everything now."""


class SheetListCommands(QObject):
    """Acts on chosen lines; what is refused for one of them is reported and stops nothing else."""

    listed = Signal()
    """The list has changed."""
    failed = Signal(object)
    """A `TakujoError` to report."""

    def __init__(self, campaign: Campaign, system: AnySystem, sheets: OpenSheets, parent: QObject) -> None:
        super().__init__(parent)
        self._campaign, self._system, self._sheets = campaign, system, sheets

    def duplicate(self, entries: list[Entry]) -> None:
        """Copy sheets under new ids, as they stand."""
        if self._sheets.flush():
            self._each(entries, lambda entry: self._campaign.duplicate(entry))

    def delete(self, entries: list[Entry]) -> list[str]:
        """Move sheets to the bin, open ones written and closed first; return the ids of those that went."""
        went: list[str] = []

        def gone(entry: Entry) -> None:
            if self._sheets.shut(entry.id):
                self._campaign.delete(entry)
                went.append(entry.id)

        self._each(entries, gone)
        return went

    def archive(self, entries: list[Entry]) -> None:
        """Put sheets away from the list, or bring those back that are away."""

        def turn(entry: Entry) -> None:
            known = self._sheets.controller_of(entry.id)
            if known is not None:
                known.document.edit(
                    "archived", not known.document.sheet.archived, self.tr("アーカイブする・一覧に戻す")
                )
                known.close()
                return
            stored, sheet = self._campaign.read(self._campaign.path_of(entry), self._system)
            self._campaign.save(stored, sheet.evolve(archived=not sheet.archived))

        self._each(entries, turn)

    def rename(self, entry: Entry, name: str) -> None:
        """Give a sheet another name."""
        controller = self._sheets.controller_of(entry.id)
        if controller is not None:
            controller.document.edit("name", name, self.tr("名前を変える"))
            controller.close()
        else:
            self._each([entry], lambda e: self._write_name(e, name))
        self.listed.emit()

    def _write_name(self, entry: Entry, name: str) -> None:
        stored, sheet = self._campaign.read(self._campaign.path_of(entry), self._system)
        self._campaign.save(stored, sheet.evolve(name=name))

    def _each(self, entries: list[Entry], act: Callable[[Entry], object]) -> None:
        for entry in entries:
            try:
                act(entry)
            except TakujoError as error:
                self.failed.emit(error)
        self.listed.emit()
