"""Files of sheets as projections of what is played: what each was written from, and what to do where it differs.

No clock decides anything: a file names the line of the journal after which it was written, and the journal's sum there.
"""

from __future__ import annotations

from desktop.core.outcome import Change
from desktop.core.sheet import Sheet
from desktop.core.system import AnySystem
from desktop.services.changes import differences, entered, met, plain, value_at
from desktop.services.effects import sheets_of
from desktop.services.journal import Log
from desktop.services.log import STEP
from desktop.services.stored import SheetFile, Stamp

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
