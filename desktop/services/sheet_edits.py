"""Edits of sheets as lines of the journal: what a person wrote here, and what a file was found to hold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from desktop.core.outcome import Change
from desktop.core.sheet import Sheet
from desktop.core.system import AnySystem
from desktop.services.changes import applied, differences
from desktop.services.journal import Log, LogEntry
from desktop.services.journal_writer import JournalWriter
from desktop.services.log import RESTORED
from desktop.services.people import People
from desktop.services.playing import Playing
from desktop.services.projection import SheetProjection
from desktop.services.sheet_files import found_in
from desktop.services.undo_steps import CONTINUES, FOR_GOOD, WHAT


class Edited(NamedTuple):
    """What an edit has done."""

    entry: LogEntry
    changes: tuple[Change, ...]


class SheetEdits:
    """Writes edits of sheets; engines that use a sheet take it over."""

    def __init__(
        self,
        system: AnySystem,
        journal_writer: JournalWriter,
        playing: Playing,
        people: People,
        projection: SheetProjection,
    ) -> None:
        self._system, self._journal_writer, self._playing = system, journal_writer, playing
        self._people, self._projection, self._history = people, projection, playing.history

    def edit(self, before: Sheet, after: Sheet, what: str, *, continues: str, for_good: bool) -> Edited | None:
        """Write what a person edited; the sheet shows it already. None: nothing differs.

        Args: as of `PlaySession.edit`.
        """
        changes = differences(before, after)
        if not changes:
            return None
        followed = self._playing.follow_edit(after)
        distinct = tuple(dict.fromkeys(followed.messages))  # one engine tells for all
        more: dict[str, Any] = {key: text for key, text in ((WHAT, what), (CONTINUES, continues)) if text}
        more |= {FOR_GOOD: True} if for_good else {}
        entry = self._journal_writer.edited(before, changes, followed.changes, distinct, more)
        self._projection.took(entry, followed.play)
        return Edited(entry, (*changes, *followed.changes))

    def found(self, before: Sheet, after: Sheet, text: str) -> Edited | None:
        """Write what another program made of a sheet; None: nothing, or no line has changed the sheet here."""
        if self._history.sheet(after.id) is None:
            return None
        changes = differences(before, after)
        found = self._found(changes, text) if changes else None
        self._people.restamp(after.id)
        return found

    def put_back(self) -> LogEntry | None:
        """Write which sheets of the bin have files again, which another program put there; no undo takes it back."""
        here = [who for who in sorted(self._history.play.removed) if self._people.sheet(who) is not None]
        if not here:
            return None
        entry = self._journal_writer.bin(RESTORED, here, found=True)
        self._projection.took(entry)
        return entry

    def compare(self, who: str, log: Log, *, backups: bool = True) -> tuple[Edited | None, Sequence[Change]]:
        """Let what is played and a sheet's file be the same again; return a line that says so, and what differed.

        Args:
            backups: False: the file comes from the bin, where play has not written it.
        """
        now, file = self._history.sheet(who), self._people.stored(who)
        if now is None or file is None or file.sheet == now:
            return None, ()
        changes = found_in(self._system, log, self._journal_writer.campaign, file, now, backups=backups)
        if changes:
            found = self._found(changes)
            self._people.restamp(who)
            return found, found.changes
        differ = differences(file.sheet, now)
        self._people.write(now)
        return None, differ

    def _found(self, changes: Sequence[Change], text: str = "") -> Edited:
        known = self._history.sheet(changes[0].sheet)
        assert known is not None
        after = applied(known, changes)
        own, followed = differences(known, after), self._playing.follow_edit(after)
        entry = self._journal_writer.found(own, followed.changes, text)
        self._projection.took(entry, followed.play)
        return Edited(entry, (*own, *followed.changes))
