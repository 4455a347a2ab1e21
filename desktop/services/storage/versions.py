"""Earlier versions of a file, kept beside it in `.versions/<name>/`, so that anything can be brought back."""

from __future__ import annotations

import contextlib
import os
import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from desktop.services.storage import files

KEEP = 20
"""Newest versions kept of every file, and newest ones before a long text shrank."""
KEEP_HOURS, KEEP_DAYS = 24, 10
"""Beyond those, the last version of so many earlier hours, and of so many days before these."""
_SHRANK = "-long"
"""Ends the name of the last version before a long text shrank."""
UNREAD = "unread"
"""Stands for the fingerprint of what could not be read."""
_STAMP = "%Y%m%dT%H%M%S.%fZ"
_NUMBERED = re.compile(r"(\d{8,12})~(.+)")


@dataclass(frozen=True)
class Version:
    """One earlier content of a file."""

    path: Path
    at: datetime
    digest: str
    """First 16 digits of the content's fingerprint."""
    number: int = 0
    """Place in the order of keeping, which no clock can turn round; 0 in files of earlier programs."""
    shrank: bool = False
    """True when a long text lost more than half of its letters after it."""


def folder_of(path: Path) -> Path:
    """Return the hidden folder that keeps the versions of a file."""
    return path.parent / ".versions" / path.name


def versions(path: Path) -> tuple[Version, ...]:
    """List the earlier versions of a file, the last kept first; unknown files in the folder are left alone."""
    with contextlib.suppress(OSError):
        found = (_version(entry) for entry in folder_of(path).iterdir())
        return tuple(sorted((v for v in found if v), key=lambda v: (v.number, v.at), reverse=True))
    return ()


def _version(path: Path) -> Version | None:
    numbered = _NUMBERED.fullmatch(path.name)
    stamp, _, rest = (numbered[2] if numbered else path.name).partition("-")
    try:
        at = datetime.strptime(stamp, _STAMP).replace(tzinfo=UTC)
    except ValueError:
        return None
    name = rest.removesuffix(path.suffix)
    digest, number = name.removesuffix(_SHRANK), int(numbered[1]) if numbered else 0
    return Version(path, at, digest, number, shrank=name.endswith(_SHRANK))


def keep(path: Path, fingerprint: str, now: datetime, *, shrank: bool = False) -> None:
    """Keep what `path` holds now, before something else takes its place.

    The same content is kept once, under its latest number. The copy is a hard link: the file itself is replaced,
    never written into, so the link costs nothing; where links are unknown (a stick with FAT), and for what is
    behind a link, it is a copy.

    Args:
        shrank: what takes its place has lost a long text.

    Raises:
        OSError: the versions folder cannot be written.
    """
    earlier = versions(path)
    shrank = shrank or any(v.shrank for v in earlier if v.digest == fingerprint[:16])
    target = _next(path, fingerprint[:16] + _SHRANK * shrank, now, earlier)
    files.sweep(target.parent)
    try:
        if path.is_symlink():
            raise OSError
        os.link(path, target)
    except OSError:
        files.copy(path, target)
    _drop_same(path, fingerprint, earlier)


def add(path: Path, raw: bytes, now: datetime, *, shrank: bool = False) -> None:
    """Keep content that is not in the file: rejected in favour of the one on the disk, or written over before.

    Args:
        shrank: a long text of it has shrunk since.

    Raises:
        OSError: the versions folder cannot be written.
    """
    earlier, fingerprint = versions(path), files.digest(raw)
    files.replace(_next(path, fingerprint[:16] + _SHRANK * shrank, now, earlier), raw)
    _drop_same(path, fingerprint, earlier)


def _drop_same(path: Path, fingerprint: str, earlier: Sequence[Version]) -> None:
    for same in (v for v in earlier if v.digest == fingerprint[:16]):
        same.path.unlink(missing_ok=True)
    thin(versions(path))


def put_aside(path: Path, now: datetime) -> None:
    """Move what cannot even be read among the versions as it is, so that something else can take its place.

    Raises:
        OSError: it cannot be moved, and is where it was.
    """
    os.rename(path, _next(path, UNREAD, now, versions(path)))


def _next(path: Path, digest: str, now: datetime, earlier: Sequence[Version]) -> Path:
    """Return the place of the next version, in a folder that is there."""
    folder = folder_of(path)
    folder.mkdir(parents=True, exist_ok=True)
    number = (earlier[0].number if earlier else 0) + 1
    return folder / f"{number:08}~{now.astimezone(UTC).strftime(_STAMP)}-{digest}{path.suffix}"


def thin(ordered: Sequence[Version]) -> None:
    """Keep the last versions (`ordered` begins with them), of those before fewer the older they are."""
    kept = list(ordered[:KEEP])
    for span, most in (("%Y%m%d%H", KEEP_HOURS), ("%Y%m%d", KEEP_DAYS)):
        known = {version.at.strftime(span) for version in kept}
        last: dict[str, Version] = {}
        for version in ordered:
            if version.at.strftime(span) not in known:
                last.setdefault(version.at.strftime(span), version)
        kept += list(last.values())[:most]
    kept += [version for version in ordered if version.shrank][:KEEP]
    for path in {version.path for version in ordered} - {version.path for version in kept}:
        with contextlib.suppress(OSError):
            path.unlink()
