"""The sheets of a campaign: files in `characters/`, pictures in `portraits/`, deleted ones in `bin/`."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Mapping
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from desktop.services.campaign.bin import Bin, Binned, free
from desktop.services.campaign.index import Entry, Index
from desktop.services.storage import files, versions
from desktop.services.storage.files import file_name
from desktop.services.storage.store import Store, now
from desktop.services.storage.stored import STAMP, Stamp, Stored

if TYPE_CHECKING:
    from desktop.core.sheet import Sheet
    from desktop.core.system import AnySystem


def new_id() -> str:
    """Return a fresh identifier: 32 hexadecimal digits (as `core.sheet.new_id`, without loading it)."""
    import uuid  # as little as possible is loaded before the first window

    return uuid.uuid4().hex


class Characters:
    """The sheets in one folder; `Table` adds what else a campaign has."""

    def __init__(self, folder: Path, store: Store, clock: Callable[[], datetime] = now) -> None:
        self.folder = folder
        self.store = store
        self.stamp: Callable[[], Stamp | None] = lambda: None
        """Gives the place in the journal after which a sheet is written; None: it keeps the one that it has."""
        self._bin = Bin(folder / "bin", self.characters, clock)
        self._index = Index(self.characters, folder / "index.json")

    @property
    def characters(self) -> Path:
        """The folder of sheets."""
        return self.folder / "characters"

    @property
    def portraits(self) -> Path:
        """The folder of pictures."""
        return self.folder / "portraits"

    def sheets(self) -> tuple[Entry, ...]:
        """List the sheets by reading, quickly."""
        return self._index.entries()

    def refresh(self) -> tuple[Entry, ...]:
        """List the sheets after comparing every file with the index (another program may have edited one)."""
        return self._index.refresh()

    def search(self, text: str) -> tuple[Entry, ...]:
        """List the sheets that match what was typed."""
        return self._index.search(text)

    def entry(self, identifier: str) -> Entry | None:
        """Find a sheet by id."""
        return next((e for e in self.sheets() if e.id == identifier), None)

    def path_of(self, entry: Entry) -> Path:
        """Return the file of a list entry."""
        return self.characters / entry.file

    def read(self, path: Path, system: AnySystem) -> tuple[Stored, Sheet]:
        """Read a sheet.

        Raises:
            FileError: one sentence says why not.
        """
        from desktop.services.campaign import sheets

        return sheets.read(self.store, path, system)

    def add(self, sheet: Sheet) -> Stored:
        """Write a new sheet to a file of its own.

        Raises:
            FileError: it cannot be written; keep the sheet in memory and ask for another place.
        """
        from desktop.services.campaign import sheets

        stamp = self.stamp()
        return self.add_data(sheets.dump(sheet) | ({} if stamp is None else {STAMP: stamp.to_json()}))

    def add_data(self, data: Mapping[str, Any]) -> Stored:
        """Write a new sheet that is still JSON."""
        self.refuse_if_read_only()
        path = self.characters / file_name(str(data.get("name") or ""), str(data.get("id") or new_id()))
        try:
            self.characters.mkdir(exist_ok=True)
        except OSError as error:
            from desktop.services.storage.file_errors import writing

            raise writing(error, path) from error
        self._index.expire()
        return self.store.create(free(path), data)

    def save(self, stored: Stored, sheet: Sheet, *, named: bool = True) -> Stored:
        """Write a sheet over what was read of it.

        Args:
            named: False where `sync` follows, after however many.

        Raises:
            FileError: it cannot be written; Conflict: it changed on disk.
        """
        from desktop.services.campaign import sheets

        stamp = self.stamp()
        kept = stored.data.get(STAMP) if stamp is None else stamp.to_json()
        return self.save_data(stored, sheets.dump(sheet) | ({} if kept is None else {STAMP: kept}), named=named)

    def save_data(self, stored: Stored, data: Mapping[str, Any], *, named: bool = True) -> Stored:
        """Write a sheet that is still JSON over what was read of it."""
        self.refuse_if_read_only()
        self._index.expire()
        saved = self.store.save(stored, data, named=named)
        self._index.saved(saved.path, saved.data)
        return saved

    def sync(self) -> None:
        """Wait until the disk knows all sheets that were saved.

        Raises:
            FileError: it does not take them.
        """
        try:
            files.sync_folder(self.characters)
        except OSError as error:
            from desktop.services.storage.file_errors import writing

            raise writing(error, self.characters) from error

    def name_file(self, path: Path, name: str, identifier: str) -> Path:
        """Call a sheet's file by the sheet's name, its earlier versions with it, and return where it is now.

        A file that cannot be moved keeps the name it has, and so does one that only a link leads to.
        """
        wanted = path.with_name(file_name(name, identifier))
        if wanted == path or path.is_symlink() or path.parent != self.characters:
            return path
        place = free(wanted)
        self._index.expire()
        try:
            os.rename(path, place)
        except OSError:
            return path
        with contextlib.suppress(OSError):  # there are none, or they stay where they are
            os.rename(versions.folder_of(path), versions.folder_of(place))
        return place

    def duplicate(self, entry: Entry, name: str = "") -> Stored:
        """Copy a sheet under a new id.

        Raises:
            FileError: the sheet cannot be read or the copy not be written.
        """
        data = self.store.read(self.path_of(entry)).data
        return self.add_data({**data, "id": new_id(), "name": name or f"{data.get('name') or entry.label} 2"})

    def delete(self, entry: Entry) -> Binned:
        """Move a sheet to the bin.

        Raises:
            FileError: it has gone, or the disk refuses.
        """
        self.refuse_if_read_only()
        self._index.expire()
        return self._bin.put(self.path_of(entry))

    def take_back(self, stored: Stored) -> None:
        """Remove a sheet that was added a moment ago and that nothing uses yet.

        Raises:
            FileError: the disk refuses.
        """
        self.refuse_if_read_only()
        self._index.expire()
        try:
            os.unlink(stored.path)
        except OSError as error:
            from desktop.services.storage.file_errors import writing

            raise writing(error, stored.path) from error

    def binned(self) -> tuple[Binned, ...]:
        """List the deleted sheets, the latest first."""
        return self._bin.items()

    def binned_of(self, identifier: str) -> Binned | None:
        """Return a sheet that lies in the bin, the latest file of that id."""
        from desktop.core.problem import TakujoError

        for binned in self._bin.items():
            with contextlib.suppress(TakujoError):
                if self.store.read(binned.path).data.get("id") == identifier:
                    return binned
        return None

    def restore(self, binned: Binned) -> Path:
        """Bring a deleted sheet back.

        Raises:
            FileError: it is not in the bin any more, or the disk refuses.
        """
        self.refuse_if_read_only()
        self._index.expire()
        return self._bin.restore(binned)

    def add_portrait(self, source: Path) -> str:
        """Copy a picture in and return the name for `Sheet.portrait`.

        Raises:
            FileError: not a picture, too big, or it cannot be copied.
        """
        from desktop.services.campaign import portraits

        self.refuse_if_read_only()
        return portraits.add(self.portraits, source)

    def put_portrait(self, raw: bytes) -> str:
        """Write a picture and return the name for `Sheet.portrait`.

        Raises:
            FileError: not a picture, or it cannot be written.
        """
        from desktop.services.campaign import portraits

        self.refuse_if_read_only()
        return portraits.put(self.portraits, raw)

    def portrait_path(self, name: str) -> Path | None:
        """Return the picture's file; None when there is none."""
        path = self.portraits / Path(name).name if name else None
        return path if path is not None and os.path.isfile(path) else None

    def refuse_if_read_only(self) -> None:
        """Raise where nothing may be written; a bare folder never refuses."""
