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
from typing import Any, NamedTuple, get_type_hints

from desktop.services import files, search

_FORMAT = 2
_APART = "\x7f"
"""Between the words of a column; no escape in JSON, and nobody can type it."""
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
    archived: bool
    portrait: str
    fault: str
    """Why the file cannot be opened (a code of `faults`); empty when it can."""

    @property
    def updated(self) -> float:
        """When the file was last written, in seconds since 1970."""
        return self.mtime / 1e9

    @property
    def label(self) -> str:
        """The name, or the file's name while there is none."""
        return self.name or self.file.removesuffix(".json")


_TYPES = get_type_hints(Entry)


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
        self._keys: list[str] = []
        """What search looks at, beside `_entries`; made when somebody searches or the files have changed."""
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
        if changed:
            self._entries, self._keys = found, []
        if changed or stamp != self._stamp:
            self._stamp = 0 if time.time_ns() - stamp < _RACY else stamp
            self._write(found)
        return self._entries or ()

    def search(self, text: str) -> tuple[Entry, ...]:
        """List the sheets whose name, reading or player matches what was typed."""
        entries = self.entries() if self._entries is None else self._entries
        query = search.Query(text)
        if not query:
            return entries
        return tuple(entries[i] for i in query.select(self._search_keys(entries)))

    def _search_keys(self, entries: tuple[Entry, ...]) -> list[str]:
        if len(self._keys) != len(entries):
            self._keys = [_key(entry) for entry in entries]
        return self._keys

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
        with contextlib.suppress(OSError, ValueError, TypeError, KeyError, AttributeError, RecursionError):
            data = json.loads(self._file.read_bytes())
            if data["format"] == _FORMAT:
                columns = [_unpacked(data[name], name) for name in Entry._fields]
                self._entries = tuple(map(Entry._make, zip(*columns, strict=True)))
                self._keys = data["key"].split(_APART)
                self._stamp = int(data["stamp"])

    def _write(self, entries: tuple[Entry, ...]) -> None:
        data: dict[str, Any] = {"format": _FORMAT, "stamp": self._stamp}
        for name, column in zip(Entry._fields, zip(*entries, strict=True), strict=False):
            data[name] = _APART.join(column) if _TYPES[name] is str else list(column)
        data["key"] = _APART.join(self._search_keys(entries))
        raw = json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()
        with contextlib.suppress(OSError):  # on a read-only medium the list is built again each time
            files.replace(self._file, raw, durable=False)


def _unpacked(column: Any, name: str) -> list[Any]:
    return list(column.split(_APART)) if _TYPES[name] is str else list(column)


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
    return Entry(
        file=file,
        mtime=mtime,
        size=size,
        is_pc=data.get("is_pc") is not False,
        draft=data.get("draft") is True,
        archived=data.get("archived") is True,
        fault=fault,
        **text,
    )


def _text(value: Any) -> str:
    return value[:200].replace(_APART, "") if isinstance(value, str) else ""


def _key(entry: Entry) -> str:
    return search.key(entry.label, entry.reading, entry.player)
