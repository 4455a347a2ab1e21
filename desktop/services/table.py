"""One 卓: a folder with its `table.json`, its sheets, portraits, log, earlier versions and bin."""

from __future__ import annotations

import uuid
from collections.abc import Callable, Iterable, Mapping
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from desktop.services import files
from desktop.services.bin import Bin, Binned, free
from desktop.services.filenames import file_name
from desktop.services.index import Entry, Index
from desktop.services.lock import Holder, Lock
from desktop.services.migrations import MIGRATIONS, TABLE, migrated
from desktop.services.store import Store, Stored, now

if TYPE_CHECKING:
    from desktop.core.game import Definition, Game
    from desktop.core.sheet import Sheet
    from desktop.core.system import GameSystem

TABLE_FILE = "table.json"


def new_id() -> str:
    """Return a fresh identifier: 32 hexadecimal digits (as `core.sheet.new_id`, without loading it)."""
    return uuid.uuid4().hex


def table_data(system: str, title: str, definition: Mapping[str, Any] | None, at: datetime) -> dict[str, Any]:
    """Return the content of a new `table.json`."""
    return {
        "format": TABLE.format,
        "schema_version": TABLE.version,
        "id": new_id(),
        "system": system,
        "title": title,
        "created": at.isoformat(timespec="seconds"),
        "archived": False,
        "party": [],
        "place": {},
        "definition": dict(definition) if definition else None,
    }


class Table:
    """An open 卓. Another program's lock makes it `read_only` and says who has it.

    Raises:
        FileFault: from the constructor, when `table.json` cannot be read.
    """

    def __init__(self, folder: Path, store: Store, clock: Callable[[], datetime] = now) -> None:
        self.folder = folder
        self.store = store
        self._stored = store.read(folder / TABLE_FILE, TABLE)
        self._data = migrated(self._stored, TABLE.version, MIGRATIONS[TABLE.format])
        self._lock = Lock(folder / ".lock")
        self._bin = Bin(folder / "bin", self.characters, clock)
        self._index = Index(self.characters, folder / "index.json")
        self.holder: Holder | None = None
        """Whoever else has the 卓 open; None when nobody does or when it was not asked."""
        self._medium_refuses = False

    # the table itself

    @property
    def id(self) -> str:
        """The 卓's identifier."""
        return str(self._data.get("id", ""))

    @property
    def system_id(self) -> str:
        """The id of its rule system."""
        return str(self._data.get("system", ""))

    @property
    def title(self) -> str:
        """Its name."""
        return str(self._data.get("title", "")) or self.folder.name

    @property
    def archived(self) -> bool:
        """True when it is put away from the start page."""
        return self._data.get("archived") is True

    @property
    def party(self) -> tuple[str, ...]:
        """Sheet ids in the order in which the party strip shows them."""
        return tuple(str(p) for p in self._data.get("party") or ())

    @property
    def place(self) -> Mapping[str, Any]:
        """Where the evening stopped: free JSON of the screens."""
        place = self._data.get("place")
        return place if isinstance(place, dict) else {}

    @property
    def data(self) -> Mapping[str, Any]:
        """All of `table.json`, also what this version does not know."""
        return self._data

    @property
    def read_only(self) -> bool:
        """True when nothing may be written: a newer file, another program, or a medium that refuses."""
        return self._stored.read_only or self.holder is not None or self._medium_refuses

    def definition(self) -> Definition | None:
        """Return the 卓's game definition; None when it plays the system as published.

        Raises:
            FileFault: it does not fit.
        """
        from desktop.services.definitions import from_data

        raw = self._data.get("definition")
        return from_data(raw, self.folder / TABLE_FILE) if isinstance(raw, dict) else None

    def game(self, system: GameSystem[Any]) -> Game[Any]:
        """Return the rules as this 卓 plays them.

        Raises:
            FileFault: the definition does not fit the system.
        """
        from desktop.services.definitions import game_of

        return game_of(system, self.definition(), self.folder / TABLE_FILE)

    def change(self, **changes: Any) -> None:
        """Write some keys of `table.json`, e.g. `change(party=[…])`.

        Raises:
            FileFault: it cannot be written; Conflict: it changed on disk.
        """
        self._refuse_if_read_only()
        data = {**self._data, **changes}
        self._stored = self.store.save(self._stored, data)
        self._data = data

    def reload(self) -> None:
        """Read `table.json` again, after somebody else changed it."""
        self._stored = self.store.read(self.folder / TABLE_FILE, TABLE)
        self._data = migrated(self._stored, TABLE.version, MIGRATIONS[TABLE.format])

    # who has it open

    def take(self, *, by_force: bool = False) -> Holder | None:
        """Lock the 卓 for this program and tidy up after a crash; returns whoever holds it otherwise."""
        try:
            self.holder = self._lock.take(by_force=by_force)
        except OSError:
            self._medium_refuses = True
            return None
        if self.holder is None:
            for folder in (self.folder, self.characters):
                files.sweep(folder)
        return self.holder

    def renew(self) -> None:
        """Keep the lock fresh for programs on other machines; call every few minutes."""
        self._lock.renew()

    def close(self) -> None:
        """Give the lock back."""
        self._lock.release()

    # places

    @property
    def characters(self) -> Path:
        """The folder of sheets."""
        return self.folder / "characters"

    @property
    def portraits(self) -> Path:
        """The folder of pictures."""
        return self.folder / "portraits"

    @property
    def log(self) -> Path:
        """The file of the log."""
        return self.folder / "log.jsonl"

    # sheets

    def sheets(self) -> tuple[Entry, ...]:
        """List the sheets by reading, quickly."""
        return self._index.entries()

    def refresh(self) -> tuple[Entry, ...]:
        """List the sheets after comparing every file (somebody may have edited one in place)."""
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

    def read(self, path: Path, system: GameSystem[Any]) -> tuple[Stored, Sheet]:
        """Read a sheet.

        Raises:
            FileFault: one sentence says why not.
        """
        from desktop.services import sheets

        return sheets.read(self.store, path, system)

    def add(self, sheet: Sheet) -> Stored:
        """Write a new sheet to a file of its own.

        Raises:
            FileFault: it cannot be written; keep the sheet in memory and ask for another place.
        """
        from desktop.services import sheets

        return self.add_data(sheets.dump(sheet))

    def add_data(self, data: Mapping[str, Any]) -> Stored:
        """Write a new sheet that is still JSON."""
        self._refuse_if_read_only()
        path = self.characters / file_name(str(data.get("name") or ""), str(data.get("id") or new_id()))
        try:
            self.characters.mkdir(exist_ok=True)
        except OSError as error:
            from desktop.services.faults import writing

            raise writing(error, path) from error
        return self.store.create(free(path), data)

    def save(self, stored: Stored, sheet: Sheet) -> Stored:
        """Write a sheet over what was read of it.

        Raises:
            FileFault: it cannot be written; Conflict: it changed on disk.
        """
        from desktop.services import sheets

        return self.save_data(stored, sheets.dump(sheet))

    def save_data(self, stored: Stored, data: Mapping[str, Any]) -> Stored:
        """Write a sheet that is still JSON over what was read of it."""
        self._refuse_if_read_only()
        return self.store.save(stored, data)

    def duplicate(self, entry: Entry, name: str = "") -> Stored:
        """Copy a sheet under a new id.

        Raises:
            FileFault: the sheet cannot be read or the copy not be written.
        """
        data = self.store.read(self.path_of(entry)).data
        return self.add_data({**data, "id": new_id(), "name": name or f"{data.get('name') or entry.label} 2"})

    def delete(self, entry: Entry) -> Binned:
        """Move a sheet to the bin.

        Raises:
            FileFault: it has gone, or the disk refuses.
        """
        self._refuse_if_read_only()
        return self._bin.put(self.path_of(entry))

    def binned(self) -> tuple[Binned, ...]:
        """List the deleted sheets, the latest first."""
        return self._bin.items()

    def restore(self, binned: Binned) -> Path:
        """Bring a deleted sheet back.

        Raises:
            FileFault: it is not in the bin any more, or the disk refuses.
        """
        self._refuse_if_read_only()
        return self._bin.restore(binned)

    def members(self) -> tuple[Entry, ...]:
        """List the party in its order; ids whose sheets have gone are left out."""
        by_id = {e.id: e for e in self.sheets()}
        return tuple(by_id[p] for p in self.party if p in by_id)

    def set_party(self, identifiers: Iterable[str]) -> None:
        """Choose who is in the party, in order."""
        self.change(party=list(identifiers))

    def add_portrait(self, source: Path) -> str:
        """Copy a picture in and return the name for `Sheet.portrait`.

        Raises:
            FileFault: not a picture, too big, or it cannot be copied.
        """
        from desktop.services import portraits

        self._refuse_if_read_only()
        return portraits.add(self.portraits, source)

    def portrait_path(self, name: str) -> Path | None:
        """Return the picture's file; None when there is none."""
        path = self.portraits / Path(name).name
        return path if name and path.is_file() else None

    def _refuse_if_read_only(self) -> None:
        if not self.read_only:
            return
        from desktop.services.faults import fault

        path = self.folder / TABLE_FILE
        if self.holder is not None:
            raise fault("in_use", path, host=self.holder.host, pid=self.holder.pid)
        if self._medium_refuses:
            raise fault("read_only_place", path)
        raise fault("read_only_newer", path, found=self._data.get("schema_version"), known=TABLE.version)
