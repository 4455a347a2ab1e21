"""Templates (ひな形) of single characters: sheet files in `templates/characters/`, portraits beside them."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from desktop.core.game import AnyGame
from desktop.core.system import AnySystem
from desktop.services.campaign.bin import Bin, Binned
from desktop.services.campaign.campaign import Campaign
from desktop.services.library import exchange
from desktop.services.library.exchange import Decision
from desktop.services.library.library import Library
from desktop.services.storage import files, parsing
from desktop.services.storage.store import now
from desktop.services.storage.stored import Stored


@dataclass(frozen=True)
class SheetTemplate:
    """A character to start from."""

    path: Path
    name: str
    system: str


def folder(library: Library) -> Path:
    """Return where the templates lie."""
    return library.folder / "templates" / "characters"


def sheet_templates(library: Library, system: str) -> tuple[SheetTemplate, ...]:
    """List a system's templates by name; files that are no sheets are left out."""
    return ordered(chosen(candidates(library), system))


def candidates(library: Library) -> list[Path]:
    """List the files that may be templates."""
    return files.listed(folder(library))


def chosen(paths: Iterable[Path], system: str) -> list[SheetTemplate]:
    """Look into files, and return those that are templates of a system."""
    return [found for found in map(_template, paths) if found and found.system == system]


def ordered(found: Iterable[SheetTemplate]) -> tuple[SheetTemplate, ...]:
    """Put templates in the order in which they are listed."""
    return tuple(sorted(found, key=lambda t: (t.name, str(t.path))))


def _template(path: Path) -> SheetTemplate | None:
    with contextlib.suppress(OSError, parsing.Unreadable):
        data: Mapping[str, Any] | None = files.head(path, "format", "system", "name")
        if data is None or not {"system", "name"} <= data.keys():
            data = parsing.parse(files.read_bytes(path))
        if isinstance(data.get("system"), str) and "format" not in data:
            return SheetTemplate(path, str(data.get("name") or path.stem), data["system"])
    return None


def save(library: Library, campaign: Campaign, source: Path) -> Path:
    """Keep a sheet of a campaign as a template; one of the same sheet stays, and the new one is beside it.

    Raises:
        FileError: the sheet cannot be read, or the template not be written.
    """
    target = folder(library)
    try:
        target.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        from desktop.services.storage.file_errors import writing

        raise writing(error, target / source.name) from error
    return exchange.export_sheet(library.store, source, target, campaign.portraits, free_name=True)


def create_from(campaign: Campaign, system: AnySystem, game: AnyGame, template: SheetTemplate) -> Stored:
    """Make a new character of a campaign out of a template, with an id of its own.

    Raises:
        FileError: the template cannot be read or does not fit, or the campaign not be written.
    """
    from desktop.services.storage.file_errors import FileError

    (candidate,) = exchange.preview(campaign, system, game, [template.path])
    if candidate.fault is not None:
        raise FileError(candidate.fault, template.path)
    (stored,) = exchange.bring_in(campaign, [candidate.decide(Decision.KEEP_BOTH)])
    return stored


def bin_of(library: Library, clock: Callable[[], datetime] = now) -> Bin:
    """Return the bin of templates."""
    return Bin(folder(library) / "bin", folder(library), clock)


def delete(library: Library, template: SheetTemplate) -> Binned:
    """Move a template to the bin.

    Raises:
        FileError: it has gone, or the disk refuses.
    """
    return bin_of(library).put(template.path)
