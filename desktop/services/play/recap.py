"""Lists what a session has changed on every sheet, from its beginning to now.

Sheets of an earlier time are folded from the journal; one that no line has changed was what it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import timedelta

from desktop.core.game import AnyGame
from desktop.core.sheet import Sheet
from desktop.core.system import AnySystem
from desktop.services.journal.journal import Log, LogEntry
from desktop.services.play.effects import sheets_of
from desktop.services.play.play_state import PLAY
from desktop.services.text.diff import Difference, differences

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
        if entry.kind == PLAY and entry.data.get("engine") == "session" and "begin" in entry.data
    ]
    if found or not standing:
        return tuple(found)
    place = next((n for n in range(len(standing) - 1, 0, -1) if _apart(standing[n - 1], standing[n])), 0)
    return (Start(standing[place], False, place),)


def _apart(before: LogEntry, after: LogEntry) -> bool:
    one, other = before.at, after.at
    return one is not None and other is not None and other - one > NIGHT


def changed(
    system: AnySystem,
    log: Log,
    start: Start,
    people: Iterable[Sheet],
    end: Start | None = None,
    sheets_at: Callable[[int], Mapping[str, Sheet]] | None = None,
) -> tuple[Changed, ...]:
    """Return what has changed on each sheet since a session began, or until the next one did (`end`).

    Players' characters come first; unchanged sheets are left out.

    Args:
        sheets_at: (number of a line) -> the sheets after it; None: the journal is folded here.
    """

    def fold(line: int) -> Mapping[str, Sheet]:
        return sheets_of(system, log, line=line) if sheets_at is None else sheets_at(line)

    first = fold(start.entry.line - 1)
    last = {} if end is None else fold(end.entry.line - 1)
    found: list[Changed] = []
    for now in people:
        after = last.get(now.id, now)
        before = first.get(now.id, after)
        rows = tuple(d for d in differences(before, after) if _is_news(system, d))
        if rows:
            found.append(Changed(after, rows))
    return tuple(sorted(found, key=lambda one: not one.sheet.is_pc))


def _is_news(system: AnySystem, row: Difference) -> bool:
    """Tell whether a difference is news of a session."""
    field, passing = row.field, system.passing.get(row.field, ())
    if row.before in passing and row.after in passing:
        return False
    return field.partition(".")[0] not in KEPT and field.rpartition(".")[2] not in system.fleeting


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
