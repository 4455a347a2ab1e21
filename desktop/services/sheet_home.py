"""Where an open sheet is kept: in a 卓, or, at a player's home, alone in whatever folder its file lies."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Protocol

from desktop.core.sheet import Sheet
from desktop.core.system import GameSystem
from desktop.services import portraits, sheets
from desktop.services.store import Store, Stored


class SheetHome(Protocol):
    """What an open sheet asks of the place it is kept in; a `Table` is one."""

    @property
    def read_only(self) -> bool:
        """True when nothing may be written."""

    def save(self, stored: Stored, sheet: Sheet) -> Stored:
        """Write a sheet over what was read of it."""

    def add_portrait(self, source: Path) -> str:
        """Copy a picture in and return the name for `Sheet.portrait`."""

    def portrait_path(self, name: str) -> Path | None:
        """Return the picture's file; None when there is none."""


class LoneSheet:
    """A sheet file without a 卓: what only the GM may read is kept in the file, and never shown.

    Pictures lie beside the file.
    """

    read_only = False

    def __init__(self, path: Path, store: Store, system: GameSystem[Any]) -> None:
        self.path, self.store = path, store
        self._system = system
        self._gm_notes = ""

    def open(self) -> tuple[Stored, Sheet]:
        """Read the file as its player may see it.

        Raises:
            FileFault: one sentence says why not.
        """
        stored, sheet = sheets.read(self.store, self.path, self._system)
        self._gm_notes = sheet.gm_notes
        return stored, sheet.evolve(gm_notes="")

    def save(self, stored: Stored, sheet: Sheet) -> Stored:
        """Write the sheet over its file; the GM's notes stay what they were.

        Raises:
            FileFault: it cannot be written; Conflict: it changed on disk.
        """
        return self.store.save(stored, sheets.dump(sheet.evolve(gm_notes=self._gm_notes)))

    def add_portrait(self, source: Path) -> str:
        """Copy a picture beside the sheet and return its name.

        Raises:
            FileFault: not a picture, too big, or it cannot be copied.
        """
        return portraits.add(self.path.parent, source)

    def portrait_path(self, name: str) -> Path | None:
        """Return the picture's file; None when there is none."""
        found = self.path.with_name(Path(name).name) if name else None
        return found if found is not None and found.is_file() else None
