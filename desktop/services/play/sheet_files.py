"""Files of sheets as projections of what is played, and edits of sheets, here or in a file, as lines of the journal.

No clock decides anything: a file names the line of the journal after which it was written, and the journal's sum there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from desktop.core.rolls.outcome import Change
from desktop.core.sheet import Sheet
from desktop.core.system import AnySystem
from desktop.services.journal.changes import applied, differences, entered, met, plain, value_at
from desktop.services.journal.journal import Log, LogEntry
from desktop.services.journal.log import RESTORED, STEP
from desktop.services.play.effects import sheets_of
from desktop.services.play.journal_writer import JournalWriter
from desktop.services.play.people import People
from desktop.services.play.playing import Playing
from desktop.services.play.tray import SheetProjection
from desktop.services.play.undo_steps import CONTINUES, FOR_GOOD, WHAT
from desktop.services.storage.stored import SheetFile, Stamp

WRITTEN = "written"
"""Key of a line before which the files of all sheets were written."""


def found_in(
    system: AnySystem, log: Log, campaign: str, file: SheetFile, now: Sheet, *, backups: bool = True
) -> tuple[Change, ...]:
    """Return what was made of a sheet elsewhere, where its file differs from what is played; nothing: it is behind.

    A file that was edited since it was written is merged. One of another journal, or of lines that this journal does
    not have, counts as it is; so does a backup, which is older than the last time when all files were written.

    Args:
        now: the sheet as it is played.
        backups: False: a file of before the last time when all were written is behind, not put back by a person.
    """
    base = _base(system, log, campaign, file)
    if base is None:
        return differences(now, file.sheet)
    if file.sheet != base:
        return tuple(_entering(now, change) for change in differences(base, file.sheet))
    if not backups:
        return ()
    written = max((e.line for e in log.entries if e.kind == STEP and e.data.get(WRITTEN) is True), default=0)
    if file.stamp is not None and file.stamp.line >= written:
        return ()
    then = sheets_of(system, _until(log, written), log).get(now.id)
    return () if then == base else differences(now, file.sheet)


def _entering(now: Sheet, change: Change) -> Change:
    """Return a change as it meets a sheet; where both have another value, the file's counts."""
    if entered(now, change) is not None:
        return met({now.id: now}, (change,))[0]
    return change.evolve(before=plain(value_at(now, change.field)))


def _base(system: AnySystem, log: Log, campaign: str, file: SheetFile) -> Sheet | None:
    """Return what a file was written from; None where this journal does not know."""
    stamp = file.stamp
    if stamp is None:  # from before there was a journal, unless it has been edited since
        first = sheets_of(system, Log(), log).get(file.sheet.id)
        return first if first == file.sheet else None
    if stamp.campaign != campaign:
        return None
    known = Stamp(campaign, 0, "") if not stamp.line else None
    for entry in log.entries:
        if entry.line == stamp.line:
            known = Stamp(campaign, entry.line, entry.sum)
    if known != stamp:
        return None
    return sheets_of(system, _until(log, stamp.line), log).get(file.sheet.id)


def _until(log: Log, line: int) -> Log:
    """Return a journal as it was after a line."""
    return Log([entry for entry in log.entries if entry.line <= line])


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
