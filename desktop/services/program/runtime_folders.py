"""Folders among the system's temporary files in which running programs can be reached; what killed ones left is swept.

Windows has none: what is spoken through there goes with its program.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import stat
import tempfile
import time
from pathlib import Path

from desktop.services.storage.lock import hold

PREFIX, LINE, LOCK = "takujo-", "line", "lock"
YOUNG = 60.0
"""Seconds for which a new folder is left alone: its program may still be starting."""


class RuntimeFolder:
    """A folder that only this person can enter, locked by the system until its program is gone."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix=PREFIX))
        self._handle = os.open(self.folder / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
        hold(self._handle)

    @property
    def address(self) -> str:
        """Where the program can be reached."""
        return str(self.folder / LINE)

    def leave(self) -> None:
        """Take it away."""
        os.close(self._handle)
        shutil.rmtree(self.folder, ignore_errors=True)


def sweep(young: float = YOUNG) -> None:
    """Remove this person's folders whose program is gone."""
    if os.name == "nt":
        return
    with contextlib.suppress(OSError):
        for folder in Path(tempfile.gettempdir()).glob(f"{PREFIX}*"):
            with contextlib.suppress(OSError):
                if _is_ours(folder.lstat(), young) and set(os.listdir(folder)) <= {LINE, LOCK} and _is_left(folder):
                    shutil.rmtree(folder)


def _is_ours(found: os.stat_result, young: float) -> bool:
    owned = stat.S_ISDIR(found.st_mode) and found.st_uid == os.getuid()
    return owned and abs(time.time() - found.st_mtime) >= young


def _is_left(folder: Path) -> bool:
    """Tell whether a folder is not locked; False where the medium has no locks."""
    try:
        handle = os.open(folder / LOCK, os.O_RDWR)
    except FileNotFoundError:
        return True  # its program was killed before it took the lock
    try:
        return hold(handle) is True
    finally:
        os.close(handle)
