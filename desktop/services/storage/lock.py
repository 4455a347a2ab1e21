"""Who has a campaign open: a lock beside it that dies with the program that holds it.

The operating system's own file lock tells whether the holder still lives, so a crash leaves nothing behind; the text
in the file (process, host) is for the sentence, and for shared folders where the file lock does not reach.
"""

from __future__ import annotations

import contextlib
import errno
import json
import os
import stat
import sys
import time
from dataclasses import dataclass
from pathlib import Path

from desktop.services.storage import files, parsing

_FRESH = 600.0
"""Seconds after which a lock of another host, never renewed, counts as left behind."""
_AT = 4096
"""Windows locks bytes, and locked bytes cannot be read; so lock one far behind the text, which is never longer."""
_MOST = 2**31
_LONGEST_HOST = 255


@dataclass(frozen=True)
class Holder:
    """The process and host that have the campaign open."""

    pid: int
    host: str


class Lock:
    """The lock of one campaign; `take` it, `renew` it now and then, `release` it."""

    def __init__(self, path: Path, *, pid: int | None = None, host: str | None = None) -> None:
        self._path = path
        self._me = Holder(pid or os.getpid(), host or _this_machine())
        self._handle: int | None = None

    @property
    def host(self) -> str:
        """Return the name of this computer."""
        return self._me.host

    @property
    def held(self) -> bool:
        """Tell whether this program holds it."""
        return self._handle is not None

    def take(self, *, by_force: bool = False) -> Holder | None:
        """Take the lock; None on success, otherwise its holder.

        Args:
            by_force: disregard a holder on another host (the lock file may be stale).

        Raises:
            OSError: the folder cannot be written.
        """
        if self.held:
            return None
        while True:
            if self._path.is_symlink():
                self._path.unlink()  # whatever it leads to is not ours to write into
            handle = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o644)
            if not stat.S_ISREG(os.fstat(handle).st_mode):
                os.close(handle)
                raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(self._path))
            locked = hold(handle)
            if locked is False or (locked is None and self._lives(self.holder())):
                os.close(handle)
                return self.holder() or Holder(0, "")
            if _same_file(handle, self._path):
                break
            os.close(handle)  # released and removed in between: try again with the new file
        other = self.holder()
        if other and other.host != self._me.host and self._fresh() and not by_force:
            os.close(handle)
            return other
        self._handle = handle
        self._sign()
        return None

    def holder(self) -> Holder | None:
        """Read the last holder of the lock; None when there is none or it cannot be read."""
        with contextlib.suppress(OSError, parsing.Unreadable):
            data = parsing.parse(files.read_bytes(self._path, _AT))
            pid, host = data.get("pid"), data.get("host")
            if type(pid) is int and isinstance(host, str) and 0 < pid < _MOST:
                return Holder(pid, host[:_LONGEST_HOST])
        return None

    def renew(self) -> None:
        """Show other hosts that the holder is still there."""
        if self.held:
            with contextlib.suppress(OSError):
                os.utime(self._path)

    def release(self) -> None:
        """Give the lock back; does nothing when it is not held."""
        if self._handle is None:
            return
        with contextlib.suppress(OSError):
            self._path.unlink()
        os.close(self._handle)
        self._handle = None
        with contextlib.suppress(OSError):  # Windows removes no open file
            if os.name == "nt":
                self._path.unlink()

    def _sign(self) -> None:
        assert self._handle is not None
        text = json.dumps({"pid": self._me.pid, "host": self._me.host}).encode()
        with contextlib.suppress(OSError):  # a full disk: what holds is the system's lock, not its words
            os.ftruncate(self._handle, 0)
            os.lseek(self._handle, 0, os.SEEK_SET)
            os.write(self._handle, text)

    def _lives(self, other: Holder | None) -> bool:
        if other is None or other.host != self._me.host or other.pid == self._me.pid or os.name == "nt":
            return False
        try:
            os.kill(other.pid, 0)
        except ProcessLookupError:
            return False
        except PermissionError:
            return True
        return True

    def _fresh(self) -> bool:
        # a time to come is no sign of life: one of the two clocks is wrong, and it would lock for as long
        return abs(time.time() - self._path.stat().st_mtime) < _FRESH


def _same_file(handle: int, path: Path) -> bool:
    try:
        return os.path.samestat(os.fstat(handle), path.stat())
    except OSError:
        return False


def hold(handle: int) -> bool | None:
    """Ask the system for an open file until it is closed; False when another program has it.

    None where the medium knows no locks (some network folders).
    """
    if os.name == "nt":
        import msvcrt

        os.lseek(handle, _AT, os.SEEK_SET)
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        except OSError:
            return False
        return True
    import fcntl

    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:
        return None
    return True


def _this_machine() -> str:
    if sys.platform != "win32":
        return os.uname().nodename
    import socket  # takes longer than opening a campaign should

    return socket.gethostname()
