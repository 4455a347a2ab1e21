"""What a file must be, and what it was when it was read: values that the store and its sentences both stand on."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from desktop.services import files


@dataclass(frozen=True)
class Kind:
    """What a file must be: the value of `format` (empty: not asked) and the newest `schema_version` known."""

    format: str
    version: int
    label: str
    """Japanese name for sentences, e.g. 卓."""
    limit: int = files.MAX_BYTES
    """Bytes; a larger file is refused unread."""


@dataclass(frozen=True)
class Stored:
    """A file as it was read: its content, and the fingerprint by which a change on disk is noticed."""

    path: Path
    data: dict[str, Any]
    digest: str
    read_only: bool = False
    """True when a newer program wrote it."""
