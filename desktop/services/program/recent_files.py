"""Reports opened sheets and games to the desktop's lists of recent files.

Windows keeps the list (and the jump list of the taskbar) itself; on Linux it is one file of bookmarks that all programs
share; macOS notes what it opens. A portable program reports nothing.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from desktop.services.storage import files, parsing
from desktop.services.storage.files import GAME, SHEET

if TYPE_CHECKING:
    from xml.etree.ElementTree import Element

KINDS = {SHEET: "application/vnd.takujo.sheet", GAME: "application/vnd.takujo.game"}
"""Ending → MIME type, as the packages register them."""
MOST_BYTES = 8 * 1024 * 1024
"""A longer list is left alone."""
BOOKMARK = "http://www.freedesktop.org/standards/desktop-bookmarks"
MIME = "http://www.freedesktop.org/standards/shared-mime-info"
OWNER = "http://freedesktop.org"
PROGRAM, COMMAND = "takujo", "'takujo %u'"
PATH_WIDE = 0x3
"""`SHARD_PATHW`: the argument is a path."""

Shell = Callable[[int, str], object]
"""`SHAddToRecentDocs`."""


def add(path: Path, *, system: str = sys.platform, shell: Shell | None = None, home: Path | None = None) -> bool:
    """Add a sheet or a game to the desktop's recent files.

    Args:
        shell: stands in for the shell of Windows.
        home: stands in for the folder of the list on Linux.

    Returns:
        Whether it was added; a list that cannot be read or written is no error.
    """
    kind = KINDS.get(path.suffix.lower())
    if kind is None:
        return False
    if system == "win32":
        (shell or _windows())(PATH_WIDE, str(path.absolute()))
        return True
    if system.startswith("linux"):
        return _bookmark((home or data_home(os.environ)) / "recently-used.xbel", path.absolute(), kind)
    return False


def data_home(environment: Mapping[str, str]) -> Path:
    """Return where a Linux desktop keeps such lists."""
    named = environment.get("XDG_DATA_HOME", "")
    return Path(named) if os.path.isabs(named) else Path.home() / ".local" / "share"


def _windows() -> Shell:
    import ctypes

    shell32 = getattr(ctypes, "windll").shell32  # noqa: B009 - there only on Windows
    return lambda kind, path: shell32.SHAddToRecentDocs(kind, ctypes.c_wchar_p(path))


def _bookmark(listed: Path, path: Path, kind: str) -> bool:
    from xml.etree import ElementTree

    for prefix, space in (("bookmark", BOOKMARK), ("mime", MIME)):
        ElementTree.register_namespace(prefix, space)
    try:
        raw = files.read_bytes(listed, MOST_BYTES) if listed.exists() else b'<xbel version="1.0"/>'
        if b"<!DOCTYPE" in raw or b"<!ENTITY" in raw:
            return False  # this platform has no such list
        root = ElementTree.fromstring(raw)
        if root.tag != "xbel":
            return False
        _note(root, path.as_uri(), kind, datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"))
        written = ElementTree.tostring(root, encoding="UTF-8", xml_declaration=True)
        listed.parent.mkdir(parents=True, exist_ok=True)
        files.replace(listed, written, durable=False)
    except (ElementTree.ParseError, parsing.Unreadable, OSError):
        return False
    return True


def _note(root: Element, place: str, kind: str, now: str) -> None:
    """Write one file into the list, or that it was used again; what other programs noted stays."""
    from xml.etree.ElementTree import SubElement

    mark = next((one for one in root.findall("bookmark") if one.get("href") == place), None)
    if mark is None:
        mark = SubElement(root, "bookmark", {"href": place, "added": now})
    mark.set("modified", now)
    mark.set("visited", now)
    info = _child(mark, "info", {})
    metadata = _child(info, "metadata", {"owner": OWNER})
    _child(metadata, f"{{{MIME}}}mime-type", {"type": kind})
    programs = _child(metadata, f"{{{BOOKMARK}}}applications", {})
    own = _child(programs, f"{{{BOOKMARK}}}application", {"name": PROGRAM})
    before = own.get("count", "0")
    own.set("exec", COMMAND)
    own.set("modified", now)
    own.set("count", str(int(before) + 1 if before.isdecimal() else 1))


def _child(parent: Element, tag: str, named: dict[str, str]) -> Element:
    """Return the part of that name, which is made when there is none."""
    from xml.etree.ElementTree import SubElement

    for one in parent.findall(tag):
        if all(one.get(key) == value for key, value in named.items() if key != "type"):
            one.attrib.update(named)
            return one
    return SubElement(parent, tag, named)
