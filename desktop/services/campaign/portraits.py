"""Pictures of characters: copied into the campaign under the fingerprint of their content."""

from __future__ import annotations

import os
from pathlib import Path

from desktop.services.storage import files, parsing
from desktop.services.storage.file_errors import fault, reading, unreadable, writing

_SIGNATURES = {b"\x89PNG\r\n\x1a\n": ".png", b"\xff\xd8\xff": ".jpg"}
_MAX_BYTES = 8 * 1024 * 1024


def add(folder: Path, source: Path) -> str:
    """Copy a PNG or JPEG into the portraits folder and return its file name there.

    Raises:
        FileError: not a picture, too big, or it cannot be copied.
    """
    return put(folder, read(source), source)


def read(source: Path) -> bytes:
    """Return the bytes of a PNG or JPEG.

    Raises:
        FileError: not a picture, too big, or it cannot be read.
    """
    try:
        raw = files.read_bytes(source, _MAX_BYTES)
    except parsing.Unreadable as error:
        raise unreadable(error, source) from None
    except OSError as error:
        raise reading(error, source) from error
    name_of(raw, source)
    return raw


def name_of(raw: bytes, source: Path = Path("portrait.png")) -> str:
    """Return the name under which a picture is kept.

    Raises:
        FileError: not a picture.
    """
    ending = next((e for mark, e in _SIGNATURES.items() if raw.startswith(mark)), None)
    if ending is None:
        raise fault("not_a_picture", source)
    return f"{files.digest(raw)[:32]}{ending}"


def sweep(folder: Path) -> None:
    """Remove half written pictures of an earlier run from a folder that is not only ours."""
    files.sweep(folder, "[0-9a-f]" * 32 + ".*")


def put(folder: Path, raw: bytes, source: Path = Path("portrait.png")) -> str:
    """Write a PNG or JPEG into the portraits folder and return its file name there.

    Args:
        source: what sentences call it.

    Raises:
        FileError: not a picture, or it cannot be written.
    """
    target = folder / name_of(raw, source)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not os.path.isfile(target) or files.fingerprint(target) != files.digest(raw):
            files.replace(target, raw)
    except parsing.Unreadable as error:
        raise unreadable(error, target) from None
    except OSError as error:
        raise writing(error, target) from error
    return target.name
