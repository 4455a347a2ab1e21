"""The sheets of the open campaign for the play session: open sheets from their documents, the others from their files.

Changes to a sheet that is not open are written a little later, because the end of a round changes a score of them: the
journal holds them already, and `PlaySession.resume` applies them to the sheet after a crash.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from desktop.core.outcome import Change
from desktop.core.problem import TakujoError
from desktop.core.sheet import Sheet
from desktop.core.system import AnySystem
from desktop.models.document import SheetDocument
from desktop.services.campaign import Campaign
from desktop.services.changes import carried
from desktop.services.file_errors import Conflict
from desktop.services.index import Entry
from desktop.services.stored import Stored

MOST = 300
"""People offered as choices at one table; more are found in the list, by name."""


@dataclass(frozen=True)
class _Known:
    """A sheet as it stands, and its file as it was read or written."""

    path: Path
    mtime: int
    """ns"""
    size: int
    sheet: Sheet | None = None
    stored: Stored | None = None

    @classmethod
    def of(cls, path: Path, sheet: Sheet | None = None, stored: Stored | None = None) -> _Known:
        info = os.stat(path)
        return cls(path, info.st_mtime_ns, info.st_size, sheet, stored)

    def stands(self) -> bool:
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
        kept: gives the fingerprint of its file.
        moved: is told after play has moved a sheet that is not open; it waits to be written.
        changed: is told whose file holds something else than when it was read or written last.
    """

    def __init__(
        self,
        campaign: Campaign,
        system: AnySystem,
        opened: Callable[[str], SheetDocument | None],
        kept: Callable[[str], str],
        moved: Callable[[], None],
        changed: Callable[[str], None],
    ) -> None:
        self._campaign, self._system, self._opened, self._kept = campaign, system, opened, kept
        self._moved, self._changed = moved, changed
        self._read: dict[str, _Known] = {}
        """By sheet id."""
        self._late: dict[str, tuple[Change, ...]] = {}
        """What their files do not hold yet, by sheet id."""

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
        """Return one sheet as it stands; None when it is gone or cannot be read."""
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
        return known.sheet if known is not None and known.stands() else None

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

    def fingerprint(self, identifier: str) -> str:
        """Fingerprint of a sheet's file as it was last read or written; empty when there is none."""
        if kept := self._kept(identifier):
            return kept
        known = self._read.get(identifier) if self.sheet(identifier) is not None else None
        return known.stored.digest if known is not None and known.stored is not None else ""

    def write(self, sheet: Sheet, changes: Sequence[Change]) -> None:
        """Put a sheet in the place of the one with the same id; `settle` writes it."""
        document = self._opened(sheet.id)
        if document is not None:
            document.carry(sheet)
        elif self.sheet(sheet.id) is not None:
            self._read[sheet.id] = replace(self._read[sheet.id], sheet=sheet)
            self._late[sheet.id] = (*self._late.get(sheet.id, ()), *changes)
            self._moved()

    def catch_up(self, document: SheetDocument) -> None:
        """Carry to a sheet that has just been opened what its file does not hold yet; it is written with the rest."""
        late = self._late.pop(document.sheet.id, ())
        document.carry(carried(document.sheet, late)[0])

    @property
    def late(self) -> tuple[str, ...]:
        """Whose files do not hold yet what play has made of them."""
        return tuple(self._late)

    def settle(self, who: str) -> None:
        """Write a sheet's delayed changes; a file that is gone or cannot be read is left for later.

        Unless another program has written it meanwhile, `Table.sync` has to follow.

        Raises:
            FileError: it cannot be written; it waits on.
        """
        if who not in self._late or self.sheet(who) is None:
            return
        try:
            self._save(who, named=False)
        except Conflict:  # written at this moment, and its time has not moved on
            self._read[who] = replace(self._read[who], mtime=-1)
            if self.sheet(who) is not None:
                self._save(who)

    def _save(self, who: str, *, named: bool = True) -> None:
        known = self._read[who]
        if who in self._late and known.sheet is not None and known.stored is not None:
            stored = self._campaign.save(known.stored, known.sheet, named=named)
            self._read[who] = _Known.of(stored.path, known.sheet, stored)
            del self._late[who]

    def _sheet(self, entry: Entry) -> Sheet | None:
        document = self._opened(entry.id)
        if document is not None:
            return document.sheet
        known = self._read.get(entry.id)
        # the list looks at single files only when their folder has changed
        if known is not None and known.path.name == entry.file and known.stands():
            return known.sheet
        path = self._campaign.path_of(entry)
        try:
            found = _Known.of(path)
            stored, sheet = self._campaign.read(path, self._system)
        except (OSError, TakujoError):
            return None
        late = self._late.get(entry.id, ())
        merged, _ = carried(sheet, late)
        self._read[entry.id] = replace(found, sheet=merged, stored=stored)
        if late:  # at once: their file is younger now than the journal's lines, and would count after a crash
            with contextlib.suppress(TakujoError):
                self._save(entry.id)
        if known is not None and known.sheet != merged:
            self._changed(entry.id)
        return merged
