"""ごみ箱: deleted files are kept in a separate folder and can be restored until it is emptied."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

LONGEST_NAME = 255
"""Bytes of a file name."""
_STAMP = "%Y%m%dT%H%M%S.%fZ"


@dataclass(frozen=True)
class Binned:
    """One deleted file or folder."""

    path: Path
    at: datetime
    name: str
    """Its name before it was deleted."""


class Bin:
    """The bin of one folder.

    Args:
        folder: where deleted things lie.
        home: where they come from and go back to.
    """

    def __init__(self, folder: Path, home: Path, clock: Callable[[], datetime]) -> None:
        self._folder = folder
        self._home = home
        self._clock = clock

    def put(self, path: Path) -> Binned:
        """Move a file or folder here.

        Raises:
            FileError: it has gone, or the disk refuses.
        """
        at = self._clock().astimezone(UTC)
        target = self._folder / f"{at.strftime(_STAMP)}~{path.name}"
        if len(os.fsencode(target.name)) > LONGEST_NAME:  # then the time is a folder
            target = self._folder / f"{at.strftime(_STAMP)}~" / path.name
        self._move(path, target)
        return Binned(target, at, path.name)

    def items(self) -> tuple[Binned, ...]:
        """List what is here, the latest first."""
        with contextlib.suppress(OSError):  # none yet, or none that may be looked into
            found = [_binned(path) for path in self._folder.iterdir()]
            return tuple(sorted((b for b in found if b), key=lambda b: b.at, reverse=True))
        return ()

    def restore(self, binned: Binned) -> Path:
        """Put one back under its name, or beside whatever has that name now.

        Raises:
            FileError: it is not here any more, or the disk refuses.
        """
        from desktop.services.storage.file_errors import fault

        if not os.path.lexists(binned.path):
            raise fault("not_in_bin", self._home / binned.name)
        target = free(self._home / binned.name)
        self._move(binned.path, target)
        if binned.path.parent != self._folder:  # its name was too long beside a time
            with contextlib.suppress(OSError):
                binned.path.parent.rmdir()
        return target

    def _move(self, source: Path, target: Path) -> None:
        try:
            target.parent.mkdir(parents=True, exist_ok=True)
            os.rename(source, target)
        except OSError as error:
            from desktop.services.storage.file_errors import writing

            raise writing(error, source) from error


def free(path: Path) -> Path:
    """Return `path`, or the first `name (2).json` that nothing has yet."""
    candidate, number = path, 2
    while os.path.lexists(candidate):
        ending = f" ({number}){path.suffix}"
        candidate = path.with_name(_cut(path.stem, LONGEST_NAME - len(os.fsencode(ending))) + ending)
        number += 1
    return candidate


def _cut(text: str, most: int) -> str:
    """Return the beginning of a name that takes so many bytes at most."""
    while len(os.fsencode(text)) > most:
        text = text[:-1]
    return text


def _binned(path: Path) -> Binned | None:
    stamp, _, name = path.name.partition("~")
    try:
        at = datetime.strptime(stamp, _STAMP).replace(tzinfo=UTC)
        path = path if name else next(path.iterdir())
    except (ValueError, OSError, StopIteration):
        return None
    return Binned(path, at, name or path.name)
