"""The sample 卓 of a system, ready to play: copied into the library, so that nothing done to it hurts the original."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Any

from desktop import assets
from desktop.services import files
from desktop.services.library import Library
from desktop.services.table import Table


def has_sample(system: str) -> bool:
    """Tell whether a system brings a sample 卓."""
    return (_folder(system) / "table.json").is_file()


def open_sample(library: Library, system: str) -> Table:
    """Copy a system's sample 卓 into the library and return it; each time a new one.

    Raises:
        FileFault: the system has none, or the library cannot be written.
    """
    folder = _folder(system)
    if not has_sample(system):
        from desktop.services.faults import fault

        raise fault("no_sample", folder / "table.json", system=system)
    data = files.parse(files.read_bytes(folder / "table.json"))
    sheets = [files.parse(files.read_bytes(path)) for path in sample_sheets(system)]
    party = data.get("party") or [s.get("id") for s in sheets if s.get("is_pc", True)]
    table = library.create_with({**data, "system": system, "party": party}, sheets)
    _copy_portraits(folder, table)
    _copy_scenarios(folder, table)
    return table


def sample_sheets(system: str) -> tuple[Path, ...]:
    """List the sample sheets that a system brings."""
    folder = _folder(system)
    found = (p for p in folder.rglob("*.json") if p != folder / "table.json" and _is_sheet(p, system))
    return tuple(sorted(found))


def _is_sheet(path: Path, system: str) -> bool:
    data: dict[str, Any] = files.parse(files.read_bytes(path))
    return data.get("system") == system and "format" not in data


def _copy_portraits(folder: Path, table: Table) -> None:
    for picture in (folder / "portraits").glob("*.*"):
        with contextlib.suppress(OSError):
            table.portraits.mkdir(exist_ok=True)
            files.replace(table.portraits / picture.name, picture.read_bytes(), durable=False)


def _copy_scenarios(folder: Path, table: Table) -> None:
    for scenario in (folder / "scenarios").glob("*.json"):
        with contextlib.suppress(OSError):
            target = table.folder / "scenarios"
            target.mkdir(exist_ok=True)
            files.replace(target / scenario.name, scenario.read_bytes(), durable=False)


def _folder(system: str) -> Path:
    return assets.path("systems", system, "samples")
