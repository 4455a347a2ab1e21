"""Bytes of one file, read within limits, replaced at once or not at all; names of files and of temporary ones."""

from __future__ import annotations

import contextlib
import errno
import os
import re
import stat
import unicodedata
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import BinaryIO

from desktop.services.storage.parsing import Unreadable

_FORBIDDEN = frozenset('/\\:*?"<>|')
_PORTS = (f"{port}{n}" for port in ("com", "lpt") for n in "0123456789¹²³")
_RESERVED = frozenset(("con", "prn", "aux", "nul", "conin$", "conout$", "clock$", *_PORTS))
SHEET, GAME = ".takujo", ".takujo-game"
"""Endings of what is given away: a system knows by them which program opens a file. Inside both are JSON."""
SHARED = (".json", SHEET, GAME)
"""Endings of files that may hold a sheet or a game definition."""
_MAX_BYTES = 100
"""Leaves room in the 255 bytes of a file name for the id, the ending and a temporary mark."""


def sanitised(name: str, fallback: str = "名無し") -> str:
    """Keep what may stand in a file name everywhere.

    >>> sanitised("../../etc/passwd")
    'etc passwd'
    >>> sanitised("<b>霧島</b>")
    'b 霧島 b'
    """
    kept = (
        c if c not in _FORBIDDEN and unicodedata.category(c)[0] != "C" else " "
        for c in unicodedata.normalize("NFC", name)
    )
    words = " ".join("".join(kept).split()).strip(". ").lstrip("-. ")  # nor an option on a command line
    short = words.encode()[:_MAX_BYTES].decode(errors="ignore").strip(". ")
    stem, dot, rest = short.partition(".")
    if stem.rstrip().lower() in _RESERVED:  # whatever comes after the first dot
        return f"{stem.rstrip()}_{dot}{rest}"
    return short or fallback


def file_name(name: str, identifier: str, ending: str = ".json") -> str:
    """Join a readable name with the start of an id, so that two people of one name have two files.

    >>> file_name("霧島 七海", "a1b2c3d4e5")
    '霧島 七海-a1b2c3d4.json'
    """
    return f"{sanitised(name)}-{sanitised(identifier, 'x')[:8]}{ending}"


_LONG_NAME = 200
"""Bytes of a name that leave room for the rest of a hidden one."""


def temporary_of(path: Path) -> Path:
    """Return the hidden name under which a file is written before it takes its place."""
    name = path.name
    if len(os.fsencode(name)) > _LONG_NAME:  # no name may have more than 255 bytes
        from desktop.services.storage.digests import sha256

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


_MB = 1_000_000
MAX_BYTES = 20 * _MB
"""No campaign and no template comes near; larger files are refused unread, and never written."""
SHEET_BYTES = 2 * _MB
DEFINITION_BYTES = 8 * _MB
_HEAD = 1024
_SMALL = 100_000
"""Bytes that are rather read at once than bit by bit."""
_AT_ONCE = 16
"""Files that the disk is asked for together."""
_TEXT = r'^ "(%s)": "([^"\\\x00-\x1f]*)",?$'


def too_big(size: int, limit: int) -> Unreadable:
    """Return the refusal of a file of so many bytes."""
    return Unreadable("too_big", size=f"{size / _MB:.1f}".removesuffix(".0"), limit=max(1, limit // _MB))


def speakable(path: Path) -> bool:
    """Tell whether a name is text: one in another encoding (Shift_JIS from an old archive) can be written nowhere."""
    try:
        str(path).encode()
    except UnicodeEncodeError:
        return False
    return True


def spoken(name: str) -> str:
    """Return a file name as it can be shown, with marks where it is no text."""
    return os.fsencode(name).decode(errors="replace")


def digest(raw: bytes) -> str:
    """Fingerprint of a file's content."""
    from desktop.services.storage.digests import sha256  # as little as possible is loaded before the first window

    return sha256(raw)


def read_bytes(path: Path, limit: int = MAX_BYTES) -> bytes:
    """Read a whole file, unless it is a folder, a device or larger than `limit`.

    Raises:
        Unreadable: `not_a_file`, `too_big`.
        OSError: as the system says.
    """
    try:
        info = path.stat()
    except ValueError:  # a NUL in a name that came out of a damaged file
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT)) from None
    if not stat.S_ISREG(info.st_mode):
        raise Unreadable("not_a_file")
    if info.st_size > limit:
        raise too_big(info.st_size, limit)
    with path.open("rb") as file:
        return file.read()[:limit]  # `read(limit)` asks for room for all that it may read


def listed(folder: Path) -> list[Path]:
    """List the JSON files of a folder by name; one that cannot be read or is not there has none."""
    try:
        names = sorted(os.listdir(folder))
    except OSError:
        return []
    return [folder / name for name in names if name.endswith(".json") and not name.startswith(".")]


def head(path: Path, *names: str) -> dict[str, str] | None:
    """Return those texts (without escapes) of these names that stand at the beginning of a file, in its first 1 kB.

    None when it was not written by `encode`, and all of it must be read. What comes after may still be damaged.

    Raises:
        Unreadable: `not_a_file`.
        OSError: as the system says.
    """
    text = _beginning(path).decode(errors="replace")
    if not text.startswith('{\n "'):
        return None
    # one space: nothing deeper, and no text holds a line end
    return dict(_texts(names).findall(text))


@cache
def _texts(names: tuple[str, ...]) -> re.Pattern[str]:
    return re.compile(_TEXT % "|".join(names), re.MULTILINE)


def _beginning(path: Path) -> bytes:
    handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    try:
        if not stat.S_ISREG(os.fstat(handle).st_mode):
            raise Unreadable("not_a_file")
        return os.read(handle, _HEAD)
    finally:
        os.close(handle)


def fingerprint(path: Path) -> str:
    """Return the `digest` of a file of any size without holding it in memory.

    Raises:
        Unreadable: `not_a_file`.
        OSError: as the system says.
    """
    info = path.stat()
    if not stat.S_ISREG(info.st_mode):
        raise Unreadable("not_a_file")
    with path.open("rb") as file:
        if info.st_size < _SMALL:
            return digest(file.read())
        import hashlib

        return hashlib.file_digest(file, "sha256").hexdigest()


def written_at(path: Path) -> str:
    """Return when a file was last written, ISO 8601 with zone; empty when unknown."""
    try:
        return datetime.fromtimestamp(path.stat().st_mtime, UTC).isoformat(timespec="seconds")
    except (OSError, OverflowError, ValueError):
        return ""


def replace(path: Path, raw: bytes, *, durable: bool = True, named: bool = True) -> None:
    """Put `raw` in place of the file in one step; after a crash the file is the old one or the new one.

    Args:
        durable: also wait until the disk has it; False for what can be rebuilt.
        named: also wait until the disk knows that it is in place; False where `sync_folder` follows.

    Raises:
        OSError: the file is as it was.
    """
    _put(path, lambda file: file.write(raw), durable, named)


def copy(source: Path, target: Path) -> None:
    """Put a copy of a file in place of another in one step, whatever its size.

    Raises:
        OSError: the target is as it was.
    """
    import shutil

    with source.open("rb") as file:
        _put(target, lambda written: shutil.copyfileobj(file, written), durable=True, named=True)


def _put(path: Path, write: Callable[[BinaryIO], object], durable: bool, named: bool) -> None:
    with aside(path, durable=durable, named=named) as file:
        write(file)


@contextlib.contextmanager
def aside(path: Path, *, durable: bool = True, named: bool = True) -> Iterator[BinaryIO]:
    """Give a file to write into, beside another; it takes the other's place when all went well, else it vanishes.

    Raises:
        OSError: the other is as it was.
    """
    temporary = temporary_of(path)
    try:
        with temporary.open("wb") as file:
            yield file
            file.flush()
            if durable:
                os.fsync(file.fileno())
        os.replace(temporary, path)
    except BaseException:
        with contextlib.suppress(OSError):
            temporary.unlink()
        raise
    if durable and named:
        sync_folder(path.parent)


def sync_all(folder: Path) -> None:
    """Wait until the disk has everything below a folder: asked for together, thousands of files cost what ten do.

    Raises:
        OSError: the disk refuses.
    """
    from concurrent.futures import ThreadPoolExecutor

    found = [(Path(place), names) for place, _, names in os.walk(folder)]
    with ThreadPoolExecutor(_AT_ONCE) as several:
        for _ in several.map(_sync_file, [place / name for place, names in found for name in names]):
            pass  # the first that failed is raised here
    for place, _ in found:
        sync_folder(place)


def _sync_file(path: Path) -> None:
    with path.open("r+b") as file:  # Windows waits only for what may be written
        os.fsync(file.fileno())


def sync_folder(folder: Path) -> None:
    """Wait until the disk knows the new names in a folder; Windows has no such thing and needs none."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
