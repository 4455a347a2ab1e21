"""What a file must be, and what it was when it was read: values that the store and its sentences both stand on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from desktop.services.storage import files

if TYPE_CHECKING:
    from desktop.core.sheet import Sheet

STAMP = "stamp"
"""Key of a sheet's file: the line of the journal after which it was written."""


class Stamp(NamedTuple):
    """The place in a journal after which a file was written."""

    campaign: str
    line: int
    sum: str

    def to_json(self) -> list[Any]:
        """Return what a file keeps of it."""
        return list(self)

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Stamp | None:
        """Read the stamp of a file; None where it has none that could be one."""
        match data.get(STAMP):
            case [str(campaign), int(line), str(total)]:
                return cls(campaign, line, total)
        return None


class SheetFile(NamedTuple):
    """A sheet as its file has it."""

    sheet: Sheet
    stamp: Stamp | None = None


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
