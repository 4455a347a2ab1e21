"""What of a long log is wanted: words, people, kinds, only what is secret."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from desktop.services.journal import LogEntry

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
