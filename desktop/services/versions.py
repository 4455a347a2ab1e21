"""Earlier versions of a file, kept beside it in `.versions/<name>/`, so that anything can be brought back."""

from __future__ import annotations

import contextlib
import os
import shutil
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

KEEP = 20
"""Newest versions kept of every file."""
KEEP_DAYS = 10
"""Beyond those, the last version of so many earlier days."""
_STAMP = "%Y%m%dT%H%M%S.%fZ"


@dataclass(frozen=True)
class Version:
    """One earlier content of a file."""

    path: Path
    at: datetime
    digest: str
    """First 16 digits of the content's fingerprint."""


def folder_of(path: Path) -> Path:
    """Return the hidden folder that keeps the versions of a file."""
    return path.parent / ".versions" / path.name


def versions(path: Path) -> tuple[Version, ...]:
    """List the earlier versions of a file, newest first; unknown files in the folder are left alone."""
    with contextlib.suppress(OSError):
        found = (_version(entry) for entry in folder_of(path).iterdir())
        return tuple(sorted((v for v in found if v), key=lambda v: v.at, reverse=True))
    return ()


def _version(path: Path) -> Version | None:
    stamp, _, rest = path.name.partition("-")
    try:
        at = datetime.strptime(stamp, _STAMP).replace(tzinfo=UTC)
    except ValueError:
        return None
    return Version(path, at, rest.removesuffix(path.suffix))


def keep(path: Path, fingerprint: str, now: datetime) -> None:
    """Keep what `path` holds now, before something else takes its place.

    The same content is kept once, under its latest time. The copy is a hard link: the file itself is replaced, never
    written into, so the link costs nothing; where links are unknown (a stick with FAT) it is a copy.

    Raises:
        OSError: the versions folder cannot be written.
    """
    folder = folder_of(path)
    folder.mkdir(parents=True, exist_ok=True)
    earlier = versions(path)
    target = folder / f"{now.astimezone(UTC).strftime(_STAMP)}-{fingerprint[:16]}{path.suffix}"
    for same in (v for v in earlier if v.digest == fingerprint[:16]):
        same.path.unlink(missing_ok=True)
    target.unlink(missing_ok=True)
    try:
        os.link(path, target)
    except OSError:
        shutil.copyfile(path, target)
    thin(versions(path))


def thin(found: Iterable[Version]) -> None:
    """Drop all but the newest versions and the last one of each of the days before."""
    ordered = sorted(found, key=lambda v: v.at, reverse=True)
    days: dict[str, Version] = {}
    for version in ordered[KEEP:]:
        days.setdefault(version.at.strftime("%Y%m%d"), version)
    last_of_newest = {v.at.strftime("%Y%m%d") for v in ordered[:KEEP]}
    kept = {v.path for day, v in list(days.items())[:KEEP_DAYS] if day not in last_of_newest}
    for version in ordered[KEEP:]:
        if version.path not in kept:
            with contextlib.suppress(OSError):
                version.path.unlink()
