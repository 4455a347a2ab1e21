"""A portrait inside the file of a sheet that goes on a stick: whoever copies one file has everything."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Mapping
from typing import Any

PICTURE = "portrait_picture"
"""Key of a sheet outside its 卓: the portrait itself, in letters."""
LARGEST = 1_000_000
"""Bytes; whatever is larger lies beside the sheet, whose file would become too big for itself."""


def enclose(data: Mapping[str, Any], raw: bytes | None) -> dict[str, Any]:
    """Return a sheet with this picture inside, or with none."""
    bare = {key: value for key, value in data.items() if key != PICTURE}
    return bare if raw is None else {**bare, PICTURE: base64.b64encode(raw).decode("ascii")}


def picture_in(data: Mapping[str, Any]) -> bytes | None:
    """Return the picture inside a sheet; None: there is none, or what stands there is none."""
    written = data.get(PICTURE)
    if not isinstance(written, str):
        return None
    try:
        return base64.b64decode(written, validate=True)
    except (binascii.Error, ValueError):
        return None
