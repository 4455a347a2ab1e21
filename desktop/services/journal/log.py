"""What a journal holds: its lines as values, and which of them count, kept up while the journal grows."""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from functools import cached_property
from heapq import heappop, heappush
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from desktop.core.problem import Problem

STEP = "step"
"""Kind of an entry that only stores a step of an open check; no line of the log."""
EDIT = "edit"
"""Kind of an entry that stores an edit of a sheet; a line of the log only with words."""
FOUND = "found"
"""Kind of an entry by which a sheet has become what its file was found to be; the same holds for it."""
BIN = "bin"
"""Kind of an entry by which sheets went to the bin, or came back from it; the same holds for it."""
REMOVED, RESTORED = "removed", "restored"
"""Keys of such a line: the ids of sheets."""
EDITED = "edited"
"""Key of a line by which a sheet was edited: its id."""
TAIL = "tail"
"""Key of a line that takes others back as if they had never been; without it, what they did is undone as things are."""
UNCOVERS = "uncovers"
"""Key of a line by which dice that were covered lie open: undone, it would tell them."""


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One line of the log."""

    id: str
    time: str
    """ISO 8601 with zone."""
    text: str
    who: str = ""
    """Name of who acted, as shown."""
    kind: str = "note"
    """`note`, `check`, `change`, `dice`, `play`, `scene`, `step`, `void`, …; unknown ones are shown as notes."""
    outcome: Mapping[str, Any] | None = None
    """`core.outcome.Outcome` as JSON, faces included."""
    hand: bool = False
    """True when the faces were typed from real dice (実)."""
    secret: bool = False
    """True for what only the GM may read; players read `open` in its place."""
    open: str = ""
    """What all players may read of a secret entry; empty: nothing."""
    voids: tuple[str, ...] = ()
    """Ids of earlier entries that this one undoes."""
    data: Mapping[str, Any] = field(default_factory=dict)
    """Whatever else is needed to replay the step, and keys of later versions."""
    line: int = field(default=0, compare=False)
    """Its number in the file, from 1; 0 where it is in none."""
    sum: str = field(default="", compare=False)
    """Its checksum in the file, which continues from the line before; empty where it has none."""

    @property
    def beside(self) -> bool:
        """Whether it is no line of the log, but only stored."""
        return self.kind == STEP or (self.kind in (EDIT, FOUND, BIN) and not self.text)

    @property
    def takes_out(self) -> bool:
        """Whether it takes others back as if they had never been."""
        return bool(self.voids) and self.data.get(TAIL) is True

    @property
    def edited(self) -> str:
        """Id of the sheet that was edited by it; empty: it was no edit."""
        return str(self.data.get(EDITED) or "")

    @property
    def at(self) -> datetime | None:
        """When it was written; None where the time is damaged."""
        try:
            found = datetime.fromisoformat(self.time)
        except ValueError:
            return None
        return found if found.tzinfo is not None else None

    @property
    def local(self) -> datetime | None:
        """When it was written, by the clock of this computer; None where the time is damaged."""
        try:
            return datetime.fromisoformat(self.time).astimezone()
        except (ValueError, OverflowError, OSError):  # what no clock can show
            return None


class Book:
    """Lines in order and which of them count; a new line costs no more than what it undoes."""

    def __init__(self, entries: Iterable[LogEntry] = ()) -> None:
        self.entries: list[LogEntry] = []
        self._places: dict[str, int] = {}
        self._struck: dict[int, int] = {}
        """By how many counting lines each place is undone; places that count are not in it."""
        self._standing: list[int] = []
        """Places of the log's lines that count, in order."""
        for entry in entries:
            self.add(entry)

    def add(self, entry: LogEntry) -> tuple[int, ...]:
        """Take one more line; return the places of earlier lines that count no more, or count again."""
        place = len(self.entries)
        self.entries.append(entry)
        self._places.setdefault(entry.id, place)
        if entry.voids:
            return self._strike(place)
        if not entry.beside:
            self._standing.append(place)
        return ()

    def place(self, identifier: str) -> int | None:
        """Where a line is; None when there is none of that id."""
        return self._places.get(identifier)

    def counts(self, place: int) -> bool:
        """Tell whether a line has not been undone."""
        return place not in self._struck

    def voided(self) -> frozenset[str]:
        """Ids of what was undone."""
        return frozenset(self.entries[place].id for place in self._struck)

    def standing(self, after: int = -1) -> list[LogEntry]:
        """The log's lines that count and follow a place."""
        return [self.entries[place] for place in self._standing[bisect_left(self._standing, after + 1) :]]

    def _strike(self, place: int) -> tuple[int, ...]:
        """Let a line take others out; the latest are resolved first, for only a line that counts takes others out."""
        due: dict[int, int] = {}
        order: list[int] = []
        self._owe(place, 1, due, order)
        turned = []
        while order:
            target = -heappop(order)
            before = self._struck.get(target, 0)
            after = before + due.pop(target)
            if after:
                self._struck[target] = after
            else:
                self._struck.pop(target, None)
            if bool(before) != bool(after):
                turned.append(target)
                self._owe(target, -1 if after else 1, due, order)
                self._file(target, counts=not after)
        return tuple(turned)

    def _owe(self, place: int, by: int, due: dict[int, int], order: list[int]) -> None:
        for target in {self._places.get(name, place) for name in self.entries[place].voids}:
            if target >= place:
                continue  # nothing undoes what comes later, or itself
            if target not in due:
                heappush(order, -target)
            due[target] = due.get(target, 0) + by

    def _file(self, place: int, *, counts: bool) -> None:
        entry = self.entries[place]
        if entry.voids or entry.beside:
            return
        if counts:
            insort(self._standing, place)
        else:
            del self._standing[bisect_left(self._standing, place)]


Why = Literal["", "damaged", "other", "newer"]


@dataclass(frozen=True)
class ReadEnd:
    """How the reading of a file went."""

    lost: tuple[int, ...] = ()
    """Line numbers that were not finished when they were written, and were left out."""
    torn_at: int = 0
    """Number of the last line, where that is one of them; 0: it is not."""
    ended_at: int = 0
    """Number of the line at which reading ended, because it does not fit the line before; 0: all was read."""
    why: Why = ""
    """Why the file cannot be written on: `damaged`, of an`other` campaign, of a `newer` version."""
    version: int = 0
    """The version of a newer file."""
    path: Path = Path()
    aside: str = ""
    """The name under which a file that cannot be written on is kept, once there is something to write."""


class Log:
    """All that could be read; it stays as it is while the journal continues."""

    def __init__(self, entries: Sequence[LogEntry] = (), ending: ReadEnd | None = None) -> None:
        self._shared = Book(entries)
        self._count = len(self._shared.entries)
        self.ending = ending or ReadEnd()

    @classmethod
    def of(cls, book: Book, ending: ReadEnd) -> Log:
        """Show the current state of a growing log."""
        log = cls((), ending)
        log._shared, log._count = book, len(book.entries)
        return log

    @cached_property
    def entries(self) -> tuple[LogEntry, ...]:
        """Every line in order, also those undone."""
        return tuple(self._shared.entries[: self._count])

    @property
    def count(self) -> int:
        """How many lines there are."""
        return self._count

    @property
    def lost(self) -> tuple[int, ...]:
        """Numbers of lines that were left out, the torn last one aside."""
        return self.ending.lost

    @property
    def torn(self) -> bool:
        """True when the last line is incomplete: the program was stopped while it wrote."""
        return self.ending.torn_at > 0

    @property
    def ended_at(self) -> int:
        """Number of the line at which reading ended; 0: all was read."""
        return self.ending.ended_at

    @cached_property
    def voided(self) -> frozenset[str]:
        """Ids undone; a void that is itself undone counts for nothing."""
        return self._book.voided()

    @cached_property
    def standing(self) -> tuple[LogEntry, ...]:
        """The entries that count, in order."""
        return tuple(self._book.standing())

    def entry(self, identifier: str) -> LogEntry | None:
        """One line by its id; None when there is none."""
        place = self._shared.place(identifier)
        return self._shared.entries[place] if place is not None and place < self._count else None

    def place(self, identifier: str) -> int:
        """Place of a line.

        Raises:
            KeyError: there is none of that id.
        """
        place = self._shared.place(identifier)
        if place is None or place >= self._count:
            raise KeyError(identifier)
        return place

    def rest(self, start: int) -> list[LogEntry]:
        """Return the lines from a place on; of a long log that takes less than going through all of it."""
        return self._shared.entries[start : self._count]

    def counts(self, identifier: str) -> bool:
        """Tell whether there is such a line and it has not been undone."""
        book = self._book
        place = book.place(identifier)
        return place is not None and book.counts(place)

    def since(self, identifier: str) -> tuple[str, ...]:
        """Return the ids of the standing entries after one: what ここまで戻す undoes."""
        book = self._book
        place = book.place(identifier)
        if place is None or not book.counts(place) or book.entries[place].voids or book.entries[place].beside:
            return ()
        return tuple(entry.id for entry in book.standing(place))

    @property
    def problem(self) -> Problem | None:
        """What a GM must know of the file, in one sentence with the way out; None when all is well."""
        from desktop.services.storage.file_errors import problem

        ending = self.ending
        match ending.why:
            case "newer":
                return problem("log_newer", ending.path, found=ending.version)
            case "other":
                return problem("log_other", ending.path, aside=ending.aside)
            case "damaged":
                return problem("log_ended", ending.path, line=ending.ended_at, aside=ending.aside)
        return problem("log_torn", ending.path, line=ending.torn_at) if self.torn else None

    @property
    def _book(self) -> Book:
        if len(self._shared.entries) != self._count:  # the journal has grown since
            self._shared = Book(self.entries)
        return self._shared
