"""Recognises data of Udonarium, which Takujō cannot read, so that a file is called what it is."""

from __future__ import annotations

import re
import zlib
from pathlib import Path
from typing import BinaryIO

_HEAD, _TAIL, _MEMBERS = 4096, 1 << 20, 8
"""Bytes of an XML file that are looked at, bytes at the end of an archive that name its members, XML members tried."""
_ROOT = re.compile(
    rb"(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*)?"
    rb"<(?:character|room|card(?:-stack)?|terrain|table-mask|text-note|dice-symbol|game-table)[\s>]"
)
_MARK = re.compile(rb"\slocation\.name=|<data\s[^>]*name=|<game-table[\s>]")
_LOCAL, _CENTRAL = b"PK\x03\x04", b"PK\x01\x02"
_DEFLATED = b"\x08\x00"


def is_udonarium(path: Path) -> bool:
    """Tell whether a file is a saved room or piece of Udonarium: its XML, or a ZIP with such XML."""
    try:
        if not path.is_file():  # a pipe would be waited for
            return False
        with path.open("rb") as file:
            head = file.read(_HEAD)
            return _is_piece(head) or (head.startswith(_LOCAL) and any(map(_is_piece, _xml_heads(file))))
    except OSError:
        return False


def _is_piece(head: bytes) -> bool:
    return bool(_ROOT.match(head) and _MARK.search(head))


def _xml_heads(file: BinaryIO) -> list[bytes]:
    """Return how the XML members of an archive begin."""
    size = file.seek(0, 2)
    file.seek(max(0, size - _TAIL))
    directory = file.read(_TAIL)
    starts = []
    for found in re.finditer(_CENTRAL, directory):
        entry = directory[found.start() : found.end() + 42]
        name = directory[found.end() + 42 : found.end() + 42 + int.from_bytes(entry[28:30], "little")]
        if name.lower().endswith(b".xml"):
            starts.append(int.from_bytes(entry[42:46], "little"))
    return [_begin(file, start) for start in starts[:_MEMBERS]]


def _begin(file: BinaryIO, start: int) -> bytes:
    file.seek(start)
    header = file.read(30)
    skipped = int.from_bytes(header[26:28], "little") + int.from_bytes(header[28:30], "little")
    packed = file.read(skipped + _HEAD)[skipped:]
    if header.startswith(_LOCAL) and header[8:10] == _DEFLATED:
        try:
            return zlib.decompressobj(-zlib.MAX_WBITS).decompress(packed, _HEAD)
        except zlib.error:
            return b""
    return packed
