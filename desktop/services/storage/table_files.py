"""Random tables as text files, as dice bots and editors leave them: UTF-8, UTF-16 with mark, or Shift_JIS."""

from __future__ import annotations

from pathlib import Path

from desktop.services.storage import files, parsing
from desktop.services.storage.file_errors import reading, unreadable, writing

LARGEST = 8 * 1024 * 1024
"""Bytes of such a file."""


def read_text(path: Path) -> str:
    """Read a text file.

    Raises:
        FileError: it cannot be read, or is no text.
    """
    try:
        raw = files.read_bytes(path, LARGEST)
        return _decoded(raw)
    except parsing.Unreadable as error:
        raise unreadable(error, path) from None
    except OSError as error:
        raise reading(error, path) from None


def _decoded(raw: bytes) -> str:
    try:
        return parsing.decode(raw)
    except parsing.Unreadable as error:
        if error.code not in ("not_utf8", "truncated"):
            raise
        try:
            return raw.decode("cp932")  # what older editors write in Japan
        except UnicodeDecodeError:
            raise error from None


def write_text(path: Path, text: str) -> None:
    """Write a text file in one step.

    Raises:
        FileError: it cannot be written; what was there still is.
    """
    try:
        files.replace(path, text.encode())
    except OSError as error:
        raise writing(error, path) from None
