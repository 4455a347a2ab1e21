"""The library: every campaign a folder among the person's documents, to be opened, copied and put on a stick."""

from __future__ import annotations

import contextlib
import errno
import json
import os
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from desktop.services.campaign.bin import Bin, Binned, free
from desktop.services.campaign.campaign import CAMPAIGN_FILE, Campaign, campaign_data, title_of
from desktop.services.campaign.characters import new_id
from desktop.services.campaign.migrations import CAMPAIGN
from desktop.services.storage import encoding, files, parsing
from desktop.services.storage.files import file_name
from desktop.services.storage.folders import noted, placed
from desktop.services.storage.store import Store, now

_RECENT_KEPT = 200
_RECENT_BYTES = 2_000_000
_OPENED, _STOPPED = "opened", "stopped"
_MOST_STOPPED = 120
"""Letters of where play stopped."""


@dataclass(frozen=True)
class CampaignHead:
    """A campaign in the list of the start page."""

    folder: Path
    id: str
    system: str
    title: str
    archived: bool = False
    opened: str = ""
    """When it was last opened on this computer, ISO 8601; empty: never."""
    created: str = ""
    """When it was made, ISO 8601."""
    stopped: str = ""
    """Where play stopped when it was left on this computer, in words; empty: nothing ran."""
    sheets: int = 0
    fault: str = ""
    """Why it cannot be opened (a code of `faults`); empty when it can."""


class Library:
    """The folder of all campaigns.

    Args:
        folder: created when the first campaign is.
        store: writes the files.
        recent: file with the times of last opening on this computer; None: none.
    """

    def __init__(
        self, folder: Path, store: Store, recent: Path | None = None, clock: Callable[[], datetime] = now
    ) -> None:
        self.folder = folder
        self.store = store
        self._recent = recent
        self.clock = clock
        self._bin = Bin(folder / "bin", folder, clock)

    # lists

    def campaigns(self) -> tuple[CampaignHead, ...]:
        """List every campaign, the last opened first; damaged ones too, with their fault."""
        opened, stopped = self._opened(), self._kept(_STOPPED)
        found = [_head(folder, opened, stopped) for folder in self._folders()]
        by_title = sorted((h for h in found if h), key=lambda h: h.title)
        return tuple(sorted(by_title, key=lambda h: h.opened, reverse=True))

    def _folders(self) -> Iterable[Path]:
        with contextlib.suppress(OSError):
            yield from (p for p in self.folder.iterdir() if not p.name.startswith(".") and p.name not in _NOT_TABLES)

    # making

    def create(self, system: str, title: str, definition: Mapping[str, Any] | None = None) -> Campaign:
        """Make a new campaign of a system.

        Raises:
            FileError: the library cannot be written.
        """
        return self._make(campaign_data(system, title, definition, self.clock()), ())

    def create_with(
        self,
        data: Mapping[str, Any],
        sheets: Iterable[Mapping[str, Any]],
        beside: Mapping[str, Mapping[str, Any]] | None = None,
    ) -> Campaign:
        """Make a new campaign out of the content of another: own id, new sheet ids.

        Args:
            beside: other files of it by their place in its folder; sheets that they name are followed.
        """
        fresh = campaign_data(str(data.get("system", "")), str(data.get("title", "")), None, self.clock())
        own = {key: fresh[key] for key in ("format", "schema_version", "id", "created", "archived")}
        copies = [dict(s) for s in sheets]
        ids = {s["id"]: new_id() for s in copies if _RANDOM_ID.fullmatch(json.dumps(s.get("id")))}
        renewed: dict[str, Any] = _renamed(
            {"table": {**fresh, **data}, "sheets": copies, "beside": list((beside or {}).values())}, ids
        )
        others = dict(zip(beside or {}, renewed["beside"], strict=True))
        return self._make({**renewed["table"], **own}, renewed["sheets"], others)

    def _make(
        self,
        data: dict[str, Any],
        sheets: Iterable[Mapping[str, Any]],
        beside: Mapping[str, Mapping[str, Any]] | None = None,
    ) -> Campaign:
        """Make a campaign aside and put it in its place whole: no kill leaves one with half of its sheets."""
        folder = free(self.folder / file_name(data["title"], data["id"], ""))
        aside = files.temporary_of(folder)
        try:
            files.clear_away(aside)
            aside.mkdir(parents=True)
            self._fill(aside, data, sheets, beside or {})
            os.rename(aside, folder)
            files.sync_folder(self.folder)
        except OSError as error:
            from desktop.services.storage.file_errors import writing

            raise writing(error, folder / CAMPAIGN_FILE) from error
        finally:
            files.clear_away(aside)
        return Campaign(folder, self.store, self.clock)

    def _fill(
        self,
        folder: Path,
        data: dict[str, Any],
        sheets: Iterable[Mapping[str, Any]],
        beside: Mapping[str, Mapping[str, Any]],
    ) -> None:
        together = Store(self.clock, durable=False)
        together.create(folder / CAMPAIGN_FILE, data)
        campaign = Campaign(folder, together, self.clock)
        for sheet in sheets:
            campaign.add_data(sheet)
        for place, content in beside.items():
            (folder / place).parent.mkdir(exist_ok=True)
            together.create(folder / place, dict(content))
        files.sync_all(folder)

    # opening

    def open(self, folder: Path, *, by_force: bool = False) -> Campaign:
        """Open a campaign (also one outside the library, on a stick), lock it and remember when.

        Args:
            by_force: take it over from another computer.

        Raises:
            FileError: its `table.json` cannot be read.
        """
        campaign = Campaign(folder, self.store, self.clock)
        campaign.take(by_force=by_force)
        self.remember(folder)
        return campaign

    def _opened(self) -> dict[str, str]:
        return self._kept(_OPENED)

    def _kept(self, key: str) -> dict[str, str]:
        """Return what is kept for campaigns on this computer, by folder."""
        if self._recent is None:
            return {}
        with contextlib.suppress(OSError, parsing.Unreadable):
            kept = parsing.parse(files.read_bytes(self._recent, _RECENT_BYTES)).get(key)
            found = kept.items() if isinstance(kept, dict) else ()
            return {str(placed(k, self.folder)): v for k, v in found if isinstance(v, str)}
        return {}

    def remember(self, folder: Path, stopped: str | None = None) -> None:
        """Write down that a campaign was on the screen until now: opened, or left.

        Args:
            stopped: where play stopped, in words; None: where it did before.
        """
        at, places = str(folder.absolute()), self._kept(_STOPPED)
        if stopped is not None:
            places[at] = stopped[:_MOST_STOPPED]
        self._write_opened({**self._opened(), at: self.clock().isoformat(timespec="seconds")}, places)

    def _write_opened(self, opened: Mapping[str, str], stopped: Mapping[str, str]) -> None:
        if self._recent is None:
            return
        latest = sorted(opened.items(), key=lambda item: item[1], reverse=True)[:_RECENT_KEPT]
        within = {noted(Path(path), self.folder): when for path, when in latest}
        places = {noted(Path(path), self.folder): stopped[path] for path, _ in latest if stopped.get(path)}
        with contextlib.suppress(OSError):  # not knowing when a campaign was opened must not keep it closed
            self._recent.parent.mkdir(parents=True, exist_ok=True)
            files.replace(self._recent, encoding.encode({_OPENED: within, _STOPPED: places}), durable=False)

    def head(self, folder: Path) -> CampaignHead:
        """Return the list entry of one campaign, wherever it is; with its folder's name when it cannot be read."""
        opened = self._opened()
        return _head(folder, opened, self._kept(_STOPPED)) or CampaignHead(folder, "", "", folder.name, fault="missing")

    def recent(self) -> tuple[CampaignHead, ...]:
        """List the campaigns opened last, also outside the library; only those that are still there."""
        opened, stopped = self._opened(), self._kept(_STOPPED)
        latest = sorted(opened, key=lambda p: opened[p], reverse=True)[:_RECENT_KEPT]
        return tuple(head for head in (_head(Path(p), opened, stopped) for p in latest) if head)

    # keeping

    def rename(self, folder: Path, title: str) -> None:
        """Give a campaign another title; its folder keeps its name, so that nothing loses it.

        Raises:
            FileError: it cannot be written.
        """
        Campaign(folder, self.store).change(title=title)

    def archive(self, folder: Path, archived: bool = True) -> None:
        """Put a campaign away from the start page, or bring it back.

        Raises:
            FileError: it cannot be written.
        """
        Campaign(folder, self.store).change(archived=archived)

    def delete(self, folder: Path) -> Binned:
        """Move a campaign to the bin.

        Raises:
            FileError: another program has it open, or the disk refuses.
        """
        self._refuse_if_open(folder)
        return self._bin.put(folder)

    def _refuse_if_open(self, folder: Path) -> None:
        from desktop.services.storage.file_errors import fault
        from desktop.services.storage.lock import Lock

        lock = Lock(folder / ".lock")
        with contextlib.suppress(OSError):
            holder = lock.take()
            if holder is not None:
                raise fault("in_use", folder, host=holder.host, pid=holder.pid)
            lock.release()

    def binned(self) -> tuple[Binned, ...]:
        """List the deleted campaigns, the latest first."""
        return self._bin.items()

    def restore(self, binned: Binned) -> Path:
        """Bring a deleted campaign back and return its folder.

        Raises:
            FileError: it is not in the bin any more, or the disk refuses.
        """
        return self._bin.restore(binned)

    def move(self, folder: Path, record_place: Callable[[Path], object] = lambda folder: None) -> None:
        """Move the whole library to another place, which must be empty or new.

        Args:
            record_place: writes the new place down; the old one is emptied only after it.

        Raises:
            FileError: the place is in use or cannot be written, or a campaign is open elsewhere; the library stays.
        """
        from desktop.services.library import moving

        for table in self._folders():
            if os.path.exists(table / CAMPAIGN_FILE):
                self._refuse_if_open(table)
        before, opened, stopped = self.folder.absolute(), self._opened(), self._kept(_STOPPED)
        self.folder = moving.move(self.folder, folder, record_place)
        self._bin = Bin(self.folder / "bin", self.folder, self.clock)
        self._write_opened(
            {_rebased(path, before, self.folder): when for path, when in opened.items()},
            {_rebased(path, before, self.folder): place for path, place in stopped.items()},
        )

    def tidy(self) -> None:
        """After a kill: sweep half written files, and empty the place the library was being moved from."""
        for folder in (self.folder, self.folder / "templates", self.folder / "templates" / "characters"):
            files.sweep(folder)
        for half_made in files.stale(self.folder):
            files.clear_away(half_made)
        if os.path.isfile(self.folder / ".moving.json"):
            from desktop.services.library import moving

            moving.finish(self.folder)


_NOT_TABLES = frozenset(("bin", "templates"))
_NOT_FOUND = frozenset((errno.ENOENT, errno.ENOTDIR, errno.ENAMETOOLONG, errno.EINVAL))
"""Any other refusal (a circle of links, no permission) is of a campaign that is there and cannot be reached."""
_RANDOM_ID = re.compile(r'"([0-9a-f]{32})"')
"""Ids chosen by hand (in samples) are kept: they may be ordinary words."""


def _head(folder: Path, opened: Mapping[str, str], stopped: Mapping[str, str]) -> CampaignHead | None:
    file = folder / CAMPAIGN_FILE
    if not files.speakable(folder):
        return (
            CampaignHead(folder, "", "", files.spoken(folder.name), fault="bad_name") if os.path.exists(file) else None
        )
    when = opened.get(str(folder.absolute()), "")
    try:
        data = parsing.parse(files.read_bytes(file))
    except parsing.Unreadable as error:
        return CampaignHead(folder, "", "", folder.name, opened=when, fault=error.code)
    except OSError as error:
        if error.errno in _NOT_FOUND:
            return None
        return CampaignHead(folder, "", "", folder.name, opened=when, fault="device")
    if data.get("format") != CAMPAIGN.format:
        return CampaignHead(folder, "", "", folder.name, opened=when, fault="other_kind")
    return CampaignHead(
        folder=folder,
        id=str(data.get("id", "")),
        system=str(data.get("system", "")),
        title=title_of(data) or folder.name,
        archived=data.get("archived") is True,
        opened=when,
        created=str(data.get("created", "")),
        stopped=stopped.get(str(folder.absolute()), ""),
        sheets=_count(folder / "characters"),
    )


def _rebased(path: str, before: Path, now: Path) -> str:
    return str(now / Path(path).relative_to(before)) if Path(path).is_relative_to(before) else path


def _count(folder: Path) -> int:
    with contextlib.suppress(OSError):
        return sum(1 for p in folder.iterdir() if p.suffix == ".json" and not p.name.startswith("."))
    return 0


def _renamed(data: dict[str, Any], ids: Mapping[str, str]) -> dict[str, Any]:
    """Replace every random id in a JSON value; nothing else looks like one."""
    text = _RANDOM_ID.sub(lambda found: f'"{ids.get(found[1], found[1])}"', json.dumps(data))
    renamed: dict[str, Any] = json.loads(text)
    return renamed
