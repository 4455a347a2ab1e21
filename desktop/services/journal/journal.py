"""The log of a campaign: one JSON line per confirmed step, append-only, on the disk before play continues.

A wrong entry is voided by another entry, never erased. What a power cut tore is left out with a note, never mended; a
file that is damaged or is not ours is never written into, but kept aside as it is.
"""

from __future__ import annotations

import contextlib
import os
import uuid
from collections.abc import Callable, Iterable
from datetime import datetime
from itertools import chain, count
from pathlib import Path
from typing import Any, NoReturn

from desktop.services.journal import log_file
from desktop.services.journal.log import STEP, Book, Log, LogEntry
from desktop.services.journal.log_file import Stamp
from desktop.services.journal.log_lines import Reading, content, entry_of, head, read_lines, sealed
from desktop.services.storage import files, parsing
from desktop.services.storage.lock import hold
from desktop.services.storage.store import now

__all__ = ["STEP", "Journal", "Log", "LogEntry", "parse_log"]

MAX_BYTES = 1_000_000_000
"""A hundred play sessions make some 50 MB; a larger file is no journal."""


class Journal:
    """The log file of one campaign, kept in memory as far as it has been read.

    Args:
        table: the id of the campaign, which a new file bears and an existing one must.
    """

    def __init__(self, path: Path, clock: Callable[[], datetime] = now, *, table: str = "") -> None:
        self._path, self._clock, self._table = path, clock, table
        self._known: _Known | None = None
        self._ours: _End | None = None
        """How the file ended when this program first looked, or last wrote."""
        self._aside = ""

    @property
    def campaign(self) -> str:
        """Id of the campaign whose journal it is; empty: of any."""
        return self._table

    def append(self, text: str, who: str = "", **more: Any) -> LogEntry:
        """Write one entry and wait until the disk has it.

        Args:
            more: further fields of `LogEntry`.

        Raises:
            FileError: it cannot be written, or must not be (`log_newer`, `log_changed`); the file is as it was.
        """
        time = self._clock().isoformat(timespec="milliseconds")
        raw = content(LogEntry(id=_new_id(), time=time, text=text, who=who, **more))
        known = self._writable()
        begin, before = b"\n" if known.reading.open_end else b"", known.reading.sum
        if not known.reading.good:
            first, before = sealed(head(_new_id(), time, self._table), "")
            begin += first
        line, after = sealed(raw, before)
        known.stamp = self._written(begin + line, known.stamp)
        number = known.reading.lines + begin.count(b"\n") + 1
        entry = entry_of(line, number, known.reading.shelves)
        assert entry is not None
        known.take(entry, after, number)
        self._ours = known.end
        return entry

    def void(self, identifiers: Iterable[str], text: str, who: str = "") -> LogEntry:
        """Take entries back by another entry."""
        return self.append(text, who, kind="void", voids=tuple(identifiers))

    def read(self) -> Log:
        """Return everything that can be read; the disk is asked only for what something else has written.

        Raises:
            FileError: the disk refuses; a missing file is an empty log.
        """
        known = self._current()
        if known.log is None:
            why = known.reading.why
            aside = self._aside_name(why) if why in ("damaged", "other") else ""
            known.log = Log.of(known.book, known.reading.ending(self._path, aside))
        return known.log

    # what the file holds

    def _current(self) -> _Known:
        stamp = self._stamp()
        known = self._known
        if known is None or stamp != known.stamp:
            if known is not None and known.reading.good and stamp is None:
                self._refuse("file_missing" if self._path.parent.is_dir() else "folder_missing")
            self._known = known = _Known(stamp, read_lines(self._bytes(), self._table))
            self._ours = self._ours or known.end
        return known

    def _writable(self) -> _Known:
        """Return what the file holds, once it is one that may be written on.

        Raises:
            FileError: of a newer version, or changed by another program since it was read.
        """
        known = self._current()
        if known.end != self._ours:
            self._refuse("log_changed")
        if known.reading.why == "newer":
            self._refuse("log_newer", found=known.reading.version)
        return self._begin_anew(known) if known.reading.why else known

    def _refuse(self, code: str, **args: Any) -> NoReturn:
        from desktop.services.storage.file_errors import fault

        raise fault(code, self._path, **args)

    def _stamp(self) -> Stamp | None:
        try:
            return log_file.stamp_of(self._path.stat())
        except FileNotFoundError:
            return None
        except OSError as error:
            from desktop.services.storage.file_errors import reading

            raise reading(error, self._path) from error

    def _bytes(self) -> bytes:
        from desktop.services.storage import file_errors

        try:
            return files.read_bytes(self._path, MAX_BYTES)
        except FileNotFoundError:
            return b""
        except parsing.Unreadable as error:
            raise file_errors.unreadable(error, self._path) from None
        except OSError as error:
            raise file_errors.reading(error, self._path) from error

    # writing

    def _written(self, raw: bytes, stamp: Stamp | None) -> Stamp:
        """Append bytes, unless another program writes at this moment or has written since the file had its stamp."""
        try:
            handle = os.open(self._path, os.O_RDWR | os.O_CREAT | os.O_APPEND | getattr(os, "O_BINARY", 0), 0o644)
            try:
                if hold(handle) is False or not log_file.untouched(handle, stamp):
                    self._refuse("log_changed")
                log_file.append(handle, raw)
                written = log_file.stamp_of(os.fstat(handle))
            finally:
                os.close(handle)
        except OSError as error:
            from desktop.services.storage.file_errors import writing

            raise writing(error, self._path) from error
        with contextlib.suppress(OSError):  # the disk has the step: nothing that fails from here on may undo it
            if stamp is None:
                files.sync_folder(self._path.parent)
            closed = log_file.stamp_of(self._path.stat())  # Windows sets the time only now
            return closed if closed[0] == written[0] else written
        return written

    def _begin_anew(self, known: _Known) -> _Known:
        """Keep a file that must not be written on under another name, and put its good lines in its place."""
        assert known.reading.why != ""
        aside = self._path.with_name(self._aside_name(known.reading.why))
        place = Path(os.path.realpath(self._path))
        good = self._bytes()[: known.reading.good]
        try:
            log_file.keep(place, aside)
            try:
                if self._stamp() != known.stamp:
                    self._refuse("log_changed")
                files.replace(place, good)
            except BaseException:
                aside.unlink(missing_ok=True)
                raise
        except OSError as error:
            from desktop.services.storage.file_errors import writing

            raise writing(error, self._path) from error
        self._aside = ""
        self._known = _Known(self._stamp(), read_lines(good, self._table))
        self._ours = self._known.end
        return self._known

    def _aside_name(self, why: str) -> str:
        """Return a free name for the file beside it; the same one each time it is asked."""
        if not self._aside or not log_file.may_keep(self._path, self._aside):
            begin = f"{self._path.stem}-{self._clock().astimezone():%Y-%m-%d}"
            names = (f"{begin}{n}.{why}{self._path.suffix}" for n in chain(("",), (f"-{n}" for n in count(2))))
            self._aside = next(name for name in names if log_file.may_keep(self._path, name))
        return self._aside


class MemoryJournal(Journal):
    """A journal that no file keeps: of a sheet that is opened alone."""

    def __init__(self) -> None:
        super().__init__(Path())
        self._end: Stamp | None = None

    def _stamp(self) -> Stamp | None:
        return self._end

    def _bytes(self) -> bytes:
        return b""

    def _written(self, raw: bytes, stamp: Stamp | None) -> Stamp:
        size, *_ = stamp or (0,)
        self._end = (size + len(raw), 0, 0)
        return self._end


def parse_log(raw: bytes) -> Log:
    """Read a log's bytes up to where they can be relied on."""
    found = read_lines(raw)
    return Log(found.entries, found.ending(Path(), ""))


_End = tuple[str, int, str, str]
"""Last sum, number of entries, id of the last one, and why it cannot be written on."""


class _Known:
    """What the file held when it was last looked at or written."""

    def __init__(self, stamp: Stamp | None, reading: Reading) -> None:
        self.stamp, self.reading, self.book = stamp, reading, Book(reading.entries)
        self.log: Log | None = None

    @property
    def end(self) -> _End:
        entries = self.book.entries
        return self.reading.sum, len(entries), entries[-1].id if entries else "", self.reading.why

    def take(self, entry: LogEntry, total: str, number: int) -> None:
        """Continue by a line that was written."""
        self.book.add(entry)
        assert self.stamp is not None
        self.reading.appended(total, number, self.stamp[0])
        self.log = None


def _new_id() -> str:
    return uuid.uuid4().hex[:12]
