"""The sample 卓 of a system, ready to play: copied into the library, so that nothing done to it hurts the original."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from desktop import assets
from desktop.services import files
from desktop.services.library import Library
from desktop.services.table import Table


def has_sample(system: str) -> bool:
    """Tell whether a system brings a sample 卓."""
    return (_folder(system) / "table.json").is_file()


def open_sample(library: Library, system: str, language: str = "ja") -> Table:
    """Copy a system's sample 卓 into the library and return it; each time a new one, its scenario at hand.

    Args:
        language: of the scenario and its handouts, where there are some in it.

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
    scenarios = tuple(_texts(folder / "scenarios", language))
    played = files.parse(files.read_bytes(scenarios[0])).get("id", "") if scenarios else ""
    table = library.create_with({**data, "system": system, "party": party, "scenario": played}, sheets)
    _copy_portraits(folder, table)
    _copy(scenarios, table.folder / "scenarios")
    _copy([path for path in _texts(folder, language) if _plain(path) == "handouts.json"], table.folder)
    return table


def _texts(folder: Path, language: str) -> Iterator[Path]:
    """Yield the files of a folder in a language: `mill.en.json` stands for `mill.json`."""
    for path in sorted(folder.glob("*.json")):
        if path.suffixes[:-1]:
            continue
        other = path.with_suffix(f".{language}.json")
        yield other if other.is_file() else path


def _plain(path: Path) -> str:
    return path.name.split(".")[0] + ".json"


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


def _copy(sources: Iterable[Path], target: Path) -> None:
    for source in sources:
        with contextlib.suppress(OSError):
            target.mkdir(exist_ok=True)
            files.replace(target / _plain(source), source.read_bytes(), durable=False)


def _folder(system: str) -> Path:
    return assets.path("systems", system, "samples")
