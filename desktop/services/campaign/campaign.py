"""One campaign: a folder with its `table.json`, its sheets, portraits, log, earlier versions and bin."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from desktop.services.campaign.characters import Characters, new_id
from desktop.services.campaign.index import Entry
from desktop.services.campaign.migrations import CAMPAIGN, MIGRATIONS, migrated
from desktop.services.storage import encoding, files
from desktop.services.storage.lock import Holder, Lock
from desktop.services.storage.store import Store, now
from desktop.services.storage.stored import Kind

if TYPE_CHECKING:
    from desktop.core.build_step import Steps
    from desktop.core.custom.definition import Definition
    from desktop.core.game import AnyGame
    from desktop.core.system import AnySystem
    from desktop.services.storage.file_errors import FileError

CAMPAIGN_FILE = "table.json"
_DOCUMENT = Kind("", 1, "シナリオ", files.DEFINITION_BYTES)
_MOST_DOCUMENTS = 200
DRAFT = "definition_draft"
"""Key of a definition with mistakes, beside the last one without."""


def title_of(data: Mapping[str, Any]) -> str:
    """Return the title in a `table.json`; empty when there is none that could be one."""
    title = data.get("title", "")
    return title[:200] if isinstance(title, str) else ""


def campaign_data(system: str, title: str, definition: Mapping[str, Any] | None, at: datetime) -> dict[str, Any]:
    """Return the content of a new `table.json`."""
    return {
        "format": CAMPAIGN.format,
        "schema_version": CAMPAIGN.version,
        "id": new_id(),
        "system": system,
        "title": title,
        "created": at.isoformat(timespec="seconds"),
        "archived": False,
        "party": [],
        "place": {},
        "definition": dict(definition) if definition else None,
    }


class Prepared(NamedTuple):
    """A change of `table.json` that has not been written."""

    before: Mapping[str, Any]
    """What it changes."""
    changes: Mapping[str, Any]
    data: dict[str, Any]
    """All of the file after it."""
    encoded: bytes | None = None


class Campaign(Characters):
    """An open campaign. Another program's lock makes it `read_only` and says who has it.

    Raises:
        FileError: from the constructor, when `table.json` cannot be read.
    """

    def __init__(self, folder: Path, store: Store, clock: Callable[[], datetime] = now) -> None:
        super().__init__(folder, store, clock)
        self._stored = store.read(folder / CAMPAIGN_FILE, CAMPAIGN)
        self._data = migrated(self._stored, CAMPAIGN.version, MIGRATIONS[CAMPAIGN.format])
        self._lock = Lock(folder / ".lock")
        self.holder: Holder | None = None
        """The other program that has the campaign open; None when there is none or the lock was not tried."""
        self._medium_refuses = False

    # the table itself

    @property
    def id(self) -> str:
        """The campaign's identifier."""
        return str(self._data.get("id", ""))

    @property
    def system_id(self) -> str:
        """The id of its rule system."""
        return str(self._data.get("system", ""))

    @property
    def title(self) -> str:
        """Its name."""
        return title_of(self._data) or self.folder.name

    @property
    def archived(self) -> bool:
        """True when it is put away from the start page."""
        return self._data.get("archived") is True

    @property
    def party(self) -> tuple[str, ...]:
        """Sheet ids in the order in which the party strip shows them."""
        party = self._data.get("party")
        return tuple(p for p in party if isinstance(p, str)) if isinstance(party, list) else ()

    @property
    def letters(self) -> Mapping[str, str]:
        """Sheet id → the letter that picks them at the table."""
        letters = self._data.get("letters")
        rows = letters.items() if isinstance(letters, dict) else ()
        return {who: letter for who, letter in rows if isinstance(letter, str) and 0 < len(letter) <= 2}

    @property
    def place(self) -> Mapping[str, Any]:
        """Where the play session stopped: free JSON of the screens."""
        place = self._data.get("place")
        return place if isinstance(place, dict) else {}

    @property
    def chances(self) -> bool:
        """Whether chances are shown at this campaign, on the screen and on what is printed for players."""
        return self._data.get("chances") is not False

    @property
    def data(self) -> Mapping[str, Any]:
        """All of `table.json`, also what this version does not know."""
        return self._data

    @property
    def damaged(self) -> tuple[str, ...]:
        """Keys of `table.json` that do not hold what they should; they are left out, and kept in the file."""
        party = self._data.get("party")
        wrong = {
            "title": not isinstance(self._data.get("title", ""), str),
            "party": party is not None and party != list(self.party),
            "place": not isinstance(self._data.get("place") or {}, dict),
            "definition": not isinstance(self._data.get("definition") or {}, dict),
        }
        return tuple(key for key, is_wrong in wrong.items() if is_wrong)

    @property
    def newer(self) -> bool:
        """True when a later version of the program has written it."""
        return self._stored.read_only

    @property
    def read_only(self) -> bool:
        """True when nothing may be written: a newer file, another program, or a medium that refuses."""
        return self._stored.read_only or self.holder is not None or self._medium_refuses

    def definition(self) -> Definition | None:
        """Return the campaign's game definition; None when it plays the system as published.

        Raises:
            FileError: it does not fit.
        """
        from desktop.services.campaign.definitions import from_data

        raw = self._data.get("definition")
        return from_data(raw, self.folder / CAMPAIGN_FILE) if isinstance(raw, dict) else None

    def definition_draft(self) -> Definition | None:
        """Return the unfinished definition that cannot be played yet; None when there is none.

        Raises:
            FileError: it does not fit.
        """
        from desktop.services.campaign.definitions import from_data

        raw = self._data.get(DRAFT)
        return from_data(raw, self.folder / CAMPAIGN_FILE) if isinstance(raw, dict) else None

    def game(self, system: AnySystem) -> AnyGame:
        """Return the rules as this campaign plays them.

        Raises:
            FileError: the definition does not fit the system.
        """
        from desktop.services.campaign.definitions import game_of, with_scenarios

        game = game_of(system, self.definition(), self.folder / CAMPAIGN_FILE)
        if not system.scenario_rows:
            return game
        return with_scenarios(system, game, self.documents("scenarios")[0].values())

    def change(self, **changes: Any) -> None:
        """Write some keys of `table.json`, e.g. `change(party=[…])`.

        Raises:
            FileError: it cannot be written; Conflict: it changed on disk.
        """
        self.write(Prepared(self._data, changes, {**self._data, **changes}))

    def prepared(self, **changes: Any) -> Steps[Prepared]:
        """Do all but the writing of a `change` that is large, bit by bit, so that the writing is short."""
        before, data = self._data, {**self._data, **changes}
        return Prepared(before, changes, data, (yield from encoding.encode_in_steps(data)))

    def write(self, prepared: Prepared) -> None:
        """Write what was prepared, and whatever else has changed in `table.json` since.

        Raises:
            FileError: it cannot be written; Conflict: it changed on disk.
        """
        self.refuse_if_read_only()
        if prepared.before is not self._data:
            prepared = Prepared(self._data, prepared.changes, {**self._data, **prepared.changes})
        self._stored = self.store.save(self._stored, prepared.data, prepared.encoded)
        self._data = prepared.data

    # who has it open

    def take(self, *, by_force: bool = False) -> Holder | None:
        """Lock the campaign for this program and tidy up after a crash; returns the holder when it is locked."""
        try:
            self.holder = self._lock.take(by_force=by_force)
        except OSError:
            self._medium_refuses = True
            return None
        if self.holder is None:
            inside = (self.folder / name for name in ("prints", "scenarios"))
            for folder in (self.folder, self.characters, self.portraits, *inside):
                files.sweep(folder)
        return self.holder

    @property
    def mine(self) -> bool:
        """True while this program holds the lock through this very object."""
        return self._lock.held

    @property
    def may_be_taken_over(self) -> bool:
        """True when another computer holds it, which may have been switched off since."""
        return self.holder is not None and self.holder.host != self._lock.host

    def renew(self) -> None:
        """Keep the lock fresh for programs on other machines; call every few minutes."""
        self._lock.renew()

    def close(self) -> None:
        """Give the lock back."""
        self._lock.release()

    # places

    @property
    def log(self) -> Path:
        """The file of the log."""
        return self.folder / "log.jsonl"

    @property
    def snapshots(self) -> Path:
        """The folder of states that the log gives, kept so that it opens at once."""
        return self.folder / "snapshots"

    def documents(self, folder: str) -> tuple[Mapping[str, Mapping[str, Any]], tuple[FileError, ...]]:
        """Read the JSON files of a folder of the campaign, such as scenarios: by name, and why some cannot be."""
        from desktop.services.storage.file_errors import FileError

        found: dict[str, Mapping[str, Any]] = {}
        faults: list[FileError] = []
        for path in files.listed(self.folder / folder)[:_MOST_DOCUMENTS]:
            try:
                found[path.name] = self.store.read(path, _DOCUMENT).data
            except FileError as error:
                faults.append(error)
        return found, tuple(faults)

    def members(self) -> tuple[Entry, ...]:
        """List the party in its order; ids whose sheets have gone are left out."""
        by_id = {e.id: e for e in self.sheets()}
        return tuple(by_id[p] for p in self.party if p in by_id)

    def refuse_if_read_only(self) -> None:
        """Raise why nothing may be written here (`in_use`, `read_only_place`, `read_only_newer`); else do nothing."""
        if not self.read_only:
            return
        from desktop.services.storage.file_errors import fault

        path = self.folder / CAMPAIGN_FILE
        if self.holder is not None:
            raise fault("in_use", path, host=self.holder.host, pid=self.holder.pid)
        if self._medium_refuses:
            raise fault("read_only_place", path)
        raise fault("read_only_newer", path, found=self._data.get("schema_version"))
