"""The log of a 卓: one JSON line per confirmed step, only ever appended, on the disk before the program goes on.

A wrong entry is voided by another entry, never erased. What a power cut tore is left out with a note, never mended.
"""

from __future__ import annotations

import contextlib
import json
import os
import uuid
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any

from desktop.services.store import now

STEP = "step"
"""Kind of an entry that only keeps a step of an open check; it is no line of the story."""


@dataclass(frozen=True)
class LogEntry:
    """One line of the log."""

    id: str
    time: str
    """ISO 8601 with zone."""
    text: str
    who: str = ""
    """Whose deed it was, as shown."""
    kind: str = "note"
    """`note`, `check`, `change`, `dice`, `step`, `void`, …; unknown ones are shown as notes."""
    outcome: Mapping[str, Any] | None = None
    """`core.outcome.Outcome` as JSON, faces included."""
    hand: bool = False
    """True when the faces were typed from real dice (実)."""
    secret: bool = False
    """True for what only the GM may read; players read `open` in its place."""
    open: str = ""
    """What everybody may read of a secret entry; empty: nothing."""
    voids: tuple[str, ...] = ()
    """Ids of the entries that this one takes back."""
    data: Mapping[str, Any] = field(default_factory=dict)
    """Whatever else is needed to replay the step, and keys of later versions."""

    @property
    def at(self) -> datetime | None:
        """When it was written; None where the time is damaged."""
        try:
            found = datetime.fromisoformat(self.time)
        except ValueError:
            return None
        return found if found.tzinfo is not None else None


@dataclass(frozen=True)
class Log:
    """All that could be read."""

    entries: tuple[LogEntry, ...] = ()
    lost: tuple[int, ...] = ()
    """Line numbers that could not be read."""
    torn: bool = False
    """True when the last line is incomplete: the program was stopped while it wrote."""

    @property
    def voided(self) -> frozenset[str]:
        """Ids taken back; a void that is itself taken back counts for nothing."""
        gone: set[str] = set()
        for entry in reversed(self.entries):
            if entry.id not in gone:
                gone.update(entry.voids)
        return frozenset(gone)

    @property
    def standing(self) -> tuple[LogEntry, ...]:
        """The entries that count, in order."""
        gone = self.voided
        return tuple(e for e in self.entries if e.id not in gone and not e.voids and e.kind != STEP)

    def since(self, identifier: str) -> tuple[str, ...]:
        """Return the ids of the standing entries after one: what ここまで戻す takes back."""
        ids = [e.id for e in self.standing]
        return tuple(ids[ids.index(identifier) + 1 :]) if identifier in ids else ()


class Journal:
    """The log file of one 卓."""

    def __init__(self, path: Path, clock: Callable[[], datetime] = now) -> None:
        self._path = path
        self._clock = clock

    def append(self, text: str, who: str = "", **more: Any) -> LogEntry:
        """Write one entry and wait until the disk has it.

        Args:
            more: further fields of `LogEntry`.

        Raises:
            FileFault: it cannot be written; nothing half-written counts.
        """
        time = self._clock().isoformat(timespec="milliseconds")
        entry = LogEntry(id=uuid.uuid4().hex[:12], time=time, text=text, who=who, **more)
        self._write(_line(entry))
        return entry

    def void(self, identifiers: Iterable[str], text: str, who: str = "") -> LogEntry:
        """Take entries back by another entry."""
        return self.append(text, who, kind="void", voids=tuple(identifiers))

    def read(self) -> Log:
        """Read everything that can be read.

        Raises:
            FileFault: the disk refuses; a missing file is an empty log.
        """
        try:
            raw = self._path.read_bytes()
        except FileNotFoundError:
            return Log()
        except OSError as error:
            from desktop.services.faults import reading

            raise reading(error, self._path) from error
        return parse_log(raw)

    def _write(self, line: bytes) -> None:
        try:
            handle = os.open(self._path, os.O_RDWR | os.O_CREAT | os.O_APPEND | getattr(os, "O_BINARY", 0), 0o644)
            try:
                self._append(handle, line)
            finally:
                os.close(handle)
        except OSError as error:
            from desktop.services.faults import writing

            raise writing(error, self._path) from error

    def _append(self, handle: int, line: bytes) -> None:
        size = os.fstat(handle).st_size
        torn = False
        if size:
            os.lseek(handle, -1, os.SEEK_END)
            torn = os.read(handle, 1) != b"\n"
        wanted = b"\n" + line if torn else line  # what a crash tore stays on a line of its own
        try:
            written = os.write(handle, wanted)
            while written < len(wanted):
                written += os.write(handle, wanted[written:])
            os.fsync(handle)
        except OSError:
            with contextlib.suppress(OSError):
                os.ftruncate(handle, size)
            raise


def parse_log(raw: bytes) -> Log:
    """Read a log's bytes, leaving out what is damaged."""
    entries, lost = [], []
    lines = raw.split(b"\n")
    for number, line in enumerate(lines, 1):
        if not line.strip(b" \t\r\0"):
            continue
        entry = _entry(line)
        if entry is None:
            lost.append(number)
        else:
            entries.append(entry)
    torn = bool(lost) and lost[-1] == len(lines)
    return Log(tuple(entries), tuple(lost[:-1] if torn else lost), torn)


def _line(entry: LogEntry) -> bytes:
    data: dict[str, Any] = {
        "id": entry.id,
        "time": entry.time,
        "kind": entry.kind,
        "who": entry.who,
        "text": entry.text,
    }
    if entry.outcome is not None:
        data["outcome"] = dict(entry.outcome)
    data |= {name: True for name in ("hand", "secret") if getattr(entry, name)}
    if entry.open:
        data["open"] = entry.open
    if entry.voids:
        data["voids"] = list(entry.voids)
    data |= {k: v for k, v in entry.data.items() if k not in data}
    return (json.dumps(data, ensure_ascii=False, separators=(",", ":"), allow_nan=False) + "\n").encode()


_KNOWN = frozenset(("id", "time", "kind", "who", "text", "outcome", "hand", "secret", "open", "voids"))


def _entry(line: bytes) -> LogEntry | None:
    try:
        data = json.loads(line.lstrip(b"\xef\xbb\xbf\0"))
    except (ValueError, RecursionError):
        return None
    if not isinstance(data, dict) or not isinstance(data.get("id"), str) or not isinstance(data.get("text"), str):
        return None
    outcome, voids = data.get("outcome"), data.get("voids")
    return LogEntry(
        id=data["id"],
        time=str(data.get("time", "")),
        text=data["text"],
        who=str(data.get("who", "")),
        kind=str(data.get("kind", "note")),
        outcome=outcome if isinstance(outcome, dict) else None,
        hand=data.get("hand") is True,
        secret=data.get("secret") is True,
        open=str(data.get("open", "")),
        voids=tuple(map(str, voids)) if isinstance(voids, list) else (),
        data={k: v for k, v in data.items() if k not in _KNOWN},
    )
