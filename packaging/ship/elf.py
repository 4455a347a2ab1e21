"""Reads which libraries a program or library of Linux asks for; no tool of binutils is needed for that."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from pathlib import Path

MAGIC = b"\x7fELF\x02\x01"
"""Of 64 bits, the lowest byte first: every processor that packages are made for."""
DYNAMIC, LOAD = 2, 1
NEEDED, STRINGS = 1, 5
HEADER, SEGMENT, ENTRY = struct.Struct("<32xQ14xHH"), struct.Struct("<IIQQQQ16x"), struct.Struct("<qQ")


def is_binary(path: Path) -> bool:
    """Tell whether a file is a program or a library of Linux."""
    if path.is_symlink() or not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(len(MAGIC)) == MAGIC


def needed(binary: Path) -> set[str]:
    """Return the names of the libraries that a program or library asks for."""
    raw = binary.read_bytes()
    segments = list(_segments(raw))
    entries = [entry for kind, offset, _, size in segments if kind == DYNAMIC for entry in _entries(raw, offset, size)]
    for address in (value for tag, value in entries if tag == STRINGS):
        names = _offset(segments, address)
        return {_text(raw, names + value) for tag, value in entries if tag == NEEDED}
    return set()


def _segments(raw: bytes) -> Iterator[tuple[int, int, int, int]]:
    """Yield kind, place in the file, address and size of every segment."""
    start, size, count = HEADER.unpack_from(raw)
    for number in range(count):
        kind, _, offset, address, _, length = SEGMENT.unpack_from(raw, start + number * size)
        yield kind, offset, address, length


def _entries(raw: bytes, offset: int, size: int) -> Iterator[tuple[int, int]]:
    yield from (ENTRY.unpack_from(raw, offset + at) for at in range(0, size, ENTRY.size))


def _offset(segments: list[tuple[int, int, int, int]], address: int) -> int:
    """Return where in the file an address lies."""
    return next(
        offset + address - begin
        for kind, offset, begin, size in segments
        if kind == LOAD and begin <= address < begin + size
    )


def _text(raw: bytes, at: int) -> str:
    return raw[at : raw.index(b"\0", at)].decode()
