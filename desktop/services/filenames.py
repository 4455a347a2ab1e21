"""File names made from names that people type; never a path, never a name that some system refuses."""

from __future__ import annotations

import unicodedata

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
