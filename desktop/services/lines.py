"""The line on which one program hears others of the same person, and the other end of it.

On Unix it is a socket in a folder that nobody else may enter; whoever knocks says the key first. Windows has pipes for
it, and Python's own `multiprocessing` knows them; it knows sockets as well, but brings thirty modules along, two
megabytes that would stay for the whole evening.
"""

from __future__ import annotations

import contextlib
import os
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

PATIENCE = 3.0
"""Seconds that one end waits for a word of the other."""
COUNT = 4
"""Bytes in which stands how long what follows is."""
ROOMS = ("XDG_RUNTIME_DIR", "TMPDIR")
"""Variables that name a place for what lasts no longer than a program."""
LAST_ROOM = "/tmp"


class Line(Protocol):
    """Two programs' connection."""

    def send_bytes(self, raw: bytes, /) -> None:
        """Say something."""

    def recv_bytes(self, most: int, /) -> bytes:
        """Hear something.

        Raises:
            OSError: it is longer than allowed, or nothing comes for too long.
            EOFError: the other end has hung up.
        """

    def close(self) -> None:
        """Hang up."""


class Listener(Protocol):
    """Waits for others to knock."""

    @property
    def address(self) -> str:
        """Return where to knock."""

    def accept(self) -> Line:
        """Wait for the next; who does not know the key is sent away.

        Raises:
            OSError: who knocked has hung up, does not know the key, or nobody listens any more.
            EOFError: likewise.
        """

    def close(self) -> None:
        """Listen no longer, and leave nothing behind."""


def listen(key: bytes) -> Listener:
    """Begin to listen, at an address that only this person can reach.

    Raises:
        OSError: there is no place for it.
    """
    if os.name == "nt":
        return _PipeListener(key)
    return SocketListener(key)


def knock(address: str, key: bytes) -> Line:
    """Knock at an address.

    Raises:
        OSError: nobody listens there.
        EOFError: likewise.
    """
    if os.name == "nt":
        return _pipe(address, key)
    talk = socket.socket(socket.AF_UNIX)
    talk.settimeout(PATIENCE)
    try:
        talk.connect(address)
        line = SocketLine(talk)
        line.send_bytes(key)
    except OSError:
        talk.close()
        raise
    return line


class SocketLine:
    """A connection over a socket: each word after the number of its bytes."""

    def __init__(self, talk: socket.socket) -> None:
        self._talk = talk

    def send_bytes(self, raw: bytes) -> None:
        """Say something."""
        self._talk.sendall(len(raw).to_bytes(COUNT, "big") + raw)

    def recv_bytes(self, most: int) -> bytes:
        """Hear something."""
        size = int.from_bytes(self._heard(COUNT), "big")
        if size > most:
            raise OSError("too long")
        return self._heard(size)

    def _heard(self, size: int) -> bytes:
        parts: list[bytes] = []
        while size:
            part = self._talk.recv(min(size, 1 << 16))
            if not part:
                raise EOFError
            parts.append(part)
            size -= len(part)
        return b"".join(parts)

    def close(self) -> None:
        """Hang up."""
        self._talk.close()


class SocketListener:
    """Listens on a socket in a folder of its own."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._socket, self._room = _in_a_room()
        self.address = self._socket.getsockname()

    def accept(self) -> SocketLine:
        """Wait for the next."""
        talk, _ = self._socket.accept()
        talk.settimeout(PATIENCE)
        line = SocketLine(talk)
        try:
            if line.recv_bytes(len(self._key)) == self._key:
                return line
        except (OSError, EOFError):
            line.close()
            raise
        line.close()
        raise OSError("not the key")

    def close(self) -> None:
        """Listen no longer."""
        self._socket.close()
        with contextlib.suppress(OSError):
            os.unlink(self.address)
            os.rmdir(self._room)


def _in_a_room() -> tuple[socket.socket, Path]:
    """Make a folder that only this person may enter, and a socket there."""
    rooms = [os.environ[name] for name in ROOMS if os.environ.get(name)] + [LAST_ROOM]
    while True:
        room = Path(rooms.pop(0), f"takujo-{os.urandom(8).hex()}")
        listening = socket.socket(socket.AF_UNIX)
        try:
            room.mkdir(mode=0o700)
            listening.bind(str(room / "line"))
            listening.listen()
        except OSError:  # not there, full, or its name is longer than a socket's may be
            listening.close()
            with contextlib.suppress(OSError):
                room.rmdir()
            if not rooms:
                raise
        else:
            return listening, room


class _PipeListener:
    """Listens on a pipe of Windows."""

    def __init__(self, key: bytes) -> None:
        from multiprocessing.connection import Listener as Own

        self._own = Own(rf"\\.\pipe\takujo-{os.urandom(8).hex()}", authkey=key)
        self.address = str(self._own.address)

    def accept(self) -> Line:
        """Wait for the next."""
        with _known():
            return self._own.accept()

    def close(self) -> None:
        """Listen no longer."""
        self._own.close()


def _pipe(address: str, key: bytes) -> Line:
    from multiprocessing.connection import Client

    with _known():
        return Client(address, authkey=key)


@contextlib.contextmanager
def _known() -> Iterator[None]:
    from multiprocessing import AuthenticationError

    try:
        yield
    except AuthenticationError as error:
        raise OSError("not the key") from error
