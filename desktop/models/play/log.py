"""The log of the open campaign as a list, newest first, voided entries struck out; and a filter of long logs."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, QTimer, Signal

from desktop.services.journal.journal import Log, LogEntry
from desktop.services.journal.log import UNCOVERS, Book
from desktop.services.text.search import Query
from desktop.services.text.search import key as search_key

CHECK, DICE, CHANGE, BATTLE, SESSION, SCENE, NOTE = "check", "dice", "change", "battle", "session", "scene", "note"
_AND = "・"
"""Separates people who did something together."""
GROUPS = (CHECK, DICE, CHANGE, BATTLE, SESSION, SCENE, NOTE)
"""Kinds as people tell them apart, in the order in which they are offered."""
_GROUP_OF = {"check": CHECK, "cancel": CHECK, "step": CHECK, "dice": DICE, "change": CHANGE, "scene": SCENE}


def group_of(entry: LogEntry) -> str:
    """Return the group of an entry; what is not known counts as a note."""
    if entry.kind == "play":
        return BATTLE if entry.data.get("engine") == "battle" else SESSION
    return _GROUP_OF.get(entry.kind, NOTE)


class Names:
    """Every character in a log: who acted, and who was present when a battle or a session began."""

    def __init__(self) -> None:
        self._known: dict[str, None] = {}
        self._pattern: re.Pattern[str] | None = None
        self._unread: list[LogEntry] = []
        """Entries not read yet: the characters present at each beginning take long to read."""

    def learn(self, entry: LogEntry) -> None:
        """Add an entry; its characters are read on demand."""
        self._unread.append(entry)

    def _read_all(self) -> None:
        unread, self._unread = self._unread, []
        for entry in unread:
            self._read(entry)

    def _read(self, entry: LogEntry) -> None:
        begin = entry.data.get("begin")
        sheets = begin.get("sheets") if isinstance(begin, Mapping) else None
        found = [sheet.get("name") for sheet in sheets or () if isinstance(sheet, Mapping)]
        for name in (entry.who, *found):
            if isinstance(name, str) and name and name not in self._known:
                self._known[name] = None
                self._pattern = None

    def all(self) -> tuple[str, ...]:
        """Return them in the order of their first line; several who did something together are no name."""
        self._read_all()
        return tuple(name for name in self._known if self._alone(name))

    def of(self, entry: LogEntry, text: str) -> set[str]:
        """Return who acted in an entry and who is named in its words; of two names that fit, the longer one."""
        self._read_all()
        if self._pattern is None:
            self._pattern = re.compile("|".join(map(re.escape, sorted(self.all(), key=len, reverse=True))) or r"(?!)")
        return set(self._pattern.findall(f"{entry.who}\n{text}"))

    def _alone(self, name: str) -> bool:
        parts = name.split(_AND)
        return len(parts) == 1 or not all(part in self._known for part in parts)


@dataclass(frozen=True)
class LogFilter:
    """The kinds to show; empty: all."""

    text: str = ""
    people: frozenset[str] = frozenset()
    """Lines of any of these, or that name one of them."""
    kinds: frozenset[str] = frozenset()
    """Lines of any of these groups."""
    secret: bool = False
    """Only what the GM alone may read."""

    @property
    def chosen(self) -> int:
        """How many choices narrow it, typed words aside."""
        return len(self.people) + len(self.kinds) + self.secret

    def takes(self, entry: LogEntry, names: Callable[[LogEntry], set[str]]) -> bool:
        """Tell whether the choices let an entry through; words are looked for elsewhere.

        Args:
            names: returns every character of an entry.
        """
        if self.secret and not entry.secret:
            return False
        if self.kinds and group_of(entry) not in self.kinds:
            return False
        return not self.people or not self.people.isdisjoint(names(entry))


Index = QModelIndex | QPersistentModelIndex
ENTRY_ROLE = Qt.ItemDataRole.UserRole + 1
VOIDED_ROLE = Qt.ItemDataRole.UserRole + 2
TEXT_ROLE = Qt.ItemDataRole.UserRole + 3
DRAWN_ROLE = Qt.ItemDataRole.UserRole + 4
MEMO = "memo"
"""Kind of a note to a scene."""
READY_AT_ONCE = 250
"""Lines made ready for searching between two events; some 5 ms."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """All that is drawn of one line, asked for at once: Qt asks for it again with every line that comes."""

    entry: LogEntry
    who: str
    text: str
    voided: bool
    whole: bool = False
    """The whole entry is asked for, however long."""


class LogModel(QAbstractTableModel):
    """Shows the entries that match the filter; a new one costs no more in a long log than in a short one."""

    grew = Signal()
    """There is one line more, shown or not."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._book = Book()
        self._lines: list[int] = []
        """Places in the book of the entries that are lines, the oldest first."""
        self._shown: list[int] = []
        """Those of them that match."""
        self._keys: dict[int, str] = {}
        """What a search looks at, by place."""
        self._lifted: frozenset[str] = frozenset()
        """Secret entries that the GM has asked to read in full."""
        self._opened: frozenset[str] = frozenset()
        """Long entries of which every line is shown."""
        self._filter = LogFilter()
        self._names = Names()
        self._kinds: set[str] = set()
        self.idle = QTimer(self, interval=0)
        self.idle.timeout.connect(self._make_ready)

    @property
    def filter(self) -> LogFilter:
        """What is shown."""
        return self._filter

    @property
    def people(self) -> tuple[str, ...]:
        """Every character in the log, in the order of their first line."""
        return self._names.all()

    @property
    def kinds(self) -> frozenset[str]:
        """The groups of which there are lines."""
        return frozenset(self._kinds)

    @property
    def total(self) -> int:
        """How many lines there are, shown or not."""
        return len(self._lines)

    def set_log(self, log: Log) -> None:
        """Show another log."""
        self.beginResetModel()
        self._book, self._keys = Book(log.entries), {}
        self._names, self._kinds = Names(), set()
        self._lines = [place for place, entry in enumerate(log.entries) if self._note(entry)]
        self._shown = self._matching()
        self.endResetModel()
        self.idle.start()

    def add(self, entry: LogEntry) -> None:
        """Put one new entry on top; lines that it undoes, or gives back, are drawn again."""
        turned = self._book.add(entry)
        for place in turned:
            self._keys.pop(place, None)
        if self._note(entry):
            place = len(self._book.entries) - 1
            self._lines.append(place)
            if self._matches(place):
                self.beginInsertRows(QModelIndex(), 0, 0)
                self._shown.append(place)
                self.endInsertRows()
            self.grew.emit()
        if turned:
            self._redraw(min(turned), max(turned))

    def lift(self, entry: LogEntry) -> None:
        """Show a secret entry in full, or conceal it again."""
        self._lifted ^= {entry.id}
        place = self._book.place(entry.id)
        if place is not None:
            self._keys.pop(place, None)
            self._redraw(place, place)

    def unfold(self, entry: LogEntry) -> None:
        """Show every line of a long entry, or its first ones again."""
        self._opened ^= {entry.id}
        place = self._book.place(entry.id)
        if place is not None:
            self._redraw(place, place)

    def set_filter(self, wanted: LogFilter) -> None:
        """Show only the entries that match."""
        if wanted == self._filter:
            return
        self.beginResetModel()
        self._filter = wanted
        self._shown = self._matching()
        self.endResetModel()

    def texts(self, rows: Sequence[int]) -> str:
        """Return some rows as lines of text, oldest first."""
        return "\n".join(self._line(self._entry(row)) for row in sorted(rows, reverse=True))

    def _note(self, entry: LogEntry) -> bool:
        """Index an entry's characters and kind; False when it is no line of the log."""
        if entry.voids or not entry.text:
            return False
        self._names.learn(entry)
        self._kinds.add(group_of(entry))
        return True

    def _entry(self, row: int) -> LogEntry:
        return self._book.entries[self._shown[-1 - row]]

    def _line(self, entry: LogEntry) -> str:
        mark = self.tr("実") if entry.hand else ""
        text = self._text(entry).replace("\n", "\n　")
        return "　".join(part for part in (clock_time(entry), mark, self._person(entry), text) if part)

    def _person(self, entry: LogEntry) -> str:
        """Return whose line it is; of one that says nothing to players not even that, until asked."""
        covered = entry.secret and not entry.open and entry.id not in self._lifted
        return "" if covered else entry.who

    def _text(self, entry: LogEntry) -> str:
        """Return the text in the list: players look on, so that a secret entry shows its open words until asked.

        So does a line that was undone together with the dice it had revealed: they are concealed again.
        """
        if entry.id in self._lifted:
            return entry.text
        if self.covers(entry):
            return self.tr("（伏せてあったダイスを開いた手順）")
        return entry.text if not entry.secret else entry.open or self.tr("（GMだけ）")

    def covers(self, entry: LogEntry) -> bool:
        """Tell whether a line was undone that had revealed concealed dice."""
        place = self._book.place(entry.id)
        return place is not None and not self._book.counts(place) and entry.data.get(UNCOVERS) is True

    # filtering

    def _matching(self) -> list[int]:
        """The places that match, the oldest first; what is quickest to tell is asked first."""
        places = [place for place in self._lines if self._filter.takes(self._book.entries[place], self._people_of)]
        query = Query(self._filter.text)
        return [places[n] for n in query.select([self._key(place) for place in places])] if query else places

    def _matches(self, place: int) -> bool:
        entry = self._book.entries[place]
        query = Query(self._filter.text)
        return self._filter.takes(entry, self._people_of) and (not query or query.hits(self._key(place)))

    def _people_of(self, entry: LogEntry) -> set[str]:
        return self._names.of(entry, self._text(entry))

    def _key(self, place: int) -> str:
        known = self._keys.get(place)
        if known is None:
            entry = self._book.entries[place]
            text = entry.text if entry.kind == MEMO else self._text(entry)  # the GM finds secret notes, too
            known = self._keys[place] = search_key(entry.who, text)
        return known

    def _make_ready(self) -> None:
        """Prepare some lines for searching while the user is idle, the newest first."""
        begin = len(self._lines) - len(self._keys)
        for place in self._lines[max(0, begin - READY_AT_ONCE) : max(0, begin)]:
            self._key(place)
        if begin <= READY_AT_ONCE:
            self.idle.stop()

    def _redraw(self, first: int, last: int) -> None:
        """Tell that lines between two places of the book look different."""
        begin, end = bisect_left(self._shown, first), bisect_left(self._shown, last + 1)
        if begin < end:
            top = len(self._shown) - 1
            self.dataChanged.emit(self.index(top - end + 1, 0), self.index(top - begin, 0))

    # Qt's names from here on

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        """Count the entries shown."""
        return 0 if parent.isValid() else len(self._shown)

    def columnCount(self, parent: Index = QModelIndex()) -> int:
        """An entry is one cell."""
        return 0 if parent.isValid() else 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Show one entry."""
        if not index.isValid():
            return None
        entry = self._entry(index.row())
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._line(entry)
        if role == DRAWN_ROLE:
            whole = entry.id in self._opened
            return Drawn(entry, self._person(entry), self._text(entry), self._voided(index), whole)
        if role == VOIDED_ROLE:
            return self._voided(index)
        if role == TEXT_ROLE:
            return self._text(entry)
        return entry if role == ENTRY_ROLE else None

    def _voided(self, index: Index) -> bool:
        return not self._book.counts(self._shown[-1 - index.row()])


def clock_time(entry: LogEntry) -> str:
    """Return the local time of day of an entry, e.g. 20:41; empty when its time is damaged."""
    local = entry.local
    return local.strftime("%H:%M") if local is not None else ""
