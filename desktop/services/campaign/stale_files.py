"""Remembers what is being written outside the library, so that a half file on a stick is swept after a kill."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

from desktop.services.storage import encoding, files, parsing

_MOST = 100
_MAX_BYTES = 256 * 1024


class StaleFiles:
    """The files that this installation was writing elsewhere when it was last heard of.

    Args:
        file: where they are noted, among the program's own state.
    """

    def __init__(self, file: Path) -> None:
        self._file = file

    @contextlib.contextmanager
    def expecting(self, target: Path) -> Iterator[None]:
        """Note a file while it is being written; a note that cannot be made keeps nothing from being written."""
        before = self._noted()
        self._note([*before, str(target.absolute())])
        try:
            yield
        finally:
            self._note(before)

    def sweep(self) -> None:
        """Remove what an earlier run left half written; a medium that is not there now is asked again next time."""
        noted = self._noted()
        if not noted:
            return
        away = [name for name in noted if not os.path.isdir(Path(name).parent)]
        from desktop.services.campaign import portraits

        for name in noted:
            files.sweep_of(Path(name))
            portraits.sweep(Path(name).parent)
        self._note(away)

    def _noted(self) -> list[str]:
        with contextlib.suppress(OSError, parsing.Unreadable):
            named = parsing.parse(files.read_bytes(self._file, _MAX_BYTES)).get("writing")
            if isinstance(named, list):
                return [name for name in named if isinstance(name, str) and Path(name).name]
        return []

    def _note(self, names: list[str]) -> None:
        if not names and not os.path.exists(self._file):
            return
        with contextlib.suppress(OSError, UnicodeEncodeError):
            self._file.parent.mkdir(parents=True, exist_ok=True)
            files.replace(self._file, encoding.encode({"writing": names[-_MOST:]}), durable=False)
