"""The scenarios of a campaign: one file each in its folder `scenarios`, with versions and a bin, like sheets."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pydantic import ValidationError

from desktop.core.custom.definition import MOST_PARTS, MOST_ROWS
from desktop.core.problem import TakujoError
from desktop.core.sheet import new_id
from desktop.core.system import AnySystem
from desktop.core.value import Record
from desktop.services.campaign.bin import Bin, Binned, free
from desktop.services.campaign.campaign import Campaign
from desktop.services.campaign.migrations import MIGRATIONS, SCENARIO, migrated
from desktop.services.storage import files
from desktop.services.storage.file_errors import InvalidFile, writing
from desktop.services.storage.files import file_name
from desktop.services.storage.store import Store, check_content, now
from desktop.services.storage.stored import Stored
from desktop.services.text.catalogue import foreign

if TYPE_CHECKING:
    from desktop.core.prepared.scenario import (  # a sheet is opened without what scenarios are made of
        AnyScenarioKind,
        Scenario,
    )

FOLDER = "scenarios"
MOST = 200
"""Scenarios of one campaign that are listed."""
_LONGEST_TITLE = 200


@dataclass(frozen=True)
class Listed:
    """One scenario as the list knows it."""

    path: Path
    title: str
    id: str
    fault: TakujoError | None = None
    """Why it cannot be opened."""


class Scenarios:
    """Reads and writes the scenarios of one campaign of a system."""

    def __init__(self, campaign: Campaign, system: AnySystem) -> None:
        self._campaign, self._system = campaign, system
        self._bin = Bin(campaign.folder / "bin" / FOLDER, self.folder, now)

    @property
    def folder(self) -> Path:
        """Where they lie."""
        return self._campaign.folder / FOLDER

    def listed(self) -> tuple[Listed, ...]:
        """List them by file name; one that cannot be read says why."""
        return tuple(self._listed(path) for path in files.listed(self.folder)[:MOST])

    def _listed(self, path: Path) -> Listed:
        try:
            data = self._campaign.store.read(path, SCENARIO).data
        except TakujoError as error:
            return Listed(path, path.stem[:_LONGEST_TITLE], "", error)
        title, identifier = data.get("title"), data.get("id")
        shown = title[:_LONGEST_TITLE] if isinstance(title, str) and title.strip() else path.stem[:_LONGEST_TITLE]
        return Listed(path, shown, identifier if isinstance(identifier, str) else "")

    def find(self, identifier: str) -> Listed | None:
        """Find one by id."""
        return next((one for one in self.listed() if identifier and one.id == identifier), None)

    def read(self, path: Path) -> tuple[Stored, Scenario]:
        """Read a scenario, also one with mistakes that its page can list.

        Raises:
            FileError: another kind, newer, of another system, too large; `InvalidFile` lists every value that does
            not fit.
        """
        stored = self._campaign.store.read(path, SCENARIO)
        return stored, self.understood(stored)

    def understood(self, stored: Stored) -> Scenario:
        """Turn what a file holds, or held, into a scenario.

        Raises:
            FileError: as `read`.
        """
        return from_data(stored, self._system.id, self._system.scenario)

    def add(self, scenario: Scenario) -> Stored:
        """Write a new scenario to a file of its own.

        Raises:
            FileError: it cannot be written.
        """
        self._campaign.refuse_if_read_only()
        path = self.folder / file_name(scenario.title, scenario.id)
        try:
            self.folder.mkdir(exist_ok=True)
        except OSError as error:
            raise writing(error, path) from error
        return self._campaign.store.create(free(path), dump(scenario))

    def save(self, stored: Stored, scenario: Scenario) -> Stored:
        """Write a scenario over what was read of it; that becomes an earlier version.

        Raises:
            FileError: it cannot be written; Conflict: it changed on disk.
        """
        self._campaign.refuse_if_read_only()
        return self._campaign.store.save(stored, dump(scenario))

    def delete(self, path: Path) -> Binned:
        """Move a scenario to the bin.

        Raises:
            FileError: it has gone, or the disk refuses.
        """
        self._campaign.refuse_if_read_only()
        return self._bin.put(path)

    def binned(self) -> tuple[Binned, ...]:
        """List the deleted ones, the latest first."""
        return self._bin.items()

    def restore(self, binned: Binned) -> Path:
        """Bring a deleted one back.

        Raises:
            FileError: it is not in the bin any more, or the disk refuses.
        """
        self._campaign.refuse_if_read_only()
        return self._bin.restore(binned)

    def bring_in(self, path: Path) -> Stored:
        """Copy a validated scenario file into the campaign; one that exists already gets another id.

        Raises:
            FileError: as `read`.
        """
        _, scenario = self.read(path)
        known = {one.id for one in self.listed()}
        return self.add(scenario.evolve(id=new_id()) if scenario.id in known else scenario)


def from_data(stored: Stored, system: str, kind: AnyScenarioKind) -> Scenario:
    """Turn a file's JSON into a scenario.

    Raises:
        FileError: newer, of another system, too large; `InvalidFile` lists every value that does not fit.
    """
    from desktop.core.prepared.scenario import validation_problems

    data, path = stored.data, stored.path
    check_content(data, path, SCENARIO, MOST_ROWS, MOST_PARTS)
    if data.get("system") not in (system, "", None):
        raise foreign(path, str(data["system"]), system)
    current = migrated(stored, SCENARIO.version, MIGRATIONS[SCENARIO.format])
    try:
        return kind.type.model_validate({**current, "system": system})
    except ValidationError as error:
        raise InvalidFile(path, validation_problems(kind.type, error)) from None


def dump(scenario: Scenario) -> dict[str, Any]:
    """Return a scenario as it is written: what is as it always begins is left out, so that people can read the rest."""
    data: dict[str, Any] = _lean(scenario)
    head = {name: getattr(scenario, name) for name in ("format", "system", "schema_version", "id", "title")}
    return head | {name: value for name, value in data.items() if name not in head}


def _lean(part: Record) -> dict[str, Any]:
    """Leave out what is at its default, but never an id, and keep what this version does not know."""
    data = part.model_dump(mode="json", by_alias=True, exclude_defaults=True)
    for name, info in type(part).model_fields.items():
        value = getattr(part, name)
        if info.default_factory is not None:
            data |= part.model_dump(mode="json", include={name})
        if isinstance(value, tuple) and any(isinstance(one, Record) for one in value):
            data[name] = [_lean(one) if isinstance(one, Record) else one for one in value]
        elif isinstance(value, Record):
            data[name] = _lean(value)
    return data


def export(store: Store, scenario: Scenario, path: Path) -> Path:
    """Write a scenario to a file to share; a folder gets a name made from the title.

    Raises:
        FileError: it cannot be written.
    """
    if os.path.isdir(path):
        path = path / file_name(scenario.title, scenario.id)
    if os.path.exists(path):
        store.save(store.read(path, SCENARIO), dump(scenario))
    else:
        store.create(path, dump(scenario))
    return path
