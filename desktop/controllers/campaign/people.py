"""The sheets of the open campaign for the play session: open sheets from their documents, the others from their files.

A sheet that is not open is written a little later, because the end of a round changes a score of them: the journal
holds everything already, and `PlaySession.resume` writes the file after a crash.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.controllers.sheet.autosave import LONGEST, PAUSE
from desktop.core.problem import TakujoError
from desktop.core.sheet import Sheet
from desktop.core.system import AnySystem
from desktop.models.sheet.document import SheetDocument
from desktop.services.campaign.campaign import Campaign
from desktop.services.campaign.index import Entry
from desktop.services.journal.changes import applied, differences
from desktop.services.storage.file_errors import Conflict, fault
from desktop.services.storage.stored import SheetFile, Stamp, Stored

MOST = 300
"""People offered as choices at one table; more are found in the list, by name."""
BETWEEN = 15
"""Milliseconds between two files: the disk is waited for at each, and a key that is pressed then waits for one."""


@dataclass(frozen=True)
class _Known:
    """A sheet as it is, and its file as it was read or written."""

    path: Path
    mtime: int
    """ns"""
    size: int
    sheet: Sheet | None = None
    stored: Stored | None = None
    filed: Sheet | None = None
    """The sheet as its file has it."""

    @classmethod
    def of(cls, path: Path, sheet: Sheet | None = None, stored: Stored | None = None) -> _Known:
        info = os.stat(path)
        return cls(path, info.st_mtime_ns, info.st_size, sheet, stored, sheet)

    def unchanged(self) -> bool:
        """Tell whether the file is still the one that was read or written."""
        try:
            info = os.stat(self.path)
        except OSError:
            return False
        return (info.st_mtime_ns, info.st_size) == (self.mtime, self.size)


class CampaignPeople:
    """Reads and writes the sheets of one campaign.

    Args:
        opened: gives the document of a sheet that is open, by id.
        kept: gives its file as it was read or written last, and the sheet that it holds.
        moved: called after play has changed a sheet that is not open; it waits to be written.
        changed: called with a sheet before and after another program has written its file.
        played: gives a sheet as it is played; None where play knows nothing of it.
        shut: writes a sheet and closes it; False: it cannot be written, which has been reported.
        listed: called after files were moved to the bin or restored.
    """

    def __init__(
        self,
        campaign: Campaign,
        system: AnySystem,
        opened: Callable[[str], SheetDocument | None],
        kept: Callable[[str], tuple[Stored, Sheet] | None],
        moved: Callable[[], None],
        changed: Callable[[Sheet, Sheet], None],
        played: Callable[[str], Sheet | None] = lambda who: None,
        shut: Callable[[str], bool] = lambda who: True,
        listed: Callable[[], None] = lambda: None,
    ) -> None:
        self._campaign, self._system, self._opened, self._kept = campaign, system, opened, kept
        self._moved, self._changed, self._played = moved, changed, played
        self._shut, self._listed = shut, listed
        self._read: dict[str, _Known] = {}
        """By sheet id."""
        self._deferred: dict[str, Sheet] = {}
        """Sheets whose files do not hold them yet, by id."""

    def all_sheets(self) -> tuple[Sheet, ...]:
        """Every finished sheet that is not put away: the party in its order, other PCs, NPCs."""
        party = {identifier: number for number, identifier in enumerate(self._campaign.party)}
        here = [e for e in self._campaign.sheets() if not e.draft and not e.archived and not e.fault]
        here.sort(key=lambda e: (party.get(e.id, len(party)), not e.is_pc))
        found = (self._sheet(entry) for entry in here[:MOST])
        return tuple(sheet for sheet in found if sheet is not None)

    def archived(self) -> tuple[Sheet, ...]:
        """Return every finished sheet that is archived."""
        away = (self._sheet(e) for e in self._campaign.sheets() if e.archived and not e.draft and not e.fault)
        return tuple(sheet for sheet in away if sheet is not None)

    def sheet(self, identifier: str) -> Sheet | None:
        """Return the current sheet; None when it is deleted or cannot be read."""
        sheet = self._at_hand(identifier)
        if sheet is not None:
            return sheet
        entry = self._campaign.entry(identifier)
        return None if entry is None or entry.fault else self._sheet(entry)

    def _at_hand(self, identifier: str) -> Sheet | None:
        """Return a sheet that is open or is as it was read; looking through the folder at each step is felt."""
        document = self._opened(identifier)
        if document is not None:
            return document.sheet
        known = self._read.get(identifier)
        return known.sheet if known is not None and known.unchanged() else None

    def named(self, identifiers: Iterable[str]) -> Mapping[str, Sheet]:
        """Return those of these sheets that can be read, by id.

        The folder is listed once, and only where a sheet is unknown or has changed.
        """
        wanted = set(identifiers)
        found = {who: sheet for who in wanted if (sheet := self._at_hand(who)) is not None}
        if len(found) == len(wanted):
            return found
        read = ((e.id, self._sheet(e)) for e in self._campaign.sheets() if e.id in wanted - set(found) and not e.fault)
        return found | {identifier: sheet for identifier, sheet in read if sheet is not None}

    def stored(self, identifier: str) -> SheetFile | None:
        """Return a sheet as its file was last read or written; None when there is none."""
        if kept := self._kept(identifier):
            return SheetFile(kept[1], Stamp.of(kept[0].data))
        known = self._read.get(identifier) if self.sheet(identifier) is not None else None
        if known is None or known.stored is None or known.filed is None:
            return None
        return SheetFile(known.filed, Stamp.of(known.stored.data))

    def write(self, sheet: Sheet) -> None:
        """Put a sheet in the place of the one with the same id; `write_deferred` writes it."""
        document = self._opened(sheet.id)
        if document is not None:
            document.carry(sheet)
        elif self.sheet(sheet.id) is not None:
            self._read[sheet.id] = replace(self._read[sheet.id], sheet=sheet)
            self._deferred[sheet.id] = sheet
            self._moved()

    def to_bin(self, identifier: str) -> None:
        """Move a sheet to the bin; one that is there already stays.

        Raises:
            FileError: the disk refuses.
        """
        entry = self._campaign.entry(identifier)
        if entry is not None and self._shut(identifier):
            self._campaign.delete(entry)
            self._read.pop(identifier, None)
            self._deferred.pop(identifier, None)
            self._listed()

    def from_bin(self, identifier: str) -> None:
        """Bring a sheet back from the bin; one that is in its place stays.

        Raises:
            FileError: it is not in the bin any more, or the disk refuses.
        """
        if self._campaign.entry(identifier) is not None:
            return
        binned = self._campaign.binned_of(identifier)
        if binned is None:
            raise fault("not_in_bin", self._campaign.folder / identifier)
        self._campaign.restore(binned)
        self._listed()

    def restamp(self, identifier: str) -> None:
        """Let a sheet's file be written again: it holds what another program wrote, and its stamp is of before."""
        if self._opened(identifier) is None and (sheet := self.sheet(identifier)) is not None:
            self._deferred[identifier] = sheet
            self._moved()

    def catch_up(self, document: SheetDocument) -> None:
        """Show on a sheet that has just been opened what its file does not hold yet; tell what was written to it."""
        who, file = document.sheet.id, document.sheet
        known, deferred = self._read.get(who), self._deferred.pop(who, None)
        now = deferred or self._played(who)
        if now is None:
            return
        filed = known.filed if known is not None and known.filed is not None else now
        merged = now if file == filed else applied(now, differences(filed, file))
        document.carry(merged)
        if merged != now:
            self._changed(now, merged)

    @property
    def deferred(self) -> tuple[str, ...]:
        """Whose files do not hold yet what play has made of them."""
        return tuple(self._deferred)

    def write_deferred(self, who: str) -> None:
        """Write a sheet's delayed changes; a file that is gone or cannot be read is left for later.

        Unless another program has written it meanwhile, `Campaign.sync` has to follow.

        Raises:
            FileError: it cannot be written; it waits on.
        """
        if who not in self._deferred or self.sheet(who) is None:
            return
        try:
            self._save(who, named=False)
        except Conflict:  # written at this moment, and its time has not moved on
            self._read[who] = replace(self._read[who], mtime=-1)
            if self.sheet(who) is not None:
                self._save(who)

    def _save(self, who: str, *, named: bool = True) -> None:
        known = self._read[who]
        if who in self._deferred and known.sheet is not None and known.stored is not None:
            stored = self._campaign.save(known.stored, known.sheet, named=named)
            self._read[who] = _Known.of(stored.path, known.sheet, stored)
            del self._deferred[who]

    def _sheet(self, entry: Entry) -> Sheet | None:
        document = self._opened(entry.id)
        if document is not None:
            return document.sheet
        known = self._read.get(entry.id)
        # the list looks at single files only when their folder has changed
        if known is not None and known.path.name == entry.file and known.unchanged():
            return known.sheet
        path = self._campaign.path_of(entry)
        try:
            found = _Known.of(path)
            stored, sheet = self._campaign.read(path, self._system)
        except (OSError, TakujoError):
            return None
        merged = sheet
        if known is not None and known.sheet is not None and known.filed is not None and known.sheet != sheet:
            merged = applied(known.sheet, differences(known.filed, sheet))
            self._changed(known.sheet, merged)
        self._read[entry.id] = replace(found, sheet=merged, stored=stored, filed=sheet)
        if entry.id in self._deferred:
            self._deferred[entry.id] = merged
        return merged


class DeferredSheets(QObject):
    """Writes the deferred sheets of one campaign."""

    failed = Signal(object)
    """The `TakujoError`: what keeps a file from being written; it is tried again with the next step."""

    def __init__(self, campaign: Campaign, people: CampaignPeople, parent: QObject) -> None:
        super().__init__(parent)
        self._campaign, self._people = campaign, people
        self._pause = QTimer(self, interval=PAUSE, singleShot=True)
        self._deadline = QTimer(self, interval=LONGEST, singleShot=True)
        self._next = QTimer(self, interval=BETWEEN, singleShot=True)
        self._waiting: list[str] = []
        """Sheets still to write of those that were deferred when the timer fired."""
        for timer in (self._pause, self._deadline):
            timer.timeout.connect(self._begin)
        self._next.timeout.connect(self._write_next_sheet)

    def start(self) -> None:
        """Start the timer for a deferred sheet."""
        self._pause.start()
        if not self._deadline.isActive():
            self._deadline.start()

    def flush(self) -> bool:
        """Write everything now; False when something cannot be."""
        self._begin()
        while self._waiting:
            if not self._write_next_sheet():
                return False
        self._next.stop()
        return True

    def _begin(self) -> None:
        self._pause.stop()
        self._deadline.stop()
        self._waiting = list(self._people.deferred)
        if self._waiting:
            self._next.start()

    def _write_next_sheet(self) -> bool:
        """Write one sheet; keys that were pressed meanwhile come before the next one."""
        try:
            self._people.write_deferred(self._waiting[0])
            if not self._waiting[1:]:
                self._campaign.sync()
        except TakujoError as error:
            self._waiting = []
            self._next.stop()
            self.failed.emit(error)
            return False
        self._waiting.pop(0)
        if self._waiting:
            self._next.start()
        return True
