"""The form of a journal's file: one JSON object per line, each with a checksum that continues from the line before.

The sum is taken of the very bytes of the line, so that no byte of a confirmed line can change unnoticed. Lines without
one (as versions before 0.2 wrote them) are taken as they are until the first line with one.
"""

from __future__ import annotations

import gc
import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from desktop.services.journal.log import LogEntry, ReadEnd, Why
from desktop.services.journal.shelves import Shelves
from desktop.services.storage.digests import blake2b

FORMAT = "takujo-log"
VERSION = 2
"""1 had neither a head nor sums."""
HEAD = "head"
"""Kind of the first line: format, version, and the id of the campaign."""

_BOM = b"\xef\xbb\xbf"
_BLANK = b" \t\r\0"
_DIGITS = 12
_MARK = b',"sum":"'
_END = b'"}'
_TAIL = len(_MARK) + _DIGITS + len(_END)
_ASKED = ("heading", "ended")
"""What notes, timers and headings read of every line as soon as a campaign is opened."""
_KNOWN = frozenset(("id", "time", "kind", "who", "text", "outcome", "hand", "secret", "open", "voids", "sum"))


@dataclass
class Reading:
    """What the bytes of a file gave."""

    entries: list[LogEntry] = field(default_factory=list)
    shelves: Shelves = field(default_factory=Shelves)
    """Where the larger parts of the lines are kept."""
    sum: str = ""
    """Of the last good line; empty before the first that has one."""
    good: int = 0
    """How many bytes from the beginning can be relied on."""
    lines: int = 0
    """How many line ends there are."""
    open_end: bool = False
    """True when something follows the last line end."""
    lost: tuple[int, ...] = ()
    torn_at: int = 0
    ended_at: int = 0
    why: Why = ""
    version: int = 0

    def ending(self, path: Path, aside: str) -> ReadEnd:
        """Return how it went, with the names that a sentence needs."""
        return ReadEnd(self.lost, self.torn_at, self.ended_at, self.why, self.version, path, aside)

    def appended(self, total: str, number: int, size: int) -> None:
        """Take note of a line that was written at the end of a file, which has this size now."""
        if self.torn_at:
            self.lost, self.torn_at = (*self.lost, self.torn_at), 0
        self.sum, self.lines, self.open_end, self.good = total, number, False, size


def content(entry: LogEntry) -> bytes:
    """Return an entry as it is written, but for the line's end.

    Raises:
        ValueError: `data` has a name that means something else in a line, or holds what JSON has no word for.
    """
    clash = _KNOWN & set(entry.data)
    if clash:
        raise ValueError(f"data may not be called {', '.join(sorted(clash))}")
    row: dict[str, Any] = {
        "id": entry.id,
        "time": entry.time,
        "kind": entry.kind,
        "who": entry.who,
        "text": entry.text,
    }
    if entry.outcome is not None:
        row["outcome"] = dict(entry.outcome)
    row |= {name: True for name in ("hand", "secret") if getattr(entry, name)}
    if entry.open:
        row["open"] = entry.open
    if entry.voids:
        row["voids"] = list(entry.voids)
    return _json(row | dict(entry.data))


def head(identifier: str, time: str, table: str) -> bytes:
    """Return the first line of a new file, but for the line's end."""
    row = {"id": identifier, "time": time, "kind": HEAD, "who": "", "text": ""}
    return _json(row | {"format": FORMAT, "version": VERSION, "table": table})


SHORTEST = 16
"""Bytes that a line has at least on average; behind more lines than that the rest of a file is taken as one."""


def sealed(text: bytes, before: str) -> tuple[bytes, str]:
    """Return a line with its end, and its sum.

    Args:
        before: the sum of the last good line.
    """
    found = _sum(text, before)
    return b"".join((text, _MARK, found.encode(), _END, b"\n")), found


def entry_of(line: bytes, number: int, shelves: Shelves) -> LogEntry | None:
    """Read one line by itself; None when it is no entry."""
    line = line.strip(_BLANK + b"\n")
    row = _row(line)
    entry = _entry(row, number, line, shelves) if row is not None else None
    return entry if entry is not None and entry.kind != HEAD else None


def read_lines(raw: bytes, table: str = "") -> Reading:
    """Read the bytes of a file up to the first line that cannot be relied on.

    A line that does not fit is left out where a later one continues from before it: it was not finished when it was
    written. Otherwise reading ends there.

    Args:
        table: id of the campaign whose journal it should be; empty: of any.
    """
    lines = raw.removeprefix(_BOM).split(b"\n", 64 + len(raw) // SHORTEST)  # millions of line ends are no journal
    reader = _Reader(table)
    offset = len(raw) - len(raw.removeprefix(_BOM))
    with _undisturbed():
        for number, line in enumerate(lines, 1):
            offset = min(offset + len(line) + 1, len(raw))
            if not reader.take(number, line.strip(_BLANK), offset):
                break
    found = reader.found
    found.lines, found.open_end = len(lines) - 1, lines[-1] != b""
    if found.why == "newer":
        found.entries = [entry for n, line in enumerate(lines, 1) if (entry := entry_of(line, n, found.shelves))]
    elif not found.why and b"\n" in lines[-1]:
        found.lost, found.ended_at, found.why = tuple(reader.lost), len(lines), "damaged"
    elif not found.why:
        _resolve_voids(reader, lines)
    return found


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Pause garbage collection: with so many new values, none of them cyclic, it takes half the time."""
    looking = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if looking:
            gc.enable()


def _resolve_voids(reader: _Reader, lines: list[bytes]) -> None:
    """Say of the lines at the end that fit nowhere whether they were torn as they were written, or changed since."""
    found, left = reader.found, reader.pending
    if all(number == len(lines) or b"\0" in lines[number - 1] for number in left):
        found.torn_at = left.pop() if left else 0
        found.lost = (*reader.lost, *left)
    else:
        found.lost, found.ended_at, found.why = tuple(reader.lost), left[0], "damaged"


class _Reader:
    """Takes one line after the other."""

    def __init__(self, table: str) -> None:
        self.found = Reading()
        self.pending: list[int] = []
        """Lines that fit nowhere, until a later one continues from before them."""
        self.lost: list[int] = []
        self._table = table

    def take(self, number: int, line: bytes, end: int) -> bool:
        """Take a line that ends at an offset; False when the rest need not be read."""
        if not line:
            return True
        found = self.found
        present = line[-_DIGITS - 2 : -2].decode(errors="replace") if _has_sum(line) else ""
        row = self._fitting(line, present)
        entry = _entry(row, number, line, found.shelves) if row is not None else None
        if row is None or entry is None:
            self.pending.append(number)
            return True
        if entry.kind != HEAD:
            found.entries.append(entry)
        elif not self._is_ours(row):
            return False
        found.sum = present or found.sum
        found.good = end
        self.lost += self.pending
        self.pending = []
        return True

    def _fitting(self, line: bytes, present: str) -> dict[str, Any] | None:
        """Parse a line whose sum continues from the last good one; one without a sum fits until there are sums."""
        if present:
            return _row(line) if present == _sum(line[:-_TAIL], self.found.sum) else None
        row = None if self.found.sum else _row(line)
        return None if row is None or row.get("kind") == HEAD else row

    def _is_ours(self, row: dict[str, Any]) -> bool:
        found, version, table = self.found, row.get("version"), row.get("table")
        if type(version) is int and version > VERSION:
            found.why, found.version = "newer", version
        elif table and self._table and table != self._table:
            found.why, found.ended_at = "other", 1
        return not found.why


def _has_sum(line: bytes) -> bool:
    return line.endswith(_END) and line[-_TAIL : -_TAIL + len(_MARK)] == _MARK


def _sum(text: bytes, before: str) -> str:
    return blake2b(text, key=before.encode(), digest_size=_DIGITS // 2).hexdigest()


def _json(row: dict[str, Any]) -> bytes:
    """Write without the closing brace, in whose place the sum comes; half of a surrogate pair becomes a mark."""
    text = json.dumps(row, ensure_ascii=False, separators=(",", ":"), allow_nan=False)
    return text.encode(errors="replace")[:-1]


_PARSER = json.JSONDecoder()


def _row(line: bytes) -> dict[str, Any] | None:
    try:
        text = line.decode()
        row, end = _PARSER.raw_decode(text)
        if end != len(text):
            return None
        if b"\\u" in line:
            json.dumps(row, ensure_ascii=False).encode()  # half of a surrogate pair could never be written again
    except (ValueError, RecursionError):
        return None
    return row if isinstance(row, dict) else None


def _entry(row: dict[str, Any], number: int, line: bytes, shelves: Shelves) -> LogEntry | None:
    if not isinstance(row.get("id"), str) or not isinstance(row.get("text"), str):
        return None
    voids = row.get("voids")
    data, outcome = shelves.take(line, row, tuple(name for name in row if name not in _KNOWN), "outcome", _ASKED)
    return LogEntry(
        id=row["id"],
        time=str(row.get("time", "")),
        text=row["text"],
        who=str(row.get("who", "")),
        kind=str(row.get("kind", "note")),
        outcome=outcome,
        hand=row.get("hand") is True,
        secret=row.get("secret") is True,
        open=str(row.get("open", "")),
        voids=tuple(map(str, voids)) if isinstance(voids, list) else (),
        data=data,
        line=number,
        sum=str(row.get("sum", "")),
    )
