"""What an exported sheet embeds: its portrait and its rules, so that one file is complete."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Mapping
from typing import Any

from desktop.services.storage.stored import STAMP

OWN_GAME = "own_game"
"""Key: what the game is called that the campaign has made of its system."""
RULES = "own_definition"
"""Key: the definition of that game, as far as it concerns a sheet."""
SCENARIO_ROWS = "scenario_rows"
"""Key: cards and other rows of scenarios that the sheet refers to, by list."""
PICTURE = "portrait_picture"
"""Key: the portrait itself, in letters."""
KEYS = frozenset((OWN_GAME, RULES, SCENARIO_ROWS, PICTURE))
BESIDE = KEYS | {STAMP}
"""What is no part of a sheet: what exports embed, and the stamp of a campaign's file."""
LARGEST = 1_000_000
"""Bytes of a portrait; a larger one is beside the sheet, whose file would become too big for itself."""
LARGEST_RULES = 300_000
"""Bytes of a definition; of a larger one the file only has the name."""


def bare(data: Mapping[str, Any]) -> dict[str, Any]:
    """Return a sheet as it is in a campaign."""
    return {key: value for key, value in data.items() if key not in BESIDE}


def enclose(data: Mapping[str, Any], raw: bytes | None) -> dict[str, Any]:
    """Return a sheet with this picture inside, or with none."""
    return with_letters(data, None if raw is None else letters_of(raw))


def letters_of(raw: bytes) -> str:
    """Return a picture as it is stored in a file."""
    return base64.b64encode(raw).decode("ascii")


def with_letters(data: Mapping[str, Any], letters: str | None) -> dict[str, Any]:
    """Return a sheet with a picture inside that is in letters already, or with none."""
    without = {key: value for key, value in data.items() if key != PICTURE}
    return without if letters is None else {**without, PICTURE: letters}


def picture_in(data: Mapping[str, Any]) -> bytes | None:
    """Return the picture inside a sheet; None without a valid one."""
    written = data.get(PICTURE)
    if not isinstance(written, str):
        return None
    try:
        return base64.b64decode(written, validate=True)
    except (binascii.Error, ValueError):
        return None
