"""What lines of a journal do to sheets: which of them count, and sheets folded from them without any rules."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from typing import Any

from pydantic import ValidationError

from desktop.core.sheet import Sheet
from desktop.core.system import AnySystem
from desktop.core.value import put
from desktop.services.journal.changes import CHANGES, applied, effects_of, value_at
from desktop.services.journal.journal import Log, LogEntry
from desktop.services.journal.log import BIN, EDIT, FOUND
from desktop.services.play.play_state import PLAY, Play

FIRST = "first"
"""Key of a line: sheets as they were before any line, by id; each is written by the first line that changes it."""
BY_HAND = ("change", EDIT, FOUND)
"""Kinds of lines by which sheets were written, not played."""


def moves(entry: LogEntry) -> bool:
    """Tell whether a line moves engines or sheets; one that only takes others out or brings them back does not."""
    return CHANGES in entry.data or entry.kind == BIN or (entry.kind == PLAY and not entry.voids)


def sheets_of(system: AnySystem, log: Log, whole: Log | None = None, line: int | None = None) -> dict[str, Sheet]:
    """Return every sheet that lines have changed, as the counting lines leave it; no rules are asked.

    Args:
        whole: the journal of which `log` is the beginning: later lines tell what sheets were before any line.
        line: the number of the last line that is taken; None: all of them.
    """
    found: dict[str, Sheet] = {}
    for entry in (whole or log).entries:
        if FIRST in entry.data or "begin" in entry.data:
            found |= dict(sheets_in(entry, system, found))
    gone, play = removed(log), Play(sheets=found)
    for entry in log.entries:
        if (line is None or entry.line <= line) and entry.id not in gone and moves(entry):
            play = play.with_effects(effects_of(entry), {})
    return dict(play.sheets)


def as_written(system: AnySystem, log: Log, sheet: Sheet) -> Sheet:
    """Return an NPC as last written by hand, without what play has done since: copies of a defeated NPC are unhurt."""
    now = next((one for e in log.entries for who, one in sheets_in(e, system) if who == sheet.id), None)
    if now is None:
        return sheet
    gone, written = removed(log), now
    for entry in log.entries:
        mine = [c for c in effects_of(entry) if c.sheet == sheet.id] if CHANGES in entry.data else []
        if not mine or entry.id in gone:
            continue
        now = applied(now, mine)
        for change in mine if entry.kind in BY_HAND else ():
            written = put(written, change.field, value_at(now, change.field))
    return written


def removed(log: Log) -> set[str]:
    """Return the ids of all lines that were taken out and not brought back."""
    taking = (entry for entry in log.entries if entry.takes_out)
    return {name for entry in taking if log.counts(entry.id) for name in entry.voids}


def sheets_in(entry: LogEntry, system: AnySystem, known: Container[str] = ()) -> Iterator[tuple[str, Sheet]]:
    """Read the sheets that a line holds whole, but for those that are known already."""
    begin = entry.data.get("begin")
    parts: list[Iterable[Any]] = [begin.get(part) or () for part in ("party", "sheets")] if begin else []
    rows: Sequence[Any] = [row for part in parts for row in part]
    for row in (*(entry.data.get(FIRST) or ()), *rows):
        if isinstance(row, Mapping) and row.get("id") in known:
            continue
        try:
            sheet: Sheet = system.sheet_type.model_validate(row)
        except ValidationError:
            continue
        yield sheet.id, sheet
