"""What is written down when something unforeseen happens: where in the program, and never what people wrote.

The log is on this computer and is sent nowhere. Of an error it has the kind and the places in the program; what it
says only where Python itself says it about the program, for otherwise it may quote a name or a note.
"""

from __future__ import annotations

import platform
import time
from pathlib import Path
from traceback import FrameSummary, walk_tb
from types import TracebackType

NAME, STACKS = "takujo.log", "stacks.log"
MOST_BYTES, KEPT = 256_000, 3
"""Size at which a log is put aside, and how many are kept so."""
PYTHON_ERRORS = (AttributeError, ImportError, NameError, TypeError, ZeroDivisionError, RecursionError)
"""Kinds whose words are about the program, not about what is in a file."""
LONGEST = 300


def report(error: BaseException, version: str, *, now: float) -> str:
    """Return the report of one error.

    Args:
        now: seconds since 1970.
    """
    moment = time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(now))
    system = f"{platform.system()} {platform.release()}, Python {platform.python_version()}"
    lines = [f"{moment}  Takujō {version}  {system}"]
    cause: BaseException | None = error
    known: list[BaseException] = []
    while cause is not None and not any(cause is one for one in known):
        known.append(cause)
        lines += [*_places(cause.__traceback__), _named(cause)]
        cause = cause.__cause__ or cause.__context__
    return "\n".join(lines) + "\n"


def _places(trace: TracebackType | None) -> list[str]:
    found = []
    for frame, line in walk_tb(trace):
        place = FrameSummary(frame.f_code.co_filename, line, frame.f_code.co_name, lookup_line=False)
        found.append(f"  {_inside(place.filename)}:{place.lineno} {place.name}")
    return found


def _inside(filename: str) -> str:
    """Cut a path so that it tells nothing of the computer."""
    parts = Path(filename).parts
    for root in ("desktop", "site-packages"):
        if root in parts:
            return "/".join(parts[len(parts) - 1 - parts[::-1].index(root) :])
    return parts[-1] if parts else filename


def _named(error: BaseException) -> str:
    kind = type(error).__name__
    if isinstance(error, OSError):
        return f"{kind}: {error.errno}"
    text = " ".join(str(error).split()) if isinstance(error, PYTHON_ERRORS) else ""
    if not text.isascii():
        text = ""
    return f"{kind}: {text[:LONGEST]}" if text else kind


def write(folder: Path, text: str) -> Path | None:
    """Add a report to the log; None where it cannot be written."""
    log = folder / NAME
    try:
        folder.mkdir(parents=True, exist_ok=True)
        put_aside(log)
        with log.open("a", encoding="utf-8") as file:
            file.write(text + "\n")
    except OSError:
        return None
    return log


def put_aside(log: Path) -> None:
    """Make room when a log has grown.

    Raises:
        OSError: the folder cannot be written.
    """
    if not log.is_file() or log.stat().st_size < MOST_BYTES:
        return
    for number in range(KEPT - 1, 0, -1):
        older = log.with_suffix(f".{number}.log")
        if older.is_file():
            older.replace(log.with_suffix(f".{number + 1}.log"))
    log.replace(log.with_suffix(".1.log"))
