"""Reads and writes the program's JSON files without losing data.

A file is replaced whole and kept in its earlier versions; it is not overwritten when another program changed it, nor
when a newer version of this program wrote it.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from desktop.services.storage import encoding, files, parsing, versions
from desktop.services.storage.parsing import Unreadable
from desktop.services.storage.stored import Kind, Stored

if TYPE_CHECKING:
    from desktop.services.storage.file_errors import FileError
    from desktop.services.storage.versions import Version

LONG = 30
"""Length from which a text counts as long, worth a version before it shrinks."""
Content: TypeAlias = Mapping[str, Any]
Place: TypeAlias = tuple[str | int, ...]


class Shortened(dict[Place, tuple[str, Content]]):
    """Long texts of a file that have become shorter: by place, the longest they were and the content of that time."""

    def after(self, before: Content, now: Content) -> tuple[list[Content], Shortened]:
        """Return the contents before long texts lost more than half of their letters, and what is shorter by now.

        A row that has moved has lost nothing.
        """
        longest = {place: (text, before) for place, text in _shorter(before, now)} | self
        lost, shorter = list[Content](), Shortened()
        there = set(_texts(now)) if longest else set()
        for place, (text, whole) in longest.items():
            length = len(_at(now, place))
            if text in there or length >= len(text):
                continue
            if length * 2 >= len(text):
                shorter[place] = text, whole
            elif not any(whole is known for known in lost):
                lost.append(whole)
        return lost, shorter


def _shorter(before: Any, after: Any, place: Place = ()) -> Iterator[tuple[Place, str]]:
    """Yield the long texts whose place holds a shorter one by now, or none."""
    if isinstance(before, str):
        if LONG <= len(before) > len(after if isinstance(after, str) else ""):
            yield place, before
    else:
        parts = _parts(after)
        for name, part in _parts(before).items():
            now = parts.get(name)
            if part != now:
                yield from _shorter(part, now, (*place, name))


def _texts(part: Any) -> Iterator[str]:
    if isinstance(part, str):
        yield part
    for value in _parts(part).values():
        yield from _texts(value)


def _at(content: Any, place: Place) -> str:
    for name in place:
        content = _parts(content).get(name)
    return content if isinstance(content, str) else ""


def _parts(value: Any) -> Mapping[Any, Any]:
    if isinstance(value, (list, tuple)):
        return dict(enumerate(value))
    return value if isinstance(value, Mapping) else {}


def now() -> datetime:
    """Return the time, with its zone."""
    return datetime.now(UTC)


class Store:
    """Every read and write of a document goes through here.

    Args:
        clock: gives the time for versions.
        spacing: saves closer together than this share one version, the content before the first of them; otherwise a
            minute of typing would push everything else out. What another program wrote is kept always, and so is the
            content before a long text shrinks.
        durable: each file is on the disk when it is written; False where `files.sync_all` follows.
    """

    def __init__(
        self, clock: Callable[[], datetime] = now, spacing: timedelta = timedelta(0), *, durable: bool = True
    ) -> None:
        self._clock = clock
        self._spacing = spacing
        self._durable = durable
        self._own: dict[Path, str] = {}
        """Fingerprint of what this store last saved in each file."""
        self._kept: dict[Path, datetime] = {}
        """When the last version of each file that it saved was kept; to list them at every save would be felt."""
        self._shortened: dict[Path, Shortened] = {}

    def read(self, path: Path, kind: Kind | None = None) -> Stored:
        """Read a file; one of a newer `schema_version` comes back `read_only`.

        Raises:
            FileError: one sentence says what is wrong; the file is untouched.
        """
        if not files.speakable(path):
            raise _faults().bad_name(path)
        raw = self._bytes(path, kind.limit if kind else files.MAX_BYTES)
        try:
            data = parsing.parse(raw)
        except Unreadable as error:
            raise _faults().unreadable(error, path) from None
        newer = False
        if kind is not None:
            _check_kind(data, kind, path)
            newer = schema_version(data, path) > kind.version
        return Stored(path, data, files.digest(raw), newer)

    def create(self, path: Path, data: Mapping[str, Any]) -> Stored:
        """Write a file that does not exist yet.

        Raises:
            FileError: it exists, or cannot be written.
        """
        if not files.speakable(path):
            raise _faults().bad_name(path)
        if os.path.lexists(path):  # a link that leads nowhere is there too
            raise _faults().fault("exists", path)
        return self._write(path, dict(data))

    def save(
        self, stored: Stored, data: Mapping[str, Any], encoded: bytes | None = None, *, named: bool = True
    ) -> Stored:
        """Write new content over what was read; the content before it becomes a version.

        Args:
            encoded: the bytes of `data` where they are known.
            named: False where `files.sync_folder` follows.

        Raises:
            Conflict: the file changed on disk since it was read.
            FileError: it is read-only, or cannot be written; the file is as it was.
        """
        if stored.read_only:
            found = stored.data.get("schema_version")
            raise _faults().fault("read_only_newer", stored.path, found=found)
        raw = encoding.encode(data) if encoded is None else encoded
        current = self._current(stored.path)
        if current is not None:
            if current != stored.digest:
                raise self._conflict(stored.path, dict(data))
            if current == files.digest(raw):
                return replace(stored, data=dict(data))
        lost, shorter = self._shortened.get(stored.path, Shortened()).after(stored.data, data)
        if current is not None:
            self._keep_lost(stored.path, [content for content in lost if content is not stored.data])
        shrank = any(content is stored.data for content in lost)
        saved = self._write(stored.path, dict(data), current, raw, named=named, shrank=shrank)
        self._own[stored.path], self._shortened[stored.path] = saved.digest, shorter
        return saved

    def present(self, path: Path) -> Stored:
        """Return what is in a file now, to be written over after a person has chosen so; broken content counts as none.

        Raises:
            FileError: the disk refuses, or it is no file.
        """
        current = self._current(path)
        try:
            raw = files.read_bytes(path)
            return Stored(path, parsing.parse(raw), files.digest(raw))
        except (OSError, Unreadable):
            return Stored(path, {}, current or "")

    def separate(self, path: Path) -> None:
        """Let the next save of a file make a version, however short the time since the last one."""
        self._own.pop(path, None)

    def keep(self, path: Path, data: Mapping[str, Any]) -> None:
        """Keep the rejected content as a version, where the user chose the content of the file.

        Raises:
            FileError: it cannot be written.
        """
        try:
            versions.add(path, encoding.encode(data), self._clock())
        except OSError as error:
            raise _faults().writing(error, path) from error

    def versions(self, path: Path) -> tuple[Version, ...]:
        """List earlier versions, newest first."""
        return versions.versions(path)

    def read_version(self, path: Path, version: Version) -> dict[str, Any]:
        """Read one earlier version of a file.

        Raises:
            FileError: it has gone, or is damaged.
        """
        if version not in self.versions(path):
            raise _faults().fault("version_gone", path)
        return self.read(version.path).data

    def restore(self, path: Path, version: Version) -> Stored:
        """Restore an earlier version; the current content becomes a version itself.

        Raises:
            FileError: the version has gone, or the file cannot be written.
        """
        data = self.read_version(path, version)
        self.separate(path)
        return self._write(path, data, self._current(path))

    def _bytes(self, path: Path, limit: int) -> bytes:
        try:
            return files.read_bytes(path, limit)
        except Unreadable as error:
            raise _faults().unreadable(error, path) from None
        except OSError as error:
            raise _faults().reading(error, path) from error

    def _current(self, path: Path) -> str | None:
        try:
            return files.fingerprint(path)
        except FileNotFoundError:
            return None
        except Unreadable as error:
            raise _faults().unreadable(error, path) from None
        except OSError as error:
            raise _faults().reading(error, path) from error

    def _write(
        self,
        path: Path,
        data: dict[str, Any],
        current: str | None = None,
        raw: bytes | None = None,
        *,
        named: bool = True,
        shrank: bool = False,
    ) -> Stored:
        raw = encoding.encode(data) if raw is None else raw
        limit = files.MAX_BYTES if "format" in data else files.SHEET_BYTES
        if len(raw) > limit:  # what could not be read again is not written
            raise _faults().unreadable(files.too_big(len(raw), limit), path)
        try:
            changed = current is not None and current != files.digest(raw)
            if current is not None and changed and (shrank or not self._shared(path, current)):
                self._kept[path] = self._clock()
                versions.keep(path, current, self._kept[path], shrank=shrank)
            # what is behind a link is replaced, not the link
            target = Path(os.path.realpath(path)) if path.is_symlink() else path
            files.replace(target, raw, durable=self._durable, named=named or target is not path)
        except OSError as error:
            raise _faults().writing(error, path) from error
        return Stored(path, data, files.digest(raw))

    def _keep_lost(self, path: Path, contents: Sequence[Mapping[str, Any]]) -> None:
        """Keep what was written over while a long text shrank letter by letter."""
        try:
            for content in contents:
                versions.add(path, encoding.encode(content), self._clock(), shrank=True)
        except OSError as error:
            raise _faults().writing(error, path) from error

    def _shared(self, path: Path, current: str) -> bool:
        if not self._spacing or self._own.get(path) != current:
            return False
        if path not in self._kept and (kept := versions.versions(path)):
            self._kept[path] = kept[0].at
        last = self._kept.get(path)
        return last is not None and timedelta(0) <= self._clock() - last < self._spacing

    def _conflict(self, path: Path, mine: dict[str, Any]) -> FileError:
        # damaged by the other side: nothing to compare with, still not ours to write over
        conflict: FileError = _faults().Conflict(_faults().problem("changed_on_disk", path), mine, self.present(path))
        return conflict


def schema_version(data: Mapping[str, Any], path: Path) -> int:
    """Return a file's `schema_version`; 1 when it does not say.

    Raises:
        FileError: it is no positive whole number.
    """
    version = data.get("schema_version", 1)
    if isinstance(version, bool) or not isinstance(version, int) or version < 1:
        raise _faults().fault("bad_number", path)
    return version


def check_content(data: Mapping[str, Any], path: Path, kind: Kind, longest: int, most: int) -> None:
    """Refuse a file with more than these bounds, or of a newer schema.

    Args:
        longest: entries of one list or object.
        most: lists and objects altogether.

    Raises:
        FileError: `too_many`, `too_many_rows`, `newer`, `bad_number`.
    """
    try:
        parsing.check_parts(data, longest, most)
    except Unreadable as error:
        raise _faults().unreadable(error, path) from None
    found = schema_version(data, path)
    if found > kind.version:
        raise _faults().fault("newer", path, found=found, known=kind.version)


def _check_kind(data: Mapping[str, Any], kind: Kind, path: Path) -> None:
    if kind.format and data.get("format") != kind.format:
        raise _faults().fault("other_kind", path, wanted=kind.label)


def _faults() -> Any:
    # the sentences bring in pydantic; the first window must not wait for it
    from desktop.services.storage import file_errors

    return file_errors
