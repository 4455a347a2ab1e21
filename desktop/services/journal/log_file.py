"""The bytes of a journal's file: added at its end all or nothing, or kept aside under another name."""

from __future__ import annotations

import contextlib
import os
import shutil
from pathlib import Path

Stamp = tuple[int, int, int]
"""Size, time of the last change, inode: as long as they are the same, so is the content."""


def stamp_of(found: os.stat_result) -> Stamp:
    """Return what tells whether a file has been written."""
    return found.st_size, found.st_mtime_ns, found.st_ino


def untouched(handle: int, stamp: Stamp | None) -> bool:
    """Tell whether an open file is as long as it was (None: it was not there)."""
    # the size alone: on some media times come late and inodes change, and all else was looked at a moment ago
    return os.fstat(handle).st_size == (stamp[0] if stamp is not None else 0)


def append(handle: int, raw: bytes) -> None:
    """Write all or nothing, and wait for the disk."""
    size = os.fstat(handle).st_size
    try:
        written = os.write(handle, raw)
        while written < len(raw):
            written += os.write(handle, raw[written:])
        os.fsync(handle)
    except OSError:
        with contextlib.suppress(OSError):
            os.ftruncate(handle, size)
        raise


def may_keep(path: Path, name: str) -> bool:
    """Tell whether a name beside a file is free, or its own already: the program was stopped right after giving it."""
    aside = path.with_name(name)
    return not os.path.lexists(aside) or (aside.exists() and path.exists() and aside.samefile(path))


def keep(place: Path, aside: Path) -> None:
    """Give a file a second name, by copying it where the medium knows no second names; nothing is written over.

    Raises:
        OSError: it cannot be kept; nothing has changed.
    """
    if aside.exists() and aside.samefile(place):
        return
    try:
        os.link(place, aside)
    except FileExistsError:
        raise
    except OSError:
        _copy(place, aside)


def _copy(place: Path, aside: Path) -> None:
    target = aside.open("xb")
    try:
        with target, place.open("rb") as source:
            shutil.copyfileobj(source, target)
            target.flush()
            os.fsync(target.fileno())
    except OSError:
        aside.unlink(missing_ok=True)
        raise
    with contextlib.suppress(OSError):  # its times are worth keeping, and no reason to fail
        shutil.copystat(place, aside)
