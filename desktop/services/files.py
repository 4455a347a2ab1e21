"""Bytes of one JSON file: read within limits, parse, encode, replace at once or not at all.

Knows no sentences: what cannot be read is `Unreadable` with a code that `faults` turns into words.
"""

from __future__ import annotations

import contextlib
import errno
import json
import math
import os
import re
import stat
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from datetime import UTC, datetime
from functools import cache
from json.encoder import encode_basestring as _quoted
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO

if TYPE_CHECKING:
    from desktop.core.steps import Steps

_MB = 1_000_000
MAX_BYTES = 20 * _MB
"""No 卓 and no template comes near; larger files are refused unread, and never written."""
SHEET_BYTES = 2 * _MB
DEFINITION_BYTES = 8 * _MB
MAX_DEPTH = 64
MAX_PARTS = 200_000
"""Objects and lists in one file; a hundred times what the largest definition has."""
MAX_ITEMS = 1_000_000
_MOST = 2**64
"""Whole numbers fit into 64 bits."""
_LONG_NUMBER = re.compile(r"[\s:,\[-]\d{17}")
_LONG_NAME = 200
_SIGN = re.compile(r'[{}\[\],]|"((?:[^"\\]|\\.)*)"(\s*:)?', re.S)
_SEARCHED = 1_000_000
"""Signs of a file in which the place is looked for that goes too deep."""
_STEPS = 3
"""Of the way to it that are named; what follows is the nesting itself."""
_HEAD = 1024
_AT_ONCE = 16
"""Files that the disk is asked for together."""
_LEVELS = 4
"""Of a definition in its 卓, down to its lists' rows."""
_AT_A_TIME = 8000
"""Pieces of text that are written in one step: some milliseconds."""
_TEXT = r'^ "(%s)": "([^"\\\x00-\x1f]*)",?$'
_BOMS = ((b"\xef\xbb\xbf", "utf-8-sig"), (b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16"))


class Unreadable(Exception):
    """A file that is not what it should be; `code` and `args_` name the sentence in `faults`."""

    def __init__(self, code: str, **args: Any) -> None:
        super().__init__(code)
        self.code = code
        self.args_ = args


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
    import hashlib  # as little as possible is loaded before the first window

    return hashlib.sha256(raw).hexdigest()


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
        return file.read(limit)


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
    if not stat.S_ISREG(path.stat().st_mode):
        raise Unreadable("not_a_file")
    with path.open("rb") as file:
        import hashlib

        return hashlib.file_digest(file, "sha256").hexdigest()


def written_at(path: Path) -> str:
    """Return when a file was last written, ISO 8601 with zone; empty when nobody can tell."""
    try:
        return datetime.fromtimestamp(path.stat().st_mtime, UTC).isoformat(timespec="seconds")
    except (OSError, OverflowError, ValueError):
        return ""


def decode(raw: bytes) -> str:
    """Turn bytes into text: UTF-8 with or without mark, UTF-16 with mark.

    Raises:
        Unreadable: `empty`, `zeroed`, `not_utf8`.
    """
    if not raw.strip():
        raise Unreadable("empty")
    if not raw.strip(b"\0"):
        raise Unreadable("zeroed")
    encoding = next((name for mark, name in _BOMS if raw.startswith(mark)), "utf-8")
    try:
        text = raw.decode(encoding)
    except UnicodeDecodeError:
        raise Unreadable("not_utf8") from None
    if not text.strip():
        raise Unreadable("empty")
    return text


def parse(raw: bytes) -> dict[str, Any]:
    """Parse one JSON object within limits of depth and of parts.

    Raises:
        Unreadable: `empty`, `zeroed`, `not_utf8`, `truncated`, `not_json`, `too_deep`, `too_many`, `not_an_object`,
            `bad_text`, `bad_number`, `twice`.
    """
    text = decode(raw)
    if text.count("{") + text.count("[") > MAX_PARTS or text.count(",") > MAX_ITEMS:
        raise Unreadable("too_many")
    data = _load(text)
    if not isinstance(data, dict):
        raise Unreadable("not_an_object")
    if text.count("{") + text.count("[") > MAX_DEPTH:
        _check_depth(data, text)
    if "\\u" in text:
        _check_text(data)
    return data


def _load(text: str) -> Any:
    try:
        # only where a long number stands are whole numbers looked at one by one
        whole = _whole if _LONG_NUMBER.search(text) else None
        return json.loads(
            text, parse_constant=_no_constant, parse_float=_finite, parse_int=whole, object_pairs_hook=_once
        )
    except RecursionError:
        raise _too_deep(text) from None
    except json.JSONDecodeError as error:
        if text.lstrip()[0] in "{[" and _broke_at_end(error, text):
            raise Unreadable("truncated", line=error.lineno) from None
        raise Unreadable("not_json", line=error.lineno) from None
    except ValueError:  # NaN, an endless number, or one of thousands of digits
        raise Unreadable("bad_number") from None


def _no_constant(name: str) -> Any:
    raise ValueError(name)


def _finite(digits: str) -> float:
    number = float(digits)
    if not math.isfinite(number):
        raise ValueError(digits)
    return number


def _whole(digits: str) -> int:
    number = int(digits)
    if abs(number) >= _MOST:
        raise ValueError(digits)
    return number


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    data = dict(pairs)
    if len(data) != len(pairs):
        counted = Counter(key for key, _ in pairs)
        raise Unreadable("twice", key=counted.most_common(1)[0][0][:40])
    return data


def _broke_at_end(error: json.JSONDecodeError, text: str) -> bool:
    unfinished = error.msg.startswith("Unterminated string")
    return error.pos >= len(text.rstrip()) - 1 or (unfinished and "\n" not in text[error.pos :].rstrip())


def _check_depth(data: dict[str, Any], text: str) -> None:
    level: list[Any] = [data]
    for _ in range(MAX_DEPTH):
        parts = [part.values() if isinstance(part, dict) else part for part in level]
        level = [inner for part in parts for inner in part if isinstance(inner, dict | list)]
        if not level:
            return
    raise _too_deep(text)


def _too_deep(text: str) -> Unreadable:
    """Return the refusal of what goes too deep, with the way to where it begins to, as far as names go."""
    way: list[str] = []
    count, name = [0], ""
    for found in _SIGN.finditer(text, 0, _SEARCHED):
        sign = found[0]
        if sign in "{[":
            way.append(name or str(count[-1]))
            count.append(0)
            name = ""
            if len(way) > MAX_DEPTH:
                place = ".".join(way[1 : 1 + _STEPS])
                return Unreadable("too_deep_there", place=place[:_LONG_NAME], limit=MAX_DEPTH)
        elif sign in "}]":
            if len(way) > 1:
                way.pop()
                count.pop()
        elif sign == ",":
            count[-1] += 1
            name = ""
        elif found[2]:
            name = found[1]
    return Unreadable("too_deep", limit=MAX_DEPTH)


def _check_text(data: dict[str, Any]) -> None:
    """Refuse half of a surrogate pair: it can be read from an escape, but never be written again."""
    try:
        json.dumps(data, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        raise Unreadable("bad_text") from None


def check_parts(data: Mapping[str, Any], longest: int, most: int) -> None:
    """Refuse more than is ever played with, before each entry is looked at, complained of or drawn as a line.

    Args:
        longest: entries of one list or object.
        most: lists and objects altogether.

    Raises:
        Unreadable: `too_many`, `too_many_rows`.
    """
    level: list[Any] = [data]
    count = 0
    while level:
        count += len(level)
        if count > most:
            raise Unreadable("too_many")
        long = next((part for part in level if len(part) > longest), None)
        if long is not None:
            raise Unreadable("too_many_rows", place=_way_to(long, data), found=len(long), limit=longest)
        parts = [part.values() if isinstance(part, dict) else part for part in level]
        level = [inner for part in parts for inner in part if isinstance(inner, dict | list)]


def _way_to(wanted: Any, data: Mapping[str, Any]) -> str:
    """Name the way to a list or object that is somewhere in the data."""
    level: list[tuple[str, Any]] = [("", data)]
    while level:
        found = next((way for way, part in level if part is wanted), None)
        if found is not None:
            return found[1:_LONG_NAME]
        level = [
            (f"{way}.{key}", inner)
            for way, part in level
            for key, inner in (part.items() if isinstance(part, dict) else enumerate(part))
            if isinstance(inner, dict | list)
        ]
    return ""


def encode(data: Any) -> bytes:
    """Write as people can read it: UTF-8, one space of indent, keys in the order given, a line end at the end."""
    parts: list[str] = []
    _write_down(data, "\n", parts.append)
    return ("".join(parts) + "\n").encode()


def _write_down(value: Any, line: str, add: Callable[[str], None]) -> None:
    """Give what `json.dumps(value, indent=1)` gives, which with an indent has no fast way and is felt at every step.

    Args:
        line: the line end with the indent of what stands around.
    """
    kind = type(value)
    if kind is str:
        add(_quoted(value))
    elif kind is int:
        add(str(value))
    elif value is None or kind is bool:
        add("null" if value is None else "true" if value else "false")
    elif isinstance(value, dict | list | tuple) and not value:
        add("{}" if isinstance(value, dict) else "[]")
    elif isinstance(value, dict) and _plain_names(value):
        mark, inner = "{" + line + " ", line + " "
        for key, part in value.items():
            add(mark + _quoted(key) + ": ")
            _write_down(part, inner, add)
            mark = "," + inner
        add(line + "}")
    elif isinstance(value, list | tuple):
        mark, inner = "[" + line + " ", line + " "
        for part in value:
            add(mark)
            _write_down(part, inner, add)
            mark = "," + inner
        add(line + "]")
    else:  # a number with a point, or keys that must become texts
        add(json.dumps(value, ensure_ascii=False, indent=1, allow_nan=False).replace("\n", line))


def encode_in_steps(data: Any) -> Steps[bytes]:
    """Write what `encode` writes, bit by bit; rows of a list are not taken apart, and lists of thousands are."""
    parts: list[str] = []
    yield from _written_down(data, "\n", parts, _LEVELS)
    return ("".join(parts) + "\n").encode()


def _written_down(value: Any, line: str, parts: list[str], levels: int) -> Steps[None]:
    named = isinstance(value, dict)
    if not levels or not value or not (isinstance(value, list | tuple) or (named and _plain_names(value))):
        _write_down(value, line, parts.append)
        return
    opened, closed = "{}" if named else "[]"
    mark, inner, begun = opened + line + " ", line + " ", len(parts)
    for name in value:
        parts.append(mark + (_quoted(name) + ": " if named else ""))
        yield from _written_down(value[name] if named else name, inner, parts, levels - 1)
        mark = "," + inner
        if len(parts) - begun > _AT_A_TIME:
            begun = len(parts)
            yield
    parts.append(line + closed)


def _plain_names(value: dict[Any, Any]) -> bool:
    return all(type(key) is str for key in value)


def replace(path: Path, raw: bytes, *, durable: bool = True) -> None:
    """Put `raw` in place of the file in one step; after a crash the file is the old one or the new one.

    Args:
        durable: also wait until the disk has it; False for what can be rebuilt.

    Raises:
        OSError: the file is as it was.
    """
    _put(path, lambda file: file.write(raw), durable)


def copy(source: Path, target: Path) -> None:
    """Put a copy of a file in place of another in one step, whatever its size.

    Raises:
        OSError: the target is as it was.
    """
    import shutil

    with source.open("rb") as file:
        _put(target, lambda written: shutil.copyfileobj(file, written), durable=True)


def _put(path: Path, write: Callable[[BinaryIO], object], durable: bool) -> None:
    with aside(path, durable=durable) as file:
        write(file)


@contextlib.contextmanager
def aside(path: Path, *, durable: bool = True) -> Iterator[BinaryIO]:
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
    if durable:
        sync_folder(path.parent)


def temporary_of(path: Path) -> Path:
    """Return the hidden name under which a file is written before it takes its place."""
    name = path.name
    if len(os.fsencode(name)) > _LONG_NAME:  # a name may have 255 bytes, and so may the hidden one
        import hashlib

        name = hashlib.sha256(os.fsencode(name)).hexdigest()[:16]
    return path.with_name(f".{name}.{os.getpid()}.tmp")


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


def sweep(folder: Path, name: str = "*") -> None:
    """Remove temporary files that a crashed program left in a folder; those of a program at work stay.

    Args:
        name: pattern of the files meant, where others may have temporary files in the folder.
    """
    for left in left_behind(folder, name):
        with contextlib.suppress(OSError):
            left.unlink()


def clear_away(folder: Path) -> None:
    """Remove a folder with all that is in it, as far as the disk lets."""
    import shutil

    shutil.rmtree(folder, ignore_errors=True)


def left_behind(folder: Path, name: str = "*") -> tuple[Path, ...]:
    """List what a crashed program left half made in a folder, files and folders."""
    with contextlib.suppress(OSError, ValueError):
        owners = {left: left.name.rsplit(".", 2)[-2] for left in folder.glob(f".{name}.tmp")}
        return tuple(left for left, pid in owners.items() if pid.isdecimal() and not _at_work(int(pid)))
    return ()


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
