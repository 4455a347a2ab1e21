"""Finds the rule systems: what each is called without loading it, and the rule system itself once it is needed."""

from __future__ import annotations

import importlib
import json
import os
from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from desktop import assets, systems

if TYPE_CHECKING:
    from desktop.core.system import AnySystem  # the first window opens without the rules of any rule system
    from desktop.services.storage.file_errors import FileError


@dataclass(frozen=True)
class Accent:
    """A system's one colour, and its tint, on light paper and on dark."""

    light: str = "#2F4B8F"
    light_tint: str = "#E6EAF4"
    dark: str = "#93B0F0"
    dark_tint: str = "#1F2738"


@dataclass(frozen=True)
class SystemInfo:
    """How a system presents itself, from `resources/systems/<id>/system.json`."""

    id: str
    name: str
    line: str = ""
    """What it is, in one line."""
    die: int = 6
    """Sides of the die drawn as its sign."""
    accent: Accent = Accent()
    name_en: str = ""
    line_en: str = ""
    order: int = 100
    """Place in lists; equal ones by id."""
    raw: dict[str, Any] = field(default_factory=dict, compare=False)
    """All that the file says."""

    def name_in(self, language: str) -> str:
        """Return the name in `ja` or `en`."""
        return self.name_en if language == "en" else self.name

    def line_in(self, language: str) -> str:
        """Return the one line in `ja` or `en`."""
        return self.line_en if language == "en" else self.line


@cache
def system_ids() -> tuple[str, ...]:
    """Walk the package of rule systems; the program, the tests and the frozen build all ask this one walker."""
    return tuple(sorted(name for folder in systems.__path__ for name in _packages(folder)))


def _packages(folder: str) -> Iterator[str]:
    """List the packages in a folder, as `pkgutil` would; that loads `inspect` for it."""
    for entry in os.scandir(folder):
        beginnings = (os.path.join(entry.path, f"__init__.{kind}") for kind in ("py", "pyc"))
        if not entry.name.startswith("_") and any(map(os.path.isfile, beginnings)):
            yield entry.name


class Catalogue:
    """Every rule system of this installation."""

    def __init__(self) -> None:
        infos = (_info(name) for name in system_ids())
        self._infos = {info.id: info for info in sorted(infos, key=lambda i: (i.order, i.id))}

    def __iter__(self) -> Iterator[SystemInfo]:
        return iter(self._infos.values())

    def __contains__(self, system_id: object) -> bool:
        return system_id in self._infos

    @property
    def infos(self) -> tuple[SystemInfo, ...]:
        """All systems in the order of lists."""
        return tuple(self._infos.values())

    def info(self, system_id: str) -> SystemInfo:
        """Return how a system presents itself, without loading it.

        Raises:
            TakujoError: no such system.
        """
        if system_id not in self._infos:
            raise self._unknown(system_id)
        return self._infos[system_id]

    def system(self, system_id: str) -> AnySystem:
        """Load a rule system (the first time) and return it.

        Raises:
            TakujoError: no such system.
        """
        return _load(self.info(system_id).id)

    def _unknown(self, system_id: str) -> Exception:
        from desktop.services.storage.file_errors import fault

        return fault("unknown_system", Path(), system=str(system_id)[:40], known=tuple(self._infos))


def name_of(system_id: str) -> str:
    """Return a system's Japanese name; an unknown id is returned, cut to a sentence."""
    return _info(system_id).name if system_id in system_ids() else system_id[:40]


def foreign(path: Path, found: str, wanted: str) -> FileError:
    """Say that a file is of another system than the one that is wanted, or of one that is not there."""
    from desktop.services.storage.file_errors import fault

    if found not in system_ids():
        return fault("system_missing", path, found=name_of(found))
    return fault("other_system", path, found=name_of(found), wanted=name_of(wanted))


@cache
def _load(system_id: str) -> AnySystem:
    rule_system: AnySystem = importlib.import_module(f"{systems.__name__}.{system_id}").SYSTEM
    return rule_system


@cache
def _info(system_id: str) -> SystemInfo:
    file = assets.path("systems", system_id, "system.json")
    says = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    name, line = says.get("name", system_id), says.get("line", "")
    return SystemInfo(
        id=system_id,
        name=name,
        line=line,
        die=int(str(says.get("die", 6)).lower().removeprefix("d")),
        accent=_accent(says.get("accent")),
        name_en=says.get("name_en", name),
        line_en=says.get("line_en", line),
        order=says.get("order", 100),
        raw=says,
    )


def _accent(says: object) -> Accent:
    if isinstance(says, dict):
        return Accent(**{key: says[key] for key in [f.name for f in fields(Accent)] if key in says})
    return Accent(light=says) if isinstance(says, str) else Accent()
