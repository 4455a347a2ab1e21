"""Lists what a session has changed on every sheet, from its beginning to now.

The line that begins a session holds the sheets of its participants. For other characters the changes of play since are
subtracted from the present sheet.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import timedelta

from pydantic import ValidationError

from desktop.core.game import AnyGame
from desktop.core.sheet import Sheet
from desktop.core.system import AnySystem
from desktop.services.changes import carried, changes_of, turned
from desktop.services.diff import Difference, differences
from desktop.services.journal import Log, LogEntry
from desktop.services.play_state import PLAY

NIGHT = timedelta(hours=6)
"""Silence after which the next line belongs to another play session."""
KEPT = ("schema_version", "id", "archived", "draft", "colour", "portrait", "history")
"""Fields that are no news of a session."""


@dataclass(frozen=True)
class Start:
    """Where a session began."""

    entry: LogEntry
    session: bool
    """False: no session was begun; it is the first line of the last play session."""
    place: int
    """How many counting lines stand before it."""


@dataclass(frozen=True)
class Changed:
    """One person with what has changed."""

    sheet: Sheet
    differences: tuple[Difference, ...]


def starts(log: Log) -> tuple[Start, ...]:
    """Return where sessions began, the last one last; without any, where the last play session did."""
    standing = log.standing
    found = [
        Start(entry, True, place)
        for place, entry in enumerate(standing)
        if entry.kind == PLAY and entry.data.get("machine") == "session" and "begin" in entry.data
    ]
    if found or not standing:
        return tuple(found)
    place = next((n for n in range(len(standing) - 1, 0, -1) if _apart(standing[n - 1], standing[n])), 0)
    return (Start(standing[place], False, place),)


def _apart(before: LogEntry, after: LogEntry) -> bool:
    one, other = before.at, after.at
    return one is not None and other is not None and other - one > NIGHT


def changed(
    system: AnySystem, log: Log, start: Start, people: Iterable[Sheet], end: Start | None = None
) -> tuple[Changed, ...]:
    """Return what has changed on each sheet since a session began, or until the next one did (`end`).

    Players' characters come first; unchanged sheets are left out.
    """
    first = _kept(system, start.entry)
    last = _kept(system, end.entry) if end is not None else {}
    found: list[Changed] = []
    for now in people:
        after = last.get(now.id) or (_without(now, log.standing[end.place :]) if end is not None else now)
        before = first.get(now.id) or _without(after, log.standing[start.place : end.place if end else None])
        rows = tuple(d for d in differences(before, after) if _tells(system, d))
        if rows:
            found.append(Changed(after, rows))
    return tuple(sorted(found, key=lambda one: not one.sheet.is_pc))


def _tells(system: AnySystem, row: Difference) -> bool:
    """Tell whether a difference is news of a session."""
    field, passing = row.field, system.passing.get(row.field, ())
    if row.before in passing and row.after in passing:
        return False
    return field.partition(".")[0] not in KEPT and field.rpartition(".")[2] not in system.fleeting


def _kept(system: AnySystem, entry: LogEntry) -> Mapping[str, Sheet]:
    """Return the sheets that a session's first line holds; what does not fit today's sheets is left out."""
    begin = entry.data.get("begin")
    found: dict[str, Sheet] = {}
    for part in ("party", "sheets"):
        rows = begin.get(part) if isinstance(begin, Mapping) else None
        for row in rows if isinstance(rows, list | tuple) else ():
            try:
                sheet: Sheet = system.sheet_type.model_validate(row)
            except ValidationError:
                continue
            found[sheet.id] = sheet
    return found


def _without(sheet: Sheet, entries: Sequence[LogEntry]) -> Sheet:
    """Take away from a sheet what play did to it in some lines."""
    changes = [change for entry in entries for change in changes_of(entry) if change.sheet == sheet.id]
    return carried(sheet, turned(changes))[0]


def open_to_players(system: AnySystem, game: AnyGame, found: Iterable[Changed]) -> tuple[Changed, ...]:
    """Leave out what only the GM or one player may know: NPCs, and fields that not all players may read.

    All players see the campaign's custom tracks.
    """
    kept, fields = [], set(system.open_fields) - set(system.unused(game))
    for one in found:
        rows = tuple(d for d in one.differences if game.is_track(d.field) or d.field.partition(".")[0] in fields)
        if one.sheet.is_pc and rows:
            kept.append(Changed(one.sheet, rows))
    return tuple(kept)
