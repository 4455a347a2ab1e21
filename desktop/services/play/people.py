"""The characters of a campaign, as the play session needs them: read from and written to their files."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from desktop.core.sheet import Sheet
from desktop.services.storage.stored import SheetFile


class People(Protocol):
    """The characters of the campaign, as the play session needs them."""

    def all_sheets(self) -> tuple[Sheet, ...]:
        """Every finished sheet as it is now, NPCs too, the party first."""

    def archived(self) -> Sequence[Sheet]:
        """Return every finished sheet that is archived."""

    def sheet(self, identifier: str) -> Sheet | None:
        """One of them; None when there is no such sheet any more."""

    def stored(self, identifier: str) -> SheetFile | None:
        """A sheet as its file has it; None when it is gone or cannot be read."""

    def write(self, sheet: Sheet) -> None:
        """Put a sheet in the place of the one with the same id; its file may follow, for the journal has everything."""

    def to_bin(self, identifier: str) -> None:
        """Move a sheet to the bin; one that is there already stays.

        Raises:
            FileError: the disk refuses.
        """

    def from_bin(self, identifier: str) -> None:
        """Bring a sheet back from the bin; one that is in its place stays.

        Raises:
            FileError: it is not in the bin any more, or the disk refuses.
        """

    def restamp(self, identifier: str) -> None:
        """Let a file that was found to hold something be written again, as one that is written after that line."""
