"""Hidden names under which something is made before it takes its place, and what a crash left under them."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

_LONG_NAME = 200
"""Bytes of a name that leave room for the rest of a hidden one."""


def temporary_of(path: Path) -> Path:
    """Return the hidden name under which a file is written before it takes its place."""
    name = path.name
    if len(os.fsencode(name)) > _LONG_NAME:  # no name may have more than 255 bytes
        from desktop.services.digests import sha256

        name = sha256(os.fsencode(name))[:16]
    return path.with_name(f".{name}.{os.getpid()}.tmp")


def sweep(folder: Path, name: str = "*") -> None:
    """Remove temporary files that a crashed program left in a folder; those of a program at work stay.

    Args:
        name: pattern of the files, where others may have temporary files in the folder.
    """
    for left in stale(folder, name):
        with contextlib.suppress(OSError):
            left.unlink()


def stale(folder: Path, name: str = "*") -> tuple[Path, ...]:
    """List what a crashed program left half made in a folder, files and folders."""
    with contextlib.suppress(OSError, ValueError):
        owners = {left: left.name.rsplit(".", 2)[-2] for left in folder.glob(f".{name}.tmp")}
        return tuple(left for left, pid in owners.items() if pid.isdecimal() and not _at_work(int(pid)))
    return ()


def clear_away(folder: Path) -> None:
    """Remove a folder with all that is in it, as far as the disk lets."""
    import shutil

    shutil.rmtree(folder, ignore_errors=True)


def sweep_of(path: Path) -> None:
    """Remove the temporary files of one file, in a folder where others may have theirs."""
    import glob

    sweep(path.parent, glob.escape(temporary_of(path).name.rsplit(".", 2)[0].removeprefix(".")) + ".*")


def _at_work(pid: int) -> bool:
    if pid == os.getpid() or os.name == "nt":  # there a file that is open cannot be removed anyway
        return pid == os.getpid()
    try:
        os.kill(pid, 0)
    except (ProcessLookupError, OverflowError):
        return False
    except PermissionError:
        return True
    return pid > 0
