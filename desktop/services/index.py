"""The list of a 卓's sheets: quick to show, rebuilt from the files whenever they and it disagree.

Reading 10,000 files takes a second, asking 10,000 files for their times a few hundredths, one index a few
thousandths. So the index is taken as it is while the folder's own time stands still; otherwise every file's time and
size are compared, and only the changed ones are read again.
"""

from __future__ import annotations

import contextlib
import json
import os
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

from desktop.services import files, search

_FORMAT = 1
_RACY = 100_000_000
"""Nanoseconds: a folder touched this recently may change again without its time moving on."""


class Entry(NamedTuple):
    """One sheet in a list."""

    file: str
    mtime: int
    """Nanoseconds."""
    size: int
    id: str
    name: str
    reading: str
    player: str
    system: str
    is_pc: bool
    colour: str
    draft: bool
    portrait: str
    fault: str
    """Why the file cannot be opened (a code of `faults`); empty when it can."""
    key: str
    """What search looks at."""

    @property
    def updated(self) -> float:
        """When the file was last written, in seconds since 1970."""
        return self.mtime / 1e9

    @property
    def label(self) -> str:
        """The name, or the file's name while there is none."""
        return self.name or self.file.removesuffix(".json")


class Index:
    """The sheets of one folder.

    Args:
        folder: holds the sheet files.
        file: where the index is kept between runs.
    """

    def __init__(self, folder: Path, file: Path) -> None:
        self._folder = folder
        self._file = file
        self._entries: tuple[Entry, ...] | None = None
        self._stamp = 0

    def entries(self) -> tuple[Entry, ...]:
        """List the sheets by reading; looks at single files only when the folder has changed."""
        stamp = _stamp(self._folder)
        if self._entries is None:
            self._load()
        if self._entries is None or stamp != self._stamp:
            return self.refresh()
        return self._entries

    def refresh(self) -> tuple[Entry, ...]:
        """Compare every file with the index, read what changed, and write the index if anything did."""
        stamp = _stamp(self._folder)
        if self._entries is None:
            self._load()
        before = {entry.file: entry for entry in self._entries or ()}
        found = tuple(sorted(self._scan(before), key=_order))
        changed = found != self._entries
        self._entries = found
        racy = time.time_ns() - stamp < _RACY
        if changed or stamp != self._stamp:
            self._stamp = 0 if racy else stamp
            self._write()
        return found

    def search(self, text: str) -> tuple[Entry, ...]:
        """List the sheets whose name, reading, player or file matches what was typed."""
        entries = self.entries() if self._entries is None else self._entries
        query = search.Query(text)
        return tuple(e for e in entries if query.hits(e.key)) if query else entries

    def _scan(self, before: dict[str, Entry]) -> Iterable[Entry]:
        with contextlib.suppress(FileNotFoundError), os.scandir(self._folder) as found:
            for item in found:
                if item.name.startswith(".") or not item.name.endswith(".json"):
                    continue
                with contextlib.suppress(FileNotFoundError):  # removed while we look
                    info = item.stat()
                    known = before.get(item.name)
                    same = known and known.mtime == info.st_mtime_ns and known.size == info.st_size
                    yield known if known and same else _read(Path(item.path), info.st_mtime_ns, info.st_size)

    def _load(self) -> None:
        with contextlib.suppress(OSError, ValueError, TypeError, KeyError, RecursionError):
            data = json.loads(self._file.read_bytes())
            if data["format"] == _FORMAT and data["fields"] == list(Entry._fields):
                self._entries = tuple(map(Entry._make, data["sheets"]))
                self._stamp = int(data["stamp"])

    def _write(self) -> None:
        data = {"format": _FORMAT, "fields": Entry._fields, "stamp": self._stamp, "sheets": self._entries}
        raw = json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()
        with contextlib.suppress(OSError):  # on a read-only medium the list is built again each time
            files.replace(self._file, raw, durable=False)


def _stamp(folder: Path) -> int:
    try:
        return folder.stat().st_mtime_ns
    except OSError:
        return 0


def _order(entry: Entry) -> tuple[str, str, str]:
    return (search.fold(entry.reading or entry.name), entry.name, entry.file)


def _read(path: Path, mtime: int, size: int) -> Entry:
    try:
        return _entry(path.name, mtime, size, files.parse(files.read_bytes(path)))
    except files.Unreadable as error:
        fault = error.code
    except OSError:
        fault = "device"
    return _entry(path.name, mtime, size, {}, fault)


def _entry(file: str, mtime: int, size: int, data: dict[str, Any], fault: str = "") -> Entry:
    text = {name: _text(data.get(name)) for name in ("id", "name", "reading", "player", "system", "colour", "portrait")}
    if not fault and not text["system"]:
        fault = "not_an_object"
    names = (text["name"], text["reading"], text["player"]) if text["name"] else (file.removesuffix(".json"),)
    return Entry(
        file=file,
        mtime=mtime,
        size=size,
        is_pc=data.get("is_pc") is not False,
        draft=data.get("draft") is True,
        fault=fault,
        key=search.key(*names),
        **text,
    )


def _text(value: Any) -> str:
    return value[:200] if isinstance(value, str) else ""
