"""File names made from names that people type; never a path, never a name that some system refuses."""

from __future__ import annotations

import unicodedata

_FORBIDDEN = frozenset('/\\:*?"<>|')
_RESERVED = frozenset(
    ("con", "prn", "aux", "nul", *(f"com{n}" for n in range(1, 10)), *(f"lpt{n}" for n in range(1, 10)))
)
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
    words = " ".join("".join(kept).split()).strip(". ")
    short = words.encode()[:_MAX_BYTES].decode(errors="ignore").strip(". ")
    return f"{short}_" if short.split(".")[0].lower() in _RESERVED else short or fallback


def file_name(name: str, identifier: str, ending: str = ".json") -> str:
    """Join a readable name with the start of an id, so that two people of one name have two files.

    >>> file_name("霧島 七海", "a1b2c3d4e5")
    '霧島 七海-a1b2c3d4.json'
    """
    return f"{sanitised(name)}-{sanitised(identifier, 'x')[:8]}{ending}"
