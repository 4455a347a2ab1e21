"""Sheets between file and model: load with migration and every mistake listed, dump with unknown keys kept."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from pydantic import ValidationError

from desktop.core.custom.definition import MOST_PARTS, MOST_ROWS
from desktop.core.sheet import Sheet
from desktop.core.system import AnySystem
from desktop.core.validation_problems import pydantic_problems
from desktop.services.campaign import embedded
from desktop.services.campaign.migrations import migrated
from desktop.services.storage import files, parsing
from desktop.services.storage.file_errors import InvalidFile, fault, unreadable
from desktop.services.storage.store import Store
from desktop.services.storage.stored import Kind, Stored
from desktop.services.text.catalogue import Catalogue, foreign


def kind(system: AnySystem) -> Kind:
    """What a sheet file of a system must be."""
    version = int(system.sheet_type.model_fields["schema_version"].default)
    return Kind("", version, "キャラクターシート", files.SHEET_BYTES)


def system_of(data: dict[str, Any], path: Path) -> str:
    """Return the id of the system a sheet file names.

    Raises:
        FileError: it names none; so it is no sheet.
    """
    found = data.get("system")
    if not isinstance(found, str) or not found or "format" in data:
        raise fault("no_system", path)
    return found


def own_system(data: dict[str, Any], path: Path, catalogue: Catalogue) -> AnySystem:
    """Return the rule system of a sheet that is read on its own.

    Raises:
        FileError: it is no sheet, or of a system that is not there.
    """
    found = system_of(data, path)
    if found not in catalogue:
        raise foreign(path, found, "")
    return catalogue.system(found)


def read(store: Store, path: Path, system: AnySystem) -> tuple[Stored, Sheet]:
    """Read a sheet of this system; one of a newer version comes back `read_only` when its values still fit.

    Raises:
        FileError: one sentence says what is wrong; `InvalidFile` lists every value. The file is untouched.
    """
    stored = store.read(path, kind(system))
    return stored, load(stored, system)


def load(stored: Stored, system: AnySystem) -> Sheet:
    """Turn what was read into a sheet; what a file bears only outside of a campaign is no part of it.

    Raises:
        FileError: another system's, or values that do not fit.
    """
    found = system_of(stored.data, stored.path)
    if found != system.id:
        raise foreign(stored.path, found, system.id)
    if not embedded.BESIDE.isdisjoint(stored.data):
        stored = Stored(stored.path, embedded.bare(stored.data), stored.digest, stored.read_only)
    try:
        parsing.check_parts({k: v for k, v in stored.data.items() if k != "history"}, MOST_ROWS, MOST_PARTS)
        parsing.check_parts({"history": stored.data.get("history")}, MOST_PARTS, MOST_PARTS)
    except parsing.Unreadable as error:
        raise unreadable(error, stored.path) from None
    data = migrated(stored, kind(system).version, system.migrations)
    try:
        sheet: Sheet = system.sheet_type.model_validate(data)
    except ValidationError as error:
        problems = system.file_problems(data, system.game())
        raise InvalidFile(stored.path, pydantic_problems(error) if problems is None else problems) from None
    return sheet


def dump(sheet: Sheet) -> dict[str, Any]:
    """Return a sheet as it is written: fields in the model's order, unknown keys after them."""
    return sheet.model_dump(mode="json", by_alias=True)
