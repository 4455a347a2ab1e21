"""Pictures of characters: copied into the 卓 under the fingerprint of their content."""

from __future__ import annotations

from pathlib import Path

from desktop.services import files
from desktop.services.faults import fault, reading, unreadable, writing

_SIGNATURES = {b"\x89PNG\r\n\x1a\n": ".png", b"\xff\xd8\xff": ".jpg"}
_MAX_BYTES = 8 * 1024 * 1024


def add(folder: Path, source: Path) -> str:
    """Copy a PNG or JPEG into the portraits folder and return its file name there.

    Raises:
        FileFault: not a picture, too big, or it cannot be copied.
    """
    try:
        raw = files.read_bytes(source, _MAX_BYTES)
    except files.Unreadable as error:
        raise unreadable(error, source) from None
    except OSError as error:
        raise reading(error, source) from error
    ending = next((e for mark, e in _SIGNATURES.items() if raw.startswith(mark)), None)
    if ending is None:
        raise fault("not_a_picture", source)
    target = folder / f"{files.digest(raw)[:32]}{ending}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not target.exists():
            files.replace(target, raw)
    except OSError as error:
        raise writing(error, target) from error
    return target.name
