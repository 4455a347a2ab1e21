"""Brings files of earlier versions up to date: one small function per version, none of which touches the file.

A kind's functions stand in its registry, keyed by the version they start from; a rule system keeps those of its
sheets in
`GameSystem.migrations`. Every one has a fixture `tests/services/migrations/<kind>-<version>.json`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from desktop.services.storage.files import DEFINITION_BYTES
from desktop.services.storage.store import schema_version
from desktop.services.storage.stored import Kind, Stored

if TYPE_CHECKING:
    from desktop.core.custom.definition import Definition

NOWHERE = Path()
"""Stands for the place of what is in another file."""
Migration: TypeAlias = Callable[[dict[str, Any]], dict[str, Any]]
"""Takes a file's content of one version and returns that of the next; `schema_version` is set by the caller."""


def _by_system(version: int) -> Migration:
    """Let the rule system that a definition is based on bring it up to date, if it has anything to say."""

    def migration(data: dict[str, Any]) -> dict[str, Any]:
        from desktop.services.text.catalogue import Catalogue

        known, system_id = Catalogue(), data.get("based_on")
        if not isinstance(system_id, str) or system_id not in known:
            return data
        step = known.system(system_id).definition_migrations.get(version)
        return data if step is None else step(data)

    return migration


CAMPAIGN = Kind("takujo-table", 1, "卓")
DEFINITION = Kind("takujo-definition", 2, "ゲーム定義", DEFINITION_BYTES)
TEMPLATE = Kind("takujo-template", 1, "ひな形")
PREFERENCES = Kind("takujo-preferences", 1, "設定")
SESSION = Kind("takujo-session", 1, "前回の状態")
HANDOUTS = Kind("takujo-handouts", 1, "ハンドアウト")
SCENARIO = Kind("takujo-scenario", 1, "シナリオ", DEFINITION_BYTES)

MIGRATIONS: Mapping[str, Mapping[int, Migration]] = {
    CAMPAIGN.format: {},
    DEFINITION.format: {1: _by_system(1)},
    TEMPLATE.format: {},
    PREFERENCES.format: {},
    SESSION.format: {},
    HANDOUTS.format: {},
    SCENARIO.format: {},
}


def migrated(stored: Stored, version: int, steps: Mapping[int, Migration]) -> dict[str, Any]:
    """Return a file's content as of `version`; a newer file's content comes back as it is.

    Raises:
        FileError: no function leads from the file's version to this one.
    """
    from copy import deepcopy

    data = stored.data
    found = schema_version(data, stored.path)
    for step in range(found, version):
        if step not in steps:
            from desktop.services.storage.file_errors import fault

            raise fault("no_migration", stored.path, found=found)
        data = {**steps[step](deepcopy(data)), "schema_version": step + 1}
    return data


def definition(data: object, path: Path = NOWHERE) -> Definition:
    """Read a definition of any version known so far, brought up to date.

    Raises:
        pydantic.ValidationError: it does not fit.
        FileError: its version is no number.
    """
    from desktop.core.custom.definition import Definition

    if isinstance(data, Mapping):
        data = migrated(Stored(path, dict(data), ""), DEFINITION.version, MIGRATIONS[DEFINITION.format])
    return Definition.model_validate(data)
