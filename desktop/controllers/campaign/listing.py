"""The sheets of a campaign, open or not: what its list shows of them, and what the list's commands do with them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QObject, Signal

from desktop.core.problem import TakujoError
from desktop.core.sheet import Sheet
from desktop.core.system import AnySystem
from desktop.core.words import Words
from desktop.models.library_tree import SCENARIOS, Group, TreeLine
from desktop.models.sheet.document import SheetDocument
from desktop.services.campaign.campaign import Campaign
from desktop.services.campaign.index import Entry
from desktop.services.campaign.scenarios import Scenarios


@dataclass(frozen=True)
class Read:
    """A sheet without a window: for the party, printing and comparing."""

    entry: Entry
    sheet: Sheet


class Listing(QObject):
    """Reads the files of one campaign.

    Args:
        opened: gives the document of a sheet that is open, by id.
    """

    def __init__(
        self,
        campaign: Campaign,
        system: AnySystem,
        scenarios: Scenarios,
        words: Words,
        opened: Callable[[str], SheetDocument | None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._campaign, self._system, self._scenarios = campaign, system, scenarios
        self._words, self._opened = words, opened

    def groups(self, query: str = "") -> tuple[Group, ...]:
        """Return characters, NPCs, scenarios and drafts that match what was typed."""
        entries = self._campaign.search(query) if query.strip() else self._campaign.sheets()
        here = tuple(e for e in entries if not e.draft and not e.archived)
        drafts = tuple(e for e in entries if e.draft and not e.archived)
        away = tuple(e for e in entries if e.archived)
        return (
            Group("pc", self.tr("キャラクター"), tuple(e for e in here if e.is_pc)),
            Group("npc", self._words.say("NPC"), tuple(e for e in here if not e.is_pc)),
            *self._scenario_group(query),
            *((Group("draft", self.tr("作りかけ"), drafts),) if drafts else ()),
            *((Group("archive", self.tr("アーカイブ"), away),) if away else ()),
        )

    def _scenario_group(self, query: str) -> tuple[Group, ...]:
        wanted = query.strip().casefold()
        found = [one for one in self._scenarios.listed() if wanted in one.title.casefold()]
        lines = tuple(TreeLine(one.path.name, one.title, "document", bool(one.fault)) for one in found)
        return (Group(SCENARIOS, self.tr("シナリオ"), lines=lines),) if lines else ()

    def sheets(self, wanted: Callable[[Entry], bool] = lambda entry: True, most: int = 10_000) -> tuple[Read, ...]:
        """Read finished sheets, open ones as they stand; damaged files are left out."""
        found: list[Read] = []
        for entry in self._campaign.sheets():
            if entry.draft or entry.fault or not wanted(entry) or len(found) >= most:
                continue
            known = self._opened(entry.id)
            try:
                sheet = (
                    known.sheet
                    if known is not None
                    else self._campaign.read(self._campaign.path_of(entry), self._system)[1]
                )
            except TakujoError:
                continue
            found.append(Read(entry, sheet))
        return tuple(found)


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

    def delete(self, entries: list[Entry]) -> list[Entry]:
        """Move sheets to the bin, open ones written and closed first; return those that went."""
        went: list[Entry] = []

        def gone(entry: Entry) -> None:
            if self._sheets.shut(entry.id):
                self._campaign.delete(entry)
                went.append(entry)

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
