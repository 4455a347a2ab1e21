"""Folders among the system's temporary files in which running programs can be reached; what killed ones left is swept.

Windows has none: what is spoken through there goes with its program.
"""

from __future__ import annotations

import contextlib
import os
import socket
import stat
import tempfile
import time
from pathlib import Path

PREFIX, LINE = "takujo-", "line"
YOUNG = 60.0
"""Seconds for which a room is left alone: somebody may be moving in."""


def made() -> tuple[str, str]:
    """Make a room that only this person can enter; return it and the address in it."""
    room = tempfile.mkdtemp(prefix=PREFIX)
    return room, os.path.join(room, LINE)


def sweep(young: float = YOUNG) -> None:
    """Remove this person's rooms that nobody answers in any more."""
    if os.name == "nt":
        return
    with contextlib.suppress(OSError):
        for room in Path(tempfile.gettempdir()).glob(f"{PREFIX}*"):
            with contextlib.suppress(OSError):
                if _is_ours(room.lstat(), young) and set(os.listdir(room)) <= {LINE} and not _answers(room / LINE):
                    (room / LINE).unlink(missing_ok=True)
                    room.rmdir()


def _is_ours(found: os.stat_result, young: float) -> bool:
    owned = stat.S_ISDIR(found.st_mode) and found.st_uid == os.getuid()
    return owned and abs(time.time() - found.st_mtime) >= young


def _answers(line: Path) -> bool:
    """Tell whether a program listens; one that is too busy to answer does."""
    with socket.socket(socket.AF_UNIX) as asking:
        asking.setblocking(False)
        try:
            asking.connect(str(line))
        except (FileNotFoundError, ConnectionRefusedError):
            return False
        except OSError:
            return True
    return True
