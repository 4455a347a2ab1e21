"""Every migration has a fixture, leads to the present version and leaves the file alone."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from desktop.core.custom.definition import SCHEMA
from desktop.services.campaign.definitions import dump, from_data
from desktop.services.campaign.migrations import DEFINITION, MIGRATIONS, Migration, migrated
from desktop.services.campaign.sheets import kind
from desktop.services.storage import parsing
from desktop.services.storage.file_errors import FileError
from desktop.services.storage.stored import Stored
from desktop.services.text.catalogue import Catalogue, system_ids

_FIXTURES = Path(__file__).parent / "migrations"


def wanted_fixtures(registry: Mapping[str, Mapping[int, Migration]] = MIGRATIONS) -> tuple[str, ...]:
    """Name the fixture that every migration must have."""
    by_system: dict[str, Mapping[int, Migration]] = {}
    catalogue = Catalogue()
    for info in catalogue:
        system = catalogue.system(info.id)
        by_system |= {info.id: system.migrations, f"{DEFINITION.format}-{info.id}": system.definition_migrations}
    return tuple(f"{kind}-{version}" for kind, steps in {**registry, **by_system}.items() for version in sorted(steps))


def test_every_migration_has_its_fixture() -> None:
    missing = [name for name in wanted_fixtures() if not (_FIXTURES / f"{name}.json").is_file()]
    assert missing == []


def test_a_migration_without_fixture_would_be_named() -> None:
    assert "takujo-table-3" in wanted_fixtures({"takujo-table": {3: lambda data: data}})


def test_every_fixture_reaches_the_present_version() -> None:
    for file in _FIXTURES.glob("*.json"):
        kind_name, _, version = file.stem.rpartition("-")
        data = parsing.parse(file.read_bytes())
        assert data["schema_version"] == int(version), file.name
        _reach_present(kind_name, Stored(file, data, ""))


def _reach_present(kind_name: str, stored: Stored) -> None:
    if kind_name.startswith(DEFINITION.format):
        definition = from_data(stored.data, stored.path)
        assert definition.schema_version == DEFINITION.version == SCHEMA
        rule_system = Catalogue().system(definition.based_on)
        assert rule_system.check_definition(definition) == ()
        assert definition == from_data(dump(definition), stored.path)
        expected = stored.path.with_suffix(".expected")
        assert dump(definition)["lists"] == json.loads(expected.read_text(encoding="utf-8")), rule_system.id
        return
    if kind_name in MIGRATIONS:
        steps = MIGRATIONS[kind_name]
        assert migrated(stored, max(steps) + 1, steps)["schema_version"] == max(steps) + 1
        return
    system = Catalogue().system(kind_name)
    system.sheet_type.model_validate(migrated(stored, kind(system).version, system.migrations))


@pytest.mark.parametrize("system", system_ids())
def test_migrations_of_a_rule_system_reach_its_version(system: str) -> None:
    rule_system = Catalogue().system(system)
    assert sorted(rule_system.migrations) == list(range(1, kind(rule_system).version))


def test_migrations_run_in_order_without_changing_their_input(tmp_path: Path) -> None:
    def rename(data: dict[str, Any]) -> dict[str, Any]:
        data["title"] = data.pop("name")
        return data

    steps = {1: rename, 2: lambda data: {**data, "title": data["title"] + "！"}}
    read = Stored(tmp_path / "a.json", {"name": "霧島", "deep": {"x": [1]}}, "")
    before = json.dumps(read.data)
    assert migrated(read, 3, steps) == {"title": "霧島！", "deep": {"x": [1]}, "schema_version": 3}
    assert json.dumps(read.data) == before
    with pytest.raises(FileError, match=r"古すぎて読めません（版 1）"):
        migrated(read, 3, {2: rename})


def test_a_newer_file_is_not_touched(tmp_path: Path) -> None:
    read = Stored(tmp_path / "a.json", {"schema_version": 9}, "")
    assert migrated(read, 3, {}) == {"schema_version": 9}
