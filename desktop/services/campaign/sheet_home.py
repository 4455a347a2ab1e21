"""Where an open sheet is kept: in a campaign, or, at a player's home, alone in whatever folder its file is."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import Any, Protocol

from desktop.core.game import AnyGame
from desktop.core.problem import TakujoError
from desktop.core.sheet import Sheet
from desktop.core.system import AnySystem
from desktop.services.campaign import embedded, portraits, sheets
from desktop.services.storage import files
from desktop.services.storage.file_errors import fault
from desktop.services.storage.lock import Holder, Lock
from desktop.services.storage.store import Store
from desktop.services.storage.stored import Stored

_RULES = (embedded.OWN_GAME, embedded.RULES, embedded.SCENARIO_ROWS)
"""Keys of a file that say by which rules the sheet is read."""


class SheetHome(Protocol):
    """What an open sheet asks of the place it is kept in; a `Table` is one."""

    @property
    def read_only(self) -> bool:
        """True when nothing may be written."""

    def save(self, stored: Stored, sheet: Sheet) -> Stored:
        """Write a sheet over what was read of it."""

    def put_portrait(self, raw: bytes) -> str:
        """Write a picture and return the name for `Sheet.portrait`."""

    def portrait_path(self, name: str) -> Path | None:
        """Return the picture's file; None when there is none."""


class LoneSheet:
    """A sheet file without a campaign: what only the GM may read is kept in the file, and never shown.

    Its picture is inside the file, and beside it while it is open, as is a lock.
    """

    def __init__(self, path: Path, store: Store, system: AnySystem) -> None:
        self.path, self.store = path, store
        self._system = system
        self._gm_notes = ""
        self._carried: dict[str, Any] = {}
        self._letters: tuple[str, str] = ("", "")
        """Portrait and what stands for it in the file; to read and write it again at every save would be felt."""
        self.picture_refused = False
        """What came inside the file as its picture is none, or is at an invisible place."""
        self._lock = Lock(path.with_name(f".{path.name}.lock"))
        self.holder: Holder | None = None
        """The other program that has the sheet open; None when there is none."""

    @property
    def read_only(self) -> bool:
        """True while another program has the sheet open."""
        return self.holder is not None

    def open(self) -> tuple[Stored, Sheet]:
        """Read the file as its player may see it, and lock it for this program.

        Raises:
            FileError: one sentence says why not.
        """
        with contextlib.suppress(OSError):  # a place that cannot be written needs no lock
            self.holder = self._lock.take()
        if self.holder is None:
            files.sweep_of(self.path)
            portraits.sweep(self.path.parent)
        try:
            stored, sheet = sheets.read(self.store, self.path, self._system)
        except TakujoError:
            self.close()  # the file must be unlocked while it is repaired by hand
            raise
        self._gm_notes = sheet.gm_notes
        self._carried = {key: stored.data[key] for key in _RULES if key in stored.data}
        return stored, sheet.evolve(gm_notes="", portrait=self._extract_portrait(stored, sheet))

    @property
    def own_game(self) -> str:
        """What the game is called that its campaign has made of the system; empty: it plays as published."""
        name = self._carried.get(embedded.OWN_GAME)
        return name if isinstance(name, str) else ""

    def rules(self) -> AnyGame | None:
        """Return the rules of that game, which came along with the sheet; None: they did not, or cannot be used."""
        from desktop.services.campaign import definitions

        return definitions.brought(self._system, self._carried, self.path)

    def close(self) -> None:
        """Let others have the sheet."""
        self._lock.release()

    def save(self, stored: Stored, sheet: Sheet) -> Stored:
        """Write the sheet over its file; the GM's notes stay what they were.

        Raises:
            FileError: it cannot be written, or another program has it open; Conflict: it changed on disk.
        """
        if self.holder is not None:
            raise fault("sheet_in_use", self.path, host=self.holder.host, pid=self.holder.pid)
        data = {**sheets.dump(sheet.evolve(gm_notes=self._gm_notes)), **self._carried}
        return self.store.save(stored, embedded.with_letters(data, self._inside(sheet.portrait)))

    def _extract_portrait(self, stored: Stored, sheet: Sheet) -> str:
        """Put the picture that came inside the file beside it, where it can be seen; return what it is called there.

        It is called after its content: the file cannot name a picture that is here already, and is not its own.
        """
        inside = embedded.picture_in(stored.data)
        if inside is None or not sheet.portrait:
            self.picture_refused = bool(sheet.portrait) and bool(stored.data.get(embedded.PICTURE))
            return sheet.portrait
        try:
            name = portraits.name_of(inside)
            self._letters = (name, stored.data[embedded.PICTURE])
            if self.holder is None and self.portrait_path(name) is None:
                portraits.put(self.path.parent, inside)
        except TakujoError:  # no picture, or no room: the sheet is read all the same
            self.picture_refused = True
            return sheet.portrait
        return name

    def _inside(self, portrait: str) -> str | None:
        """Return the portrait as it goes into the file."""
        if portrait and portrait != self._letters[0]:
            raw = self._picture(portrait)
            if raw is None:
                return None
            self._letters = (portrait, embedded.letters_of(raw))
        return self._letters[1] if portrait else None

    def _picture(self, portrait: str) -> bytes | None:
        """Return a portrait that is small enough for the file."""
        path = self.portrait_path(portrait)
        if path is None:
            return None
        try:
            raw = portraits.read(path)
        except TakujoError:
            return None
        return raw if len(raw) <= embedded.LARGEST else None

    def put_portrait(self, raw: bytes) -> str:
        """Write a picture beside the sheet and return its name.

        Raises:
            FileError: not a picture, or it cannot be written.
        """
        return portraits.put(self.path.parent, raw)

    def portrait_path(self, name: str) -> Path | None:
        """Return the picture's file; None when there is none."""
        found = self.path.with_name(Path(name).name) if name else None
        return found if found is not None and os.path.isfile(found) else None
