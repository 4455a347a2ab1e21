"""The list of a campaign's sheets: quick to show, rebuilt from the files whenever they and it disagree.

Reading 10,000 files takes a second, asking 10,000 files for their times a few hundredths, one index a few
thousandths. So the index is taken as it is while the folder's own time is unchanged; otherwise every file's time and
size are compared, and only the changed ones are read again.
"""

from __future__ import annotations

import contextlib
import gc
import json
import os
import time
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple, get_type_hints

from desktop.services.storage import files, parsing
from desktop.services.storage.files import sanitised
from desktop.services.text import search

_FORMAT = 3
_APART = "\x7f"
"""Separates the words of a column; not escaped in JSON, and cannot be typed."""
COPY = "copy"
"""The fault of a file with the id of another one: of two sheets that are one character, play knows one."""
_RACY = 2_500_000_000
"""Nanoseconds: a folder touched this recently may change again without its time moving on (FAT counts in 2 s)."""
_TRUSTED_FROM = 2000
"""Sheets: of fewer every file is compared when a campaign is opened, since some sticks never move a folder's time."""


class Entry(NamedTuple):
    """One sheet in a list."""

    file: str
    mtime: int
    """Nanoseconds."""
    size: int
    id: str
    """Empty where the file cannot be opened."""
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
    def label(self) -> str:
        """The name, or the file's name while there is none."""
        return self.name or files.spoken(self.file).removesuffix(".json")


_TYPES = get_type_hints(Entry)
_MAX_BYTES = 16_000_000
"""An index of a hundred thousand sheets has less."""
_DAMAGED = (
    OSError, ValueError, TypeError, KeyError, AttributeError, RecursionError, OverflowError, parsing.Unreadable
)  # fmt: skip


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
        """Search keys, parallel to `_entries`; read or made at the first search."""
        self._stamp = 0
        self._token = ""
        """Ties the file of search keys to the index it was made for."""
        self._kept = self._outdated = False
        """Whether this run has written the index, and whether it has changed since."""

    def entries(self) -> tuple[Entry, ...]:
        """List the sheets by reading; looks at single files only when the folder has changed."""
        stamp = _stamp(self._folder)
        if self._entries is None:
            self._load()
            if len(self._entries or ()) < _TRUSTED_FROM:
                return self.refresh()
        if self._entries is None or stamp != self._stamp:
            return self.refresh()
        return self._entries

    def expire(self) -> None:
        """Compare the files at the next look: this program has just changed one."""
        self._stamp = 0

    def saved(self, path: Path, data: Mapping[str, Any]) -> None:
        """Take over what this program has just written; where it says nothing new to the list, it is not read again."""
        self.expire()
        known = next((n for n, entry in enumerate(self._entries or ()) if entry.file == path.name), None)
        if known is None or self._entries is None:
            return
        with contextlib.suppress(OSError):
            info = path.stat()
            entry = _entry(path.name, info.st_mtime_ns, info.st_size, data)
            old = self._entries[known]
            if entry == old._replace(mtime=entry.mtime, size=entry.size):
                self._entries = (*self._entries[:known], entry, *self._entries[known + 1 :])
                self._outdated = True

    def refresh(self) -> tuple[Entry, ...]:
        """Compare every file with the index, read what changed, and write the index if anything did."""
        stamp = _stamp(self._folder)
        if self._entries is None:
            self._load()
        before = {entry.file: entry for entry in self._entries or () if entry.fault != COPY}
        found = tuple(sorted(_with_copies_marked(list(self._scan(before))), key=_order))
        changed = found != self._entries
        if changed:
            keys = self._carried_keys(found)
            import uuid  # as little as possible is loaded before the first window

            self._entries, self._keys, self._token = found, keys, uuid.uuid4().hex
        stamp = 0 if time.time_ns() - stamp < _RACY else stamp
        self._outdated |= changed or stamp != self._stamp
        self._stamp = stamp
        if self._outdated and not self._waits:
            if self._keys:
                self._put_keys()
            self._write(found)
            self._kept, self._outdated = True, False
        return self._entries or ()

    @property
    def _waits(self) -> bool:
        """Tell whether the index may be written later: play changes a sheet at each event, and nothing is lost.

        The index is not used for a folder that changed recently, nor at the next start for one with so few sheets.
        """
        return self._kept and self._stamp == 0 and len(self._entries or ()) < _TRUSTED_FROM

    def search(self, text: str) -> tuple[Entry, ...]:
        """List the sheets whose name, reading or player matches what was typed."""
        entries = self.entries() if self._entries is None else self._entries
        query = search.Query(text)
        if not query:
            return entries
        return tuple(entries[i] for i in query.select(self._search_keys(entries)))

    def _search_keys(self, entries: tuple[Entry, ...]) -> list[str]:
        if len(self._keys) != len(entries):
            self._keys = self._load_keys(len(entries)) or [_key(entry) for entry in entries]
        return self._keys

    def _load_keys(self, wanted: int) -> list[str]:
        with contextlib.suppress(*_DAMAGED):
            data = json.loads(files.read_bytes(self._key_file, _MAX_BYTES))
            keys: list[str] = data["keys"].split(_APART)
            if data["token"] == self._token and len(keys) == wanted:
                return keys
        return []

    def _carried_keys(self, found: tuple[Entry, ...]) -> list[str]:
        """Make keys for new and changed sheets only; spelling ten thousand names takes a fifth of a second."""
        before = self._entries or ()
        keys = self._keys or self._load_keys(len(before))
        known = {id(entry): key for entry, key in zip(before, keys, strict=False)}
        return [known.get(id(entry)) or _key(entry) for entry in found]

    def _put_keys(self) -> None:
        self._put(self._key_file, {"token": self._token, "keys": _APART.join(self._keys)})

    @property
    def _key_file(self) -> Path:
        return self._file.with_name(".search.json")

    def _scan(self, before: dict[str, Entry]) -> Iterable[Entry]:
        with contextlib.suppress(OSError), os.scandir(self._folder) as found:
            for item in found:
                if item.name.startswith(".") or not item.name.endswith(".json"):
                    continue
                with contextlib.suppress(FileNotFoundError):  # removed while we look
                    info = _info(item)
                    known = before.get(item.name)
                    same = known and known.mtime == info.st_mtime_ns and known.size == info.st_size
                    yield known if known and same else _read(Path(item.path), info.st_mtime_ns, info.st_size)

    def _load(self) -> None:
        with contextlib.suppress(*_DAMAGED):
            data = json.loads(files.read_bytes(self._file, _MAX_BYTES))
            if data["format"] == _FORMAT:
                with _no_collection():
                    columns = [_unpacked(data[name], name) for name in Entry._fields]
                    if any("/" in file or "\\" in file for file in columns[0]):
                        return  # not ours: no sheet is outside the folder
                    self._entries = tuple(map(Entry._make, zip(*columns, strict=True)))
                self._token = str(data["token"])
                self._stamp = int(data["stamp"])

    def _write(self, entries: tuple[Entry, ...]) -> None:
        data: dict[str, Any] = {"format": _FORMAT, "stamp": self._stamp, "token": self._token}
        for name, column in zip(Entry._fields, zip(*entries, strict=True), strict=False):
            data[name] = _APART.join(column) if _TYPES[name] is str else list(column)
        self._put(self._file, data)

    @staticmethod
    def _put(file: Path, data: dict[str, Any]) -> None:
        # a file's name may be no text; it comes back as it was
        raw = json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode(errors="surrogatepass")
        with contextlib.suppress(OSError):  # on a read-only medium the list is built again each time
            files.replace(file, raw, durable=False)


@contextlib.contextmanager
def _no_collection() -> Iterator[None]:
    """Keep the collector from walking thousands of fresh tuples, none of which is garbage; saves a fifth."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()


def _info(item: os.DirEntry[str]) -> os.stat_result:
    """Ask for time and size of what a name leads to; of the link itself where it leads nowhere or in a circle."""
    try:
        return item.stat()
    except OSError:
        return item.stat(follow_symlinks=False)


def _unpacked(column: Any, name: str) -> list[Any]:
    if _TYPES[name] is str:
        words: list[str] = column.split(_APART)
        return words
    if not set(map(type, column)) <= {_TYPES[name]}:
        raise TypeError(name)
    return list(column)


def _stamp(folder: Path) -> int:
    try:
        return folder.stat().st_mtime_ns
    except OSError:
        return 0


def _order(entry: Entry) -> tuple[str, str, str]:
    return (search.fold(entry.reading or entry.name), entry.name, entry.file)


def _with_copies_marked(entries: list[Entry]) -> list[Entry]:
    """Return entries of which each id has one: that of the file which is called as the program calls it."""
    if len({entry.id for entry in entries}) == len(entries):
        return entries
    best: dict[str, Entry] = {}
    for entry in sorted(entries, key=_likeness):
        best.setdefault(entry.id, entry)
    return [e if not e.id or best[e.id] is e else e._replace(id="", fault=COPY) for e in entries]


def _likeness(entry: Entry) -> tuple[bool, int, str]:
    """Sort files of one id: the one that the program has named comes first, then the one with the shortest name."""
    return (not entry.file.endswith(f"-{sanitised(entry.id, 'x')[:8]}.json"), len(entry.file), entry.file)


def _read(path: Path, mtime: int, size: int) -> Entry:
    fault = "bad_name"
    if files.speakable(path):
        try:
            return _entry(path.name, mtime, size, parsing.parse(files.read_bytes(path, files.SHEET_BYTES)))
        except parsing.Unreadable as error:
            fault = error.code
        except OSError:
            fault = "device"
    return _entry(path.name, mtime, size, {}, fault)


def _entry(file: str, mtime: int, size: int, data: Mapping[str, Any], fault: str = "") -> Entry:
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
