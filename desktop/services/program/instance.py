"""One program at a library: a second start finds the first, hands it its files and ends.

The first keeps a file locked by the system, so a crash leaves nothing behind; in it stand an address that only this
person can reach and a key. What is handed over is a short list of absolute paths, as JSON.
"""

from __future__ import annotations

import contextlib
import os
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from desktop.services.storage.lock import hold

if TYPE_CHECKING:
    from multiprocessing.connection import Listener

    from desktop.services.program.runtime_folders import RuntimeFolder

MOST_BYTES = 1_000_000
"""Of one message."""
PATIENCE = 3.0
"""Seconds that a second start waits for the first to answer, in case the first hangs."""
TAKEN = b"taken"
MUTEX = "TakujoIsRunning"
"""What the set-up program of Windows looks for."""


@dataclass(frozen=True)
class Message:
    """What a second start brings."""

    files: tuple[str, ...] = ()
    token: str = ""
    """By which a Wayland desktop lets a window come to the front."""
    doing: str = ""
    """What is begun at once, as after `--do`."""

    @classmethod
    def read(cls, raw: bytes) -> Message | None:
        """Read a message; None for anything else."""
        import json

        with contextlib.suppress(ValueError, RecursionError):
            found = json.loads(raw)
            if isinstance(found, dict):
                files, token, doing = found.get("files"), found.get("token"), found.get("doing", "")
                if not isinstance(files, list) or not all(isinstance(f, str) for f in files):
                    return None
                if isinstance(token, str) and isinstance(doing, str):
                    return cls(tuple(f for f in files if os.path.isabs(f)), token, doing)
        return None

    def written(self) -> bytes:
        """Return it as bytes."""
        import json

        return json.dumps({"files": self.files, "token": self.token, "doing": self.doing}).encode()


class Instance:
    """The place where the program that has a library says so.

    Args:
        folder: of the state of this person, e.g. `~/.local/state/takujo`.
    """

    def __init__(self, folder: Path) -> None:
        self._path = folder / "running"
        self._handle: int | None = None
        self._listener: Listener | None = None
        self._hearing: threading.Thread | None = None
        self._runtime_folder: RuntimeFolder | None = None

    def take(self) -> bool:
        """Become the first instance; False when another one is. Without lock support every instance is first."""
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            handle = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError:
            return True
        if hold(handle) is False:
            os.close(handle)
            return False
        self._handle = handle
        return True

    def pass_on(self, message: Message) -> bool:
        """Give the first program something to do; False when it does not answer."""
        answered = threading.Event()

        def ask() -> None:
            from multiprocessing import AuthenticationError

            wrong = (OSError, EOFError, ValueError, KeyError, TypeError, AuthenticationError)
            with contextlib.suppress(*wrong):
                if self._sent(message):
                    answered.set()

        asking = threading.Thread(target=ask, daemon=True)
        asking.start()
        asking.join(PATIENCE)
        return answered.is_set()

    def _sent(self, message: Message) -> bool:
        import json
        from multiprocessing.connection import Client

        found = json.loads(self._path.read_bytes()[:4096].split(b"\n")[0])
        with Client(str(found["address"]), authkey=bytes.fromhex(found["key"])) as line:
            line.send_bytes(message.written())
            return line.recv_bytes(len(TAKEN)) == TAKEN

    def listen(self, heard: Callable[[Message], None]) -> None:
        """Hear what later starts bring, on a thread of its own: `heard` is called there."""
        if self._handle is None:
            return
        import json
        from multiprocessing.connection import Listener

        from desktop.services.program import runtime_folders

        key = os.urandom(16)
        if os.name == "nt":
            address = rf"\\.\pipe\takujo-{os.urandom(8).hex()}"
            _name_for_set_up()
        else:
            self._runtime_folder = runtime_folders.RuntimeFolder()
            address = self._runtime_folder.address
        try:
            self._listener = Listener(address, authkey=key)
        except OSError:
            return
        text = json.dumps({"address": address, "key": key.hex()}).encode() + b"\n"
        with contextlib.suppress(OSError):
            os.ftruncate(self._handle, 0)
            os.lseek(self._handle, 0, os.SEEK_SET)
            os.write(self._handle, text)
        self._hearing = threading.Thread(target=self._listen, args=(self._listener, heard), daemon=True)
        self._hearing.start()

    def _listen(self, listener: Listener, heard: Callable[[Message], None]) -> None:
        """Receive messages one by one, after stale folders are removed: no window waits for that."""
        from multiprocessing import AuthenticationError

        from desktop.services.program import runtime_folders

        runtime_folders.sweep()
        while self._listener is listener:
            # a connection that closes early, sends too much or lacks the key is ignored
            with contextlib.suppress(EOFError, OSError, AuthenticationError), listener.accept() as line:
                message = Message.read(line.recv_bytes(MOST_BYTES))
                if message is not None:
                    heard(message)
                    line.send_bytes(TAKEN)

    def _hang_up(self, address: str) -> None:
        """End the thread: left alone it would wait on after its line is closed, and at the next line's place."""
        from multiprocessing.connection import Client

        with contextlib.suppress(OSError):
            Client(address).close()
        if self._hearing is not None:
            self._hearing.join(PATIENCE)

    def release(self) -> None:
        """Let the next start be the first."""
        listener, self._listener = self._listener, None
        if listener is not None:
            self._hang_up(str(listener.address))
            listener.close()
        if self._runtime_folder is not None:
            self._runtime_folder.leave()
            self._runtime_folder = None
        if self._handle is not None:
            with contextlib.suppress(OSError):
                os.ftruncate(self._handle, 0)
            os.close(self._handle)
            self._handle = None


def absolute(files: Sequence[Path]) -> tuple[str, ...]:
    """Return absolute paths for the other instance, whose working folder differs."""
    return tuple(os.path.abspath(file) for file in files)


def _name_for_set_up() -> None:
    """Let the set-up program of Windows see that the program runs."""
    import ctypes

    ctypes.windll.kernel32.CreateMutexW(None, False, MUTEX)  # type: ignore[attr-defined,unused-ignore]
